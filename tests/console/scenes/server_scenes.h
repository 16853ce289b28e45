// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class Page;
} // namespace answerdesk::console

namespace answerdesk::tests {

class FakeConnector;
class SampleShop;

/// The pictures of the server page.
QStringList serverScenes();
/// The page, on a server that says what the scene needs.
console::Page *newServerPage(SampleShop &shop, FakeConnector &connector, const QString &scene);
/// Brings the page, which the window shows, to what the scene shows. A failure is one of the running test.
void showServer(console::Page &page, const QString &scene);

} // namespace answerdesk::tests
