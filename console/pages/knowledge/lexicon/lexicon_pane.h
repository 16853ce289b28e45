// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "shared/client/lexicon_file.h"
#include "shared/core/clock.h"
#include "shared/models/lexicon_model.h"
#include <QtCore/QTimer>

class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class DataTable;
class ElidedLabel;
class LexiconCells;
class Toolbar;

/// What the company's customers say for words of its documents.
class LexiconPane final : public KnowledgePane
{
    Q_OBJECT
public:
    explicit LexiconPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    DataTable *list() const override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    void refreshTimes() override;
    QString textOf(Verb verb) const override;
    bool can(Verb verb) const override;
    void act(Verb verb) override;
    bool offersFirstStep() const override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    void setLocales(const QStringList &locales) { m_locales = locales; }
    /// Opens the dialog of a new entry with these words.
    void propose(const LexiconDialog::Words &words);
    /// Asks before it takes the rows of a CSV file.
    void importFile(const QString &path);

private:
    void build();
    QWidget *buildDetails();
    void connectModel();
    void connectWrites();
    void showState();
    void showDetails();
    void edit();
    void removeCurrent();
    void removeSelected();
    void buildSelection();
    void openEditor(const client::Tagged<api::LexiconEntry> &before);
    void readTheirs();
    void chooseFile();
    void showImportFailure(const client::ApiFailure &failure);
    const api::LexiconEntry *current() const;

    const Clock &m_clock;
    models::LexiconModel *m_model;
    LexiconCells *m_cells;
    Toolbar *m_toolbar;
    QWidget *m_line; ///< below the toolbar, and gone with it
    QLineEdit *m_search;
    DataTable *m_table;
    QWidget *m_details;
    ElidedLabel *m_facts;
    QPushButton *m_edit;
    QPushButton *m_remove;
    QPushButton *m_import;
    QPushButton *m_addFirst;
    ContentStack *m_stack;
    QPointer<LexiconDialog> m_dialog;
    std::optional<client::Tagged<api::LexiconEntry>> m_edited; ///< empty while a new one is added
    client::LexiconFileRows m_file; ///< that was sent last
    client::PendingCall m_reading;
    QStringList m_locales;
    QTimer m_typed;
    bool m_offline = false;
};

} // namespace answerdesk::console
