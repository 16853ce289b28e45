// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/housekeeping.h"
#include "server/accounts/admin_store.h"
#include "server/answers/retention_store.h"
#include "server/commerce/answer_store.h"
#include "server/commerce/refusal_store.h"
#include "server/commerce/visitor_retention.h"
#include "server/knowledge/import_ledger.h"

namespace answerdesk::app {

namespace {
constexpr qint64 kDayMs = 86'400'000;
} // namespace

template <typename Job>
void Housekeeping::repeat(Job job)
{
    bool hasMore = true;
    while (hasMore && !m_isStopping) {
        const Result<bool> done = m_database.writer().submitAndWait(
            [&job](storage::Connection &connection) -> Result<bool> { return job(connection); });
        hasMore = done && *done;
    }
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
            return commerce::deleteOldAnswers(connection, key, nowMs, kRowsAJob);
        });
    }
}

void Housekeeping::run()
{
    noteUses();
    if (m_clock.steadyMs() < m_nextSweepMs)
        return;
    m_nextSweepMs = m_clock.steadyMs() + kSweepMs;
    sweep(m_clock.nowMs());
}

} // namespace answerdesk::app
