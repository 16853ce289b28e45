// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_runner.h"
#include "console/bench/scenarios/step_request.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Outcome = StepReport::Outcome;

namespace {

constexpr int kUsualTimeoutMs = 60'000;
constexpr qsizetype kMostShown = 2000; // characters of a body

/// What came, for whoever looks for the reason.
QStringList responseText(const client::HttpResponse &response)
{
    if (response.status() == 0)
        return {};
    QString head = u"HTTP "_s + QString::number(response.status());
    for (const char *name : {"Content-Type", "Retry-After", "Location", "Allow", "ETag"}) {
        if (const QByteArray value = response.header(name); !value.isEmpty())
            head += u" · "_s + QLatin1String(name) + u": "_s + QString::fromUtf8(value);
    }
    const QString body = QString::fromUtf8(response.body());
    QStringList lines{head};
    if (!body.isEmpty())
        lines << body.left(kMostShown).trimmed().split(u'\n');
    if (body.size() > kMostShown)
        lines << ScenarioRunner::tr("… truncated: the body has %1 bytes").arg(response.body().size());
    return lines;
}

} // namespace

bool ScenarioReport::passed() const
{
    return faults.isEmpty() && !wasCancelled
        && std::all_of(steps.begin(), steps.end(),
            [](const StepReport &step) { return step.outcome == Outcome::Passed; });
}

int ScenarioReport::count(Outcome outcome) const
{
    return int(std::count_if(
        steps.begin(), steps.end(), [outcome](const StepReport &step) { return step.outcome == outcome; }));
}

ScenarioReport skippedReport(const Scenario &scenario, const QString &file)
{
    ScenarioReport report;
    report.name = scenario.name;
    report.file = file;
    for (const ScenarioStep &step : scenario.steps) {
        report.steps << StepReport();
        report.steps.last().name = step.name;
        report.steps.last().outcome = Outcome::Skipped;
    }
    return report;
}

