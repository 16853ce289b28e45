// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/report_body.h"
#include "console/app/page/remembered_view.h"
#include "console/charts/daily_chart.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/pages/revenue/report/figure_cards.h"
#include "console/pages/revenue/report/figure_table.h"
#include "console/pages/revenue/report/period_cells.h"
#include "console/pages/revenue/report/report_set.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/tables/data_table.h"
#include "console/words/server_words.h"
#include <QtCore/QLocale>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabBar>

using namespace Qt::Literals::StringLiterals;
using answerdesk::api::BreakdownBy;
using answerdesk::models::RevenueModel;

namespace answerdesk::console {

namespace {
// The list has a scroll bar, the page has none: what there is room for is shared, and in a low window the
// list needs it more than the chart.
constexpr int kChartHeight = 132, kLowerHeight = 170;
} // namespace

ReportBody::ReportBody(ReportSet *reports, QWidget *parent)
    : QWidget(parent)
    , m_reports(reports)
    , m_cards(new FigureCards)
    , m_chart(new DailyChart({}))
    , m_tabs(new QTabBar)
    , m_stack(new QStackedWidget)
    , m_periodCells(new PeriodCells(*reports->main(), this))
    , m_periods(new DataTable(m_periodCells,
          {{.width = 200}, {}, {}, {}, {}, {.width = 130, .hideBelow = 760}, {.width = 80},
              {.width = 130, .hideBelow = 860}}))
    , m_breakdowns({new BreakdownPane({BreakdownBy::Channel}), new BreakdownPane({BreakdownBy::Product}),
          new BreakdownPane({BreakdownBy::Source}),
          new BreakdownPane({BreakdownBy::Direct, BreakdownBy::Locale, BreakdownBy::Page, BreakdownBy::Faq,
              BreakdownBy::Question})})
    , m_figureModel(new FigureModel(this))
    , m_figureCells(new FigureCells(*m_figureModel, this))
    , m_figures(new DataTable(m_figureCells,
          {{.width = 190}, {.width = 130}, {.width = 130, .hideBelow = 620}, {.width = 90}, {}}))
{
    build();
    connectParts();
}

void ReportBody::build()
{
    auto *box = column(this, 0, 16);
    box->setContentsMargins(24, 4, 24, 16);
    box->addWidget(m_cards);
    m_chartCard = new Card;
    auto *inner = column(m_chartCard);
    inner->setContentsMargins(16, 12, 16, 12);
    inner->addWidget(m_chart);
    m_chart->setMinimumHeight(kChartHeight);
    box->addWidget(m_chartCard, 1);

    remember(m_tabs, u"revenueTabs"_s);
    m_tabs->setAccessibleName(tr("Parts of the report"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    for (const QString &name :
        {tr("By day"), tr("By channel"), tr("By product"), tr("By source"), tr("More"), tr("All figures")})
        m_tabs->setTabToolTip(m_tabs->addTab(name), name);
    m_tabs->setUsesScrollButtons(false); // with large text beside an open order names are cut instead
    m_tabs->setElideMode(Qt::ElideRight);
    for (DataTable *table : {m_periods, m_figures})
        table->setFramed();
    m_periods->setObjectName(u"revenueTable"_s);
    m_figures->setObjectName(u"figureTable"_s);
    m_figures->setAccessibleName(tr("All figures"));
    m_stack->addWidget(m_periods);
    for (BreakdownPane *pane : std::as_const(m_breakdowns))
        m_stack->addWidget(pane);
    m_stack->addWidget(m_figures);
    // Why a list could not be read may be longer than the list is high.
    m_stack->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto *lower = new Card;
    auto *lowerBox = column(lower, 1);
    lowerBox->addWidget(padded(m_tabs, QMargins(8, 4, 8, 0)));
    lowerBox->addWidget(hairline());
    lowerBox->addWidget(m_stack, 1);
    lower->setMinimumHeight(kLowerHeight);
    box->addWidget(lower, 1);
}

void ReportBody::connectParts()
{
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_cards, &FigureCards::figureActivated, this, [this](const api::RevenueFigure &figure) {
        emit rowsWanted(RowsLink::of(
            figuretext::title(figure.name), serverwords::translated(figure.formula), figure.rows));
    });
    connect(m_figures, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const api::RevenueFigure &figure = m_figureModel->at(m_figureCells->sourceIndex(index).row());
        emit rowsWanted(RowsLink::of(
            figuretext::title(figure.name), serverwords::translated(figure.formula), figure.rows));
    });
    connect(m_chart, &DailyChart::periodActivated, this, &ReportBody::openPeriod);
    connect(m_periods, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        openPeriod(m_periodCells->rowCount() - 1 - m_periodCells->sourceIndex(index).row());
    });
    for (BreakdownPane *pane : std::as_const(m_breakdowns)) {
        connect(pane, &ReportPane::rowsWanted, this, &ReportBody::rowsWanted);
        connect(pane, &ReportPane::toastWanted, this, &ReportBody::toastWanted);
    }
}

