// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/server_settings.h"
#include "shared/core/clock.h"
#include "shared/models/log_model.h"
#include <QtCore/QCoreApplication>

// The lists of the Server page as tables.
namespace answerdesk::console {

struct ServerCells {
    Q_DECLARE_TR_FUNCTIONS(ServerCells)
public:
    static Columns<api::LogLine> log();
    /// The clock is not owned.
    static Columns<api::Backup> backups(const Clock &clock);
    static Columns<api::ServerSetting> settings();
};

/// The settings that a text leaves.
class SettingRows final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setSettings(std::vector<api::ServerSetting> settings);
    void setFilter(const QString &text);
    const api::ServerSetting &at(int row) const { return m_shown[std::size_t(row)]; }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &, int) const override { return {}; }

private:
    void apply();
    std::vector<api::ServerSetting> m_all;
    std::vector<api::ServerSetting> m_shown;
    QString m_filter;
};

/// "12.3 MB"
QString sizeText(qint64 bytes);

} // namespace answerdesk::console
