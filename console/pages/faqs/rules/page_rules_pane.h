// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/common/faqs_pane.h"
#include "console/pages/faqs/rules/page_rule_file.h"
#include "console/pages/faqs/rules/page_rule_model.h"
#include <QtCore/QPointer>

class QPushButton;

namespace answerdesk::console {

class ContentStack;
class DataTable;
class PageRuleCells;
class PageRuleDialog;
class RegeneratingStrip;

/// The rules that correct how pages are read, in their order; and how far the pages are that a change
/// concerns.
class PageRulesPane final : public FaqsPane
{
    Q_OBJECT
public:
    explicit PageRulesPane(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setBlocked(const QString &reason) override;
    void setActive(bool active) override { m_model->setWatching(active); }
    void focusContent() override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    void refreshTimes() override { }
    QList<QAction *> verbs() const override;
    QList<QAction *> headVerbs() const override { return {m_import, m_export, m_add}; }
    bool offersFirstStep() const override;
    QString detailsText() const override;

    /// A rule for the pages like this one, which is tried at once.
    void propose(const QString &address, api::PageRuleEffect effect);
    /// Asks whether the rules of a file are to take the place of all.
    void importFile(const QString &path);
    void exportFile(const QString &path);

private:
    QAction *verb(const QString &icon, const QString &text, const QString &name);
    void build();
    QWidget *buildTools();
    void connectVerbs();
    void connectModel();
    void showState();
    void applyVerbs();
    void openDialog(const QString &ruleId, const api::PageRuleContent &content, const QString &address,
        bool isTried = false);
    void editCurrent();
    void move(int by);
    void removeCurrent();
    void chooseImport();
    void chooseExport();
    void askToReplace(const QString &name, const pagerulefile::Read &file);
    void tellDone(PageRuleModel::Action action, const api::PageRule &rule);
    void tellRefusal(PageRuleModel::Action action, const client::ApiFailure &failure);
    const api::PageRule *current() const;

    PageRuleModel *m_model;
    PageRuleCells *m_cells;
    QAction *m_add;
    QAction *m_edit;
    QAction *m_up;
    QAction *m_down;
    QAction *m_remove;
    QAction *m_import;
    QAction *m_export;
    RegeneratingStrip *m_strip;
    QWidget *m_tools;
    DataTable *m_table;
    ContentStack *m_stack;
    QPushButton *m_addFirst;
    QPointer<PageRuleDialog> m_dialog;
    QString m_edited; ///< rule in the dialog; empty: one is added
    QString m_blocked;
};

} // namespace answerdesk::console
