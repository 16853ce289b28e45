// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_scanner.h"
#include "shared/api/endpoints.h"
#include "shared/api/threads.h"
#include "shared/core/result.h"
#include "shared/schema/fields.h"
#include <QtNetwork/QHostAddress>
#include <memory>

namespace answerdesk::http {

/// The part of an answer that is the same for everybody, as bytes, made once: header lines of the content,
/// each with its line end, and the body's beginning (or all of it).
struct PreparedContent {
    QByteArray headers;
    QByteArray body;
};
using PreparedPtr = std::shared_ptr<const PreparedContent>;

/// An answer before it is bytes. Headers that every answer carries are added by the worker that sends it.
struct HttpResponse {
    int status = 200;
    QByteArray contentType = "application/json";
    QByteArray body;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray errorCode = {}; ///< for the log
    PreparedPtr prepared = {}; ///< goes before headers and body

    void setHeader(const QByteArray &name, const QByteArray &value) { headers.emplace_back(name, value); }
    bool hasHeader(QByteArrayView name) const; ///< not of the prepared ones
    qsizetype bodySize() const { return (prepared ? prepared->body.size() : 0) + body.size(); }

    template <schema::Described T>
    static HttpResponse json(const T &value, int status = 200)
    {
        return {status, "application/json", schema::toJson(value), {}};
    }
    static HttpResponse noContent() { return {204, {}, {}, {}}; }
    /// The one error shape of every endpoint.
    static HttpResponse error(const Error &error, const QByteArray &requestId);
};

QByteArray reasonPhrase(int status);
/// Value of the Date header for now, made once a second a thread.
QByteArray httpDate();

/// Who sent a request, as far as the endpoint asks.
struct Principal {
    QString companyKey; ///< of the API key, or of the path
    QString keyId;
    bool isTest = false;
    int requestsPerMinute = 0; ///< the company's limit for this endpoint; 0: none
    int keyRequestsPerMinute = 0; ///< the key's own for all endpoints together; 0: none
    QString adminId;
    QString email;
    QString role;
    bool isOperator = false; ///< sees who the operators are, from where they work, and the whole server
};

/// name=value pairs of a query; INVALID_FIELDS when escapes are not UTF-8.
Result<schema::QueryItems> parseQuery(const QByteArray &query);
/// Whether parseQuery() takes it; cheaper.
bool isWellFormedQuery(const QByteArray &query);

/// The number of an object; 0, which none has, for anything but a number as the API writes it ("+1", "01").
qint64 idNumber(const QString &text);

/// One request on its way to a handler. Immutable, may be kept and read by any thread.
struct Request {
    api::Endpoint endpoint = api::Endpoint::Healthz;
    bool isRouted = false; ///< path and method lead to the endpoint
    QByteArray requestId;
    RequestHead head;
    QByteArray body;
    QList<std::pair<QByteArray, QString>> pathValues;
    QHostAddress peer; ///< the client behind trusted proxies, as TrustedProxies::clientOf() says
    Principal principal;
    bool isOnAdminAddress = false;
    qint64 startedUs = 0; ///< steady clock, microseconds
    /// Company of an event, known once its body is read; for the log. Set before the request is handed on.
    mutable QString eventCompany = {};
    /// Thread that the answer was added to; for the log. Set before the answer is sent.
    mutable QString threadId = {};
    mutable std::optional<api::AnswerKind> outcome = {}; ///< of the answer to a message

    QString pathValue(QByteArrayView name) const;
    /// pathValue() as idNumber().
    qint64 pathNumber(QByteArrayView name) const;
    template <schema::Described T>
    Result<T> readBody() const
    {
        return schema::readJson<T>(body);
    }
    template <schema::Described T>
    Result<T> readQuery() const
    {
        const Result<schema::QueryItems> items = parseQuery(head.query());
        return items ? schema::readQuery<T>(*items) : tl::unexpected(items.error());
    }
};

using RequestPtr = std::shared_ptr<const Request>;

std::optional<QString> decodeComponent(QByteArray text, bool plusIsSpace);
/// Whether If-None-Match of a request names this tag, or is *: the caller has this very state.
bool isUnchanged(const RequestHead &head, const QByteArray &tag);
/// The token of "Authorization: Bearer <token>"; nothing for another scheme or an empty one.
std::optional<QByteArray> bearerOf(const RequestHead &head);
/// The caller's own X-Request-Id when it is printable and short enough, else a new one.
QByteArray requestIdOf(const RequestHead &head);
qint64 steadyMicroseconds();

} // namespace answerdesk::http
