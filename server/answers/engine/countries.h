// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::answers {

/// Whether a word, in lower case, is the name of a country in one of the languages that answers are given in.
/// Any thread.
bool isCountry(const QString &word);
/// The same of a country of the European Union.
bool isEuCountry(const QString &word);
/// Whether a text speaks of the European Union, and so of all its countries.
bool speaksOfEu(QStringView text);

} // namespace answerdesk::answers
