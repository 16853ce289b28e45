// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/page/charset.h"
#include "shared/core/text.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringDecoder>
#include <algorithm>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

/// How far into a document a declaration may stand. Standard browsers look at 1,024 bytes; real shops put it
/// later.
constexpr qsizetype kPrescanBytes = 8192;

/// What pages write and browsers understand by it. Latin 1 and ASCII are windows-1252 on the web.
QByteArray webName(QByteArrayView label)
{
    static const QHash<QByteArray, QByteArray> kAliases{
        {"utf8", "utf-8"},
        {"unicode-1-1-utf-8", "utf-8"},
        {"iso-8859-1", "windows-1252"},
        {"iso8859-1", "windows-1252"},
        {"iso_8859-1", "windows-1252"},
        {"latin1", "windows-1252"},
        {"l1", "windows-1252"},
        {"ascii", "windows-1252"},
        {"us-ascii", "windows-1252"},
        {"cp1252", "windows-1252"},
        {"x-cp1252", "windows-1252"},
        {"cp1250", "windows-1250"},
        {"x-cp1250", "windows-1250"},
        {"cp1251", "windows-1251"},
        {"x-cp1251", "windows-1251"},
        {"iso-8859-9", "windows-1254"},
        {"latin5", "windows-1254"},
        {"latin2", "iso-8859-2"},
        {"iso8859-2", "iso-8859-2"},
        {"iso8859-15", "iso-8859-15"},
        {"latin9", "iso-8859-15"},
        {"latin-9", "iso-8859-15"},
        {"iso-8859-8-i", "iso-8859-8"},
        {"shift-jis", "shift_jis"},
        {"sjis", "shift_jis"},
        {"x-sjis", "shift_jis"},
        {"ms_kanji", "shift_jis"},
        {"windows-31j", "shift_jis"},
        {"cp932", "shift_jis"},
        {"x-euc-jp", "euc-jp"},
        {"eucjp", "euc-jp"},
        {"gb2312", "gbk"},
        {"gb_2312-80", "gbk"},
        {"x-gbk", "gbk"},
        {"big5-hkscs", "big5"},
        {"x-x-big5", "big5"},
        {"ks_c_5601-1987", "euc-kr"},
        {"korean", "euc-kr"},
        {"windows-949", "euc-kr"},
        {"tis-620", "windows-874"},
        {"iso-8859-11", "windows-874"},
        {"utf-16", "utf-16le"},
    };
    const QByteArray name = label.trimmed().toByteArray().toLower();
    return kAliases.value(name, name);
}

/// Names that Qt or ICU know under another label.
QByteArray decoderName(const QByteArray &charset)
{
    if (charset == "gbk")
        return "gb18030";
    if (charset == "shift_jis")
        return "windows-31j";
    if (charset == "euc-kr")
        return "windows-949";
    return charset;
}

bool isUtf16(const QByteArray &charset)
{
    return charset.startsWith("utf-16") || charset.startsWith("utf-32");
}

QStringDecoder decoderFor(const QByteArray &charset)
{
    // A name of a page goes to ICU, which reads far more than charsets of the web.
    static const QRegularExpression kName(u"^[a-z0-9_:.+-]{1,40}$"_s);
    if (!kName.match(QString::fromLatin1(charset)).hasMatch() || charset == "utf-7"
        || charset == "replacement")
        return QStringDecoder();
    QStringDecoder decoder(decoderName(charset).constData());
    return decoder.isValid() ? QStringDecoder(decoderName(charset).constData())
                             : QStringDecoder(charset.constData());
}

QByteArray declaredInside(QByteArrayView bytes)
{
    const QString head = QString::fromLatin1(bytes.first(std::min(bytes.size(), kPrescanBytes)));
    static const QRegularExpression kXml(uR"(^\s*<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9_.:-]+))"_s);
    static const QRegularExpression kMeta(uR"(<meta\b[^>]*?charset\s*=\s*["']?\s*([A-Za-z0-9_.:-]+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kComment(
        u"<!--.*?(-->|$)"_s, QRegularExpression::DotMatchesEverythingOption);
    QRegularExpressionMatch match = kXml.match(head);
    if (!match.hasMatch()) {
        QString plain = head;
        match = kMeta.match(plain.remove(kComment));
    }
    if (!match.hasMatch())
        return {};
    const QByteArray name = webName(match.captured(1).toLatin1());
    // The declaration was readable byte for byte, so the document cannot be UTF-16.
    return isUtf16(name) ? QByteArray("utf-8") : name;
}

/// A strict reading of multi-byte Japanese: how many characters of two bytes, or -1 when a byte does not fit.
int eucJpPairs(QByteArrayView bytes)
{
    int pairs = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const uchar c = uchar(bytes[i]);
        if (c < 0x80)
            continue;
        const qsizetype length = c == 0x8f ? 3 : 2;
        if (c != 0x8e && c != 0x8f && (c < 0xa1 || c > 0xfe))
            return -1;
        if (i + length > bytes.size())
            break;
        for (qsizetype k = 1; k < length; ++k) {
            if (uchar(bytes[i + k]) < 0xa1 || uchar(bytes[i + k]) > 0xfe)
                return -1;
        }
        // Kana live in rows 4 and 5; Latin text that happens to fit has none.
        pairs += c == 0xa4 || c == 0xa5;
        i += length - 1;
    }
    return pairs;
}

