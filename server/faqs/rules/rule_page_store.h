// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/rules/rule_set.h"
#include "server/faqs/sets/faq_store.h"

namespace answerdesk::faqs {

/// How many of the company's known pages each rule applies to, in the order of the rules.
QList<qint64> countPagesOf(storage::Connection &connection, const QString &companyKey, const RuleSet &rules);
/// How many pages with a rule are being made or wait for it.
qint64 countRegenerating(storage::Connection &connection, const QString &companyKey, const RuleSet &rules);

/// What one write job did of a renewal.
struct RenewedPart {
    QList<FaqPage> pages; ///< as they are now
    qint64 lastPageId = 0; ///< the next part begins behind it
    bool isLast = false;
};

/// In a write job: asks for known pages behind lastPageId again to which another rule applies than before, or
/// one that says something else; behind what shoppers wait for. Some hundreds at most.
RenewedPart renewPages(storage::Connection &connection, const QString &companyKey, const RuleSet &before,
    const RuleSet &after, qint64 lastPageId, qint64 nowMs);

} // namespace answerdesk::faqs
