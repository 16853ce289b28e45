// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/active_ticket_store.h"

namespace answerdesk::commerce {

IndexedTouches findIndexedTouches(storage::Connection &connection, const TouchFilter &filter)
{
    storage::Rows rows = connection.run(
        "SELECT COALESCE((SELECT last_interaction_id FROM touch_mark WHERE company_key = ?), 0), "
        "CASE WHEN EXISTS (SELECT 1 FROM touch WHERE company_key = ? AND fingerprint IN (?, ?) "
        "AND is_helpful IN (1, ?) AND at_ms >= ? AND at_ms <= ?) THEN 1 ELSE 0 END",
        filter.companyKey, filter.companyKey, filter.visitor.first(), filter.visitor.second(),
        filter.isHelpfulOnly, filter.fromMs, filter.toMs);
    rows.next();
    return {rows.integer(0), rows.flag(1)};
}

std::vector<StoredInteraction> loadInteractionsFrom(
    storage::Connection &connection, const QString &companyKey, qint64 firstId)
{
    std::vector<StoredInteraction> interactions;
    storage::Rows rows = connection.run(
        "SELECT interaction_id, user_fingerprint, user_faq_fingerprint, is_helpful, at_ms, thread_id, "
        "message_id FROM interaction WHERE company_key = ? AND interaction_id >= ? ORDER BY interaction_id",
        companyKey, firstId);
    while (rows.next()) {
        interactions.push_back({rows.integer(0), rows.text(1), rows.text(2), rows.flag(3), rows.integer(4),
            rows.text(5), rows.integer(6)});
    }
    return interactions;
}

bool isTouch(storage::Connection &connection, const TouchFilter &filter, qint64 interactionId)
{
    storage::Rows rows
        = connection.run("SELECT user_fingerprint, user_faq_fingerprint, is_helpful, at_ms FROM interaction "
                         "WHERE company_key = ? AND interaction_id = ?",
            filter.companyKey, interactionId);
    if (!rows.next())
        return false;
    const auto isOwn = [&](const QString &text) {
        return text == filter.visitor.first() || text == filter.visitor.second();
    };
    return (isOwn(rows.text(0)) || isOwn(rows.text(1))) && (rows.flag(2) || !filter.isHelpfulOnly)
        && rows.integer(3) >= filter.fromMs && rows.integer(3) <= filter.toMs;
}

} // namespace answerdesk::commerce
