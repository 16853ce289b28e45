// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"
#include "tests/support/test_main.h"

int main(int argc, char **argv)
{
    using namespace answerdesk::test;
    return runTests(argc, argv,
        {makeCompanyTests, makeGrantTests, makeAdministratorTests, makeSessionTests, makeLockOutTests,
            makeForwardedTests, makeAuditTests, makeRetentionTests, makePrivacyTests, makeSourcePageTests,
            makeDocumentTests});
}
