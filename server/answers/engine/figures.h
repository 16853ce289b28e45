// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::answers {

/// Whether a question asks for a price, a number, a date or a time of day.
bool asksFigure(const QString &question);
/// Whether a text holds the kind of figure that such a question asks for.
bool holdsAskedFigure(const QString &question, const QString &text);

} // namespace answerdesk::answers
