// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/evaluations.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QHash>

namespace answerdesk::console {

/// What the tables of the page show, and the words for a result.
struct EvaluationCells {
    Q_DECLARE_TR_FUNCTIONS(EvaluationCells)
public:
    /// Whether each question passed in the run that is compared with; by identifier.
    using Passed = QHash<QString, bool>;

    /// The clock is not owned.
    static Columns<api::EvaluationSet> sets(const Clock &clock);
    static Columns<api::EvaluationRun> runs();
    /// Before is not owned.
    static Columns<api::EvaluationResult> results(const Passed &before);
    static constexpr int kBefore = 1; ///< column of the results
    static Cell passed(std::optional<bool> passed);
    static QString scoreText(const api::EvaluationRun &run);
    /// Why it does not pass; empty where it does.
    static QString failureText(const api::EvaluationResult &result);
};

} // namespace answerdesk::console
