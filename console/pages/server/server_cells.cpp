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
        return {LogCells::tr("Error"), Tone::Danger};
    case api::LogSeverity::Warning:
        return {LogCells::tr("Warning"), Tone::Warning};
    case api::LogSeverity::Info:
        return {LogCells::tr("Info"), Tone::Neutral};
    case api::LogSeverity::Debug:
        return {LogCells::tr("Debug"), Tone::Neutral};
    }
    return {};
}

QString wordOf(api::SettingSource source)
{
    switch (source) {
    case api::SettingSource::CommandLine:
        return SettingCells::tr("Command line");
    case api::SettingSource::Environment:
        return SettingCells::tr("Environment");
    case api::SettingSource::File:
        return SettingCells::tr("File");
    case api::SettingSource::Default:
        return SettingCells::tr("Default");
    }
    return {};
}

} // namespace

QString sizeText(qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

LogCells::LogCells(models::LogModel &log, QObject *parent)
    : CellModel({{tr("Time")}, {tr("Level")}, {tr("Area")}, {tr("Message")}}, parent)
{
    setSource(&log);
}

Cell LogCells::cell(const QModelIndex &source, int column) const
{
    const api::LogLine &line = rowAt<models::LogModel>(source);
    switch (column) {
    case Time: {
        const QDateTime at = utcDateTime(line.at.ms);
        return {QLocale().toString(at.toLocalTime().date(), u"d MMM "_s)
                + at.toLocalTime().time().toString(u"HH:mm:ss.zzz"_s),
            Cell::Mono, Tone::Neutral, {}, {}, timetext::utc(at)};
    }
    case Level: {
        const auto [word, tone] = wordOf(line.level);
        return {word, Cell::Badge, tone};
    }
    case Area:
        return {line.area, Cell::Chips};
    case Text:
        return {line.text};
    default:
        return {};
    }
}

BackupCells::BackupCells(models::BackupModel &backups, const Clock &clock, QObject *parent)
    : CellModel({{tr("Backup"), false, models::BackupModel::FileRole},
                    {tr("Made"), false, models::BackupModel::StartedAtRole}, {tr("State")},
                    {tr("Size"), true, models::BackupModel::SizeRole}},
        parent)
    , m_clock(clock)
{
    setSource(&backups);
}

Cell BackupCells::cell(const QModelIndex &source, int column) const
{
    const api::Backup &backup = rowAt<models::BackupModel>(source);
    const bool isFailed = backup.state == api::BackupState::Failed;
    switch (column) {
    case Name:
        return {QFileInfo(backup.file).fileName(), isFailed ? Cell::Muted : Cell::Strong, Tone::Neutral, {},
            {}, backup.file};
    case Made:
        return agoCell(backup.startedAt, m_clock);
    case State:
        if (backup.state == api::BackupState::Running)
            return {tr("Being made"), Cell::Badge, Tone::Info, tr("%1 %").arg(backup.progressPercent)};
        if (isFailed)
            return {tr("Failed"), Cell::Badge, Tone::Danger,
                serverwords::translated(backup.error.value_or(QString())), {},
                serverwords::translated(backup.error.value_or(QString()))};
        return {tr("Verified"), Cell::Badge, Tone::Success};
    case Bytes:
        return {isFailed ? kNoValue.toString() : sizeText(backup.sizeBytes), Cell::Figures};
    default:
        return {};
    }
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

QVariant SettingRows::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == SourceRole)
        return wordOf(at(index.row()).source);
    return role == Qt::DisplayRole ? QVariant(at(index.row()).name) : QVariant();
}

SettingCells::SettingCells(SettingRows &rows, QObject *parent)
    : CellModel({{tr("Setting"), false, Qt::DisplayRole}, {tr("Value")},
                    {tr("Where it stands"), false, SettingRows::SourceRole}},
        parent)
{
    setSource(&rows);
}

Cell SettingCells::cell(const QModelIndex &source, int column) const
{
    const api::ServerSetting &setting = rowAt<SettingRows>(source);
    switch (column) {
    case Name: {
        const QString purpose = serverwords::translated(setting.description);
        return {setting.name, Cell::TwoLine, Tone::Neutral, purpose, {}, purpose};
    }
    case Value:
        if (!setting.isSet)
            return {tr("Not set"), Cell::Muted};
        if (setting.isSecret)
            return {tr("Set"), Cell::Chips, Tone::Neutral, {}, {}, tr("A secret is never shown.")};
        return {setting.value.value_or(QString()), Cell::Mono};
    case Source: {
        if (setting.source != api::SettingSource::Default)
            return {wordOf(setting.source), Cell::TwoLine, Tone::Neutral,
                serverwords::translated(setting.origin)};
        return {wordOf(setting.source), Cell::Muted};
    }
    default:
        return {};
    }
}

} // namespace answerdesk::console
