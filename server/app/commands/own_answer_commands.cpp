// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

const QStringList kPair{u"own_answer_id"_s, u"locale"_s, u"question"_s, u"alternative_questions"_s,
    u"answer"_s, u"created_by"_s, u"updated_at"_s};

void alternativeOption(Shell &shell)
{
    shell.option(u"alternative"_s,
        u"Alternative question; can be repeated up to 20 times, once as \"\" for none"_s, u"TEXT"_s);
}

/// What is set of these options, under their own names, and the alternative questions.
QByteArray bodyOf(const Shell &shell, const QStringList &options, json::Object body = {})
{
    for (const QString &option : options) {
        if (shell.isSet(option))
            body.emplace_back(option, shell.value(option));
    }
    if (shell.isSet(u"alternative"_s))
        body.emplace_back(u"alternative_questions"_s, shell.textsValue(u"alternative"_s));
    return json::Value(std::move(body)).toJson();
}

int listOwnAnswers(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListOwnAnswers,
        {{"locale", "Of this locale", "TAG"}, {"q", "Text in the question or the answer", "TEXT"}},
        "own_answer_id locale question answer updated_at");
}

int addOwnAnswer(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"answer"_s, u"The answer, given word for word"_s, u"TEXT"_s);
    shell.option(u"locale"_s, u"Locale of the two; default: the company's first"_s, u"TAG"_s);
    alternativeOption(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (!shell.isSet(u"answer"_s))
        return shell.usage(u"Specify the answer with --answer."_s);
    return shell.printObject(
        shell.client().call(Endpoint::CreateOwnAnswer, {shell.company()},
            bodyOf(shell, {u"answer"_s, u"locale"_s}, {{u"question"_s, shell.positional().first()}})),
        kPair);
}

int showOwnAnswer(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::GetOwnAnswer, {shell.company(), shell.positional().first()}), kPair);
}

int setOwnAnswer(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"question"_s, u"The question as shoppers would ask it"_s, u"TEXT"_s);
    shell.option(u"answer"_s, u"The answer"_s, u"TEXT"_s);
    shell.option(u"locale"_s, u"Locale of the two"_s, u"TAG"_s);
    alternativeOption(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::ChangeOwnAnswer, {shell.company(), shell.positional().first()},
            bodyOf(shell, {u"question"_s, u"answer"_s, u"locale"_s})),
        kPair);
}

int deleteOwnAnswer(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::DeleteOwnAnswer, {shell.company(), shell.positional().first()}),
        u"It is no longer quoted."_s);
}

int listGaps(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListGaps,
        {{"order", "Order: most asked or last asked first", "asked|last_asked"},
            {"state", "Gaps in this state", "open|dismissed|answered"},
            {"kind", "Refused questions, or weak answers", "refused|weak"},
            {"locale", "Of this locale", "TAG"}, {"q", "Text in the question", "TEXT"}},
        "gap_id asked last_asked_at kind state locale question");
}

int showGap(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::GetGap, {shell.company(), shell.positional().first()}));
}

int answerGap(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"answer"_s, u"The answer, given word for word"_s, u"TEXT"_s);
    shell.option(u"question"_s, u"The question, rephrased"_s, u"TEXT"_s);
    alternativeOption(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (!shell.isSet(u"answer"_s))
        return shell.usage(u"Specify the answer with --answer."_s);
    return shell.printObject(
        shell.client().call(Endpoint::AnswerGap, {shell.company(), shell.positional().first()},
            bodyOf(shell, {u"answer"_s, u"question"_s})),
        kPair);
}

