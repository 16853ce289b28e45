// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/rule_page_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::faqs {

using storage::Column;
using storage::Connection;

namespace {

constexpr int kRowsAtOnce = 2'000;
constexpr qsizetype kRenewedAtOnce = 300;

using PageAddresses = storage::View<FaqPage, Column<"page_id", &FaqPage::pageId>,
    Column<"url", &FaqPage::url>, Column<"locale", &FaqPage::locale>>;

QList<FaqPage> loadAddresses(Connection &connection, const QString &companyKey, qint64 lastPageId)
{
    return PageAddresses::select<"SELECT {columns} FROM faq_page WHERE company_key = ? AND page_id > ? "
                                 "ORDER BY page_id LIMIT ?">(connection, companyKey, lastPageId, kRowsAtOnce);
}

bool doesOther(const PageRule *before, const PageRule *after)
{
    return before && after ? !before->doesAs(*after) : before != after;
}

} // namespace

QList<qint64> countPagesOf(Connection &connection, const QString &companyKey, const RuleSet &rules)
{
    QList<qint64> counts(rules.rules().size(), 0);
    if (counts.isEmpty())
        return counts;
    QList<FaqPage> pages;
    do {
        pages = loadAddresses(connection, companyKey, pages.isEmpty() ? 0 : pages.last().pageId);
        for (const FaqPage &page : std::as_const(pages)) {
            if (const int place = rules.placeFor(page.url); place >= 0)
                ++counts[place];
        }
    } while (pages.size() == kRowsAtOnce);
    return counts;
}

qint64 countRegenerating(Connection &connection, const QString &companyKey, const RuleSet &rules)
{
    const QList<QString> urls = storage::values<QString>(
        connection.run("SELECT p.url FROM faq_job j JOIN faq_page p ON p.company_key = j.company_key AND "
                       "p.page_id = j.page_id WHERE j.company_key = ?",
            companyKey));
    return std::count_if(
        urls.begin(), urls.end(), [&](const QString &url) { return rules.placeFor(url) >= 0; });
}

RenewedPart renewPages(Connection &connection, const QString &companyKey, const RuleSet &before,
    const RuleSet &after, qint64 lastPageId, qint64 nowMs)
{
    RenewedPart part;
    part.lastPageId = lastPageId;
    const QList<FaqPage> known = loadAddresses(connection, companyKey, lastPageId);
    for (const FaqPage &page : known) {
        if (part.pages.size() >= kRenewedAtOnce)
            return part;
        part.lastPageId = page.pageId;
        if (doesOther(before.ruleFor(page.url), after.ruleFor(page.url)))
            part.pages << renewPage(connection, companyKey, page.url, page.locale, nowMs, false);
    }
    part.isLast = known.size() < kRowsAtOnce;
    return part;
}

} // namespace answerdesk::faqs
