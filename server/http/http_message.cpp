// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_message.h"
#include "server/http/request_log.h"
#include "shared/core/random.h"
#include "shared/core/text.h"
#include <QtCore/QLocale>
#include <chrono>
#include <ctime>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

bool HttpResponse::hasHeader(QByteArrayView name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return true;
    }
    return false;
}

HttpResponse HttpResponse::error(const Error &error, const QByteArray &requestId)
{
    HttpResponse response;
    response.status = error.status();
    response.errorCode = errorInfo(error.code).identifier;
    QByteArray &out = response.body;
    out = "{\"status\":\"error\",\"error_code\":\"";
    out += errorInfo(error.code).identifier;
    out += "\",\"message\":";
    json::appendString(out, error.text());
    out += ",\"request_id\":";
    json::appendString(out, QString::fromUtf8(requestId));
    if (!error.missingFields.isEmpty()) {
        json::Array names;
        for (const QString &name : error.missingFields)
            names.emplace_back(name);
        out += ",\"missing_fields\":" + json::Value(std::move(names)).toJson();
    }
    if (!error.invalidFields.empty()) {
        json::Object reasons;
        for (const auto &[path, reason] : error.invalidFields)
            reasons.emplace_back(path, reason);
        out += ",\"invalid_fields\":" + json::Value(std::move(reasons)).toJson();
    }
    for (const auto &[name, value] : error.extra) {
        out += ",\"" + name + "\":";
        json::appendString(out, value);
    }
    out += '}';
    if (error.retryAfterSeconds > 0)
        response.setHeader("Retry-After", QByteArray::number(error.retryAfterSeconds));
    if (error.status() == 401) {
        response.setHeader("WWW-Authenticate",
            error.code == ErrorCode::InvalidAnalyticsSecret ? "Answerdesk-Analytics-Secret" : "Bearer");
    }
    for (const auto &[name, value] : error.headers)
        response.setHeader(name, value);
    return response;
}

QByteArray reasonPhrase(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 201:
        return "Created";
    case 202:
        return "Accepted";
    case 204:
        return "No Content";
    case 304:
        return "Not Modified";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 411:
        return "Length Required";
    case 412:
        return "Precondition Failed";
    case 413:
        return "Content Too Large";
    case 414:
        return "URI Too Long";
    case 415:
        return "Unsupported Media Type";
    case 417:
        return "Expectation Failed";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 501:
        return "Not Implemented";
    case 503:
        return "Service Unavailable";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Status";
    }
}

QByteArray httpDate()
{
    thread_local std::time_t second = 0;
    thread_local QByteArray text;
    const std::time_t now = std::time(nullptr);
    if (now != second) {
        second = now;
        std::tm parts{};
        ::gmtime_r(&now, &parts);
        char buffer[40];
        static constexpr const char *kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
        static constexpr const char *kMonths[]
            = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
        // strftime would use the process's locale for the names.
        qsnprintf(buffer, sizeof buffer, "%s, %02d %s %04d %02d:%02d:%02d GMT", kDays[parts.tm_wday],
            parts.tm_mday, kMonths[parts.tm_mon], parts.tm_year + 1900, parts.tm_hour, parts.tm_min,
            parts.tm_sec);
        text = buffer;
    }
    return text;
}

QString Request::pathValue(QByteArrayView name) const
{
    for (const auto &[key, value] : pathValues) {
        if (key == name)
            return value;
    }
    return {};
}

qint64 idNumber(const QString &text)
{
    const qint64 id = text.toLongLong();
    return QString::number(id) == text ? id : 0;
}

qint64 Request::pathNumber(QByteArrayView name) const { return idNumber(pathValue(name)); }

std::optional<QString> decodeComponent(QByteArray text, bool plusIsSpace)
{
    if (plusIsSpace)
        text.replace('+', ' ');
    const QByteArray bytes = QByteArray::fromPercentEncoding(text);
    if (!isValidUtf8(bytes))
        return std::nullopt;
    return QString::fromUtf8(bytes);
}

Result<schema::QueryItems> parseQuery(const QByteArray &query)
{
    schema::QueryItems items;
    for (const QByteArray &pair : query.split('&')) {
        if (pair.isEmpty())
            continue;
        const qsizetype equals = pair.indexOf('=');
        const auto key = decodeComponent(equals < 0 ? pair : pair.left(equals), true);
        const auto value = decodeComponent(equals < 0 ? QByteArray() : pair.mid(equals + 1), true);
        if (!key || !value) {
            return tl::unexpected(Error::invalidField(
                key.value_or(QString::fromLatin1(pair.left(40))), u"must be percent-encoded UTF-8"_s));
        }
        items.emplace_back(*key, *value);
    }
    return items;
}

bool isWellFormedQuery(const QByteArray &query)
{
    // Escapes are whole, the scanner saw to it. Separators are ASCII: what is UTF-8 as a whole is in parts.
    return !query.contains('%') || isValidUtf8(QByteArray::fromPercentEncoding(query));
}

bool isUnchanged(const RequestHead &head, const QByteArray &tag)
{
    const QByteArray sent = head.value("If-None-Match");
    if (sent.isEmpty())
        return false;
    for (const QByteArray &part : sent.split(',')) {
        QByteArrayView one = trimBlanks(part);
        if (one.startsWith("W/"))
            one = one.sliced(2);
        if (one == tag || one == "*")
            return true;
    }
    return false;
}

std::optional<QByteArray> bearerOf(const RequestHead &head)
{
    const QByteArray value = head.value("Authorization");
    if (value.left(7).compare("Bearer ", Qt::CaseInsensitive) != 0)
        return std::nullopt;
    const QByteArrayView token = trimBlanks(QByteArrayView(value).sliced(7));
    return token.isEmpty() ? std::nullopt : std::optional(token.toByteArray());
}

QByteArray requestIdOf(const RequestHead &head)
{
    const QByteArray own = head.value("X-Request-Id");
    bool usable = !own.isEmpty() && own.size() <= 128 && !holdsSecret(own);
    for (const char c : own)
        usable = usable && c >= 0x20 && c < 0x7f;
    if (usable)
        return own;
    using namespace std::chrono;
    return uuid7Text(duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count());
}

qint64 steadyMicroseconds()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace answerdesk::http
