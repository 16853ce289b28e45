// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario.h"

namespace answerdesk::console {

/// A scenario as it was read, with what it needs from outside.
struct LoadedScenario {
    struct Need {
        QString variable;
        QString path; ///< of its first use, for instance steps[0].headers.Authorization
        friend bool operator==(const Need &, const Need &) = default;
    };
    Scenario scenario;
    QString file; ///< as it was named; empty for bytes
    std::vector<Need> needs; ///< variables without a value in the file, in the order of use
    std::vector<ScenarioTarget> targets; ///< addresses that steps call
};

/// Reads a scenario. What is wrong is a list of lines for people, each with its place: line and column of
/// what is no JSON, else the JSON path. Nothing is changed.
tl::expected<LoadedScenario, QStringList> readScenario(const QByteArray &bytes);
tl::expected<LoadedScenario, QStringList> readScenarioFile(const QString &file);
/// The bytes of a file: indented, in the order of the format; the same scenario always gives the same bytes.
QByteArray writeScenario(const Scenario &scenario);

/// Lines of an Error of the schema: each field with its reason.
QStringList faultLines(const Error &error);
/// A reason of json::parse() with line and column instead of the byte.
QString withLine(const QString &reason, const QByteArray &bytes);

} // namespace answerdesk::console
