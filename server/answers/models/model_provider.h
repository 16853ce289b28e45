// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_failure.h"
#include "server/answers/models/model_prompt.h"
#include <functional>
#include <tl/expected.hpp>

namespace answerdesk::answers {

/// One request to a model.
struct ModelCall {
    QString model;
    QList<ChatTurn> turns;
    int answerTokens = 0; ///< at most
    qint64 timeoutMs = 0; ///< from now on, waiting for a place included
};

struct ModelWords {
    QString content;
    int promptTokens = 0, answerTokens = 0; ///< as the server counted them; 0 when it did not say
};

using ModelOutcome = tl::expected<ModelWords, ModelFailure>;

/// Where a model's words come from; a test may give its own.
class ModelProvider
{
public:
    virtual ~ModelProvider() = default;
    /// Any thread; never waits. done is called once, in any thread, at the latest when the time is over.
    virtual void ask(ModelCall call, std::function<void(ModelOutcome)> done) = 0;
};

} // namespace answerdesk::answers
