// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QSet>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <array>

namespace answerdesk::knowledge {

struct StopWordList {
    const char16_t *language;
    const char16_t *words; ///< separated by one space
};
constexpr std::size_t kStopWordListCount = 21;
extern const std::array<StopWordList, kStopWordListCount> kStopWordLists;

/// Words of a language that carry no topic, lower case, without apostrophes; an empty set for a language
/// without a list. Any thread.
const QSet<QString> &stopWords(const QString &language);

/// Words that ask or request without naming a topic ("kind", "name", "please"); they count half.
const QSet<QString> &genericWords(const QString &language);

/// Languages that have a list.
const QStringList &stopWordLanguages();

} // namespace answerdesk::knowledge
