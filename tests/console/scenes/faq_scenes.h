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

/// The pictures of the Product FAQs page.
QStringList faqScenes();
/// What the server of a scene says besides; before the page asks.
void prepareFaqs(SampleShop &shop, const QString &scene);
/// Brings the page to what the scene shows.
void showFaqs(console::MainWindow &window, console::FaqsPage &page, const QString &scene);

} // namespace answerdesk::tests
