// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_file.h"
#include "console/bench/scenarios/scenario_values.h"

namespace answerdesk::console {

/// What `answerdesk-console run` was told.
struct RunOptions {
    QStringList files; ///< folders are replaced by the files in them
    QString profile;
    QString settings; ///< file of the console's settings; empty: the usual one
    QString junit;
    QStringList typed; ///< names of --var
    QStringList tags; ///< one of which a scenario must have; empty: any
    QStringList names; ///< patterns, one of which must fit its name or file; empty: any
    bool bails = false; ///< ends after the first scenario that fails
    bool isLive = false; ///< live keys may be sent
    ScenarioInputs inputs;
    bool wantsHelp = false;

    static QString helpText();
    /// Reads the words behind "run" and the file of --vars. The reason, for people, is one of wrong usage.
    static tl::expected<RunOptions, QString> read(
        const QStringList &arguments, const QProcessEnvironment &environment);
};

/// Those of them that --tag and --name choose, in their order.
std::vector<LoadedScenario> chosen(std::vector<LoadedScenario> scenarios, const RunOptions &options);
/// What keeps the scenarios from being run with these inputs, one line each with its file: variables and
/// addresses that nobody gave.
QStringList unmetNeeds(const std::vector<LoadedScenario> &scenarios, const ScenarioInputs &inputs);
/// A line for each of these names that no scenario uses: a slip of the pen would go unseen.
QStringList unusedVariables(const std::vector<LoadedScenario> &scenarios, const QStringList &names);

} // namespace answerdesk::console
