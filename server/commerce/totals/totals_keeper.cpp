// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/totals/totals_keeper.h"
#include "server/commerce/events/attribution_store.h"
#include "server/commerce/model/channel.h"
#include "server/commerce/totals/day_totals.h"
#include "server/commerce/model/exact_sum.h"
#include "server/commerce/upkeep/rebuild_store.h"
#include "shared/core/day.h"
#include "shared/core/log_area.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

// Days around today whose carts may still get events: zones are up to a day apart, and clocks jump.
constexpr int kFirstNoted = -2;
constexpr int kLastNoted = 1;

QString textOf(const Amount::Limbs &limbs)
{
    ExactSum sum;
    sum.add(limbs);
    return sum.toText(0);
}

class Differences
{
public:
    explicit Differences(const QString &day)
        : m_day(day)
    {
    }
    void compare(const DayKey &key, const DayChange &stored, const DayChange &counted)
    {
        api::TotalDifference where{m_day, dimensionName(key.dimension), key.value, key.currency,
            channelName(key.channel), key.isHelpful, key.isDirect, key.isTest, {}, {}, {}};
        number(where, u"orders"_s, stored.orders, counted.orders);
        number(where, u"refunds"_s, stored.refunds, counted.refunds);
        number(where, u"events"_s, stored.events, counted.events);
        number(where, u"carts"_s, stored.carts, counted.carts);
        add(where, u"attributed_revenue"_s, textOf(stored.revenue), textOf(counted.revenue));
        add(where, u"refunded"_s, textOf(stored.refunded), textOf(counted.refunded));
        add(where, u"added_to_cart"_s, textOf(stored.cart), textOf(counted.cart));
    }
    void compare(const TicketDay &key, const TicketChange &stored, const TicketChange &counted)
    {
        api::TotalDifference where{
            m_day, u"ticket"_s, {}, {}, channelName(key.channel), false, false, key.isTest, {}, {}, {}};
        number(where, u"tickets"_s, stored.opened, counted.opened);
        number(where, u"helpful_tickets"_s, stored.helpful, counted.helpful);
        number(where, u"tickets_with_cart"_s, stored.withCart, counted.withCart);
        number(where, u"tickets_with_order"_s, stored.withOrder, counted.withOrder);
    }
    std::vector<api::TotalDifference> take() { return std::move(m_found); }

private:
    void number(const api::TotalDifference &where, const QString &figure, qint64 stored, qint64 counted)
    {
        add(where, figure, QString::number(stored), QString::number(counted));
    }
    void add(api::TotalDifference where, const QString &figure, const QString &stored, const QString &counted)
    {
        if (stored == counted)
            return;
        where.figure = figure;
        where.stored = stored;
        where.counted = counted;
        m_found.push_back(std::move(where));
    }
    QString m_day;
    std::vector<api::TotalDifference> m_found;
};

/// Calls compare for every key of either.
template <typename Map>
void compareAll(Differences &differences, const Map &stored, const Map &counted)
{
    for (auto total = stored.cbegin(); total != stored.cend(); ++total)
        differences.compare(total.key(), total.value(), counted.value(total.key()));
    for (auto total = counted.cbegin(); total != counted.cend(); ++total) {
        if (!stored.contains(total.key()))
            differences.compare(total.key(), {}, total.value());
    }
}

DatedRows rowsOf(int phase) { return DatedRows(phase); }

} // namespace

std::vector<api::TotalDifference> checkDay(
    storage::Connection &connection, const QString &companyKey, const QString &day, bool mends)
{
    connection.memory<DayTotals>().storeInJob(connection);
    connection.memory<TicketTotals>().storeInJob(connection);
    if (mends)
        markCarts(connection, companyKey, day);
    const DayContents stored = loadDay(connection, companyKey, day);
    const DayContents counted = scanDay(connection, companyKey, day);
    Differences differences(day);
    compareAll(differences, stored.totals, counted.totals);
    compareAll(differences, stored.tickets, counted.tickets);
    std::vector<api::TotalDifference> found = differences.take();
    if (mends && !found.empty()) {
        deleteDay(connection, companyKey, day);
        for (auto total = counted.totals.cbegin(); total != counted.totals.cend(); ++total)
            addToDay(connection, total.key(), total.value());
        for (auto total = counted.tickets.cbegin(); total != counted.tickets.cend(); ++total)
            addToTicketDay(connection, total.key(), total.value());
    }
    return found;
}

void TotalsKeeper::start()
{
    for (const accounts::CompanyPtr &company : m_companies.all())
        companyChanged(company->key);
}

void TotalsKeeper::companyChanged(const QString &companyKey) { run(companyKey, {}); }

void TotalsKeeper::run(const QString &companyKey, const Step &step)
{
    m_database.writer().submit(
        [this, companyKey, step](
            storage::Connection &connection) { return work(connection, companyKey, step); },
        [this, companyKey](const Result<Step> &next) {
            if (!next)
                qCWarning(area::revenue, "revenue of %s is not counted anew: %s", qUtf8Printable(companyKey),
                    qUtf8Printable(next.error().text()));
            else if (next->phase != Phase::End)
                run(companyKey, *next);
        });
}

Result<TotalsKeeper::Step> TotalsKeeper::work(
    storage::Connection &connection, const QString &companyKey, Step step) const
{
    const accounts::CompanyPtr company = m_companies.find(companyKey);
    const QString zone = company ? QString::fromLatin1(company->timeZone.id()) : QString();
    const Step end{Phase::End, 0, {}, zone};
    if (!company)
        return end;
    if (step.phase != Phase::Begin && step.timeZone != zone)
        return end; // the change since then has begun a run of its own
    const auto next = [&step](Phase phase) {
        step.phase = phase;
        step.afterId = 0;
        step.day.clear();
        return step;
    };
    switch (step.phase) {
    case Phase::Begin: {
        const std::optional<RevenueState> state = loadRevenueState(connection, companyKey);
        if (state && !state->isRebuilding && state->timeZone == zone)
            return end;
        const bool isEmpty = !hasCommerce(connection, companyKey);
        storeRevenueState(connection, companyKey, {zone, !isEmpty});
        step.timeZone = zone;
        return isEmpty ? end : next(Phase::CartEvents);
    }
    case Phase::CartEvents:
    case Phase::Orders:
    case Phase::Refunds:
    case Phase::Tickets: {
        const DatedRows rows = rowsOf(int(step.phase) - int(Phase::CartEvents));
        const auto last = redate(connection, *company, rows, step.afterId, kRowsAJob);
        if (!last)
            return next(Phase(int(step.phase) + 1));
        step.afterId = *last;
        return step;
    }
    case Phase::Days: {
        const std::optional<QString> day = nextDay(connection, companyKey, step.day);
        if (!day)
            return next(Phase::Carts);
        checkDay(connection, companyKey, *day, true);
        step.day = *day + u' '; // behind this day, before the next one
        return step;
    }
    case Phase::Carts: {
        const QDate today = readDay(company->dayOf(m_clock.nowMs())).value_or(QDate(1970, 1, 1));
        noteCounted(connection, companyKey, today.addDays(kFirstNoted).toString(Qt::ISODate),
            today.addDays(kLastNoted).toString(Qt::ISODate));
        storeRevenueState(connection, companyKey, {zone, false});
        return end;
    }
    case Phase::End:
        break;
    }
    return end;
}

} // namespace answerdesk::commerce
