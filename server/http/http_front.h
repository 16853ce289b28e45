// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/worker.h"
#include <QtCore/QUrl>

namespace answerdesk::http {

struct ListenAddress {
    QHostAddress host;
    quint16 port = 0; ///< 0 picks a free one

    /// "127.0.0.1:8420", "[::1]:8420", "localhost:0".
    static tl::expected<ListenAddress, QString> parse(const QString &text);
    QUrl url() const;
};

/// All listening sockets and their worker threads. Lives on the main thread.
class HttpFront
{
public:
    HttpFront(Dispatcher &dispatcher, GuardLimits limits);
    ~HttpFront();

    /// Opens an address with this many workers on it and returns the address with its real port. Fails at
    /// once when the port is taken, also by a server that shares ports.
    Result<ListenAddress> open(
        const ListenAddress &address, const QSet<api::Listener> &listeners, int workers);
    /// Stops accepting, waits up to this long until every request has its answer, and ends the threads.
    void stop(int graceMs);

private:
    struct Entry {
        std::unique_ptr<QThread> thread;
        Worker *worker;
    };
    Dispatcher &m_dispatcher;
    GuardLimits m_limits;
    std::atomic<int> m_connections{0};
    std::vector<Entry> m_entries;
};

} // namespace answerdesk::http
