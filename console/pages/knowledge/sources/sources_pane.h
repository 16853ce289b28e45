// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/imports/document_upload.h"
#include "shared/core/clock.h"
#include "shared/models/knowledge_source_model.h"

class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class AddSourceDialog;
class DataTable;
class SourceCells;
class SourceDetails;
class SourceFilter;
class SourceSettingsDialog;
class ImportReport;
class Toolbar;
class UploadStrip;

/// Where the knowledge comes from: folders, web pages, own answers; and imports into it.
class SourcesPane final : public KnowledgePane
{
    Q_OBJECT
public:
    /// The model is not owned.
    SourcesPane(models::KnowledgeSourceModel *model, const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override { m_model->setWatching(active); }
    void focusFilter() override;
    DataTable *list() const override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    void refreshTimes() override;
    QString textOf(Verb verb) const override;
    bool can(Verb verb) const override;
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;
    bool offersFirstStep() const override;

    /// Files and folders that were dropped on the page: asks where to.
    void addFiles(const QStringList &paths);
    DocumentUpload &upload() { return m_upload; }

signals:
    void documentsWanted(const QString &sourceId);
    void documentsChanged(); ///< an import, a reading or a deletion has changed what there is

private:
    void build();
    void connectModel();
    void showState();
    void showDetails();
    void tellRead(const api::Source &source);
    void openDialog();
    void edit();
    void readEdited(const Fault &fault);
    void openSettings(const client::Tagged<api::Source> &before);
    void removeCurrent();
    void buildSelection();
    bool canOn(const api::Source &source, Verb verb) const;
    void actOnCurrent(Verb verb);
    /// Those of the selected sources that the verb has a meaning for.
    QStringList concerned(Verb verb) const;
    void readSelected();
    void removeSelected();
    const api::Source *current() const;

    models::KnowledgeSourceModel *m_model;
    const Clock &m_clock;
    DocumentUpload m_upload;
    UploadStrip *m_strip = nullptr;
    SourceFilter *m_filter;
    SourceCells *m_cells;
    Toolbar *m_toolbar;
    QWidget *m_line; ///< below the toolbar, and gone with it
    QLineEdit *m_search;
    DataTable *m_table;
    SourceDetails *m_details;
    ImportReport *m_report;
    ContentStack *m_stack;
    QPushButton *m_addFirst;
    QPointer<AddSourceDialog> m_dialog;
    QPointer<SourceSettingsDialog> m_settings;
    std::optional<client::Tagged<api::Source>> m_edited; ///< in the settings
    client::PendingCall m_reading;
    bool m_offline = false;
};

} // namespace answerdesk::console
