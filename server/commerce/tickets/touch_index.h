// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/tickets/touch_store.h"
#include <QtCore/QHash>
#include <deque>

namespace answerdesk::commerce {

/// Finds the first touch of a fingerprint. The index in the database is written many interactions at a time,
/// in its order: an entry for each interaction at once would write a page of its own for each. The last
/// interactions are therefore looked for here; after a restart they are read from their own rows. When enough
/// have come, they are written in steps, a part with each transaction, so that none has to wait for all; the
/// mark moves with the last step. The writer's thread only.
class TouchIndex final : public storage::WriterMemory
{
public:
    /// Entries that wait in memory before they are written together. The more, the fewer pages each costs;
    /// all of them are read again after a restart.
    static constexpr qsizetype kMaxWaiting = 16'384;
    /// Entries of a step, or four for each one that has come since the last, so that steps catch up.
    static constexpr qsizetype kStep = 256;
    static constexpr qsizetype kStepPerNew = 4;

    /// The interaction has been inserted in the job under way.
    void add(storage::Connection &connection, const QString &companyKey, const Visitor &visitor,
        bool isHelpful, qint64 atMs, qint64 interactionId);
    /// The earliest touch of a kind from a moment to another, both included. Throws SqlFailure.
    std::optional<Touch> findFirst(storage::Connection &connection, const QString &companyKey,
        const QString &fingerprint, bool isHelpful, qint64 fromMs, qint64 toMs);
    /// Helpful touches of any of these fingerprints from a moment to another, earliest first, at most so
    /// many. Throws SqlFailure.
    std::vector<qint64> findHelpful(storage::Connection &connection, const QString &companyKey,
        const QStringList &fingerprints, qint64 fromMs, qint64 toMs, int limit);

    /// Reads what waits of a company from its rows again, because they were changed.
    void forget(const QString &companyKey);

    void endJob() override;
    bool undoJob() override;
    void store(storage::Connection &connection) override;

private:
    static constexpr qsizetype kMaxCompanies = 1'000; ///< above it the memory starts anew
    using Entries = QHash<QString, std::vector<TouchEntry>>; ///< by fingerprint
    struct Waiting {
        Entries entries;
        Entries beingWritten; ///< found here until all of them are in the database
        qsizetype size = 0; ///< without those
        qint64 lastInteractionId = 0;
    };
    /// What is being written of one company.
    struct Run {
        QString companyKey;
        std::vector<TouchEntry> entries; ///< in the order of the index
        std::size_t written = 0;
        qint64 lastInteractionId = 0;
    };

    Waiting &waiting(storage::Connection &connection, const QString &companyKey);
    /// Calls see(entry) for what is not in the database's index yet.
    template <typename See>
    void forRecent(
        storage::Connection &connection, const QString &companyKey, const QString &fingerprint, See see);
    void append(Waiting &waiting, const TouchEntry &entry);
    void beginRuns();
    void writeStep(storage::Connection &connection, qsizetype entries);
    void endRun(storage::Connection &connection);

    QHash<QString, Waiting> m_waiting; ///< by company
    std::vector<std::pair<QString, TouchEntry>> m_job; ///< of the job under way
    QStringList m_readInJob; ///< companies: what was read of them may have rows of the job
    std::deque<Run> m_runs; ///< the first is under way
    qsizetype m_size = 0; ///< of all companies
    qsizetype m_new = 0; ///< since the last step
};

} // namespace answerdesk::commerce
