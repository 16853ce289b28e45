// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/api/server_settings.h"
#include "shared/core/clock.h"
#include "shared/models/log_model.h"

// The lists of the Server page as tables.
namespace answerdesk::console {

class LogCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Time, Level, Area, Text };
    LogCells(models::LogModel &log, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

class BackupCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Made, State, Bytes };
    BackupCells(models::BackupModel &backups, const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

/// The settings that a text leaves, one row each; Qt::DisplayRole gives the name.
class SettingRows final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { SourceRole = Qt::UserRole + 1 }; ///< the word for where it stands
    using QAbstractListModel::QAbstractListModel;
    void setSettings(std::vector<api::ServerSetting> settings);
    void setFilter(const QString &text);
    const api::ServerSetting &at(int row) const { return m_shown[std::size_t(row)]; }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void apply();
    std::vector<api::ServerSetting> m_all;
    std::vector<api::ServerSetting> m_shown;
    QString m_filter;
};

class SettingCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Value, Source };
    SettingCells(SettingRows &rows, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

/// "12.3 MB"
QString sizeText(qint64 bytes);

} // namespace answerdesk::console
