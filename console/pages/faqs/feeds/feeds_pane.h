// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/common/faqs_pane.h"
#include "console/pages/faqs/feeds/feed_model.h"
#include "console/pages/faqs/feeds/feed_upload.h"
#include "shared/core/clock.h"
#include <QtCore/QPointer>

class QPushButton;

namespace answerdesk::console {

class Banner;
class ContentStack;
class DataTable;
class CellModel;
class FeedDetails;
class FeedDialog;

/// Product feeds: what they brought last, how a run goes, and what is to be decided about it.
class FeedsPane final : public FaqsPane
{
    Q_OBJECT
public:
    explicit FeedsPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setBlocked(const QString &reason) override;
    void setActive(bool active) override { m_model->setWatching(active); }
    void focusContent() override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    void refreshTimes() override;
    QList<QAction *> verbs() const override;
    QList<QAction *> headVerbs() const override { return {m_add}; }
    bool offersFirstStep() const override;
    int waitingCount() const override;
    QString detailsText() const override;

    const FeedUpload &upload() const { return m_upload; }

public slots:
    void add();
    /// Sends a file to the chosen feed, from its beginning or from where its upload stopped.
    void uploadFile(const QString &path);

private:
    QAction *verb(const QString &icon, const QString &text, const QString &name);
    void build();
    void connectVerbs();
    void connectModel();
    void readCompany();
    void showState();
    void showFeed();
    void applyVerbs();
    void showHeld();
    void tellStopped(const api::Feed &feed);
    void tellDone(FeedModel::Action action, const api::Feed &feed);
    void tellRefusal(FeedModel::Action action, const api::Feed &feed, const client::ApiFailure &failure);
    void tellUpload();
    void runCurrent();
    void chooseFile();
    void openDialog(const std::optional<client::Tagged<api::Feed>> &feed);
    void editCurrent();
    void readEdited(const Fault &fault, const Error &error);
    void showProducts();
    void showReport();
    void removeCurrent();
    void cancelCurrent();
    const api::Feed *current() const;
    const api::Feed *held() const; ///< the first one that waits for a decision
    bool isUploading(const api::Feed &feed) const
    {
        return m_upload.isRunning() && m_upload.feedId() == feed.feedId;
    }

    const Clock &m_clock;
    FeedModel *m_model;
    FeedUpload m_upload;
    CellModel *m_cells;
    QAction *m_add;
    QAction *m_run;
    QAction *m_goOn;
    QAction *m_edit;
    QAction *m_products;
    QAction *m_report;
    QAction *m_cancel;
    QAction *m_remove;
    Banner *m_banner;
    QPushButton *m_discard;
    QPushButton *m_apply;
    DataTable *m_table;
    FeedDetails *m_details;
    ContentStack *m_stack;
    QPushButton *m_addFirst;
    QPointer<FeedDialog> m_dialog;
    std::optional<client::Tagged<api::Feed>> m_edited; ///< in the dialog
    QString m_file; ///< that is uploaded to the feed that is being added
    QStringList m_hosts; ///< allowed ones
    QString m_currency;
    client::PendingCall m_reading;
    client::PendingCall m_company;
    QString m_blocked;
};

} // namespace answerdesk::console
