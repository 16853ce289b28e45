// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/request_formats.h"
#include "shared/api/analytics_secrets.h"
#include "shared/core/text.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

enum class Language { Python, JavaScript, Cpp };

/// Characters that are not what they seem in an editor: controls, line separators, marks of direction.
bool isDeceptive(char32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F)
        || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF
        || (c >= 0xFFF9 && c <= 0xFFFB) || c >= 0xE0000;
}

QString escaped(char32_t c, Language language)
{
    if (language == Language::Cpp) { // octal: a hexadecimal escape would swallow what follows it
        QString out;
        QString character;
        for (const char16_t unit : QChar::fromUcs4(c))
            character += QChar(unit);
        const QByteArray bytes = character.toUtf8();
        for (const char byte : bytes)
            out += u"\\%1"_s.arg(int(static_cast<unsigned char>(byte)), 3, 8, QLatin1Char('0'));
        return out;
    }
    if (c < 0x100)
        return u"\\x%1"_s.arg(uint(c), 2, 16, QLatin1Char('0'));
    if (c < 0x10000)
        return u"\\u%1"_s.arg(uint(c), 4, 16, QLatin1Char('0'));
    return language == Language::Python ? u"\\U%1"_s.arg(uint(c), 8, 16, QLatin1Char('0'))
                                        : u"\\u{%1}"_s.arg(uint(c), 0, 16);
}

/// Text as a literal in double quotes.
QString literal(const QString &text, Language language)
{
    QString out(u'"');
    const QList<uint> characters = text.toUcs4();
    for (qsizetype i = 0; i < characters.size(); ++i) {
        const char32_t c = characters[i], next = i + 1 < characters.size() ? characters[i + 1] : 0;
        if (c == U'"' || c == U'\\')
            out += u"\\"_s + QChar(char16_t(c));
        else if (c == U'\n')
            out += u"\\n"_s;
        else if (c == U'\r')
            out += u"\\r"_s;
        else if (c == U'\t')
            out += u"\\t"_s;
        else if (c == U'<' && language == Language::JavaScript && (next == U'/' || next == U'!'))
            out += u"\\x3c"_s; // would end a script element
        else if (c == U'?' && language == Language::Cpp && next == U'?')
            out += u"\\?"_s; // would begin a trigraph
        else if (isDeceptive(c))
            out += escaped(c, language);
        else
            out += QString::fromUcs4(&c, 1);
    }
    return out + u'"';
}

/// Bytes that are no text, one escape each.
QString byteEscapes(const QByteArray &bytes, Language language)
{
    QString out(u'"');
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        const bool isPlain = value >= 0x20 && value < 0x7F && byte != '"' && byte != '\\' && byte != '?';
        if (isPlain)
            out += QLatin1Char(byte);
        else if (language == Language::Cpp)
            out += u"\\%1"_s.arg(int(value), 3, 8, QLatin1Char('0'));
        else
            out += u"\\x%1"_s.arg(int(value), 2, 16, QLatin1Char('0'));
    }
    return out + u'"';
}

