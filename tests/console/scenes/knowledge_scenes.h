// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class KnowledgePage;
class MainWindow;
} // namespace answerdesk::console

namespace answerdesk::tests {

/// What there are pictures of.
QStringList knowledgeScenes();
/// Brings the page, which shows the sample shop, to what the scene shows. A failure is one of the running
/// test.
void showKnowledge(console::MainWindow &window, console::KnowledgePage &page, const QString &scene);

} // namespace answerdesk::tests
