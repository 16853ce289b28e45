// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/housekeeping.h"
#include "server/accounts/idempotency/idempotency_store.h"
#include "server/accounts/stores/admin_store.h"
#include "server/answers/records/retention_store.h"
#include "server/commerce/events/refusal_store.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "server/knowledge/store/import_ledger.h"
#include "server/storage/rows/company_rows.h"
#include "shared/core/log_area.h"

namespace answerdesk::app {

namespace {
constexpr qint64 kDayMs = 86'400'000;
} // namespace

template <typename Job>
bool Housekeeping::repeat(Job job)
{
    while (!m_isStopping) {
        const Result<bool> hasMore = m_database.writer().submitAndWait(
            [&job](storage::Connection &connection) -> Result<bool> { return job(connection); });
        if (!hasMore || !*hasMore)
            return hasMore.has_value();
    }
    return false;
}

void Housekeeping::noteUses()
{
    const QList<std::pair<QString, qint64>> uses = m_sessions.takeUses();
    if (uses.isEmpty())
        return;
    repeat([&uses](storage::Connection &connection) {
        for (const auto &[sessionId, lastUsedMs] : uses)
            accounts::updateSessionUse(connection, sessionId, lastUsedMs);
        return false;
    });
}

void Housekeeping::sweep(qint64 nowMs)
{
    repeat([nowMs](storage::Connection &connection) {
        accounts::deleteExpiredSessions(connection, nowMs);
        knowledge::ImportLedger::interruptSilent(connection, nowMs);
        return false;
    });
    for (const accounts::CompanyPtr &company : m_companies.all()) {
        const QString key = company->key;
        if (company->conversationRetentionDays > 0) {
            const qint64 beforeMs = nowMs - company->conversationRetentionDays * kDayMs;
            repeat([&](storage::Connection &connection) {
                return answers::deleteOldConversations(connection, key, beforeMs, kMessagesAJob);
            });
        }
        if (const QString lastDay = commerce::lastForgottenDay(*company, nowMs); !lastDay.isEmpty()) {
            repeat([&](storage::Connection &connection) {
                return commerce::forgetOldVisitors(connection, *company, lastDay, kRowsAJob);
            });
        }
        repeat([&](storage::Connection &connection) {
            return commerce::deleteOldRefusals(connection, key, nowMs, kRowsAJob);
        });
        repeat([&](storage::Connection &connection) {
            return accounts::deleteExpiredResponses(connection, key, nowMs, kRowsAJob);
        });
    }
}

bool Housekeeping::removeRows(const QString &companyKey, qint64 untilMs)
{
    storage::CompanyRows rows;
    bool isEmpty = false;
    const bool isDone = repeat([&](storage::Connection &connection) {
        const bool isFromStart = rows.next == 0;
        rows = storage::deleteCompanyRows(connection, companyKey, rows.next, kRowsAJob);
        // What came into a table that was done is found by the next look through all of them.
        isEmpty = isFromStart && rows.next == 0 && rows.deleted == 0;
        return !isEmpty && m_clock.steadyMs() < untilMs;
    });
    return isDone && isEmpty;
}

bool Housekeeping::freeKey(const QString &companyKey)
{
    m_keyFreed(companyKey); // before another company may have the key
    bool isFree = false;
    const bool isDone = repeat([&](storage::Connection &connection) {
        const storage::CompanyRows rows = storage::deleteCompanyRows(connection, companyKey, 0, kRowsAJob);
        isFree = rows.next == 0 && rows.deleted == 0;
        if (isFree) {
            accounts::deleteCompanyRow(connection, companyKey);
        }
        return false;
    });
    return isDone && isFree;
}

/// Says whether only the time was up.
bool Housekeeping::removeCompanies(qint64 nowMs)
{
    if (!m_hasDeleted.exchange(false))
        return false;
    QList<accounts::DeletedCompany> companies;
    bool isAllDone = repeat([&](storage::Connection &connection) {
        companies = accounts::loadDeleted(connection);
        return false;
    });
    const qint64 untilMs = m_clock.steadyMs() + kRemovingMs;
    for (const auto &[key, deletedMs] : std::as_const(companies)) {
        const bool isRested = deletedMs < m_startedMs || nowMs - deletedMs >= kKeyRestMs;
        const bool isRemoved = removeRows(key, untilMs) && isRested && freeKey(key);
        if (isRemoved) {
            qCInfo(area::server, "nothing is left of the company %s, which was deleted", qUtf8Printable(key));
        }
        isAllDone = isAllDone && isRemoved;
    }
    if (!isAllDone)
        m_hasDeleted = true;
    return !isAllDone && m_clock.steadyMs() >= untilMs;
}

bool Housekeeping::run()
{
    noteUses();
    const bool hasMore = removeCompanies(m_clock.nowMs());
    if (m_clock.steadyMs() >= m_nextSweepMs) {
        m_nextSweepMs = m_clock.steadyMs() + kSweepMs;
        sweep(m_clock.nowMs());
    }
    return hasMore;
}

} // namespace answerdesk::app
