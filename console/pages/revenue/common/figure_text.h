// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include "shared/api/revenue.h"

namespace answerdesk::console::figuretext {

/// The name of a figure for people; a figure that this version does not know keeps its own.
QString title(const QString &name);
/// Whether the totals of a day hold it as money; they do not say its unit, as a report does.
bool isMoney(const QString &name);
/// A value of the figure with its unit; an en dash for none.
QString value(const api::RevenueFigure &figure, const std::optional<QString> &value, const QString &currency);
/// The same in less room.
QString shortValue(
    const api::RevenueFigure &figure, const std::optional<QString> &value, const QString &currency);
/// "+12.4 %"; empty when there is nothing to compare with.
QString change(const api::RevenueFigure &figure);
/// Whether that change is good or bad; Neutral where nobody can say.
Tone tone(const api::RevenueFigure &figure);
QString channel(const QString &channel);
/// Of a channel's name: what followed a helpful answer.
QString helpful(const QString &channel);

} // namespace answerdesk::console::figuretext
