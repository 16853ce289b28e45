// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/console/samples/sample_shop.h"

namespace answerdesk::console {
class MainWindow;
}

namespace answerdesk::tests {

/// Of the page "API keys", of the dialog that opens a server, and of the window itself.
QStringList windowScenes();
/// Before the window is there: what the server says, and the servers that are known.
void prepareWindow(SampleShop &shop, FakeConnector &connector, const QString &scene);
void showKeys(console::MainWindow &window, SampleShop &shop, const QString &scene);
void showOpening(console::MainWindow &window, FakeConnector &connector, const QString &scene);
void showFrame(console::MainWindow &window, FakeConnector &connector, const QString &scene);

} // namespace answerdesk::tests
