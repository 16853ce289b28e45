// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_runs.h"
#include "console/app/page/fault_of.h"
#include "console/bench/scenarios/scenario_writes.h"
#include <QtCore/QFileInfo>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Outcome = StepReport::Outcome;

namespace {

const QString kApiKey = u"api_key"_s;
const QString kSession = u"admin_token"_s;
const QString kCompany = u"company_key"_s;

bool needs(const LoadedScenario &scenario, const QString &variable)
{
    return std::any_of(scenario.needs.begin(), scenario.needs.end(),
        [&variable](const LoadedScenario::Need &need) { return need.variable == variable; });
}

using Change = std::function<QByteArray(const QByteArray &)>;

/// An answer with other texts in it. Its length becomes that of what is shown.
client::HttpResponse withTexts(const client::HttpResponse &response, const Change &change)
{
    const QByteArray head = change(response.head()), body = change(response.body());
    if (head == response.head() && body == response.body())
        return response;
    QByteArray bytes;
    for (const QByteArray &line : head.trimmed().split('\n')) {
        const QByteArray name = line.left(qMax<qsizetype>(line.indexOf(':'), 0)).toLower();
        if (name != "content-length" && name != "transfer-encoding")
            bytes += line.trimmed() + "\r\n";
    }
    client::HttpResponse shown(!body.isEmpty());
    shown.feed(bytes + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    return shown;
}

/// The record with every secret of the run taken out of it.
client::RawRecord masked(client::RawRecord record, const SecretMask &mask)
{
    const auto bytes = [&mask](const QByteArray &text) {
        const QString plain = QString::fromUtf8(text), shown = mask.shown(plain);
        return shown == plain ? text : shown.toUtf8();
    };
    record.request.url = QUrl(mask.shown(record.request.url.toString(QUrl::FullyEncoded)));
    for (auto &[name, value] : record.request.headers)
        value = bytes(value);
    record.request.body = bytes(record.request.body);
    record.request.raw = bytes(record.request.raw);
    record.sent = bytes(record.sent);
    record.response = withTexts(record.response, bytes);
    return record;
}

} // namespace

ScenarioRuns::ScenarioRuns(const Clock &clock, ExchangeRunner &bench, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_bench(bench)
    , m_runner(clock)
{
    connect(&m_runner, &ScenarioRunner::stepStarted, this, [this](int step) {
        m_results[m_running].running = step;
        m_results[m_running].nextAtMs = 0;
        take(false);
    });
    connect(&m_runner, &ScenarioRunner::attemptFailed, this, [this](int step, int nextInMs) {
        m_results[m_running].running = step;
        m_results[m_running].nextAtMs = m_clock.steadyMs() + nextInMs;
        take(false);
    });
    connect(&m_runner, &ScenarioRunner::stepFinished, this, [this] {
        m_results[m_running].running = -1;
        take(false);
    });
    connect(&m_runner, &ScenarioRunner::finished, this, [this] {
        take(true);
        next();
    });
    connect(&m_bench, &ExchangeRunner::sessionChanged, this, &ScenarioRuns::changePlace);
}

void ScenarioRuns::endAll()
{
    m_waiting.clear();
    m_keyWanted.reset();
    m_runner.cancel();
    m_runner.cancel(); // at once: nothing goes to the old server any more
    m_results.removeIf([](const auto &entry) { return !entry->isOver; });
    finish();
}

void ScenarioRuns::changePlace()
{
    endAll();
    Past past{m_results, m_batch, m_unread};
    if (!m_past.change(m_bench.place(), past))
        return;
    m_results = past.results;
    m_batch = past.batch;
    m_unread = past.unread;
}

void ScenarioRuns::clear()
{
    endAll();
    m_results.clear();
    m_batch.clear();
    m_unread.clear();
    m_past.forgetOthers(); // they ran the same files
}

bool ScenarioRuns::isGivenByBench(const QString &variable)
{
    return variable == kApiKey || variable == kSession || variable == kCompany
        || schema::enumValue<ScenarioTarget>(variable);
}

QStringList ScenarioRuns::missing(const LoadedScenario &scenario) const
{
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QStringList names;
    for (const LoadedScenario::Need &need : scenario.needs) {
        if (!isGivenByBench(need.variable) && m_values.value(need.variable).isEmpty()
            && !environment.contains(ScenarioInputs::environmentName(need.variable)))
            names << need.variable;
    }
    return names;
}

void ScenarioRuns::start(const std::vector<LoadedScenario> &scenarios, const QList<Unread> &unread)
{
    if (m_isBusy || !m_bench.canSend() || (scenarios.empty() && unread.isEmpty()))
        return;
    m_isBusy = true;
    m_batch.clear();
    m_unread.clear();
    for (const Unread &each : unread) {
        ScenarioReport report;
        report.name = report.file = QFileInfo(each.file).fileName();
        report.faults = each.faults;
        report.isUnread = true;
        m_unread << report;
        m_results.remove(each.file);
    }
    m_waiting = scenarios;
    for (const LoadedScenario &scenario : scenarios) {
        m_batch << scenario.file;
        m_results.remove(scenario.file);
        emit changed(scenario.file);
    }
    emit busyChanged(true);
    next();
}

void ScenarioRuns::next()
{
    m_running.clear();
    if (m_waiting.empty())
        return finish();
    m_running = m_waiting.front().file;
    m_results[m_running] = {};
    m_results[m_running].report.name = m_waiting.front().scenario.name;
    if (const QStringList names = missing(m_waiting.front()); !names.isEmpty())
        return refuse(
            tr("These variables have no value: %1. Enter them under “Values…”.").arg(names.join(u", "_s)));
    if (const QStringList names = heldBack(); !names.isEmpty())
        return refuse(
            tr("It needs live keys: %1. Tick “Use a live key” to send them.").arg(names.join(u", "_s)));
    const QString typed = m_values.value(kApiKey);
    if (!needs(m_waiting.front(), kApiKey) || (!typed.isEmpty() && (m_isLive || !isLiveKey(typed))))
        return begin({});
    emit changed(m_running);
    m_keyWanted = std::make_unique<QObject>();
    const TestKey::Done take = [this](const client::ApiResult<TestKey::Given> &given) {
        if (given)
            return begin(given->key);
        refuse(tr("The test key was not created: %1").arg(whyOf(given.error())));
    };
    if (m_isLive)
        m_bench.key().give(m_keyWanted.get(), take);
    else
        m_bench.key().giveForTests(m_keyWanted.get(), take);
}

bool ScenarioRuns::hasLiveKey() const
{
    return isLiveKey(m_values.value(kApiKey)) || isLiveKey(m_bench.key().typedName());
}

QStringList ScenarioRuns::heldBack() const
{
    if (m_isLive)
        return {};
    QStringList names = liveKeys({m_waiting.front()}, inputs({}));
    names.removeAll(kApiKey);
    return names;
}

void ScenarioRuns::begin(const Secret &key)
{
    const Scenario scenario = m_waiting.front().scenario;
    m_waiting.erase(m_waiting.begin());
    m_runner.start(scenario, inputs(key));
    take(false);
}

void ScenarioRuns::refuse(const QString &fault)
{
    Result &result = m_results[m_running];
    result.report = skippedReport(m_waiting.front().scenario, QFileInfo(m_running).fileName());
    result.report.faults << fault;
    result.isOver = true;
    m_waiting.erase(m_waiting.begin());
    emit changed(m_running);
    next();
}

void ScenarioRuns::cancel()
{
    m_waiting.clear();
    if (m_runner.isRunning())
        return m_runner.cancel();
    if (m_keyWanted && m_isBusy) { // still waiting for the key
        m_keyWanted.reset();
        m_results.remove(m_running);
        emit changed(std::exchange(m_running, {}));
    }
    finish();
}

void ScenarioRuns::finish()
{
    m_keyWanted.reset();
    m_running.clear();
    if (!std::exchange(m_isBusy, false))
        return;
    emit busyChanged(false);
}

ScenarioInputs ScenarioRuns::inputs(const Secret &key) const
{
    ScenarioInputs inputs;
    inputs.environment = QProcessEnvironment::systemEnvironment();
    const client::ApiClient &client = *m_bench.client();
    inputs.texts = {{u"base_url"_s, client.baseUrl().toString()}, {u"app_url"_s, client.appUrl().toString()},
        {u"admin_url"_s, client.server().toString()}, {kCompany, m_bench.company()}};
    if (client.isSignedIn())
        inputs.texts.insert(kSession, QString::fromLatin1(client.token().reveal()));
    for (auto it = m_values.begin(); it != m_values.end(); ++it) {
        if (!it.value().isEmpty())
            inputs.texts.insert(it.key(), it.value());
    }
    if (!key.isEmpty())
        inputs.texts.insert(kApiKey, QString::fromLatin1(key.reveal()));
    return inputs;
}

ExchangePtr ScenarioRuns::exchangeOf(const StepReport &step) const
{
    if (step.record.sent.isEmpty() && !step.record.failure)
        return nullptr;
    auto exchange = std::make_shared<BenchExchange>();
    exchange->record = masked(step.record, m_runner.mask());
    exchange->request = exchange->record.request;
    exchange->failure = step.record.failure;
    const client::HttpResponse &response = exchange->record.response;
    if (!exchange->failure && response.status() >= 400)
        exchange->failure = client::readRefusal(
            {response.status(), exchange->record.requestId(), response.header("Retry-After").toInt(), {}},
            response.body());
    exchange->state = exchange->failure ? BenchExchange::State::Failed : BenchExchange::State::Answered;
    return exchange;
}

void ScenarioRuns::take(bool isOver)
{
    Result &result = m_results[m_running];
    const ScenarioReport old = std::exchange(result.report, m_runner.report());
    result.report.file = QFileInfo(m_running).fileName();
    result.exchanges.resize(result.report.steps.size());
    for (qsizetype i = 0; i < result.report.steps.size(); ++i) {
        StepReport &step = result.report.steps[i];
        const bool isNew = i >= old.steps.size() || i == result.running
            || step.attempts != old.steps[i].attempts || step.outcome != old.steps[i].outcome;
        // At the end once more: later steps may have told more secrets.
        if (isNew || isOver) {
            if (const ExchangePtr made = exchangeOf(step); made && result.exchanges[i])
                *result.exchanges[i] = *made; // whoever shows it goes on with it
            else
                result.exchanges[i] = made;
        }
        step.record = result.exchanges[i] ? result.exchanges[i]->record : client::RawRecord();
        const bool isRefused = isOver && step.isBad() && step.record.response.status() == 401;
        if (isRefused)
            m_bench.forgetKey(); // it may have been revoked meanwhile: the next run gets another one
    }
    result.isOver = isOver;
    if (isOver)
        result.running = -1;
    emit changed(m_running);
}

const ScenarioRuns::Result *ScenarioRuns::resultOf(const QString &file) const
{
    const auto found = m_results.constFind(file);
    return found == m_results.constEnd() ? nullptr : &*found;
}

void ScenarioRuns::forget(const QString &file)
{
    if (file != m_running)
        m_results.remove(file);
}

QList<ScenarioReport> ScenarioRuns::reports() const
{
    QList<ScenarioReport> all;
    for (const QString &file : m_batch) {
        if (const Result *result = resultOf(file); result && result->isOver)
            all << result->report;
    }
    if (!m_isBusy)
        all << m_unread;
    return all;
}

int ScenarioRuns::secondsToNext(const Result &result) const
{
    return result.nextAtMs == 0 ? 0
                                : int((qMax<qint64>(0, result.nextAtMs - m_clock.steadyMs()) + 999) / 1000);
}

} // namespace answerdesk::console
