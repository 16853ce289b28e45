// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::answers {

/// A number of a text with what it counts.
struct Quantity {
    QString number; ///< "1299.5": no grouping, no zeros at the end of a fraction, "-5" below zero, "14:00"
    /// "EUR", "%", "day", "workday", "kg", "month-12" (a date), ...; empty where none of the known ones
    /// stands beside the number.
    QString unit;
    qsizetype start = 0, end = 0; ///< of the number in the text
};

/// True for a currency and for per cent, without which a number says something else.
bool isMoneyOrShare(const QString &unit);

/// The numbers of a text, digits and words ("two weeks"), with their units. "2–3 days" are two numbers of
/// days. language: "de"; without a list of number words only digits count. Any thread.
QList<Quantity> quantitiesIn(QStringView text, const QString &language);

/// The units that a text names, beside a number or not: a table's "Price in EUR" names one.
QSet<QString> unitsIn(QStringView text);

/// Web and e-mail addresses and bare domains of a text, lower case, without a scheme and a slash at the end.
QStringList addressesIn(QStringView text);

/// Words that say more than they weigh: that something is free, always, never, for everybody, on a Sunday, in
/// May. Each as the name of its group, so that "gratis" and "free" are one.
QSet<QString> weightyWordsIn(QStringView text);

/// Whether a text denies something.
bool denies(QStringView text, const QString &language);

} // namespace answerdesk::answers
