// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/models/model_breaker.h"
#include "server/answers/models/model_failure.h"
#include "server/http/metrics.h"
#include "shared/core/clock.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QThread>
#include <QtCore/QUrl>
#include <array>
#include <deque>
#include <functional>
#include <optional>

class QNetworkAccessManager;
class QNetworkReply;

namespace answerdesk::answers {

/// An OpenAI-compatible server, as the operator set it, and how much of it is used.
struct ModelEndpoint {
    QUrl url; ///< "https://api.example/v1": paths of the API go behind it
    Secret key; ///< empty: none is sent
    int concurrency = 2; ///< requests at once; four times as many wait
    qint64 mostAnswerBytes = 1024 * 1024;
};

/// Names of the figures of one channel.
struct ChannelMetrics {
    const char *requests, *seconds, *inFlight, *waiting, *circuits;
};

/// One request of the API.
struct ModelRequest {
    QString model; ///< whose failures count together
    QString path; ///< "/chat/completions"
    QByteArray body; ///< JSON
    qint64 timeoutMs = 0; ///< from now on, waiting for a place included
};

/// Sends requests to one OpenAI-compatible server: bounded in requests, waiting, bytes and time, and sparing
/// after repeated failure, for each model by itself. Nothing follows redirects, keeps cookies or unpacks
/// compressed bytes. Made, started and destroyed on the main thread, works in a thread of its own; everything
/// else may be called from any thread.
class ModelChannel final : public QObject
{
    Q_OBJECT
public:
    /// Takes what it needs out of an answer's body, or says what is wrong with it. In the channel's thread.
    using Read = std::function<std::optional<ModelFailure>(const QByteArray &)>;
    /// Called once, in any thread, at the latest when the time is over; with nothing when read was content.
    using Done = std::function<void(std::optional<ModelFailure>)>;

    ModelChannel(ModelEndpoint endpoint, const ChannelMetrics &metrics, const Clock &clock);
    ~ModelChannel() override;

    void start();
    /// What is under way or waits fails with Stopped at once; so does what comes later.
    void stop();
    void send(ModelRequest request, Read read, Done done);
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    class Exchange;
    void take(ModelRequest request, Read read, Done done);
    void startWaiting();
    void settled(Exchange *exchange, std::optional<ModelFailure> failure);
    void count(std::optional<ModelFailure> failure, double seconds);
    QNetworkReply *post(const ModelRequest &request);

    const ModelEndpoint m_endpoint;
    const ChannelMetrics m_metrics;
    const Clock &m_clock;
    QThread m_thread;
    std::atomic<bool> m_isStopping{false};
    // In the thread. A manager has no more than six connections to a server, so there are several.
    std::vector<QNetworkAccessManager *> m_networks;
    std::size_t m_nextNetwork = 0;
    std::deque<Exchange *> m_waiting;
    QList<Exchange *> m_running;
    QHash<QString, ModelBreaker> m_breakers; ///< by model
    // For whoever reads metrics.
    std::array<std::atomic<quint64>, kModelFailureCount + 1> m_outcomes{}; ///< the last one: answered
    std::atomic<int> m_waitingCount{0}, m_runningCount{0}, m_openBreakers{0};
    http::Histogram m_seconds{0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64};
};

} // namespace answerdesk::answers
