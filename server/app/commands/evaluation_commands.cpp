// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/evaluation_file.h"
#include "server/app/commands/shell.h"
#include "shared/api/evaluations.h"
#include "shared/schema/own_json.h"
#include <QtCore/QFileInfo>
#include <QtCore/QThread>
#include <array>
#include <cstdio>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

constexpr unsigned long kPollMs = 200;

QString idOf(const Shell &shell) { return shell.positional().first(); }

int listSets(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListEvaluations,
        {{"q", "Text in the identifier or the name", "TEXT"}},
        "evaluation_id name question_count updated_at");
}

int showSet(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto set = shell.client().call(Endpoint::GetEvaluation, {shell.company(), idOf(shell)});
    if (!set || shell.isSet(u"json"_s))
        return shell.printObject(set);
    return shell.printList(*set->find(u"questions")->asArray(),
        {u"question_id"_s, u"locale"_s, u"question"_s, u"facts"_s, u"documents"_s, u"refuse"_s});
}

/// Replaces the set, or makes it when there is none.
int putSet(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"name"_s, u"Display name; default: the name in the file, or the identifier"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QString file = shell.positional().last();
    auto content = readEvaluationFile(file, idOf(shell));
    if (!content) {
        shell.say(content.error());
        return kFailed;
    }
    if (shell.isSet(u"name"_s))
        content->front().second = shell.value(u"name"_s);
    auto put = shell.client().call(
        Endpoint::PutEvaluation, {shell.company(), idOf(shell)}, json::Value(*content).toJson());
    if (!put && put.error().error.code == ErrorCode::NotFound) {
        content->emplace_back(u"evaluation_id"_s, idOf(shell));
        put = shell.client().call(
            Endpoint::CreateEvaluation, {shell.company()}, json::Value(*content).toJson());
    }
    if (!put || shell.isSet(u"json"_s))
        return shell.printObject(put);
    std::printf("%s: %s questions\n", qUtf8Printable(idOf(shell)),
        put->find(u"evaluation")->find(u"question_count")->toJson().constData());
    return kDone;
}

int deleteSet(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(shell.client().call(Endpoint::DeleteEvaluation, {shell.company(), idOf(shell)}),
        u"The set and its runs are deleted."_s);
}

void showProgress(const api::EvaluationRun &run, bool isTerminal)
{
    if (!isTerminal)
        return;
    constexpr int kWidth = 30;
    const int filled = run.questions > 0 ? kWidth * run.done / run.questions : kWidth;
    const QString bar = QString(filled, u'#') + QString(kWidth - filled, u'.');
    std::fprintf(stderr, "\r%s %d of %d", qUtf8Printable(bar), run.done, run.questions);
    if (run.finishedAt)
        std::fprintf(stderr, "\n");
    std::fflush(stderr);
}

/// Waits for the end of a run.
client::ApiResult<api::EvaluationRun> follow(Shell &shell, json::Value run)
{
    const bool isTerminal = isatty(STDERR_FILENO) != 0;
    while (true) {
        const auto now = schema::readOwn<api::EvaluationRun>(run);
        if (!now)
            return tl::unexpected(client::ApiFailure{client::ApiFailure::Kind::Unreadable,
                Error::make(ErrorCode::InternalError, u"The answer is not a run."_s), {}, {}});
        showProgress(*now, isTerminal);
        if (now->finishedAt)
            return *now;
        QThread::msleep(kPollMs);
        const auto next = shell.client().call(
            Endpoint::GetEvaluationRun, {shell.company(), now->evaluationId, now->runId});
        if (!next)
            return tl::unexpected(next.error());
        run = *next;
    }
}

