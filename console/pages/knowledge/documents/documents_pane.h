// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "shared/core/clock.h"
#include "shared/models/document_model.h"

class QComboBox;
class QPushButton;

namespace answerdesk::models {
class KnowledgeSourceModel;
}

namespace answerdesk::console {

class ElidedLabel;
class PassageView;

/// Every document with the passages that it was cut into.
class DocumentsPane final : public ListPane<api::Document, KnowledgePane>
{
    Q_OBJECT
public:
    /// The sources are not owned; they are read by the tab that shows them.
    DocumentsPane(models::KnowledgeSourceModel *sources, const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    QString textOf(Verb verb) const override;
    bool can(Verb verb) const override;
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    /// Its title, or the path of what has none.
    static QString nameOf(const api::Document &document)
    {
        return document.title.isEmpty() ? document.path : document.title;
    }
    /// Shows the documents of one source only.
    void showSource(const QString &sourceId);
    /// Chooses one, whatever the filter was.
    void showDocument(const QString &documentId);

signals:
    void addWanted();

protected:
    bool isFiltering() const override { return !m_model->filter().isEmpty(); }
    void clearFilter() override;
    void applyFilter() override;
    void showRow(int row) override;

private:
    QWidget *buildDetails();
    void fillSources();
    void fillLanguages();
    void chooseWanted();
    void showVerbs();
    void readAgain(const api::Document &document);
    void sayRead(const QString &name, const api::DocumentReading &reading);
    void askToRemove(const api::Document &document);
    void remove(const api::Document &document);

    models::KnowledgeSourceModel *m_sources;
    models::DocumentModel *m_model;
    models::PassageModel *m_passages;
    QComboBox *m_source;
    QComboBox *m_language;
    ElidedLabel *m_title;
    ElidedLabel *m_facts;
    PassageView *m_view;
    client::PendingCall m_finding;
    client::PendingCall m_changing;
    QList<std::pair<Verb, QPushButton *>> m_verbs; ///< of the document that is shown
    QString m_wanted; ///< document that is chosen as soon as the list has it
};

} // namespace answerdesk::console
