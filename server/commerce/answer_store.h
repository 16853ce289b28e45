// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_message.h"
#include "server/storage/connection.h"

namespace answerdesk::commerce {

/// What an Idempotency-Key stands for.
struct IdempotencyKey {
    QString companyKey;
    QString endpoint;
    QString key;
    QString bodySha256; ///< hexadecimal
};

struct KeptAnswer {
    QString bodySha256;
    http::HttpResponse response;
};

inline constexpr qint64 kAnswerLifeMs = 86'400'000;

/// The first answer to a request with this key within 24 hours. Part of a writing transaction. Throws
/// SqlFailure.
std::optional<KeptAnswer> findAnswer(
    storage::Connection &connection, const IdempotencyKey &key, qint64 nowMs);
/// Keeps an answer and drops a few old ones. Part of a writing transaction. Throws SqlFailure.
void keepAnswer(storage::Connection &connection, const IdempotencyKey &key,
    const http::HttpResponse &response, qint64 nowMs);
/// Drops answers of a company that has no new ones, oldest first; returns whether there are more.
bool deleteOldAnswers(storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit);

} // namespace answerdesk::commerce
