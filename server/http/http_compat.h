// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The differences of QHttpServer between Qt 6.4 and 6.8, in one place.
#include "server/http/connection_guard.h"
#include "server/http/http_message.h"
#include <QtCore/QPointer>
#include <QtHttpServer/QHttpServer>
#include <QtHttpServer/QHttpServerRequest>
#include <QtHttpServer/QHttpServerResponder>
#include <QtHttpServer/QHttpServerResponse>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>
#include <functional>
#include <memory>
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#    include <QtNetwork/QHttpHeaders>
#    define ANSWERDESK_NEW_HTTPSERVER 1
#else
#    define ANSWERDESK_NEW_HTTPSERVER 0
#endif

namespace answerdesk::http::compat {

// Qt 6.5 answers Expect: 100-continue by itself.
inline constexpr bool kQtSendsContinue = QT_VERSION >= QT_VERSION_CHECK(6, 5, 0);

/// The exact parameter type that a missing handler must declare for its responder.
#if ANSWERDESK_NEW_HTTPSERVER
using ResponderArgument = QHttpServerResponder &;
#else
using ResponderArgument = QHttpServerResponder &&;
#endif

/// Lets the HTTP server serve a listening socket; takes ownership of it. Refuses one that does not listen:
/// Qt 6.4 would open a random port on all interfaces instead.
bool bind(QHttpServer &server, GuardedServer *listening);

/// An answer that may come later. Survives a client that disconnects (on 6.4 the responder holds a bare
/// socket pointer) and the death of the server (on 6.8 the responder's destructor touches it). Made and used
/// in the server's thread. One that ends elsewhere, because the worker took no more answers, leaves the
/// responder as it is.
class Deferred
{
public:
    /// The guard of the connection hears of the answer.
    Deferred(QHttpServer *server, QHttpServerResponder &&responder, ConnectionGuard *guard);
    ~Deferred();
    Deferred(Deferred &&) = default;
    Deferred &operator=(Deferred &&) = delete;
    /// Writes the answer's bytes to the connection, once; false when the client or the server is gone.
    /// withoutBody: for HEAD.
    bool send(const HttpResponse &response, bool withoutBody);
    /// Calls ended once in the server's thread when the client leaves, or closes its direction, before the
    /// answer; at once when it has.
    void onClientEnd(const std::function<void()> &ended);
    bool closesConnection() const { return m_guard && m_guard->closesAfterAnswer(); }

private:
    void end(std::unique_ptr<QHttpServerResponder> responder);
    QThread *m_thread;
    QPointer<QHttpServer> m_server;
    QPointer<ConnectionGuard> m_guard;
    QList<QMetaObject::Connection> m_ends;
    std::unique_ptr<QHttpServerResponder> m_responder;
};

/// Hands every request that the guards of a listening socket let pass to one function:
/// f(RequestHead &&, const QHttpServerRequest &, Deferred &&). The head is the scanner's own, so that nothing
/// is read twice. No route() is used anywhere.
template <typename Function>
void serve(QHttpServer &server, GuardedServer *guards, Function function)
{
    auto handler = [function, server = &server, guards](
                       const QHttpServerRequest &request, ResponderArgument responder) {
        ConnectionGuard *guard = guards->reading();
        if (std::optional<RequestHead> head = guard ? guard->handOut() : std::nullopt)
            function(std::move(*head), request, Deferred(server, std::move(responder), guard));
    };
#if ANSWERDESK_NEW_HTTPSERVER
    server.setMissingHandler(&server, handler);
#else
    server.setMissingHandler(handler);
#endif
}

/// The answer as bytes.
QByteArray serialize(const HttpResponse &response, bool withoutBody);

} // namespace answerdesk::http::compat
