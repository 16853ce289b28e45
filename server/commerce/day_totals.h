// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/event_store.h"
#include <QtCore/QHash>

namespace answerdesk::commerce {

/// The daily totals that a transaction's events add to, summed up in memory and written once before its
/// COMMIT: the events of a moment mostly fall on one row. The writer's thread only.
class DayTotals final : public storage::WriterMemory
{
public:
    void add(const DayKey &key, const DayChange &change) { m_job.emplace_back(key, change); }

    void endJob() override;
    bool undoJob() override;
    void store(storage::Connection &connection) override;

private:
    QHash<DayKey, DayChange> m_kept; ///< of the transaction's jobs so far
    QList<std::pair<DayKey, DayChange>> m_job; ///< of the one under way
};

} // namespace answerdesk::commerce
