// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <memory>

namespace answerdesk::test {

std::unique_ptr<QObject> makeModelCheckTests();
std::unique_ptr<QObject> makeModelPromptTests();

} // namespace answerdesk::test
