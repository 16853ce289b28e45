// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_text.h"
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

QString decodeEntities(const QString &text)
{
    static const QHash<QString, char16_t> kNamed{{u"amp"_s, u'&'}, {u"lt"_s, u'<'}, {u"gt"_s, u'>'},
        {u"quot"_s, u'"'}, {u"apos"_s, u'\''}, {u"nbsp"_s, u' '}, {u"euro"_s, u'€'}, {u"pound"_s, u'£'},
        {u"yen"_s, u'¥'}, {u"copy"_s, u'©'}, {u"reg"_s, u'®'}, {u"trade"_s, u'™'}, {u"deg"_s, u'°'},
        {u"times"_s, u'×'}, {u"ndash"_s, u'–'}, {u"mdash"_s, u'—'}, {u"hellip"_s, u'…'}, {u"bull"_s, u'•'},
        {u"middot"_s, u'·'}, {u"lsquo"_s, u'‘'}, {u"rsquo"_s, u'’'}, {u"sbquo"_s, u'‚'}, {u"ldquo"_s, u'“'},
        {u"rdquo"_s, u'”'}, {u"bdquo"_s, u'„'}, {u"laquo"_s, u'«'}, {u"raquo"_s, u'»'}, {u"auml"_s, u'ä'},
        {u"ouml"_s, u'ö'}, {u"uuml"_s, u'ü'}, {u"Auml"_s, u'Ä'}, {u"Ouml"_s, u'Ö'}, {u"Uuml"_s, u'Ü'},
        {u"szlig"_s, u'ß'}, {u"eacute"_s, u'é'}, {u"egrave"_s, u'è'}, {u"ecirc"_s, u'ê'}, {u"agrave"_s, u'à'},
        {u"acirc"_s, u'â'}, {u"ccedil"_s, u'ç'}, {u"icirc"_s, u'î'}, {u"iuml"_s, u'ï'}, {u"ocirc"_s, u'ô'},
        {u"ugrave"_s, u'ù'}, {u"ucirc"_s, u'û'}, {u"Eacute"_s, u'É'}, {u"aacute"_s, u'á'},
        {u"iacute"_s, u'í'}, {u"oacute"_s, u'ó'}, {u"uacute"_s, u'ú'}, {u"ntilde"_s, u'ñ'},
        {u"atilde"_s, u'ã'}, {u"otilde"_s, u'õ'}, {u"oslash"_s, u'ø'}, {u"aring"_s, u'å'}, {u"aelig"_s, u'æ'},
        {u"frac12"_s, u'½'}, {u"frac14"_s, u'¼'}, {u"frac34"_s, u'¾'}, {u"sup2"_s, u'²'}, {u"sup3"_s, u'³'},
        {u"micro"_s, u'µ'}, {u"plusmn"_s, u'±'}};
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const qsizetype end = text[i] == u'&' ? text.indexOf(u';', i) : -1;
        if (end < 0 || end - i > 10) {
            out += text[i];
            continue;
        }
        const QString name = text.sliced(i + 1, end - i - 1);
        if (name.startsWith(u'#')) {
            const bool hex = name.size() > 1 && name[1].toLower() == u'x';
            bool number = false;
            const uint code = QStringView(name).sliced(hex ? 2 : 1).toUInt(&number, hex ? 16 : 10);
            if (number && code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)) {
                const char32_t c = code;
                out += QString::fromUcs4(&c, 1);
                i = end;
                continue;
            }
        } else if (const auto known = kNamed.constFind(name); known != kNamed.constEnd()) {
            out += QChar(*known);
            i = end;
            continue;
        }
        out += text[i];
    }
    return out;
}

/// Tags that stand within a word or before its punctuation, and so separate nothing.
bool isInlineTag(QStringView tag)
{
    if (tag.startsWith(u'/'))
        tag = tag.sliced(1);
    qsizetype end = 0;
    while (end < tag.size() && tag[end].isLetterOrNumber())
        ++end;
    const QString name = tag.first(end).toString().toLower();
    static const QSet<QString> kInline{u"b"_s, u"i"_s, u"em"_s, u"strong"_s, u"span"_s, u"a"_s, u"u"_s,
        u"sup"_s, u"sub"_s, u"small"_s, u"font"_s, u"mark"_s, u"abbr"_s};
    return kInline.contains(name);
}

