// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class MainWindow;
class Page;
} // namespace answerdesk::console

namespace answerdesk::tests {

class SampleShop;

/// The pictures of the settings page.
QStringList settingsScenes();
/// The page, on a server that says what the scene needs.
console::Page *newSettingsPage(SampleShop &shop, const QString &scene);
/// Brings the page, which the window shows, to what the scene shows. A failure is one of the running test.
void showSettings(console::MainWindow &window, SampleShop &shop, const QString &scene);

} // namespace answerdesk::tests
