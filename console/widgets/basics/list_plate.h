// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRect;
class QStyleOptionViewItem;

namespace answerdesk::console {

/// The ground of a line of a jump list: chosen, under the pointer, with the keyboard's focus, or none.
void drawListPlate(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option);

} // namespace answerdesk::console
