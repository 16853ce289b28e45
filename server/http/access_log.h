// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace answerdesk::http {

/// One request for the log. Never holds a key, a token, a query string, a body or metadata.
struct AccessRecord {
    qint64 atMs = 0;
    QByteArray requestId;
    QByteArray method;
    QByteArray path;
    int status = 0;
    qint64 durationUs = 0;
    qint64 bytesIn = 0;
    qint64 bytesOut = 0;
    QString address;
    QString company;
    QString keyId;
    QString admin;
    QByteArray errorCode;
};

/// The access log: a JSON object a line, written by a thread of its own a few times a second, so that no
/// request waits for the disk. The file is opened anew for each write: the system's log rotation needs no
/// signal. Any thread may add.
class AccessLog
{
public:
    /// An empty path keeps no log.
    explicit AccessLog(QString path);
    ~AccessLog();
    void add(const AccessRecord &record);

private:
    void work();
    QString m_path;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    QByteArray m_pending;
    quint64 m_dropped = 0;
    bool m_stopping = false;
    std::thread m_thread;
};

} // namespace answerdesk::http
