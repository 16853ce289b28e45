// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/maintenance.h"
#include "shared/api/server_log.h"
#include "shared/client/api_client.h"
#include "shared/models/paged_model.h"

class QTimer;

namespace answerdesk::models {

/// What stands for the company of a list that belongs to the whole server.
constexpr QLatin1String kWholeServer{"*"};

/// The log of the server itself, newest first; the server filters. Live while watched, unless it is held back
/// because somebody reads: then new lines wait in news(). Qt::DisplayRole gives the line's text.
class LogModel final : public PagedModel<api::LogLine>
{
    Q_OBJECT
public:
    static constexpr int kMost = 2'000; ///< lines
    static constexpr int kWaitSeconds = 25;

    explicit LogModel(QObject *parent = nullptr);
    void setFilter(std::optional<api::LogSeverity> level, const QString &text);
    void refresh() override;
    /// The long poll runs only then.
    void setWatching(bool watching);
    void setHeld(bool held);
    bool isHeld() const { return m_isHeld; }
    int news() const { return int(m_news.size()); }

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

signals:
    void newsChanged();

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::LogLine &line) const override { return QString::number(line.number); }
    void clear() override;

private:
    using Watched = client::WatchedPage<api::LogLine>;
    client::PendingCall call(
        const api::ServerLogQuery &query, std::function<void(client::ApiResult<Watched>)> done);
    api::ServerLogQuery asked() const;
    void watch();
    void take(std::vector<api::LogLine> lines);
    void stopListening();
    void dropNews();

    std::optional<api::LogSeverity> m_level;
    QString m_text;
    std::vector<api::LogLine> m_news; ///< newest first
    client::PendingCall m_watch;
    QTimer *m_next;
    qint64 m_revision = 0; ///< what came after it was not heard yet
    int m_failures = 0;
    bool m_watching = false;
    bool m_isHeld = false;
};

/// Backups of the server's database, newest first. Qt::DisplayRole gives the identifier.
class BackupModel final : public PagedModel<api::Backup>
{
    Q_OBJECT
public:
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
