// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/scored_text.h"
#include "server/knowledge/readers/markdown_reader.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

/// Characters that are words by themselves, for a character class: kana, Chinese characters, Hangul.
constexpr auto kSingleWords = "\\x{3040}-\\x{30ff}\\x{3400}-\\x{9fff}\\x{ac00}-\\x{d7af}"_L1;

bool isSingleWord(char32_t c)
{
    return (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xac00 && c <= 0xd7af);
}

bool isWordCharacter(QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); }

QRegularExpression pattern(const QString &text, QRegularExpression::PatternOptions options = {})
{
    return QRegularExpression(text, options | QRegularExpression::UseUnicodePropertiesOption);
}

QString withoutEntities(const QString &text)
{
    static const QRegularExpression entity = pattern(u"&#?[A-Za-z0-9]+;"_s);
    QString out;
    qsizetype last = 0;
    for (auto matches = entity.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        out += QStringView(text).sliced(last, match.capturedStart() - last);
        out += knowledge::decodedEntity(match.captured());
        last = match.capturedEnd();
    }
    out += QStringView(text).sliced(last);
    return out;
}

QChar plainSign(QChar c)
{
    switch (c.unicode()) {
    case u'’':
    case u'‘':
        return u'\'';
    case u'“':
    case u'”':
    case u'«':
    case u'»':
    case u'„':
        return u'"';
    case u'–':
    case u'—':
        return u'-';
    case 0xa0:
    case 0x202f:
        return u' ';
    default:
        return c;
    }
}

/// Without entities, accents, case, and kinds of quotes and dashes.
QString folded(const QString &text)
{
    const QString all = withoutEntities(text).normalized(QString::NormalizationForm_KD);
    QString out;
    out.reserve(all.size());
    for (const char32_t c : all.toUcs4()) {
        if (QChar::combiningClass(c) == 0)
            out += QString::fromUcs4(&c, 1);
    }
    out = out.toCaseFolded();
    out.replace(u'ß', "ss"_L1); // Qt folds single characters only
    for (QChar &c : out)
        c = plainSign(c);
    return out;
}

/// One line, with one space between words and none before a full stop or the like.
QString squeezed(const QString &text)
{
    static const QRegularExpression space = pattern(u"\\s+"_s);
    static const QRegularExpression before = pattern(u"\\s+([,.;:!?])"_s);
    QString out = folded(withoutMarkup(text));
    out.replace(space, u" "_s);
    out.replace(before, u"\\1"_s);
    return out.trimmed();
}

} // namespace

QString withoutMarkup(QString text)
{
    using Option = QRegularExpression::PatternOption;
    static const QRegularExpression matter
        = pattern(u"^\\x{feff}?---\\n.*?\\n---\\n"_s, Option::DotMatchesEverythingOption);
    static const QRegularExpression hidden = pattern(
        u"<(script|style)\\b.*?</\\1>"_s, Option::DotMatchesEverythingOption | Option::CaseInsensitiveOption);
    static const QRegularExpression block
        = pattern(u"<(/?)(p|li|div|h[1-6]|tr|td|th|br|ul|ol)\\b[^>]*>"_s, Option::CaseInsensitiveOption);
    static const QRegularExpression tag = pattern(u"<[^>]+>"_s);
    static const QRegularExpression link = pattern(u"!?\\[([^\\]]*)\\]\\([^)\\s]*\\)"_s);
    static const QRegularExpression emphasis = pattern(u"[*_`]+"_s);
    text.remove(matter);
    text.replace(hidden, u" "_s);
    text.replace(block, u"\n"_s);
    text.remove(tag);
    text.replace(link, u"\\1"_s);
    return text.remove(emphasis);
}

QStringList comparedWords(const QString &text)
{
    static const QRegularExpression word
        = pattern(u"[%1]|[^\\P{Xan}%1]+(?:[.,\\-@][^\\P{Xan}%1]+)*"_s.arg(kSingleWords));
    const QString all = folded(withoutMarkup(text));
    QStringList words;
    for (auto matches = word.globalMatch(all); matches.hasNext();)
        words << matches.next().captured();
    return words;
}

QStringList comparedSentences(const QString &text)
{
    static const QRegularExpression end
        = pattern(u"\\s+\\.\\.\\.\\s+|\\s+/\\s+|\\n+|(?<=[.!?。！？])\\s+|(?<=[。！？])"_s);
    QStringList sentences;
    for (const QString &part : text.split(end)) {
        if (const QString sentence = part.trimmed(); !sentence.isEmpty())
            sentences << sentence;
    }
    return sentences;
}

bool holdsText(const QString &answer, const QString &expected)
{
    const QString needle = squeezed(expected);
    if (needle.isEmpty())
        return false;
    const QList<uint> points = needle.toUcs4();
    const bool isOpenLeft = !isWordCharacter(needle.front()) || isSingleWord(points.front());
    const bool isOpenRight = (!needle.back().isDigit() && points.size() >= 5) || isSingleWord(points.back());
    const QString text = squeezed(answer);
    for (qsizetype at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
        const qsizetype behind = at + needle.size();
        if ((isOpenLeft || at == 0 || !isWordCharacter(text[at - 1]))
            && (isOpenRight || behind == text.size() || !isWordCharacter(text[behind])))
            return true;
    }
    return false;
}

double coverage(const QStringList &answerWords, const QString &sentence)
{
    const QStringList wanted = comparedWords(sentence);
    if (wanted.size() < 4)
        return 0;
    const qsizetype reach = qsizetype(double(wanted.size()) * 1.5) + 3;
    int best = 0;
    for (qsizetype start = 0; start < std::max<qsizetype>(1, answerWords.size() - reach + 1); ++start) {
        QHash<QString, int> stretch;
        for (qsizetype i = start; i < std::min(start + reach, answerWords.size()); ++i)
            ++stretch[answerWords[i]];
        int found = 0;
        for (const QString &word : wanted) {
            const auto left = stretch.find(word);
            if (left != stretch.end() && (*left)-- > 0)
                ++found;
        }
        best = std::max(best, found);
    }
    return double(best) / double(wanted.size());
}

KnownWords::KnownWords(const QString &text)
{
    const QStringList words = comparedWords(text);
    m_words = QSet<QString>(words.begin(), words.end());
    for (qsizetype i = 1; i < words.size(); ++i)
        m_pairs.insert({words[i - 1], words[i]});
}

double KnownWords::shareOf(const QStringList &answerWords) const
{
    const qsizetype count = answerWords.size();
    if (count == 0)
        return 0;
    if (count == 1)
        return m_words.contains(answerWords.front()) ? 1 : 0;
    qsizetype known = 0;
    for (qsizetype i = 0; i < count; ++i) {
        const bool before = i > 0 && m_pairs.contains({answerWords[i - 1], answerWords[i]});
        const bool behind = i + 1 < count && m_pairs.contains({answerWords[i], answerWords[i + 1]});
        known += before || behind ? 1 : 0;
    }
    return double(known) / double(count);
}

} // namespace answerdesk::answers
