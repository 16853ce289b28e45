// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/evaluation/evaluation_cells.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/outcome_text.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

QString EvaluationCells::scoreText(const api::EvaluationRun &run)
{
    using State = api::EvaluationState;
    if (run.state == State::Queued || run.state == State::Running)
        return tr("%1 of %2").arg(run.done).arg(run.questions);
    return run.state == State::Interrupted ? tr("Interrupted")
                                           : u"%1 %"_s.arg(QLocale().toString(run.score, 'f', 0));
}

Columns<api::EvaluationSet> EvaluationCells::sets(const Clock &clock)
{
    using Row = api::EvaluationSet;
    const auto name = [](const Row &set) -> Cell {
        return {set.name, Cell::TwoLine, Tone::Neutral,
            timetext::counted(set.questionCount, tr("1 question"), tr("%1 questions"))};
    };
    const auto score = [](const Row &set) -> Cell {
        return {set.lastRun ? scoreText(*set.lastRun) : kNoValue.toString(), Cell::Figures};
    };
    const auto last = [&clock](const Row &set) -> Cell {
        return set.lastRun ? agoCell(set.lastRun->startedAt, clock) : Cell{kNoValue.toString()};
    };
    return {{tr("Set"), {}, name}, {tr("Score"), {}, score, {.figures = true, .width = 88}},
        {tr("Last run"), {}, last, {.width = 128, .hideBelow = 360}}};
}

Columns<api::EvaluationRun> EvaluationCells::runs()
{
    using Row = api::EvaluationRun;
    const auto started = [](const Row &run) -> Cell {
        const QDateTime at = utcDateTime(run.startedAt.ms);
        return {timetext::exact(at), Cell::Strong, Tone::Neutral, {}, {}, timetext::utc(at)};
    };
    const auto score = [](const Row &run) -> Cell { return {scoreText(run), Cell::Figures}; };
    const auto passed = [](const Row &run) -> Cell {
        return {tr("%1 of %2").arg(run.passed).arg(run.questions), Cell::Figures};
    };
    return {{tr("Run"), {}, started}, {tr("Score"), {}, score, {.figures = true, .width = 96}},
        {tr("Passed"), {}, passed, {.figures = true, .width = 96}},
        {tr("Fixed"), {}, figure(&Row::fixed), {.figures = true, .width = 72}},
        {tr("Broken"), {}, figure(&Row::broken), {.figures = true, .width = 80}}};
}

Cell EvaluationCells::passed(std::optional<bool> passed)
{
    if (!passed)
        return {kNoValue.toString()};
    return {*passed ? tr("Passed") : tr("Failed"), Cell::Badge, *passed ? Tone::Success : Tone::Danger};
}

Columns<api::EvaluationResult> EvaluationCells::results(const Passed &before)
{
    using Row = api::EvaluationResult;
    const auto now = [](const Row &result) { return passed(result.passed); };
    const auto earlier = [&before](const Row &result) {
        const auto known = before.constFind(result.questionId);
        return passed(known == before.cend() ? std::nullopt : std::optional(*known));
    };
    const auto question = [](const Row &result) -> Cell {
        const QString why = failureText(result);
        return {result.question, Cell::TwoLine, Tone::Neutral, why.isEmpty() ? result.answer : why};
    };
    const auto confidence = [](const Row &result) -> Cell {
        return {confidenceText(result.confidence, result.threshold), Cell::Figures, Tone::Neutral, {}, {},
            confidenceSentence(result.confidence, result.threshold)};
    };
    return {{tr("Result"), {}, now, {.width = 96}}, {tr("Before"), {}, earlier, {.width = 96}},
        {tr("Question"), {}, question},
        {tr("Confidence"), {}, confidence, {.figures = true, .width = 104, .hideBelow = 520}}};
}

QString EvaluationCells::failureText(const api::EvaluationResult &result)
{
    if (!result.failure)
        return {};
    switch (*result.failure) {
    case api::EvaluationFailure::Refused:
        return tr("Refused, although it should be answered");
    case api::EvaluationFailure::NotRefused:
        return tr("Answered, although it must be refused");
    case api::EvaluationFailure::FactMissing:
        return tr("Missing: %1")
            .arg(QStringList(result.missingFacts.begin(), result.missingFacts.end()).join(u", "_s));
    case api::EvaluationFailure::DocumentMissing:
        return tr("Quotes none of the expected documents");
    case api::EvaluationFailure::AskedBack:
        return tr("Asked a clarifying question instead of answering");
    }
    return {};
}

} // namespace answerdesk::console
