// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"
#include "shared/api/feed_rows.h"

namespace answerdesk::faqs {

struct FeedProduct;

/// The price that counts at a moment: the sale price within its dates.
std::optional<QString> currentPrice(const api::FeedProductRow &row, qint64 nowMs);
/// The next moment at which currentPrice() changes; nothing when it does not.
std::optional<qint64> nextPriceChange(const api::FeedProductRow &row, qint64 nowMs);

/// A GTIN with 14 digits, in which GTINs of different lengths can be compared. Empty for a text without one.
QString comparableGtin(const QString &gtin);

/// What is known of a page's product, with the facts of its feed before those of the page. products: at least
/// one; several are variants of it. Any thread; pure.
ProductFacts withFeed(ProductFacts page, const QList<FeedProduct> &products, qint64 nowMs);

} // namespace answerdesk::faqs
