// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/touch_store.h"
#include <QtCore/QHash>

namespace answerdesk::commerce {

/// Finds the first touch of a fingerprint. The index in the database is written many interactions at a time,
/// in its order: an entry for each interaction at once would write a page of its own for each. The last
/// interactions are therefore looked for here; after a restart they are read from their own rows. The
/// writer's thread only.
class TouchIndex final : public storage::WriterMemory
{
public:
    /// Entries that wait in memory before they are written together.
    static constexpr qsizetype kMaxWaiting = 4096;

    /// The interaction has been inserted in the job under way.
    void add(storage::Connection &connection, const QString &companyKey, const Visitor &visitor,
        bool isHelpful, qint64 atMs, qint64 interactionId);
    /// The earliest touch of a kind from a moment to another, both included. Throws SqlFailure.
    std::optional<Touch> findFirst(storage::Connection &connection, const QString &companyKey,
        const QString &fingerprint, bool isHelpful, qint64 fromMs, qint64 toMs);

    void endJob() override;
    bool undoJob() override;
    void store(storage::Connection &connection) override;

private:
    static constexpr qsizetype kMaxCompanies = 1'000; ///< above it the memory starts anew
    struct Waiting {
        QHash<QString, std::vector<TouchEntry>> byFingerprint;
        qsizetype size = 0;
        qint64 lastInteractionId = 0;
    };

    Waiting &waiting(storage::Connection &connection, const QString &companyKey);
    void writeAll(storage::Connection &connection);
    void append(Waiting &waiting, const TouchEntry &entry);

    QHash<QString, Waiting> m_waiting; ///< by company
    std::vector<std::pair<QString, TouchEntry>> m_job; ///< of the job under way
    QStringList m_readInJob; ///< companies: what was read of them may have rows of the job
    qsizetype m_size = 0; ///< of all companies
};

} // namespace answerdesk::commerce
