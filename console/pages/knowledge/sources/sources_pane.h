// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/imports/document_upload.h"
#include "shared/core/clock.h"
#include "shared/models/knowledge_source_model.h"

namespace answerdesk::console {

class AddSourceDialog;
class ImportReport;
class SourceDetails;
class SourceFilter;
class SourceSettingsDialog;
class UploadStrip;

/// Where the knowledge comes from: folders, web pages, own answers; and imports into it.
class SourcesPane final : public ListPane<api::Source, KnowledgePane>
{
    Q_OBJECT
public:
    /// The model is not owned.
    SourcesPane(models::KnowledgeSourceModel *model, const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override { m_model->setWatching(active); }
    QString subtitle() const override;
    bool can(Verb verb) const override;
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    /// Files and folders that were dropped on the page: asks where to.
    void addFiles(const QStringList &paths);
    DocumentUpload &upload() { return m_upload; }

signals:
    void documentsWanted(const QString &sourceId);
    void documentsChanged(); ///< an import, a reading or a deletion has changed what there is

protected:
    void applyFilter() override;
    void showRow(int row) override;

private:
    void connectModel();
    void tellRead(const api::Source &source);
    void openDialog();
    void edit();
    void readEdited(const Fault &fault);
    void openSettings(const client::Tagged<api::Source> &before);
    bool canOn(const api::Source &source, Verb verb) const;
    void actOnCurrent(Verb verb);
    /// Those of the selected sources that the verb has a meaning for.
    QStringList concerned(Verb verb) const;
    void readSelected();
    void remove(const QStringList &ids);

    models::KnowledgeSourceModel *m_model;
    const Clock &m_clock;
    DocumentUpload m_upload;
    UploadStrip *m_strip = nullptr;
    SourceFilter *m_filter;
    SourceDetails *m_source;
    ImportReport *m_report;
    QPointer<AddSourceDialog> m_dialog;
    QPointer<SourceSettingsDialog> m_settings;
    std::optional<client::Tagged<api::Source>> m_edited; ///< in the settings
    client::PendingCall m_reading;
};

} // namespace answerdesk::console
