// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/clarification.h"
#include "server/answers/engine/spoken_text.h"
#include "server/knowledge/text/tokenizer.h"

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Hit;
using knowledge::Passage;
using knowledge::RetrievalIndex;
using knowledge::SentenceHit;

namespace {

/// Share of the words of two statements that both have, from which they say the same.
constexpr double kSameStatement = 0.6;
/// A section with this share of the best one's score matches as well, where it says the same.
constexpr double kAlikeShare = 0.65;
constexpr qsizetype kMostSections = 5; ///< that a customer is asked about

/// Finds the sections that are like the best one.
class SectionComparison
{
public:
    SectionComparison(const RetrievalIndex &index, const Question &question, const Reasoning &why)
        : m_index(index)
        , m_why(why)
        , m_best(why.evidence.sentences.front())
        , m_tokenizer(passageOf(m_best).language)
        , m_asked(m_tokenizer.topicStems(why.resolved + u' ' + question.titleTerms.join(u' ')))
        , m_heading(headingOf(passageOf(m_best)))
        , m_statement(statementOf(m_best))
    {
    }

    std::optional<SentenceHit> alikeIn(const Hit &hit) const
    {
        const Passage &passage = m_index.passages()[hit.passage];
        const Passage &best = passageOf(m_best);
        if (!passage.ownLocale.isEmpty() || passage.language != best.language
            || sectionOf(passage) == sectionOf(best) || !isOtherThing(passage)
            || (m_why.isHeading && ownHeading(passage) != ownHeading(best))
            || !SpokenText::ofPassage(passage).hasAll(m_why.names))
            return std::nullopt;
        const QList<SentenceHit> sentences = m_index.sentencesOf(hit.passage, m_why.chosenBy);
        if (sentences.isEmpty() || !isSameStatement(passage, statementOf(sentences.front())))
            return std::nullopt;
        SentenceHit found = sentences.front();
        found.score += hit.score;
        return found;
    }

private:
    const Passage &passageOf(const SentenceHit &hit) const { return m_index.passages()[hit.passage]; }

    QSet<QString> headingOf(const Passage &passage) const
    {
        return m_tokenizer.topicStems(passage.title + u'\n' + passage.headingPath);
    }

    QSet<QString> statementOf(const SentenceHit &hit) const
    {
        return m_tokenizer.topicStems(passageOf(hit).text.mid(hit.start, hit.length));
    }

    /// Whether each of the headings has a word that neither the other one nor the question has.
    bool isOtherThing(const Passage &passage) const
    {
        const QSet<QString> heading = headingOf(passage);
        const QSet<QString> here = heading - m_heading, there = m_heading - heading;
        return !here.isEmpty() && !there.isEmpty() && !m_asked.intersects(here) && !m_asked.intersects(there);
    }

    /// What a statement says, whatever its figures are and what of the two things it is about.
    static QSet<QString> coreOf(QSet<QString> statement, const QSet<QString> &thing)
    {
        statement -= thing;
        statement.removeIf([](const QString &word) {
            return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
        });
        return statement;
    }

    bool isSameStatement(const Passage &passage, const QSet<QString> &statement) const
    {
        const QSet<QString> heading = headingOf(passage);
        const QSet<QString> here = coreOf(statement, heading - m_heading);
        const QSet<QString> there = coreOf(m_statement, m_heading - heading);
        const auto common = double((here & there).size());
        return statement != m_statement && common > 0
            && common >= kSameStatement * double((here | there).size());
    }

    const RetrievalIndex &m_index;
    const Reasoning &m_why;
    const SentenceHit &m_best;
    const knowledge::Tokenizer m_tokenizer;
    const QSet<QString> m_asked, m_heading, m_statement;
};

} // namespace

QList<SentenceHit> sectionsAlike(const RetrievalIndex &index, const Question &question, const Reasoning &why)
{
    const knowledge::Evidence &evidence = why.evidence;
    const SectionComparison comparison(index, question, why);
    QList<SentenceHit> alike{evidence.sentences.front()};
    for (const Hit &hit : evidence.hits) {
        if (alike.size() == kMostSections || hit.score < kAlikeShare * evidence.hits.front().score)
            break;
        const auto found = comparison.alikeIn(hit);
        const bool isKnown = found && std::any_of(alike.begin(), alike.end(), [&](const SentenceHit &other) {
            return sectionOf(index.passages()[other.passage]) == sectionOf(index.passages()[found->passage]);
        });
        if (found && !isKnown)
            alike << *found;
    }
    return alike.size() > 1 ? alike : QList<SentenceHit>();
}

Section sectionOf(const Passage &passage) { return {passage.documentId, passage.title, passage.headingPath}; }

QString labelled(const QString &label, const QString &text)
{
    static const QString askingSigns = u"?？!:："_s;
    const bool isClosed = !label.isEmpty() && askingSigns.contains(label.back());
    const QString separator = text.contains(u'\n') ? u"\n"_s : u" "_s;
    return label + (isClosed ? QString() : u":"_s) + separator + text;
}

QString questionBack(const QStringList &labels, const QString &locale)
{
    QString text = phrase(Phrase::Clarification, locale);
    for (qsizetype i = 0; i < labels.size(); ++i)
        text += u"\n%1. %2"_s.arg(i + 1).arg(labels[i]);
    return text;
}

} // namespace answerdesk::answers
