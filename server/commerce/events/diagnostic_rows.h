// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/metrics.h"
#include "shared/core/clock.h"
#include <QtCore/QHash>
#include <array>
#include <atomic>
#include <mutex>

namespace answerdesk::commerce {

/// The diagnostic rows that events without an active ticket may leave: at most 20 in any second for each
/// company, because no key protects the endpoints and most visitors of a shop have no ticket. Any thread.
class DiagnosticRows
{
public:
    static constexpr int kPerSecond = 20;

    explicit DiagnosticRows(const Clock &clock)
        : m_clock(clock)
    {
    }
    /// Whether one more row may be written now; counts the event when not.
    bool take(const QString &companyKey);
    void forget(const QString &companyKey); ///< a company that was deleted
    quint64 omitted() const { return m_omitted; } ///< events without a row, since the start
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    static constexpr qint64 kWindowMs = 1'000;
    /// When the last rows were taken, as a ring.
    struct Taken {
        Taken() { atMs.fill(-kWindowMs); }
        std::array<qint64, kPerSecond> atMs;
        std::size_t oldest = 0;
    };

    const Clock &m_clock;
    std::mutex m_mutex;
    QHash<QString, Taken> m_taken; ///< by company
    std::atomic<quint64> m_omitted{0};
};

} // namespace answerdesk::commerce
