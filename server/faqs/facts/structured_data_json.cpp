// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/structured_data.h"
#include <cctype>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

bool isJsonSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool isHex4(QByteArrayView text)
{
    return text.size() == 4
        && std::all_of(text.begin(), text.end(), [](char c) { return std::isxdigit(uchar(c)); });
}

/// Whether the quote at the start of rest ends a string: what JSON allows behind one follows. An inch sign
/// that is not escaped does not.
bool endsString(QByteArrayView rest)
{
    qsizetype next = 1;
    const auto skip = [&] {
        while (next < rest.size() && isJsonSpace(rest[next]))
            ++next;
    };
    skip();
    if (next >= rest.size() || rest[next] == '}' || rest[next] == ']' || rest[next] == ':')
        return true;
    if (rest[next] == '/' || rest[next] == ';' || rest[next] == '<')
        return true; // a comment or the mark of one
    if (rest[next] != ',')
        return false;
    ++next;
    skip();
    if (next >= rest.size())
        return true;
    const QByteArrayView value = rest.sliced(next);
    return QByteArrayView("\"{[}],-/").contains(value[0]) || std::isdigit(uchar(value[0]))
        || value.startsWith("true") || value.startsWith("false") || value.startsWith("null");
}

/// Rewrites what pages write into what the strict parser reads. Works outside and inside of strings in one
/// pass.
QByteArray repaired(QByteArrayView text)
{
    QByteArray out;
    out.reserve(text.size());
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const QByteArrayView rest = text.sliced(i);
        if (inString) {
            if (c == '\\' && i + 1 < text.size()) {
                const char next = text[i + 1];
                if (next == 'u' && rest.size() >= 6 && isHex4(rest.sliced(2, 4))) {
                    const uint code = rest.sliced(2, 4).toByteArray().toUInt(nullptr, 16);
                    const bool high = code >= 0xd800 && code < 0xdc00;
                    const bool paired = high && rest.size() >= 12 && rest[6] == '\\' && rest[7] == 'u'
                        && isHex4(rest.sliced(8, 4))
                        && (rest.sliced(8, 4).toByteArray().toUInt(nullptr, 16) & 0xfc00) == 0xdc00;
                    const qsizetype length = paired ? 12 : 6;
                    if (!paired && (code & 0xf800) == 0xd800)
                        out += "\\ufffd";
                    else
                        out.append(rest.first(length));
                    i += length - 1;
                } else if (QByteArrayView("\"\\/bfnrt").contains(next)) {
                    out += c;
                    out += next;
                    ++i;
                } else if (next == 'u' || next == 'x') {
                    ++i;
                }
                // Any other escape, such as \', stands for the character itself.
            } else if (c == '"' && !endsString(rest)) {
                out += "\\\"";
            } else if (c == '"') {
                out += c;
                inString = false;
            } else if (uchar(c) < 0x20) {
                out += ' ';
            } else {
                out += c;
            }
            continue;
        }
        if (c == '"') {
            inString = true;
            out += c;
        } else if (rest.startsWith("//") || rest.startsWith("<!--") || rest.startsWith("-->")
            || rest.startsWith("<![") || rest.startsWith("]]>")) {
            // Comments, CDATA and comment marks, each up to where the JSON goes on.
            if (rest.startsWith("//")) {
                const qsizetype end = rest.indexOf('\n');
                i += (end < 0 ? rest.size() : end) - 1;
            } else if (rest.startsWith("<![CDATA[")) {
                i += 8;
            } else {
                i += rest.startsWith("<!--") ? 3 : 2;
            }
        } else if (rest.startsWith("/*")) {
            const qsizetype end = text.indexOf("*/", i + 2);
            i = end < 0 ? text.size() : end + 1;
        } else if (c == ',') {
            // A comma before a closing bracket, or one after another, is one too many.
            qsizetype next = i + 1;
            while (next < text.size() && isJsonSpace(text[next]))
                ++next;
            if (next < text.size() && text[next] != '}' && text[next] != ']' && text[next] != ',')
                out += c;
        } else if (c == ';') {
            continue;
        } else if (rest.startsWith("undefined") && (rest.size() == 9 || !std::isalnum(uchar(rest[9])))) {
            out += "null";
            i += 8;
        } else {
            out += c;
        }
    }
    return out.trimmed();
}

/// What is left of a value that was cut off or closes the wrong brackets: up to its last whole member, and
/// closed.
QByteArray closedValue(QByteArrayView text)
{
    QByteArray out;
    QByteArray open; // brackets that close what is open
    QByteArray openAtComma;
    qsizetype comma = -1;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            out += c;
            if (c == '\\' && i + 1 < text.size())
                out += text[++i];
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == '}' || c == ']') {
            const qsizetype at = open.lastIndexOf(c);
            if (at < 0)
                continue;
            while (open.size() > at) {
                out += open.back();
                open.chop(1);
            }
            if (open.isEmpty())
                return out;
            continue;
        }
        if (c == '{' || c == '[')
            open += c == '{' ? '}' : ']';
        inString = c == '"';
        if (c == ',') {
            comma = out.size();
            openAtComma = open;
        }
        out += c;
    }
    if (comma < 0)
        return out;
    out.truncate(comma);
    while (!openAtComma.isEmpty()) {
        out += openAtComma.back();
        openAtComma.chop(1);
    }
    return out;
}

/// The end of the first value of several that stand one after the other.
qsizetype firstValueEnd(QByteArrayView text)
{
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if ((c == '}' || c == ']') && --depth == 0) {
            return i + 1;
        }
    }
    return -1;
}

} // namespace

tl::expected<json::Value, QString> parseLenientJson(QByteArrayView text)
{
    auto strict = json::parse(text);
    if (strict)
        return strict;
    if (text.indexOf("&quot;") >= 0 && !text.contains('"')) {
        QByteArray decoded = text.toByteArray();
        decoded.replace("&quot;", "\"").replace("&amp;", "&");
        return json::parse(repaired(decoded));
    }
    const QByteArray fixed = repaired(text);
    auto parsed = json::parse(fixed);
    if (parsed)
        return parsed;
    json::Array values;
    QByteArrayView rest = fixed;
    while (!rest.isEmpty() && values.size() < 50) {
        const qsizetype end = firstValueEnd(rest);
        if (end < 0)
            break;
        auto one = json::parse(rest.first(end));
        if (!one)
            break;
        values.push_back(*std::move(one));
        rest = rest.sliced(end).trimmed();
        while (rest.startsWith(','))
            rest = rest.sliced(1).trimmed();
    }
    if (!values.empty() && (rest.isEmpty() || values.size() > 1))
        return json::Value(std::move(values));
    if (auto rescued = json::parse(closedValue(fixed)))
        return rescued;
    return parsed;
}

} // namespace answerdesk::faqs
