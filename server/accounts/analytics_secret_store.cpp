// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/analytics_secret_store.h"

namespace answerdesk::accounts {

AnalyticsSecrets loadAnalyticsSecrets(storage::Connection &connection, const QString &companyKey)
{
    AnalyticsSecrets loaded;
    storage::Rows rows = connection.run(
        "SELECT secret_sha256, created_ms, valid_until_ms, required_from_ms FROM analytics_secret WHERE "
        "company_key = ? ORDER BY ordinal",
        companyKey);
    while (rows.next()) {
        // A hash that cannot be read any more accepts nothing; without its row the secret would be off.
        const SecretHash hash = hashOfHex(rows.text(0)).value_or(SecretHash{});
        loaded.secrets.push_back({hash, rows.integer(1), rows.optionalInteger(2)});
        loaded.requiredFromMs = rows.integer(3);
    }
    return loaded;
}

void storeAnalyticsSecrets(
    storage::Connection &connection, const QString &companyKey, const AnalyticsSecrets &secrets)
{
    connection.run("DELETE FROM analytics_secret WHERE company_key = ?", companyKey);
    int ordinal = 0;
    for (const KeySecret &secret : secrets.secrets) {
        connection.run("INSERT INTO analytics_secret (company_key, ordinal, secret_sha256, created_ms, "
                       "valid_until_ms, required_from_ms) VALUES (?, ?, ?, ?, ?, ?)",
            companyKey, ordinal++, hexOf(secret.hash), secret.createdMs, secret.validUntilMs,
            secrets.requiredFromMs);
    }
}

} // namespace answerdesk::accounts
