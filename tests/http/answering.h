// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/evaluations.h"
#include "tests/http/contract.h"

namespace answerdesk::test {

// The classes of the tests of how questions are answered, in the order in which they run.
std::unique_ptr<QObject> makeAskTests();
std::unique_ptr<QObject> makeClarificationTests();
std::unique_ptr<QObject> makeEvaluationTests();
std::unique_ptr<QObject> makeGapLinkTests();
std::unique_ptr<QObject> makeLexiconTests();
std::unique_ptr<QObject> makePageQuestionTests();

} // namespace answerdesk::test
