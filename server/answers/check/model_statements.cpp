// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/model_statements.h"
#include "server/answers/check/model_words.h"
#include "server/knowledge/text/sentence.h"
#include <QtCore/QRegularExpression>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Passage;
using knowledge::TextSpan;
using knowledge::Token;

QList<Word> StatementReader::words(QStringView text) const
{
    QList<Word> out;
    const QList<Token> tokens = m_tokenizer.tokens(text);
    bool isFirst = true;
    for (const Token &token : tokens) {
        const bool startsSentence = isFirst;
        isFirst = false;
        if (token.stop || token.word.front().isDigit() || !unitOf(token.word).isEmpty()
            || !numberOfWord(token.word, m_language).isEmpty())
            continue;
        const QStringView written = text.mid(token.start, token.length);
        const bool isBrand
            = std::any_of(written.begin() + 1, written.end(), [](QChar c) { return c.isUpper(); });
        const bool isName = isBrand || (token.capitalised && !startsSentence && token.kind == Token::Word);
        // Every noun is written large in German, and compounds are as good as their parts.
        const bool isWhole = isBrand || (isName && m_language != u"de");
        out.append({m_tokenizer.stem(token), token.word, isName, isWhole});
    }
    return out;
}

QList<Statement> StatementReader::statements(const QList<Passage> &passages, const QList<int> &numbers) const
{
    QList<Statement> out;
    for (const int number : numbers) {
        const Passage &passage = passages[number];
        const QList<TextSpan> spans = knowledge::splitSentences(passage.text);
        const bool isHeadingDenied = denies(passage.headingPath, m_language);
        QString intro, before;
        for (const TextSpan &span : spans) {
            const QString text = passage.text.mid(span.start, span.end - span.start);
            if (knowledge::isTableRow(text)) {
                const QStringList cells = text.split(u"; "_s);
                for (const QString &cell : cells) {
                    out.append(statement(number, cells.front() + u"; "_s + cell, text));
                    out.back().context = text;
                }
            } else if (knowledge::isListItem(text)) {
                out.append(statement(number, intro + u' ' + text, text));
                out.back().text = text;
                // A list right below its heading: "What is not covered".
                out.back().isDenied = intro.isEmpty() ? isHeadingDenied : denies(intro, m_language);
            } else {
                intro = text.endsWith(u':') ? text : QString();
                out.append(statement(number, text, text));
                // "It costs €9 on top of that." says nothing without the sentence before it.
                if (before.endsWith(u'?') || pointsBack(text)) {
                    const Statement both = statement(number, before + u' ' + text, text);
                    out.back().stems = both.stems;
                    out.back().plain = both.plain;
                    out.back().context = both.context;
                }
            }
            before = text;
        }
    }
    return out;
}

QList<Statement> StatementReader::factsOf(const Statement &whole) const
{
    const QStringList parts = partsWithNumbers(whole.text);
    if (parts.size() < 2)
        return {whole};
    const QList<Quantity> numbers = quantitiesIn(whole.text, m_language);
    static const QRegularExpression preposition(
        u"\\s(?:in|to|from|for|within|nach|für|aus|ab|en|à|au|vers|a|para|hacia|per|naar|voor|para|do|w|z)\\s"_s,
        QRegularExpression::CaseInsensitiveOption);
    // What goes for all parts: "Sperrgut kostet", without "in Deutschland".
    QString subject = whole.text.left(numbers.front().start);
    if (const qsizetype end = subject.indexOf(preposition); end > 0)
        subject.truncate(end);
    QList<Statement> facts;
    for (const QString &part : parts) {
        facts.append(statement(whole.passage, facts.isEmpty() ? part : subject + u' ' + part, whole.quote));
        facts.back().quantities = quantitiesIn(part, m_language);
    }
    return facts;
}

QStringList StatementReader::clausesOf(const QString &text) const
{
    static const QRegularExpression border(u"(?:[;:]|,\\s*(?=(?:and|but|while|whereas|und|aber|et|mais|y|"
                                           u"pero|e|ma|en|maar|mas|i|ale|although|obwohl)\\s)|"
                                           "\\s(?=(?:but|aber|mais|pero|maar|ale)\\s))\\s*"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype kLeastWords = 2; // less is no statement
    QStringList clauses;
    for (const QString &clause : text.split(border, Qt::SkipEmptyParts)) {
        if (clauses.isEmpty() || words(clause).size() >= kLeastWords)
            clauses.append(clause);
        else
            clauses.last() += u' ' + clause;
    }
    return clauses;
}

bool StatementReader::isDenied(const Statement &statement) const
{
    return statement.isDenied || denies(statement.text, m_language);
}

QStringList StatementReader::partsWithNumbers(const QString &text) const
{
    static const QRegularExpression border(u"[;,]\\s+|\\s(?:and|while|whereas|but|und|während|aber|et|"
                                           u"tandis que|mais|y|mientras|pero|e|mentre|"
                                           "ma|en|terwijl|maar|enquanto|i|a|natomiast)\\s+"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QList<Quantity> all = quantitiesIn(text, m_language);
    bool hasSeveral = false;
    for (const Quantity &first : all) {
        hasSeveral = hasSeveral || std::any_of(all.begin(), all.end(), [&](const Quantity &second) {
            return second.unit == first.unit && second.number != first.number;
        });
    }
    if (!hasSeveral)
        return {text};
    QStringList parts;
    qsizetype from = 0;
    const auto add = [&](qsizetype until) {
        const QString part = text.mid(from, until - from);
        const bool hasNumber = !quantitiesIn(part, m_language).isEmpty() && !words(part).isEmpty();
        const bool isFirst = parts.isEmpty() || quantitiesIn(parts.last(), m_language).isEmpty();
        if (parts.isEmpty() || (hasNumber && !isFirst))
            parts.append(part);
        else
            parts.last() += part;
        from = until;
    };
    auto matches = border.globalMatch(text);
    while (matches.hasNext())
        add(matches.next().capturedEnd());
    add(text.size());
    return parts;
}

bool StatementReader::pointsBack(const QString &text) const
{
    static const QSet<QString> pointers{u"it"_s, u"this"_s, u"these"_s, u"that"_s, u"they"_s, u"es"_s,
        u"er"_s, u"sie"_s, u"das"_s, u"dies"_s, u"diese"_s, u"dieser"_s, u"dieses"_s, u"il"_s, u"elle"_s,
        u"ils"_s, u"elles"_s, u"cela"_s, u"ce"_s, u"esto"_s, u"eso"_s, u"questo"_s, u"questa"_s, u"dit"_s,
        u"dat"_s, u"het"_s, u"isto"_s, u"isso"_s, u"ele"_s, u"ela"_s, u"to"_s};
    const QList<Token> tokens = m_tokenizer.tokens(QStringView(text).left(24));
    return !tokens.isEmpty() && pointers.contains(tokens.front().word);
}

Statement StatementReader::statement(int passage, const QString &text, const QString &quote) const
{
    Statement out{passage, text, text, quote, {}, {}, quantitiesIn(text, m_language), unitsIn(text), false};
    for (const Word &word : words(text)) {
        out.stems.insert(word.stem);
        out.plain.append(word.plain);
    }
    return out;
}

} // namespace answerdesk::answers
