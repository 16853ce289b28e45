// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/feeds.h"
#include "shared/client/api_client.h"
#include <QtCore/QStringListModel>
#include <QtCore/QTimer>

class QComboBox;

namespace answerdesk::console {

class ElidedLabel;
class FeedPreviewView;
class SegmentedControl;

/// Adds a feed, or changes how one is read, with its first products as they would be stored. Nothing is
/// stored before it is submitted.
class FeedDialog final : public TaskDialog
{
    Q_OBJECT
public:
    enum Choice { Address, File };
    /// What is known of the company.
    struct Company {
        QString key;
        QStringList allowedHosts;
        QString currency;
    };
    /// feed: the one that is changed; nothing: one is added.
    FeedDialog(client::ApiClient *client, const Company &company, const std::optional<api::Feed> &feed,
        QWidget *parent);
    ~FeedDialog() override;
    void setChoice(Choice choice);
    /// Of a feed whose files are uploaded.
    void chooseFile(const QString &path);
    void showRefusal(const Fault &fault, const Error &error);

signals:
    /// file: what is uploaded then; empty for a feed with an address.
    void addWanted(const answerdesk::api::FeedRequest &request, const QString &file);
    void changeWanted(const answerdesk::api::FeedChange &change);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    QWidget *buildPlace();
    QWidget *buildReading();
    void show(const api::Feed &feed);
    void showChoice();
    void openFileDialog();
    void startPreview();
    void previewSoon();
    /// What the fields say of how a feed is read; nothing when one of them is wrong, which then says so.
    bool readFields(api::FeedReading &reading);
    std::optional<schema::PageAddress> typedAddress(bool focus);
    void checkHost();
    /// Whether the refusal is of a field that is shown; then it stands there.
    bool tellAtField(const Fault &fault, const Error &error);
    void submit();

    QPointer<client::ApiClient> m_client;
    Company m_company;
    std::optional<api::Feed> m_feed;
    QStringListModel m_hosts;
    QLineEdit *m_name;
    SegmentedControl *m_choice;
    QLineEdit *m_address;
    QPushButton *m_show;
    QPushButton *m_chooseFile;
    ElidedLabel *m_fileName;
    QComboBox *m_interval;
    QComboBox *m_format;
    QLineEdit *m_currency;
    QLineEdit *m_shop;
    FormField *m_nameField;
    FormField *m_addressField;
    FormField *m_fileField;
    FormField *m_intervalField;
    FormField *m_currencyField;
    FormField *m_shopField;
    FeedPreviewView *m_preview;
    QPushButton *m_submit;
    QString m_file;
    QByteArray m_content; ///< the first bytes of the file, in Base64
    client::PendingCall m_call;
    QTimer m_soon;
    bool m_wasShown = false; ///< there is a preview, which follows what is changed
};

} // namespace answerdesk::console
