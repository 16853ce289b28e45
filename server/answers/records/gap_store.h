// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/gaps.h"

namespace answerdesk::answers {

/// A question that was just refused or answered on little evidence.
struct VainQuestion {
    QString gapId; ///< a version 7 UUID, for the first time it is asked
    QString question; ///< with the words of the thread that it leans on; never metadata
    QString locale;
    api::GapKind kind = api::GapKind::Refused;
    double confidence = 0;
    double threshold = 0;
    std::vector<api::NearPassage> nearest;
};

// Reading.
std::optional<api::Gap> loadGap(
    storage::Connection &connection, const QString &companyKey, const QString &gapId);
/// In the order of the query, behind a position: how often or when it was asked, and the id.
std::vector<api::Gap> loadGaps(storage::Connection &connection, const QString &companyKey,
    const api::GapsQuery &query, qint64 below, const QString &belowId, int limit);

// Writing, in a write job.
/// Counts the question of a message; a gap that was answered is open again, a dismissed or linked one
/// stays so.
void recordGap(storage::Connection &connection, const QString &companyKey, const VainQuestion &asked,
    const QString &threadId, qint64 messageId, qint64 nowMs);
/// An administrator reports the question of a message, which is counted once; the gap is open afterwards,
/// whatever it was. Returns its id.
QString reportGap(storage::Connection &connection, const QString &companyKey, const VainQuestion &asked,
    const QString &threadId, qint64 messageId, qint64 nowMs);
/// Without custom answer and link.
void setGapState(
    storage::Connection &connection, const QString &companyKey, const QString &gapId, api::GapState state);
/// The gap has this own answer now.
void closeGap(storage::Connection &connection, const QString &companyKey, const QString &gapId,
    const QString &ownAnswerId);
/// The same for the gap of a question and a locale, if there is one.
void closeGapsOf(storage::Connection &connection, const QString &companyKey, const QString &locale,
    const QString &questionDigest, const QString &ownAnswerId);
/// The own answer is deleted: what it closed is open, unless it is linked too.
void reopenGapsOf(storage::Connection &connection, const QString &companyKey, const QString &ownAnswerId);
/// Gaps without a link whose question was last asked before a moment, at most this many.
void deleteOldGaps(storage::Connection &connection, const QString &companyKey, qint64 beforeMs, int limit);

} // namespace answerdesk::answers
