// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_values.h"

namespace answerdesk::console {

/// What became of one assertion. Its texts hold no secret.
struct AssertionResult {
    QString subject; ///< "status", "header Retry-After", "faqs[0].question", "body", "time"
    QString expected; ///< "equals 200"
    QString actual; ///< what the answer had
    bool passed = false;
};

/// One result for each comparison, in the order of the file. Without assertions the status must be below 400.
QList<AssertionResult> checkAssertions(
    const ScenarioStep &step, const client::RawRecord &record, const ScenarioValues &values);

/// -1, 0 or 1 as the first number is below, equal to or above the second; exact up to six decimals. Nothing
/// when one of them is no number.
std::optional<int> compareNumbers(const json::Value &first, const json::Value &second);

} // namespace answerdesk::console
