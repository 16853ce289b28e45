// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_disk.h"
#include <QtCore/QDir>
#include <QtCore/QRegularExpression>
#include <QtCore/QSaveFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
const QString kSamples = u":/answerdesk/scenarios"_s;
}

QString ScenarioEntry::name() const
{
    return scenario ? scenario->scenario.name : QFileInfo(file).fileName();
}

void ScenarioEntry::judge()
{
    scenario.reset();
    faults.clear();
    if (!unread.isEmpty() && !draft) {
        faults << unread;
        return;
    }
    auto loaded = readScenario(draft ? draft->toUtf8() : bytes);
    if (!loaded) {
        faults = loaded.error();
        return;
    }
    loaded->file = file;
    scenario = std::move(*loaded);
}

QString ScenarioDisk::baseNameOf(const QString &name)
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

ScenarioListing ScenarioDisk::list(const QString &path)
{
    ScenarioListing listing;
    const QFileInfo info(path);
    if (!info.isDir())
        listing.fault = tr("The folder %1 does not exist.").arg(QDir::toNativeSeparators(path));
    else if (!info.isReadable())
        listing.fault
            = tr("The folder %1 cannot be read: permission denied.").arg(QDir::toNativeSeparators(path));
    const QDir folder(path);
    const QStringList names = folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    listing.leftOut = qMax<qsizetype>(0, names.size() - kMostFiles);
    for (const QString &name : names.mid(0, kMostFiles)) {
        listing.entries << read(folder.filePath(name));
        listing.entries.last().judge();
    }
    return listing;
}

ScenarioEntry ScenarioDisk::read(const QString &name)
{
    ScenarioEntry entry;
    entry.file = name;
    QFile file(name);
    if (file.size() > kMostBytes)
        entry.unread = tr("The file is larger than 2 MiB, the limit for a scenario.");
    else if (!file.open(QIODevice::ReadOnly))
        entry.unread = tr("The file cannot be read: %1.").arg(file.errorString());
    else
        entry.bytes = file.read(kMostBytes);
    return entry;
}

ScenarioDisk::Made ScenarioDisk::write(const QString &name, const QByteArray &bytes)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return tl::unexpected(
            tr("“%1” was not written: %2.").arg(QFileInfo(name).fileName(), file.errorString()));
    return name;
}

ScenarioDisk::Saved ScenarioDisk::save(const ScenarioEntry &entry, bool overwrite)
{
    const bool isThere = QFileInfo::exists(entry.file);
    const QByteArray now = read(entry.file).bytes;
    const bool isOther = !isThere || (now != entry.bytes && now != m_saved.value(entry.file));
    if ((isOther || entry.isOutdated) && !overwrite) {
        const QString name = QFileInfo(entry.file).fileName();
        return tl::unexpected(SaveFault{isThere
                ? tr("“%1” was changed by another program since you started editing it.").arg(name)
                : tr("“%1” was deleted or renamed since you started editing it.").arg(name),
            true});
    }
    const QByteArray bytes = entry.text().toUtf8();
    if (bytes.size() > kMostBytes)
        return tl::unexpected(SaveFault{tr("The file is larger than 2 MiB, the limit for a scenario.")});
    if (const Made made = write(entry.file, bytes); !made)
        return tl::unexpected(SaveFault{made.error()});
    m_saved.insert(entry.file, bytes);
    return bytes;
}

ScenarioDisk::Made ScenarioDisk::create(
    const QString &path, const QString &base, const QByteArray &bytes, const QSet<QString> &taken)
{
    const QDir folder(path);
    for (int number = 1;; ++number) {
        const QString file
            = folder.filePath(number == 1 ? base + u".json"_s : u"%1-%2.json"_s.arg(base).arg(number));
        if (!QFileInfo::exists(file) && !taken.contains(file))
            return write(file, bytes);
    }
}

QString ScenarioDisk::remove(const QString &name)
{
    QFile file(name);
    return !file.exists() || file.remove()
        ? QString()
        : tr("“%1” was not deleted: %2.").arg(QFileInfo(name).fileName(), file.errorString());
}

tl::expected<int, QString> ScenarioDisk::copySamples(const QString &path)
{
    const QDir samples(kSamples), folder(path);
    if (!folder.mkpath(u"."_s))
        return tl::unexpected(tr("%1 cannot be written to.").arg(QDir::toNativeSeparators(path)));
    int copied = 0;
    for (const QString &name : samples.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        if (QFileInfo::exists(folder.filePath(name)))
            continue;
        QFile sample(samples.filePath(name));
        if (!sample.open(QIODevice::ReadOnly))
            return tl::unexpected(sample.errorString());
        if (const Made made = write(folder.filePath(name), sample.readAll()); !made)
            return tl::unexpected(made.error());
        ++copied;
    }
    return copied;
}

} // namespace answerdesk::console
