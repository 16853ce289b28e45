// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtGui/QIcon>

class QPainter;

namespace answerdesk::console {

/// The colour of a company, always the same one for its key; several companies may share one.
Ink companyInk(const QString &key);
/// Its first letter on its colour.
void drawAvatar(
    QPainter *painter, const QRectF &rect, const QString &key, const QString &name, const Theme &theme);
/// The same for menus and lists.
QIcon avatarIcon(const QString &key, const QString &name);

} // namespace answerdesk::console
