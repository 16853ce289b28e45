// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/refusal_store.h"
#include "server/storage/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

void insertRefusal(
    storage::Connection &connection, const QString &companyKey, const Refusal &refusal, qint64 nowMs)
{
    const qint64 id = storage::nextValue(connection, companyKey, u"refusal"_s);
    connection.run("INSERT INTO refused_event (company_key, refusal_id, at_ms, event_type, code, message, "
                   "user_fingerprint, user_faq_fingerprint, subject, remedy, nearest_ticket_id) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        companyKey, id, nowMs, refusal.eventType,
        QString::fromLatin1(errorInfo(refusal.error.code).identifier), refusal.error.text(),
        refusal.userFingerprint, refusal.userFaqFingerprint, refusal.subject, refusal.remedy,
        refusal.nearestTicketId);
    // More than one at a time, so that the rows of a busy week go; few, so that no event pays for them all.
    deleteOldRefusals(connection, companyKey, nowMs, 20);
    connection.run(
        "DELETE FROM refused_event WHERE company_key = ? AND refusal_id <= ?", companyKey, id - kMaxRefusals);
}

std::optional<Refusal> findRefusal(
    storage::Connection &connection, const QString &companyKey, qint64 refusalId, qint64 fromMs)
{
    storage::Rows rows = connection.run(
        "SELECT event_type, user_fingerprint, user_faq_fingerprint, subject, code, message, remedy, "
        "nearest_ticket_id FROM refused_event WHERE company_key = ? AND refusal_id = ? AND at_ms >= ?",
        companyKey, refusalId, fromMs);
    if (!rows.next())
        return std::nullopt;
    const ErrorCode code = errorCodeOf(rows.text(4).toLatin1()).value_or(ErrorCode::InternalError);
    return Refusal{rows.text(0), rows.text(1), rows.text(2), rows.text(3), Error::make(code, rows.text(5)),
        rows.text(6), rows.optionalInteger(7)};
}

bool deleteOldRefusals(storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit)
{
    storage::Rows rows = connection.run("DELETE FROM refused_event WHERE company_key = ? AND refusal_id IN "
                                        "(SELECT refusal_id FROM refused_event WHERE company_key = ? AND "
                                        "at_ms < ? ORDER BY at_ms LIMIT ?) RETURNING 1",
        companyKey, companyKey, nowMs - kRefusalLifeMs, limit);
    int deleted = 0;
    while (rows.next())
        ++deleted;
    return deleted == limit;
}

} // namespace answerdesk::commerce
