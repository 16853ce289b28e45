// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_topics.h"
#include <QtCore/QString>

namespace answerdesk::faqs {

/// What a value has to be to inform about its label or topic.
enum class ValueKind {
    Text, ///< words, but not empty ones such as "various"
    Number,
    Measure, ///< a number with a unit
    Length,
    Mass,
    Volume,
    Amount, ///< a mass, a volume or a number of pieces
    Colour,
    Material, ///< a material or a percentage
    Percent,
    Electric, ///< a voltage, a power, a current, a charge, or batteries
    Date, ///< or a year
    Period,
    Temperature,
    Care, ///< a verb or a temperature
    Contents, ///< things, not only their number
    Sizes,
    Delivery, ///< a period, a day's number or "free", but no date of the calendar
};

/// Whether the value informs. Any thread; pure, as all of these.
bool fits(const QString &value, ValueKind kind);
/// What values of the topic have to be.
ValueKind kindOf(Topic topic);

/// The unit that a label names: "cm" in "Width (in cm)" and in "Svars, kg"; empty when there is none.
QString unitOfLabel(const QString &label);
QString labelWithoutUnit(const QString &label);
/// The value with the unit that only its label names.
QString valueWithUnit(const QString &value, const QString &label);

/// Russian units in Latin letters: "6 см" is "6 cm".
QString withLatinUnits(const QString &value);

/// Text that shops print around any product: log-in, cookies, newsletters, loyalty cards, apps, forms, carts,
/// masked names of customers, copyright lines, addresses of the web.
bool isBoilerplate(const QString &text);
/// Words and numbers that lost what stood between them: "Altezza12mm".
bool isRunTogether(const QString &text);
/// A date of the calendar.
bool hasDate(const QString &text);
/// A sentence of a shop: words rather than figures, nobody's "I", no footnote.
bool isProse(const QString &sentence);
/// The text is cut off or ends in the middle.
bool isCutOff(const QString &text);

} // namespace answerdesk::faqs
