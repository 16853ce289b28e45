// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

// Filters of several lists.
constexpr ListFilter kFrom{"from", "First day, YYYY-MM-DD, in the company's time zone", "DAY"};
constexpr ListFilter kTo{"to", "Last day", "DAY"};

int listThreads(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListThreads,
        {kFrom, kTo, {"q", "Text in the first question", "TEXT"},
            {"fingerprint", "Conversations of this visitor", "UUID"},
            {"outcome", "With a message of this outcome", "answer|refusal|small_talk|clarification"},
            {"test", "Conversations of test keys, or the others", "on|off"}},
        "thread_id created_at message_count test first_query");
}

int showThread(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::GetThread, {shell.company(), shell.positional().first()}));
}

/// Of the message with a number in a thread.
int onMessage(
    const Command &command, const QStringList &arguments, Endpoint endpoint, const QStringList &shown)
{
    Shell shell(command, true);
    if (endpoint == Endpoint::MarkAnswer)
        shell.option(u"note"_s, u"Note on what is wrong"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QStringList place{shell.company(), shell.positional().value(0), shell.positional().value(1)};
    if (endpoint == Endpoint::UnmarkAnswer)
        return shell.printObject(shell.client().call(endpoint, place), shown);
    json::Object body;
    if (endpoint == Endpoint::MarkAnswer && shell.isSet(u"note"_s))
        body.push_back({u"note"_s, shell.value(u"note"_s)});
    return shell.printObject(shell.client().call(endpoint, place, json::Value(body).toJson()), shown);
}

int markAnswer(const Command &command, const QStringList &arguments)
{
    return onMessage(command, arguments, Endpoint::MarkAnswer,
        {u"message_id"_s, u"query_text"_s, u"helpful"_s, u"helpful_reason"_s});
}

int unmarkAnswer(const Command &command, const QStringList &arguments)
{
    return onMessage(command, arguments, Endpoint::UnmarkAnswer,
        {u"message_id"_s, u"query_text"_s, u"helpful"_s, u"helpful_reason"_s});
}

int reportAnswer(const Command &command, const QStringList &arguments)
{
    return onMessage(
        command, arguments, Endpoint::ReportGap, {u"gap_id"_s, u"question"_s, u"kind"_s, u"state"_s});
}

int showStatus(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::Status));
}

/// A line for each part of the overview, its members behind it.
void printPart(const QString &name, const json::Value &part)
{
    QStringList words;
    for (const auto &[member, value] : *part.asObject()) {
        if (value.isNull() || value.asArray())
            continue;
        const QString *text = value.asString();
        words << u"%1 %2"_s.arg(member, text ? *text : QString::fromUtf8(value.toJson()));
    }
    std::printf("%s\n", qUtf8Printable(name.leftJustified(12) + words.join(u", "_s)));
}

int showOverview(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto overview = shell.client().call(Endpoint::GetOverview, {shell.company()});
    if (!overview || shell.isSet(u"json"_s))
        return shell.printObject(overview);
    for (const auto &[name, part] : *overview->asObject()) {
        if (part.asObject())
            printPart(name, part);
    }
    return kDone;
}

constexpr std::array kCommands{
    Command{"overview", "", "Show the state of a company and what needs attention", showOverview},
    Command{"status", "", "Show the state of a running server", showStatus},
    Command{"thread list", "", "List conversations", listThreads},
    Command{"thread show", "ID", "Show a conversation with the passages used by its answers", showThread},
    Command{"answer mark", "THREAD MESSAGE", "Mark an answer as wrong; it is not helpful for later orders",
        markAnswer},
    Command{"answer unmark", "THREAD MESSAGE", "Remove the mark from an answer", unmarkAnswer},
    Command{"answer report", "THREAD MESSAGE", "Report the question of an answer as a gap", reportAnswer},
};

} // namespace

std::span<const Command> insightCommands() { return kCommands; }

} // namespace answerdesk::app
