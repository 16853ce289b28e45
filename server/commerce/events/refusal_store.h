// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/core/error.h"

namespace answerdesk::commerce {

/// An event that was refused, for administrators who look for the reason.
struct Refusal {
    QString eventType; ///< a cart event's type, or CHECKOUT
    QString userFingerprint;
    QString userFaqFingerprint;
    QString subject; ///< product or order
    Error error;
    QString remedy = {}; ///< what would have made it pass
    std::optional<qint64> nearestTicketId = {}; ///< the ticket that came closest
};

inline constexpr qint64 kRefusalLifeMs = 7 * 86'400'000LL;
/// Newest rows of a company that are kept: the endpoints need no key, so they must not fill a disk.
inline constexpr qint64 kMaxRefusals = 100'000;

/// Keeps the refusal and drops a few old ones. Part of a writing transaction. Throws SqlFailure.
void insertRefusal(
    storage::Connection &connection, const QString &companyKey, const Refusal &refusal, qint64 nowMs);
/// A refusal that is no older than a moment. Throws SqlFailure.
std::optional<Refusal> findRefusal(
    storage::Connection &connection, const QString &companyKey, qint64 refusalId, qint64 fromMs);
/// Drops refusals of a company that has no new ones, oldest first; returns whether there are more.
bool deleteOldRefusals(storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit);

} // namespace answerdesk::commerce
