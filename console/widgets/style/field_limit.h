// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace answerdesk::console {

/// For a field of one or of several lines: what is typed or pasted beyond its limit is said at it, in its
/// FormField where it stands in one, else in a tool tip below it. The style calls it for every widget; other
/// widgets are left alone.
void sayWhatDoesNotFit(QWidget *widget);

} // namespace answerdesk::console
