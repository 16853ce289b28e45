// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class FaqsPage;
class MainWindow;
} // namespace answerdesk::console

namespace answerdesk::tests {

class SampleShop;

/// The pictures of the tabs beside the pages with FAQs.
QStringList feedScenes();
void prepareFeeds(SampleShop &shop, const QString &scene);
void showFeeds(console::MainWindow &window, console::FaqsPage &page, const QString &scene);

} // namespace answerdesk::tests
