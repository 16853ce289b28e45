// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_message.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::accounts {

/// What an Idempotency-Key header stands for: two requests are the same one when all but the digest are
/// equal.
struct IdempotencyKey {
    QString companyKey;
    QString endpoint; ///< its name in the endpoint table
    QString scope; ///< who may use the key again: a digest of an event's fingerprints, an API key's id, ...
    QString key; ///< the header's value, 1 to 255 printable ASCII characters
    QString bodySha256; ///< of the request's body, hexadecimal

    /// The key of a request whose header is well-formed; nothing without the header. Any thread.
    static std::optional<IdempotencyKey> of(
        const http::Request &request, const QString &companyKey, const QString &scope);
};

/// How long a stored response protects a repeated request.
inline constexpr qint64 kStoredResponseLifeMs = 86'400'000;
/// Stored responses per company; the oldest go first. A shop that sends eleven requests per second all day
/// stays below, and a visitor who invents keys fills no disk.
inline constexpr qint64 kMaxStoredResponses = 1'000'000;

/// INVALID_FIELDS when the request's Idempotency-Key is repeated, empty, too long or not printable. Any
/// thread.
Result<void> checkIdempotencyKey(const http::Request &request);

/// The request's body, with an invalid Idempotency-Key among its invalid fields, so that the caller hears of
/// all at once. Any thread.
template <schema::Described Body>
Result<Body> readIdempotentBody(const http::Request &request)
{
    Result<Body> body = request.readBody<Body>();
    const Result<void> checked = checkIdempotencyKey(request);
    if (checked || (!body && body.error().code == ErrorCode::InvalidJson))
        return body;
    if (body)
        return tl::unexpected(checked.error());
    Error error = body.error();
    error.invalidFields.insert(error.invalidFields.end(), checked.error().invalidFields.begin(),
        checked.error().invalidFields.end());
    return tl::unexpected(std::move(error));
}

/// The response to the first request with this key within 24 hours; IDEMPOTENCY_KEY_REUSED when that request
/// had another body; nothing when there was none. Throws SqlFailure.
Result<std::optional<http::HttpResponse>> findStoredResponse(
    storage::Connection &connection, const IdempotencyKey &key, qint64 nowMs);
/// Stores a response, deletes some that have expired, and those beyond `most`. Part of a writing transaction.
/// Throws SqlFailure.
void storeResponse(storage::Connection &connection, const IdempotencyKey &key,
    const http::HttpResponse &response, qint64 nowMs, qint64 most = kMaxStoredResponses);
/// Deletes expired responses of a company, oldest first, `limit` at most; returns whether more may be left.
/// Part of a writing transaction. Throws SqlFailure.
bool deleteExpiredResponses(
    storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit);

} // namespace answerdesk::accounts
