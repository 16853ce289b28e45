// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_file.h"
#include "console/bench/scenarios/scenario_values.h"

namespace answerdesk::console {

/// What the steps of scenarios leave on the server, as far as their requests say. Steps that expect to be
/// refused count for nothing.
struct ScenarioWrites {
    int messages = 0;
    int faqRequests = 0;
    int cartEvents = 0;
    int orders = 0;
    int keys = 0; ///< made or rotated
    int changes = 0; ///< other calls of the admin API that change something

    static ScenarioWrites of(const std::vector<LoadedScenario> &scenarios);
    void add(const Scenario &scenario);
    /// "messages: 3, orders: 1"; empty when nothing is written.
    QString text() const;
    friend bool operator==(const ScenarioWrites &, const ScenarioWrites &) = default;
};

/// Whether it is a key whose visitors count in all figures.
bool isLiveKey(QStringView value);
/// The variables of the scenarios that the inputs give a live key, each once.
QStringList liveKeys(const std::vector<LoadedScenario> &scenarios, const ScenarioInputs &inputs);

} // namespace answerdesk::console
