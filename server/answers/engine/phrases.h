// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::answers {

enum class Phrase : unsigned char { Refusal, Greeting, Thanks, Farewell, Wellbeing, Clarification };

/// Languages that the phrases exist in; the first is the fall-back.
QStringList phraseLanguages();
/// A ready sentence in the locale's language, else in English.
QString phrase(Phrase what, const QString &locale);

} // namespace answerdesk::answers
