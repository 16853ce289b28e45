// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/explanation_text.h"
#include "server/app/commands/shell.h"
#include "shared/schema/own_json.h"
#include <QtCore/QDateTime>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

/// The question and what is set beside it, as either endpoint takes it.
QByteArray bodyOf(const Shell &shell, const QString &member)
{
    json::Object body{{member, shell.positional().first()}};
    for (const auto &[option, name] : {std::pair(u"locale"_s, u"locale"_s),
             std::pair(u"page-url"_s, u"page_url"_s), std::pair(u"thread"_s, u"thread_id"_s)}) {
        if (shell.isSet(option))
            body.emplace_back(name, shell.value(option));
    }
    return json::Value(std::move(body)).toJson();
}

/// Through the public endpoint, as a shopper's backend would, with a test key that lives for the one
/// question.
int askAsShopper(Shell &shell)
{
    const auto status = shell.client().call(Endpoint::Status);
    if (!status)
        return shell.fail(status.error());
    shell.client().setPublicAddresses(QUrl(status->string(u"base_url")), QUrl(status->string(u"app_url")));
    const QString expires = QDateTime::currentDateTimeUtc().addSecs(300).toString(Qt::ISODate);
    const auto key = shell.client().call(Endpoint::CreateKey, {shell.company()},
        json::Value(json::Object{{u"name"_s, u"answerdesk-server ask"_s}, {u"test"_s, true},
                        {u"expires_at"_s, expires}})
            .toJson());
    if (!key)
        return shell.fail(key.error());
    client::CallArguments question;
    question.body = bodyOf(shell, u"query_text"_s);
    question.bearer = Secret(key->string(u"api_key").toLatin1());
    const auto answer = shell.client().call(Endpoint::SendMessage, std::move(question));
    (void)shell.client().call(Endpoint::RevokeKey, {shell.company(), key->find(u"key")->string(u"key_id")});
    if (!answer)
        return shell.fail(answer.error());
    const auto thread
        = shell.client().call(Endpoint::GetThread, {shell.company(), answer->string(u"thread_id")});
    if (!thread || shell.isSet(u"json"_s))
        return shell.printObject(thread);
    const json::Value &message = thread->find(u"messages")->asArray()->back();
    std::printf("%s\n", qUtf8Printable(message.string(u"result_text")));
    shell.say(u"\nthread     %1"_s.arg(answer->string(u"thread_id")));
    shell.say(u"took       %1 ms"_s.arg(QString::fromLatin1(message.find(u"took_ms")->asNumber()->text)));
    shell.say(u"outcome    "_s + message.string(u"outcome"));
    shell.say(u"helpful    %1 (%2)"_s.arg(
        *message.find(u"helpful")->asBool() ? u"yes"_s : u"no"_s, message.string(u"helpful_reason")));
    if (const json::Value *model = message.find(u"model"); model && model->asObject()) {
        const QString outcome = model->string(u"outcome");
        shell.say(u"model      %1 %2"_s.arg(model->string(u"model"),
            outcome == u"used"_s ? u"phrased the answer"_s : u"was not used: "_s + outcome));
    }
    for (const json::Value &source : *message.find(u"sources")->asArray()) {
        QStringList place{source.string(u"title"), source.string(u"heading")};
        place.removeAll(QString());
        shell.say(u"source     %1 (%2)"_s.arg(place.join(u" > "_s), source.string(u"path")));
    }
    return kDone;
}

/// Through the admin API: nothing is recorded, and the answer comes with its reasons.
int explain(Shell &shell)
{
    const auto answer = shell.client().call(Endpoint::Ask, {shell.company()}, bodyOf(shell, u"question"_s));
    if (!answer || shell.isSet(u"json"_s))
        return shell.printObject(answer);
    const auto explanation = schema::readOwn<api::Explanation>(*answer);
    if (!explanation) {
        shell.say(u"The answer has no reasons."_s);
        return kFailed;
    }
    std::printf("%s", qUtf8Printable(explanationText(*explanation)));
    return kDone;
}

int ask(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"locale"_s, u"Language of the answer"_s, u"TAG"_s);
    shell.option(u"page-url"_s, u"Page that the question is asked on"_s, u"URL"_s);
    shell.option(u"thread"_s, u"Thread to continue"_s, u"ID"_s);
    shell.flag(u"explain"_s, u"Explain the answer; records nothing"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.isSet(u"explain"_s) ? explain(shell) : askAsShopper(shell);
}

constexpr std::array kCommands{
    Command{
        "ask", "QUESTION", "Ask a company's knowledge base as a shopper would, and explain the answer", ask},
};

} // namespace

std::span<const Command> askCommands() { return kCommands; }

} // namespace answerdesk::app