int linkGap(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"document"_s, u"The document that answers it"_s, u"ID"_s);
    shell.option(
        u"passage"_s, u"Its passage with the answer; default: the best match for the question"_s, u"ID"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    if (!shell.isSet(u"document"_s))
        return shell.usage(u"Specify the document with --document."_s);
    json::Object body{{u"document_id"_s, shell.value(u"document"_s)}};
    if (shell.isSet(u"passage"_s))
        body.emplace_back(u"passage_id"_s, shell.value(u"passage"_s));
    return shell.printObject(
        shell.client().call(Endpoint::LinkGap, {shell.company(), shell.positional().first()},
            json::Value(std::move(body)).toJson()),
        {u"gap_id"_s, u"question"_s, u"state"_s, u"linked_title"_s, u"linked_heading"_s});
}

int decideGap(const Command &command, const QStringList &arguments, Endpoint endpoint)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(endpoint, {shell.company(), shell.positional().first()}),
        {u"gap_id"_s, u"question"_s, u"state"_s});
}

int dismissGap(const Command &command, const QStringList &arguments)
{
    return decideGap(command, arguments, Endpoint::DismissGap);
}

int reopenGap(const Command &command, const QStringList &arguments)
{
    return decideGap(command, arguments, Endpoint::ReopenGap);
}

/// A line for each text that is in use, and below a company's own the built-in one.
int printTexts(Shell &shell, const client::ApiResult<json::Value> &result)
{
    const json::Value *texts = result ? result->find(u"texts"_s) : nullptr;
    if (!texts || !texts->asArray() || shell.isSet(u"json"_s))
        return shell.printObject(result);
    json::Array rows;
    for (const json::Value &text : *texts->asArray()) {
        const auto add = [&](const QString &name, const QString &member, const QString &origin) {
            if (const json::Value *words = text.find(member); words && !words->isNull()) {
                rows.push_back(json::Object{{u"locale"_s, *text.find(u"locale"_s)}, {u"text"_s, name},
                    {u"origin"_s, origin}, {u"words"_s, *words}});
            }
        };
        for (const QString &name : {u"greeting"_s, u"refusal"_s}) {
            add(name, name, u"own"_s);
            add(name, u"default_"_s + name, u"built-in"_s);
        }
    }
    return shell.printList(std::move(rows), {u"locale"_s, u"text"_s, u"origin"_s, u"words"_s});
}

int showTexts(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return printTexts(shell, shell.client().call(Endpoint::GetTexts, {shell.company()}));
}

int setTexts(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"locale"_s, u"Locale of the texts; default: the company's first"_s, u"TAG"_s);
    shell.option(u"greeting"_s, u"Answer to a greeting; the default text restores the default"_s, u"TEXT"_s);
    shell.option(u"refusal"_s,
        u"Text when the documents do not contain the answer; the default text restores the default"_s,
        u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return printTexts(shell,
        shell.client().call(Endpoint::ChangeTexts, {shell.company()},
            bodyOf(shell, {u"locale"_s, u"greeting"_s, u"refusal"_s})));
}

constexpr std::array kCommands{
    Command{"texts show", "", "Show greeting and refusal, with the defaults", showTexts},
    Command{"texts set", "", "Change greeting and refusal of a locale", setTexts},
    Command{"gap list", "", "List questions that were refused or weakly answered", listGaps},
    Command{"gap show", "ID", "Show a gap with the closest passages", showGap},
    Command{"gap answer", "ID", "Answer a gap with a custom answer", answerGap},
    Command{"gap link", "ID", "Link a gap to the section of a document that answers it", linkGap},
    Command{"gap dismiss", "ID", "Dismiss a gap", dismissGap},
    Command{"gap reopen", "ID", "Reopen a gap", reopenGap},
    Command{"own-answer list", "", "List custom answers", listOwnAnswers},
    Command{"own-answer add", "QUESTION", "Write the answer to a question", addOwnAnswer},
    Command{"own-answer show", "ID", "Show a custom answer", showOwnAnswer},
    Command{"own-answer set", "ID", "Edit a custom answer", setOwnAnswer},
    Command{"own-answer delete", "ID", "Delete a custom answer; it is no longer quoted", deleteOwnAnswer},
};

} // namespace

std::span<const Command> ownAnswerCommands() { return kCommands; }

} // namespace answerdesk::app
