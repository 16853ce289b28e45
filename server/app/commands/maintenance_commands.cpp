// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/live_list.h"
#include <QtCore/QThread>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

constexpr unsigned long kBetweenLooksMs = 500;

int listBackups(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Server, Endpoint::ListBackups,
        {{"state", "Only in this state: running, done, failed", "STATE"}},
        "backup_id started_at state size_bytes file");
}

int showBackup(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::GetBackup, {shell.positional().first()}));
}

int createBackup(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    auto backup = shell.client().call(Endpoint::CreateBackup, {}, "{}");
    while (backup && backup->string(u"state") == u"running") {
        QThread::msleep(kBetweenLooksMs);
        backup = shell.client().call(Endpoint::GetBackup, {backup->string(u"backup_id")});
    }
    const int code = shell.printObject(backup);
    return backup && backup->string(u"state") != u"done" ? kFailed : code;
}

int deleteBackup(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(shell.client().call(Endpoint::DeleteBackup, {shell.positional().first()}),
        u"The backup is deleted."_s);
}

int checkIntegrity(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    auto check = shell.client().call(Endpoint::CheckIntegrity, {}, "{}");
    while (check && check->string(u"state") == u"running") {
        QThread::msleep(kBetweenLooksMs);
        check = shell.client().call(Endpoint::GetIntegrity);
    }
    const int code = shell.printObject(check);
    return check && check->string(u"state") != u"sound" ? kFailed : code;
}

QString lineOf(const json::Value &line)
{
    return u"%1  %2  %3  %4"_s.arg(line.string(u"at"), line.string(u"level"), line.string(u"area"),
        line.string(u"text").replace(u'\n', u' '));
}

int listLog(const Command &command, const QStringList &arguments)
{
    static constexpr ListFilter kFilters[]
        = {{"level", "Lines of this level and more severe ones: error, warning, info, debug", "LEVEL"},
            {"q", "Text in the line or its area", "TEXT"}};
    return runLiveList(command, arguments,
        {Endpoint::ListServerLog, kFilters, u"Print new lines until Ctrl+C"_s, lineOf, "at level area text"});
}

int listSettings(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto answer = shell.client().call(Endpoint::GetServerSettings);
    if (!answer)
        return shell.fail(answer.error());
    return shell.printList(*answer->find(u"settings")->asArray(),
        {u"name"_s, u"is_set"_s, u"value"_s, u"source"_s, u"origin"_s});
}

constexpr std::array kCommands{
    Command{"backups list", "", "List the backups of a running server", listBackups},
    Command{"backups create", "", "Back up the database of a running server, and wait", createBackup},
    Command{"backups show", "BACKUP", "Show a backup", showBackup},
    Command{"backups delete", "BACKUP", "Delete a backup, or cancel one in progress", deleteBackup},
    Command{"integrity check", "", "Check the database of a running server, and wait", checkIntegrity},
    Command{"log list", "", "List the last lines of a running server's log, or follow them", listLog},
    Command{
        "settings list", "", "List the settings of a running server and where they were set", listSettings},
};

} // namespace

std::span<const Command> maintenanceCommands() { return kCommands; }

} // namespace answerdesk::app
