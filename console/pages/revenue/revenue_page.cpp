// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/revenue_page.h"
#include "console/app/fault_of.h"
#include "console/charts/daily_chart.h"
#include "console/pages/revenue/card_row.h"
#include "console/pages/revenue/money.h"
#include "console/pages/revenue/revenue_cells.h"
#include "console/widgets/builders.h"
#include "console/widgets/card.h"
#include "console/widgets/data_table.h"
#include "console/widgets/page_header.h"
#include "console/widgets/states.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QTimeZone>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;
using answerdesk::models::RevenueModel;

namespace answerdesk::console {

namespace {
constexpr int kDays[] = {7, 30, 90};
constexpr int kDefaultRange = 1;
} // namespace

RevenuePage::RevenuePage(const Clock &clock, QWidget *parent)
    : Page({u"revenue"_s, PageInfo::Analytics, tr("Revenue impact"), u"revenue"_s}, parent)
    , m_clock(clock)
    , m_model(new RevenueModel(this))
    , m_cells(new RevenueCells(*m_model, this))
    , m_header(new PageHeader(tr("Revenue impact")))
    , m_range(new SegmentedControl(tr("Range"), {tr("7 days"), tr("30 days"), tr("90 days")}))
    , m_currency(new QComboBox)
    , m_chart(new DailyChart(tr("Attributed revenue per day")))
{
    m_cells->setSource(m_model);
    m_table = new DataTable(m_cells, {{.width = 180}, {}, {}, {}, {.width = 100}, {}});
    m_table->setAccessibleName(tr("Attributed revenue per day"));
    m_table->setObjectName(u"revenueTable"_s);
    m_currency->setObjectName(u"revenueCurrency"_s);
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_range->setObjectName(u"revenueRange"_s);
    m_range->setCurrent(kDefaultRange);

    auto *box = column(this);
    m_header->addAction(m_range);
    m_header->addAction(m_currency);
    box->addWidget(m_header);
    m_stack = new ContentStack(buildContent(),
        new EmptyState(u"revenue"_s, tr("No orders yet in this range"),
            tr("Revenue appears when your shop sends checkout events of visitors who used chat or FAQs.")));
    box->addWidget(m_stack, 1);
    connectModel();
    showState();
}

QWidget *RevenuePage::buildCards()
{
    m_revenue = new MetricCard(tr("Attributed revenue"),
        tr("Sum of the orders of visitors who used chat or product FAQs within the company’s window "
           "before."));
    m_orders = new MetricCard(tr("Orders"), tr("Number of the orders that make up the attributed revenue."));
    m_average = new MetricCard(tr("Average order value"), tr("Attributed revenue / orders."));
    m_added = new MetricCard(tr("Added to carts"),
        tr("Value added to carts less value removed, by the same visitors: unit price times change in "
           "quantity."));
    m_conversion = new MetricCard(tr("Conversion"),
        tr("Tickets with an order / tickets opened, counted on the day the ticket opened."));
    m_revenue->setObjectName(u"revenueSum"_s);
    return new CardRow({m_revenue, m_orders, m_average, m_added, m_conversion});
}

QWidget *RevenuePage::buildContent()
{
    auto *content = new QWidget;
    auto *box = column(content, 0, 16);
    box->setContentsMargins(24, 4, 24, 16);
    box->addWidget(buildCards());
    auto *chart = new Card;
    auto *inner = column(chart);
    inner->setContentsMargins(16, 12, 16, 12);
    inner->addWidget(m_chart);
    m_chart->setMinimumHeight(200);
    box->addWidget(chart, 3);
    Card *table = framed(m_table);
    table->setMinimumHeight(180);
    box->addWidget(table, 2);
    auto *scroll = new QScrollArea; // a low window shows a part instead of growing
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

void RevenuePage::connectModel()
{
    connect(m_model, &models::RemoteModel::loaded, this, [this] {
        showCurrencies();
        showState();
        showFigures();
    });
    connect(m_model, &models::RemoteModel::loadingChanged, this, &RevenuePage::showState);
    connect(m_model, &RevenueModel::currencyChanged, this, [this] {
        if (!m_model->isLoading()) // else loaded() follows
            showFigures();
    });
    connect(m_model, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
        const Fault fault = faultOf(tr("The revenue could not be read."), failure);
        if (!m_model->isLoaded())
            m_stack->showFault(fault);
        else if (!failure.offline) // the banner speaks of that
            emit toastWanted(ToastText::of(fault));
    });
    connect(m_stack, &ContentStack::retryRequested, this, &RevenuePage::refresh);
    connect(m_range, &SegmentedControl::currentChanged, this, &RevenuePage::refresh);
    connect(m_currency, &QComboBox::activated, this,
        [this](int index) { m_model->setCurrency(m_currency->itemText(index)); });
}

void RevenuePage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_model->setClient(client);
    m_model->setCompany(companyKey);
    m_currency->clear();
    refresh();
}

