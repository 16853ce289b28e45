// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>
#include <span>

namespace answerdesk::app {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;

/// One command of answerdesk-server. run gets the words after the command's own and returns the exit code.
struct Command {
    const char *words; ///< "company create"
    const char *arguments; ///< for the usage line
    const char *help;
    int (*run)(const Command &command, const QStringList &arguments);
};

std::span<const Command> serverCommands(); ///< serve, demo, init, check-config, migrate, version
std::span<const Command> adminCommands(); ///< company, admin, key, source, import
std::span<const Command> insightCommands(); ///< ask, faq, thread, revenue, events, orders, audit

/// Finds and runs the command of a command line without the program's name.
int runCommandLine(const QStringList &arguments);

} // namespace answerdesk::app
