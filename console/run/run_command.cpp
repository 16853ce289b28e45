// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/run/run_command.h"
#include "console/bench/scenarios/junit_report.h"
#include "console/bench/scenarios/scenario_writes.h"
#include "console/bench/scenarios/text_report.h"
#include "console/run/run_options.h"
#include "console/run/run_words.h"
#include <QtCore/QEventLoop>
#include <QtCore/QSaveFile>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kPassed = 0;
constexpr int kFailed = 1;
constexpr int kWrongUsage = 2;

void print(const QString &text)
{
    std::fputs(qUtf8Printable(text), stdout);
    std::fflush(stdout); // a log that is being watched shows each step when it is over
}

void warn(const QStringList &lines)
{
    for (const QString &line : lines)
        std::fprintf(stderr, "answerdesk-console: %s\n", qUtf8Printable(printable(line)));
}

int refuse(const QStringList &lines)
{
    warn(lines);
    return kWrongUsage;
}

/// The scenarios of all files, or what is wrong with them, each line with its file.
tl::expected<std::vector<LoadedScenario>, QStringList> load(const QStringList &files)
{
    std::vector<LoadedScenario> scenarios;
    QStringList faults;
    for (const QString &file : files) {
        auto loaded = readScenarioFile(file);
        if (loaded) {
            scenarios.push_back(std::move(*loaded));
            continue;
        }
        for (const QString &fault : loaded.error())
            faults << file + u": "_s + fault;
    }
    if (!faults.isEmpty())
        return tl::unexpected(faults);
    return scenarios;
}

/// Signs in and asks a server for its other addresses.
Scenario addressQuestion()
{
    const auto scenario = readScenario(R"({"answerdesk_scenario": 1, "name": "Addresses", "steps": [
        {"name": "session", "target": "admin_url", "method": "POST", "path": "/admin/v1/sessions",
         "body": {"email": "{{admin_email}}", "password": "{{admin_password}}"}, "expect": [{"status": 201}]},
        {"name": "status", "target": "admin_url", "path": "/admin/v1/status",
         "headers": {"Authorization": "Bearer {{session.token}}"}, "expect": [{"status": 200}]},
        {"name": "sign_out", "target": "admin_url", "method": "DELETE", "path": "/admin/v1/sessions",
         "headers": {"Authorization": "Bearer {{session.token}}"}, "always": true}]})");
    return scenario ? scenario->scenario : Scenario{};
}

/// Runs one scenario and waits for its end; each step is told when it is over.
class Batch
{
public:
    explicit Batch(const RunSurroundings &surroundings)
        : m_runner(m_clock)
    {
        if (surroundings.onStopSignal) {
            surroundings.onStopSignal(&m_runner, [this] {
                m_wasStopped = true;
                m_runner.cancel();
            });
        }
    }

    ScenarioReport run(const Scenario &scenario, const ScenarioInputs &inputs)
    {
        QEventLoop loop;
        QObject::connect(&m_runner, &ScenarioRunner::finished, &loop, &QEventLoop::quit);
        m_runner.start(scenario, inputs);
        loop.exec();
        return m_runner.report();
    }
    void tellSteps()
    {
        QObject::connect(
            &m_runner, &ScenarioRunner::attemptFailed, &m_runner, [this](int step, int nextInMs) {
                const StepReport &report = m_runner.report().steps[step];
                const int status = report.record.failure ? 0 : report.record.response.status();
                print(u"  %1 %2 %3\n"_s.arg(u"…"_s, -8)
                          .arg(printable(report.name), -24)
                          .arg(RunWords::tr("%1, again in %2 ms")
                                   .arg(status > 0 ? QString::number(status) : RunWords::tr("no answer"))
                                   .arg(nextInMs)));
            });
        QObject::connect(&m_runner, &ScenarioRunner::stepFinished, &m_runner,
            [this](int step) { print(stepText(m_runner.report().steps[step])); });
    }
    bool wasStopped() const { return m_wasStopped; }

private:
    SystemClock m_clock;
    ScenarioRunner m_runner;
    bool m_wasStopped = false;
};

