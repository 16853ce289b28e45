// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QAccessible>

class QWidget;

namespace answerdesk::console {

/// What a widget of our own is to a screen reader; without it Qt calls it a part of a window. A button can be
/// pressed there, as by Space. In the widget's constructor.
void setRole(QWidget *widget, QAccessible::Role role);

} // namespace answerdesk::console
