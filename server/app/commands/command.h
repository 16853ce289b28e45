// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>
#include <span>

namespace answerdesk::app {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kWrongUsage = 2;
/// EX_IOERR of sysexits.h: the server stopped because the files of its database failed.
inline constexpr int kDatabaseFailed = 74;

/// One command of answerdesk-server. run gets the words after the command's own and returns the exit code.
struct Command {
    const char *words; ///< "company create"
    const char *arguments; ///< for the usage line
    const char *help;
    int (*run)(const Command &command, const QStringList &arguments);
};

std::span<const Command> serverCommands(); ///< serve, demo, init, check-config, migrate, version
std::span<const Command> companyCommands(); ///< company
std::span<const Command> accountCommands(); ///< admin, session
std::span<const Command> keyCommands(); ///< key, analytics-secret
std::span<const Command> adminCommands(); ///< source, document, import
std::span<const Command> askCommands(); ///< ask
std::span<const Command> faqCommands(); ///< faq
std::span<const Command> pregenerationCommands(); ///< pregenerate
std::span<const Command> feedCommands(); ///< feed
std::span<const Command> pageRuleCommands(); ///< page-rule
std::span<const Command> insightCommands(); ///< status, thread
std::span<const Command> revenueCommands(); ///< ticket, revenue, orders, refund, events, visitors
std::span<const Command> evaluateCommands(); ///< evaluate
std::span<const Command> pageCommands(); ///< inspect-page, evaluate pages, evaluate prices, evaluate faqs
std::span<const Command> evaluationCommands(); ///< evaluation
std::span<const Command> auditCommands(); ///< audit
std::span<const Command> lexiconCommands(); ///< lexicon
std::span<const Command> ownAnswerCommands(); ///< own-answer, gap, texts
std::span<const Command> backupCommands(); ///< backup, restore
std::span<const Command> modelCommands(); ///< model
std::span<const Command> monitorCommands(); ///< requests, metrics
std::span<const Command> maintenanceCommands(); ///< backups, integrity, log, settings

/// Finds and runs the command of a command line without the program's name.
int runCommandLine(const QStringList &arguments);

} // namespace answerdesk::app
