// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/idempotency_store.h"
#include "server/storage/sequence.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

constexpr char kHeader[] = "Idempotency-Key";

bool isUsableKey(const QByteArray &key)
{
    return key.size() >= 1 && key.size() <= 255
        && std::all_of(key.begin(), key.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

/// Header lines of a response as they are stored: each with its line end.
QByteArray headerLines(const http::HttpResponse &response)
{
    QByteArray lines = response.prepared ? response.prepared->headers : QByteArray();
    for (const auto &[name, value] : response.headers)
        lines += name + ": " + value + "\r\n";
    return lines;
}

} // namespace

std::optional<IdempotencyKey> IdempotencyKey::of(
    const http::Request &request, const QString &companyKey, const QString &scope)
{
    if (request.head.count(kHeader) == 0)
        return std::nullopt;
    return IdempotencyKey{companyKey, QString::fromLatin1(api::endpointInfo(request.endpoint).name), scope,
        QString::fromLatin1(request.head.value(kHeader)), QString::fromLatin1(sha256(request.body).toHex())};
}

Result<void> checkIdempotencyKey(const http::Request &request)
{
    const int count = request.head.count(kHeader);
    if (count == 0 || (count == 1 && isUsableKey(request.head.value(kHeader))))
        return {};
    return fail(Error::invalidField(
        QLatin1String(kHeader), u"must be sent once and have 1 to 255 printable ASCII characters"_s));
}

Result<std::optional<http::HttpResponse>> findStoredResponse(
    storage::Connection &connection, const IdempotencyKey &key, qint64 nowMs)
{
    storage::Rows rows
        = connection.run("SELECT body_sha256, status, headers, body FROM idempotency WHERE company_key = ? "
                         "AND endpoint = ? AND scope = ? AND idempotency_key = ? AND at_ms >= ?",
            key.companyKey, key.endpoint, key.scope, key.key, nowMs - kStoredResponseLifeMs);
    if (!rows.next())
        return std::nullopt;
    if (rows.text(0) != key.bodySha256)
        return fail(ErrorCode::IdempotencyKeyReused);
    http::HttpResponse response;
    response.status = int(rows.integer(1));
    response.prepared = std::make_shared<const http::PreparedContent>(
        http::PreparedContent{rows.text(2).toLatin1(), rows.text(3).toUtf8()});
    if (response.status >= 400) {
        const auto body = json::parse(response.prepared->body);
        if (body)
            response.errorCode = body->string(u"error_code").toLatin1();
    }
    return response;
}

void storeResponse(storage::Connection &connection, const IdempotencyKey &key,
    const http::HttpResponse &response, qint64 nowMs, qint64 most)
{
    const qint64 id = storage::nextValue(connection, key.companyKey, u"stored_response"_s);
    connection.run(
        "DELETE FROM idempotency WHERE company_key = ? AND response_id <= ?", key.companyKey, id - most);
    deleteExpiredResponses(connection, key.companyKey, nowMs, 20);
    const QByteArray body = (response.prepared ? response.prepared->body : QByteArray()) + response.body;
    // An expired row of the same key may still be there.
    connection.run(
        "INSERT INTO idempotency (company_key, endpoint, scope, idempotency_key, response_id, body_sha256, "
        "status, headers, body, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (company_key, endpoint, scope, idempotency_key) DO UPDATE SET "
        "response_id = excluded.response_id, body_sha256 = excluded.body_sha256, status = excluded.status, "
        "headers = excluded.headers, body = excluded.body, at_ms = excluded.at_ms",
        key.companyKey, key.endpoint, key.scope, key.key, id, key.bodySha256, response.status,
        QString::fromLatin1(headerLines(response)), QString::fromUtf8(body), nowMs);
}

bool deleteExpiredResponses(
    storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit)
{
    storage::Rows rows = connection.run(
        "DELETE FROM idempotency WHERE company_key = ? AND response_id IN "
        "(SELECT response_id FROM idempotency WHERE company_key = ? AND at_ms < ? ORDER BY at_ms LIMIT ?) "
        "RETURNING 1",
        companyKey, companyKey, nowMs - kStoredResponseLifeMs, limit);
    int deleted = 0;
    while (rows.next())
        ++deleted;
    return deleted == limit;
}

} // namespace answerdesk::accounts