int shiftJisPairs(QByteArrayView bytes)
{
    int pairs = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const uchar c = uchar(bytes[i]);
        if (c < 0x80 || (c >= 0xa1 && c <= 0xdf))
            continue;
        if (c == 0x80 || c == 0xa0 || c > 0xfc)
            return -1;
        if (i + 1 >= bytes.size())
            break;
        const uchar second = uchar(bytes[i + 1]);
        if (second < 0x40 || second == 0x7f || second > 0xfc)
            return -1;
        pairs += c == 0x82 || c == 0x83;
        ++i;
    }
    return pairs;
}

QByteArray sniff(QByteArrayView bytes)
{
    if (isValidUtf8(bytes))
        return "utf-8";
    const qsizetype size = bytes.size();
    if (size >= 4) {
        // Markup is mostly ASCII, so UTF-16 without a mark shows in the zero bytes.
        int evenZero = 0;
        int oddZero = 0;
        const qsizetype seen = std::min<qsizetype>(size, 512);
        for (qsizetype i = 0; i < seen; ++i)
            (i % 2 ? oddZero : evenZero) += bytes[i] == 0;
        if (oddZero > seen / 4 && evenZero == 0)
            return "utf-16le";
        if (evenZero > seen / 4 && oddZero == 0)
            return "utf-16be";
    }
    const QByteArrayView sample = bytes.first(std::min<qsizetype>(size, 256 * 1024));
    if (eucJpPairs(sample) >= 4)
        return "euc-jp";
    if (shiftJisPairs(sample) >= 4)
        return "shift_jis";
    // The page's own language narrows the single-byte charsets.
    static const QRegularExpression kLang(
        uR"(<html\b[^>]*\blang\s*=\s*["']?([a-zA-Z]{2}))"_s, QRegularExpression::CaseInsensitiveOption);
    const auto match = kLang.match(QString::fromLatin1(bytes.first(std::min(size, kPrescanBytes))));
    const QString lang = match.captured(1).toLower();
    if (lang == u"ru"_s || lang == u"uk"_s || lang == u"bg"_s || lang == u"be"_s || lang == u"sr"_s
        || lang == u"mk"_s)
        return "windows-1251";
    if (lang == u"pl"_s || lang == u"cs"_s || lang == u"sk"_s || lang == u"hu"_s || lang == u"sl"_s
        || lang == u"hr"_s || lang == u"ro"_s)
        return "windows-1250";
    if (lang == u"el"_s)
        return "windows-1253";
    if (lang == u"tr"_s)
        return "windows-1254";
    if (lang == u"he"_s)
        return "windows-1255";
    return "windows-1252";
}

DecodedText decodeAs(const QByteArray &charset, QByteArrayView bytes)
{
    QStringDecoder decoder = decoderFor(charset);
    return {decoder(bytes), QString::fromLatin1(charset)};
}

/// The text behind a byte order mark.
std::optional<DecodedText> decodeMarked(QByteArrayView bytes)
{
    static constexpr std::pair<const char *, const char *> kMarks[]
        = {{"\xef\xbb\xbf", "utf-8"}, {"\xff\xfe", "utf-16le"}, {"\xfe\xff", "utf-16be"}};
    for (const auto &[mark, charset] : kMarks) {
        if (bytes.startsWith(mark))
            return decodeAs(charset, bytes.sliced(qsizetype(qstrlen(mark))));
    }
    return std::nullopt;
}

} // namespace

QByteArray charsetOfContentType(const QByteArray &contentType)
{
    static const QRegularExpression kCharset(
        uR"(;\s*charset\s*=\s*["']?\s*([^\s;"']+))"_s, QRegularExpression::CaseInsensitiveOption);
    const auto match = kCharset.match(QString::fromLatin1(contentType));
    return match.hasMatch() ? match.captured(1).toLatin1().toLower() : QByteArray();
}

DecodedText decodePlainText(QByteArrayView bytes)
{
    const auto marked = decodeMarked(bytes);
    return marked ? *marked : decodeAs(sniff(bytes), bytes);
}

DecodedText decodeText(QByteArrayView bytes, const QByteArray &contentType)
{
    if (const auto marked = decodeMarked(bytes))
        return *marked;
    QByteArray charset = webName(charsetOfContentType(contentType));
    if (charset.isEmpty() || !decoderFor(charset).isValid())
        charset = declaredInside(bytes);
    if (charset.isEmpty() || !decoderFor(charset).isValid())
        charset = sniff(bytes);
    else if (charset == "utf-8" && !isValidUtf8(bytes)) {
        // A template says UTF-8 while the database behind it does not: trust the declaration unless most of
        // the characters beyond ASCII are broken.
        QStringDecoder utf8(QStringDecoder::Utf8);
        const QString text = utf8(bytes);
        const qsizetype broken = text.count(QChar::ReplacementCharacter);
        const qsizetype foreign
            = std::count_if(text.begin(), text.end(), [](QChar c) { return c.unicode() > 0x7f; });
        if (broken * 2 > foreign)
            charset = sniff(bytes);
    } else if (charset == "windows-1252" && isValidUtf8(bytes)
        && std::any_of(bytes.begin(), bytes.end(), [](char c) { return uchar(c) >= 0x80; })) {
        // Valid UTF-8 beyond ASCII is practically never Latin 1 by chance.
        charset = "utf-8";
    }
    return decodeAs(charset, bytes);
}

} // namespace answerdesk::web
