// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"

namespace answerdesk::answers {

/// Tokens that a company's requests to models took on a day (UTC): prompts and answers, as the models' server
/// counted them.
qint64 modelTokensOn(storage::Connection &connection, const QString &companyKey, qint64 atMs);
/// Adds to them; in a transaction of the caller.
void addModelTokens(storage::Connection &connection, const QString &companyKey, qint64 atMs, qint64 tokens);

} // namespace answerdesk::answers
