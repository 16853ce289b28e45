// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/patience.h"
#include <QtTest/QTest>

// Qt's own wait for five seconds, which a busy machine may need for other things.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), ::answerdesk::test::kPatienceMs)
#define QTRY_VERIFY2(expression, message)                                                                    \
    QTRY_VERIFY2_WITH_TIMEOUT((expression), message, ::answerdesk::test::kPatienceMs)
#define QTRY_COMPARE(actual, expected)                                                                       \
    QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), ::answerdesk::test::kPatienceMs)
