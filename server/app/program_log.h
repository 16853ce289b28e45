// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/config.h"
#include <QtCore/QMap>
#include <deque>
#include <functional>
#include <mutex>

namespace answerdesk::app {

/// A line of the program's log as it is kept in memory.
struct LogEntry {
    qint64 number = 0; ///< rises by one a line, also over restarts
    qint64 atMs = 0;
    LogLevel level = LogLevel::Info;
    QString area;
    QString text;
};

/// The last lines of the program's log. Any thread.
class LogRing
{
public:
    static constexpr std::size_t kKept = 2000;
    static constexpr qsizetype kMaxText = 4000; ///< longer lines are cut
    using Filter = std::function<bool(const LogEntry &)>;

    /// area: the category of the message; Qt's own "default" is the server itself. A line that looks as if it
    /// held a key or a token is kept without its text.
    void add(LogLevel level, const char *area, const QString &text);
    /// Newest first: numbers above one and below the other, at most limit.
    std::vector<LogEntry> read(qint64 above, qint64 below, int limit, const Filter &filter) const;
    qint64 latest() const;

    /// Calls changed after each line, in the thread that wrote it, until the answered number is given back.
    /// It must be short and write no line.
    int watch(std::function<void()> changed);
    void unwatch(int watch);

private:
    mutable std::mutex m_mutex;
    std::deque<LogEntry> m_lines; ///< oldest first
    qint64 m_latest = 0; ///< 0: none yet
    QMap<int, std::function<void()>> m_watches;
    int m_lastWatch = 0;
};

/// The one of this process: messages belong to no object, and a server that is started again keeps what it
/// said before.
LogRing &programLog();

/// Sends the program's own messages (qDebug to qCritical) to standard error from this level on, a line each:
/// with time and level, or, where systemd's journal reads, with the level in the journal's own form; and to
/// programLog(). For the whole process; the command line calls it before a server starts.
void installProgramLog(LogLevel level);

/// While one lives, what the server's own areas say from information on also goes to programLog(), besides
/// where messages went before: for a server inside another program. Any thread.
class LogCapture
{
public:
    LogCapture();
    ~LogCapture();
    LogCapture(const LogCapture &) = delete;
    LogCapture &operator=(const LogCapture &) = delete;
};

} // namespace answerdesk::app
