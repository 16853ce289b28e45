// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/reference/html.h"
#include "server/app/reference/sections.h"
#include "shared/schema/pretty_json.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using namespace html;
using json::Value;

constexpr qsizetype kShortBody = 70;

/// A text between single quotes for a POSIX shell.
QString quoted(QString text) { return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\''; }

/// Keys and tokens of the examples become variables, so that a copied command works after an export.
QString headerArgument(const QString &name, const QString &value, const QString &server)
{
    if (name == u"Authorization" && value.startsWith(u"Bearer "_s)) {
        return server == u"admin_url" ? u"\"Authorization: Bearer $SESSION\""_s
                                      : u"\"Authorization: Bearer $API_KEY\""_s;
    }
    return quoted(name + u": "_s + value);
}

QString bodyArgument(const Value &body)
{
    if (body.asString())
        return quoted(*body.asString());
    const QString compact = QString::fromUtf8(body.toJson());
    return quoted(
        compact.size() <= kShortBody ? compact : QString::fromUtf8(json::toPrettyJson(body)).trimmed());
}

QString curlOf(const Operation &operation, const Value &request)
{
    const QString method = request.string(u"method");
    const QString path = request.string(u"path");
    const Value *body = request.find(u"body");
    QStringList parts;
    // --data makes it a POST by itself.
    const bool saysMethod = method != u"GET" && !(method == u"POST" && body);
    const bool isQueried = method == u"GET" && path.contains(u'?');
    parts << u"curl%1%2 \"$%3%4\""_s.arg(saysMethod ? u" -X "_s + method : QString(),
        isQueried ? u" -G"_s : QString(), operation.server.toUpper(),
        isQueried ? path.section(u'?', 0, 0) : path);
    if (const Value *headers = request.find(u"headers")) {
        for (const auto &[name, value] : *headers->asObject())
            parts << u"-H "_s + headerArgument(name, *value.asString(), operation.server);
    }
    if (isQueried) {
        for (const QString &item : path.section(u'?', 1).split(u'&'))
            parts << u"--data-urlencode "_s + quoted(item);
    }
    if (body)
        parts << (body->asString() ? u"--data-binary "_s : u"-d "_s) + bodyArgument(*body);
    return parts.join(u" \\\n  "_s);
}

QString answerOf(const Value &response)
{
    QString html = u"<span class=\"st\">HTTP/1.1 %1</span>\n"_s.arg(
        QString::fromLatin1(response.find(u"status")->asNumber()->text));
    if (const Value *headers = response.find(u"headers")) {
        for (const auto &[name, value] : *headers->asObject())
            html += u"<span class=\"jk\">%1</span>: %2\n"_s.arg(escaped(name), escaped(*value.asString()));
    }
    if (const Value *body = response.find(u"body"))
        html += u'\n' + jsonBlock(*body);
    return html;
}

int orderOf(const Value &example)
{
    const int status = example.find(u"response")->find(u"status")->asNumber()->text.toInt();
    return status < 300 ? 0 : status;
}

} // namespace

QString exampleBlocks(const Operation &operation)
{
    QString html;
    bool isFirst = true;
    json::Array ordered = operation.examples; // successes first, mistakes by their status
    std::stable_sort(ordered.begin(), ordered.end(),
        [](const Value &a, const Value &b) { return orderOf(a) < orderOf(b); });
    for (const Value &example : ordered) {
        const QString status
            = QString::fromLatin1(example.find(u"response")->find(u"status")->asNumber()->text);
        const Value *body = example.find(u"response")->find(u"body");
        const QString code = body ? body->string(u"error_code") : QString();
        html
            += u"<details class=\"example\"%1><summary><span class=\"status s%2\">%3</span> %4%5</summary>\n"_s
                   .arg(isFirst ? u" open"_s : QString(), status.left(1), status,
                       escaped(example.string(u"summary")),
                       code.isEmpty() ? QString() : u" <code>%1</code>"_s.arg(escaped(code)));
        html += codeBlock(escaped(curlOf(operation, *example.find(u"request"))), u"Request"_s);
        html += codeBlock(answerOf(*example.find(u"response")), u"Answer"_s);
        html += u"</details>\n"_s;
        isFirst = false;
    }
    return html;
}

} // namespace answerdesk::app
