// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/touch_store.h"
#include "server/commerce/model/channel.h"

namespace answerdesk::commerce {

bool isEarlier(const Touch &a, const Touch &b)
{
    return std::pair(a.atMs, a.interactionId) < std::pair(b.atMs, b.interactionId);
}

void appendEntries(
    std::vector<TouchEntry> &entries, const Visitor &visitor, bool isHelpful, qint64 atMs, qint64 id)
{
    if (visitor.isEmpty())
        return;
    entries.push_back({visitor.first(), isHelpful, atMs, id});
    if (visitor.second() != visitor.first())
        entries.push_back({visitor.second(), isHelpful, atMs, id});
}

std::vector<TouchEntry> loadUnindexed(storage::Connection &connection, const QString &companyKey)
{
    std::vector<TouchEntry> entries;
    storage::Rows rows = connection.run(
        "SELECT user_fingerprint, user_faq_fingerprint, is_helpful, at_ms, interaction_id FROM interaction "
        "WHERE company_key = ? AND interaction_id > COALESCE((SELECT last_interaction_id FROM touch_mark "
        "WHERE company_key = ?), 0) ORDER BY interaction_id",
        companyKey, companyKey);
    while (rows.next()) {
        appendEntries(
            entries, Visitor(rows.text(0), rows.text(1)), rows.flag(2), rows.integer(3), rows.integer(4));
    }
    return entries;
}

void indexEntries(
    storage::Connection &connection, const QString &companyKey, std::span<const TouchEntry> entries)
{
    for (const TouchEntry &entry : entries) {
        // A program that ended amid its steps left some of them here, before the mark was moved.
        connection.run("INSERT INTO touch (company_key, fingerprint, is_helpful, at_ms, interaction_id) "
                       "VALUES (?, ?, ?, ?, ?) ON CONFLICT (company_key, fingerprint, is_helpful, at_ms, "
                       "interaction_id) DO NOTHING",
            companyKey, entry.fingerprint, entry.isHelpful, entry.atMs, entry.interactionId);
    }
}

void setTouchMark(storage::Connection &connection, const QString &companyKey, qint64 lastInteractionId)
{
    connection.run("INSERT INTO touch_mark (company_key, last_interaction_id) VALUES (?, ?) "
                   "ON CONFLICT (company_key) DO UPDATE SET "
                   "last_interaction_id = excluded.last_interaction_id",
        companyKey, lastInteractionId);
}

std::optional<TouchEntry> findIndexed(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, bool isHelpful, qint64 fromMs, qint64 toMs)
{
    // One short seek: a visitor with very many interactions costs no more than one with a few.
    storage::Rows rows
        = connection.run("SELECT at_ms, interaction_id FROM touch WHERE company_key = ? AND fingerprint = ? "
                         "AND is_helpful = ? AND at_ms >= ? AND at_ms <= ? "
                         "ORDER BY at_ms, interaction_id LIMIT 1",
            companyKey, fingerprint, isHelpful, fromMs, toMs);
    if (!rows.next())
        return std::nullopt;
    return TouchEntry{fingerprint, isHelpful, rows.integer(0), rows.integer(1)};
}

Touch readTouch(storage::Connection &connection, const QString &companyKey, qint64 interactionId)
{
    storage::Rows rows
        = connection.run("SELECT ticket_id, channel, is_test, is_helpful, at_ms, user_fingerprint, "
                         "user_faq_fingerprint FROM interaction WHERE company_key = ? AND interaction_id = ?",
            companyKey, interactionId);
    if (!rows.next()) {
        throw storage::SqlFailure(
            storage::SqlFailure::Kind::Other, "an indexed interaction is not there", "readTouch");
    }
    return {interactionId, rows.optionalInteger(0), channelOf(rows.text(1)), rows.flag(2), rows.flag(3),
        rows.integer(4), Visitor(rows.text(5), rows.text(6))};
}

std::vector<TouchEntry> findHelpfulIndexed(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, qint64 fromMs, qint64 toMs, int limit)
{
    storage::Rows rows
        = connection.run("SELECT at_ms, interaction_id FROM touch WHERE company_key = ? AND fingerprint = ? "
                         "AND is_helpful = 1 AND at_ms >= ? AND at_ms <= ? "
                         "ORDER BY at_ms, interaction_id LIMIT ?",
            companyKey, fingerprint, fromMs, toMs, limit);
    std::vector<TouchEntry> entries;
    while (rows.next())
        entries.push_back({fingerprint, true, rows.integer(0), rows.integer(1)});
    return entries;
}

AnsweredTouch readAnswer(storage::Connection &connection, const QString &companyKey, qint64 interactionId)
{
    storage::Rows rows = connection.run("SELECT at_ms, locale, page_url, faq_id, about FROM interaction "
                                        "WHERE company_key = ? AND interaction_id = ?",
        companyKey, interactionId);
    if (!rows.next()) {
        throw storage::SqlFailure(
            storage::SqlFailure::Kind::Other, "an indexed interaction is not there", "readAnswer");
    }
    return {
        interactionId, rows.integer(0), rows.text(1), rows.text(2), rows.optionalInteger(3), rows.text(4)};
}

} // namespace answerdesk::commerce
