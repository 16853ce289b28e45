// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/metrics.h"
#include <QtCore/QByteArray>
#include <atomic>
#include <deque>

namespace answerdesk::answers {

/// Counts what came of something, by words that are known from the start. Any thread, once all are added.
class OutcomeCounts
{
public:
    void add(const char *outcome) { m_counts.emplace_back().outcome = outcome; }
    /// A word that was not added counts nowhere.
    void count(const char *outcome)
    {
        for (Count &entry : m_counts) {
            if (entry.outcome == outcome)
                ++entry.count;
        }
    }
    http::MetricFamily family(const char *name, const char *help) const
    {
        http::MetricFamily family{name, help, http::MetricFamily::Type::Counter, {}, {}};
        for (const Count &entry : m_counts)
            family.samples.push_back({{{"outcome", entry.outcome}}, double(entry.count)});
        return family;
    }

private:
    struct Count {
        QByteArray outcome;
        std::atomic<quint64> count{0};
    };
    std::deque<Count> m_counts;
};

} // namespace answerdesk::answers