bool isAscii(const QByteArray &bytes)
{
    return std::all_of(
        bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Whether the bytes come back from a text: a byte order mark in front would be lost.
bool isText(const QByteArray &bytes) { return isValidUtf8(bytes) && !bytes.startsWith("\xEF\xBB\xBF"); }

HeaderList toSend(const RawRequest &request)
{
    static const QList<QByteArray> kOwn{"host", "content-length", "connection"};
    HeaderList headers;
    for (const auto &[name, value] : request.headers) {
        if (kOwn.contains(name.toLower()))
            continue;
        const auto same = std::find_if(headers.begin(), headers.end(),
            [&](const auto &other) { return other.first.compare(name, Qt::CaseInsensitive) == 0; });
        if (same == headers.end())
            headers.emplaceBack(name, value);
        else
            same->second += ", " + value;
    }
    return headers;
}

QString address(const RawRequest &request) { return request.url.toString(QUrl::FullyEncoded); }

} // namespace

QString asPython(const RawRequest &request)
{
    constexpr Language kIn = Language::Python;
    QStringList lines{u"import requests"_s, {}, u"response = requests.request("_s,
        u"    %1,"_s.arg(literal(QString::fromLatin1(request.method), kIn)),
        u"    "_s + literal(address(request), kIn) + u','};
    const HeaderList headers = toSend(request);
    if (!headers.isEmpty()) {
        lines << u"    headers={"_s;
        for (const auto &[name, value] : headers) {
            const QString text
                = isAscii(value) ? literal(QString::fromLatin1(value), kIn) : u'b' + byteEscapes(value, kIn);
            lines << u"        "_s + literal(QString::fromLatin1(name), kIn) + u": "_s + text + u',';
        }
        lines << u"    },"_s;
    }
    if (!request.body.isEmpty()) {
        lines << (isText(request.body)
                ? u"    data="_s + literal(QString::fromUtf8(request.body), kIn) + u".encode(\"utf-8\"),"_s
                : u"    data=b"_s + byteEscapes(request.body, kIn) + u',');
    }
    lines << u"    timeout=60,"_s << u")"_s << u"print(response.status_code, response.text)"_s;
    return lines.join(u'\n') + u'\n';
}

QString asJavaScript(const RawRequest &request)
{
    constexpr Language kIn = Language::JavaScript;
    QStringList lines{u"const response = await fetch("_s + literal(address(request), kIn) + u", {"_s,
        u"  method: %1,"_s.arg(literal(QString::fromLatin1(request.method), kIn))};
    const HeaderList headers = toSend(request);
    if (!headers.isEmpty()) {
        lines << u"  headers: ["_s;
        for (const auto &[name, value] : headers) { // fetch takes bytes as characters up to U+00FF
            lines << u"    ["_s + literal(QString::fromLatin1(name), kIn) + u", "_s
                    + (isAscii(value) ? literal(QString::fromLatin1(value), kIn) : byteEscapes(value, kIn))
                    + u"],"_s;
        }
        lines << u"  ],"_s;
    }
    if (!request.body.isEmpty()) {
        const bool takesNone = request.method == "GET" || request.method == "HEAD";
        QString body;
        if (isText(request.body)) {
            body = literal(QString::fromUtf8(request.body), kIn);
        } else {
            QStringList numbers;
            for (const char byte : request.body)
                numbers << QString::number(static_cast<unsigned char>(byte));
            body = u"new Uint8Array([%1])"_s.arg(numbers.join(u", "_s));
        }
        lines << (takesNone ? u"  // fetch sends no body with %1: "_s.arg(QLatin1String(request.method))
                            : u"  body: "_s)
                + body + u',';
    }
    lines << u"});"_s << u"console.log(response.status, await response.text());"_s;
    return lines.join(u'\n') + u'\n';
}

QString asQtCpp(const RawRequest &request)
{
    constexpr Language kIn = Language::Cpp;
    const auto bytes = [](const QByteArray &value) {
        const QString inner
            = isText(value) ? literal(QString::fromUtf8(value), kIn) : byteEscapes(value, kIn);
        return value.contains('\0') ? u"QByteArray(%1, %2)"_s.arg(inner).arg(value.size())
                                    : u"QByteArray("_s + inner + u')';
    };
    QStringList lines{u"#include <QtCore/QCoreApplication>"_s, u"#include <QtCore/QDebug>"_s,
        u"#include <QtNetwork/QNetworkAccessManager>"_s, u"#include <QtNetwork/QNetworkReply>"_s, {},
        u"int main(int argc, char **argv)"_s, u"{"_s, u"    QCoreApplication app(argc, argv);"_s,
        u"    QNetworkAccessManager network;"_s,
        u"    QNetworkRequest request{QUrl(QString::fromUtf8("_s + literal(address(request), kIn)
            + u"))};"_s};
    for (const auto &[name, value] : toSend(request))
        lines << u"    request.setRawHeader("_s + bytes(name) + u", "_s + bytes(value) + u");"_s;
    lines
        << u"    QNetworkReply *reply = network.sendCustomRequest(request, "_s + bytes(request.method)
            + u", "_s + bytes(request.body) + u");"_s
        << u"    QObject::connect(reply, &QNetworkReply::finished, &app, [reply] {"_s
        << u"        qInfo().noquote() << reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt()"_s
        << u"                          << QString::fromUtf8(reply->readAll());"_s
        << u"        QCoreApplication::quit();"_s << u"    });"_s << u"    return app.exec();"_s << u"}"_s;
    return lines.join(u'\n') + u'\n';
}

QByteArray withoutSecrets(const QByteArray &body)
{
    static const QRegularExpression kSecret(
        u"(\"[^\"\\\\]*(?:password|secret|token|api_?key)[^\"\\\\]*\"\\s*:\\s*)\"(?:[^\"\\\\]|\\\\.)*\"?"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    // As Latin-1 every byte stays what it is, sound UTF-8 or not.
    const QString text = QString::fromLatin1(body);
    QString masked = text;
    masked.replace(kSecret, u"\\1\"YOUR_SECRET\""_s);
    return masked == text ? body : masked.toLatin1();
}

RawRequest shareable(RawRequest request, bool keepsKey)
{
    for (auto &[name, value] : request.headers) {
        const QByteArray lower = name.toLower();
        if (lower == "authorization") {
            const bool isKey = value.startsWith("Bearer ad_");
            if (!isKey || !keepsKey)
                value = isKey ? "Bearer YOUR_API_KEY" : "Bearer YOUR_SESSION_TOKEN";
        } else if (lower == QByteArray(api::kAnalyticsSecretHeader).toLower()) {
            value = "YOUR_ANALYTICS_SECRET";
        } else if (lower == "proxy-authorization" || lower == "cookie") {
            value = "YOUR_SECRET";
        }
    }
    request.body = withoutSecrets(request.body);
    return request;
}

} // namespace answerdesk::client
