// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/fault.h"
#include "shared/core/clock.h"
#include "shared/models/faq_page_model.h"
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class ContentStack;
class DataTable;
class CellModel;
class SelectedRows;
class Toolbar;

/// The list of pages with its filters. Rows change in place; what is new and would move them waits behind a
/// line at the foot until it is wanted.
class FaqPagesPane final : public QWidget
{
    Q_OBJECT
public:
    /// The model is not owned.
    FaqPagesPane(models::FaqPageModel *pages, const Clock &clock, QWidget *parent = nullptr);
    void setLocales(const QStringList &locales);
    void setApprovalRequired(bool required);
    /// Pages in this state, as the filter has it, and no other narrowing. One that the filter has not yet is
    /// chosen once it has.
    void showOnly(const QString &state);
    void refreshTimes();
    void focusFilter();
    void showFault(const Fault &fault);
    /// The page under the cursor, or null.
    const api::FaqPage *current() const;
    /// "11 pages · 7 ready · 2 generating", for the page's header.
    QString subtitle() const;
    QWidget *toolbar() const;
    DataTable *table() const { return m_table; }
    SelectedRows *selection() const { return m_selection; }

signals:
    void currentChanged(); ///< another page, or the same with other facts
    void changed(); ///< rows or filters

private:
    QWidget *buildToolbar();
    QWidget *buildNews();
    void connectModel();
    void fillStates();
    void applyFilter();
    void showState();
    models::FaqPageModel *m_pages;
    CellModel *m_cells;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    QComboBox *m_state;
    QComboBox *m_locale;
    DataTable *m_table;
    SelectedRows *m_selection;
    ContentStack *m_stack;
    QWidget *m_news;
    QPushButton *m_showNews;
    QTimer m_typed;
    QTimer m_chosen;
    QString m_wanted; ///< state that is to be chosen
    bool m_isApprovalRequired = false;
};

} // namespace answerdesk::console
