// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <optional>

namespace answerdesk::faqs {

struct ParsedPrice {
    QString amount; ///< plain decimal with the digits of the text: "1249.00"
    QString currency; ///< ISO 4217, or empty when the text names none for certain
    bool dollar = false; ///< a bare "$", which a dozen currencies share
};

/// Reads the first price out of text in the notations of shops: "1.249,00 €", "$1,249.00", "CHF 1'049.95",
/// "3,500円". currency: what is known from elsewhere; decides "1.249" in currencies of three decimals. Any
/// thread.
std::optional<ParsedPrice> parsePrice(QStringView text, const QString &currency = {});

/// A value that a machine wrote: a plain decimal as it is, else as parsePrice() reads it.
std::optional<ParsedPrice> parseMachinePrice(QStringView text, const QString &currency = {});

/// The ISO 4217 code in upper case, or empty when it is none.
QString currencyCode(QStringView text);

/// A price for people: "€1249.00", "1249,00 €". Digits stay as the page has them; thousands are grouped only
/// when grouped says that the page does so too.
QString priceForPeople(const QString &amount, const QString &currency, const QString &language, bool grouped);

} // namespace answerdesk::faqs