void printResult(const api::EvaluationResult &result)
{
    std::printf(
        "\n%-7s %s\n", qUtf8Printable(schema::enumName(result.change)), qUtf8Printable(result.question));
    QString reason = result.failure ? schema::enumName(*result.failure) : u"passed"_s;
    for (const QString &fact : result.missingFacts)
        reason += u" \""_s + fact + u'"';
    std::printf("        %s, confidence %.2f of %.2f\n        %s\n", qUtf8Printable(reason),
        result.confidence, result.threshold, qUtf8Printable(result.answer));
    for (const api::NearPassage &passage : result.quoted.empty() ? result.nearest : result.quoted) {
        QStringList place{passage.title, passage.heading};
        place.removeAll(QString());
        std::printf("        %s %s (%s)\n", result.quoted.empty() ? "near " : "quote",
            qUtf8Printable(place.join(u" > "_s)), qUtf8Printable(passage.path));
    }
}

/// Failures, and what was fixed.
int printResults(Shell &shell, const api::EvaluationRun &run)
{
    const auto results = shell.client().callAll(
        Endpoint::ListEvaluationResults, {shell.company(), run.evaluationId, run.runId});
    if (!results)
        return shell.fail(results.error());
    for (const json::Value &row : *results) {
        const auto result = schema::readOwn<api::EvaluationResult>(row);
        if (result && (!result->passed || result->change == api::EvaluationChange::Fixed))
            printResult(*result);
    }
    std::printf("\n%d of %d as expected (%.1f%%); %d fixed, %d broken since %s\n", run.passed, run.done,
        run.score, run.fixed, run.broken, run.comparedTo ? "the previous run" : "nothing (first run)");
    std::printf("\nanswer_threshold_percent  answered  right  wrong  falsely answered\n");
    for (const api::ThresholdOutcome &outcome : run.curve) {
        std::printf("%24d %9d %6d %6d %17d\n", outcome.percent, outcome.answered, outcome.right,
            outcome.wrong, outcome.falselyAnswered);
    }
    return kDone;
}

int runSet(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"min-score"_s,
        u"Fail below this percentage; default: fail if a question broke since the previous run"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    bool isNumber = true;
    const double least = shell.isSet(u"min-score"_s) ? shell.value(u"min-score"_s).toDouble(&isNumber) : 0;
    if (!isNumber || least < 0 || least > 100)
        return shell.usage(u"--min-score takes a number from 0 to 100."_s);
    const auto started = shell.client().call(Endpoint::RunEvaluation, {shell.company(), idOf(shell)});
    if (!started)
        return shell.fail(started.error());
    const auto run = follow(shell, *started);
    if (!run)
        return shell.fail(run.error());
    const int printed = shell.isSet(u"json"_s) ? shell.printObject(*json::parse(schema::toJson(*run)))
                                               : printResults(shell, *run);
    if (printed != kDone)
        return printed;
    if (run->state != api::EvaluationState::Done) {
        shell.say(u"The run was interrupted."_s);
        return kFailed;
    }
    const bool isGood = shell.isSet(u"min-score"_s) ? run->score >= least : run->broken == 0;
    return isGood ? kDone : kFailed;
}

int listRuns(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    static constexpr ListFilter kFilters[]
        = {{"state", "Runs in this state", "queued|running|done|interrupted"}};
    shell.filters(kFilters);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListEvaluationRuns, {shell.company(), idOf(shell)}, shell.query(),
        {u"run_id"_s, u"started_at"_s, u"state"_s, u"done"_s, u"passed"_s, u"score"_s, u"fixed"_s,
            u"broken"_s, u"started_by"_s});
}

constexpr std::array kCommands{
    Command{"evaluation list", "", "List sets of questions with expected answers", listSets},
    Command{"evaluation show", "ID", "Show the questions of a set", showSet},
    Command{"evaluation put", "ID FILE", "Create or replace a set from a JSON or CSV file", putSet},
    Command{"evaluation delete", "ID", "Delete a set with its runs", deleteSet},
    Command{"evaluation run", "ID", "Ask all questions of a set and report changes", runSet},
    Command{"evaluation runs", "ID", "List the runs of a set", listRuns},
};

} // namespace

std::span<const Command> evaluationCommands() { return kCommands; }

} // namespace answerdesk::app
