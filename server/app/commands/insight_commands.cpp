// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <array>

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
            {"test", "Those of test keys, or the others", "on|off"}},
        "thread_id created_at message_count test first_query");
}

int showStatus(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::Status));
}

constexpr std::array kCommands{
    Command{"status", "", "Show the state of a running server", showStatus},
    Command{"thread list", "", "List conversations", listThreads},
};

} // namespace

std::span<const Command> insightCommands() { return kCommands; }

} // namespace answerdesk::app
