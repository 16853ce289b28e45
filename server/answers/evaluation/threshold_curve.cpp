// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/threshold_curve.h"
#include <algorithm>

namespace answerdesk::answers {

ThresholdCurve::ThresholdCurve()
{
    for (const int percent : kTriedThresholds)
        m_outcomes.push_back({percent});
}

void ThresholdCurve::add(int percent, bool mustRefuse, const api::EvaluationResult &result)
{
    const auto outcome = std::find_if(m_outcomes.begin(), m_outcomes.end(),
        [percent](const api::ThresholdOutcome &each) { return each.percent == percent; });
    if (outcome == m_outcomes.end() || result.kind == api::AnswerKind::Refusal)
        return;
    if (mustRefuse) {
        ++outcome->falselyAnswered;
        return;
    }
    ++outcome->answered;
    ++(result.passed ? outcome->right : outcome->wrong);
}

} // namespace answerdesk::answers
