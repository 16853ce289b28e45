// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_count_store.h"
#include "server/faqs/sets/faq_columns.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::Connection;

namespace {

qint64 numberIn(storage::Rows rows) { return storage::firstValue<qint64>(std::move(rows)).value_or(0); }

} // namespace

api::OverviewFaqs countPages(Connection &connection, const QString &companyKey, bool requiresApproval)
{
    api::OverviewFaqs faqs;
    for (const auto &[state, count] : storage::pairs<api::FaqState, qint64>(connection.run(
             "SELECT state, COUNT(*) FROM faq_page WHERE company_key = ? GROUP BY state", companyKey))) {
        (state == api::FaqState::Ready               ? faqs.ready
                : state == api::FaqState::Generating ? faqs.generating
                                                     : faqs.notAvailable)
            += count;
    }
    faqs.queued = numberIn(connection.run("SELECT COUNT(*) FROM faq_job WHERE company_key = ?", companyKey));
    if (requiresApproval) {
        faqs.awaiting = numberIn(connection.run(
            "SELECT COUNT(*) FROM (SELECT DISTINCT page_id FROM faq WHERE company_key = ? AND replaced_ms IS "
            "NULL AND deleted = 0 AND hidden = 0 AND is_held = 0 AND approved = 0 LIMIT ?) waiting",
            companyKey, kMostWaitingPages));
    }
    faqs.review = numberIn(
        connection.run("SELECT COUNT(*) FROM (SELECT DISTINCT page_id FROM faq WHERE company_key = ? AND "
                       "replaced_ms IS NULL AND deleted = 0 AND review IS NOT NULL LIMIT ?) waiting",
            companyKey, kMostWaitingPages));
    return faqs;
}

} // namespace answerdesk::faqs