void ReportBody::setSession(client::ApiClient *client, const QString &companyKey)
{
    for (BreakdownPane *pane : std::as_const(m_breakdowns))
        pane->setSession(client, companyKey);
}

void ReportBody::setView(Measure measure, bool compares)
{
    m_measure = measure;
    m_compares = compares;
    showReport();
}

void ReportBody::setReport(const ReportScope &scope, QDate today)
{
    m_scope = scope;
    m_today = today;
    const api::Revenue &report = *m_reports->main()->revenue();
    const api::RevenueFilter filter = ReportScope::filterOf(report.from, report.to, scope.withTest);
    for (BreakdownPane *pane : std::as_const(m_breakdowns))
        pane->setReport(filter, m_reports->main()->currency());
    m_tabs->setTabText(Periods,
        scope.interval == api::RevenueInterval::Week        ? tr("By week")
            : scope.interval == api::RevenueInterval::Month ? tr("By month")
                                                            : tr("By day"));
    showReport();
}

RowsLink ReportBody::linkOf(const QString &name) const
{
    const api::RevenueOfCurrency *part = m_reports->main()->chosen();
    if (!part)
        return {};
    for (const api::RevenueFigure &figure : part->figures) {
        if (figure.name == name)
            return RowsLink::of(
                figuretext::title(name), serverwords::translated(figure.formula), figure.rows);
    }
    return {};
}

void ReportBody::showReport()
{
    const std::optional<api::Revenue> &report = m_reports->main()->revenue();
    if (!report)
        return;
    const api::Revenue compared = m_reports->compared();
    const auto part = std::find_if(compared.currencies.begin(), compared.currencies.end(),
        [&](const api::RevenueOfCurrency &each) { return each.currency == m_reports->main()->currency(); });
    const api::RevenueOfCurrency *chosen = part == compared.currencies.end() ? nullptr : &*part;
    m_cards->setReport(compared, chosen, m_compares);
    m_figureModel->setReport(compared, chosen);
    PeriodSources sources = m_reports->sources();
    sources.hasBefore = sources.hasBefore && m_compares;
    const QList<PeriodRow> rows = periodRows(sources, m_measure);
    m_periods->setColumnAvailable(PeriodCells::Unhelpful, m_measure == Measure::Helpful);
    m_periods->setColumnAvailable(PeriodCells::Before, m_compares && m_reports->comparesPeriods());
    m_periodCells->setRows(rows, m_measure, m_scope.interval, m_today);
    showChart(rows);
    for (BreakdownPane *pane : std::as_const(m_breakdowns))
        pane->setCurrency(m_reports->main()->currency());
}

