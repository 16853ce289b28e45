// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/style.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

/// A line of a card: a hairline above, an icon on its ground, what and why, and the button that does it.
class ActionRow final : public QWidget
{
    Q_OBJECT
public:
    ActionRow(
        const QString &icon, Tone tone, const QString &title, const QString &why, QWidget *parent = nullptr);
    QPushButton *setVerb(const QString &verb, Kind kind);

private:
    QString m_title;
};

/// What inkOf() the tone stands on.
Ink groundOf(Tone tone);

} // namespace answerdesk::console
