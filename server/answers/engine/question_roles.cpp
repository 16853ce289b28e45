// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/question_roles.h"
#include "server/answers/engine/countries.h"
#include "server/answers/engine/phrases.h"
#include "server/knowledge/text/tokenizer.h"
#include <QtCore/QLocale>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;

namespace {

using knowledge::Token;
using knowledge::Tokenizer;

/// Words that put a place, a recipient or an occasion into a question: "to Austria", "für Stiefel".
bool isPreposition(const QString &word, const QString &language)
{
    static const QSet<QString> words = wordSet(
        u"to for in from at on with within nach für in innerhalb aus bei mit zu von an am pour en vers "
        u"depuis dans avec au aux para a de per naar voor do dla z w na till från för med i pro v"_s);
    // "A return", "do returns", "I": in English these are no prepositions.
    static const QSet<QString> notInEnglish = wordSet(u"a do i an am"_s);
    return words.contains(word) && !(language == u"en" && notInEnglish.contains(word));
}

/// Names of days and months in all languages that answers are given in, and words for the week's end.
bool isDay(const QString &word)
{
    static const QSet<QString> names = [] {
        QSet<QString> all = wordSet(u"weekend weekends wochenende feiertag feiertagen helg víkend"_s);
        for (const QString &language : phraseLanguages()) {
            const QLocale locale(language);
            for (int day = 1; day <= 7; ++day)
                all << locale.standaloneDayName(day).toLower();
            for (int month = 1; month <= 12; ++month)
                all << locale.standaloneMonthName(month).toLower() << locale.monthName(month).toLower();
        }
        return all;
    }();
    return names.contains(word)
        || (word.size() > 4 && (word.endsWith(u's') || word.endsWith(u'e'))
            && names.contains(word.chopped(1)));
}

bool isTime(const QString &word)
{
    const bool isNumber = std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); })
        && std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    return isNumber || isDay(word);
}

bool isAcronym(QStringView written)
{
    return std::count_if(written.begin(), written.end(), [](QChar c) { return c.isUpper(); }) >= 2;
}

/// Reads the phrases of one question.
class PhraseReader
{
public:
    PhraseReader(const QString &question, const QString &language)
        : m_question(question)
        , m_language(language)
        , m_tokenizer(language)
        , m_tokens(m_tokenizer.tokens(question))
    {
        // Capital letters say nothing where every word has one.
        m_hasCase = std::any_of(m_tokens.begin(), m_tokens.end(),
            [](const Token &token) { return !token.capitalised && token.kind == Token::Word; });
    }

    QList<QuestionPhrase> read() const
    {
        QList<QuestionPhrase> phrases;
        for (qsizetype i = 0; i < m_tokens.size(); ++i) {
            qsizetype first = i;
            const bool isPut = isPreposition(m_tokens[i].word, m_language) && i + 1 < m_tokens.size();
            while (isPut && first + 1 < m_tokens.size()
                && (first == i || (m_tokens[first].stop && !isNameAt(first))))
                ++first;
            if (m_tokens[first].stop && !isNameAt(first))
                continue;
            qsizetype last = first;
            const bool isName = isNameAt(first) || (isPut && isGermanPlace(i, first));
            while (isName && last + 1 < m_tokens.size() && isNameAt(last + 1) && isJoined(last))
                ++last;
            if (!isPut && !isName)
                continue;
            QuestionPhrase phrase;
            phrase.role = isTime(m_tokens[first].word) ? QuestionPhrase::Time
                : isName                               ? QuestionPhrase::Name
                                                       : QuestionPhrase::Other;
            phrase.preposition = isPut ? m_tokens[i].word : QString();
            phrase.begin = m_tokens[i].start;
            phrase.start = m_tokens[first].start;
            phrase.length = m_tokens[last].start + m_tokens[last].length - phrase.start;
            phrases.append(phrase);
            i = last;
        }
        return phrases;
    }

private:
    bool isJoined(qsizetype token) const
    {
        const qsizetype end = m_tokens[token].start + m_tokens[token].length;
        return QStringView(m_question).mid(end, m_tokens[token + 1].start - end).trimmed().isEmpty();
    }

    bool isNameAt(qsizetype i) const
    {
        const Token &token = m_tokens[i];
        if (isTime(token.word))
            return false;
        const QStringView written = QStringView(m_question).mid(token.start, token.length);
        if (!token.stop && !placesIn(written.toString()).isEmpty())
            return true;
        if (m_hasCase && token.length >= 2 && isAcronym(written))
            return true;
        // In German every noun has a capital letter, and everywhere the first word has one.
        return m_hasCase && i > 0 && token.capitalised && !token.stop && m_language != u"de"
            && !m_tokenizer.isGeneric(token.word) && !beginsSentence(token.start);
    }

    bool beginsSentence(qsizetype start) const
    {
        const QStringView before = QStringView(m_question).left(start).trimmed();
        return before.endsWith(u'.') || before.endsWith(u'?') || before.endsWith(u'!')
            || before.endsWith(u'¿') || before.endsWith(u'¡') || before.endsWith(u':');
    }

    bool isGermanPlace(qsizetype preposition, qsizetype noun) const
    {
        return m_language == u"de" && m_tokens[preposition].word == u"nach" && noun == preposition + 1
            && m_tokens[noun].capitalised && m_hasCase && !isTime(m_tokens[noun].word);
    }

    const QString &m_question;
    const QString &m_language;
    const Tokenizer m_tokenizer;
    const QList<Token> m_tokens;
    bool m_hasCase = false;
};

bool takesPlaceOf(const QuestionPhrase &now, const QuestionPhrase &before)
{
    if ((now.role == QuestionPhrase::Time) != (before.role == QuestionPhrase::Time))
        return false;
    const bool isSamePlace = !now.preposition.isEmpty() && now.preposition == before.preposition;
    return now.role == before.role || isSamePlace;
}

} // namespace

bool speaksOfTime(const QString &text)
{
    const QList<Token> tokens = Tokenizer(QString()).tokens(text);
    return std::any_of(tokens.begin(), tokens.end(), [](const Token &token) { return isDay(token.word); });
}

QSet<QString> wordSet(const QString &words)
{
    const QStringList list = words.split(u' ');
    return {list.begin(), list.end()};
}

QList<QuestionPhrase> phrasesIn(const QString &question, const QString &language)
{
    return PhraseReader(question, language).read();
}

QString withoutReplaced(const QString &earlier, const QString &question, const QString &language)
{
    const QList<QuestionPhrase> now = phrasesIn(question, language);
    QString kept;
    qsizetype end = 0;
    for (const QuestionPhrase &before : phrasesIn(earlier, language)) {
        const bool isReplaced = std::any_of(now.begin(), now.end(),
            [&](const QuestionPhrase &phrase) { return takesPlaceOf(phrase, before); });
        if (!isReplaced)
            continue;
        kept += QStringView(earlier).mid(end, before.begin - end);
        end = before.start + before.length;
    }
    kept += QStringView(earlier).mid(end);
    return end == 0 ? earlier : kept.simplified();
}

} // namespace answerdesk::answers
