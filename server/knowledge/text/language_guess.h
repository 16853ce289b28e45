// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::knowledge {

constexpr qsizetype kGuessSample = 4000; ///< characters of a text that the guesses look at

/// The language that a text is written in: by script (ru ar zh ja ko th hi el), else by the vote of its stop
/// words and typical letters (en de fr es it nl pt pl and others that have a stop-word list). Empty when the
/// text does not say. Any thread.
QString guessLanguage(QStringView text);

/// The same with an expectation, for texts as short as a question: the expected language wins unless another
/// one is clearly ahead.
QString guessLanguage(QStringView text, const QString &expected);

} // namespace answerdesk::knowledge
