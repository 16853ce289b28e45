// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_compat.h"
#include <QtCore/QThread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http::compat {

namespace {

/// Control characters never reach a header: they could split the response.
void appendHeader(QByteArray &bytes, const QByteArray &name, const QByteArray &value)
{
    bytes += name;
    bytes += ": ";
    const qsizetype start = bytes.size();
    bytes += value;
    for (qsizetype i = start; i < bytes.size(); ++i) {
        if (static_cast<unsigned char>(bytes.at(i)) < 0x20 || bytes.at(i) == 0x7f)
            bytes[i] = ' ';
    }
    bytes += "\r\n";
}

} // namespace

bool bind(QHttpServer &server, GuardedServer *listening)
{
    if (!listening || !listening->isListening())
        return false;
    listening->watchAccepting();
#if ANSWERDESK_NEW_HTTPSERVER
    return server.bind(listening);
#else
    server.bind(listening);
    return true;
#endif
}

Deferred::Deferred(QHttpServer *server, QHttpServerResponder &&responder, ConnectionGuard *guard)
    : m_thread(QThread::currentThread())
    , m_server(server)
    , m_guard(guard)
    , m_responder(std::make_unique<QHttpServerResponder>(std::move(responder)))
{
}

Deferred::~Deferred()
{
    // A few bytes, against a destructor that would touch freed memory, or a server that its own thread uses.
    if (QThread::currentThread() != m_thread || !m_server)
        (void)m_responder.release();
}

void Deferred::onClientEnd(const std::function<void()> &ended)
{
    if (!m_server || !m_guard || m_guard->hasClientEnded())
        return ended();
    m_ends << QObject::connect(m_guard, &ConnectionGuard::clientEnded, m_server.data(), ended)
           << QObject::connect(m_guard, &QObject::destroyed, m_server.data(), ended);
}

bool Deferred::send(const HttpResponse &response, bool withoutBody)
{
    if (!m_responder || !m_server)
        return false;
    const bool isOpen
        = m_guard && m_guard->takesAnswer() && m_guard->socket()->state() == QAbstractSocket::ConnectedState;
    for (const QMetaObject::Connection &end : std::exchange(m_ends, {}))
        QObject::disconnect(end);
    std::unique_ptr<QHttpServerResponder> responder = std::exchange(m_responder, nullptr);
    if (isOpen) {
        // Not through the responder: it could neither send bytes that are there already nor say the length of
        // a body that HEAD leaves out. One write of all bytes and a flush: no write notifier has to be armed
        // for the usual small answer.
        m_guard->socket()->write(serialize(response, withoutBody));
        m_guard->socket()->flush();
    }
    end(std::move(responder));
    return isOpen;
}

#if ANSWERDESK_NEW_HTTPSERVER
void Deferred::end(std::unique_ptr<QHttpServerResponder> responder)
{
    if (!m_guard)
        return;
    // Qt 6.8 connects itself to the socket when a responder ends, and disconnects itself from it when the
    // handler has returned with the responder alive: one that ended within its handler would leave it
    // connected twice, and it would read the next request behind the guard's back.
    // When the server goes before, the responder stays, a few bytes: its end would touch what is gone.
    QMetaObject::invokeMethod(
        m_guard,
        [unused = responder.release(), guard = m_guard.data(), isLast = m_guard->closesAfterAnswer()] {
            delete unused; // Qt reads on from here
            guard->answered(isLast);
        },
        Qt::QueuedConnection);
}
#else
void Deferred::end(std::unique_ptr<QHttpServerResponder> responder)
{
    responder.reset();
    if (m_guard)
        m_guard->answered(m_guard->closesAfterAnswer());
}
#endif

QByteArray serialize(const HttpResponse &response, bool withoutBody)
{
    const bool hasContent = response.status != 204 && response.status != 304;
    QByteArray bytes;
    bytes.reserve(768 + (response.prepared ? response.prepared->headers.size() : 0) + response.bodySize());
    bytes += "HTTP/1.1 ";
    bytes += QByteArray::number(response.status);
    bytes += ' ';
    bytes += reasonPhrase(response.status);
    bytes += "\r\n";
    if (hasContent)
        appendHeader(bytes, "Content-Type"_ba, response.contentType);
    if (response.prepared)
        bytes += response.prepared->headers;
    if (hasContent)
        appendHeader(bytes, "Content-Length"_ba, QByteArray::number(response.bodySize()));
    for (const auto &[name, value] : response.headers)
        appendHeader(bytes, name, value);
    bytes += "\r\n";
    if (!withoutBody && hasContent) {
        if (response.prepared)
            bytes += response.prepared->body;
        bytes += response.body;
    }
    return bytes;
}

} // namespace answerdesk::http::compat
