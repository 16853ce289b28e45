// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/idempotency/idempotency_store.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"
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

struct StoredResponse {
    IdempotencyKey key;
    qint64 id = 0; ///< counts per company
    int status = 0;
    QString headers; ///< lines, each with its end
    QString body;
    qint64 atMs = 0;
};
using storage::Column;
using storage::Key;
using ResponseTable = storage::Table<StoredResponse, "idempotency",
    Key<"company_key", &StoredResponse::key, &IdempotencyKey::companyKey>,
    Key<"endpoint", &StoredResponse::key, &IdempotencyKey::endpoint>,
    Key<"scope", &StoredResponse::key, &IdempotencyKey::scope>,
    Key<"idempotency_key", &StoredResponse::key, &IdempotencyKey::key>,
    Column<"response_id", &StoredResponse::id>,
    Column<"body_sha256", &StoredResponse::key, &IdempotencyKey::bodySha256>,
    Column<"status", &StoredResponse::status>, Column<"headers", &StoredResponse::headers>,
    Column<"body", &StoredResponse::body>, Column<"at_ms", &StoredResponse::atMs>>;

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
    const std::optional<StoredResponse> stored
        = ResponseTable::selectOne<"SELECT {columns} FROM idempotency WHERE company_key = ? AND endpoint = ? "
                                   "AND scope = ? AND idempotency_key = ? AND at_ms >= ?">(
            connection, key.companyKey, key.endpoint, key.scope, key.key, nowMs - kStoredResponseLifeMs);
    if (!stored)
        return std::nullopt;
    if (stored->key.bodySha256 != key.bodySha256)
        return fail(ErrorCode::IdempotencyKeyReused);
    http::HttpResponse response;
    response.status = stored->status;
    response.prepared = std::make_shared<const http::PreparedContent>(
        http::PreparedContent{stored->headers.toLatin1(), stored->body.toUtf8()});
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
    ResponseTable::upsert(connection,
        {key, id, response.status, QString::fromLatin1(headerLines(response)), QString::fromUtf8(body),
            nowMs});
}

bool deleteExpiredResponses(
    storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit)
{
    const QList<int> deleted = storage::values<int>(connection.run(
        "DELETE FROM idempotency WHERE company_key = ? AND response_id IN "
        "(SELECT response_id FROM idempotency WHERE company_key = ? AND at_ms < ? ORDER BY at_ms LIMIT ?) "
        "RETURNING 1",
        companyKey, companyKey, nowMs - kStoredResponseLifeMs, limit));
    return deleted.size() == limit;
}

} // namespace answerdesk::accounts
