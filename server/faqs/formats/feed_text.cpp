// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/feed_text.h"
#include "server/faqs/formats/feed_parser.h"
#include "server/web/page/charset.h"
#include <QtCore/QRegularExpression>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr QByteArrayView kBadByteUtf8("\xef\xb7\x90");

/// Bytes of the character that begins here; 0: none does; -1: its end is missing.
int characterLength(QByteArrayView bytes)
{
    const uchar first = uchar(bytes.front());
    if (first < 0x80)
        return 1;
    const int length = first >= 0xc2 && first <= 0xdf ? 2
        : first >= 0xe0 && first <= 0xef              ? 3
        : first >= 0xf0 && first <= 0xf4              ? 4
                                                      : 0;
    for (qsizetype i = 1; i < length; ++i) {
        if (i >= bytes.size())
            return -1;
        uchar lowest = 0x80;
        uchar highest = 0xbf;
        if (i == 1) {
            lowest = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : lowest;
            highest = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : highest;
        }
        if (uchar(bytes[i]) < lowest || uchar(bytes[i]) > highest)
            return 0;
    }
    return length;
}

QByteArray declaredInXml(QByteArrayView head)
{
    static const QRegularExpression kXml(uR"(^\s*<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9_.:-]+))"_s);
    const auto match = kXml.match(QString::fromLatin1(head.first(std::min<qsizetype>(head.size(), 1024))));
    return match.captured(1).toLatin1().toLower();
}

/// decodeText() passes over a name that it does not know, which would read a feed of EBCDIC as windows-1252.
bool isKnown(const QByteArray &charset)
{
    if (charset == "utf-8" || charset == "utf8" || charset == "unicode-1-1-utf-8")
        return true;
    return web::decodeText("a", "text/plain; charset=" + charset).charset != u"utf-8";
}

QByteArray decoderName(const QString &charset)
{
    if (charset == u"gbk")
        return "gb18030";
    if (charset == u"shift_jis")
        return "windows-31j";
    return charset == u"euc-kr" ? QByteArray("windows-949") : charset.toLatin1();
}

qsizetype markSize(QByteArrayView head)
{
    if (head.startsWith("\xef\xbb\xbf"))
        return 3;
    return head.startsWith("\xff\xfe") || head.startsWith("\xfe\xff") ? 2 : 0;
}

} // namespace

char firstMark(QByteArrayView head)
{
    for (const char c : head.sliced(markSize(head))) {
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n' && c != '\0')
            return c;
    }
    return '\0';
}

Result<void> FeedText::begin(QByteArrayView head, const QByteArray &contentType)
{
    m_mark = markSize(head);
    const QByteArray header = web::charsetOfContentType(contentType);
    const QByteArray inside = declaredInXml(head);
    for (const QByteArray &declared : {header, inside}) {
        if (m_mark == 0 && !declared.isEmpty() && !isKnown(declared))
            return feedFailure(
                u"The feed is declared to be in the character set \"%1\", which is not supported."_s.arg(
                    QString::fromLatin1(declared.left(40))));
    }
    // A character that the end of the beginning cuts in two would not be valid UTF-8.
    qsizetype end = head.size();
    while (end > 0 && head.size() - end < 4 && uchar(head[end - 1]) >= 0x80)
        --end;
    m_encoding = web::decodeText(head.first(end), contentType).charset;
    const char first = firstMark(head);
    const bool isUtf8ByRule = first == '<' || first == '{' || first == '[';
    if (m_mark == 0 && header.isEmpty() && inside.isEmpty() && isUtf8ByRule
        && !m_encoding.startsWith(u"utf-16"))
        m_encoding = u"utf-8"_s;
    if (m_encoding == u"utf-8")
        return {};
    m_decoder = QStringDecoder(decoderName(m_encoding).constData());
    if (!m_decoder.isValid())
        return feedFailure(
            u"The feed is in the character set \"%1\", which is not supported."_s.arg(m_encoding));
    return {};
}

QByteArray FeedText::decode(QByteArrayView bytes)
{
    const qsizetype mark = std::min(m_mark, bytes.size());
    m_mark -= mark;
    bytes = bytes.sliced(mark);
    if (!m_decoder.isValid())
        return checked(bytes);
    QString text = m_decoder(bytes);
    if (text.contains(QChar(QChar::ReplacementCharacter))) {
        m_hasBadBytes = true;
        text.replace(QChar(QChar::ReplacementCharacter), QChar(kBadByte));
    }
    return text.toUtf8();
}

QByteArray FeedText::finish()
{
    if (m_rest.isEmpty())
        return {};
    m_rest.clear();
    m_hasBadBytes = true;
    return kBadByteUtf8.toByteArray();
}

QByteArray FeedText::checked(QByteArrayView bytes)
{
    QByteArray joined;
    if (!m_rest.isEmpty()) {
        joined = std::exchange(m_rest, {}) + bytes.toByteArray();
        bytes = joined;
    }
    qsizetype end = bytes.size();
    while (end > 0 && bytes.size() - end < 3 && (uchar(bytes[end - 1]) & 0xc0) == 0x80)
        --end;
    // Only the last character may be incomplete.
    if (end > 0 && uchar(bytes[end - 1]) >= 0xc0 && characterLength(bytes.sliced(end - 1)) < 0) {
        m_rest = bytes.sliced(end - 1).toByteArray();
        bytes = bytes.first(end - 1);
    }
    if (bytes.isValidUtf8())
        return bytes.toByteArray();
    m_hasBadBytes = true;
    QByteArray text;
    text.reserve(bytes.size() + 64);
    while (!bytes.isEmpty()) {
        const int length = std::max(0, characterLength(bytes));
        if (length > 0)
            text.append(bytes.first(length));
        else
            text.append(kBadByteUtf8);
        bytes = bytes.sliced(std::max(1, length));
    }
    return text;
}

} // namespace answerdesk::faqs
