// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_file.h"
#include <QtCore/QAbstractListModel>
#include <QtCore/QFileSystemWatcher>
#include <QtCore/QTimer>

namespace answerdesk::console {

/// The scenario files of one folder, by their file names, with what was typed and is not saved yet. A file
/// that is no scenario is a row as well and says why. Changes on disk come in by themselves; they never touch
/// what was typed. GUI thread; files above kMostBytes are not opened.
class ScenarioFolder final : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr qint64 kMostBytes = 2 << 20;
    static constexpr qsizetype kMostFiles = 1000;

    struct Entry {
        QString file; ///< with its folder
        QByteArray bytes; ///< on disk, when it was read last
        QString unread; ///< why it could not be read
        std::optional<QString> draft; ///< typed and not saved
        bool isOutdated = false; ///< the file changed or went after the draft was begun
        std::optional<LoadedScenario> scenario; ///< of the text
        QStringList faults; ///< why the text is none

        QString text() const { return draft ? *draft : QString::fromUtf8(bytes); }
        QString name() const; ///< of the scenario, else of the file
    };
    struct SaveFault {
        QString text;
        bool isOutdated = false; ///< the file has other contents by now: saving would lose them
    };
    using Saved = tl::expected<void, SaveFault>;
    using Made = tl::expected<QString, QString>; ///< the file, or why there is none

    explicit ScenarioFolder(QObject *parent = nullptr);
    /// Empty: none. Drafts of the folder before are lost.
    void open(const QString &folder);
    const QString &folder() const { return m_folder; }
    /// Why the folder itself could not be shown when it was read last; empty when it could.
    const QString &fault() const { return m_fault; }
    /// Files beyond kMostFiles, which are no rows.
    qsizetype leftOut() const { return m_leftOut; }
    void reload();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    const Entry &at(int row) const { return m_entries.at(row); }
    int rowOf(const QString &file) const; ///< -1 when it is not there
    int draftCount() const;

    void setDraft(int row, const QString &text);
    /// Writes the draft. overwrite: even over what somebody else wrote meanwhile.
    Saved save(int row, bool overwrite = false);
    /// Back to what is on disk.
    void revert(int row);
    /// A new file for a scenario of this name.
    Made create(const QString &name, const QByteArray &bytes);
    /// The text of a row as a new file.
    Made duplicate(int row);
    /// The reason when the file stays.
    QString remove(int row);
    /// Copies the samples that the program brings along; files that are there stay as they are. How many.
    tl::expected<int, QString> copySamples();

private:
    Entry read(const QString &file) const;
    void judge(Entry &entry) const;
    QStringList filesOnDisk();
    Made write(const QString &file, const QByteArray &bytes) const;
    QString freeName(const QString &base) const;
    void watch(const QStringList &files);
    void tell(int row);

    QString m_folder;
    QString m_fault;
    qsizetype m_leftOut = 0;
    QList<Entry> m_entries;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< several changes in a row are read once
};

} // namespace answerdesk::console
