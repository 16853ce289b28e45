// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/overview.h"

namespace answerdesk::answers {

/// What became of the last messages of conversations that began at a moment or later; looks at so many at
/// most, those of test keys included, which then do not count.
api::OverviewAnswers loadLastAnswers(
    storage::Connection &connection, const QString &companyKey, qint64 sinceMs, int limit);
/// Whether anybody ever asked something.
bool hasThreads(storage::Connection &connection, const QString &companyKey);
/// Open gaps, and the one that was asked most.
api::OverviewGaps countGaps(storage::Connection &connection, const QString &companyKey);

} // namespace answerdesk::answers
