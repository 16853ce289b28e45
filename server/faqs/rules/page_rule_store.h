// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/page_rules.h"

namespace answerdesk::faqs {

/// A rule of a company.
struct PageRule {
    QString companyKey;
    qint64 ruleId = 0;
    int position = 0; ///< from 0
    api::PageRuleContent content;
    QString updatedBy;
    qint64 updatedMs = 0;
    friend bool operator==(const PageRule &, const PageRule &) = default;

    /// What it does to a page, wherever it stands and whatever its pattern is.
    bool doesAs(const PageRule &other) const
    {
        return content.effect == other.content.effect && content.selectors == other.content.selectors;
    }
};

/// In their order.
QList<PageRule> loadPageRules(storage::Connection &connection, const QString &companyKey);
/// Rises with every change of the company's rules.
qint64 pageRuleRevision(storage::Connection &connection, const QString &companyKey);

/// In a write job: stores the difference between two states of a company's rules. Rules without an identifier
/// get one; positions are those in the list.
void storePageRules(storage::Connection &connection, const QString &companyKey, const QList<PageRule> &before,
    QList<PageRule> &after);

} // namespace answerdesk::faqs
