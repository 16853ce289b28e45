// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/run/run_options.h"
#include "console/run/run_words.h"
#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

using Fault = tl::unexpected<QString>;

void declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(RunWords::tr(
        "Runs scenarios against a server and reports the result of each step. Needs no display.\nVariables "
        "are taken from --var, then from the file of --vars, then from the environment\nas ANSWERDESK_VAR_ "
        "and the name in capitals, which is the place for secrets.\nExit code: 0 all passed, 1 something "
        "failed, 2 wrong usage or a file that is not a scenario."));
    parser.addOptions({{{u"h"_s, u"help"_s}, RunWords::tr("Explain this command.")},
        {u"base-url"_s, RunWords::tr("Address of the query and FAQ endpoints."), u"URL"_s},
        {u"app-url"_s, RunWords::tr("Address of the analytics endpoints (default: the base address)."),
            u"URL"_s},
        {u"admin-url"_s, RunWords::tr("Address of the admin API."), u"URL"_s},
        {u"profile"_s,
            RunWords::tr("Name or address of a server that the console has opened before; its addresses are "
                         "read with the password in ANSWERDESK_VAR_ADMIN_PASSWORD."),
            u"NAME"_s},
        {u"var"_s, RunWords::tr("Value of a variable; can be repeated."), u"NAME=VALUE"_s},
        {u"vars"_s, RunWords::tr("JSON object with values of variables, for example a quickstart's summary."),
            u"FILE"_s},
        {u"tag"_s, RunWords::tr("Run only scenarios with this tag; can be repeated."), u"TAG"_s},
        {u"name"_s,
            RunWords::tr(
                "Run only scenarios whose name or file matches, for example “*refund*”; can be repeated."),
            u"PATTERN"_s},
        {u"bail"_s, RunWords::tr("Stop after the first scenario that fails.")},
        {u"live"_s,
            RunWords::tr("Allow live API keys (ad_live_…), whose messages and orders count in all figures; "
                         "ANSWERDESK_RUN_LIVE=1 does the same. Without it such a run is refused.")},
        {u"junit"_s, RunWords::tr("Write the results here as JUnit XML."), u"OUT"_s},
        {u"settings"_s, RunWords::tr("The console's settings, for --profile."), u"FILE"_s}});
    parser.addPositionalArgument(
        u"FILE"_s, RunWords::tr("A scenario, or a folder with scenarios (*.json)."), u"FILE..."_s);
}

tl::expected<QStringList, QString> filesOf(const QStringList &names)
{
    QStringList files;
    for (const QString &name : names) {
        if (!QFileInfo(name).isDir()) {
            files << name;
            continue;
        }
        const QStringList found = QDir(name).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
        if (found.isEmpty())
            return Fault(RunWords::tr("The folder %1 contains no scenario (*.json).").arg(name));
        for (const QString &file : found)
            files << QDir(name).filePath(file);
    }
    return files;
}

tl::expected<json::Object, QString> readVariables(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return Fault(RunWords::tr("%1 cannot be read: %2.").arg(name, file.errorString()));
    const QByteArray bytes = file.readAll();
    auto value = json::parse(bytes);
    if (!value)
        return Fault(RunWords::tr("%1 is %2.").arg(name, withLine(value.error(), bytes)));
    if (!value->asObject())
        return Fault(RunWords::tr("%1 must contain a JSON object with names and values.").arg(name));
    return *value->asObject();
}

} // namespace

QString RunOptions::helpText()
{
    QCommandLineParser parser;
    declare(parser);
    return RunWords::tr("Usage: answerdesk-console run FILE... [OPTION...]") + u'\n'
        + parser.helpText().section(u'\n', 1);
}

