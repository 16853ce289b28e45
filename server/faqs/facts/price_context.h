// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_price.h"

namespace answerdesk::faqs {

/// The prices of a line that a shopper may have to pay for the product: not those before a reduction, per
/// unit or instalment, for delivery, for an order's total or of another offer. Any thread.
std::vector<ParsedPrice> payablePrices(QStringView line);

/// Whether a line that stands alone says that the price below it is none of those: "Monthly rate".
bool dismissesNextPrice(const QString &label);

/// "from 14.40 €": what the cheapest of several costs, or an instalment.
bool isLowestOfSeveral(QStringView line, const ParsedPrice &price);

/// "109,-" and "1.249,--": a price whose currency stands elsewhere; null for other texts.
std::optional<ParsedPrice> bareDashPrice(QStringView line);

} // namespace answerdesk::faqs
