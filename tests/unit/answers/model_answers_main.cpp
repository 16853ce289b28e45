// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/unit/answers/model_answers.h"

int main(int argc, char **argv)
{
    using namespace answerdesk::test;
    return runTests(argc, argv, {makeModelCheckTests, makeModelPromptTests});
}
