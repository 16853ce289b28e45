// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/privacy/conversation_store.h"
#include "server/commerce/privacy/fingerprint_columns.h"
#include "server/commerce/privacy/pseudonym.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "shared/core/day.h"
#include <QtCore/QDateTime>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Column;
using storage::Connection;
using storage::Rows;

namespace {

/// How far the retention of a company has come.
struct Mark {
    QString companyKey;
    QString day; ///< the one under way
    QString salt;
    qint64 afterId = 0;
    qint64 lastInteractionId = 0;
    qint64 lastInteractionMs = 0; ///< when the latest one happened that is forgotten; 0 without one
};

using MarkTable = storage::Table<Mark, "visitor_mark", storage::Key<"company_key", &Mark::companyKey>,
    Column<"day", &Mark::day>, Column<"salt", &Mark::salt>, Column<"after_id", &Mark::afterId>,
    Column<"last_interaction_id", &Mark::lastInteractionId>,
    Column<"last_interaction_ms", &Mark::lastInteractionMs>>;

Mark loadMark(Connection &connection, const QString &companyKey)
{
    const auto mark = MarkTable::selectOne<"SELECT {columns} FROM visitor_mark WHERE company_key = ?">(
        connection, companyKey);
    return mark ? *mark : Mark{companyKey, {}, Pseudonyms::newSalt()};
}

struct OldInteraction {
    qint64 id = 0;
    qint64 atMs = 0;
    QString threadId;
    qint64 messageId = 0;
};
using OldInteractions = storage::View<OldInteraction, Column<"interaction_id", &OldInteraction::id>,
    Column<"at_ms", &OldInteraction::atMs>, Column<"thread_id", &OldInteraction::threadId>,
    Column<"message_id", &OldInteraction::messageId>>;

/// Interactions before a moment, in the order of their numbers; whether there are more.
bool forgetInteractions(Connection &connection, Mark &mark, qint64 beforeMs, int limit)
{
    const QList<OldInteraction> next
        = OldInteractions::select<"SELECT {columns} FROM interaction WHERE company_key = ? AND "
                                  "interaction_id > ? ORDER BY interaction_id LIMIT ?">(
            connection, mark.companyKey, mark.lastInteractionId, limit);
    const Pseudonyms pseudonyms;
    for (const OldInteraction &each : next) {
        if (each.atMs >= beforeMs)
            return false;
        replaceInInteraction(connection, mark.companyKey, each.id, pseudonyms);
        forgetVisitorOfMessage(connection, mark.companyKey, each.threadId, each.messageId);
        mark.lastInteractionId = each.id;
        mark.lastInteractionMs = std::max(mark.lastInteractionMs, each.atMs);
    }
    return next.size() == limit;
}

/// The carts of a visitor who has no event after the day under way any more.
void deleteCarts(Connection &connection, const Mark &mark, const QString &owner)
{
    const auto last
        = storage::firstValue<QString>(connection.run("SELECT day FROM cart_event WHERE company_key = ? AND "
                                                      "user_fingerprint = ? ORDER BY event_id DESC LIMIT 1",
            mark.companyKey, owner));
    if (!last || *last <= mark.day)
        connection.run(
            "DELETE FROM cart_item WHERE company_key = ? AND user_fingerprint = ?", mark.companyKey, owner);
}

struct OldEvent {
    qint64 id = 0;
    Fingerprints fingerprints;
};
using OldEvents
    = storage::View<OldEvent, Column<"event_id", &OldEvent::id>, FingerprintColumns<&OldEvent::fingerprints>>;

/// Cart events of the day under way; whether there are more.
bool forgetEvents(Connection &connection, Mark &mark, int limit)
{
    const QList<OldEvent> events
        = OldEvents::select<"SELECT {columns} FROM cart_event "
                            "WHERE company_key = ? AND day = ? AND event_id > ? ORDER BY event_id LIMIT ?">(
            connection, mark.companyKey, mark.day, mark.afterId, limit);
    QSet<QString> owners;
    const Pseudonyms pseudonyms(mark.salt);
    for (const OldEvent &event : events) {
        owners.insert(cartOwner(event.fingerprints.user, event.fingerprints.userFaq));
        replaceInCartEvent(connection, mark.companyKey, event.id, pseudonyms);
        mark.afterId = event.id;
    }
    for (const QString &owner : std::as_const(owners))
        deleteCarts(connection, mark, owner);
    return events.size() == limit;
}

/// Orders and tickets of the day under way, which are much fewer.
void forgetOrdersAndTickets(Connection &connection, const Mark &mark)
{
    const Pseudonyms pseudonyms(mark.salt);
    for (const qint64 id : storage::values<qint64>(connection.run(
             "SELECT event_id FROM checkout WHERE company_key = ? AND day = ?", mark.companyKey, mark.day)))
        replaceInOrder(connection, mark.companyKey, id, pseudonyms);
    for (const qint64 id : storage::values<qint64>(
             connection.run("SELECT ticket_id FROM ticket WHERE company_key = ? AND opened_day = ?",
                 mark.companyKey, mark.day)))
        replaceInTicket(connection, mark.companyKey, id, pseudonyms);
}

std::optional<QString> nextHeldDay(Connection &connection, const Mark &mark)
{
    std::optional<QString> first;
    const auto consider = [&first](Rows rows) {
        const auto day = storage::firstValue<QString>(std::move(rows));
        if (day && (!first || *day < *first))
            first = day;
    };
    consider(connection.run(
        "SELECT MIN(day) FROM cart_event WHERE company_key = ? AND day > ?", mark.companyKey, mark.day));
    consider(connection.run(
        "SELECT MIN(day) FROM checkout WHERE company_key = ? AND day > ?", mark.companyKey, mark.day));
    consider(connection.run("SELECT MIN(opened_day) FROM ticket WHERE company_key = ? AND opened_day > ?",
        mark.companyKey, mark.day));
    return first;
}

} // namespace

