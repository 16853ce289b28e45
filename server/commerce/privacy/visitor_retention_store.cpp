// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/privacy/conversation_store.h"
#include "server/commerce/privacy/pseudonym.h"
#include "server/commerce/tickets/touch_index.h"
#include "server/commerce/privacy/visitor_memory.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "shared/core/day.h"
#include <QtCore/QDateTime>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

namespace {

/// How far the retention of a company has come.
struct Mark {
    QString day; ///< the one under way
    QString salt;
    qint64 afterId = 0;
    qint64 lastInteractionId = 0;
    qint64 lastInteractionMs = 0; ///< when the latest one happened that is forgotten; 0 without one
};

Mark loadMark(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run("SELECT day, salt, after_id, last_interaction_id, last_interaction_ms "
                               "FROM visitor_mark WHERE company_key = ?",
        companyKey);
    return rows.next() ? Mark{rows.text(0), rows.text(1), rows.integer(2), rows.integer(3), rows.integer(4)}
                       : Mark{QString(), Pseudonyms::newSalt(), 0, 0, 0};
}

void storeMark(Connection &connection, const QString &companyKey, const Mark &mark)
{
    connection.run("INSERT INTO visitor_mark (company_key, day, salt, after_id, last_interaction_id, "
                   "last_interaction_ms) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (company_key) DO UPDATE SET "
                   "day = excluded.day, salt = excluded.salt, after_id = excluded.after_id, "
                   "last_interaction_id = excluded.last_interaction_id, "
                   "last_interaction_ms = excluded.last_interaction_ms",
        companyKey, mark.day, mark.salt, mark.afterId, mark.lastInteractionId, mark.lastInteractionMs);
}

/// Interactions before a moment, in the order of their numbers; whether there are more.
bool forgetInteractions(
    Connection &connection, const QString &companyKey, Mark &mark, qint64 beforeMs, int limit)
{
    struct Old {
        qint64 id;
        QString threadId;
        qint64 messageId;
    };
    std::vector<Old> all;
    {
        Rows rows = connection.run("SELECT interaction_id, at_ms, thread_id, message_id FROM interaction "
                                   "WHERE company_key = ? AND interaction_id > ? ORDER BY interaction_id "
                                   "LIMIT ?",
            companyKey, mark.lastInteractionId, limit);
        while (rows.next() && rows.integer(1) < beforeMs) {
            all.push_back({rows.integer(0), rows.text(2), rows.integer(3)});
            mark.lastInteractionMs = std::max(mark.lastInteractionMs, rows.integer(1));
        }
    }
    if (all.empty())
        return false;
    const Pseudonyms pseudonyms;
    for (const Old &each : all) {
        replaceInInteraction(connection, companyKey, each.id, pseudonyms);
        forgetVisitorOfMessage(connection, companyKey, each.threadId, each.messageId);
    }
    mark.lastInteractionId = all.back().id;
    connection.memory<TouchIndex>().forget(companyKey);
    connection.memory<VisitorMemory>().forgetAll();
    return int(all.size()) == limit;
}

/// The carts of a visitor who has no event after a day any more.
void deleteCarts(Connection &connection, const QString &companyKey, const QString &owner, const QString &day)
{
    {
        Rows rows = connection.run("SELECT day FROM cart_event WHERE company_key = ? AND "
                                   "user_fingerprint = ? ORDER BY event_id DESC LIMIT 1",
            companyKey, owner);
        if (rows.next() && rows.text(0) > day)
            return;
    }
    connection.run("DELETE FROM cart_item WHERE company_key = ? AND user_fingerprint = ?", companyKey, owner);
}

/// Cart events of the day under way; whether there are more.
bool forgetEvents(Connection &connection, const QString &companyKey, Mark &mark, int limit)
{
    std::vector<qint64> ids;
    QSet<QString> owners;
    {
        Rows rows
            = connection.run("SELECT event_id, user_fingerprint, user_faq_fingerprint FROM cart_event "
                             "WHERE company_key = ? AND day = ? AND event_id > ? ORDER BY event_id LIMIT ?",
                companyKey, mark.day, mark.afterId, limit);
        while (rows.next()) {
            ids.push_back(rows.integer(0));
            owners.insert(cartOwner(rows.text(1), rows.text(2)));
        }
    }
    const Pseudonyms pseudonyms(mark.salt);
    for (const qint64 id : ids)
        replaceInCartEvent(connection, companyKey, id, pseudonyms);
    for (const QString &owner : std::as_const(owners))
        deleteCarts(connection, companyKey, owner, mark.day);
    if (!ids.empty())
        mark.afterId = ids.back();
    return int(ids.size()) == limit;
}

/// Orders and tickets of the day under way, which are much fewer.
void forgetOrdersAndTickets(Connection &connection, const QString &companyKey, const Mark &mark)
{
    const Pseudonyms pseudonyms(mark.salt);
    const auto idsOf = [](Rows rows) {
        std::vector<qint64> ids;
        while (rows.next())
            ids.push_back(rows.integer(0));
        return ids;
    };
    for (const qint64 id : idsOf(connection.run(
             "SELECT event_id FROM checkout WHERE company_key = ? AND day = ?", companyKey, mark.day)))
        replaceInOrder(connection, companyKey, id, pseudonyms);
    for (const qint64 id : idsOf(connection.run(
             "SELECT ticket_id FROM ticket WHERE company_key = ? AND opened_day = ?", companyKey, mark.day)))
        replaceInTicket(connection, companyKey, id, pseudonyms);
}

std::optional<QString> nextHeldDay(Connection &connection, const QString &companyKey, const QString &afterDay)
{
    std::optional<QString> first;
    const auto consider = [&first](Rows rows) {
        const auto day = rows.next() ? rows.optionalText(0) : std::nullopt;
        if (day && (!first || *day < *first))
            first = day;
    };
    consider(connection.run(
        "SELECT MIN(day) FROM cart_event WHERE company_key = ? AND day > ?", companyKey, afterDay));
    consider(connection.run(
        "SELECT MIN(day) FROM checkout WHERE company_key = ? AND day > ?", companyKey, afterDay));
    consider(connection.run(
        "SELECT MIN(opened_day) FROM ticket WHERE company_key = ? AND opened_day > ?", companyKey, afterDay));
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
    if (forgetInteractions(connection, company.key, mark, beforeMs, limit)) {
        storeMark(connection, company.key, mark);
        return true;
    }
    if (!mark.day.isEmpty() && mark.afterId >= 0) {
        // A day that was begun and not ended.
        if (forgetEvents(connection, company.key, mark, limit)) {
            storeMark(connection, company.key, mark);
            return true;
        }
        forgetOrdersAndTickets(connection, company.key, mark);
        mark.afterId = -1;
        mark.salt = Pseudonyms::newSalt();
        storeMark(connection, company.key, mark);
        return true;
    }
    const std::optional<QString> next = nextHeldDay(connection, company.key, mark.day);
    if (!next || *next > lastDay) {
        storeMark(connection, company.key, mark);
        return false;
    }
    mark.day = *next;
    mark.afterId = 0;
    storeMark(connection, company.key, mark);
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
    storeMark(connection, companyKey, mark);
}

} // namespace answerdesk::commerce
