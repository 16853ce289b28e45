// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/stores/analytics_secret_store.h"
#include "server/accounts/stores/secret_columns.h"

namespace answerdesk::accounts {

namespace {

struct SecretRow {
    QString companyKey;
    int ordinal = 0;
    KeySecret secret;
    qint64 requiredFromMs = 0;
};
using SecretTable = storage::Table<SecretRow, "analytics_secret",
    storage::Key<"company_key", &SecretRow::companyKey>, storage::Key<"ordinal", &SecretRow::ordinal>,
    SecretColumns<&SecretRow::secret>, storage::Column<"required_from_ms", &SecretRow::requiredFromMs>>;

} // namespace

AnalyticsSecrets loadAnalyticsSecrets(storage::Connection &connection, const QString &companyKey)
{
    AnalyticsSecrets loaded;
    for (const SecretRow &row :
        SecretTable::select<"SELECT {columns} FROM analytics_secret WHERE company_key = ? ORDER BY ordinal">(
            connection, companyKey)) {
        loaded.secrets.push_back(row.secret);
        loaded.requiredFromMs = row.requiredFromMs;
    }
    return loaded;
}

void storeAnalyticsSecrets(
    storage::Connection &connection, const QString &companyKey, const AnalyticsSecrets &secrets)
{
    connection.run("DELETE FROM analytics_secret WHERE company_key = ?", companyKey);
    int ordinal = 0;
    for (const KeySecret &secret : secrets.secrets)
        SecretTable::insert(connection, {companyKey, ordinal++, secret, secrets.requiredFromMs});
}

} // namespace answerdesk::accounts
