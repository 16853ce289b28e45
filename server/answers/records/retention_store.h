// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"

namespace answerdesk::answers {

/// Deletes the knowledge gaps that were last asked for before a moment, and conversations whose last message
/// is older than a moment, with their messages and sources: at most this many messages, oldest conversations
/// first, so that no write job gets long. Tickets, interactions, orders and events stay: figures must open to
/// their rows. Part of a write job; throws SqlFailure. Returns whether there is more to delete.
bool deleteOldConversations(
    storage::Connection &connection, const QString &companyKey, qint64 beforeMs, int maxMessages);

} // namespace answerdesk::answers
