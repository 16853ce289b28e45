// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/command.h"
#include "answerdesk_version.h"
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

QList<const Command *> allCommands()
{
    QList<const Command *> all;
    for (const auto commands : {serverCommands(), backupCommands(), companyCommands(), accountCommands(),
             keyCommands(), adminCommands(), askCommands(), faqCommands(), pregenerationCommands(),
             feedCommands(), pageRuleCommands(), insightCommands(), revenueCommands(), evaluateCommands(),
             pageCommands(), evaluationCommands(), auditCommands(), ownAnswerCommands(), lexiconCommands(),
             modelCommands(), monitorCommands(), maintenanceCommands()}) {
        for (const Command &command : commands)
            all << &command;
    }
    return all;
}

void printOverview(FILE *out)
{
    std::fprintf(out,
        "answerdesk-server %s - answers shoppers' questions and proves the attributed revenue\n\nUsage: "
        "answerdesk-server COMMAND [OPTION...]\n\nCommands:\n",
        ANSWERDESK_VERSION);
    for (const Command *command : allCommands())
        std::fprintf(out, "  %-24s %s\n", command->words, command->help);
    std::fprintf(out, "\n\"answerdesk-server COMMAND --help\" explains a command.\n");
}

} // namespace

int runCommandLine(const QStringList &arguments)
{
    if (arguments.isEmpty()) {
        printOverview(stderr);
        return kWrongUsage;
    }
    if (arguments.first() == u"--help" || arguments.first() == u"-h" || arguments.first() == u"help") {
        printOverview(stdout);
        return kDone;
    }
    for (const Command *command : allCommands()) {
        const QStringList words = QString::fromLatin1(command->words).split(u' ');
        if (arguments.mid(0, words.size()) == words)
            return command->run(*command, arguments.mid(words.size()));
    }
    std::fprintf(stderr, "answerdesk-server: there is no command \"%s\". See answerdesk-server --help.\n",
        qUtf8Printable(arguments.mid(0, 2).join(u' ')));
    return kWrongUsage;
}

} // namespace answerdesk::app
