// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "shared/core/clock.h"
#include "shared/models/document_model.h"
#include <QtCore/QTimer>

class QComboBox;
class QLineEdit;

namespace answerdesk::models {
class KnowledgeSourceModel;
}

namespace answerdesk::console {

class DataTable;
class DocumentCells;
class ElidedLabel;
class PassageView;
class Toolbar;

/// Every document with the passages that it was cut into.
class DocumentsPane final : public KnowledgePane
{
    Q_OBJECT
public:
    /// The sources are not owned; they are read by the tab that shows them.
    DocumentsPane(models::KnowledgeSourceModel *sources, const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool, const QString &) override { }
    void focusFilter() override;
    DataTable *list() const override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    void refreshTimes() override;
    QString textOf(Verb verb) const override;
    bool can(Verb) const override { return true; }
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;
    bool offersFirstStep() const override;

    /// Shows the documents of one source only.
    void showSource(const QString &sourceId);

signals:
    void addWanted();

private:
    void build();
    void fillSources();
    void fillLanguages();
    void applyFilter();
    void clearFilter();
    void showState();
    void showDetails();

    models::KnowledgeSourceModel *m_sources;
    models::DocumentModel *m_model;
    models::PassageModel *m_passages;
    DocumentCells *m_cells;
    Toolbar *m_toolbar;
    QWidget *m_line; ///< below the toolbar, and gone with it
    QLineEdit *m_search;
    QComboBox *m_source;
    QComboBox *m_language;
    DataTable *m_table;
    QWidget *m_details;
    ElidedLabel *m_title;
    ElidedLabel *m_facts;
    PassageView *m_view;
    ContentStack *m_stack;
    QTimer m_typed;
};

} // namespace answerdesk::console
