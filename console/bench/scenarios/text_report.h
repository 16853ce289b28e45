// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_runner.h"

namespace answerdesk::console {

/// A text of a server or a file for a terminal: control characters, with which it could move the cursor or
/// colour the screen, become visible.
QString printable(const QString &text);

/// The name of an outcome: "passed", "FAILED", ...
QString outcomeName(StepReport::Outcome outcome);
/// A finished step in one line, and below it what did not hold and what came instead.
QString stepText(const StepReport &report);
/// Why the step is bad, a line each: assertions that did not hold, with expected and actual; the request id.
QStringList faultLines(const StepReport &report);
/// Every bad step once more, below its scenario; empty when there is none.
QString failuresText(const QList<ScenarioReport> &reports);
/// One line about all of them.
QString summaryText(const QList<ScenarioReport> &reports);

} // namespace answerdesk::console
