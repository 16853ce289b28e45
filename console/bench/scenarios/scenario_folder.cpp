// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_folder.h"
#include <QtCore/QDir>
#include <QtCore/QPointer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kSettleMs = 150;
}

ScenarioFolder::ScenarioFolder(QObject *parent)
    : QAbstractListModel(parent)
{
    m_worker.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettleMs);
    connect(&m_soon, &QTimer::timeout, this, &ScenarioFolder::reload);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_soon.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_soon.start(); });
}

ScenarioFolder::~ScenarioFolder() { m_worker.waitForDone(); } // what was saved is on disk

template <typename Result>
void ScenarioFolder::perform(
    const std::function<Result()> &work, const Done<Result> &settle, const Done<Result> &done)
{
    ++m_pending;
    m_worker.start([self = QPointer<ScenarioFolder>(this), folder = m_folder, work, settle, done] {
        const Result result = work();
        const ScenarioListing listing = ScenarioDisk::list(folder);
        // By the application: this object may be gone by then.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, folder, settle, done, result, listing] {
                if (!self)
                    return;
                --self->m_pending;
                if (self->m_folder == folder) {
                    if (settle)
                        settle(result);
                    self->take(listing);
                }
                if (done)
                    done(result);
            },
            Qt::QueuedConnection);
    });
}

void ScenarioFolder::forgetRows(const QString &folder)
{
    beginResetModel();
    m_folder = folder.isEmpty() ? QString() : QDir(folder).absolutePath();
    m_entries.clear();
    m_fault.clear();
    m_leftOut = 0;
    m_isReading = !m_folder.isEmpty();
    endResetModel();
    watch();
}

void ScenarioFolder::open(const QString &folder)
{
    forgetRows(folder);
    reload();
}

void ScenarioFolder::openWithSamples(const QString &folder, const Done<Copied> &done)
{
    forgetRows(folder);
    copySamples(done);
}

void ScenarioFolder::reload()
{
    if (!m_folder.isEmpty())
        perform<bool>([] { return true; });
}

void ScenarioFolder::take(const ScenarioListing &listing)
{
    m_fault = listing.fault;
    m_leftOut = listing.leftOut;
    m_isReading = false;
    QHash<QString, const Entry *> typed;
    for (const Entry &old : std::as_const(m_entries)) {
        if (old.draft)
            typed.insert(old.file, &old);
    }
    QList<Entry> found = listing.entries;
    for (Entry &entry : found) {
        const Entry *old = typed.take(entry.file);
        if (!old)
            continue;
        const bool isOutdated = old->isOutdated || entry.bytes != old->bytes;
        if (entry.text() == *old->draft)
            continue;
        entry.draft = old->draft;
        entry.isOutdated = isOutdated;
        entry.judge();
    }
    for (const Entry &old : std::as_const(m_entries)) { // what was typed stays even when its file went
        if (!typed.contains(old.file))
            continue;
        found << old;
        found.last().isOutdated = true;
    }
    const bool isSameList = std::equal(m_entries.begin(), m_entries.end(), found.begin(), found.end(),
        [](const Entry &a, const Entry &b) { return a.file == b.file; });
    if (isSameList) {
        const QList<Entry> old = std::exchange(m_entries, found);
        for (int row = 0; row < old.size(); ++row) {
            if (old[row].bytes != found[row].bytes || old[row].unread != found[row].unread
                || old[row].isOutdated != found[row].isOutdated || old[row].draft != found[row].draft)
                tell(row);
        }
    } else {
        beginResetModel();
        m_entries = found;
        endResetModel();
    }
    watch();
    emit wasRead();
}

