// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QPushButton;

namespace answerdesk::console {

class DataTable;

/// Appends what a reader may choose of the table: which columns are shown, its order and its widths.
void fillColumnMenu(QMenu *menu, DataTable *table);
/// A button for a toolbar that opens this menu.
QPushButton *columnsButton(DataTable *table);

} // namespace answerdesk::console
