// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/model_store.h"

namespace answerdesk::answers {

using storage::Connection;
using storage::Rows;

std::map<qint64, api::ModelUse> loadModelUses(
    Connection &connection, const QString &companyKey, const QString &threadId)
{
    std::map<qint64, api::ModelUse> uses;
    Rows rows = connection.run("SELECT message_id, model, outcome, took_us, attempts, prompt_tokens, "
                               "answer_tokens FROM message_model "
                               "WHERE company_key = ? AND thread_id = ?",
        companyKey, threadId);
    while (rows.next()) {
        api::ModelUse &use = uses[rows.integer(0)];
        use.model = rows.text(1);
        use.outcome = rows.text(2);
        use.tookMs = double(rows.integer(3)) / 1000.0;
        use.attempts = int(rows.integer(4));
        use.promptTokens = int(rows.integer(5));
        use.answerTokens = int(rows.integer(6));
    }
    return uses;
}

void insertModelUse(Connection &connection, const QString &companyKey, const QString &threadId,
    qint64 messageId, const api::ModelUse &use)
{
    connection.run(
        "INSERT INTO message_model (company_key, thread_id, message_id, model, outcome, took_us, attempts, "
        "prompt_tokens, answer_tokens) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        companyKey, threadId, messageId, use.model, use.outcome, qint64(use.tookMs * 1000), use.attempts,
        use.promptTokens, use.answerTokens);
}

} // namespace answerdesk::answers
