// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/maintenance.h"
#include "shared/core/log_area.h"
#include "shared/core/random.h"
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QStorageInfo>
#include <QtCore/QTimeZone>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr auto kAgain = std::chrono::milliseconds(50); // between two tries to interrupt what is under way
constexpr int kBeforeId = 11; // "answerdesk-"
constexpr int kBehindId = 7; // ".sqlite"

QString fileName(const QString &backupId) { return u"answerdesk-%1.sqlite"_s.arg(backupId); }
QString momentFormat() { return u"yyyyMMdd'T'HHmmss'Z'"_s; }

QString newId(qint64 nowMs)
{
    const QDateTime now = QDateTime::fromMSecsSinceEpoch(nowMs, QTimeZone::utc());
    return now.toString(momentFormat()) + u'-' + QString::fromLatin1(randomBase62(6));
}

/// The moment in an identifier; nothing when none begins it.
std::optional<qint64> momentOf(const QString &backupId)
{
    QDateTime moment = QDateTime::fromString(backupId.section(u'-', 0, 0), momentFormat());
    if (!moment.isValid())
        return std::nullopt;
    moment.setTimeZone(QTimeZone::utc());
    return moment.toMSecsSinceEpoch();
}

QString megabytes(qint64 bytes) { return QString::number(double(bytes) / 1e6, 'f', 1) + u" MB"_s; }

Error stopping() { return Error::unavailable(u"The server is stopping."_s, 5); }

} // namespace

Maintenance::Maintenance(const QString &dataFolder, const Clock &clock)
    : m_dataFolder(dataFolder)
    , m_folder(dataFolder + u"/backups"_s)
    , m_clock(clock)
{
    // What an earlier process was making when it was killed; the folder's lock says that it is gone.
    const QStringList left = QDir(m_folder).entryList({fileName(u"*"_s) + u".part"_s}, QDir::Files);
    for (const QString &name : left)
        storage::removeUnfinished(m_folder + u'/' + name.chopped(5));
}

void Maintenance::stop()
{
    std::unique_lock lock(m_mutex);
    m_isStopping = true;
    // More than once: an interruption between two statements meets none of them.
    while (m_backupWork || m_checkWork) {
        for (const auto &work : {m_backupWork, m_checkWork}) {
            if (work)
                work->giveUp();
        }
        m_ended.wait_for(lock, kAgain);
    }
    lock.unlock();
    m_pool.finish();
}

QString Maintenance::fileOf(const QString &backupId) const { return m_folder + u'/' + fileName(backupId); }

qint64 Maintenance::sourceBytes() const
{
    const QString source = m_dataFolder + u"/answerdesk.sqlite"_s;
    return QFileInfo(source).size() + QFileInfo(source + u"-wal"_s).size();
}

Result<Maintenance::Reserved> Maintenance::reserve()
{
    const std::scoped_lock lock(m_mutex);
    if (m_isStopping)
        return fail(stopping());
    if (m_current && m_backupWork && m_backupWork->isGivenUp())
        return fail(Error::unavailable(u"The cancelled backup has not ended yet."_s, 2));
    if (m_current)
        return Reserved{runningBackup(), false};
    api::Backup backup;
    backup.backupId = newId(m_clock.nowMs());
    backup.file = fileOf(backup.backupId);
    backup.startedAt.ms = m_clock.nowMs();
    backup.state = api::BackupState::Running;
    backup.progressPercent = 0;
    m_current = backup;
    return Reserved{backup, true};
}

void Maintenance::run(const QString &backupId)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_current || m_current->backupId != backupId || m_backupWork)
        return;
    if (m_isStopping)
        return m_current.reset();
    m_backupWork = std::make_shared<storage::LongWork>();
    m_pool.start([this, backupId, work = m_backupWork] { makeBackup(backupId, work); });
}

void Maintenance::drop(const QString &backupId)
{
    const std::scoped_lock lock(m_mutex);
    if (m_current && m_current->backupId == backupId && !m_backupWork)
        m_current.reset();
}

Result<void> Maintenance::makeRoom() const
{
    if (!QDir().mkpath(m_folder))
        return fail(ErrorCode::InternalError, u"The folder %1 cannot be created."_s.arg(m_folder));
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const qint64 needed = sourceBytes();
    const qint64 left = QStorageInfo(m_folder).bytesAvailable();
    if (left >= 0 && left < needed) {
        return fail(ErrorCode::InternalError,
            u"Not enough space for a backup: the disk of %1 has %2 left, and the backup may need %3."_s.arg(
                m_folder, megabytes(left), megabytes(needed)));
    }
    return {};
}

