// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QSet>
#include <QtCore/QString>

namespace answerdesk::answers {

/// Whether a word, in lower case, is the name of a country in one of the languages that answers are given in.
/// Any thread.
bool isCountry(const QString &word);

/// The codes of the countries and regions that a text names in one of these languages: "CH", "150" for
/// Europe, "EU", "001" for everywhere. Any thread.
QSet<QString> placesIn(const QString &text);
/// Whether a text that names these places speaks of one: names it, a region that it lies in, or a union that
/// it belongs to.
bool coversPlace(const QSet<QString> &named, const QString &place);

} // namespace answerdesk::answers