/// Removes what looks like a tag or a comment; a lone "<" between numbers or words stays text.
QString withoutTags(const QString &text)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool opens = text[i] == u'<' && i + 1 < text.size()
            && (text[i + 1].isLetter() || text[i + 1] == u'/' || text[i + 1] == u'!' || text[i + 1] == u'?');
        if (!opens) {
            out += text[i];
            continue;
        }
        if (!isInlineTag(QStringView(text).sliced(i + 1)))
            out += u' ';
        const QStringView rest = QStringView(text).sliced(i + 1);
        QStringView closing = u">";
        if (rest.startsWith(u"!--"))
            closing = u"-->";
        else if (rest.startsWith(u"script", Qt::CaseInsensitive))
            closing = u"</script>";
        else if (rest.startsWith(u"style", Qt::CaseInsensitive))
            closing = u"</style>";
        const qsizetype end = text.indexOf(closing, i, Qt::CaseInsensitive);
        if (end < 0)
            return out;
        i = end + closing.size() - 1;
    }
    return out;
}

} // namespace

QString plainText(QStringView text)
{
    QString plain = text.toString();
    for (int round = 0; round < 3; ++round) {
        const QString before = plain;
        plain = decodeEntities(withoutTags(plain));
        if (plain == before)
            break;
    }
    plain = withoutTags(plain);
    // What is still left of angle brackets cannot be a tag, but no reader downstream should have to know
    // that.
    plain.replace(u'<', QChar(0x2039)).replace(u'>', QChar(0x203a));
    QString out;
    bool blank = false;
    for (const QChar c : std::as_const(plain)) {
        const char16_t u = c.unicode();
        if (c.isSpace()) {
            blank = !out.isEmpty();
            continue;
        }
        if (u < 0x20 || u == 0x7f || u == 0xad || (u >= 0x200b && u <= 0x200f) || (u >= 0x202a && u <= 0x202e)
            || u == 0x2060 || u == 0xfeff)
            continue;
        if (blank && c != u',' && c != u'.')
            out += u' ';
        blank = false;
        out += c;
    }
    return out.normalized(QString::NormalizationForm_C);
}

QString comparable(QStringView text)
{
    QString out;
    for (const QChar c : text.toString().normalized(QString::NormalizationForm_KC).toCaseFolded()) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate())
            out += c;
        else if (!out.isEmpty() && !out.endsWith(u' '))
            out += u' ';
    }
    return out.trimmed();
}

double likeness(QStringView a, QStringView b) { return likenessOfComparable(comparable(a), comparable(b)); }

double likenessOfComparable(const QString &a, const QString &b)
{
    const QStringList left = a.split(u' ', Qt::SkipEmptyParts);
    const QStringList right = b.split(u' ', Qt::SkipEmptyParts);
    if (left.isEmpty() || right.isEmpty())
        return 0;
    const QSet<QString> one(left.begin(), left.end());
    const QSet<QString> two(right.begin(), right.end());
    const auto common
        = std::count_if(one.begin(), one.end(), [&](const QString &word) { return two.contains(word); });
    return 2.0 * double(common) / double(one.size() + two.size());
}

namespace {

/// "countries. 5" ends a sentence, "max. 5" does not.
bool followsLongWord(const QString &text, qsizetype at)
{
    qsizetype letters = 0;
    while (letters < at && text[at - 1 - letters].isLetter())
        ++letters;
    return letters >= 6;
}

} // namespace

