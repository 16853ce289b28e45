// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/list_plate.h"
#include "console/widgets/style/style.h"
#include <QtWidgets/QStyleOptionViewItem>

namespace answerdesk::console {

void drawListPlate(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option)
{
    const Theme &theme = themeOf(option.widget);
    const int radius = theme.radius(Radius::Control);
    if (option.state & QStyle::State_Selected)
        drawRounded(painter, rect, radius, theme.color(Ink::Selection));
    else if (option.state & QStyle::State_MouseOver)
        drawRounded(painter, rect, radius, theme.color(Ink::Hover));
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
        drawRounded(painter, rect, radius, {}, theme.color(Ink::Focus), 2);
}

} // namespace answerdesk::console
