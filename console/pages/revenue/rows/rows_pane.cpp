// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/rows/rows_pane.h"
#include "console/pages/revenue/rows/row_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QItemSelectionModel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

RowsPane::RowsPane(QWidget *parent)
    : ReportPane(parent)
    , m_stack(new QStackedWidget)
    , m_title(new ElidedLabel({}, Type::Strong))
    , m_explanation(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_all(button(tr("Show all rows"), u"close"_s, Kind::Ghost))
{
    auto *box = column(this);
    auto *bar = new QWidget;
    auto *line = row(bar, 0, 12);
    line->setContentsMargins(16, 6, 12, 6);
    line->addWidget(m_title);
    line->addWidget(m_explanation, 1);
    line->addWidget(m_all);
    m_all->setObjectName(u"rowsAll"_s);
    m_title->setObjectName(u"rowsTitle"_s);
    setCompact(m_all);
    bar->setMinimumHeight(38); // the same with and without the button
    box->addWidget(bar);
    box->addWidget(hairline());
    box->addWidget(m_stack, 1);
    buildLists();
    connect(m_all, &QPushButton::clicked, this, [this] { show(m_default); });
}

void RowsPane::buildLists()
{
    auto *orders = new models::OrderModel(this);
    addList(RowsLink::Kind::Orders,
        {tr("Orders"), orders, new DataTable(new TableOf(RowCells::orders(), *orders, this)),
            [this, orders](int row) { emit orderWanted(orders->at(row).eventId); }, u"orders"_s},
        tr("The orders could not be read."));
    auto *refunds = new models::RefundModel(this);
    addList(RowsLink::Kind::Refunds,
        {tr("Refunds"), refunds, new DataTable(new TableOf(RowCells::refunds(), *refunds, this)),
            [this, refunds](int row) { emit orderWanted(refunds->at(row).eventId); }, u"refunds"_s},
        tr("The refunds could not be read."));
    auto *events = new models::CartEventModel(this);
    addList(RowsLink::Kind::Events,
        {tr("Cart events"), events, new DataTable(new TableOf(RowCells::cartEvents(), *events, this)),
            [this, events](int row) { emit visitorWanted({events->at(row).userFingerprint}); },
            u"cart-events"_s},
        tr("The cart events could not be read."));
    auto *tickets = new models::TicketModel(this);
    addList(RowsLink::Kind::Tickets,
        {tr("Tickets"), tickets, new DataTable(new TableOf(RowCells::tickets(), *tickets, this)),
            [this, tickets](int row) {
                const api::TicketRow &ticket = tickets->at(row);
                emit visitorWanted({ticket.userFingerprint.value_or(QString()),
                    ticket.userFaqFingerprint.value_or(QString())});
            },
            u"tickets"_s},
        tr("The tickets could not be read."));
}

void RowsPane::addList(RowsLink::Kind kind, List list, const QString &failure)
{
    list.table->setObjectName(u"rows_"_s + list.fileName);
    list.table->setAccessibleName(list.name);
    list.table->setFramed();
    auto *stack = new ContentStack(list.table,
        new EmptyState(
            u"cart"_s, tr("Nothing here in this range"), tr("This figure has no rows in the chosen days.")));
    stack->setObjectName(u"rowsStack_"_s + list.fileName);
    showModel(list.model, stack, failure);
    connect(list.table, &QAbstractItemView::activated, this, &RowsPane::openCurrent);
    connect(list.table, &QAbstractItemView::clicked, this, &RowsPane::openCurrent);
    connect(list.table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &index) {
            if (m_follows)
                openCurrent(index);
        });
    m_stack->addWidget(stack);
    m_lists[std::size_t(kind)] = std::move(list);
}

void RowsPane::openCurrent(const QModelIndex &index)
{
    const int row = index.row(); // as in the model of the rows
    if (row >= 0)
        current().open(row);
}

void RowsPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    for (List &list : m_lists) {
        list.model->setClient(client);
        list.model->setCompany(companyKey);
    }
}

void RowsPane::setDefault(const RowsLink &link)
{
    m_default = link;
    show(link);
}

void RowsPane::show(const RowsLink &link)
{
    m_link = link;
    apply();
    emit changed();
}

void RowsPane::apply()
{
    m_title->setText(m_link.title);
    m_explanation->setText(m_link.explanation);
    m_all->setVisible(!(m_link == m_default));
    m_stack->setCurrentIndex(int(m_link.kind));
    reload();
}

void RowsPane::reload()
{
    m_isStale = true;
    if (isVisible())
        read();
}

void RowsPane::read()
{
    m_isStale = false;
    const List &list = current();
    const bool wasRead = list.model->isLoaded() || list.model->isLoading();
    list.model->setQuery(m_link.filter);
    if (!wasRead || !list.model->isLoading())
        list.model->refresh();
}

void RowsPane::showEvent(QShowEvent *event)
{
    ReportPane::showEvent(event);
    if (m_isStale)
        read();
}

ExportPlan RowsPane::exported() const
{
    ExportPlan plan;
    plan.name = current().fileName;
    plan.columns = current().model->columns();
    plan.list = current().model->endpoint();
    plan.filter = m_link.filter;
    return plan;
}

} // namespace answerdesk::console
