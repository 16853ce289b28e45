// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class OverviewPage;
}

namespace answerdesk::tests {

class SampleShop;

/// What there are pictures of.
QStringList overviewScenes();
/// Lets the sample shop's server say what the scene needs, before anybody asks it.
void prepareOverview(SampleShop &shop, const QString &scene);
/// Waits until the page shows the scene. A failure is one of the running test.
void showOverview(console::OverviewPage &page, const QString &scene);

} // namespace answerdesk::tests
