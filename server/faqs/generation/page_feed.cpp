// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/page_feed.h"
#include "server/faqs/feeds/feed_facts.h"
#include "server/faqs/feeds/feed_product_store.h"

namespace answerdesk::faqs {

void takeFeed(storage::Connection &connection, const QString &companyKey, const QString &url, qint64 nowMs,
    MadePage &made)
{
    const QList<FeedProduct> products = findFeedProducts(
        connection, companyKey, url, made.facts.sku.value, comparableGtin(made.facts.gtin.value));
    if (products.isEmpty())
        return;
    made.facts = withFeed(std::move(made.facts), products, nowMs);
    made.reason.reset();
    made.message.clear();
}

} // namespace answerdesk::faqs
