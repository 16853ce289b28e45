// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/model_test.h"
#include "shared/api/server_settings.h"

namespace answerdesk::api {

/// A value of the model setup, and whether it can be changed here.
struct ModelSetupValue {
    QString value;
    bool isFixed = false;
    QString origin;

    static constexpr const char *kName = "ModelSetupValue";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelSetupValue;
        return fields(
            field("value", &T::value, about("What counts; empty for nothing, and for a key.").required()),
            field("fixed", &T::isFixed,
                about(
                    "Whether the command line or the environment sets it, so that it cannot be changed here.")
                    .required()),
            field("origin", &T::origin,
                about("Where it was set: the option, the variable or the line.").required()));
    }
};

/// A model service as it is set up.
struct ModelServiceSetup {
    ModelSetupValue url;
    ModelSetupValue models;
    ModelSetupValue key;
    bool hasKey = false;

    static constexpr const char *kName = "ModelServiceSetup";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelServiceSetup;
        return fields(field("url", &T::url,
                          about("OpenAI-compatible server. Embeddings without one use that of completions.")
                              .required()),
            field("models", &T::models,
                about("Names of its models, with commas between them; of embeddings just one.").required()),
            field("key", &T::key, about("Where the key was set; its value is never shown.").required()),
            field("has_key", &T::hasKey, about("Whether a key is set.").required()));
    }
};

/// Answer of GET and PUT /admin/v1/model-setup.
struct ModelSetup {
    bool writable = false;
    std::optional<QString> reason;
    std::optional<QString> file;
    bool restartNeeded = false;
    ModelServiceSetup completion;
    ModelServiceSetup embeddings;

    static constexpr const char *kName = "ModelSetup";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelSetup;
        return fields(field("writable", &T::writable,
                          about("Whether the server may write its settings file.").required()),
            field("reason", &T::reason, about("Why it may not, for people.").nullable()),
            field("file", &T::file, about("The settings file; null when the server has none.").nullable()),
            field("restart_needed", &T::restartNeeded,
                about("Whether the file holds another setup than the one in use: it counts from the server's "
                      "next start.")
                    .required()),
            field("completion", &T::completion, about("The model that words answers and FAQs.").required()),
            field("embeddings", &T::embeddings,
                about("The model that passages and questions are compared by.").required()));
    }
};

/// What is to be set of a service: what is absent stays as it is, an empty text removes it.
struct ModelServiceChange {
    std::optional<QString> url;
    std::optional<QString> models;
    std::optional<QString> key;

    static constexpr const char *kName = "ModelServiceChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelServiceChange;
        return fields(field("url", &T::url,
                          about("OpenAI-compatible server, such as http://127.0.0.1:8080/v1; empty for none.")
                              .trimmed()
                              .length(0, 2000)),
            field("models", &T::models,
                about("Names of its models, with commas between them; of embeddings just one.")
                    .trimmed()
                    .length(0, 2000)),
            field(
                "key", &T::key, about("Sent to it as Bearer; empty removes it.").trimmed().length(0, 4000)));
    }
};

/// Body of PUT /admin/v1/model-setup.
struct ModelSetupRequest {
    std::optional<ModelServiceChange> completion;
    std::optional<ModelServiceChange> embeddings;

    static constexpr const char *kName = "ModelSetupRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelSetupRequest;
        return fields(field("completion", &T::completion, about("The model that words answers and FAQs.")),
            field("embeddings", &T::embeddings,
                about("The model that passages and questions are compared by.")));
    }
};

/// Body of POST /admin/v1/model-setup/test: what is absent is as it is set up.
struct ModelTrialRequest {
    std::optional<ModelServiceChange> completion;
    std::optional<ModelServiceChange> embeddings;
    std::optional<QString> question;

    static constexpr const char *kName = "ModelTrialRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelTrialRequest;
        return fields(
            field("completion", &T::completion, about("What is to be tried of the model for answers.")),
            field("embeddings", &T::embeddings, about("What is to be tried of the model for embeddings.")),
            field("question", &T::question,
                about("What the model is asked for the sample answer.").trimmed().length(1, 500)));
    }
};

/// Answer of POST /admin/v1/model-setup/test.
struct ModelTrial {
    ModelTest test;
    std::optional<QString> question;
    std::optional<QString> answer;

    static constexpr const char *kName = "ModelTrial";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ModelTrial;
        return fields(field("test", &T::test, about("The checks.").required()),
            field("question", &T::question, about("What the model was asked.").nullable()),
            field("answer", &T::answer, about("The model's text.").nullable()));
    }
};

} // namespace answerdesk::api
