// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <memory>
#include <vector>

class QObject;

namespace answerdesk::test {

using TestMaker = std::function<std::unique_ptr<QObject>()>;

/// Runs several Qt Test classes in one executable, in order. Arguments go to each of them; "TestCarts" or
/// "TestCarts::someFunction" as the first one runs that class alone.
int runTests(int argc, char **argv, const std::vector<TestMaker> &makers);

} // namespace answerdesk::test
