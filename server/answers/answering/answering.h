// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/services.h"
#include "server/answers/engine/composer.h"

namespace answerdesk::answers {

/// What a question came to, with the index that it came from: everybody who answers questions does it here.
struct Answered {
    knowledge::IndexPtr index;
    ComposedAnswer answer; ///< its text already in the company's own words where it has some
    bool isOwnText = false;
    Question question; ///< as it was answered: with the words of the company's lexicon where it has some
    QList<LexiconRule> lexicon; ///< what of it applied

    std::vector<api::AnswerSource> sources() const;
};

/// The locale that a question is answered in: the one that was sent, else the question's own language where
/// that is clear and the company supports it, else English; of these the company's nearest.
QString answerLocale(
    const std::optional<schema::LocaleTag> &sent, const QString &question, const accounts::Company &company);

api::AnswerKind kindOf(ComposedAnswer::Kind kind);

/// Puts a question into its thread, with the questions that were asked after it: what would be answered to
/// them now is part of it. further: oldest first.
void readThreadWith(const AnswerServices &services, const QString &companyKey, Question &question,
    QList<Exchanged> thread, const std::vector<QString> &further);

/// The question in the words that the company's lexicon has for its own; empty where that has none.
QList<Question> readingsOf(
    const AnswerServices &services, const QString &companyKey, const Question &question);

/// Calls then once with the question and, where the company uses embeddings, what it means: at once or,
/// within a short time, in another thread.
void understandQuestion(const AnswerServices &services, const accounts::Company &company,
    const Question &question, std::function<void(const Question &)> then);

/// Answers out of the company's knowledge and records nothing. why: filled in when it is given. Any thread.
Answered answerQuestion(const AnswerServices &services, const QString &companyKey, const Question &question,
    Reasoning *why = nullptr);

/// Replaces the answer with a refusal, in the company's own words if it has any.
void refuseInstead(
    const AnswerServices &services, const QString &companyKey, const Question &question, Answered &answered);

/// The same as answerQuestion() for people who ask why; tookMs is left at 0. answered: filled in as well.
api::Explanation explainQuestion(
    const AnswerServices &services, const QString &companyKey, const Question &question, Answered &answered);

} // namespace answerdesk::answers
