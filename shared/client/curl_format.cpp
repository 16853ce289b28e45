// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/curl_format.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

bool isHarmless(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
        || QStringView(u"_-./:@%+,").contains(c);
}

/// Bytes that no word of a shell can hold, as the format of printf.
QString octal(const QByteArray &bytes)
{
    QString out;
    for (const char c : bytes) {
        const bool isPlain = c > ' ' && c < 127 && c != '\\' && c != '%' && c != '\'';
        out += isPlain ? QString(QLatin1Char(c))
                       : u"\\%1"_s.arg(int(static_cast<unsigned char>(c)), 3, 8, QLatin1Char('0'));
    }
    return out;
}

} // namespace

QString shellQuoted(const QString &text)
{
    if (!text.isEmpty() && std::all_of(text.begin(), text.end(), isHarmless))
        return text;
    QString inner = text;
    inner.replace(u"'"_s, u"'\\''"_s);
    return u'\'' + inner + u'\'';
}

QString asCurl(const RawRequest &request)
{
    static const QList<QByteArray> kOwn{"host", "content-length", "connection"};
    const bool isText = isValidUtf8(request.body) && !request.body.contains('\0');
    const QString url = request.url.toString(QUrl::FullyEncoded);
    QStringList parts;
    QString first = u"curl"_s;
    if (url.contains(u'[') || url.contains(u'{'))
        first += u" --globoff"_s;
    if (request.method == "HEAD")
        first += u" --head"_s;
    else if (request.method != (request.body.isEmpty() ? "GET" : "POST"))
        first += u" --request "_s + shellQuoted(QString::fromLatin1(request.method));
    parts << first + u' ' + shellQuoted(url);
    bool hasType = false;
    for (const auto &[name, value] : request.headers) {
        if (kOwn.contains(name.toLower()))
            continue;
        hasType = hasType || name.compare("Content-Type", Qt::CaseInsensitive) == 0;
        // A name with a semicolon is how curl is told to send a header without a value.
        const QByteArray line = value.isEmpty() ? name + ';' : name + ": " + value;
        parts << u"--header "_s + shellQuoted(QString::fromUtf8(line));
    }
    if (!request.body.isEmpty()) {
        if (!hasType) // else curl says that the body is a form
            parts << u"--header 'Content-Type:'"_s;
        parts << (isText ? u"--data-raw "_s + shellQuoted(QString::fromUtf8(request.body))
                         : u"--data-binary @-"_s);
    }
    const QString command = parts.join(u" \\\n  "_s);
    return isText ? command : u"printf '%1' | "_s.arg(octal(request.body)) + command;
}

} // namespace answerdesk::client
