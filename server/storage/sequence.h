// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"
#include <QtCore/QHash>

namespace answerdesk::storage {

/// The next number of a company's sequence, from 1; never given twice, also when the row it was for is
/// deleted. Part of the writing transaction.
qint64 nextValue(Connection &connection, const QString &companyKey, const QString &name);

/// The last numbers of the sequences, kept by the one writer of a database between transactions, so that a
/// number costs no statement: the rows are written once a transaction, before its COMMIT. A number that was
/// given in a job that is undone is given again, as a row would be undone. The writer's thread only.
class Sequences final : public WriterMemory
{
public:
    qint64 next(Connection &connection, const QString &companyKey, const QString &name);

    void endJob() override { m_given.clear(); }
    bool undoJob() override;
    void store(Connection &connection) override;

private:
    static constexpr qsizetype kMaxKept = 20'000;
    using Key = std::pair<QString, QString>;
    struct Entry {
        qint64 last = 0;
        bool isDirty = false;
    };
    QHash<Key, Entry> m_entries;
    QList<Key> m_given; ///< one for each number of the job under way
    QList<Key> m_dirty; ///< rows that the transaction must write
};

} // namespace answerdesk::storage
