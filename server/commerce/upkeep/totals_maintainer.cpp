// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/totals_maintainer.h"
#include "server/commerce/events/attribution_store.h"
#include "server/commerce/upkeep/rebuild_store.h"
#include "server/commerce/upkeep/recalculation.h"
#include "server/storage/rows/read_snapshot.h"
#include "shared/core/day.h"
#include "shared/core/log_area.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;

namespace {

// Days before today whose carts may still get events: zones are up to a day apart, and clocks jump.
constexpr int kFirstNoted = -2;

Error stopping() { return Error::unavailable(u"The server is stopping."_s); }

} // namespace

template <typename Job>
auto TotalsMaintainer::write(Job job)
{
    return m_database.writer().submitAndWait(std::move(job));
}

template <typename Job>
Result<void> TotalsMaintainer::forAll(Job job)
{
    for (qint64 afterId = 0;;) {
        if (m_isStopping)
            return fail(stopping());
        const Result<std::optional<qint64>> last
            = write([&](Connection &connection) -> Result<std::optional<qint64>> {
                  return job(connection, afterId);
              });
        if (!last)
            return fail(last.error());
        if (!*last)
            return {};
        afterId = **last;
    }
}

void TotalsMaintainer::maintainAll()
{
    for (const accounts::CompanyPtr &company : m_companies.all())
        companyChanged(company->key);
}

void TotalsMaintainer::retry()
{
    if (m_hasFailed.exchange(false))
        maintainAll();
}

void TotalsMaintainer::companyChanged(const QString &companyKey)
{
    const bool isStarted = submit([this, companyKey] {
        const Result<void> done = m_isStopping ? Result<void>() : maintain(companyKey);
        if (done || m_isStopping)
            return;
        m_hasFailed = true;
        qCWarning(area::revenue, "revenue of %s is not counted again yet: %s", qUtf8Printable(companyKey),
            qUtf8Printable(done.error().text()));
    });
    if (!isStarted)
        m_hasFailed = true;
}

void TotalsMaintainer::finish()
{
    m_isStopping = true;
    m_pool.finish();
}

Result<void> TotalsMaintainer::maintain(const QString &companyKey)
{
    const accounts::CompanyPtr company = m_companies.find(companyKey);
    if (!company)
        return {};
    const QString zone = QString::fromLatin1(company->timeZone.id());
    const Result<bool> isNeeded = write([&](Connection &connection) -> Result<bool> {
        const std::optional<RevenueState> state = loadRevenueState(connection, companyKey);
        if (state && !state->isRebuilding && state->timeZone == zone)
            return false;
        const bool isEmpty = !hasCommerce(connection, companyKey);
        storeRevenueState(connection, companyKey, {zone, !isEmpty});
        return !isEmpty;
    });
    if (!isNeeded || !*isNeeded)
        return isNeeded ? Result<void>() : fail(isNeeded.error());
    const Result<bool> redated = redateAll(companyKey, zone);
    if (!redated || !*redated)
        return redated ? Result<void>() : fail(redated.error());
    for (QString from;;) {
        const Result<std::optional<QString>> day
            = write([&](Connection &connection) -> Result<std::optional<QString>> {
                  return nextDay(connection, companyKey, from);
              });
        if (!day)
            return fail(day.error());
        if (!*day)
            break;
        if (const auto repaired = repair(companyKey, **day); !repaired)
            return fail(repaired.error());
        from = **day + u' '; // behind this day, before the next one
    }
    const Result<bool> ended = write([&](Connection &connection) -> Result<bool> {
        storeRevenueState(connection, companyKey, {zone, false});
        return true;
    });
    return ended ? Result<void>() : fail(ended.error());
}

