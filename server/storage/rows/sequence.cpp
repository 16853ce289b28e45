// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/rows/sequence.h"

namespace answerdesk::storage {

namespace {

/// Where the numbers of a sequence are keys.
struct SequenceKey {
    const char *sequence;
    const char *table;
    const char *key; ///< a column, or an expression of it
};

constexpr SequenceKey kKeys[] = {
    {"audit", "audit", "audit_id"},
    {"commerce_event", "cart_event", "event_id"},
    {"commerce_event", "checkout", "event_id"},
    {"document", "document", "document_id"},
    {"faq", "faq", "faq_id"},
    {"faq_page", "faq_page", "page_id"},
    {"feed", "feed", "feed_id"},
    {"feed_run", "feed_run", "run_id"},
    {"import", "import_run", "import_id"},
    {"interaction", "interaction", "interaction_id"},
    {"passage", "passage", "passage_id"},
    {"page_rule", "page_rule", "rule_id"},
    {"pregeneration", "pregeneration", "pregeneration_id"},
    {"refund", "refund", "refund_id"},
    {"refusal", "refused_event", "refusal_id"},
    // Sources that are no upload have names for keys.
    {"source", "source", "CASE WHEN source_id < ':' THEN CAST(source_id AS BIGINT) ELSE 0 END"},
    {"stored_response", "idempotency", "response_id"},
    {"ticket", "ticket", "ticket_id"},
};

} // namespace

qint64 nextValue(Connection &connection, const QString &companyKey, const QString &name)
{
    Rows rows = connection.run("INSERT INTO sequence (company_key, name, last_value) VALUES (?, ?, 1) "
                               "ON CONFLICT (company_key, name) DO UPDATE SET "
                               "last_value = sequence.last_value + 1 RETURNING last_value",
        companyKey, name);
    rows.next();
    return rows.integer(0);
}

bool raiseSequences(Connection &connection, const SqlFailure &failure)
{
    bool isRaised = false;
    for (const auto &[sequence, table, key] : kKeys) {
        if (!QByteArrayView(failure.what()).contains("INSERT INTO " + QByteArray(table) + ' '))
            continue;
        Rows rows = connection.runOnce("INSERT INTO sequence (company_key, name, last_value) "
                                       "SELECT company_key, ?, MAX("
                + QByteArray(key) + ") FROM " + table
                + " WHERE company_key IS NOT NULL GROUP BY company_key HAVING MAX(" + key
                + ") > 0 "
                  "ON CONFLICT (company_key, name) DO UPDATE SET last_value = excluded.last_value "
                  "WHERE sequence.last_value < excluded.last_value RETURNING last_value",
            {QString::fromLatin1(sequence)});
        isRaised = rows.next() || isRaised;
    }
    return isRaised;
}

} // namespace answerdesk::storage
