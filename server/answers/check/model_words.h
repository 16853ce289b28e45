// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QString>

namespace answerdesk::answers {

// What words mean to the checks of a model's answer, in the languages that answers are worded in. Lower case.

/// The canonical unit of a word or sign; empty for none.
QString unitOf(const QString &word);
/// "working", "ouvrés": makes days workdays.
bool isWorkdayWord(const QString &word);
/// 2 to 100 in words; and 1 where it is told apart from an article only by a unit behind it.
QString numberOfWord(const QString &word, const QString &language);
bool isOneOrArticle(const QString &word, const QString &language);
/// The group of a weighty word, see weightyWordsIn(); empty for none.
QString weightOf(const QString &word);
bool isDenial(const QString &word, const QString &language);

} // namespace answerdesk::answers
