// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/sets/faq_store.h"

namespace answerdesk::faqs {

/// A page's set as administrators see it: without deleted ones, and with what is served of it.
QList<FaqRecord> listedFaqs(const FaqPage &page, QList<FaqRecord> records, bool isApprovalRequired);

// Reading.
/// A page's set with all that administrators made of it, deleted ones too, in order.
QList<FaqRecord> loadRecords(storage::Connection &connection, const QString &companyKey, qint64 pageId);
/// Any FAQ, replaced ones too.
std::optional<FaqRecord> loadFaq(storage::Connection &connection, const QString &companyKey, qint64 faqId);
/// The page of a FAQ that administrators may see: neither replaced nor deleted.
std::optional<qint64> pageOfFaq(storage::Connection &connection, const QString &companyKey, qint64 faqId);
/// FAQs of a company as they are listed, by page and position, behind a page and a position in it.
std::vector<api::CompanyFaq> loadCompanyFaqs(storage::Connection &connection, const QString &companyKey,
    const api::FaqsQuery &query, bool isApprovalRequired, qint64 abovePage, int abovePosition, int limit);

// Writing, in a write job.
/// Writes the set over the stored one, given what was loaded of it. Fills in the identifiers of new records,
/// and the page's open FAQs and counts. What is no longer in it stays answerable for a while.
void storeRecords(storage::Connection &connection, FaqPage &page, const QList<FaqRecord> &old, MergedSet &set,
    qint64 nowMs);
void deleteRecord(storage::Connection &connection, const FaqRecord &record);
/// Takes back at once what is generated from product feeds on a page, of earlier sets too: nothing quotes a
/// feed that was deleted.
void withdrawFeedFaqs(storage::Connection &connection, const QString &companyKey, qint64 pageId);
/// Replaces what is known of the page. Sources that only repeat each other are kept once.
void replaceFacts(storage::Connection &connection, const FaqPage &page, const QList<WrittenFaq> &facts);

} // namespace answerdesk::faqs
