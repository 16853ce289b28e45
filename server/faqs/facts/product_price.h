// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/currency_signs.h"
#include <optional>

namespace answerdesk::faqs {

struct ParsedPrice {
    QString amount; ///< plain decimal with the digits of the text: "1249.00"
    QString currency; ///< ISO 4217, or empty when the text names none for certain
    QStringList currencies; ///< the ones that share the text's sign: a bare "$", "kr"
    QString sign; ///< the currency as the text writes it, or empty
    qsizetype start = -1; ///< of the number with its sign within the text, where pricesIn() found it
    qsizetype end = -1;
};

/// Reads the price out of text in the notations of shops: "1.249,00 €", "$1,249.00", "CHF 1'049.95",
/// "3,500円", "173 34 Lei", "was $120.00 now $60.00". currency: ISO code or other words of what is known from
/// elsewhere; used where the text itself names none, and decides "1.249" in currencies of three decimals. Any
/// thread.
std::optional<ParsedPrice> parsePrice(QStringView text, QStringView currency = {});

/// A value that a machine wrote: a plain decimal as it is, else as parsePrice() reads it.
std::optional<ParsedPrice> parseMachinePrice(QStringView text, QStringView currency = {});

/// The currency's sign as the text writes it, else as the words beside it do, else empty: also of a text that
/// holds no price.
QString currencySignOf(QStringView text, QStringView currency = {});

/// Every number of the text that has a currency beside it, in reading order.
std::vector<ParsedPrice> pricesIn(QStringView text);

/// What the text says of one of its prices and of no other: all of it where it states no other. `all` is what
/// pricesIn() found in it.
QString quotedPrice(QStringView text, const std::vector<ParsedPrice> &all, std::size_t index);

/// How many prices with a currency the text holds: a line with two is no answer to what something costs.
int countPrices(QStringView text);

} // namespace answerdesk::faqs
