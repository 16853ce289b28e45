// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/upkeep/day_correction.h"
#include "server/http/bounded_pool.h"
#include "server/storage/database/database.h"
#include "shared/core/clock.h"
#include <atomic>

namespace answerdesk::commerce {

/// Keeps days and totals right: after a change of a company's time zone it gives every row its day and counts
/// the totals again; for administrators it compares, repairs and recalculates days. Days are scanned beside
/// the writer, and what is written goes in short write jobs, so that requests pass between. revenue_state
/// says which companies are under way: after a restart, and after a failure, the work begins again.
class TotalsMaintainer
{
public:
    static constexpr int kRowsAJob = 500;
    static constexpr int kOrdersAJob = 100; ///< of a recalculation

    TotalsMaintainer(
        storage::Database &database, const accounts::CompanyDirectory &companies, const Clock &clock)
        : m_database(database)
        , m_companies(companies)
        , m_clock(clock)
    {
    }
    ~TotalsMaintainer() { finish(); }

    // Any thread.
    void start() { maintainAll(); } ///< looks after every company
    void retry(); ///< looks after the companies whose work has failed
    void companyChanged(const QString &companyKey); ///< one is new or was changed
    /// Runs work on the maintainer's thread; false when there is too much to do.
    bool submit(std::function<void()> work) { return m_pool.start(std::move(work)); }
    /// Stops what is under way between two write jobs; the next start goes on.
    void finish();

    // On the maintainer's thread only. All fail with UNAVAILABLE while the database does.
    /// Compares the totals of a day with a full scan of it.
    Result<std::vector<api::TotalDifference>> check(const QString &companyKey, const QString &day);
    /// The same, and makes the totals right.
    Result<std::vector<api::TotalDifference>> repair(const QString &companyKey, const QString &day);
    /// Attributes the orders and cart events of a day again, by the company's settings of now and the
    /// interactions as they were then, and repairs every day that this changes. Adds to the counts of result.
    Result<void> recalculate(
        const accounts::Company &company, const QString &day, api::Recalculation &result);

private:
    static constexpr int kPlaces = 10'000; ///< of the pool: companies, and what administrators ask for
    static constexpr int kAttempts = 5;

    void maintainAll();
    Result<void> maintain(const QString &companyKey);
    Result<bool> redateAll(const QString &companyKey, const QString &zone);
    Result<DayCorrection> compare(const QString &companyKey, const QString &day);
    /// Runs the job on the rows behind a number, until it returns none; see redate().
    template <typename Job>
    Result<void> forAll(Job job);
    /// Runs a job as the writer does.
    template <typename Job>
    auto write(Job job);

    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    const Clock &m_clock;
    std::atomic<bool> m_isStopping{false};
    std::atomic<bool> m_hasFailed{false};
    http::BoundedPool m_pool{1, kPlaces}; ///< last: its thread uses the rest
};

} // namespace answerdesk::commerce