void ScenarioFolder::watch()
{
    QSet<QString> wanted;
    for (const Entry &entry : std::as_const(m_entries))
        wanted << entry.file;
    if (!m_folder.isEmpty() && m_fault.isEmpty())
        wanted << m_folder;
    const QStringList paths = m_watcher.files() + m_watcher.directories();
    const QSet<QString> watched(paths.begin(), paths.end());
    const QStringList gone = (watched - wanted).values();
    const QStringList added = (wanted - watched).values();
    if (!gone.isEmpty())
        m_watcher.removePaths(gone);
    if (!added.isEmpty())
        m_watcher.addPaths(added);
}

int ScenarioFolder::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant ScenarioFolder::data(const QModelIndex &index, int role) const
{
    return index.isValid() && role == Qt::DisplayRole ? at(index.row()).name() : QVariant();
}

int ScenarioFolder::rowOf(const QString &file) const
{
    for (int row = 0; row < m_entries.size(); ++row) {
        if (m_entries[row].file == file)
            return row;
    }
    return -1;
}

int ScenarioFolder::draftCount() const
{
    return int(std::count_if(
        m_entries.begin(), m_entries.end(), [](const Entry &entry) { return entry.draft.has_value(); }));
}

void ScenarioFolder::tell(int row) { emit dataChanged(index(row), index(row)); }

void ScenarioFolder::setDraft(int row, const QString &text)
{
    Entry &entry = m_entries[row];
    if (entry.text() == text)
        return;
    entry.draft = text;
    if (!entry.isOutdated && entry.unread.isEmpty() && text.toUtf8() == entry.bytes)
        entry.draft.reset();
    entry.judge();
    tell(row);
}

void ScenarioFolder::save(int row, bool overwrite, const Done<Saved> &done)
{
    const Entry &saved = m_entries.at(row);
    if (!saved.draft)
        return;
    perform<Saved>([this, saved, overwrite] { return m_disk.save(saved, overwrite); },
        [this, file = saved.file](const Saved &result) {
            const int now = rowOf(file);
            if (now < 0)
                return;
            // What was typed while it was written is a draft of the new contents.
            if (result) {
                m_entries[now].bytes = *result;
                m_entries[now].unread.clear();
                m_entries[now].isOutdated = false;
            } else if (result.error().isOutdated) {
                m_entries[now].isOutdated = true;
            }
            tell(now);
        },
        done);
}

void ScenarioFolder::revert(int row)
{
    m_entries[row].draft.reset();
    m_entries[row].isOutdated = false;
    m_entries[row].judge();
    tell(row);
    reload();
}

void ScenarioFolder::createFile(const QString &base, const QByteArray &bytes, const Done<Made> &done)
{
    QSet<QString> taken;
    for (const Entry &entry : std::as_const(m_entries))
        taken << entry.file;
    perform<Made>(
        [folder = m_folder, base, bytes, taken] { return ScenarioDisk::create(folder, base, bytes, taken); },
        {}, done);
}

void ScenarioFolder::create(const QString &name, const QByteArray &bytes, const Done<Made> &done)
{
    createFile(ScenarioDisk::baseNameOf(name), bytes, done);
}

void ScenarioFolder::duplicate(int row, const Done<Made> &done)
{
    const Entry &entry = m_entries.at(row);
    if (!entry.unread.isEmpty() && !entry.draft)
        return done(tl::unexpected(entry.unread));
    createFile(
        QFileInfo(entry.file).completeBaseName(), entry.draft ? entry.draft->toUtf8() : entry.bytes, done);
}

void ScenarioFolder::remove(int row, const Done<QString> &done)
{
    const QString file = m_entries.at(row).file;
    perform<QString>([file] { return ScenarioDisk::remove(file); },
        [this, file](const QString &fault) {
            if (const int now = rowOf(file); fault.isEmpty() && now >= 0)
                m_entries[now].draft.reset();
        },
        done);
}

void ScenarioFolder::copySamples(const Done<Copied> &done)
{
    perform<Copied>([folder = m_folder] { return ScenarioDisk::copySamples(folder); }, {}, done);
}

} // namespace answerdesk::console
