// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/earlier_answer.h"
#include "server/answers/engine/clarification.h"
#include "server/answers/engine/figures.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/question_roles.h"
#include "server/answers/engine/spoken_text.h"
#include "server/knowledge/text/tokenizer.h"

namespace answerdesk::answers {

using knowledge::Passage;
using knowledge::RetrievalIndex;
using knowledge::SentenceHit;

namespace {

/// Words of a follow-up that a sentence with the figure which it asks for may lack.
constexpr qsizetype kMostLacking = 1;
constexpr double kFigureBonus = 10, kWordBonus = 1; ///< what a sentence has of the follow-up comes first

/// Holds sentences against a follow-up.
class FollowUpMatch
{
public:
    explicit FollowUpMatch(const Question &question)
        : m_question(question.text)
    {
        for (const QString &word : focusWords(question.text, question.locale)) {
            if (speaksOfTime(word))
                m_asksDay = true;
            else
                m_words << word;
        }
        m_asksFigure = asksFigure(question.text);
    }

    /// How well a sentence answers; nothing when it does not.
    std::optional<double> weigh(const Passage &passage, const QString &sentence) const
    {
        qsizetype lacking = 0;
        const SpokenText said(
            passage.title + u'\n' + passage.headingPath + u'\n' + sentence, passage.language);
        for (const QString &word : m_words)
            lacking += said.has(word) ? 0 : 1;
        const bool hasFigure = m_asksFigure && holdsAskedFigure(m_question, sentence);
        const bool hasDay = m_asksDay && speaksOfTime(sentence);
        const bool isAnswer = m_asksFigure ? hasFigure && lacking <= kMostLacking
                                           : lacking == 0 && (m_asksDay ? hasDay : !m_words.isEmpty());
        if (!isAnswer)
            return std::nullopt;
        return (hasFigure ? kFigureBonus : 0) + kWordBonus * double(m_words.size() - lacking);
    }

private:
    const QString &m_question;
    QStringList m_words;
    bool m_asksDay = false, m_asksFigure = false;
};

} // namespace

QList<SentenceHit> sentencesOfEarlierAnswer(
    const RetrievalIndex &index, const Question &question, const QStringList &names, const QString &searched)
{
    QList<SentenceHit> found;
    if (question.earlierSections.isEmpty())
        return found;
    const FollowUpMatch match(question);
    const knowledge::PassageView passages = index.passages();
    for (int number = 0; number < passages.size(); ++number) {
        const Passage &passage = passages[number];
        const bool isMeant = question.earlierSections.contains(sectionOf(passage))
            && SpokenText::ofPassage(passage).hasAll(names);
        if (!isMeant)
            continue;
        for (SentenceHit sentence : index.sentencesOf(number, searched)) {
            const auto weight = match.weigh(passage, passage.text.mid(sentence.start, sentence.length));
            if (!weight)
                continue;
            sentence.score += *weight;
            found.append(sentence);
        }
    }
    std::stable_sort(found.begin(), found.end(),
        [](const SentenceHit &a, const SentenceHit &b) { return a.score > b.score; });
    return found;
}

} // namespace answerdesk::answers
