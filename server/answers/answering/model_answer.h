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

inline constexpr QLatin1StringView kModelEngine("model"); ///< of a message that a model has rephrased

/// An answer in a model's words, or the reason why there is none.
struct Rephrased {
    std::optional<api::ModelUse> use; ///< nothing: no model was asked
    bool isOutdated = false; ///< a passage was deleted meanwhile: the answer has to be composed again
    QString text; ///< empty: the answer stays as it is
    std::vector<api::AnswerSource> sources; ///< that the text rests on
    bool isUsed() const { return !text.isEmpty(); }
};

/// Lets the company's model rephrase the answer, if it has one and the answer is of a kind that a model may
/// rephrase: one that is composed of passages; neither refusals, small talk nor custom answers, and not the
/// facts of a product page. done is called once, in any thread, at once where no model is asked.
void rephraseWithModel(const AnswerServices &services, const accounts::Company &company,
    const Answered &answered, const Question &question, const ModelContext &context,
    std::function<void(const Rephrased &)> done);

} // namespace answerdesk::answers
