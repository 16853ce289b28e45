// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::faqs {

/// A decimal as readers of the language write it: "1,249.5" in en, "1.249,5" in de. Every digit stays; none
/// is added. amount: plain decimal with a point; grouped: whether thousands are set apart. Any thread.
QString numberForPeople(const QString &amount, const QString &language, bool grouped);

/// A price for readers of the language: "€1,249.00", "1.249,00 €", "3,500円". currency: ISO 4217 or empty.
QString priceForPeople(const QString &amount, const QString &currency, const QString &language, bool grouped);

/// Numbers and dates of a value in the writing of another language, units untouched: "18,6 kg" of a German
/// page is "18.6 kg" in English. What could be read in two ways stays as it is.
QString valueForPeople(const QString &value, const QString &pageLanguage, const QString &language);

/// Whether the language writes a comma before decimals.
bool hasDecimalComma(const QString &language);

} // namespace answerdesk::faqs
