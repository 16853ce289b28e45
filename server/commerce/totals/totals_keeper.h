// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/commerce/totals/total_store.h"
#include "server/storage/database.h"
#include "shared/api/revenue.h"
#include "shared/core/clock.h"

namespace answerdesk::commerce {

/// Compares the totals of a day with a full scan of it, and puts the scan in their place when told to. Part
/// of a write job, because only there nothing comes in between; brings what the writer still owes to the
/// database first, with what this job has changed. Throws SqlFailure.
std::vector<api::TotalDifference> checkDay(
    storage::Connection &connection, const QString &companyKey, const QString &day, bool mends);

/// Keeps the days of orders, events and tickets those of their company's time zone: after a change of the
/// zone, and after an upgrade, it gives every row its day and counts the totals anew. Works in short write
/// jobs, one after the other, so that requests pass between; begins again after a restart. Any thread;
/// outlives the writer's last completion.
class TotalsKeeper
{
public:
    static constexpr int kRowsAJob = 2'000;

    TotalsKeeper(storage::Database &database, const accounts::CompanyDirectory &companies, const Clock &clock)
        : m_database(database)
        , m_companies(companies)
        , m_clock(clock)
    {
    }
    void start(); ///< looks after every company
    /// A company is new or was changed.
    void companyChanged(const QString &companyKey);

private:
    enum class Phase { Begin, CartEvents, Orders, Refunds, Tickets, Days, Carts, End };
    struct Step {
        Phase phase = Phase::Begin;
        qint64 afterId = 0;
        QString day; ///< the next one
        QString timeZone; ///< that the rows get
    };
    void run(const QString &companyKey, const Step &step);
    Result<Step> work(storage::Connection &connection, const QString &companyKey, Step step) const;

    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    const Clock &m_clock;
};

} // namespace answerdesk::commerce
