// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feed_rows.h"
#include "shared/core/amount.h"

namespace answerdesk::faqs {

/// A value of a feed without its HTML: see plainText(), which it skips for the many texts that hold none.
QString feedText(const QString &text);
/// The same text, cut at the end of a word.
QString cutAtWord(const QString &text, qsizetype most);

/// A price as one value of a feed states it.
struct FeedPrice {
    QString amount; ///< plain decimal; empty: not stated, or zero
    Decimal value;
    QString currency; ///< ISO 4217, or empty
};

/// What keeps a price from being read.
using PriceFault = api::FeedProblem;

/// Reads "12.00 EUR", "EUR 12", "1.249,00 €", "12.5". A text that says more than one number or anything
/// beside number and currency is refused: "from 12 €" is no price of a product. currency: of the feed or the
/// row, for texts that name none and for signs that several share.
tl::expected<FeedPrice, PriceFault> readFeedPrice(const QString &text, const QString &currency);

/// The time between which a reduced price holds; an open end is null.
struct FeedInterval {
    std::optional<schema::Timestamp> from;
    std::optional<schema::Timestamp> until;
};

/// Reads "2026-03-01T00:00+0100/2026-03-31", either side may be empty. Dates without a zone are in UTC, an
/// end without a time is the end of its day. Nothing: unreadable, or the end is before the start.
std::optional<FeedInterval> readInterval(QStringView text);

/// Digits of a GTIN-8, -12, -13 or -14 with a right check digit, or of the first of several, or nothing.
std::optional<QString> readGtin(QStringView text);

/// The word of schema.org for an availability in the words of Google, schema.org, a count of pieces or a
/// shop's language, or nothing.
std::optional<QString> readAvailability(const QString &text);

/// "new", "refurbished" or "used", or nothing.
std::optional<QString> readCondition(QStringView text);

/// "product_weight" as people read it: "Product weight".
QString readableLabel(QStringView name);

} // namespace answerdesk::faqs
