// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/maintenance.h"
#include "shared/api/server_log.h"
#include "shared/models/live_model.h"

namespace answerdesk::models {

/// The log of the server itself.
class LogModel final : public LiveModel<api::LogLine, api::ServerLogQuery>
{
    Q_OBJECT
public:
    explicit LogModel(QObject *parent = nullptr);
    void setFilter(std::optional<api::LogSeverity> level, const QString &text);

protected:
    api::ServerLogQuery asked() const override;

private:
    std::optional<api::LogSeverity> m_level;
    QString m_text;
};

/// Backups of the server's database, newest first.
class BackupModel final : public ListModel<api::Backup>
{
    Q_OBJECT
public:
    explicit BackupModel(QObject *parent = nullptr)
        : ListModel(
            {.endpoint = api::Endpoint::ListBackups, .id = &api::Backup::backupId, .ofServer = true}, parent)
    {
    }
    /// The one that is being made; nothing when none is.
    std::optional<api::Backup> running() const;
    /// The newest that is whole.
    std::optional<api::Backup> lastGood() const;

private:
    std::optional<api::Backup> firstIn(api::BackupState state) const;
};

} // namespace answerdesk::models
