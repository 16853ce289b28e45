// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/overview_page.h"
#include "console/app/page/access_rights.h"
#include "console/pages/overview/first_steps.h"
#include "console/pages/overview/health_card.h"
#include "console/pages/overview/live_cards.h"
#include "console/pages/overview/overview_watch.h"
#include "console/pages/overview/state_cards.h"
#include "console/pages/overview/todo_list.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/cells.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kSpacing = 16;
constexpr int kMargin = 24;
constexpr int kWidest = 1760; // beyond it lines get too long to read across

const QString kRevenueFigure = u"attributed_revenue"_s;

/// The currency with the most orders, for a card that has room for one.
const api::RevenueOfCurrency *mainPart(const api::Revenue &revenue)
{
    const auto ordersOf = [](const api::RevenueOfCurrency &part) {
        qint64 orders = 0;
        for (const api::RevenueDay &day : part.days)
            orders += day.orders;
        return orders;
    };
    const auto most = std::max_element(revenue.currencies.begin(), revenue.currencies.end(),
        [&](const auto &a, const auto &b) { return ordersOf(a) < ordersOf(b); });
    return most == revenue.currencies.end() ? nullptr : &*most;
}

} // namespace

OverviewPage::OverviewPage(const Clock &clock, QWidget *parent)
    : Page({u"overview"_s, PageInfo::Analytics, tr("Overview"), u"overview"_s}, parent)
    , m_clock(clock)
    , m_rights(new AccessRights(this))
    , m_watch(new OverviewWatch(clock, this))
    , m_header(new PageHeader(tr("Overview")))
    , m_refresh(button({}, u"refresh"_s, Kind::Ghost, tr("Refresh")))
    , m_bench(button(tr("Open test bench"), u"bench"_s))
    , m_health(new HealthCard)
    , m_live(new LiveCards)
    , m_todo(new TodoCard)
    , m_steps(new FirstStepsCard)
    , m_changes(new ChangesCard)
    , m_revenue(new MetricCard(tr("Attributed revenue, 30 days"), {}))
    , m_freshness(new FreshnessCard)
    , m_answers(new AnswersCard)
{
    buildHeader();
    auto *box = column(this);
    box->addWidget(m_header);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(u"overviewScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(buildBody());
    QScrollBar *bar = scroll->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int most) {
        // The cards end where the header ends, with and without the bar.
        m_body->setContentsMargins(
            kMargin, 4, most > 0 ? kMargin - bar->sizeHint().width() : kMargin, kMargin);
    });
    box->addWidget(scroll, 1);
    connectCards();
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &OverviewPage::showTimes);
    showFacts();
}

void OverviewPage::buildHeader()
{
    m_refresh->setObjectName(u"overviewRefresh"_s);
    m_bench->setObjectName(u"overviewBench"_s);
    m_header->setSubtitle(tr("Your to-dos and live traffic · times in %1")
                              .arg(QDateTime::currentDateTime().timeZoneAbbreviation()));
    m_header->addAction(m_refresh);
    m_header->addAction(m_bench);
}

QWidget *OverviewPage::buildBody()
{
    auto *host = new QWidget;
    auto *middle = row(host, 0, 0);
    auto *body = new QWidget;
    body->setMaximumWidth(kWidest);
    middle->addWidget(body, 1000);
    middle->addStretch(1);
    m_body = column(body, 0, kSpacing);
    m_body->setContentsMargins(kMargin, 4, kMargin, kMargin);
    m_body->addWidget(m_health);
    m_body->addWidget(m_live);
    auto *lower = new QHBoxLayout;
    lower->setSpacing(kSpacing);
    lower->addWidget(buildLeft(), 8);
    lower->addWidget(buildRight(), 5);
    m_body->addLayout(lower);
    m_body->addStretch(1);
    return host;
}

QWidget *OverviewPage::buildLeft()
{
    m_left = new QWidget;
    auto *box = column(m_left, 0, kSpacing);
    box->addWidget(m_steps);
    box->addWidget(m_todo);
    box->addWidget(m_changes);
    box->addStretch(1);
    return m_left;
}

QWidget *OverviewPage::buildRight()
{
    m_right = new QWidget;
    auto *box = column(m_right, 0, kSpacing);
    m_revenue->setObjectName(u"revenueCard"_s);
    m_revenue->setOpens(tr("Show revenue"));
    box->addWidget(m_revenue);
    box->addWidget(m_freshness);
    box->addWidget(m_answers);
    box->addStretch(1);
    return m_right;
}

