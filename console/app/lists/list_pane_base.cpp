// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/lists/list_pane_base.h"
#include "console/app/page/remembered_view.h"
#include "console/app/page/show_rows.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/column_menu.h"
#include "console/widgets/tables/columns.h"
#include "console/widgets/tables/data_table.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTypingMs = 200; // the server filters: not with every letter
constexpr int kLongestText = 200, kPageMargin = 24;
} // namespace

Toolbar *ListPaneBase::toolbar()
{
    if (!m_toolbar)
        m_toolbar = new Toolbar;
    return m_toolbar;
}

QLineEdit *ListPaneBase::addSearch(const QString &placeholder, int stretch)
{
    m_search = searchField(placeholder);
    m_search->setMaxLength(kLongestText);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    connect(m_search, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&m_typed, &QTimer::timeout, this, [this] { applyFilter(); });
    toolbar()->add(m_search, stretch);
    return m_search;
}

QComboBox *ListPaneBase::addChoice(const QString &name, const QString &objectName)
{
    auto *combo = new QComboBox;
    remember(combo, objectName);
    combo->setAccessibleName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(combo, &QComboBox::currentIndexChanged, this, [this] {
        if (m_model) // else the choices are just being filled in
            applyFilter();
    });
    toolbar()->add(combo);
    return combo;
}

void ListPaneBase::build(const Parts &parts)
{
    m_model = parts.model;
    m_remote = qobject_cast<models::RemoteModel *>(m_model);
    m_details = parts.details;
    m_choosesFirst = parts.choosesFirst;
    m_line = hairline();
    m_table = new DataTable(parts.cells);
    m_table->setObjectName(parts.name + u"Table"_s);
    m_table->setAccessibleName(parts.title);
    m_table->setMargin(kPageMargin);
    for (int column = 0; column < parts.cells->columnCount(); ++column) {
        if (parts.cells->canSort(column) && !m_table->isSortingEnabled())
            m_table->setSortable(-1, Qt::AscendingOrder);
    }
    toolbar()->addRoom();
    for (QWidget *tool : parts.tools)
        m_toolbar->add(tool);
    m_toolbar->add(columnsButton(m_table));
    QWidget *content = nullptr;
    if (parts.splitName.isEmpty()) {
        content = new QWidget;
        auto *rows = column(content);
        rows->addWidget(m_table, 1);
        rows->addWidget(m_details);
    } else {
        auto *split = new QSplitter(parts.split);
        split->setObjectName(parts.splitName);
        split->setChildrenCollapsible(false);
        split->addWidget(m_table);
        split->addWidget(m_details);
        split->setStretchFactor(0, 1);
        split->setStretchFactor(1, parts.shares[0] == parts.shares[1] ? 1 : 0);
        split->setSizes({parts.shares[0], parts.shares[1] * themeOf(this).textPercent() / 100});
        content = split;
    }
    m_stack = new ContentStack(content, parts.empty);
    m_stack->setObjectName(parts.name + u"Stack"_s);
    auto *box = column(this);
    box->addWidget(m_toolbar);
    if (parts.strip)
        box->addWidget(parts.strip);
    box->addWidget(m_line);
    box->addWidget(m_stack, 1);
    connectParts(parts);
    showState();
}

void ListPaneBase::connectParts(const Parts &parts)
{
    connect(m_stack, &ContentStack::clearFilterRequested, this, [this] {
        clearFilter();
        applyFilter();
    });
    const QItemSelectionModel *rows = m_table->selectionModel();
    if (m_choosesFirst)
        connect(rows, &QItemSelectionModel::currentChanged, this, &ListPaneBase::showDetails);
    else
        connect(rows, &QItemSelectionModel::selectionChanged, this, &ListPaneBase::showDetails);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(parts.cells, change, this, &ListPaneBase::showState);
    // Filters drop a row before the model does.
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &ListPaneBase::showState);
    for (const auto show : {&ListPaneBase::showDetails, &ListPaneBase::showState})
        connect(parts.cells, &QAbstractItemModel::modelReset, this, show);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ListPaneBase::showDetails);
    if (!m_remote)
        return;
    tellFailures(m_remote, m_stack, parts.failure, this);
    connect(m_remote, &models::RemoteModel::loadingChanged, this, &ListPaneBase::showState);
    connect(m_remote, &models::RemoteModel::loaded, this, [this] {
        if (m_choosesFirst && !m_table->currentIndex().isValid() && m_table->cells()->rowCount() > 0)
            m_table->setCurrentIndex(m_table->cells()->index(0, 0));
        showState();
    });
}

