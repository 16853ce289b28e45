// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/evaluations.h"
#include <array>

namespace answerdesk::answers {

/// Values of answer_threshold_percent that an evaluation tries out, lowest first.
inline constexpr std::array kTriedThresholds{60, 70, 80, 90, 100, 110, 120, 140};

/// Counts what each of them comes to.
class ThresholdCurve
{
public:
    ThresholdCurve();
    /// What a question came to at one of the values. mustRefuse: it is to be refused.
    void add(int percent, bool mustRefuse, const api::EvaluationResult &result);
    const std::vector<api::ThresholdOutcome> &outcomes() const { return m_outcomes; }

private:
    std::vector<api::ThresholdOutcome> m_outcomes;
};

} // namespace answerdesk::answers