void OverviewPage::connectCards()
{
    const auto opens = [this](auto *card, auto signal, const QString &page, const QString &view) {
        connect(card, signal, this, [this, page, view] { emit pageWanted(page, view); });
    };
    connect(m_live, &LiveCards::pageWanted, this, &Page::pageWanted);
    connect(m_todo, &TodoCard::pageWanted, this, &Page::pageWanted);
    connect(m_steps, &FirstStepsCard::pageWanted, this, &Page::pageWanted);
    opens(m_health, &HealthCard::serverWanted, u"server"_s, {});
    opens(m_revenue, &MetricCard::activated, u"revenue"_s, {});
    opens(m_freshness, &PanelCard::opened, u"knowledge"_s, u"sources"_s);
    opens(m_answers, &PanelCard::opened, u"knowledge"_s, u"gaps"_s);
    opens(m_changes, &PanelCard::opened, u"activity"_s, u"audit"_s);
    opens(m_bench, &QPushButton::clicked, u"bench"_s, {});
    connect(m_refresh, &QPushButton::clicked, this, &OverviewPage::refresh);
    connect(m_watch, &OverviewWatch::changed, this, &OverviewPage::showFacts);
    connect(m_rights, &AccessRights::changed, this, &OverviewPage::showFacts);
}

QDateTime OverviewPage::now() const { return utcDateTime(m_clock.nowMs()); }

void OverviewPage::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_rights->setSession(client);
    m_watch->setSession(client, companyKey);
    m_live->clear(); // last: the rights have shown the earlier facts once more
}

void OverviewPage::refresh() { m_watch->refresh(); }

void OverviewPage::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_refresh->setEnabled(!offline);
    m_refresh->setToolTip(offline ? reason : tr("Refresh"));
    m_watch->setOffline(offline);
}

void OverviewPage::setActive(bool active)
{
    m_watch->setActive(active);
    if (active)
        m_second.start();
    else
        m_second.stop();
}

void OverviewPage::focusContent()
{
    for (QPushButton *verb : m_left->findChildren<QPushButton *>()) {
        if (verb->isVisibleTo(this) && verb->isEnabled())
            return verb->setFocus(Qt::ShortcutFocusReason);
    }
    m_bench->setFocus(Qt::ShortcutFocusReason);
}

QList<QWidget *> OverviewPage::panes() const { return {m_header, m_live, m_left, m_right}; }

void OverviewPage::showFacts()
{
    const OverviewFacts &facts = m_watch->facts();
    const bool isFirstRun = facts.isFirstRun();
    const bool hasCompany = !facts.company.isEmpty();
    m_bench->setEnabled(hasCompany);
    m_bench->setToolTip(hasCompany ? QString() : tr("There is no company yet."));
    m_live->setVisible(hasCompany);
    m_right->setVisible(facts.overview || facts.revenue);
    m_steps->setVisible(isFirstRun);
    m_todo->setVisible(!isFirstRun && facts.overview);
    m_changes->setVisible(hasCompany && (facts.changes || facts.areChangesRefused));
    m_freshness->setVisible(facts.overview.has_value());
    m_answers->setVisible(facts.overview && !isFirstRun);
    if (isFirstRun)
        m_steps->setSteps(firstStepsOf(facts, *m_rights));
    if (facts.overview) {
        m_live->setOverview(*facts.overview);
        m_answers->setAnswers(facts.overview->answers);
    }
    if (facts.areChangesRefused)
        m_changes->setRefused();
    showRevenue();
    showTimes();
}

void OverviewPage::showTimes()
{
    const OverviewFacts &facts = m_watch->facts();
    m_health->setFacts(facts, now(), m_isOffline);
    if (facts.overview) {
        m_freshness->setKnowledge(facts.overview->knowledge, now());
        m_todo->setTodos(todosOf(facts, now(), m_rights->reasonAgainstEditing().isEmpty()));
        m_todo->setNothing(
            tr("Nothing to do. The last check was %1.").arg(timetext::ago(facts.checkedAt, now())));
    }
    if (facts.changes)
        m_changes->setChanges(*facts.changes, now());
}

void OverviewPage::showRevenue()
{
    const OverviewFacts &facts = m_watch->facts();
    const api::RevenueOfCurrency *part = facts.revenue ? mainPart(*facts.revenue) : nullptr;
    const auto figure = part ? std::find_if(part->figures.begin(), part->figures.end(),
                            [](const auto &each) { return each.name == kRevenueFigure; })
                             : std::vector<api::RevenueFigure>::const_iterator();
    if (!part || figure == part->figures.end()) {
        m_revenue->setValue(kNoValue.toString(), facts.revenue ? tr("no orders yet") : QString());
        m_revenue->setChange({}, Tone::Neutral);
        return m_revenue->setTrend({});
    }
    QList<double> days; // for drawing only
    for (const api::RevenueDay &day : part->days)
        days << day.revenue.toDouble();
    m_revenue->setFormula(serverwords::translated(figure->formula));
    m_revenue->setValue(figuretext::value(*figure, figure->value, part->currency),
        figure->previous ? tr("was %1").arg(figuretext::value(*figure, figure->previous, part->currency))
                         : QString());
    m_revenue->setChange(figuretext::change(*figure), figuretext::tone(*figure));
    m_revenue->setTrend(days);
}

} // namespace answerdesk::console
