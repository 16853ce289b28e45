// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/sets/faq_set_store.h"
#include "shared/core/result.h"

namespace answerdesk::faqs {

/// A page's set while it is changed, in a write job.
struct EditedPage {
    FaqPage page;
    QList<FaqRecord> old; ///< as it is stored
    MergedSet set; ///< as it is to be

    /// The FAQ with this identifier that administrators may see, or null.
    FaqRecord *find(qint64 faqId);
    bool isChanged() const { return set.records != old || !set.replaced.isEmpty(); }
};

/// Who changes something, and when.
struct Editor {
    QString email;
    qint64 nowMs = 0;
};

/// Most FAQs of a page.
inline constexpr int kMaxFaqsOfPage = 200;

/// Nothing when the company has no such page.
std::optional<EditedPage> beginEdit(
    storage::Connection &connection, const QString &companyKey, qint64 pageId);
/// Writes what was changed, and the page with another revision.
void endEdit(storage::Connection &connection, EditedPage &edited, qint64 nowMs);

// Changes of one FAQ. Errors are for the caller: INVALID_FIELDS, ALREADY_EXISTS.
Result<void> change(storage::Connection &connection, EditedPage &edited, qint64 faqId,
    const api::FaqChange &change, const Editor &editor);
Result<void> add(EditedPage &edited, const api::FaqRequest &request, const Editor &editor);
/// An own one goes, one of the page stays as a mark that it must not come back.
void remove(storage::Connection &connection, EditedPage &edited, qint64 faqId, const Editor &editor);
Result<void> order(EditedPage &edited, const std::vector<qint64> &faqIds);
/// All that are not hidden when none are named.
Result<void> approve(
    EditedPage &edited, const std::optional<std::vector<qint64>> &faqIds, const Editor &editor);

api::FaqPageDetails detailsOf(const FaqPage &page, const QList<FaqRecord> &records, bool isApprovalRequired);
/// One FAQ as it is listed; nothing when it is not.
std::optional<FaqRecord> listedFaq(
    const FaqPage &page, const QList<FaqRecord> &records, qint64 faqId, bool isApprovalRequired);

} // namespace answerdesk::faqs
