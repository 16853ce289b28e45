// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/analytics_secret.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::accounts {

AnalyticsSecrets loadAnalyticsSecrets(storage::Connection &connection, const QString &companyKey);
/// Writing, in a write job: these take the place of what is stored.
void storeAnalyticsSecrets(
    storage::Connection &connection, const QString &companyKey, const AnalyticsSecrets &secrets);

} // namespace answerdesk::accounts