SelectedRows *ListPaneBase::makeSelection()
{
    m_selection = new SelectedRows(m_table, m_toolbar);
    connect(m_selection, &SelectedRows::changed, this, &ListPaneBase::changed);
    connect(m_selection, &SelectedRows::toastWanted, this, &ListPaneBase::toastWanted);
    connect(m_selection, &SelectedRows::ended, this, &ListPaneBase::refresh);
    return m_selection;
}

void ListPaneBase::carryOut(const RowsAction &action)
{
    if (action.ids.isEmpty() || !m_remote->canAsk())
        return;
    BulkOrder order = action.order;
    if (action.ids.size() == 1 && !action.workedAlone.isEmpty()) {
        order.worked.one = action.workedAlone;
        order.failed.one = action.failedAlone;
    }
    const auto run = [self = QPointer(this), of = m_remote->company(), ids = action.ids, order] {
        if (self && of == self->m_remote->company())
            self->m_selection->run(self->m_remote->client(), ids, order);
    };
    if (action.question.question.isEmpty())
        run();
    else
        confirm(window(), action.question, run);
}

void ListPaneBase::setSession(client::ApiClient *client, const QString &companyKey)
{
    if (m_selection)
        m_selection->drop();
    m_remote->setClient(client);
    m_remote->setCompany(companyKey);
}

void ListPaneBase::refresh()
{
    if (m_remote && m_remote->canAsk())
        m_remote->refresh();
    showState();
}

void ListPaneBase::setOffline(bool offline, const QString &reason)
{
    m_reason = offline ? reason : QString();
    for (QPushButton *each : std::as_const(m_writing)) {
        each->setEnabled(!offline);
        each->setToolTip(m_reason);
    }
    emit changed();
}

void ListPaneBase::focusFilter()
{
    if (m_selection)
        m_selection->clear(); // its bar stands in the filter's place
    if (!m_search)
        return m_toolbar->setFocus(Qt::ShortcutFocusReason);
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QList<QWidget *> ListPaneBase::panes() const { return {m_toolbar, m_table, m_details}; }

void ListPaneBase::refreshTimes()
{
    m_table->cells()->refreshCells();
    showDetails();
}

bool ListPaneBase::offersFirstStep() const
{
    return m_remote->isLoaded() && m_model->rowCount() == 0 && !isFiltering();
}

bool ListPaneBase::showsToolbar() const { return m_model->rowCount() > 0 || isFiltering(); }

void ListPaneBase::showState()
{
    if (m_table->cells()->rowCount() == 0 && m_model->rowCount() > 0)
        m_stack->showNoHits(typed()); // they are filtered here
    else if (m_remote)
        showRows(*m_remote, m_stack, typed(), isFiltering());
    else
        m_model->rowCount() > 0 ? m_stack->showContent() : m_stack->showEmpty();
    m_toolbar->setVisible(showsToolbar());
    m_line->setVisible(!m_toolbar->isHidden());
    if (m_choosesFirst)
        showDetails();
    else
        emit changed(); // what is read in the details stays as it is
}

void ListPaneBase::showDetails()
{
    const int row = currentRow();
    if (row >= 0)
        showRow(row);
    m_details->setVisible(row >= 0);
    emit changed();
}

int ListPaneBase::currentRow() const
{
    if (!m_table)
        return -1; // it is being built
    const bool isChosen = m_choosesFirst || m_table->selectionModel()->isSelected(m_table->currentIndex());
    return isChosen ? m_table->currentSourceRow() : -1;
}

void ListPaneBase::choose(int row)
{
    if (const QModelIndex index = m_table->cells()->indexOf(row); index.isValid())
        m_table->setCurrentIndex(index);
}

QString ListPaneBase::typed() const { return m_search ? m_search->text().trimmed() : QString(); }

void ListPaneBase::setTyped(const QString &text)
{
    m_search->setText(text);
    m_typed.stop();
}

QString ListPaneBase::countText() const
{
    const QString count = QLocale().toString(m_model->rowCount());
    return m_model->canFetchMore({}) ? count + u'+' : count;
}

} // namespace answerdesk::console
