// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::faqs {

/// Text of a field that may hold HTML, escaped once or twice: tags gone, entities decoded, white space
/// collapsed, no angle brackets that could be read as markup. Any thread.
QString plainText(QStringView text);

/// Lower case, letters and digits only, words separated by one blank: for comparing.
QString comparable(QStringView text);
/// Share of common words of two texts, 0 to 1.
double likeness(QStringView a, QStringView b);
/// The same of texts as comparable() writes them.
double likenessOfComparable(const QString &a, const QString &b);

/// The first sentences, at most two and about limit characters, cut at a sentence or a word and closed by a
/// full stop.
QString firstSentences(const QString &text, int limit = 320);

/// The text cut into its sentences; all of it is kept.
QStringList sentencesOf(const QString &text);

/// The primary language subtag of a page's text by its most frequent small words, or empty.
QString guessLanguage(const QString &text);

} // namespace answerdesk::faqs
