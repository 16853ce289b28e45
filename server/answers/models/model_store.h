// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/model_use.h"
#include <map>

namespace answerdesk::answers {

/// What models did for the messages of a thread, by message.
std::map<qint64, api::ModelUse> loadModelUses(
    storage::Connection &connection, const QString &companyKey, const QString &threadId);

/// Writing, in the job that stores the message.
void insertModelUse(storage::Connection &connection, const QString &companyKey, const QString &threadId,
    qint64 messageId, const api::ModelUse &use);

} // namespace answerdesk::answers
