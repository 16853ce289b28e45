// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/openapi/exchange_book.h"
#include "shared/api/endpoints.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

using json::Array;
using json::Object;
using json::Value;

constexpr std::size_t kLongestList = 3; ///< an example shows the shape, not every row

struct Fixed {
    const char *member;
    const char *json;
};

/// Members that tell of the machine or of the moment.
constexpr Fixed kFixed[] = {{"took_ms", "1.6"}, {"duration_ms", "1.6"}, {"duration_us", "1600"},
    {"size_bytes", "413696"}, {"schema_version", "7"}, {"qt_version", "\"6.8.2\""},
    {"uptime_seconds", "86400"}, {"mean_ms", "1.6"}, {"median_ms", "1.6"}, {"p99_ms", "1.6"},
    {"requests_total", "1284"}, {"errors_total", "0"}, {"bytes_out", "512"}};

/// Identifiers of the server's own making, wherever they stand.
struct Pattern {
    const char *expression;
    const char *placeholder; ///< %1 is the number of the identifier, with six digits
};
constexpr Pattern kPatterns[] = {{"\\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\\b",
                                     "019e6b01-7c00-7000-8000-000000%1"},
    {"\\b[0-9]{8}T[0-9]{6}Z-[0-9A-Za-z]{6}\\b", "20260528T202640Z-%1"},
    {"\\bads_[0-9A-Za-z]{43}\\b", "ads_TokenOfSession%1"},
    {"\\bad_events_[0-9A-Za-z]{38}\\b", "ad_events_SecretOfEvents%1"},
    {"\\bad_(?:live|test)_[0-9A-Za-z]+_[0-9A-Za-z]{20,}\\b", ""}};
constexpr char kSecret[] = "TheSecretIsShownOnceAndNotStored";

/// Response headers that an example shows.
constexpr const char *kShownHeaders[] = {"Content-Type", "Content-Language", "Retry-After", "RateLimit-Limit",
    "RateLimit-Remaining", "RateLimit-Reset", "ETag", "WWW-Authenticate"};

} // namespace

void Placeholders::learn(const QString &original, const QString &placeholder)
{
    if (original.isEmpty() || original == placeholder)
        return;
    const bool isKnown = std::any_of(
        m_known.begin(), m_known.end(), [&](const auto &known) { return known.first == original; });
    if (!isKnown)
        m_known.emplace_back(original, placeholder);
    // A key holds its identifier: the longer text is replaced first.
    std::stable_sort(m_known.begin(), m_known.end(),
        [](const auto &a, const auto &b) { return a.first.size() > b.first.size(); });
}

QString Placeholders::counted(const QString &original, const QString &pattern)
{
    for (const auto &[known, placeholder] : m_known) {
        if (known == original)
            return placeholder;
    }
    const QString placeholder = pattern.arg(++m_counts[pattern], 6, 10, QLatin1Char('0'));
    learn(original, placeholder);
    return placeholder;
}

QString Placeholders::keyText(const QString &key)
{
    const QString kind = key.section(u'_', 0, 1), id = key.section(u'_', 2, 2);
    return kind + u'_' + keyId(id) + u'_' + QLatin1String(kSecret);
}

QString Placeholders::in(QString text)
{
    for (const Pattern &pattern : kPatterns) {
        const QRegularExpression expression(QString::fromLatin1(pattern.expression));
        qsizetype from = 0;
        for (;;) {
            const QRegularExpressionMatch match = expression.match(text, from);
            if (!match.hasMatch())
                break;
            const QString shown = *pattern.placeholder
                ? counted(match.captured(), QString::fromLatin1(pattern.placeholder))
                : keyText(match.captured());
            text.replace(match.capturedStart(), match.capturedLength(), shown);
            from = match.capturedStart() + shown.size();
        }
    }
    for (const auto &[original, placeholder] : m_known)
        text.replace(original, placeholder);
    return text;
}

Value Placeholders::member(const QString &name, const Value &value)
{
    if (name == u"next_cursor" && value.asString())
        return u"CursorOfTheNextPage"_s;
    if (name == u"kind" && value.asString() && value.asString()->startsWith(u"postgres"))
        return u"sqlite"_s;
    for (const Fixed &fixed : kFixed) {
        if (name == QLatin1String(fixed.member) && !value.isNull())
            return *json::parse(fixed.json);
    }
    Value shown = in(value);
    if (name == u"samples") { // what a metric measured
        for (Value &sample : *shown.asArray()) {
            for (auto &[key, member] : *sample.asObject()) {
                if (member.asNumber())
                    member = 1;
            }
        }
    }
    return shown;
}

