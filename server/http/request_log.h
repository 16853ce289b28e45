// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/endpoints.h"
#include "shared/api/threads.h"
#include <QtCore/QString>
#include <QtNetwork/QHostAddress>
#include <chrono>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace answerdesk::http {

/// One request for the log. Once it is loggable it holds no key, token, query string, body or metadata.
struct AccessRecord {
    qint64 atMs = 0;
    qint64 number = 0; ///< rises with each record, also over restarts; given by RequestLog
    std::optional<api::Endpoint> endpoint; ///< nothing for a path that leads nowhere
    QByteArray requestId;
    QByteArray method;
    QByteArray path; ///< as sent, without the query; makeLoggable() takes out what may be a secret
    int status = 0;
    qint64 durationUs = 0;
    qint64 bytesIn = 0;
    qint64 bytesOut = 0;
    QHostAddress address;
    QString company; ///< of the key, the path, or the body of an event
    QString keyId;
    QString admin;
    QByteArray errorCode;
    QString threadId; ///< that the answer was added to; kept in memory only
    std::optional<api::AnswerKind> outcome; ///< of a message

    /// Leaves of path and method what cannot be a secret: identifiers only of a caller who showed who it is,
    /// never a visitor's fingerprint, and of a path that leads nowhere only the words that the server's own
    /// paths have.
    void makeLoggable();
    /// Appends the record as one line of JSON.
    void appendLine(QByteArray &out) const;
};

/// Whether a text holds what looks like a key or a token of this server.
bool holdsSecret(const QByteArray &text);

/// The last requests, and those who wait for the next one. Any thread.
class RequestLog
{
public:
    static constexpr std::size_t kKept = 2000;
    static constexpr std::size_t kMaxWatchers
        = 200; ///< above it nobody waits any more: the answer comes at once
    using Filter = std::function<bool(const AccessRecord &)>;

    explicit RequestLog(qint64 firstNumber)
        : m_latest(firstNumber)
    {
    }
    /// Takes copies of the records and numbers them. Requests for this log itself are left out, because who
    /// follows it would wake himself, and so are those that wait for changes.
    void add(std::vector<AccessRecord> &records);
    /// Newest first: numbers above one and below the other, at most limit.
    std::vector<AccessRecord> read(qint64 above, qint64 below, int limit, const Filter &filter) const;
    qint64 latest() const;
    /// Calls done, in the log's thread or at once in the caller's, once a record above the number passes the
    /// filter or the time is over.
    void watch(qint64 above, int seconds, Filter filter, std::function<void()> done);
    /// Ends the waiting of those whose time is over; the log's thread calls it a few times a second.
    void tick();
    /// The server stops: who waits is answered, and nobody waits any more.
    void endWatching();

private:
    struct Watcher {
        qint64 above;
        std::chrono::steady_clock::time_point deadline;
        Filter filter;
        std::function<void()> done;
    };
    template <typename IsDue>
    std::vector<Watcher> takeWatchers(IsDue isDue);
    std::vector<AccessRecord> readLocked(qint64 above, qint64 below, int limit, const Filter &filter) const;

    mutable std::mutex m_mutex;
    std::deque<AccessRecord> m_records; ///< oldest first
    qint64 m_latest;
    std::vector<Watcher> m_watchers;
    bool m_isStopping = false;
};

} // namespace answerdesk::http
