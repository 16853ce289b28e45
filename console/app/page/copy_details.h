// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>
#include <functional>

class QAction;
class QWidget;

namespace answerdesk::console {

/// "Copy details", Ctrl+Shift+D: adds an action to the page that puts the text into the clipboard; an empty
/// one leaves the clipboard as it is. The page owns it.
QAction *addCopyDetails(QWidget *page, const std::function<QString()> &text);

} // namespace answerdesk::console