void ReportBody::showChart(const QList<PeriodRow> &rows)
{
    const QLocale locale;
    const QString currency = m_measure == Measure::Orders ? QString() : m_reports->main()->currency();
    const auto text = [&](const QString &value) {
        if (m_measure != Measure::Orders)
            return exactMoney(value, currency, locale);
        return value.isEmpty() ? kNoValue.toString() : locale.toString(value.toLongLong());
    };
    DailyChart::Data data;
    const bool isSplit = m_measure == Measure::Helpful;
    const auto name = [isSplit](const QString &channel) {
        const QString all = figuretext::channel(channel);
        return isSplit ? figuretext::helpful(all) : all;
    };
    DailyChart::Channel chat{name(u"chat"_s), Ink::Chart1, {}, {}};
    DailyChart::Channel faq{name(u"faq"_s), Ink::Chart2, {}, {}};
    DailyChart::Channel unhelpful{tr("No helpful answer"), Ink::Chart3, {}, {}};
    const bool withYear = !rows.isEmpty() && rows.first().first.daysTo(rows.last().last) > 366;
    for (const PeriodRow &row : rows) {
        data.periods << DailyChart::Period{
            periodLabel(row, m_scope.interval, withYear), periodName(row, m_scope.interval)};
        data.totals << text(row.total);
        // Scaled to pixels; the figures beside stay exact.
        chat.values << row.chat.toDouble();
        faq.values << row.faq.toDouble();
        chat.texts << text(row.chat);
        faq.texts << text(row.faq);
        unhelpful.values << row.unhelpful.toDouble();
        unhelpful.texts << text(row.unhelpful);
        if (!row.before.isEmpty()) {
            data.previous << row.before.toDouble();
            data.previousTexts << text(row.before);
        }
    }
    data.channels = {chat, faq};
    if (isSplit)
        data.channels << unhelpful;
    data.previousName
        = m_reports->comparison() == Comparison::LastYear ? tr("Last year") : tr("Preceding period");
    data.currency = currency;
    data.lastIsPartial = !rows.isEmpty() && rows.last().first <= m_today && m_today <= rows.last().last;
    const QString measure = m_measure == Measure::Orders ? tr("Orders")
        : m_measure == Measure::CartValue                ? tr("Added to carts")
                                                         : tr("Attributed revenue");
    const QString title = m_scope.interval == api::RevenueInterval::Week ? tr("%1 per week")
        : m_scope.interval == api::RevenueInterval::Month                ? tr("%1 per month")
                                                                         : tr("%1 per day");
    m_chart->setTitle(title.arg(measure));
    m_periods->setAccessibleName(title.arg(measure));
    m_chart->setData(data);
}

void ReportBody::openPeriod(int index)
{
    const QList<PeriodRow> rows = periodRows(m_reports->sources(), m_measure);
    if (index < 0 || index >= rows.size())
        return;
    const RowsLink all = linkOf(m_measure == Measure::CartValue ? u"added_to_cart"_s : u"orders"_s);
    const QString name = periodName(rows[index], m_scope.interval);
    emit rowsWanted(all.between(u"%1: %2"_s.arg(all.title, name), rows[index].first, rows[index].last));
}

void ReportBody::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const QMargins around = layout()->contentsMargins();
    const int all = around.top() + m_cards->sizeHint().height() + kChartHeight + kLowerHeight
        + 2 * layout()->spacing() + around.bottom() + 24;
    m_chartCard->setVisible(height() >= all);
}

void ReportBody::showTab(Tab tab) { m_tabs->setCurrentIndex(tab); }

ReportBody::Tab ReportBody::currentTab() const { return Tab(m_tabs->currentIndex()); }

QWidget *ReportBody::tabs() const { return m_tabs; }

DataTable *ReportBody::list() const
{
    switch (currentTab()) {
    case Periods:
        return m_periods;
    case Figures:
        return m_figures;
    default:
        return m_breakdowns[currentTab() - Channels]->list();
    }
}

ExportPlan ReportBody::exported() const
{
    if (currentTab() != Periods && currentTab() != Figures)
        return m_breakdowns[currentTab() - Channels]->exported();
    ExportPlan plan;
    const api::RevenueOfCurrency *part = m_reports->main()->chosen();
    const auto add = [&plan, part](const auto &row) {
        json::Object object{{u"currency"_s, part ? part->currency : QString()}};
        const json::Value value = jsonOf(row);
        object.insert(object.end(), value.asObject()->begin(), value.asObject()->end());
        plan.rows.emplace_back(std::move(object));
    };
    if (currentTab() == Periods) {
        plan.name = u"revenue-by-"_s + schema::enumName(m_scope.interval);
        plan.columns = QStringList{u"currency"_s} + client::columnsOf<api::RevenueDay>();
        for (std::size_t i = 0; part && i < part->days.size(); ++i)
            add(part->days[i]);
    } else {
        plan.name = u"revenue-figures"_s;
        plan.columns = QStringList{u"currency"_s} + client::columnsOf<api::RevenueFigure>();
        for (int i = 0; i < m_figureModel->rowCount(); ++i)
            add(m_figureModel->at(i));
    }
    return plan;
}

} // namespace answerdesk::console
