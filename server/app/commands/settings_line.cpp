// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/settings_line.h"
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

void say(const QString &text) { std::fprintf(stderr, "answerdesk-server: %s\n", qUtf8Printable(text)); }

int failed(const QString &reason)
{
    say(reason);
    return kFailed;
}

int wrongUsage(const QString &text)
{
    say(text + u" See --help."_s);
    return kWrongUsage;
}

SettingsLine::SettingsLine(const Command &command)
    : m_command(command)
{
    m_parser.addOption({{u"h"_s, u"help"_s}, {}});
    option(u"config"_s, u"File of settings, name = value, one per line"_s, u"FILE"_s);
    for (const Setting &setting : settings()) {
        m_parser.addOption({optionOf(setting), {}, u"VALUE"_s});
        if (setting.isSecret) // known only to be refused with the reason
            m_parser.addOption({QString::fromLatin1(setting.name).replace(u'_', u'-'), {}, u"VALUE"_s});
    }
}

void SettingsLine::option(const QString &name, const QString &help, const QString &placeholder)
{
    m_parser.addOption(
        placeholder.isEmpty() ? QCommandLineOption(name) : QCommandLineOption(name, {}, placeholder));
    m_ownHelp += (u"  --"_s + name + u' ' + placeholder).leftJustified(30) + help + u'\n';
}

std::optional<int> SettingsLine::parse(const QStringList &arguments, qsizetype positionals)
{
    const QString program = u"answerdesk-server "_s + QString::fromLatin1(m_command.words);
    if (!m_parser.parse(QStringList{program} + arguments)) {
        QString text = m_parser.errorText();
        for (const QString &name : m_parser.unknownOptionNames()) {
            const QString nearest = nearestSetting(QString(name).replace(u'-', u'_'));
            if (!nearest.isEmpty())
                text += u" Did you mean --%1?"_s.arg(QString(nearest).replace(u'_', u'-'));
        }
        return wrongUsage(text);
    }
    if (m_parser.isSet(u"help"_s)) {
        printHelp(program);
        return kDone;
    }
    if (m_parser.positionalArguments().size() != positionals) {
        return wrongUsage(
            u"%1 takes %2 argument(s)."_s.arg(QString::fromLatin1(m_command.words)).arg(positionals));
    }
    return std::nullopt;
}

void SettingsLine::printHelp(const QString &program) const
{
    std::printf(
        "Usage: %s %s [OPTION...]\n%s.\n\nOptions:\n%s  --help                      Explain this command\n%s",
        qUtf8Printable(program), m_command.arguments, m_command.help, qUtf8Printable(m_ownHelp),
        qUtf8Printable(settingsHelp()));
    std::printf("\nExamples:\n"
                "  answerdesk-server serve --data-dir /var/lib/answerdesk\n"
                "  answerdesk-server serve --config /etc/answerdesk/answerdesk.conf --log-level debug\n"
                "  ANSWERDESK_LISTEN=0.0.0.0:8420 answerdesk-server serve --data-dir /srv/answerdesk\n");
}

Result<Config> SettingsLine::config(const QMap<QString, QString> &overrides) const
{
    QMap<QString, QString> options = overrides;
    for (const Setting &setting : settings()) {
        const QString option = optionOf(setting);
        if (m_parser.isSet(option))
            options.insert(QString(option).replace(u'-', u'_'), m_parser.value(option));
        const QString bare = QString::fromLatin1(setting.name).replace(u'_', u'-');
        if (setting.isSecret && m_parser.isSet(bare))
            options.insert(QString::fromLatin1(setting.name), m_parser.value(bare));
    }
    return loadConfig(options, processEnvironment(), file());
}

QString SettingsLine::file() const
{
    return m_parser.isSet(u"config"_s) ? m_parser.value(u"config"_s)
                                       : processEnvironment().value(u"ANSWERDESK_CONFIG"_s);
}

} // namespace answerdesk::app