void Maintenance::makeBackup(const QString &backupId, const std::shared_ptr<storage::LongWork> &work)
{
    const Result<void> room = makeRoom();
    const Result<storage::BackupFacts> facts
        = room ? storage::backUp(m_dataFolder, fileOf(backupId), work.get()) : tl::unexpected(room.error());
    if (facts) {
        qCInfo(area::storage, "the backup %s is created and verified: %lld bytes", qUtf8Printable(backupId),
            static_cast<long long>(facts->bytes));
    } else if (!work->isGivenUp()) {
        qCCritical(area::storage, "the backup %s failed: %s", qUtf8Printable(backupId),
            qUtf8Printable(facts.error().text()));
    }
    const std::scoped_lock lock(m_mutex);
    if (facts && work->isGivenUp())
        QFile::remove(fileOf(backupId)); // it was deleted in its last moment
    if (!facts && !work->isGivenUp()) {
        api::Backup failed = *m_current;
        failed.state = api::BackupState::Failed;
        failed.sizeBytes = 0;
        failed.error = facts.error().text();
        m_failures.push_back(std::move(failed));
        if (m_failures.size() > kKeptFailures)
            m_failures.pop_front();
    }
    m_current.reset();
    m_backupWork.reset();
    m_ended.notify_all();
}

api::Backup Maintenance::runningBackup() const
{
    api::Backup backup = *m_current;
    backup.sizeBytes = QFileInfo(storage::unfinished(backup.file)).size();
    const qint64 source = std::max<qint64>(sourceBytes(), 1);
    backup.progressPercent = int(std::min<qint64>(99, backup.sizeBytes * 100 / source));
    return backup;
}

std::vector<api::Backup> Maintenance::backups() const
{
    // The lock is held while the folder is read: a backup is either still under way or has its file.
    const std::scoped_lock lock(m_mutex);
    std::vector<api::Backup> all(m_failures.begin(), m_failures.end());
    if (m_current && !(m_backupWork && m_backupWork->isGivenUp()))
        all.push_back(runningBackup());
    const QFileInfoList files = QDir(m_folder).entryInfoList({fileName(u"*"_s)}, QDir::Files);
    for (const QFileInfo &file : files) {
        api::Backup backup;
        backup.backupId = file.fileName().mid(kBeforeId).chopped(kBehindId);
        const std::optional<qint64> moment = momentOf(backup.backupId);
        if (!moment || (m_current && m_current->backupId == backup.backupId))
            continue;
        backup.file = file.absoluteFilePath();
        backup.startedAt.ms = *moment;
        backup.sizeBytes = file.size();
        all.push_back(std::move(backup));
    }
    std::sort(all.begin(), all.end(),
        [](const api::Backup &a, const api::Backup &b) { return a.backupId > b.backupId; });
    return all;
}

std::optional<api::Backup> Maintenance::backup(const QString &backupId) const
{
    for (api::Backup &backup : backups()) {
        if (backup.backupId == backupId)
            return std::move(backup);
    }
    return std::nullopt;
}

Result<void> Maintenance::remove(const QString &backupId)
{
    const std::scoped_lock lock(m_mutex);
    if (m_current && m_current->backupId == backupId) {
        if (m_backupWork)
            m_backupWork->giveUp();
        else
            m_current.reset();
        return {};
    }
    const auto failed = std::find_if(m_failures.begin(), m_failures.end(),
        [&backupId](const api::Backup &failure) { return failure.backupId == backupId; });
    if (failed != m_failures.end()) {
        m_failures.erase(failed);
        return {};
    }
    QFile file(fileOf(backupId));
    if (file.exists() && !file.remove()) {
        return fail(ErrorCode::InternalError,
            u"The file %1 cannot be deleted: %2"_s.arg(file.fileName(), file.errorString()));
    }
    return {};
}

Result<api::IntegrityCheck> Maintenance::check()
{
    const std::scoped_lock lock(m_mutex);
    if (m_isStopping)
        return fail(stopping());
    if (m_checkWork)
        return m_check;
    m_check = {};
    m_check.state = api::IntegrityState::Running;
    m_check.startedAt = schema::Timestamp{m_clock.nowMs()};
    m_checkWork = std::make_shared<storage::LongWork>();
    m_pool.start([this, work = m_checkWork] { runCheck(work); });
    return m_check;
}

void Maintenance::runCheck(const std::shared_ptr<storage::LongWork> &work)
{
    const Result<QStringList> found = storage::checkIntegrity(m_dataFolder, *work);
    if (found && found->isEmpty())
        qCInfo(area::storage, "the database is sound");
    else if (found)
        qCCritical(area::storage, "the database is damaged: %s", qUtf8Printable(found->first()));
    const std::scoped_lock lock(m_mutex);
    m_check.finishedAt = schema::Timestamp{m_clock.nowMs()};
    if (found) {
        m_check.state = found->isEmpty() ? api::IntegrityState::Sound : api::IntegrityState::Damaged;
        m_check.findings.assign(found->begin(), found->end());
    } else {
        m_check.state = api::IntegrityState::Failed;
        m_check.error = found.error().text();
    }
    m_checkWork.reset();
    m_ended.notify_all();
}

api::IntegrityCheck Maintenance::lastCheck() const
{
    const std::scoped_lock lock(m_mutex);
    return m_check;
}

} // namespace answerdesk::app
