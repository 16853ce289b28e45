// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/password_input.h"
#include "server/app/commands/shell.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

constexpr int kTestTimeoutMs = 300'000; // longer than the operator can let both checks take

int showModels(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::GetModelOffer, {shell.company()}));
}

int testModel(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"model-name"_s, u"Model of the server, or default"_s, u"NAME"_s);
    shell.option(u"model-timeout-ms"_s, u"Time limit for an answer"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body;
    if (shell.isSet(u"model-name"_s))
        body.emplace_back(u"model_name"_s, shell.value(u"model-name"_s));
    if (shell.isSet(u"model-timeout-ms"_s))
        body.emplace_back(u"model_timeout_ms"_s, shell.numberValue(u"model-timeout-ms"_s));
    client::CallArguments call;
    call.segments = {shell.company()};
    call.body = json::Value(std::move(body)).toJson();
    call.timeoutMs = kTestTimeoutMs;
    const auto result = shell.client().call(Endpoint::TestModel, std::move(call));
    if (!result)
        return shell.fail(result.error());
    const bool *ok = result->find(u"ok")->asBool();
    const json::Value *checks = result->find(u"checks");
    if (shell.isSet(u"json"_s) || checks->asArray()->empty())
        (void)shell.printObject(result, {u"ok"_s, u"reason"_s});
    else
        (void)shell.printList(
            *checks->asArray(), {u"kind"_s, u"model"_s, u"ok"_s, u"took_ms"_s, u"reason"_s});
    return ok && *ok ? kDone : kFailed;
}

/// Options of one service, by the members of its change. The key comes from the environment or a prompt.
void setupOptions(Shell &shell, const QString &prefix, const QString &what)
{
    shell.option(
        prefix + u"url"_s, u"OpenAI-compatible server of the %1; empty for none"_s.arg(what), u"URL"_s);
    shell.option(
        prefix + u"models"_s, u"Names of its models, separated by commas; empty for none"_s, u"LIST"_s);
    shell.flag(prefix + u"key"_s,
        u"Set its key: from ANSWERDESK_NEW_MODEL_KEY, the file in ANSWERDESK_NEW_MODEL_KEY_FILE, or a prompt"_s);
    shell.flag(prefix + u"no-key"_s, u"Remove its key"_s);
}

Result<std::optional<json::Value>> setupOf(const Shell &shell, const QString &prefix)
{
    json::Object change;
    for (const QString &member : {u"url"_s, u"models"_s}) {
        if (shell.isSet(prefix + member))
            change.emplace_back(member, shell.value(prefix + member));
    }
    if (shell.isSet(prefix + u"no-key"_s)) {
        change.emplace_back(u"key"_s, QString());
    } else if (shell.isSet(prefix + u"key"_s)) {
        const Result<Secret> key = readPassword("ANSWERDESK_NEW_MODEL_KEY", "Key", false);
        if (!key)
            return tl::unexpected(key.error());
        change.emplace_back(u"key"_s, QString::fromUtf8(key->reveal()));
    }
    return change.empty() ? std::optional<json::Value>() : json::Value(std::move(change));
}

int showSetup(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::GetModelSetup));
}

int sendSetup(const Command &command, const QStringList &arguments, Endpoint endpoint)
{
    Shell shell(command, false);
    setupOptions(shell, {}, u"models for answers"_s);
    setupOptions(shell, u"embedding-"_s, u"model for embeddings"_s);
    if (endpoint == Endpoint::TryModelSetup)
        shell.option(u"question"_s, u"Question for the sample answer"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body;
    for (const auto &[prefix, member] :
        {std::pair(QString(), u"completion"_s), std::pair(u"embedding-"_s, u"embeddings"_s)}) {
        const auto change = setupOf(shell, prefix);
        if (!change)
            return shell.usage(change.error().text());
        if (*change)
            body.emplace_back(member, **change);
    }
    if (endpoint == Endpoint::TryModelSetup && shell.isSet(u"question"_s))
        body.emplace_back(u"question"_s, shell.value(u"question"_s));
    client::CallArguments call;
    call.body = json::Value(std::move(body)).toJson();
    call.timeoutMs = kTestTimeoutMs;
    const auto result = shell.client().call(endpoint, std::move(call));
    const int code = shell.printObject(result);
    if (!result || endpoint == Endpoint::PutModelSetup)
        return code;
    return *result->find(u"test")->find(u"ok")->asBool() ? kDone : kFailed;
}

int setSetup(const Command &command, const QStringList &arguments)
{
    return sendSetup(command, arguments, Endpoint::PutModelSetup);
}

int trySetup(const Command &command, const QStringList &arguments)
{
    return sendSetup(command, arguments, Endpoint::TryModelSetup);
}

constexpr std::array kCommands{
    Command{"model show", "", "Show the models that the operator offers, and their limits", showModels},
    Command{"model test", "", "Send a small test request to the company's model; fails if it does not answer",
        testModel},
    Command{"model-setup show", "", "Show the model setup of the server", showSetup},
    Command{"model-setup set", "", "Write the model setup to the server's settings file", setSetup},
    Command{"model-setup test", "", "Test a model setup before it is saved", trySetup},
};

} // namespace

std::span<const Command> modelCommands() { return kCommands; }

} // namespace answerdesk::app
