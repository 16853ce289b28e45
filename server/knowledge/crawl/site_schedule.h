// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <optional>

namespace answerdesk::knowledge {

constexpr int kDefaultIntervalHours = 168; ///< a week
constexpr int kMaxIntervalHours = 8760; ///< a year

/// When a source is read again after a reading that has ended now. Nothing with an interval of 0: it is read
/// on demand only. After a good reading up to a tenth earlier than the interval says, by the source's name,
/// so that sources that were made together are not read together for ever. After failures in a row sooner: a
/// quarter of an hour, doubled with each up to a day, and never later than the interval. Epoch milliseconds;
/// any thread.
std::optional<qint64> nextReading(
    const QString &companyKey, const QString &sourceId, int intervalHours, int failures, qint64 nowMs);

} // namespace answerdesk::knowledge
