// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/http_probe.h"

namespace answerdesk::test {

/// What an error answer has wrong: shape, status, headers, code; empty when it is as it must be.
QString problemOf(const Answer &answer, const QByteArray &code);

} // namespace answerdesk::test

/// Fails the test function with what is wrong with an error answer.
#define COMPARE_ERROR(answer, code) QCOMPARE(answerdesk::test::problemOf(answer, code), QString())
