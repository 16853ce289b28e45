// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/retention_store.h"
#include "server/answers/records/gap_store.h"
#include "server/storage/rows/column_codec.h"
#include "shared/core/random.h"

namespace answerdesk::answers {

using storage::Connection;

namespace {

constexpr int kMaxThreads = 100; // a job's share when conversations are short

/// The oldest messages of a conversation, at most this many; returns how many there were.
int deleteMessages(Connection &connection, const QString &companyKey, const QString &threadId, int limit)
{
    const QList<qint64> messages = storage::values<qint64>(
        connection.run("SELECT message_id FROM message WHERE company_key = ? AND thread_id = ? "
                       "ORDER BY message_id LIMIT ?",
            companyKey, threadId, limit));
    const qint64 last = messages.isEmpty() ? 0 : messages.last();
    connection.run("DELETE FROM message_source WHERE company_key = ? AND thread_id = ? AND message_id <= ?",
        companyKey, threadId, last);
    connection.run("DELETE FROM message_model WHERE company_key = ? AND thread_id = ? AND message_id <= ?",
        companyKey, threadId, last);
    connection.run("DELETE FROM gap_occurrence WHERE company_key = ? AND thread_id = ? AND message_id <= ?",
        companyKey, threadId, last);
    connection.run("DELETE FROM message WHERE company_key = ? AND thread_id = ? AND message_id <= ?",
        companyKey, threadId, last);
    return int(messages.size());
}

} // namespace

bool deleteOldConversations(
    Connection &connection, const QString &companyKey, qint64 beforeMs, int maxMessages)
{
    // Nothing is written in a conversation before it begins, so those that ended early began earlier.
    const QList<QString> threads = storage::values<QString>(
        connection.run("SELECT thread_id FROM thread WHERE company_key = ? AND thread_id < ? AND "
                       "updated_ms < ? ORDER BY thread_id LIMIT ?",
            companyKey, uuid7Start(beforeMs), beforeMs, kMaxThreads));
    deleteOldGaps(connection, companyKey, beforeMs, maxMessages);
    int left = maxMessages;
    for (const QString &threadId : threads) {
        const int deleted = deleteMessages(connection, companyKey, threadId, left);
        left -= deleted;
        if (left <= 0)
            return true; // the rest of this conversation may be the next job's
        connection.run("DELETE FROM thread WHERE company_key = ? AND thread_id = ?", companyKey, threadId);
    }
    return threads.size() == kMaxThreads;
}

} // namespace answerdesk::answers
