// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/totals/day_slices.h"
#include "server/storage/connection/connection.h"
#include <QtCore/QHash>

namespace answerdesk::commerce {

// Daily totals: rows that events add to, and that are counted again from the events themselves. All functions
// throw SqlFailure.

void addToDay(storage::Connection &connection, const DayKey &key, const DayChange &change);
/// A sink that adds to the days' rows. connection outlives it.
DaySink addToDays(storage::Connection &connection);

/// Which row of the tickets' totals a ticket counts in.
struct TicketDay {
    QString companyKey;
    QString day; ///< it was opened on
    Channel channel = Channel::Chat;
    bool isTest = false;

    friend bool operator==(const TicketDay &, const TicketDay &) = default;
};
size_t qHash(const TicketDay &key, size_t seed = 0) noexcept;

struct TicketChange {
    qint64 opened = 0;
    qint64 helpful = 0;
    qint64 withCart = 0;
    qint64 withOrder = 0;

    TicketChange &operator+=(const TicketChange &other);
    friend bool operator==(const TicketChange &, const TicketChange &) = default;
};

// What is lacking of a to b; with limbs that have room again, all of one sign.
DayChange operator-(DayChange b, const DayChange &a);
TicketChange operator-(TicketChange b, const TicketChange &a);

void addToTicketDay(storage::Connection &connection, const TicketDay &day, const TicketChange &change);

/// Everything that is kept, or counted, of one day. Limbs are carried, so that equal sums compare equal.
struct DayContents {
    QHash<DayKey, DayChange> totals;
    QHash<TicketDay, TicketChange> tickets;
};

/// What the totals say of a day.
DayContents loadDay(storage::Connection &connection, const QString &companyKey, const QString &day);
/// What the day's events, orders, refunds and tickets come to: a full scan of them.
DayContents scanDay(storage::Connection &connection, const QString &companyKey, const QString &day);
/// Deletes the rows of a day whose figures are all 0.
void deleteEmptyRows(storage::Connection &connection, const QString &companyKey, const QString &day);
/// The first day at or after this one that has totals, events, orders, refunds or tickets; nothing when there
/// is none.
std::optional<QString> nextDay(
    storage::Connection &connection, const QString &companyKey, const QString &fromDay);

} // namespace answerdesk::commerce
