// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_compat.h"

namespace answerdesk::http::compat {

namespace {

QByteArray methodName(QHttpServerRequest::Method method)
{
    switch (method) {
    case QHttpServerRequest::Method::Get:
        return "GET";
    case QHttpServerRequest::Method::Put:
        return "PUT";
    case QHttpServerRequest::Method::Delete:
        return "DELETE";
    case QHttpServerRequest::Method::Post:
        return "POST";
    case QHttpServerRequest::Method::Head:
        return "HEAD";
    case QHttpServerRequest::Method::Options:
        return "OPTIONS";
    case QHttpServerRequest::Method::Patch:
        return "PATCH";
    default:
        return "UNKNOWN";
    }
}

/// Control characters never reach a header: Qt 6.4 writes CR LF through, which would split the response.
QByteArray headerValue(QByteArray value)
{
    for (char &c : value) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    }
    return value;
}

} // namespace

RequestHead headOf(const QHttpServerRequest &request)
{
    RequestHead head;
    head.method = methodName(request.method());
    const QUrl url = request.url();
    head.target = url.path(QUrl::FullyEncoded).toLatin1();
    if (head.target.isEmpty())
        head.target = "*";
    if (url.hasQuery())
        head.target += '?' + url.query(QUrl::FullyEncoded).toLatin1();
#if ANSWERDESK_NEW_HTTPSERVER
    for (const auto &[name, value] : request.headers().toListOfPairs())
        head.headers.emplace_back(name, value);
#else
    for (const auto &pair : request.headers())
        head.headers.emplace_back(pair.first, pair.second);
#endif
    return head;
}

bool bind(QHttpServer &server, QTcpServer *listening)
{
    if (!listening || !listening->isListening())
        return false;
#if ANSWERDESK_NEW_HTTPSERVER
    return server.bind(listening);
#else
    server.bind(listening);
    return true;
#endif
}

Deferred::Deferred(QHttpServer *server, QHttpServerResponder &&responder)
    : m_server(server)
#if !ANSWERDESK_NEW_HTTPSERVER
    , m_socket(responder.socket())
#endif
    , m_responder(std::make_unique<QHttpServerResponder>(std::move(responder)))
{
}

Deferred::~Deferred()
{
    if (!m_server)
        (void)m_responder.release(); // a few bytes, against a destructor that would touch freed memory
}

bool Deferred::send(const HttpResponse &response, bool withoutBody)
{
    if (!m_responder || !m_server)
        return false;
    const std::unique_ptr<QHttpServerResponder> responder = std::exchange(m_responder, nullptr);
#if ANSWERDESK_NEW_HTTPSERVER
    QHttpHeaders headers;
    for (const auto &[name, value] : response.headers)
        headers.append(name, headerValue(value));
    const auto status = QHttpServerResponder::StatusCode(response.status);
    if (withoutBody) {
        if (!m_socket || m_socket->state() != QAbstractSocket::ConnectedState)
            return false;
        m_socket->write(serialize(response, true)); // the responder ends unused, and Qt reads on
        m_socket->flush();
        return true;
    }
    QHttpServerResponse answer(response.contentType, response.body, status);
    QHttpHeaders all = answer.headers();
    for (const auto &[name, value] : headers.toListOfPairs())
        all.append(name, value);
    answer.setHeaders(std::move(all));
    responder->sendResponse(answer);
    return true;
#else
    if (!m_socket || m_socket->state() != QAbstractSocket::ConnectedState)
        return false;
    // One write of all bytes and a flush: no write notifier has to be armed for the usual small answer.
    m_socket->write(serialize(response, withoutBody));
    m_socket->flush();
    return true;
#endif
}

QByteArray serialize(const HttpResponse &response, bool withoutBody)
{
    QByteArray bytes;
    bytes.reserve(512 + response.body.size());
    bytes += "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + reasonPhrase(response.status) + "\r\n";
    if (response.status != 204 && response.status != 304) {
        bytes += "Content-Type: " + response.contentType + "\r\n";
        bytes += "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
    }
    for (const auto &[name, value] : response.headers)
        bytes += name + ": " + headerValue(value) + "\r\n";
    bytes += "\r\n";
    if (!withoutBody && response.status != 204 && response.status != 304)
        bytes += response.body;
    return bytes;
}

} // namespace answerdesk::http::compat
