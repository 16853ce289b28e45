// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_disk.h"
#include <QtCore/QAbstractListModel>
#include <QtCore/QFileSystemWatcher>
#include <QtCore/QThreadPool>
#include <QtCore/QTimer>
#include <functional>

namespace answerdesk::console {

/// The scenario files of one folder, by their file names, with what was typed and is not saved yet. A file
/// that is no scenario is a row as well and says why. Changes on disk come in by themselves; they never touch
/// what was typed. GUI thread; the disk is read and written in another one, in the order of the calls, and
/// done() follows in the GUI thread when the rows are those of the disk again. What was begun is ended before
/// this goes, without its done().
class ScenarioFolder final : public QAbstractListModel
{
    Q_OBJECT
public:
    using Entry = ScenarioEntry;
    using Saved = ScenarioDisk::Saved;
    using Made = ScenarioDisk::Made;
    using Copied = tl::expected<int, QString>;
    template <typename Result>
    using Done = std::function<void(const Result &)>;

    explicit ScenarioFolder(QObject *parent = nullptr);
    ~ScenarioFolder() override;
    /// Empty: none. Drafts of the folder before are lost.
    void open(const QString &folder);
    /// The same, of a folder that is made and filled with samples first.
    void openWithSamples(const QString &folder, const Done<Copied> &done);
    const QString &folder() const { return m_folder; }
    /// Whether the folder was never read yet: its rows are not known.
    bool isReading() const { return m_isReading; }
    /// Whether something is read or written just now.
    bool isBusy() const { return m_pending > 0; }
    /// Why the folder itself could not be shown when it was read last; empty when it could.
    const QString &fault() const { return m_fault; }
    /// Files beyond ScenarioDisk::kMostFiles, which are no rows.
    qsizetype leftOut() const { return m_leftOut; }
    void reload();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    const Entry &at(int row) const { return m_entries.at(row); }
    int rowOf(const QString &file) const; ///< -1 when it is not there
    int draftCount() const;

    void setDraft(int row, const QString &text);
    /// Writes the draft. overwrite: even over what somebody else wrote meanwhile.
    void save(int row, bool overwrite, const Done<Saved> &done);
    /// Back to what is on disk.
    void revert(int row);
    /// A new file for a scenario of this name.
    void create(const QString &name, const QByteArray &bytes, const Done<Made> &done);
    /// The text of a row as a new file.
    void duplicate(int row, const Done<Made> &done);
    /// done has the reason when the file stays.
    void remove(int row, const Done<QString> &done);
    void copySamples(const Done<Copied> &done);

signals:
    void wasRead();

private:
    /// work in the other thread, settle before the rows are compared with the disk, done after it.
    template <typename Result>
    void perform(
        const std::function<Result()> &work, const Done<Result> &settle = {}, const Done<Result> &done = {});
    void forgetRows(const QString &folder);
    void createFile(const QString &base, const QByteArray &bytes, const Done<Made> &done);
    void take(const ScenarioListing &listing);
    void watch();
    void tell(int row);

    QString m_folder;
    QString m_fault;
    qsizetype m_leftOut = 0;
    bool m_isReading = false;
    int m_pending = 0;
    QList<Entry> m_entries;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< several changes in a row are read once
    ScenarioDisk m_disk; ///< of the other thread
    QThreadPool m_worker; ///< of one thread
};

} // namespace answerdesk::console
