// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/assertion_check.h"
#include <QtCore/QObject>
#include <memory>

class QTimer;

namespace answerdesk::console {

/// What became of a step. Texts hold no secret; the record holds the exchange as it was.
struct StepReport {
    enum class Outcome : unsigned char {
        Pending,
        Running,
        Passed,
        Failed, ///< an answer came and an assertion did not hold
        Broken, ///< no answer came, or the request could not be made
        Skipped ///< an earlier step had failed, or the run was cancelled before
    };
    QString name;
    Outcome outcome = Outcome::Pending;
    QString request; ///< method and path of the last attempt; empty while none was sent
    int attempts = 0;
    qint64 tookMs = 0; ///< with all pauses and attempts
    QString fault; ///< why it is broken, or why no further attempt was made
    QList<AssertionResult> results; ///< of the last attempt
    client::RawRecord record; ///< of the last attempt
    QStringList response; ///< of a bad step: status with headers, then the body's beginning

    bool isBad() const { return outcome == Outcome::Failed || outcome == Outcome::Broken; }
};

struct ScenarioReport {
    QString name;
    QString file; ///< as it was named; empty where there is none
    QDateTime startedAt; ///< UTC
    qint64 tookMs = 0;
    bool wasCancelled = false;
    QStringList faults; ///< of its variables, or of the file; then no step ran
    bool isUnread = false; ///< the file holds no scenario
    QList<StepReport> steps;

    bool passed() const;
    int count(StepReport::Outcome outcome) const;
};

/// The report of a scenario that is not run: every step is skipped.
ScenarioReport skippedReport(const Scenario &scenario, const QString &file);

/// Runs one scenario after the other against a server, a request at a time. One thread with an event loop; no
/// widgets. Every scenario that was started ends with finished(), a cancelled one too.
class ScenarioRunner final : public QObject
{
    Q_OBJECT
public:
    explicit ScenarioRunner(const Clock &clock, QObject *parent = nullptr);
    ~ScenarioRunner() override;

    /// While none is running. The first step begins in the event loop.
    void start(const Scenario &scenario, const ScenarioInputs &inputs);
    /// Breaks off the step under way; of those after it only the ones that always run do. The second time it
    /// ends at once.
    void cancel();
    bool isRunning() const { return m_isRunning; }

    const Scenario &scenario() const { return m_scenario; }
    const ScenarioReport &report() const { return m_report; } ///< grows while it runs
    const SecretMask &mask() const { return m_values.mask(); }

signals:
    void stepStarted(int step);
    /// An attempt whose assertions do not hold yet; the next one is sent after so many milliseconds.
    void attemptFailed(int step, int nextInMs);
    void stepFinished(int step);
    void finished();

private:
    /// A step of a run. Whoever hears a signal may cancel and even start the next run: what follows an emit
    /// asks whether it is still there.
    struct Place {
        int run;
        int step;
    };
    Place here() const { return {m_run, m_step}; }
    bool isStill(Place place) const { return m_isRunning && m_run == place.run && m_step == place.step; }
    void next();
    bool isWanted(const ScenarioStep &step) const;
    void begin();
    void send();
    void received();
    bool tryAgain();
    void finishStep(StepReport::Outcome outcome, const QString &fault = {});
    void finishAll();
    void after(int ms, void (ScenarioRunner::*then)());
    const ScenarioStep &step() const { return m_scenario.steps[std::size_t(m_step)]; }
    StepReport &current() { return m_report.steps[m_step]; }

    const Clock &m_clock;
    QTimer *m_timer;
    Scenario m_scenario;
    ScenarioInputs m_inputs;
    ScenarioValues m_values;
    ScenarioReport m_report;
    std::unique_ptr<client::RawExchange> m_exchange;
    bool m_isRunning = false;
    bool m_hasFailed = false;
    int m_run = 0;
    int m_step = -1;
    qint64 m_startedMs = 0; ///< steady
    qint64 m_stepStartedMs = 0;
    qint64 m_firstSentMs = 0; ///< of the step's first attempt
};

} // namespace answerdesk::console
