// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_scanner.h"
#include "shared/api/endpoints.h"
#include "shared/core/result.h"
#include "shared/schema/fields.h"
#include <QtNetwork/QHostAddress>
#include <memory>

namespace answerdesk::http {

/// An answer before it is bytes. Headers that every answer carries are added by the worker that sends it.
struct HttpResponse {
    int status = 200;
    QByteArray contentType = "application/json";
    QByteArray body;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray errorCode = {}; ///< for the log

    void setHeader(const QByteArray &name, const QByteArray &value) { headers.emplace_back(name, value); }
    bool hasHeader(QByteArrayView name) const;

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
    int requestsPerMinute = 0; ///< limit for this endpoint; 0: none
    QString adminId;
    QString email;
    QString role;
};

/// One request on its way to a handler. Immutable, may be kept and read by any thread.
struct Request {
    api::Endpoint endpoint = api::Endpoint::Healthz;
    QByteArray requestId;
    RequestHead head;
    QByteArray body;
    schema::QueryItems query;
    QList<std::pair<QByteArray, QString>> pathValues;
    QHostAddress peer; ///< the client, seen through trusted proxies
    Principal principal;
    bool isOnAdminAddress = false;
    qint64 startedUs = 0; ///< steady clock, microseconds

    QString pathValue(QByteArrayView name) const;
    template <schema::Described T>
    Result<T> readBody() const
    {
        return schema::readJson<T>(body);
    }
    template <schema::Described T>
    Result<T> readQuery() const
    {
        return schema::readQuery<T>(query);
    }
};

using RequestPtr = std::shared_ptr<const Request>;

/// name=value pairs of a query; INVALID_FIELDS when escapes are not UTF-8.
Result<schema::QueryItems> parseQuery(const QByteArray &query);
std::optional<QString> decodeComponent(QByteArray text, bool plusIsSpace);
/// The caller's own X-Request-Id when it is printable and short enough, else a new one.
QByteArray requestIdOf(const RequestHead &head);
qint64 steadyMicroseconds();

} // namespace answerdesk::http
