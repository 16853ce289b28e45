// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QtGlobal>

namespace answerdesk::answers {

/// Spares callers of something that fails all the time: after some failures in a row nobody is let through
/// for a while, then one at a time until one succeeds. Times are those of a steady clock. One thread.
class ModelBreaker
{
public:
    static constexpr int kFailures = 5;
    static constexpr qint64 kPauseMs = 30'000;

    /// Whether a call may be made. True makes the caller tell succeeded(), failed() or gaveUp() later.
    bool letThrough(qint64 nowMs)
    {
        if (m_failures < kFailures)
            return true;
        if (m_isProbing || nowMs - m_failedMs < kPauseMs)
            return false;
        m_isProbing = true;
        return true;
    }
    void succeeded()
    {
        m_failures = 0;
        m_isProbing = false;
    }
    void failed(qint64 nowMs)
    {
        m_failures = std::min(m_failures + 1, kFailures);
        m_failedMs = nowMs;
        m_isProbing = false;
    }
    /// The call came to nothing that says anything about the other side.
    void gaveUp() { m_isProbing = false; }
    bool isOpen() const { return m_failures >= kFailures; }

private:
    int m_failures = 0;
    qint64 m_failedMs = 0;
    bool m_isProbing = false;
};

} // namespace answerdesk::answers
