// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// What the operator lets companies use.
struct ModelOffer {
    std::vector<QString> models;
    int timeoutMs = 0;
    int tokens = 0;
    int dailyTokens = 0;
    std::optional<QString> embeddingModel;

    static constexpr const char *kName = "ModelOffer";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelOffer;
        return fields(field("models", &T::models,
                          about("Models that may word answers; the first is the default. Empty: this server "
                                "has none.")
                              .required()),
            field("timeout_ms", &T::timeoutMs, about("Most time that an answer may take.").required()),
            field("tokens", &T::tokens, about("Most tokens of a request with its answer.").required()),
            field("daily_tokens", &T::dailyTokens,
                about("Most tokens that models take for a company on a day.").required()),
            field("embedding_model", &T::embeddingModel,
                about("Model that passages and questions are compared by; null: this server has none.")
                    .nullable()));
    }
};

/// Body of POST .../model/test: what is absent is as the company has it.
struct ModelTestRequest {
    std::optional<QString> modelName;
    std::optional<int> modelTimeoutMs;

    static constexpr const char *kName = "ModelTestRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelTestRequest;
        return fields(field("model_name", &T::modelName,
                          about("One of the models that the operator offers, or default.").length(1, 200)),
            field("model_timeout_ms", &T::modelTimeoutMs,
                about("Time that it has for an answer; 0 for what the server allows.").range(0, 120000)));
    }
};

/// What came of one request to a model's server.
struct ModelCheck {
    QString kind;
    QString model;
    bool ok = false;
    double tookMs = 0;
    std::optional<QString> reason;

    static constexpr const char *kName = "ModelCheck";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelCheck;
        return fields(field("kind", &T::kind, about("completion or embedding.").required()),
            field("model", &T::model, about("Name of the model that was asked.").required()),
            field("ok", &T::ok, about("Whether it answered in this API and in time.").required()),
            field("took_ms", &T::tookMs, about("Time until that was known.").required()),
            field("reason", &T::reason,
                about("Why not: timeout, unreachable, refused, overloaded, garbled, too_large, busy, "
                      "circuit_open, stopped, or not_offered (the operator has taken the model away).")
                    .nullable()));
    }
};

/// Answer of POST .../model/test.
struct ModelTest {
    bool ok = false;
    double tookMs = 0;
    std::optional<QString> reason;
    std::vector<ModelCheck> checks;

    static constexpr const char *kName = "ModelTest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelTest;
        return fields(
            field("ok", &T::ok, about("Whether there is a model and every check passed.").required()),
            field("took_ms", &T::tookMs, about("Time of all checks together.").required()),
            field("reason", &T::reason,
                about("Why not: that of the first check that failed, or no_model.").nullable()),
            field("checks", &T::checks, about("One for each kind of model that the server has.").required()));
    }
};

} // namespace answerdesk::api
