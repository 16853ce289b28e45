// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class ActivityPage;
}

namespace answerdesk::tests {

/// What there are pictures of.
QStringList activityScenes();
/// Brings the page, which shows the sample shop, to what the scene shows. A failure is one of the running
/// test.
void showActivity(console::ActivityPage &page, const QString &scene);

} // namespace answerdesk::tests
