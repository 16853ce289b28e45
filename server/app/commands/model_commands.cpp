// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
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
    shell.option(u"model-name"_s, u"Which of the server's models, or default"_s, u"NAME"_s);
    shell.option(u"model-timeout-ms"_s, u"Time that it has for an answer"_s, u"N"_s);
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

constexpr std::array kCommands{
    Command{"model show", "", "Show which models the operator offers, and their bounds", showModels},
    Command{"model test", "", "Ask the company's model something small; fails when it does not answer",
        testModel},
};

} // namespace

std::span<const Command> modelCommands() { return kCommands; }

} // namespace answerdesk::app
