// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/settings_line.h"
#include "server/app/sandbox_report.h"
#include "server/storage/database/database.h"
#include "shared/schema/json.h"
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

// Stands for the data folder while there is none; nobody sees it.
constexpr char kNoFolder[] = "/nonexistent/answerdesk";

QString textOf(const SettingValue &value)
{
    if (!value.isSet)
        return u"not set"_s;
    return value.setting->isSecret ? u"set"_s : value.text;
}

/// The protections of the child process that reads documents; nothing when it does not start.
web::Extractor::Sandbox sandboxOf(const Config &config)
{
    return web::Extractor(config.extractProgram).sandbox().value_or(web::Extractor::Sandbox());
}

void printJson(
    const QList<SettingValue> &values, const QStringList &faults, const web::Extractor::Sandbox &sandbox = {})
{
    json::Array rows;
    for (const SettingValue &value : values) {
        json::Object row{{u"name"_s, QString::fromLatin1(value.setting->name)}};
        if (value.setting->isSecret)
            row.emplace_back(u"is_set"_s, value.isSet);
        else
            row.emplace_back(u"value"_s, value.isSet ? json::Value(value.text) : json::Value());
        row.emplace_back(u"origin"_s, value.origin);
        rows.emplace_back(std::move(row));
    }
    json::Array problems;
    for (const QString &fault : faults)
        problems.emplace_back(fault);
    const json::Object all{{u"ok"_s, faults.isEmpty()}, {u"settings"_s, std::move(rows)},
        {u"problems"_s, std::move(problems)},
        {u"extract_sandbox"_s, sandbox.active.isEmpty() ? json::Value() : json::Value(sandbox.active)},
        {u"extract_sandbox_missing"_s,
            sandbox.missing.isEmpty() ? json::Value() : json::Value(sandbox.missing)},
        {u"sqlite_version"_s, storage::sqliteVersion()}};
    std::printf("%s\n", json::Value(all).toJson().constData());
}

} // namespace

int checkConfig(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    line.option(u"json"_s, u"Print JSON"_s);
    line.option(u"sample"_s, u"Print a template of a settings file, and check nothing"_s);
    if (const auto code = line.parse(arguments))
        return *code;
    if (line.isSet(u"sample"_s)) {
        std::printf("%s", sampleFile().constData());
        return kDone;
    }
    Result<Config> config = line.config();
    // The folder is not needed to judge the rest.
    bool hasDataDir = true;
    if (!config && config.error().text().startsWith(u"The setting data_dir is missing")) {
        config = line.config({{u"data_dir"_s, QString::fromLatin1(kNoFolder)}});
        hasDataDir = false;
    }
    if (!config) {
        if (line.isSet(u"json"_s))
            printJson({}, {config.error().text()});
        say(config.error().text());
        return kWrongUsage;
    }
    if (!hasDataDir) {
        for (SettingValue &value : config->values) {
            if (qstrcmp(value.setting->name, "data_dir") == 0)
                value = {value.setting, {}, u"default"_s, false};
        }
    }
    const QStringList faults = app::faultsOf(*config, hasDataDir);
    const web::Extractor::Sandbox sandbox = sandboxOf(*config);
    if (line.isSet(u"json"_s)) {
        printJson(config->values, faults, sandbox);
    } else {
        for (const SettingValue &value : std::as_const(config->values))
            std::printf("%-22s %-36s %s\n", value.setting->name, qUtf8Printable(textOf(value)),
                qUtf8Printable(value.origin));
        printSandbox(sandbox);
        std::printf("SQLite: %s\n", qUtf8Printable(storage::sqliteVersion()));
        if (faults.isEmpty())
            std::printf("The settings are right.\n");
    }
    for (const QString &fault : faults)
        say(fault);
    return faults.isEmpty() ? kDone : kFailed;
}

} // namespace answerdesk::app
