// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <memory>

namespace answerdesk::test {

std::unique_ptr<QObject> makeChangeTests();
std::unique_ptr<QObject> makeMetricsTests();
std::unique_ptr<QObject> makeLogTests();
std::unique_ptr<QObject> makeRequestListTests();
std::unique_ptr<QObject> makeOverviewTests();

} // namespace answerdesk::test
