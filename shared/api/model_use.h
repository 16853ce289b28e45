// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// What a model did for a message.
struct ModelUse {
    QString model;
    QString outcome;
    double tookMs = 0;
    int attempts = 0;
    int promptTokens = 0;
    int answerTokens = 0;

    static constexpr const char *kName = "ModelUse";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelUse;
        return fields(field("model", &T::model, about("Its name.").required()),
            field("outcome", &T::outcome,
                about("used, or why its words were not: timeout, number, unsupported, ...").required()),
            field("took_ms", &T::tookMs, about("Time until that was known, every try included.").required()),
            field("attempts", &T::attempts, about("Requests; 0 when nothing was sent.").required()),
            field("prompt_tokens", &T::promptTokens,
                about("Tokens of the requests, as the model's server counted them.").required()),
            field("answer_tokens", &T::answerTokens,
                about("Tokens of the answers, as the model's server counted them.").required()));
    }
};

} // namespace answerdesk::api
