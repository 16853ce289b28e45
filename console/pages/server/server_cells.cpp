// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/server_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

std::pair<QString, Tone> wordOf(api::LogSeverity level)
{
    switch (level) {
    case api::LogSeverity::Error:
        return {ServerCells::tr("Error"), Tone::Danger};
    case api::LogSeverity::Warning:
        return {ServerCells::tr("Warning"), Tone::Warning};
    case api::LogSeverity::Info:
        return {ServerCells::tr("Info"), Tone::Neutral};
    case api::LogSeverity::Debug:
        return {ServerCells::tr("Debug"), Tone::Neutral};
    }
    return {};
}

QString wordOf(api::SettingSource source)
{
    switch (source) {
    case api::SettingSource::CommandLine:
        return ServerCells::tr("Command line");
    case api::SettingSource::Environment:
        return ServerCells::tr("Environment");
    case api::SettingSource::File:
        return ServerCells::tr("File");
    case api::SettingSource::Default:
        return ServerCells::tr("Default");
    }
    return {};
}

} // namespace

QString sizeText(qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

Columns<api::LogLine> ServerCells::log()
{
    using Row = api::LogLine;
    const auto time = [](const Row &line) -> Cell {
        const QDateTime at = utcDateTime(line.at.ms);
        return {QLocale().toString(at.toLocalTime().date(), u"d MMM "_s)
                + at.toLocalTime().time().toString(u"HH:mm:ss.zzz"_s),
            Cell::Mono, Tone::Neutral, {}, {}, timetext::utc(at)};
    };
    const auto level = [](const Row &line) -> Cell {
        const auto [word, tone] = wordOf(line.level);
        return {word, Cell::Badge, tone};
    };
    return {{tr("Time"), {}, time, {.width = 176}}, {tr("Level"), {}, level, {.width = 108}},
        {tr("Area"), {}, inKind(Cell::Chips, &Row::area), {.width = 120, .hideBelow = 700}},
        {tr("Message"), {}, &Row::text}};
}

Columns<api::Backup> ServerCells::backups(const Clock &clock)
{
    using Row = api::Backup;
    const auto name = [](const Row &backup) -> Cell {
        const bool isFailed = backup.state == api::BackupState::Failed;
        return {QFileInfo(backup.file).fileName(), isFailed ? Cell::Muted : Cell::Strong, Tone::Neutral, {},
            {}, backup.file};
    };
    const auto state = [](const Row &backup) -> Cell {
        if (backup.state == api::BackupState::Running)
            return {tr("In progress"), Cell::Badge, Tone::Info, tr("%1 %").arg(backup.progressPercent)};
        if (backup.state == api::BackupState::Done)
            return {tr("Verified"), Cell::Badge, Tone::Success};
        const QString why = serverwords::translated(backup.error.value_or(QString()));
        return {tr("Failed"), Cell::Badge, Tone::Danger, why, {}, why};
    };
    const auto size = [](const Row &backup) -> Cell {
        return {backup.state == api::BackupState::Failed ? kNoValue.toString() : sizeText(backup.sizeBytes),
            Cell::Figures};
    };
    return {{tr("Backup"), &Row::file, name},
        {tr("Created"), &Row::startedAt, ago(&Row::startedAt, clock), {.width = 160}},
        {tr("State"), {}, state, {.width = 260}},
        {tr("Size"), &Row::sizeBytes, size, {.figures = true, .width = 110}}};
}

Columns<api::ServerSetting> ServerCells::settings()
{
    using Row = api::ServerSetting;
    const auto name = [](const Row &setting) -> Cell {
        const QString purpose = serverwords::translated(setting.description);
        return {setting.name, Cell::TwoLine, Tone::Neutral, purpose, {}, purpose};
    };
    const auto value = [](const Row &setting) -> Cell {
        if (!setting.isSet)
            return {tr("Not set"), Cell::Muted};
        if (setting.isSecret)
            return {tr("Set"), Cell::Chips, Tone::Neutral, {}, {}, tr("A secret is never shown.")};
        return {setting.value.value_or(QString()), Cell::Mono};
    };
    const auto source = [](const Row &setting) -> Cell {
        if (setting.source == api::SettingSource::Default)
            return {wordOf(setting.source), Cell::Muted};
        return {
            wordOf(setting.source), Cell::TwoLine, Tone::Neutral, serverwords::translated(setting.origin)};
    };
    return {{tr("Setting"), &Row::name, name}, {tr("Value"), {}, value, {.width = 260}},
        {tr("Set in"), [](const Row &setting) { return wordOf(setting.source); }, source,
            {.width = 260, .hideBelow = 720}}};
}

void SettingRows::setSettings(std::vector<api::ServerSetting> settings)
{
    m_all = std::move(settings);
    apply();
}

void SettingRows::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    apply();
}

void SettingRows::apply()
{
    beginResetModel();
    m_shown.clear();
    for (const api::ServerSetting &setting : m_all) {
        for (const QString &text : {setting.name, serverwords::translated(setting.description), setting.group,
                 setting.value.value_or(QString())}) {
            if (text.contains(m_filter, Qt::CaseInsensitive)) {
                m_shown.push_back(setting);
                break;
            }
        }
    }
    endResetModel();
}

int SettingRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

} // namespace answerdesk::console
