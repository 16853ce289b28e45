// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/settings_line.h"
#include "server/web/extractor.h"
#include "shared/schema/json.h"
#include <QtCore/QFileInfo>
#include <cstdio>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

// Stands for the data folder while there is none; nobody sees it.
constexpr char kNoFolder[] = "/nonexistent/answerdesk";

/// What is wrong with a folder that the server will write to, or nothing. One that does not exist is made.
QString folderFault(const QString &folder)
{
    QFileInfo place(folder);
    if (place.exists() && !place.isDir())
        return u"%1 is not a folder"_s.arg(folder);
    while (!place.exists() && place.absoluteFilePath() != u"/")
        place = QFileInfo(place.absolutePath());
    if (!place.isDir() || ::access(QFile::encodeName(place.absoluteFilePath()).constData(), W_OK | X_OK) != 0)
        return u"%1 cannot be written"_s.arg(place.absoluteFilePath());
    return {};
}

/// Faults of what the settings point at; the settings themselves are well-formed.
QStringList faultsOf(const Config &config, bool hasDataDir)
{
    QStringList faults;
    const auto add = [&faults](const char *name, const QString &fault) {
        if (!fault.isEmpty())
            faults << QString::fromLatin1(name) + u": "_s + fault;
    };
    if (hasDataDir)
        add("data_dir", folderFault(config.dataDir));
    if (!config.accessLog.isEmpty()
        && (hasDataDir || !config.accessLog.startsWith(QLatin1String(kNoFolder)))) {
        const QFileInfo log(config.accessLog);
        if (log.isDir() || (log.exists() && !log.isWritable()))
            add("access_log", u"%1 is not a file that can be written"_s.arg(config.accessLog));
        else
            add("access_log", folderFault(log.absolutePath()));
    }
    const QString program = web::Extractor(config.extractProgram).program();
    if (!QFileInfo(program).isExecutable())
        add("extract_program", u"%1 is not a program that can be run"_s.arg(program));
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_max != RLIM_INFINITY
        && rlim_t(config.maxConnections) + http::HttpFront::kReservedDescriptors > limit.rlim_max) {
        add("max_connections",
            u"the system permits %1 open files, too few for %2 connections and %3 for the rest; raise LimitNOFILE"_s
                .arg(qulonglong(limit.rlim_max))
                .arg(config.maxConnections)
                .arg(http::HttpFront::kReservedDescriptors));
    }
    return faults;
}

QString textOf(const SettingValue &value)
{
    if (!value.isSet)
        return u"not set"_s;
    return value.setting->isSecret ? u"set"_s : value.text;
}

void printJson(const QList<SettingValue> &values, const QStringList &faults)
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
    const json::Object all{
        {u"ok"_s, faults.isEmpty()}, {u"settings"_s, std::move(rows)}, {u"problems"_s, std::move(problems)}};
    std::printf("%s\n", json::Value(all).toJson().constData());
}

} // namespace

int checkConfig(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    line.option(u"json"_s, u"Print JSON"_s);
    line.option(u"sample"_s, u"Print a settings file to begin with, and check nothing"_s);
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
    const QStringList faults = faultsOf(*config, hasDataDir);
    if (line.isSet(u"json"_s)) {
        printJson(config->values, faults);
    } else {
        for (const SettingValue &value : std::as_const(config->values))
            std::printf("%-22s %-36s %s\n", value.setting->name, qUtf8Printable(textOf(value)),
                qUtf8Printable(value.origin));
        if (faults.isEmpty())
            std::printf("The settings are right.\n");
    }
    for (const QString &fault : faults)
        say(fault);
    return faults.isEmpty() ? kDone : kFailed;
}

} // namespace answerdesk::app
