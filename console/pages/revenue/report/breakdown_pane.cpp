// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/breakdown_pane.h"
#include "console/app/page/remembered_view.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/columns.h"
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
        return BreakdownPane::tr("Channel");
    case BreakdownBy::Product:
        return BreakdownPane::tr("Product");
    case BreakdownBy::Source:
        return BreakdownPane::tr("Source");
    case BreakdownBy::Locale:
        return BreakdownPane::tr("Locale");
    case BreakdownBy::Page:
        return BreakdownPane::tr("Page");
    case BreakdownBy::Faq:
        return BreakdownPane::tr("FAQ");
    case BreakdownBy::Direct:
        return BreakdownPane::tr("Direct or assisted");
    case BreakdownBy::Question:
        break;
    }
    return BreakdownPane::tr("Question");
}

QString labelOf(const api::RevenuePart &part, BreakdownBy by)
{
    if (by == BreakdownBy::Channel)
        return figuretext::channel(part.value);
    if (by == BreakdownBy::Direct)
        return part.value == u"direct" ? BreakdownPane::tr("Direct: an answer about a bought product")
                                       : BreakdownPane::tr("Assisted: another answer");
    if (part.value.isEmpty())
        return BreakdownPane::tr("None");
    return part.label;
}

/// Carts are not counted by what belongs to an answer.
bool hasCarts(BreakdownBy by)
{
    return by == BreakdownBy::Channel || by == BreakdownBy::Product || by == BreakdownBy::Source;
}

/// The model is not owned.
Columns<api::RevenuePart> columns(const QString &title, const models::BreakdownModel &model)
{
    using Row = api::RevenuePart;
    const auto by = [&model] { return model.query().by.value_or(BreakdownBy::Channel); };
    const auto label = [by](const Row &part) -> Cell {
        const QString label = labelOf(part, by());
        return {label, Cell::Strong, Tone::Neutral, {}, {},
            part.value.isEmpty() || part.value == label ? label : label + u'\n' + part.value};
    };
    const auto money = [](auto amount) {
        return [amount](const Row &part) {
            return Cell{exactMoney(amount(part), part.currency, QLocale()), Cell::Figures};
        };
    };
    const auto revenue = money([](const Row &part) { return part.revenue; });
    const auto afterRefunds = money([by](const Row &part) { // which are of whole orders
        return by() == BreakdownBy::Product ? QString() : part.netRevenue;
    });
    const auto average = money([](const Row &part) { return part.averageOrderValue.value_or(QString()); });
    const auto added = money([by](const Row &part) { return hasCarts(by()) ? part.addedToCart : QString(); });
    const auto carts = [by](const Row &part) -> Cell {
        return {hasCarts(by()) ? QLocale().toString(part.carts) : kNoValue.toString(), Cell::Figures};
    };
    const auto number
        = [](QString Row::*of) { return [of](const Row &part) { return (part.*of).toDouble(); }; };
    return {{title, &Row::label, label},
        {BreakdownPane::tr("Revenue"), number(&Row::revenue), revenue, {.figures = true, .width = 120}},
        {BreakdownPane::tr("After refunds"), number(&Row::netRevenue), afterRefunds,
            {.figures = true, .width = 120, .hideBelow = 700}},
        {BreakdownPane::tr("Orders"), &Row::orders, figure(&Row::orders), {.figures = true, .width = 80}},
        {BreakdownPane::tr("Average order"),
            [](const Row &part) { return part.averageOrderValue.value_or(QString()).toDouble(); }, average,
            {.figures = true, .width = 120, .hideBelow = 620}},
        {BreakdownPane::tr("Carts"), &Row::carts, carts, {.figures = true, .width = 80, .hideBelow = 860}},
        {BreakdownPane::tr("Added to carts"), number(&Row::addedToCart), added,
            {.figures = true, .width = 130, .hideBelow = 780}}};
}

} // namespace

BreakdownPane::BreakdownPane(const QList<BreakdownBy> &choices, QWidget *parent)
    : ReportPane(parent)
    , m_model(new models::BreakdownModel(this))
    , m_cells(new TableOf(
          columns(choices.size() == 1 ? nameOf(choices.first()) : tr("Part"), *m_model), *m_model, this))
    , m_table(new DataTable(m_cells))
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
            tr("Orders of visitors who used chat or FAQs are grouped here.")));
    box->addWidget(stack, 1);
    showModel(m_model, stack, tr("The breakdown could not be read."));
    connect(m_choice, &QComboBox::currentIndexChanged, this,
        [this] { choose(BreakdownBy(m_choice->currentData().toInt())); });
    connect(m_table, &QAbstractItemView::activated, this,
        [this](const QModelIndex &index) { openPart(m_cells->sourceIndex(index).row()); });
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        m_note->setText(m_by == BreakdownBy::Question ? m_model->isComplete()
                    ? tr("Questions asked before the orders")
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