QStringList sentencesOf(const QString &text)
{
    const QString plain = text.trimmed();
    QStringList sentences;
    qsizetype start = 0;
    for (qsizetype i = 0; i + 1 < plain.size(); ++i) {
        const QChar c = plain[i];
        const bool wide = c == u'。' || c == u'！' || c == u'？';
        const bool stop = c == u'.' || c == u'!' || c == u'?';
        if (!wide && !stop)
            continue;
        // A stop inside a number or an abbreviation is followed by no blank, or by a small letter or digit.
        const bool next = wide
            || (plain[i + 1] == u' ' && i + 2 < plain.size()
                && (plain[i + 2].isUpper() || plain[i + 2].category() == QChar::Letter_Other
                    || (plain[i + 2].isDigit() && followsLongWord(plain, i))));
        const bool initial
            = stop && i >= 1 && plain[i - 1].isLetter() && (i == 1 || !plain[i - 2].isLetter());
        if (!next || initial)
            continue;
        sentences << plain.sliced(start, i + 1 - start).trimmed();
        start = i + 1;
    }
    const QString rest = plain.sliced(start).trimmed();
    if (!rest.isEmpty())
        sentences << rest;
    return sentences;
}

QString firstSentences(const QString &text, int limit)
{
    const QStringList sentences = sentencesOf(text);
    if (sentences.isEmpty())
        return {};
    QString out = sentences.front();
    if (sentences.size() > 1 && out.size() + sentences[1].size() < limit)
        out += u' ' + sentences[1];
    if (out.size() > limit) {
        const qsizetype blank = out.lastIndexOf(u' ', limit);
        qsizetype end = blank > limit / 2 ? blank : limit;
        if (out[end - 1].isHighSurrogate())
            --end;
        return out.first(end).trimmed() + u'…';
    }
    while (out.endsWith(u':') || out.endsWith(u';') || out.endsWith(u','))
        out.chop(1);
    static const QString kClosed = u".!?…。！？"_s;
    return kClosed.contains(out.back()) ? out : out + u'.';
}

QString guessLanguage(const QString &text)
{
    struct Words {
        const char16_t *language;
        const char16_t *words;
    };
    static constexpr std::array kWords{
        Words{u"en", u"the and of to with for is your this are from you or in"},
        Words{u"de", u"der die das und mit für ist von nicht sie ein eine auf den zu"},
        Words{u"fr", u"le la les et des pour avec est une vous dans du sur votre"},
        Words{u"es", u"el los las y con para una por del es en su que al"},
        Words{u"it", u"il di e con per una della del che gli nel è sono alla"},
        Words{u"pt", u"o os e com para uma do da em não dos que no por"},
        Words{u"nl", u"de het een en met voor van is niet op je aan dit uw"},
        Words{u"pl", u"i w z na do się jest nie od dla oraz przez jak"},
        Words{u"sk", u"a v na s je pre do sa so aj od pri ako"},
        Words{u"cs", u"a v na s je pro do se od při jako není jsou"},
        Words{u"sl", u"in za na je z ki se pri so od ter lahko"},
        Words{u"ro", u"și de la cu pentru în este din pe sau mai"},
        Words{u"lv", u"un ar no uz ir par vai kas pie lai"},
        Words{u"sv", u"och att det med för på är som en av"}};
    int kana = 0;
    int han = 0;
    int hangul = 0;
    int cyrillic = 0;
    int letters = 0;
    const QString sample = text.left(20'000);
    for (const QChar c : sample) {
        letters += c.isLetter();
        switch (c.script()) {
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
            ++kana;
            break;
        case QChar::Script_Han:
            ++han;
            break;
        case QChar::Script_Hangul:
            ++hangul;
            break;
        case QChar::Script_Cyrillic:
            ++cyrillic;
            break;
        default:
            break;
        }
    }
    if (letters == 0)
        return {};
    if (kana * 20 > letters)
        return u"ja"_s;
    if (hangul * 5 > letters)
        return u"ko"_s;
    if (han * 5 > letters)
        return u"zh"_s;
    if (cyrillic * 3 > letters)
        return u"ru"_s;
    QHash<QString, int> counts;
    for (const QString &word : comparable(sample).split(u' ', Qt::SkipEmptyParts))
        ++counts[word];
    QString best;
    int most = 4; // fewer small words than these prove nothing
    for (const Words &entry : kWords) {
        int hits = 0;
        for (const QString &word : QString::fromUtf16(entry.words).split(u' '))
            hits += counts.value(word);
        if (hits > most) {
            most = hits;
            best = QString::fromUtf16(entry.language);
        }
    }
    return best;
}

} // namespace answerdesk::faqs
