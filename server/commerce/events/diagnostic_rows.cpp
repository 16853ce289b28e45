// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/diagnostic_rows.h"

namespace answerdesk::commerce {

bool DiagnosticRows::take(const QString &companyKey)
{
    const qint64 nowMs = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    Taken &taken = m_taken[companyKey];
    qint64 &oldestMs = taken.atMs[taken.oldest];
    if (nowMs - oldestMs < kWindowMs) {
        ++m_omitted;
        return false;
    }
    oldestMs = nowMs;
    taken.oldest = (taken.oldest + 1) % taken.atMs.size();
    return true;
}

void DiagnosticRows::forget(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    m_taken.remove(companyKey);
}

void DiagnosticRows::collect(std::vector<http::MetricFamily> &families) const
{
    families.push_back(http::counter("answerdesk_refused_events_omitted_total",
        "Events without an active ticket that left no diagnostic row: more than 20 per second for a company.",
        double(omitted())));
}

} // namespace answerdesk::commerce
