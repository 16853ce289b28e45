// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/request_log.h"
#include <condition_variable>
#include <thread>

namespace answerdesk::http {

/// The access log: a JSON object a line, written by a thread of its own a few times a second, so that no
/// request waits for the disk, and the last requests in memory for the admin API. The file is opened anew for
/// each write: the system's log rotation needs no signal. Any thread may add. When the disk is too slow or
/// full, lines are counted and lost; requests go on.
class AccessLog
{
public:
    /// An empty path writes no file; the last requests are kept all the same. startMs: since 1970, the first
    /// number of this run's records derives from it.
    AccessLog(QString path, qint64 startMs);
    ~AccessLog();
    void add(AccessRecord record);
    /// What was added so far, in order; what add() took before this call is in it.
    RequestLog &requests();
    quint64 lostLines() const { return m_lost; }

private:
    void collect();
    void work();
    void write(const QByteArray &lines, std::size_t count);
    void reportLost();

    const QString m_path;
    RequestLog m_requests;
    std::mutex m_mutex; ///< guards m_pending, m_wake and m_isStopping
    std::condition_variable m_wake;
    std::vector<AccessRecord> m_pending;
    bool m_isStopping = false;
    std::mutex m_collecting; ///< guards m_unwritten and m_expected, and keeps the order of records
    std::vector<AccessRecord> m_unwritten;
    std::size_t m_expected = 0; ///< records until the next look
    std::atomic<quint64> m_lost{0};
    quint64 m_reportedLost = 0; ///< in the log's thread only
    QString m_fault; ///< of the last write; in the log's thread only
    std::thread m_thread;
};

} // namespace answerdesk::http
