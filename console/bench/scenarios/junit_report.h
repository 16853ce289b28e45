// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_runner.h"

namespace answerdesk::console {

/// The reports as JUnit XML: a suite for each scenario, a case for each step. Characters that XML cannot hold
/// are replaced.
QByteArray junitXml(const QList<ScenarioReport> &reports);

} // namespace answerdesk::console
