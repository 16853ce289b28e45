// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QColor>
#include <QtGui/QIcon>

class QPainter;

/// Line icons from resources/icons, coloured when painted, so that one file serves both modes and every
/// state.
namespace answerdesk::console::glyph {

void paint(QPainter *painter, const QRectF &rect, const QString &name, const QColor &color);
/// A QIcon whose name() is the glyph's name: the style repaints it in the colour of the control's state.
QIcon icon(const QString &name);
/// The program's own icon, in the sizes that desktops ask for.
QIcon applicationIcon();
bool exists(const QString &name);

} // namespace answerdesk::console::glyph
