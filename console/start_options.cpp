// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/start_options.h"
#include "answerdesk_version.h"
#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kAnswered = 0;
constexpr int kNoDisplay = 1;
constexpr int kWrongUsage = 2;

struct StartTexts {
    Q_DECLARE_TR_FUNCTIONS(StartTexts)
};

/// Options that Qt itself reads when the window comes; here they only have to be known.
constexpr const char *kQtOptions[]
    = {"platform", "platformpluginpath", "platformtheme", "plugin", "qwindowgeometry", "qwindowicon",
        "qwindowtitle", "geometry", "icon", "title", "name", "session", "display", "style", "stylesheet"};
constexpr const char *kQtSwitches[] = {"reverse", "widgetcount", "nograb", "dograb"};

void declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        StartTexts::tr("Manages and tests an Answerdesk server on this or another "
                       "computer.\n“answerdesk-console run --help” explains how to run scenarios without a "
                       "window.\nExit code: 0 success, 1 no display, 2 wrong usage."));
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions); // as Qt's own are written
    parser.addOptions({{{u"h"_s, u"help"_s}, StartTexts::tr("Explain this program.")},
        {{u"v"_s, u"version"_s}, StartTexts::tr("Show the version.")},
        {u"settings"_s, StartTexts::tr("Keep the settings in this file."), u"file"_s},
        {u"data-dir"_s, StartTexts::tr("Keep the data of the local server in this folder."), u"folder"_s}});
    const auto addHidden = [&parser](const char *name, const QString &value) {
        QCommandLineOption option(QString::fromLatin1(name), {}, value);
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    };
    for (const char *name : kQtOptions)
        addHidden(name, u"value"_s);
    for (const char *name : kQtSwitches)
        addHidden(name, {});
}

/// What is wrong with the command line; empty when nothing is.
QString faultOf(const QCommandLineParser &parser)
{
    const QStringList stray = parser.positionalArguments();
    if (!stray.isEmpty())
        return StartTexts::tr("Unexpected argument “%1”.").arg(stray.first());
    for (const QString &name : {u"settings"_s, u"data-dir"_s}) {
        if (parser.isSet(name) && parser.value(name).isEmpty())
            return StartTexts::tr("--%1 needs a value.").arg(name);
    }
    return {};
}

/// Without one Qt ends the program by a signal.
bool hasDisplay(const QCommandLineParser &parser)
{
#ifdef Q_OS_LINUX
    return parser.isSet(u"platform"_s) || parser.isSet(u"display"_s)
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY")
        || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") || qgetenv("XDG_SESSION_TYPE") == "wayland";
#else
    Q_UNUSED(parser)
    return true;
#endif
}

int print(const QString &text)
{
    std::fputs(qUtf8Printable(text), stdout);
    return kAnswered;
}

int refuse(int code, const QStringList &lines)
{
    for (const QString &line : lines)
        std::fprintf(stderr, "answerdesk-console: %s\n", qUtf8Printable(line));
    return code;
}

/// The parser's own text begins with the name of the application, which there is none of yet.
QString helpText(const QCommandLineParser &parser)
{
    int count = 1;
    char name[] = "answerdesk-console";
    char *names[] = {name, nullptr};
    const QCoreApplication application(count, names);
    return parser.helpText();
}

} // namespace

StartOptions StartOptions::read(const QStringList &arguments)
{
    StartOptions options;
    QCommandLineParser parser;
    declare(parser);
    const bool isRead = parser.parse(arguments);
    const QString fault = isRead ? faultOf(parser) : parser.errorText();
    if (isRead && parser.isSet(u"help"_s))
        options.exitCode = print(helpText(parser));
    else if (isRead && parser.isSet(u"version"_s))
        options.exitCode = print(u"answerdesk-console %1\n"_s.arg(QStringLiteral(ANSWERDESK_VERSION)));
    else if (!fault.isEmpty())
        options.exitCode
            = refuse(kWrongUsage, {fault, StartTexts::tr("answerdesk-console --help explains it.")});
    else if (!hasDisplay(parser))
        options.exitCode = refuse(kNoDisplay,
            {StartTexts::tr(
                 "There is no display to show a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."),
                StartTexts::tr("“answerdesk-console run” needs none.")});
    options.settingsFile = parser.value(u"settings"_s);
    options.dataFolder = parser.value(u"data-dir"_s);
    return options;
}

} // namespace answerdesk::console
