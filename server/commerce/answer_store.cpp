// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/answer_store.h"

namespace answerdesk::commerce {

std::optional<KeptAnswer> findAnswer(storage::Connection &connection, const IdempotencyKey &key, qint64 nowMs)
{
    storage::Rows rows = connection.run("SELECT body_sha256, status, answer FROM idempotency "
                                        "WHERE company_key = ? AND endpoint = ? AND idempotency_key = ? "
                                        "AND at_ms >= ?",
        key.companyKey, key.endpoint, key.key, nowMs - kAnswerLifeMs);
    if (!rows.next())
        return std::nullopt;
    KeptAnswer answer{rows.text(0), {}};
    answer.response.status = int(rows.integer(1));
    answer.response.body = rows.text(2).toUtf8();
    if (answer.response.status >= 400) {
        const auto body = json::parse(answer.response.body);
        if (body)
            answer.response.errorCode = body->string(u"error_code").toLatin1();
    }
    return answer;
}

void keepAnswer(storage::Connection &connection, const IdempotencyKey &key,
    const http::HttpResponse &response, qint64 nowMs)
{
    connection.run("DELETE FROM idempotency WHERE company_key = ? AND (endpoint, idempotency_key) IN "
                   "(SELECT endpoint, idempotency_key FROM idempotency "
                   "WHERE company_key = ? AND at_ms < ? ORDER BY at_ms LIMIT 20)",
        key.companyKey, key.companyKey, nowMs - kAnswerLifeMs);
    // An expired row of the same key may still be there.
    connection.run(
        "INSERT INTO idempotency (company_key, endpoint, idempotency_key, body_sha256, status, answer, "
        "at_ms) "
        "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (company_key, endpoint, idempotency_key) DO UPDATE SET "
        "body_sha256 = excluded.body_sha256, status = excluded.status, answer = excluded.answer, "
        "at_ms = excluded.at_ms",
        key.companyKey, key.endpoint, key.key, key.bodySha256, response.status,
        QString::fromUtf8(response.body), nowMs);
}

bool deleteOldAnswers(storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit)
{
    storage::Rows rows = connection.run(
        "DELETE FROM idempotency WHERE company_key = ? AND (endpoint, idempotency_key) IN "
        "(SELECT endpoint, idempotency_key FROM idempotency WHERE company_key = ? AND at_ms < ? "
        "ORDER BY at_ms LIMIT ?) RETURNING 1",
        companyKey, companyKey, nowMs - kAnswerLifeMs, limit);
    int deleted = 0;
    while (rows.next())
        ++deleted;
    return deleted == limit;
}

} // namespace answerdesk::commerce
