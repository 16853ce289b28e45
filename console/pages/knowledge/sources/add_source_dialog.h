// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/imports/document_upload.h"
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/knowledge.h"

class QComboBox;
class QMimeData;
class QLineEdit;

namespace answerdesk::console {

class HostOffer;
class ReadingFields;
class SegmentedControl;

/// Adds knowledge: a web page, a sitemap, a website, or files and folders of this computer. What was typed
/// stays until the server has accepted it.
class AddSourceDialog final : public TaskDialog
{
    Q_OBJECT
public:
    enum Choice { Page, Sitemap, Website, Files };
    /// The sources that files can go into, with their ids.
    explicit AddSourceDialog(const std::vector<api::Source> &sources, QWidget *parent);
    void setChoice(Choice choice);
    /// Files and folders that were dropped or chosen; more are added to them.
    void addChosen(const QStringList &paths);
    QStringList chosen() const { return m_chosen; }
    /// Files and folders of this computer among what is dragged.
    static QStringList localFiles(const QMimeData &data);
    void showRefusal(const Fault &fault, bool aboutAddress);
    /// Below the address; submits once more when the host is allowed.
    HostOffer *hostOffer() const { return m_hostOffer; }

signals:
    void pageWanted(const answerdesk::api::SourceRequest &request);
    void importWanted(const answerdesk::console::UploadOrder &order);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildPage();
    void buildFiles(const std::vector<api::Source> &sources);
    void showChoice();
    void showChosen();
    void submit();
    void submitPage();
    void submitFiles();

    SegmentedControl *m_choice;
    QWidget *m_page;
    QWidget *m_files;
    QLineEdit *m_address;
    FormField *m_addressField;
    HostOffer *m_hostOffer;
    QLineEdit *m_name;
    ReadingFields *m_reading;
    QComboBox *m_into;
    FormField *m_intoField;
    Paragraph *m_list;
    Paragraph *m_listError;
    QPushButton *m_add;
    QStringList m_chosen;
    QSet<QString> m_folders; ///< those of the chosen that are known to be folders
    bool m_isNamed = false; ///< a person has said where the files go
};

} // namespace answerdesk::console
