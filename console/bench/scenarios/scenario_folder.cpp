// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_folder.h"
#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtCore/QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kSettleMs = 150;
const QString kSamples = u":/answerdesk/scenarios"_s;

/// A file name of what a person calls something.
QString fileNameOf(const QString &name)
{
    static const QRegularExpression kOther(u"[^a-z0-9]+"_s);
    QString plain = name.normalized(QString::NormalizationForm_KD).toLower();
    plain.remove(QRegularExpression(u"\\p{M}"_s)).replace(kOther, u"-"_s);
    while (plain.startsWith(u'-'))
        plain.remove(0, 1);
    plain = plain.left(60);
    while (plain.endsWith(u'-'))
        plain.chop(1);
    return plain.isEmpty() ? u"scenario"_s : plain;
}

} // namespace

QString ScenarioFolder::Entry::name() const
{
    return scenario ? scenario->scenario.name : QFileInfo(file).fileName();
}

ScenarioFolder::ScenarioFolder(QObject *parent)
    : QAbstractListModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettleMs);
    connect(&m_soon, &QTimer::timeout, this, &ScenarioFolder::reload);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_soon.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_soon.start(); });
}

void ScenarioFolder::open(const QString &folder)
{
    beginResetModel();
    m_folder = folder.isEmpty() ? QString() : QDir(folder).absolutePath();
    m_entries.clear();
    endResetModel();
    reload();
}

QStringList ScenarioFolder::filesOnDisk()
{
    m_fault.clear();
    m_leftOut = 0;
    if (m_folder.isEmpty())
        return {};
    const QFileInfo info(m_folder);
    if (!info.isDir())
        m_fault = tr("The folder %1 is not there.").arg(QDir::toNativeSeparators(m_folder));
    else if (!info.isReadable())
        m_fault = tr("The folder %1 cannot be read: you have no right to.")
                      .arg(QDir::toNativeSeparators(m_folder));
    const QDir folder(m_folder);
    QStringList files;
    const QStringList names = folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    m_leftOut = qMax<qsizetype>(0, names.size() - kMostFiles);
    for (const QString &name : names.mid(0, kMostFiles))
        files << folder.filePath(name);
    return files;
}

ScenarioFolder::Entry ScenarioFolder::read(const QString &name) const
{
    Entry entry;
    entry.file = name;
    QFile file(name);
    if (file.size() > kMostBytes)
        entry.unread = tr("It is larger than 2 MiB, too large for a scenario.");
    else if (!file.open(QIODevice::ReadOnly))
        entry.unread = tr("It cannot be read: %1.").arg(file.errorString());
    else
        entry.bytes = file.read(kMostBytes);
    return entry;
}

void ScenarioFolder::judge(Entry &entry) const
{
    entry.scenario.reset();
    entry.faults.clear();
    if (!entry.unread.isEmpty() && !entry.draft) {
        entry.faults << entry.unread;
        return;
    }
    auto loaded = readScenario(entry.draft ? entry.draft->toUtf8() : entry.bytes);
    if (!loaded) {
        entry.faults = loaded.error();
        return;
    }
    loaded->file = entry.file;
    entry.scenario = std::move(*loaded);
}

void ScenarioFolder::reload()
{
    QList<Entry> found;
    const QStringList files = filesOnDisk();
    for (const QString &file : files) {
        Entry entry = read(file);
        if (const int row = rowOf(file); row >= 0 && m_entries[row].draft) {
            const Entry &old = m_entries[row];
            entry.isOutdated = old.isOutdated || entry.bytes != old.bytes;
            if (entry.text() != *old.draft)
                entry.draft = old.draft;
            entry.isOutdated = entry.isOutdated && entry.draft;
        }
        judge(entry);
        found << entry;
    }
    for (const Entry &old : std::as_const(m_entries)) { // what was typed stays even when its file went
        const bool isThere = std::any_of(
            found.begin(), found.end(), [&old](const Entry &entry) { return entry.file == old.file; });
        if (!old.draft || isThere)
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
    watch(files);
}

void ScenarioFolder::watch(const QStringList &files)
{
    QStringList wanted = files;
    if (QFileInfo(m_folder).isDir())
        wanted << m_folder;
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    QStringList gone, added;
    for (const QString &path : watched) {
        if (!wanted.contains(path))
            gone << path;
    }
    for (const QString &path : std::as_const(wanted)) {
        if (!watched.contains(path))
            added << path;
    }
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
    judge(entry);
    tell(row);
}

ScenarioFolder::Made ScenarioFolder::write(const QString &name, const QByteArray &bytes) const
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tl::unexpected(
            tr("“%1” was not written: %2.").arg(QFileInfo(name).fileName(), file.errorString()));
    return name;
}

