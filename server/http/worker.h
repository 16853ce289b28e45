// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/connection_guard.h"
#include "server/http/dispatcher.h"
#include <QtCore/QObject>
#include <QtCore/QSet>

class QHttpServer;

namespace answerdesk::http {

/// One thread's HTTP server on one listening socket. Everything but the constructor runs in its thread.
class Worker final : public QObject
{
    Q_OBJECT
public:
    Worker(Dispatcher &dispatcher, GuardLimits limits, QSet<api::Listener> listeners, GuardTotals &totals);
    ~Worker() override;

    /// Takes ownership of a socket that already listens.
    bool start(int listeningDescriptor);
    /// Each connection ends with its next answer; new ones are still accepted.
    void announceEnd();
    /// Accepts nothing more, closes idle connections, lets the others have their answer.
    void drain();
    void destroyServer();
    /// Writes an answer; called by Reply.
    void answer(Reply::State &state, HttpResponse response);

private:
    Dispatcher &m_dispatcher;
    GuardLimits m_limits;
    QSet<api::Listener> m_listeners;
    GuardTotals &m_totals;
    std::shared_ptr<Mailbox> m_mailbox;
    std::unique_ptr<QHttpServer> m_server;
    QPointer<GuardedServer> m_socketServer;
    bool m_isEnding = false;
};

} // namespace answerdesk::http
