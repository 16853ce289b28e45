// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/services.h"
#include "server/answers/engine/composer.h"
#include "server/answers/models/model_desk.h"
#include "server/answers/records/thread_store.h"

namespace answerdesk::answers {

/// What a model may know of a visitor's request besides the question.
struct ModelContext {
    QString pageUrl; ///< empty for none
    std::optional<json::Value> metadata; ///< as it was sent
};

/// An answer whose words a model may better.
struct Wordable {
    const knowledge::IndexPtr &index; ///< that the answer came from
    const ComposedAnswer &answer;
    const Question &question;
    ModelContext context;
    std::shared_ptr<StoredMessage> stored; ///< holds the answer, and the model's words in its place
    /// Answers anew into stored, when a passage was deleted while the model thought.
    std::function<void()> answerAnew;
};

/// Lets the company's model word the answer, if it has one and the answer is of a kind that a model may word:
/// one that is composed of passages; neither refusals, small talk nor an administrator's own words, and not
/// the facts of a product page. then is called once, in any thread, at once where no model is asked; the
/// message then holds the model's words with what they stand on, or is as it was, and tells which.
void wordByModel(const AnswerServices &services, const accounts::Company &company, const Wordable &wordable,
    std::function<void()> then);

} // namespace answerdesk::answers