QString lastForgottenDay(const accounts::Company &company, qint64 nowMs)
{
    constexpr qint64 kDayMs = 86'400'000;
    if (company.visitorRetentionDays <= 0)
        return {};
    const qint64 keptMs
        = std::max(company.visitorRetentionDays * kDayMs, company.attributionWindowMs() + kDayMs);
    const std::optional<QDate> day = readDay(company.dayOf(nowMs - keptMs));
    return day ? day->addDays(-1).toString(Qt::ISODate) : QString();
}

bool forgetOldVisitors(
    Connection &connection, const accounts::Company &company, const QString &lastDay, int limit)
{
    const std::optional<QDate> last = readDay(lastDay);
    if (!last)
        return false;
    Mark mark = loadMark(connection, company.key);
    const qint64 beforeMs = last->addDays(1).startOfDay(company.timeZone).toMSecsSinceEpoch();
    if (forgetInteractions(connection, mark, beforeMs, limit)) {
        MarkTable::upsert(connection, mark);
        return true;
    }
    if (!mark.day.isEmpty() && mark.afterId >= 0) {
        // A day that was begun and not ended.
        if (forgetEvents(connection, mark, limit)) {
            MarkTable::upsert(connection, mark);
            return true;
        }
        forgetOrdersAndTickets(connection, mark);
        mark.afterId = -1;
        mark.salt = Pseudonyms::newSalt();
        MarkTable::upsert(connection, mark);
        return true;
    }
    const std::optional<QString> next = nextHeldDay(connection, mark);
    if (!next || *next > lastDay) {
        MarkTable::upsert(connection, mark);
        return false;
    }
    mark.day = *next;
    mark.afterId = 0;
    MarkTable::upsert(connection, mark);
    return true;
}

QString firstKnownDay(Connection &connection, const accounts::Company &company)
{
    const Mark mark = loadMark(connection, company.key);
    QString last = mark.day;
    if (mark.lastInteractionMs > 0)
        last = std::max(last, company.dayOf(mark.lastInteractionMs + company.attributionWindowMs()));
    const std::optional<QDate> day = readDay(last);
    return day ? day->addDays(1).toString(Qt::ISODate) : QString();
}

void rowsMoved(
    Connection &connection, const QString &companyKey, const QString &fromDay, const QString &toDay)
{
    Mark mark = loadMark(connection, companyKey);
    const std::optional<QDate> day = readDay(toDay);
    if (!day || fromDay < mark.day || toDay > mark.day)
        return;
    mark.day = day->addDays(-1).toString(Qt::ISODate);
    mark.afterId = -1;
    mark.salt = Pseudonyms::newSalt();
    MarkTable::upsert(connection, mark);
}

} // namespace answerdesk::commerce