/// Puts the addresses of a profile into the inputs; what is wrong otherwise.
QStringList useProfile(RunOptions &options, const RunSurroundings &surroundings, Batch &batch)
{
    QString why;
    const auto profile = surroundings.profile(options.profile, options.settings, why);
    if (!profile)
        return {why};
    ScenarioInputs &inputs = options.inputs;
    inputs.texts.insert(u"admin_url"_s, profile->adminUrl.toString());
    if (!inputs.gives(u"admin_email"_s))
        inputs.texts.insert(u"admin_email"_s, profile->email);
    if (inputs.address(ScenarioTarget::BaseUrl))
        return {};
    if (!inputs.gives(u"admin_password"_s)) {
        return {
            RunWords::tr("The server of --profile shows its addresses to administrators only: set "
                         "ANSWERDESK_VAR_ADMIN_PASSWORD to the password of %1, or use --base-url instead.")
                .arg(profile->email)};
    }
    const ScenarioReport report = batch.run(addressQuestion(), inputs);
    const auto status = json::parse(report.steps.value(1).record.response.body());
    if (report.steps.value(1).outcome != StepReport::Outcome::Passed || !status) {
        QStringList lines{
            RunWords::tr("The server of --profile %1 did not return its addresses:").arg(options.profile)};
        for (const StepReport &step : report.steps)
            lines << faultLines(step);
        return lines;
    }
    for (const auto &name : {u"base_url"_s, u"app_url"_s}) {
        if (!inputs.gives(name))
            inputs.texts.insert(name, status->string(name));
    }
    return {};
}

/// Runs all of them and tells how it goes.
QList<ScenarioReport> runAll(
    Batch &batch, const std::vector<LoadedScenario> &scenarios, const RunOptions &options)
{
    QList<ScenarioReport> reports;
    bool hasFailed = false;
    batch.tellSteps();
    for (const LoadedScenario &loaded : scenarios) {
        if (batch.wasStopped())
            break;
        if (hasFailed && options.bails) {
            reports << skippedReport(loaded.scenario, loaded.file);
            continue;
        }
        print(u"%1 (%2)\n"_s.arg(printable(loaded.scenario.name), printable(loaded.file)));
        ScenarioReport report = batch.run(loaded.scenario, options.inputs);
        report.file = loaded.file;
        hasFailed = hasFailed || !report.passed();
        for (const QString &fault : report.faults)
            print(u"  %1 %2\n"_s.arg(outcomeName(StepReport::Outcome::Broken), -8).arg(printable(fault)));
        reports << report;
    }
    if (const QString failures = failuresText(reports); !failures.isEmpty() && reports.size() > 1)
        print(u'\n' + RunWords::tr("Failures:") + u'\n' + failures + u'\n');
    print(summaryText(reports) + u'\n');
    return reports;
}

/// What a run with these live keys would do to figures.
QString liveText(const QStringList &names, const std::vector<LoadedScenario> &scenarios)
{
    const QString writes = ScenarioWrites::of(scenarios).text();
    return RunWords::tr("Live keys are used (%1): everything the scenarios write counts in all figures (%2).")
        .arg(names.join(u", "_s), writes.isEmpty() ? RunWords::tr("nothing") : writes);
}

} // namespace

int runScenarios(const QStringList &arguments, const RunSurroundings &surroundings)
{
    auto options = RunOptions::read(arguments, QProcessEnvironment::systemEnvironment());
    if (!options)
        return refuse({options.error(), RunWords::tr("answerdesk-console run --help explains it.")});
    if (options->wantsHelp) {
        print(RunOptions::helpText());
        return kPassed;
    }
    auto scenarios = load(options->files);
    if (!scenarios)
        return refuse(scenarios.error());
    *scenarios = chosen(std::move(*scenarios), *options);
    if (scenarios->empty())
        return refuse({RunWords::tr("No scenario matches this tag and name.")});
    Batch batch(surroundings);
    if (!options->profile.isEmpty()) {
        if (const QStringList faults = useProfile(*options, surroundings, batch); !faults.isEmpty())
            return refuse(faults);
    }
    const QStringList amiss
        = unmetNeeds(*scenarios, options->inputs) + unusedVariables(*scenarios, options->typed);
    if (!amiss.isEmpty())
        return refuse(amiss);
    if (const QStringList live = liveKeys(*scenarios, options->inputs); !live.isEmpty()) {
        const QString text = liveText(live, *scenarios);
        if (!options->isLive)
            return refuse({text, RunWords::tr("Use --live to allow that, or a test key (ad_test_…).")});
        warn({RunWords::tr("Warning: %1").arg(text)});
    }
    // Opened first: a place that cannot be written to is told before minutes have passed.
    QSaveFile junit(options->junit);
    if (!options->junit.isEmpty() && !junit.open(QIODevice::WriteOnly))
        return refuse({RunWords::tr("%1 cannot be written: %2.").arg(options->junit, junit.errorString())});
    const QList<ScenarioReport> reports = runAll(batch, *scenarios, *options);
    if (!options->junit.isEmpty() && (junit.write(junitXml(reports)) < 0 || !junit.commit())) {
        (void)refuse({RunWords::tr("%1 cannot be written: %2.").arg(options->junit, junit.errorString())});
        return kFailed;
    }
    const bool passed = !batch.wasStopped()
        && std::all_of(
            reports.begin(), reports.end(), [](const ScenarioReport &report) { return report.passed(); });
    return passed ? kPassed : kFailed;
}

} // namespace answerdesk::console
