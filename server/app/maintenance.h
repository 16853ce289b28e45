// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/bounded_pool.h"
#include "server/storage/database/backup.h"
#include "shared/api/maintenance.h"
#include "shared/core/clock.h"
#include <condition_variable>
#include <deque>

namespace answerdesk::app {

/// Backups of a running server's SQLite database, in the folder "backups" of its data folder, and checks of
/// it. One of each at a time, in threads of its own; the database is written meanwhile. Any thread may call.
class Maintenance
{
public:
    static constexpr std::size_t kKeptFailures = 20; ///< backups that failed, since the start

    Maintenance(const QString &dataFolder, const Clock &clock);
    ~Maintenance() { stop(); }
    /// Gives up what is under way, and waits for its end; nothing begins any more.
    void stop();

    /// Takes the place of the backup that is to be made now: run() or drop() follows. Nothing when one is
    /// under way: the running one. UNAVAILABLE when the server stops, or one that was given up has not ended
    /// yet.
    struct Reserved {
        api::Backup backup;
        bool isNew = false;
    };
    Result<Reserved> reserve();
    void run(const QString &backupId);
    void drop(const QString &backupId);

    std::vector<api::Backup> backups() const; ///< newest first
    std::optional<api::Backup> backup(const QString &backupId) const;
    /// Deletes a file, forgets a failure, gives up the one that is under way. Fails when the file stays.
    Result<void> remove(const QString &backupId);

    Result<api::IntegrityCheck> check(); ///< also answers the one that is under way
    api::IntegrityCheck lastCheck() const;

private:
    QString fileOf(const QString &backupId) const;
    qint64 sourceBytes() const;
    api::Backup runningBackup() const; ///< with the lock
    void makeBackup(const QString &backupId, const std::shared_ptr<storage::LongWork> &work);
    Result<void> makeRoom() const;
    void runCheck(const std::shared_ptr<storage::LongWork> &work);

    const QString m_dataFolder;
    const QString m_folder;
    const Clock &m_clock;
    mutable std::mutex m_mutex;
    std::condition_variable m_ended;
    std::optional<api::Backup> m_current;
    std::shared_ptr<storage::LongWork> m_backupWork; ///< of the current one; null before it runs
    std::deque<api::Backup> m_failures; ///< oldest first
    api::IntegrityCheck m_check;
    std::shared_ptr<storage::LongWork> m_checkWork; ///< null: none runs
    bool m_isStopping = false;
    http::BoundedPool m_pool{2, 4};
};

} // namespace answerdesk::app