tl::expected<RunOptions, QString> RunOptions::read(
    const QStringList &arguments, const QProcessEnvironment &environment)
{
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(QStringList(u"answerdesk-console run"_s) + arguments))
        return Fault(parser.errorText());
    RunOptions options;
    options.wantsHelp = parser.isSet(u"help"_s);
    if (options.wantsHelp)
        return options;
    if (parser.positionalArguments().isEmpty())
        return Fault(RunWords::tr("Which scenario? Name a file or a folder."));
    if (parser.isSet(u"profile"_s) && parser.isSet(u"base-url"_s))
        return Fault(RunWords::tr("Use either --profile or --base-url, not both."));
    for (const char *once : {"base-url", "app-url", "admin-url", "profile", "vars", "junit", "settings"}) {
        if (parser.values(QLatin1String(once)).size() > 1)
            return Fault(RunWords::tr("--%1 is given twice.").arg(QLatin1String(once)));
    }
    auto files = filesOf(parser.positionalArguments());
    if (!files)
        return Fault(files.error());
    options.files = std::move(*files);
    options.profile = parser.value(u"profile"_s);
    options.settings = parser.value(u"settings"_s);
    options.junit = parser.value(u"junit"_s);
    options.inputs.environment = environment;
    options.tags = parser.values(u"tag"_s);
    options.names = parser.values(u"name"_s);
    options.bails = parser.isSet(u"bail"_s);
    options.isLive = parser.isSet(u"live"_s) || environment.value(u"ANSWERDESK_RUN_LIVE"_s) == u"1";
    if (parser.isSet(u"vars"_s)) {
        auto values = readVariables(parser.value(u"vars"_s));
        if (!values)
            return Fault(values.error());
        options.inputs.values = std::move(*values);
    }
    for (const QString &pair : parser.values(u"var"_s)) {
        const qsizetype sign = pair.indexOf(u'=');
        if (sign < 1)
            return Fault(RunWords::tr("--var must be NAME=VALUE.")); // what was typed may be a secret
        options.typed << pair.left(sign);
        options.inputs.texts.insert(pair.left(sign), pair.mid(sign + 1));
    }
    for (const auto &[option, target] : {std::pair(u"base-url"_s, u"base_url"_s),
             std::pair(u"app-url"_s, u"app_url"_s), std::pair(u"admin-url"_s, u"admin_url"_s)}) {
        if (parser.isSet(option))
            options.inputs.texts.insert(target, parser.value(option));
    }
    return options;
}

std::vector<LoadedScenario> chosen(std::vector<LoadedScenario> scenarios, const RunOptions &options)
{
    const auto fits = [](const QString &pattern, const QString &text) {
        return QRegularExpression::fromWildcard(
            pattern, Qt::CaseInsensitive, QRegularExpression::UnanchoredWildcardConversion)
            .match(text)
            .hasMatch();
    };
    const auto isOut = [&](const LoadedScenario &loaded) {
        const Scenario &scenario = loaded.scenario;
        const bool hasTag = options.tags.isEmpty()
            || std::any_of(options.tags.begin(), options.tags.end(),
                [&](const QString &tag) { return scenario.hasTag(tag); });
        const bool hasName = options.names.isEmpty()
            || std::any_of(options.names.begin(), options.names.end(), [&](const QString &pattern) {
                   return fits(pattern, scenario.name) || fits(pattern, QFileInfo(loaded.file).fileName());
               });
        return !hasTag || !hasName;
    };
    scenarios.erase(std::remove_if(scenarios.begin(), scenarios.end(), isOut), scenarios.end());
    return scenarios;
}

QStringList unmetNeeds(const std::vector<LoadedScenario> &scenarios, const ScenarioInputs &inputs)
{
    QStringList lines;
    for (const LoadedScenario &loaded : scenarios) {
        for (const ScenarioTarget target : loaded.targets) {
            if (!inputs.address(target)) {
                const QString option = schema::enumName(target).replace(u'_', u'-');
                lines << RunWords::tr("%1: which server? Use --%2, --profile or --vars.")
                             .arg(loaded.file, option);
            }
        }
        for (const LoadedScenario::Need &need : loaded.needs) {
            if (!inputs.gives(need.variable)) {
                lines << RunWords::tr("%1: %2 needs the variable “%3”: set it with --var %3=…, in the file "
                                      "of --vars, or as %4 in the environment.")
                             .arg(loaded.file, need.path, need.variable,
                                 ScenarioInputs::environmentName(need.variable));
            }
        }
    }
    return lines;
}

QStringList unusedVariables(const std::vector<LoadedScenario> &scenarios, const QStringList &names)
{
    QStringList lines;
    for (const QString &name : names) {
        const bool isUsed
            = std::any_of(scenarios.begin(), scenarios.end(), [&name](const LoadedScenario &loaded) {
                  const auto &own = loaded.scenario.variables;
                  return schema::enumValue<ScenarioTarget>(name) || (own && own->find(name))
                      || std::any_of(loaded.needs.begin(), loaded.needs.end(),
                          [&name](const auto &need) { return need.variable == name; });
              });
        if (!isUsed)
            lines << RunWords::tr("--var %1: no scenario has a variable of this name.").arg(name);
    }
    return lines;
}

} // namespace answerdesk::console
