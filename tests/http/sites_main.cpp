// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/site_shop.h"
#include "tests/support/test_main.h"

int main(int argc, char **argv)
{
    using namespace answerdesk::test;
    return runTests(
        argc, argv, {makeSiteReadingTests, makeSiteAgainTests, makeSiteDocumentTests, makeSiteScheduleTests});
}