ScenarioRunner::ScenarioRunner(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_timer(new QTimer(this))
    , m_values(clock)
{
    m_timer->setSingleShot(true);
}

ScenarioRunner::~ScenarioRunner() = default;

void ScenarioRunner::after(int ms, void (ScenarioRunner::*then)())
{
    m_timer->disconnect(this);
    connect(m_timer, &QTimer::timeout, this, then);
    m_timer->start(ms);
}

void ScenarioRunner::start(const Scenario &scenario, const ScenarioInputs &inputs)
{
    Q_ASSERT(!m_isRunning);
    m_isRunning = true;
    ++m_run;
    m_hasFailed = false;
    m_scenario = scenario;
    m_inputs = inputs;
    m_step = -1;
    m_startedMs = m_clock.steadyMs();
    m_report = {};
    m_report.name = scenario.name;
    m_report.startedAt = utcDateTime(m_clock.nowMs());
    m_report.steps.resize(qsizetype(scenario.steps.size()));
    for (qsizetype i = 0; i < m_report.steps.size(); ++i)
        m_report.steps[i].name = scenario.steps[std::size_t(i)].name;
    m_report.faults = m_values.begin(m_scenario, m_inputs);
    after(0, &ScenarioRunner::next);
}

void ScenarioRunner::cancel()
{
    if (!m_isRunning)
        return;
    const bool isFirst = !m_report.wasCancelled;
    const Place place = here();
    m_timer->stop();
    m_exchange.reset();
    m_report.wasCancelled = true;
    if (m_step >= 0 && current().outcome == Outcome::Running) {
        current().outcome = Outcome::Broken;
        current().fault = tr("The run was cancelled.");
        current().tookMs = m_clock.steadyMs() - m_stepStartedMs;
        emit stepFinished(m_step);
    }
    if (!isStill(place))
        return;
    if (isFirst && m_step >= 0)
        after(0, &ScenarioRunner::next); // what was made is cleaned up
    else
        finishAll();
}

bool ScenarioRunner::isWanted(const ScenarioStep &step) const
{
    if (!m_report.faults.isEmpty())
        return false;
    const bool stops = m_report.wasCancelled || (m_hasFailed && m_scenario.stopOnFailure.value_or(true));
    return !stops || step.always.value_or(false);
}

void ScenarioRunner::next()
{
    while (++m_step < int(m_report.steps.size())) {
        if (isWanted(step()))
            return begin();
        current().outcome = Outcome::Skipped;
        const Place place = here();
        const bool wasCancelled = m_report.wasCancelled;
        emit stepFinished(m_step);
        if (!isStill(place) || m_report.wasCancelled != wasCancelled)
            return;
    }
    finishAll();
}

void ScenarioRunner::begin()
{
    current().outcome = Outcome::Running;
    m_stepStartedMs = m_clock.steadyMs();
    m_firstSentMs = 0;
    const Place place = here();
    emit stepStarted(m_step);
    if (isStill(place) && current().outcome == Outcome::Running)
        after(step().waitMs.value_or(0), &ScenarioRunner::send);
}

void ScenarioRunner::send()
{
    const auto request = requestOf(step(), m_inputs, m_values);
    if (!request)
        return finishStep(Outcome::Broken, request.error());
    if (current().attempts++ == 0)
        m_firstSentMs = m_clock.steadyMs();
    current().request
        = step().raw ? tr("raw request") : m_values.shown(step().usedMethod() + u' ' + request->url.path());
    m_exchange = std::make_unique<client::RawExchange>();
    connect(m_exchange.get(), &client::RawExchange::finished, this, &ScenarioRunner::received);
    m_exchange->start(*request, step().timeoutMs.value_or(kUsualTimeoutMs));
}

void ScenarioRunner::received()
{
    current().record = m_exchange->record();
    m_exchange.release()->deleteLater(); // it is the sender of the signal that brought us here
    const client::RawRecord &record = current().record;
    if (record.failure) {
        current().results.clear();
        if (!tryAgain())
            finishStep(Outcome::Broken, serverwords::translated(record.failure->text()));
        return;
    }
    m_values.setAnswer(step().name, record.response);
    current().results = checkAssertions(step(), record, m_values);
    const bool holds = std::all_of(current().results.begin(), current().results.end(),
        [](const AssertionResult &result) { return result.passed; });
    if (holds)
        finishStep(Outcome::Passed);
    else if (!tryAgain())
        finishStep(Outcome::Failed, current().fault);
}

bool ScenarioRunner::tryAgain()
{
    const std::optional<ScenarioRetry> &retry = step().retry;
    const client::HttpResponse &response = current().record.response;
    const int status = current().record.failure ? 0 : response.status();
    if (!retry)
        return false;
    if (retry->onStatus
        && std::find(retry->onStatus->begin(), retry->onStatus->end(), status) == retry->onStatus->end())
        return false;
    bool isNumber = false;
    const int seconds = response.header("Retry-After").toInt(&isNumber);
    const qint64 pause = isNumber && seconds >= 0 && status != 0 ? qint64(seconds) * 1000 : retry->interval();
    const qint64 passed = m_clock.steadyMs() - m_firstSentMs;
    if (passed + pause > retry->forMs) {
        current().fault = tr("Attempts: %1, in %2 ms. The next one would come after the limit of %3 ms.")
                              .arg(current().attempts)
                              .arg(passed)
                              .arg(retry->forMs);
        return false;
    }
    const Place place = here();
    emit attemptFailed(m_step, int(pause));
    if (isStill(place) && current().outcome == Outcome::Running)
        after(int(pause), &ScenarioRunner::send);
    return true;
}

void ScenarioRunner::finishStep(Outcome outcome, const QString &fault)
{
    StepReport &report = current();
    report.outcome = outcome;
    report.fault = m_values.shown(fault);
    report.tookMs = m_clock.steadyMs() - m_stepStartedMs;
    if (report.isBad() && !report.record.failure) {
        for (const QString &line : responseText(report.record.response))
            report.response << m_values.shown(line);
    }
    m_hasFailed = m_hasFailed || report.isBad();
    const Place place = here();
    emit stepFinished(m_step);
    if (isStill(place))
        after(0, &ScenarioRunner::next);
}

void ScenarioRunner::finishAll()
{
    for (StepReport &report : m_report.steps) {
        if (report.outcome == Outcome::Pending)
            report.outcome = Outcome::Skipped;
    }
    m_report.tookMs = m_clock.steadyMs() - m_startedMs;
    m_isRunning = false;
    emit finished();
}

} // namespace answerdesk::console
