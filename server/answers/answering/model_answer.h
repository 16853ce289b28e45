// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/answering.h"
#include "server/answers/models/model_desk.h"

namespace answerdesk::answers {

/// What a model may know of a visitor's request besides the question.
struct ModelContext {
    QString pageUrl; ///< empty for none
    std::optional<json::Value> metadata; ///< as it was sent
};

/// A passage that a model is shown.
struct ShownPassage {
    int passage = -1; ///< in the index
    double score = 0;
};
/// Those that the answer rests on and the best ones of their language: 12 passages and 3,000 tokens at most.
QList<ShownPassage> passagesForModel(const Answered &answered, const Question &question);

inline constexpr QLatin1StringView kModelEngine("model"); ///< of a message that a model has rephrased

/// An answer in a model's words, or the reason why there is none.
struct Rephrased {
    std::optional<api::ModelUse> use; ///< nothing: no model was asked
    bool isOutdated = false; ///< a passage was deleted meanwhile: the answer has to be composed again
    bool isRefused = false; ///< there was an answer, and the model finds none in the passages
    QString text; ///< empty: the answer stays as it is
    QString language; ///< of the text
    std::vector<api::AnswerSource> sources; ///< that the text rests on
    bool isUsed() const { return !text.isEmpty(); }
    /// The asked locale, or the text's language where that is another one.
    QString localeFor(const QString &asked) const;
};

/// Lets the company's model put a follow-up into words that stand alone. then gets the question, with
/// `condensed` where the model's words passed their check: once, in any thread, at once where no model is
/// asked. It never reads small talk, replies to a question back, nor threads that speak to machines.
void condenseWithModel(const AnswerServices &services, const accounts::Company &company,
    const Question &question, std::function<void(const Question &)> then);

/// Lets the company's model answer from the best passages, if it has one: where the answer is composed of
/// passages, and where it is a refusal whose passages came near. It never reads small talk, custom answers,
/// the facts of a product page, nor questions that speak to machines. done is called once, in any thread, at
/// once where no model is asked.
void rephraseWithModel(const AnswerServices &services, const accounts::Company &company,
    const Answered &answered, const Question &question, const ModelContext &context,
    std::function<void(const Rephrased &)> done);

} // namespace answerdesk::answers
