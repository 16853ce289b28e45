// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/refusal_store.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Column;

namespace {

struct RefusalRow : Refusal {
    QString companyKey;
    qint64 id = 0;
    qint64 atMs = 0;
    QString code;
    QString message;
};
using RefusalTable
    = storage::Table<RefusalRow, "refused_event", storage::Key<"company_key", &RefusalRow::companyKey>,
        storage::Key<"refusal_id", &RefusalRow::id>, Column<"at_ms", &RefusalRow::atMs>,
        Column<"event_type", &Refusal::eventType>, Column<"code", &RefusalRow::code>,
        Column<"message", &RefusalRow::message>, Column<"user_fingerprint", &Refusal::userFingerprint>,
        Column<"user_faq_fingerprint", &Refusal::userFaqFingerprint>, Column<"subject", &Refusal::subject>,
        Column<"remedy", &Refusal::remedy>, Column<"nearest_ticket_id", &Refusal::nearestTicketId>>;

} // namespace

void insertRefusal(
    storage::Connection &connection, const QString &companyKey, const Refusal &refusal, qint64 nowMs)
{
    const qint64 id = storage::nextValue(connection, companyKey, u"refusal"_s);
    RefusalTable::insert(connection,
        {refusal, companyKey, id, nowMs, QString::fromLatin1(errorInfo(refusal.error.code).identifier),
            refusal.error.text()});
    // More than one at a time, so that the rows of a busy week go; few, so that no event pays for them all.
    deleteOldRefusals(connection, companyKey, nowMs, 20);
    connection.run(
        "DELETE FROM refused_event WHERE company_key = ? AND refusal_id <= ?", companyKey, id - kMaxRefusals);
}

std::optional<Refusal> findRefusal(
    storage::Connection &connection, const QString &companyKey, qint64 refusalId, qint64 fromMs)
{
    auto row = RefusalTable::selectOne<
        "SELECT {columns} FROM refused_event WHERE company_key = ? AND refusal_id = ? AND at_ms >= ?">(
        connection, companyKey, refusalId, fromMs);
    if (row)
        row->error
            = Error::make(errorCodeOf(row->code.toLatin1()).value_or(ErrorCode::InternalError), row->message);
    return row;
}

bool deleteOldRefusals(storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit)
{
    const QList<int> deleted = storage::values<int>(connection.run(
        "DELETE FROM refused_event WHERE company_key = ? AND refusal_id IN "
        "(SELECT refusal_id FROM refused_event WHERE company_key = ? AND at_ms < ? ORDER BY at_ms LIMIT ?) "
        "RETURNING 1",
        companyKey, companyKey, nowMs - kRefusalLifeMs, limit));
    return deleted.size() == limit;
}

} // namespace answerdesk::commerce
