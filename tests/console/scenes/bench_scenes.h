// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {
class BenchPage;
}

namespace answerdesk::tests {

class SampleShop;

/// What there are pictures of.
QStringList benchScenes();
/// Teaches the sample shop what the scene asks it.
void prepareBench(SampleShop &shop, const QString &scene);
/// Brings the page, which shows the sample shop, to what the scene shows. A failure is one of the running
/// test.
void showBench(SampleShop &shop, console::BenchPage &page, const QString &scene);

} // namespace answerdesk::tests
