// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QString>
#include <atomic>
#include <memory>
#include <mutex>

namespace answerdesk::answers {

/// What all companies have of one kind in memory, read by every answer. Any thread; a change is put here
/// after its commit and before it is acknowledged. T: immutable, and made of a list of items.
template <typename T, typename Item>
class SnapshotDirectory
{
public:
    using Pointer = std::shared_ptr<const T>;
    /// What a company has as a write job left it.
    struct Snapshot {
        QString companyKey;
        Pointer content;
        qint64 order = 0; ///< of the write jobs
    };

    /// Never null.
    Pointer find(const QString &companyKey) const
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = m_snapshots.constFind(companyKey);
        return known == m_snapshots.cend() ? m_none : known->content;
    }
    /// Leaves newer ones in place: changes may be acknowledged in any order.
    void put(const Snapshot &snapshot)
    {
        const std::scoped_lock lock(m_mutex);
        Snapshot &known = m_snapshots[snapshot.companyKey];
        if (known.order < snapshot.order)
            known = snapshot;
    }
    void forget(const QString &companyKey)
    {
        const std::scoped_lock lock(m_mutex);
        m_snapshots.remove(companyKey);
    }

protected:
    /// At the end of a write job.
    Snapshot made(const QString &companyKey, QList<Item> items)
    {
        return {companyKey, std::make_shared<const T>(std::move(items)), ++m_lastOrder};
    }

private:
    mutable std::mutex m_mutex;
    QHash<QString, Snapshot> m_snapshots;
    Pointer m_none = std::make_shared<const T>(QList<Item>());
    std::atomic<qint64> m_lastOrder = 0;
};

} // namespace answerdesk::answers
