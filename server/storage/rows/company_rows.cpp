// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/rows/company_rows.h"
#include <array>

namespace answerdesk::storage {

namespace {

constexpr std::array kTables{
    // What runs by itself, and who may come in.
    CompanyTable{"faq_job", "page_id"},
    CompanyTable{"pregeneration_part", "pregeneration_id, part_number"},
    CompanyTable{"pregeneration_line", "pregeneration_id, line_number"},
    CompanyTable{"pregeneration", "pregeneration_id"},
    CompanyTable{"feed_part", "run_id, start_offset"},
    CompanyTable{"feed_line", "run_id, line_number"},
    CompanyTable{"feed_product", "feed_id, product_key"},
    CompanyTable{"feed_run", "run_id"},
    CompanyTable{"feed", "feed_id"},
    CompanyTable{"page_rule", "rule_id"},
    CompanyTable{"import_line", "import_id, line_number"},
    CompanyTable{"import_run", "import_id"},
    CompanyTable{"source_page", "source_id"},
    CompanyTable{"api_key_secret", "key_id, secret_sha256"},
    CompanyTable{"api_key_usage", "key_id, day"},
    CompanyTable{"api_key", "key_id"},
    CompanyTable{"analytics_secret", "ordinal"},
    CompanyTable{"admin_company", "admin_id"},
    // Knowledge.
    CompanyTable{"passage_embedding", "passage_id"},
    CompanyTable{"passage", "passage_id"},
    CompanyTable{"document", "document_id"},
    CompanyTable{"own_answer", "own_answer_id"},
    CompanyTable{"lexicon_entry", "lexicon_entry_id"},
    CompanyTable{"site_page", "source_id, url"},
    CompanyTable{"excluded_page", "source_id, url"},
    CompanyTable{"source", "source_id"},
    CompanyTable{"evaluation_result", "evaluation_id, run_id, position"},
    CompanyTable{"evaluation_run", "evaluation_id, run_id"},
    CompanyTable{"evaluation_question", "evaluation_id, question_id"},
    CompanyTable{"evaluation", "evaluation_id"},
    // FAQs.
    CompanyTable{"faq_source", "faq_id, ordinal"},
    CompanyTable{"faq", "faq_id"},
    CompanyTable{"faq_wording", "page_id"},
    CompanyTable{"page_fact", "page_id, position"},
    CompanyTable{"faq_page", "page_id"},
    CompanyTable{"shop_block", "host, block_hash"},
    // Conversations.
    CompanyTable{"gap_occurrence", "thread_id, message_id"},
    CompanyTable{"knowledge_gap", "gap_id"},
    CompanyTable{"message_source", "thread_id, message_id, ordinal"},
    CompanyTable{"message_model", "thread_id, message_id"},
    CompanyTable{"model_day", "day"},
    CompanyTable{"message", "thread_id, message_id"},
    CompanyTable{"source_set", "set_id"},
    CompanyTable{"thread", "thread_id"},
    CompanyTable{"company_text", "locale"},
    // Commerce.
    CompanyTable{"interaction", "interaction_id"},
    CompanyTable{"cart_item", "user_fingerprint, product_id"},
    CompanyTable{"cart_event", "event_id"},
    CompanyTable{"product", "product_id"},
    CompanyTable{"checkout_line", "event_id, ordinal"},
    CompanyTable{"refund", "refund_id"},
    CompanyTable{"checkout", "event_id"},
    CompanyTable{"ticket", "ticket_id"},
    CompanyTable{"daily_total", "day, currency, channel, is_helpful, is_direct, is_test"},
    CompanyTable{"daily_slice", "dimension, day, currency, value, channel, is_helpful, is_direct, is_test"},
    CompanyTable{"daily_ticket", "day, channel, is_test"},
    CompanyTable{"revenue_state", ""},
    CompanyTable{"visitor_mark", ""},
    CompanyTable{"idempotency", "endpoint, scope, idempotency_key"},
    CompanyTable{"refused_event", "refusal_id"},
};

constexpr const char *kKept[] = {"company", "audit", "sequence"};

/// Deletes rows of one table; says how many.
int deleteRows(Connection &connection, const CompanyTable &table, const QString &companyKey, int most)
{
    const QByteArray name(table.name);
    const QByteArray key(table.key);
    QByteArray sql = "DELETE FROM " + name + " WHERE company_key = ?";
    QVariantList values{companyKey};
    if (!key.isEmpty()) {
        sql += " AND (" + key + ") IN (SELECT " + key + " FROM " + name + " WHERE company_key = ? LIMIT ?)";
        values << companyKey << most;
    }
    Rows rows = connection.runOnce(sql + " RETURNING 1", values);
    int deleted = 0;
    while (rows.next())
        ++deleted;
    return deleted;
}

} // namespace

std::span<const CompanyTable> companyTables() { return kTables; }

std::span<const char *const> keptCompanyTables() { return kKept; }

CompanyRows deleteCompanyRows(Connection &connection, const QString &companyKey, std::size_t from, int most)
{
    CompanyRows done{from, 0};
    while (done.next < kTables.size()) {
        const int left = most - done.deleted;
        if (left <= 0)
            return done;
        const int deleted = deleteRows(connection, kTables[done.next], companyKey, left);
        done.deleted += deleted;
        if (deleted < left)
            ++done.next;
    }
    done.next = 0;
    return done;
}

} // namespace answerdesk::storage