/// False when the zone changes meanwhile: that change has begun a run of its own.
Result<bool> TotalsMaintainer::redateAll(const QString &companyKey, const QString &zone)
{
    const auto current = [&]() -> accounts::CompanyPtr {
        const accounts::CompanyPtr company = m_companies.find(companyKey);
        return company && QString::fromLatin1(company->timeZone.id()) == zone ? company : nullptr;
    };
    for (const DatedRows kind :
        {DatedRows::CartEvents, DatedRows::Orders, DatedRows::Refunds, DatedRows::Tickets}) {
        const Result<void> done
            = forAll([&](Connection &connection, qint64 afterId) -> Result<std::optional<qint64>> {
                  const accounts::CompanyPtr company = current();
                  return company ? redate(connection, *company, kind, afterId, kRowsAJob) : std::nullopt;
              });
        if (!done)
            return fail(done.error());
    }
    const accounts::CompanyPtr company = current();
    if (!company)
        return false;
    const QDate today = readDay(company->dayOf(m_clock.nowMs())).value_or(QDate(1970, 1, 1));
    const QString first = today.addDays(kFirstNoted).toString(Qt::ISODate);
    const Result<qint64> firstId = write([&](Connection &connection) -> Result<qint64> {
        return firstEventOf(connection, companyKey, first);
    });
    if (!firstId || *firstId == 0)
        return firstId ? Result<bool>(true) : fail(firstId.error());
    for (const Noting noting : {Noting::Clear, Noting::Add}) {
        const Result<void> noted
            = forAll([&](Connection &connection, qint64 afterId) -> Result<std::optional<qint64>> {
                  const qint64 after = std::max(afterId, *firstId - 1);
                  return noteCounted(connection, companyKey, noting, after, kRowsAJob);
              });
        if (!noted)
            return fail(noted.error());
    }
    return true;
}

Result<DayCorrection> TotalsMaintainer::compare(const QString &companyKey, const QString &day)
{
    try {
        Connection &reader = m_database.reader();
        storage::ReadSnapshot snapshot(reader);
        DayCorrection correction = compareDay(reader, companyKey, day);
        snapshot.finish();
        return correction;
    } catch (const storage::SqlFailure &failure) {
        return fail(failure.toError());
    }
}

Result<std::vector<api::TotalDifference>> TotalsMaintainer::check(
    const QString &companyKey, const QString &day)
{
    return compare(companyKey, day).map([](DayCorrection &&correction) {
        return std::move(correction.differences);
    });
}

Result<std::vector<api::TotalDifference>> TotalsMaintainer::repair(
    const QString &companyKey, const QString &day)
{
    // Before the comparison: a mark that is wrong would count the next cart event's ticket again.
    const Result<void> marked
        = forAll([&](Connection &connection, qint64 afterId) -> Result<std::optional<qint64>> {
              return markCarts(connection, companyKey, day, afterId, kRowsAJob);
          });
    if (!marked)
        return fail(marked.error());
    std::vector<api::TotalDifference> found;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        Result<DayCorrection> correction = compare(companyKey, day);
        if (!correction)
            return fail(correction.error());
        if (attempt == 0)
            found = correction->differences;
        bool isAdded = true;
        for (std::size_t from = 0; isAdded && from < correction->rows(); from += kRowsAJob) {
            if (m_isStopping)
                return fail(stopping());
            const Result<bool> added = write([&](Connection &connection) -> Result<bool> {
                return addCorrection(connection, companyKey, *correction, from, kRowsAJob);
            });
            if (!added)
                return fail(added.error());
            isAdded = *added;
        }
        if (isAdded)
            return found;
    }
    return fail(Error::unavailable(u"Another server is correcting these totals."_s));
}

Result<void> TotalsMaintainer::recalculate(
    const accounts::Company &company, const QString &day, api::Recalculation &result)
{
    const Result<bool> wasRebuilding = write([&](Connection &connection) -> Result<bool> {
        const auto state = loadRevenueState(connection, company.key).value_or(RevenueState());
        storeRevenueState(connection, company.key, {state.timeZone, true});
        return state.isRebuilding;
    });
    if (!wasRebuilding)
        return fail(wasRebuilding.error());
    Recalculated changes;
    changes.days << day;
    const Result<void> done
        = forAll([&](Connection &connection, qint64 afterId) -> Result<std::optional<qint64>> {
              return recalculateOrders(connection, company, day, afterId, kOrdersAJob, changes);
          })
              .and_then([&] {
                  return forAll([&](Connection &connection, qint64 afterId) -> Result<std::optional<qint64>> {
                      return recalculateCarts(connection, company, day, afterId, kOrdersAJob, changes);
                  });
              })
              .and_then([&]() -> Result<void> {
                  for (const QString &each : std::as_const(changes.days)) {
                      if (const auto repaired = repair(company.key, each); !repaired)
                          return fail(repaired.error());
                  }
                  return {};
              });
    if (!done) {
        m_hasFailed = true;
        return done;
    }
    result.orders += changes.orders;
    result.changed += changes.changed;
    result.lost += changes.lost;
    const Result<bool> ended = write([&](Connection &connection) -> Result<bool> {
        const auto state = loadRevenueState(connection, company.key).value_or(RevenueState());
        storeRevenueState(connection, company.key, {state.timeZone, *wasRebuilding});
        return true;
    });
    return ended ? Result<void>() : fail(ended.error());
}

} // namespace answerdesk::commerce
