// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include "tests/support/test_main.h"

int main(int argc, char **argv)
{
    using namespace answerdesk::test;
    return runTests(argc, argv,
        {makeGuardTests, makeStopTests, makeRouteTests, makeKeyTests, makeKeyChangeTests, makeListTests,
            makeMessageTests, makeOwnAnswerTests, makeGapTests, makeAnswerMarkTests, makeImportTests,
            makeTextTests, makeFaqTests, makeFaqCacheTests, makeFaqAdminTests, makeFaqAttemptTests,
            makePregenerationTests, makeFeedTests, makePageInspectionTests, makePageRuleTests, makeCartTests,
            makeCheckoutTests, makeAnalyticsSecretTests, makeAdminTests, makeAccessWalkTests,
            makeBadAdminInputTests, makeRegionTests, makeUnavailableTests, makeCatalogueTests});
}
