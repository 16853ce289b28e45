// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_file.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QSet>

namespace answerdesk::console {

/// A scenario file with what was typed and is not saved yet.
struct ScenarioEntry {
    QString file; ///< with its folder
    QByteArray bytes; ///< on disk, when it was read last
    QString unread; ///< why it could not be read
    std::optional<QString> draft; ///< typed and not saved
    bool isOutdated = false; ///< the file changed or went after the draft was begun
    std::optional<LoadedScenario> scenario; ///< of the text
    QStringList faults; ///< why the text is none

    QString text() const { return draft ? *draft : QString::fromUtf8(bytes); }
    QString name() const; ///< of the scenario, else of the file
    void judge(); ///< makes scenario and faults of the text
};

/// What a folder of scenarios held when it was looked at.
struct ScenarioListing {
    QString fault; ///< why the folder itself could not be shown; empty when it could
    qsizetype leftOut = 0; ///< files beyond ScenarioDisk::kMostFiles
    QList<ScenarioEntry> entries; ///< by their file names, without drafts
};

/// Reads and writes scenario files. All of it waits for the disk: never in the GUI thread, one call at a
/// time.
class ScenarioDisk
{
    Q_DECLARE_TR_FUNCTIONS(ScenarioDisk)
public:
    static constexpr qint64 kMostBytes = 2 << 20; ///< larger files are not opened
    static constexpr qsizetype kMostFiles = 1000;

    struct SaveFault {
        QString text;
        bool isOutdated = false; ///< the file has other contents by now: saving would lose them
    };
    using Saved = tl::expected<QByteArray, SaveFault>; ///< what the file holds now
    using Made = tl::expected<QString, QString>; ///< the file, or why there is none

    static ScenarioListing list(const QString &folder);
    /// Writes the draft of the entry. overwrite: even over what somebody else wrote meanwhile.
    Saved save(const ScenarioEntry &entry, bool overwrite);
    /// A new file of this base name; taken are names that no new file may have.
    static Made create(
        const QString &folder, const QString &base, const QByteArray &bytes, const QSet<QString> &taken);
    /// The reason when the file stays.
    static QString remove(const QString &file);
    /// Copies the samples that the program brings along; files that are there stay as they are. The folder is
    /// made where it is missing. How many were copied.
    static tl::expected<int, QString> copySamples(const QString &folder);
    /// A file name, without its ending, of what a person calls something.
    static QString baseNameOf(const QString &name);

private:
    static ScenarioEntry read(const QString &file);
    static Made write(const QString &file, const QByteArray &bytes);

    QHash<QString, QByteArray> m_saved; ///< what this program itself wrote last is nobody else's change
};

} // namespace answerdesk::console
