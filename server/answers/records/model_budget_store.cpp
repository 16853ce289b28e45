// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/model_budget_store.h"
#include "server/storage/rows/column_codec.h"
#include <QtCore/QDateTime>
#include <QtCore/QTimeZone>

namespace answerdesk::answers {

namespace {

QString dayOf(qint64 atMs)
{
    return QDateTime::fromMSecsSinceEpoch(atMs, QTimeZone::utc()).date().toString(Qt::ISODate);
}

} // namespace

qint64 modelTokensOn(storage::Connection &connection, const QString &companyKey, qint64 atMs)
{
    return storage::firstValue<qint64>(
        connection.run(
            "SELECT tokens FROM model_day WHERE company_key = ? AND day = ?", companyKey, dayOf(atMs)))
        .value_or(0);
}

void addModelTokens(storage::Connection &connection, const QString &companyKey, qint64 atMs, qint64 tokens)
{
    connection.run("INSERT INTO model_day (company_key, day, tokens) VALUES (?, ?, ?) ON CONFLICT "
                   "(company_key, day) DO UPDATE SET tokens = model_day.tokens + excluded.tokens",
        companyKey, dayOf(atMs), tokens);
}

} // namespace answerdesk::answers