QDate RevenuePage::today() const
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const QTimeZone zone(m_model->revenue() ? m_model->revenue()->timeZone.toLatin1() : QByteArray());
    return zone.isValid() ? now.toTimeZone(zone).date() : QDate();
}

void RevenuePage::applyRange()
{
    const int days = kDays[qBound(0, m_range->current(), int(std::size(kDays)) - 1)];
    // Until the zone is known, and for the usual 30 days, the server says which days those are.
    const QDate last = today();
    if (days == kDays[kDefaultRange] || !last.isValid())
        m_model->setRange({}, {});
    else
        m_model->setRange(last.addDays(1 - days), last);
}

void RevenuePage::refresh()
{
    if (m_model->canAsk()) {
        applyRange();
        m_model->refresh();
    }
    showState();
}

void RevenuePage::setActive(bool active)
{
    if (active && m_model->isLoaded() && !m_model->isLoading())
        refresh(); // orders came in while another page was shown
}

void RevenuePage::setOffline(bool offline, const QString &reason)
{
    m_range->setEnabled(!offline);
    m_range->setToolTip(offline ? reason : QString());
}

void RevenuePage::focusFilter() { m_range->setFocus(Qt::ShortcutFocusReason); }

void RevenuePage::focusContent() { m_table->setFocus(Qt::ShortcutFocusReason); }

QList<QWidget *> RevenuePage::panes() const { return {m_header, m_table}; }

void RevenuePage::showCurrencies()
{
    m_currency->clear();
    m_currency->addItems(m_model->currencies());
    m_currency->setCurrentText(m_model->currency());
    m_currency->setVisible(m_currency->count() > 1);
}

void RevenuePage::showState()
{
    const std::optional<api::Revenue> &revenue = m_model->revenue();
    if (!m_model->isLoaded() || !revenue) {
        m_header->setSubtitle(tr("Revenue of visitors who used chat or product FAQs"));
        m_currency->hide();
        if (m_model->isLoading())
            m_stack->showWaiting();
        return;
    }
    const QLocale locale;
    const QDate from = QDate::fromString(revenue->from, Qt::ISODate);
    const QDate to = QDate::fromString(revenue->to, Qt::ISODate);
    QString scope = tr("%1 – %2, %3")
                        .arg(locale.toString(from, u"d MMM yyyy"_s), locale.toString(to, u"d MMM yyyy"_s),
                            revenue->timeZone);
    if (to == today())
        scope += tr(" · today is not over");
    m_header->setSubtitle(scope);
    if (!m_model->chosen()) // neither orders nor carts
        m_stack->showEmpty();
    else
        m_stack->showContent();
}

void RevenuePage::showFigures()
{
    const std::optional<api::Revenue> &revenue = m_model->revenue();
    if (!revenue)
        return;
    const QLocale locale;
    const api::RevenueOfCurrency *part = m_model->chosen();
    const QString code = m_model->currency();
    const RevenueModel::Series series = m_model->series();
    m_cells->setToday(today());
    m_cells->refreshCells();
    m_revenue->setValue(exactMoney(part ? part->attributedRevenue : QString(), code, locale));
    m_orders->setValue(part ? locale.toString(part->orders) : locale.toString(0));
    m_average->setValue(
        exactMoney(part ? part->averageOrderValue.value_or(QString()) : QString(), code, locale));
    m_added->setValue(exactMoney(part ? part->addedToCart : QString(), code, locale));
    m_conversion->setValue(percentText(revenue->conversion.value_or(QString()), locale),
        (revenue->tickets == 1 ? tr("%1 of %2 ticket") : tr("%1 of %2 tickets"))
            .arg(locale.toString(revenue->ticketsWithOrder), locale.toString(revenue->tickets)));
    m_revenue->setTrend(series.total);
    m_orders->setTrend(series.orders);
    m_added->setTrend(series.added);
    DailyChart::Data data;
    data.first = series.first;
    data.channels = {{tr("Chat"), Ink::Chart1, series.chat}, {tr("Product FAQs"), Ink::Chart2, series.faq}};
    data.currency = code;
    data.lastIsPartial = QDate::fromString(revenue->to, Qt::ISODate) == today();
    m_chart->setData(data);
}

} // namespace answerdesk::console
