// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/app/commands/settings_line.h"
#include "server/storage/database/backup.h"
#include "shared/core/clock.h"
#include "shared/schema/json.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

/// The settings of a command that works on SQLite's file; an exit code where it is none.
std::optional<int> readSettings(SettingsLine &line, const QStringList &arguments, Config &config)
{
    line.option(u"json"_s, u"Print JSON"_s);
    if (const auto code = line.parse(arguments, 1))
        return code;
    const Result<Config> read = line.config();
    if (!read) {
        say(read.error().text());
        return kWrongUsage;
    }
    if (read->database != u"sqlite") {
        say(u"This command is for SQLite. Back up a PostgreSQL database with pg_dump or its continuous archiving, and restore it with pg_restore."_s);
        return kWrongUsage;
    }
    config = *read;
    initServerResources();
    return std::nullopt;
}

int finish(const SettingsLine &line, const Result<storage::BackupFacts> &facts, json::Object result,
    const QString &text)
{
    if (!facts) {
        say(facts.error().text());
        return kFailed;
    }
    if (!line.isSet(u"json"_s)) {
        std::printf("%s: %lld bytes, schema version %d.\n", qUtf8Printable(text),
            static_cast<long long>(facts->bytes), facts->schemaVersion);
        return kDone;
    }
    result.emplace_back(u"bytes"_s, facts->bytes);
    result.emplace_back(u"schema_version"_s, facts->schemaVersion);
    std::printf("%s\n", json::Value(std::move(result)).toJson().constData());
    return kDone;
}

int backUp(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    Config config;
    if (const auto code = readSettings(line, arguments, config))
        return *code;
    const QString file = QFileInfo(line.positional().first()).absoluteFilePath();
    return finish(
        line, storage::backUp(config.dataDir, file), {{u"file"_s, file}}, u"The backup is in %1"_s.arg(file));
}

int restore(const Command &command, const QStringList &arguments)
{
    SettingsLine line(command);
    line.option(u"replace"_s, u"Replace an existing database; the old one is kept"_s);
    Config config;
    if (const auto code = readSettings(line, arguments, config))
        return *code;
    const QString file = QFileInfo(line.positional().first()).absoluteFilePath();
    QString setAside;
    const auto facts
        = storage::restore(file, config.dataDir, line.isSet(u"replace"_s), SystemClock().nowMs(), &setAside);
    json::Object result{{u"data_dir"_s, config.dataDir}};
    result.emplace_back(u"set_aside"_s, setAside.isEmpty() ? json::Value() : json::Value(setAside));
    if (facts && !setAside.isEmpty())
        say(u"The previous database is kept as %1."_s.arg(setAside));
    return finish(
        line, facts, std::move(result), u"The data folder %1 contains the backup"_s.arg(config.dataDir));
}

constexpr std::array kCommands{
    Command{
        "backup", "FILE --data-dir DIR", "Copy the database to a file, even while the server runs", backUp},
    Command{
        "restore", "FILE --data-dir DIR", "Restore a backup to the data folder of a stopped server", restore},
};

} // namespace

std::span<const Command> backupCommands() { return kCommands; }

} // namespace answerdesk::app
