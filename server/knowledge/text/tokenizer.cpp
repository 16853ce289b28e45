// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/tokenizer.h"
#include "server/knowledge/text/stop_words.h"
#include <libstemmer.h>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

enum class Script : unsigned char { None, Word, Ideographic, Trigram };

bool isMark(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
    case QChar::Mark_Enclosing:
        return true;
    default:
        return false;
    }
}

Script scriptOf(char32_t c)
{
    if (c < 0x80)
        return QChar::isLetterOrNumber(c) ? Script::Word : Script::None;
    const bool mark = isMark(c);
    if (!mark && !QChar::isLetterOrNumber(c))
        return Script::None;
    if ((c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x4dbf) || (c >= 0x4e00 && c <= 0x9fff)
        || (c >= 0xac00 && c <= 0xd7af) || (c >= 0xf900 && c <= 0xfaff) || (c >= 0x20000 && c <= 0x3ffff))
        return Script::Ideographic;
    if ((c >= 0x0e00 && c <= 0x0eff) || (c >= 0x1000 && c <= 0x109f) || (c >= 0x1780 && c <= 0x17ff))
        return Script::Trigram;
    return Script::Word;
}

char32_t codePointAt(QStringView text, qsizetype at, int *units)
{
    const QChar c = text[at];
    if (c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()) {
        *units = 2;
        return QChar::surrogateToUcs4(c, text[at + 1]);
    }
    *units = 1;
    return c.unicode();
}

bool isApostrophe(QChar c) { return c == u'\'' || c == u'\u2019'; }

QString normalisedWord(QStringView raw)
{
    QString word = raw.toString().toLower();
    word.replace(u'\u2019', u'\'');
    if (word.endsWith("'s"_L1))
        word.chop(2);
    word.remove(u'\'');
    return word;
}

bool isAscii(const QString &word)
{
    return std::all_of(word.cbegin(), word.cend(), [](QChar c) { return c.unicode() < 0x80; });
}

} // namespace

Tokenizer::Tokenizer(const QString &language)
    : m_language(language)
    , m_stopWords(stopWords(language))
    , m_genericWords(genericWords(language))
{
    if (!language.isEmpty())
        m_stemmer = sb_stemmer_new(language.toLatin1().constData(), "UTF_8");
}

Tokenizer::~Tokenizer()
{
    if (m_stemmer)
        sb_stemmer_delete(m_stemmer);
}

QList<Token> Tokenizer::tokens(QStringView text) const
{
    QList<Token> out;
    out.reserve(text.size() / 5 + 1);
    const auto add = [&](qsizetype from, qsizetype to, Token::Kind kind) {
        Token token{text.mid(from, to - from).toString(), from, to - from, kind, false, false};
        if (kind == Token::Word) {
            token.capitalised = text[from].isUpper();
            token.word = normalisedWord(token.word);
            if (token.word.isEmpty())
                return;
            token.stop = m_stopWords.contains(token.word);
        }
        out.append(std::move(token));
    };
    qsizetype at = 0;
    while (at < text.size()) {
        int units = 1;
        const char32_t first = codePointAt(text, at, &units);
        const Script script = isMark(first) ? Script::None : scriptOf(first);
        if (script == Script::None) {
            at += units;
            continue;
        }
        const qsizetype from = at;
        std::vector<qsizetype> starts; // of the code points, for the scripts that are cut by characters
        while (at < text.size()) {
            const char32_t c = codePointAt(text, at, &units);
            const bool mark = isMark(c);
            if (!mark && scriptOf(c) != script) {
                int next = 1;
                const bool inner = script == Script::Word && isApostrophe(text[at]) && at + 1 < text.size()
                    && scriptOf(codePointAt(text, at + 1, &next)) == Script::Word;
                if (!inner)
                    break;
            }
            starts.push_back(at);
            at += units;
        }
        starts.push_back(at);
        const std::size_t count = starts.size() - 1;
        if (script == Script::Word) {
            add(from, at, Token::Word);
        } else if (script == Script::Ideographic) {
            for (std::size_t i = 0; i < count; ++i) {
                add(starts[i], starts[i + 1], Token::Ideographic);
                if (i + 1 < count)
                    add(starts[i], starts[i + 2], Token::Ideographic);
            }
        } else if (count < 3) {
            add(from, at, Token::Trigram);
        } else {
            for (std::size_t i = 0; i + 3 <= count; ++i)
                add(starts[i], starts[i + 3], Token::Trigram);
        }
    }
    return out;
}

QString Tokenizer::folded(const QString &word) const
{
    if (m_language == "vi"_L1 || isAscii(word))
        return word;
    const QString decomposed = word.normalized(QString::NormalizationForm_KD);
    QString plain;
    plain.reserve(decomposed.size());
    for (const QChar c : decomposed) {
        const bool keeps = c.unicode() >= 0x0900 && c.unicode() <= 0x0e7f; // Indic and Thai vowels are marks
        if (keeps || !isMark(c.unicode()))
            plain.append(c == u'\u03c2' ? QChar(u'\u03c3') : c);
    }
    plain.replace(u'\u00df', "ss"_L1);
    return plain.normalized(QString::NormalizationForm_C);
}

QString Tokenizer::stem(const Token &token) const
{
    if (token.kind != Token::Word)
        return token.word;
    if (!m_stemmer)
        return folded(token.word);
    const QByteArray utf8 = token.word.toUtf8();
    const sb_symbol *stemmed
        = sb_stemmer_stem(m_stemmer, reinterpret_cast<const sb_symbol *>(utf8.constData()), int(utf8.size()));
    if (!stemmed)
        return folded(token.word);
    return folded(QString::fromUtf8(reinterpret_cast<const char *>(stemmed), sb_stemmer_length(m_stemmer)));
}

QSet<QString> Tokenizer::topicStems(QStringView text) const
{
    QSet<QString> stems;
    for (const Token &token : tokens(text)) {
        if (!token.stop && !isGeneric(token.word))
            stems.insert(stem(token));
    }
    return stems;
}

void Tokenizer::grams(const Token &token, std::vector<quint64> &out) const
{
    if (token.kind != Token::Word)
        return;
    const QString word = u'^' + folded(token.word) + u'$';
    const auto hash = [&](qsizetype from, qsizetype length) {
        quint64 value = 0xcbf29ce484222325ULL;
        for (qsizetype i = from; i < from + length; ++i) {
            value ^= word[i].unicode();
            value *= 0x100000001b3ULL;
            value ^= value >> 29;
        }
        return value;
    };
    if (word.size() <= 5) {
        out.push_back(hash(0, word.size()));
        return;
    }
    for (qsizetype i = 0; i + 5 <= word.size(); ++i)
        out.push_back(hash(i, 5));
}

} // namespace answerdesk::knowledge
