// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include <QtCore/QString>

namespace answerdesk::commerce {

// Conversations that lose the person who wrote in them. Parts of a write job; all throw SqlFailure.

/// Takes the fingerprints from the metadata of a message, and from its conversation when it is the last one
/// there. The words stay.
void forgetVisitorOfMessage(
    storage::Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId);
/// Deletes a conversation with everything that was said in it, also where it is kept as asked in vain.
void deleteConversation(storage::Connection &connection, const QString &companyKey, const QString &threadId);

} // namespace answerdesk::commerce
