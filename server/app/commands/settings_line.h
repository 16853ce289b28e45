// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/commands/command.h"
#include "server/app/config.h"
#include <QtCore/QCommandLineParser>

namespace answerdesk::app {

/// A message of the program on standard error.
void say(const QString &text);
/// Says why a command failed; gives kFailed.
int failed(const QString &reason);
/// Says what is wrong about the arguments; gives kWrongUsage.
int wrongUsage(const QString &text);

/// The command line of a command that takes settings: the options of every setting, and what came of them.
class SettingsLine
{
public:
    explicit SettingsLine(const Command &command);

    /// An option of the command's own; placeholder empty for one without a value.
    void option(const QString &name, const QString &help, const QString &placeholder = {});
    /// Returns an exit code when the command ends here.
    std::optional<int> parse(const QStringList &arguments, qsizetype positionals = 0);
    bool isSet(const QString &name) const { return m_parser.isSet(name); }
    QString value(const QString &name) const { return m_parser.value(name); }
    QStringList positional() const { return m_parser.positionalArguments(); }
    /// overrides stand below the command line and above everything else.
    Result<Config> config(const QMap<QString, QString> &overrides = {}) const;
    /// Path of the settings file; empty for none.
    QString file() const;

private:
    void printHelp(const QString &program) const;

    const Command &m_command;
    QCommandLineParser m_parser;
    QString m_ownHelp;
};

/// The command check-config.
int checkConfig(const Command &command, const QStringList &arguments);

} // namespace answerdesk::app
