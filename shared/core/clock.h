// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QtGlobal>
#include <atomic>

namespace answerdesk {

/// Where time comes from, so that a test can set it. Any thread.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Milliseconds since 1970-01-01T00:00:00Z. May jump when an operator sets the system's clock.
    virtual qint64 nowMs() const = 0;
    /// Milliseconds that never run backwards; for time-outs and durations.
    virtual qint64 steadyMs() const = 0;
};

class SystemClock final : public Clock
{
public:
    qint64 nowMs() const override;
    qint64 steadyMs() const override;
};

/// A clock that stands still until it is moved.
class ManualClock final : public Clock
{
public:
    explicit ManualClock(qint64 nowMs = 1'700'000'000'000)
        : m_now(nowMs)
    {
    }
    qint64 nowMs() const override { return m_now; }
    qint64 steadyMs() const override { return m_steady; }
    void advance(qint64 ms)
    {
        m_now += ms;
        m_steady += ms;
    }
    void setNow(qint64 ms) { m_now = ms; }

private:
    std::atomic<qint64> m_now;
    std::atomic<qint64> m_steady{1'000'000};
};

/// RFC 3339 in UTC with milliseconds, for instance 2026-01-31T08:00:00.000Z.
QString rfc3339(qint64 epochMs);
QByteArray rfc3339Text(qint64 epochMs); ///< the same as ASCII

} // namespace answerdesk
