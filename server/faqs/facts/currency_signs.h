// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <vector>

namespace answerdesk::faqs {

/// A currency's sign, word or code within a text.
struct CurrencySign {
    qsizetype start = 0;
    qsizetype end = 0; ///< behind the last character
    QStringList currencies; ///< ISO 4217; several where a sign is shared ("$", "kr"); empty for one that has
                            ///< no code today
    bool weak = false; ///< a letter or two that mean a currency only right beside a number
};

/// Every sign of the text in reading order; longer ones win over those that they hold. Any thread.
std::vector<CurrencySign> currencySigns(QStringView text);

/// The ISO 4217 code in upper case, or empty when it is none.
QString currencyCode(QStringView text);

/// The currency that shops of this place and language charge in, or empty when that is open. host: of the
/// page's address; language: a tag such as "de-CH" or "en".
QString currencyOfPlace(const QString &host, const QString &language);

/// Which of the currencies that share a sign it is, or empty when the place does not tell.
QString chosenCurrency(const QStringList &currencies, const QString &host, const QString &language);

} // namespace answerdesk::faqs
