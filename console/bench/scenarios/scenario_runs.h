// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_runner.h"
#include "console/bench/past_by_place.h"
#include "console/bench/scenarios/scenario_file.h"
#include "console/bench/scenarios/scenario_runner.h"
#include <QtCore/QHash>

namespace answerdesk::console {

/// Runs scenarios one after the other against the bench's server and company with its test key, and keeps
/// what became of each. What it hands out holds no secret. GUI thread.
class ScenarioRuns final : public QObject
{
    Q_OBJECT
public:
    /// The last run of one file.
    struct Result {
        ScenarioReport report; ///< grows while it runs; its records are masked
        QList<ExchangePtr> exchanges; ///< of the steps, null for one without
        int running = -1; ///< the step under way
        qint64 nextAtMs = 0; ///< steady, of the next attempt of that step; 0 while one is under way
        bool isOver = false;
    };

    /// The runner outlives it; another session of the runner ends everything. Each server and company has
    /// results of its own.
    ScenarioRuns(const Clock &clock, ExchangeRunner &bench, QObject *parent = nullptr);

    /// Values of variables that the bench does not know by itself, or that go before its own.
    void setValues(const QMap<QString, QString> &values) { m_values = values; }
    const QMap<QString, QString> &values() const { return m_values; }
    /// Whether live keys are sent. Without it the bench's own test key takes the place of a live api_key,
    /// and a scenario that needs another live key is not run.
    void setLive(bool live) { m_isLive = live; }
    bool isLive() const { return m_isLive; }
    /// Whether a live key is there to be sent as api_key.
    bool hasLiveKey() const;
    /// Variables that have a value without being asked for: addresses, the company, the test key.
    static bool isGivenByBench(const QString &variable);
    /// Variables of the scenario that nobody gives.
    QStringList missing(const LoadedScenario &scenario) const;

    struct Unread {
        QString file;
        QStringList faults; ///< why it holds no scenario
    };
    /// While none is running. The results of these files begin anew; those that cannot be read are reported
    /// after them, as failed.
    void start(const std::vector<LoadedScenario> &scenarios, const QList<Unread> &unread = {});
    /// The scenario under way cleans up and ends, the others do not begin; the second time it ends at once.
    void cancel();
    bool isBusy() const { return m_isBusy; }

    /// Null: it was not run yet.
    const Result *resultOf(const QString &file) const;
    void forget(const QString &file);
    /// Ends what is under way at once and forgets all results.
    void clear();
    /// Of the files that were started last, in their order, as far as they ran; then of the unread ones.
    QList<ScenarioReport> reports() const;
    int startedCount() const { return int(m_batch.size() + m_unread.size()); }
    int secondsToNext(const Result &result) const;

signals:
    void changed(const QString &file);
    void busyChanged(bool busy);

private:
    void next();
    void begin(const Secret &key);
    void refuse(const QString &fault);
    QStringList heldBack() const;
    void take(bool isOver);
    void finish();
    void endAll();
    void changePlace();
    ScenarioInputs inputs(const Secret &key) const;
    ExchangePtr exchangeOf(const StepReport &step) const;

    const Clock &m_clock;
    ExchangeRunner &m_bench;
    ScenarioRunner m_runner;
    QMap<QString, QString> m_values;
    QHash<QString, Result> m_results; ///< by file
    std::vector<LoadedScenario> m_waiting;
    QStringList m_batch;
    QList<ScenarioReport> m_unread; ///< of the batch
    struct Past {
        QHash<QString, Result> results;
        QStringList batch;
        QList<ScenarioReport> unread;
    };
    PastByPlace<Past> m_past;
    QString m_running;
    std::unique_ptr<QObject> m_keyWanted; ///< its end takes the wish for a key back
    bool m_isBusy = false;
    bool m_isLive = false;
};

} // namespace answerdesk::console
