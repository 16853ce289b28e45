// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/worker.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QUrl>

namespace answerdesk::http {

struct ListenAddress {
    QHostAddress host;
    quint16 port = 0; ///< 0 picks a free one

    /// "127.0.0.1:8420", "[::1]:8420", "localhost:0".
    static tl::expected<ListenAddress, QString> parse(const QString &text);
    QUrl url() const;
};

/// All listening sockets and their worker threads. Connections to the admin address are counted apart from
/// those to the public ones, so that a flood of these leaves room for it. Lives on the main thread.
class HttpFront
{
public:
    static constexpr int kAdminConnections = 500;
    static constexpr int kReservedDescriptors
        = 1024; ///< for the admin address, the database, page fetches; a quarter where few are permitted

    HttpFront(Dispatcher &dispatcher, GuardLimits limits);
    ~HttpFront();

    /// Opens an address with this many workers on it and returns the address with its real port. Fails at
    /// once when the port is taken, also by a server that shares ports.
    Result<ListenAddress> open(
        const ListenAddress &address, const QSet<api::Listener> &listeners, int workers);
    /// The first step of stop(): each answer is the last one of its connection.
    void announceEnd() { onWorkers(&Worker::announceEnd); }
    /// Ends without losing a request: tells clients with each answer that its connection ends, for a moment
    /// still accepts, then no more; waits up to this long until every request has its answer, and ends the
    /// threads.
    void stop(int graceMs);
    int connections() const { return m_publicTotals.connections + m_adminTotals.connections; }
    /// Most connections to the public addresses: as set, or fewer where the system permits fewer descriptors.
    int maxConnections() const { return m_limits.maxConnections; }

private:
    struct Entry {
        std::unique_ptr<QThread> thread;
        Worker *worker;
        int listening; ///< the worker's descriptor
    };
    void onWorkers(void (Worker::*work)());
    void waitForConnections(QDeadlineTimer deadline) const;
    Dispatcher &m_dispatcher;
    GuardLimits m_limits;
    int m_adminConnections = kAdminConnections;
    GuardTotals m_publicTotals;
    GuardTotals m_adminTotals;
    std::vector<Entry> m_entries;
};

} // namespace answerdesk::http
