// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/maintenance.h"
#include "shared/api/server_log.h"
#include "shared/models/live_model.h"

namespace answerdesk::models {

/// What stands for the company of a list that belongs to the whole server.
constexpr QLatin1String kWholeServer{"*"};

/// The log of the server itself. Qt::DisplayRole gives the line's text.
class LogModel final : public LiveModel<api::LogLine, api::ServerLogQuery>
{
    Q_OBJECT
public:
    explicit LogModel(QObject *parent = nullptr);
    void setFilter(std::optional<api::LogSeverity> level, const QString &text);
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    api::ServerLogQuery asked() const override;

private:
    std::optional<api::LogSeverity> m_level;
    QString m_text;
};

/// Backups of the server's database, newest first. Qt::DisplayRole gives the identifier.
class BackupModel final : public PagedModel<api::Backup>
{
    Q_OBJECT
public:
    enum Role {
        FileRole = Qt::UserRole + 1,
        StartedAtRole, ///< QDateTime in UTC
        SizeRole ///< qint64, bytes
    };
    explicit BackupModel(QObject *parent = nullptr);
    /// The one that is being made; nothing when none is.
    std::optional<api::Backup> running() const;
    /// The newest that is whole.
    std::optional<api::Backup> lastGood() const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::Backup &backup) const override { return backup.backupId; }

private:
    std::optional<api::Backup> firstIn(api::BackupState state) const;
};

} // namespace answerdesk::models
