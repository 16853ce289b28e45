// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class MainWindow;
}

namespace answerdesk::tests {

/// Pictures of lists with several selected rows; each begins with its page.
QStringList selectionScenes();
/// Selects the first rows of the list that is shown; other scenes are left alone.
void showSelection(console::MainWindow &window, const QString &scene);

} // namespace answerdesk::tests
