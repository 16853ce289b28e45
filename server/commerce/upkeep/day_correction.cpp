// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/day_correction.h"
#include "server/commerce/model/channel.h"
#include "server/commerce/model/exact_sum.h"
#include "server/commerce/upkeep/rebuild_store.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

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

/// Notes what is lacking of every key that either has.
template <typename Key, typename Change>
void compareAll(Differences &differences, std::vector<std::pair<Key, Change>> &lacking,
    const QHash<Key, Change> &stored, const QHash<Key, Change> &counted)
{
    const auto compare = [&](const Key &key, const Change &is, const Change &shouldBe) {
        if (is == shouldBe)
            return;
        differences.compare(key, is, shouldBe);
        lacking.emplace_back(key, shouldBe - is);
    };
    for (auto total = stored.cbegin(); total != stored.cend(); ++total)
        compare(total.key(), total.value(), counted.value(total.key()));
    for (auto total = counted.cbegin(); total != counted.cend(); ++total) {
        if (!stored.contains(total.key()))
            compare(total.key(), {}, total.value());
    }
}

} // namespace

DayCorrection compareDay(storage::Connection &connection, const QString &companyKey, const QString &day)
{
    DayCorrection correction;
    correction.day = day;
    correction.corrections = loadCorrections(connection, companyKey);
    const DayContents stored = loadDay(connection, companyKey, day);
    const DayContents counted = scanDay(connection, companyKey, day);
    Differences differences(day);
    compareAll(differences, correction.totals, stored.totals, counted.totals);
    compareAll(differences, correction.tickets, stored.tickets, counted.tickets);
    correction.differences = differences.take();
    return correction;
}

bool addCorrection(storage::Connection &connection, const QString &companyKey, DayCorrection &correction,
    std::size_t from, std::size_t limit)
{
    if (loadCorrections(connection, companyKey) != correction.corrections)
        return false;
    storeCorrections(connection, companyKey, ++correction.corrections);
    const std::size_t end = std::min(from + limit, correction.rows());
    for (std::size_t i = from; i < end; ++i) {
        if (i < correction.totals.size()) {
            const auto &[key, change] = correction.totals[i];
            addToDay(connection, key, change);
        } else {
            const auto &[ticketDay, change] = correction.tickets[i - correction.totals.size()];
            addToTicketDay(connection, ticketDay, change);
        }
    }
    if (end == correction.rows())
        deleteEmptyRows(connection, companyKey, correction.day);
    return true;
}

} // namespace answerdesk::commerce