ScenarioFolder::Saved ScenarioFolder::save(int row, bool overwrite)
{
    Entry &entry = m_entries[row];
    if (!entry.draft)
        return {};
    const bool isThere = QFileInfo::exists(entry.file);
    const bool isOther = entry.isOutdated || !isThere || read(entry.file).bytes != entry.bytes;
    if (isOther && !overwrite) {
        entry.isOutdated = true;
        tell(row);
        const QString name = QFileInfo(entry.file).fileName();
        return tl::unexpected(SaveFault{isThere
                ? tr("“%1” was changed by another program since you began to edit it.").arg(name)
                : tr("“%1” was deleted or renamed since you began to edit it.").arg(name),
            true});
    }
    const QByteArray bytes = entry.draft->toUtf8();
    if (bytes.size() > kMostBytes)
        return tl::unexpected(SaveFault{tr("It is larger than 2 MiB, too large for a scenario.")});
    if (const Made made = write(entry.file, bytes); !made)
        return tl::unexpected(SaveFault{made.error()});
    entry.bytes = bytes;
    entry.unread.clear();
    entry.draft.reset();
    entry.isOutdated = false;
    judge(entry);
    tell(row);
    watch(filesOnDisk());
    return {};
}

void ScenarioFolder::revert(int row)
{
    m_entries[row].draft.reset();
    m_entries[row].isOutdated = false;
    judge(m_entries[row]);
    tell(row);
    reload();
}

QString ScenarioFolder::freeName(const QString &base) const
{
    const QDir folder(m_folder);
    for (int number = 1;; ++number) {
        const QString file
            = folder.filePath(number == 1 ? base + u".json"_s : u"%1-%2.json"_s.arg(base).arg(number));
        if (!QFileInfo::exists(file) && rowOf(file) < 0)
            return file;
    }
}

ScenarioFolder::Made ScenarioFolder::create(const QString &name, const QByteArray &bytes)
{
    Made made = write(freeName(fileNameOf(name)), bytes);
    reload();
    return made;
}

ScenarioFolder::Made ScenarioFolder::duplicate(int row)
{
    const Entry &entry = m_entries.at(row);
    if (!entry.unread.isEmpty() && !entry.draft)
        return tl::unexpected(entry.unread);
    const QByteArray bytes = entry.draft ? entry.draft->toUtf8() : entry.bytes;
    Made made = write(freeName(QFileInfo(entry.file).completeBaseName()), bytes);
    reload();
    return made;
}

QString ScenarioFolder::remove(int row)
{
    QFile file(m_entries.at(row).file);
    if (file.exists() && !file.remove())
        return tr("“%1” was not deleted: %2.").arg(QFileInfo(file.fileName()).fileName(), file.errorString());
    m_entries[row].draft.reset();
    reload();
    return {};
}

tl::expected<int, QString> ScenarioFolder::copySamples()
{
    const QDir samples(kSamples), folder(m_folder);
    int copied = 0;
    for (const QString &name : samples.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        if (QFileInfo::exists(folder.filePath(name)))
            continue;
        QFile sample(samples.filePath(name));
        if (!sample.open(QIODevice::ReadOnly))
            return tl::unexpected(sample.errorString());
        if (const Made made = write(folder.filePath(name), sample.readAll()); !made) {
            reload();
            return tl::unexpected(made.error());
        }
        ++copied;
    }
    reload();
    return copied;
}

} // namespace answerdesk::console
