// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/breakdown_pane.h"
#include "console/app/page/remembered_view.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QLocale>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;
using answerdesk::api::BreakdownBy;

namespace answerdesk::console {

namespace {

constexpr int kParts = 1'000; // all that the server gives at once

QString nameOf(BreakdownBy by)
{
    switch (by) {
    case BreakdownBy::Channel:
        return PartCells::tr("Channel");
    case BreakdownBy::Product:
        return PartCells::tr("Product");
    case BreakdownBy::Source:
        return PartCells::tr("Source");
    case BreakdownBy::Locale:
        return PartCells::tr("Locale");
    case BreakdownBy::Page:
        return PartCells::tr("Page");
    case BreakdownBy::Faq:
        return PartCells::tr("FAQ");
    case BreakdownBy::Direct:
        return PartCells::tr("Direct or assisted");
    case BreakdownBy::Question:
        break;
    }
    return PartCells::tr("Question");
}

QString labelOf(const api::RevenuePart &part, BreakdownBy by)
{
    if (by == BreakdownBy::Channel)
        return figuretext::channel(part.value);
    if (by == BreakdownBy::Direct)
        return part.value == u"direct" ? PartCells::tr("Direct: an answer about a bought product")
                                       : PartCells::tr("Assisted: another answer");
    if (part.value.isEmpty())
        return PartCells::tr("None");
    return part.label;
}

/// Carts are not counted by what belongs to an answer.
bool hasCarts(BreakdownBy by)
{
    return by == BreakdownBy::Channel || by == BreakdownBy::Product || by == BreakdownBy::Source;
}

} // namespace

PartCells::PartCells(const QString &title, models::BreakdownModel &model, QObject *parent)
    : CellModel({{title, false, Qt::DisplayRole}, {tr("Revenue"), true, models::BreakdownModel::RevenueRole},
                    {tr("After refunds"), true, models::BreakdownModel::NetRevenueRole},
                    {tr("Orders"), true, models::BreakdownModel::OrdersRole},
                    {tr("Average order"), true, models::BreakdownModel::AverageRole},
                    {tr("Carts"), true, models::BreakdownModel::CartsRole},
                    {tr("Added to carts"), true, models::BreakdownModel::AddedRole}},
        parent)
    , m_parts(model)
{
    setSource(&model);
}

Cell PartCells::cell(const QModelIndex &source, int column) const
{
    const api::RevenuePart &part = m_parts.at(source.row());
    const BreakdownBy by = m_parts.query().by.value_or(BreakdownBy::Channel);
    const QLocale locale;
    const auto money = [&](const QString &amount) {
        return Cell{exactMoney(amount, part.currency, locale), Cell::Figures};
    };
    switch (column) {
    case 0: {
        const QString label = labelOf(part, by);
        return {label, Cell::Strong, Tone::Neutral, {}, {},
            part.value.isEmpty() || part.value == label ? label : label + u'\n' + part.value};
    }
    case 1:
        return money(part.revenue);
    case 2: // refunds are of whole orders
        return money(by == BreakdownBy::Product ? QString() : part.netRevenue);
    case 3:
        return {locale.toString(part.orders), Cell::Figures};
    case 4:
        return money(part.averageOrderValue.value_or(QString()));
    case 5:
        return {hasCarts(by) ? locale.toString(part.carts) : kNoValue.toString(), Cell::Figures};
    default:
        return money(hasCarts(by) ? part.addedToCart : QString());
    }
}

BreakdownPane::BreakdownPane(const QList<BreakdownBy> &choices, QWidget *parent)
    : ReportPane(parent)
    , m_model(new models::BreakdownModel(this))
    , m_cells(new PartCells(choices.size() == 1 ? nameOf(choices.first()) : tr("Part"), *m_model, this))
    , m_table(new DataTable(m_cells,
          {{}, {.width = 120}, {.width = 120, .hideBelow = 700}, {.width = 80},
              {.width = 120, .hideBelow = 620}, {.width = 80, .hideBelow = 860},
              {.width = 130, .hideBelow = 780}}))
    , m_choice(new QComboBox)
    , m_note(label({}, Type::Small, QPalette::PlaceholderText))
    , m_by(choices.first())
{
    auto *box = column(this);
    auto *bar = new QWidget;
    auto *line = row(bar, 0, 12);
    line->setContentsMargins(16, 8, 16, 8);
    for (const BreakdownBy by : choices)
        m_choice->addItem(nameOf(by), int(by));
    if (choices.size() > 1)
        remember(m_choice, u"breakdownChoice"_s);
    m_choice->setAccessibleName(tr("Break down by"));
    line->addWidget(m_choice);
    line->addWidget(m_note);
    line->addStretch();
    bar->setVisible(choices.size() > 1);
    box->addWidget(bar);
    const QString by = nameOf(m_by);
    m_table->setSortable(-1, Qt::AscendingOrder);
    m_table->setObjectName(u"breakdownTable_"_s + schema::enumName(m_by)); // one of several
    m_table->setAccessibleName(tr("Revenue by %1").arg(by));
    m_table->setFramed();
    auto *stack = new ContentStack(m_table,
        new EmptyState(u"revenue"_s, tr("No orders yet in this range"),
            tr("Orders of visitors who used chat or FAQs are put together here.")));
    box->addWidget(stack, 1);
    showModel(m_model, stack, tr("The breakdown could not be read."));
    connect(m_choice, &QComboBox::currentIndexChanged, this,
        [this] { choose(BreakdownBy(m_choice->currentData().toInt())); });
    connect(m_table, &QAbstractItemView::activated, this,
        [this](const QModelIndex &index) { openPart(m_cells->sourceIndex(index).row()); });
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        m_note->setText(m_by == BreakdownBy::Question ? m_model->isComplete()
                    ? tr("What was asked before the orders")
                    : tr("Of the newest 50,000 orders of the range")
                                                      : QString());
    });
}

void BreakdownPane::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_model->setClient(client);
    m_model->setCompany(companyKey);
}

void BreakdownPane::setReport(const api::RevenueFilter &filter, const QString &currency)
{
    m_filter = filter;
    m_isStale = true;
    m_model->setCurrency(currency);
    if (isVisible())
        ask();
}

void BreakdownPane::setCurrency(const QString &currency) { m_model->setCurrency(currency); }

void BreakdownPane::showEvent(QShowEvent *event)
{
    ReportPane::showEvent(event);
    if (m_isStale)
        ask();
}

void BreakdownPane::choose(BreakdownBy by)
{
    m_by = by;
    m_note->clear();
    m_table->setAccessibleName(tr("Revenue by %1").arg(nameOf(by)));
    ask();
}

void BreakdownPane::ask()
{
    m_isStale = false;
    api::BreakdownQuery query;
    static_cast<api::RevenueFilter &>(query) = m_filter;
    query.by = m_by;
    query.top = kParts;
    m_model->setQuery(query);
    m_model->refresh();
}

void BreakdownPane::openPart(int row)
{
    if (row < 0)
        return;
    const api::RevenuePart &part = m_model->at(row);
    emit rowsWanted(RowsLink::of(u"%1: %2"_s.arg(nameOf(m_by), labelOf(part, m_by)), {}, part.rows));
}

ExportPlan BreakdownPane::exported() const
{
    ExportPlan plan;
    plan.name = u"revenue-by-"_s + schema::enumName(m_by);
    plan.columns = client::columnsOf<api::RevenuePart>();
    for (int row = 0; row < m_model->rowCount(); ++row)
        plan.rows.push_back(jsonOf(m_model->at(row)));
    return plan;
}

} // namespace answerdesk::console