Value Placeholders::in(const Value &value)
{
    if (const QString *text = value.asString())
        return in(*text);
    if (const Array *array = value.asArray()) {
        Array shown;
        for (const Value &entry : *array) {
            if (shown.size() < kLongestList)
                shown.push_back(in(entry));
        }
        return shown;
    }
    if (const Object *object = value.asObject()) {
        if (const Value *id = value.find(u"key_id"); id && id->asString())
            keyId(*id->asString());
        const bool isDatabase = value.find(u"schema_version");
        Object shown;
        for (const auto &[name, member] : *object)
            shown.emplace_back(
                name, isDatabase && name == u"version" ? Value(u"3.40.1"_s) : this->member(name, member));
        return shown;
    }
    return value;
}

Object ExchangeBook::shownRequest(const api::EndpointInfo &info, const Call &call, const Headers &headers)
{
    Object shownHeaders;
    for (const auto &[name, value] : headers) {
        if (name != "X-Request-Id")
            shownHeaders.emplace_back(
                QString::fromLatin1(name), m_placeholders.in(QString::fromLatin1(value)));
    }
    Object request{{u"method"_s, QString::fromLatin1(info.method)},
        {u"path"_s,
            m_placeholders.in(
                QUrl::fromPercentEncoding(call.path.isEmpty() ? QByteArray(info.path) : call.path))}};
    if (!shownHeaders.empty())
        request.emplace_back(u"headers"_s, std::move(shownHeaders));
    if (!call.text.isEmpty())
        request.emplace_back(u"body"_s, QString::fromUtf8(call.text));
    else if (!call.body.isNull())
        request.emplace_back(u"body"_s, m_placeholders.in(call.body));
    return request;
}

Object ExchangeBook::shownResponse(const Answer &answer)
{
    Object headers;
    const auto add = [&](const QByteArray &name) {
        if (answer.hasHeader(name))
            headers.emplace_back(
                QString::fromLatin1(name), m_placeholders.in(QString::fromLatin1(answer.header(name))));
    };
    for (const char *name : kShownHeaders)
        add(name);
    if (answer.header("Cache-Control") != "no-store")
        add("Cache-Control");
    add("X-Request-Id");
    Object response{{u"status"_s, answer.status}, {u"headers"_s, std::move(headers)}};
    if (!answer.body.isEmpty())
        response.emplace_back(u"body"_s, m_placeholders.in(answer.json()));
    return response;
}

Answer ExchangeBook::record(const Call &call)
{
    const api::EndpointInfo &info = api::endpointInfo(call.endpoint);
    m_server.clock().advance(1000);
    Headers headers = call.headers;
    const bool isKey = info.access == api::Access::MessagesKey || info.access == api::Access::FaqsKey;
    const bool isAdmin = info.listener == api::Listener::Admin;
    const bool hasOwn = std::any_of(
        headers.begin(), headers.end(), [](const auto &header) { return header.first == "Authorization"; });
    if (!hasOwn && isKey && !m_apiKey.isEmpty())
        headers.prepend(bearer(m_apiKey));
    if (!hasOwn && isAdmin && info.access != api::Access::Anyone && !m_session.isEmpty())
        headers.prepend(bearer(m_session));
    if (!call.body.isNull())
        headers.emplace_back("Content-Type", "application/json");
    // A fixed one: the identifier stands in every error.
    headers.emplace_back(
        "X-Request-Id", "req-" + QByteArray(info.name).toLower() + '-' + call.name.toLower());
    HttpProbe probe(isAdmin || call.isOnAdminAddress ? m_server.admin() : m_server.base());
    const QByteArray path = call.path.isEmpty() ? QByteArray(info.path) : call.path;
    const Answer answer = probe.request(info.method, path,
        call.text.isEmpty() && !call.body.isNull() ? call.body.toJson() : call.text, headers);
    Object response
        = shownResponse(answer); // first: identifiers are numbered in the order in which they come
    Object request = shownRequest(info, call, headers);
    m_examples[QString::fromLatin1(info.name)].emplace_back(
        Object{{u"name"_s, QString::fromLatin1(call.name)}, {u"summary"_s, QString::fromUtf8(call.summary)},
            {u"request"_s, std::move(request)}, {u"response"_s, std::move(response)}});
    return answer;
}

} // namespace answerdesk::test
