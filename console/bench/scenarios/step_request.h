// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_values.h"

namespace answerdesk::console {

/// The request of a step with all its templates replaced, or why it cannot be made: "body.faq_id: ...".
tl::expected<client::RawRequest, QString> requestOf(
    const ScenarioStep &step, const ScenarioInputs &inputs, const ScenarioValues &values);

} // namespace answerdesk::console
