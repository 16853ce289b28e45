// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_count_store.h"
#include "shared/api/faqs.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using storage::Connection;
using storage::Rows;

namespace {

qint64 numberIn(Rows rows) { return rows.next() ? rows.integer(0) : 0; }

} // namespace

api::OverviewFaqs countPages(Connection &connection, const QString &companyKey, bool requiresApproval)
{
    api::OverviewFaqs faqs;
    {
        Rows rows = connection.run(
            "SELECT state, COUNT(*) FROM faq_page WHERE company_key = ? GROUP BY state", companyKey);
        while (rows.next()) {
            const auto state = schema::enumValue<api::FaqState>(rows.text(0));
            (state == api::FaqState::Ready               ? faqs.ready
                    : state == api::FaqState::Generating ? faqs.generating
                                                         : faqs.notAvailable)
                += rows.integer(1);
        }
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
