// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/model_channel.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QNetworkReply>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

constexpr int kWaitingShare = 4; ///< times the concurrency may wait
constexpr int kConnectionsOfManager = 6;

} // namespace

/// One request from send() to its outcome, in the channel's thread. Its time runs while it waits.
class ModelChannel::Exchange final : public QObject
{
public:
    Exchange(ModelChannel &channel, ModelRequest request, Read read, Done done)
        : QObject(&channel)
        , m_channel(channel)
        , m_request(std::move(request))
        , m_read(std::move(read))
        , m_done(std::move(done))
    {
        m_limit.setSingleShot(true);
        m_limit.setTimerType(Qt::PreciseTimer);
        connect(&m_limit, &QTimer::timeout, this, [this] { finish(ModelFailure::TimedOut); });
        m_limit.start(int(std::max(qint64(1), m_request.timeoutMs)));
        m_since.start();
    }
    ~Exchange() override { dropReply(); }

    void send()
    {
        m_isSent = true;
        m_reply = m_channel.post(m_request);
        connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::readSome);
        connect(m_reply, &QNetworkReply::finished, this, &Exchange::readEnd);
    }
    void stop() { finish(ModelFailure::Stopped); }
    bool isSent() const { return m_isSent; }
    const QString &model() const { return m_request.model; }
    double seconds() const { return double(m_since.nsecsElapsed()) / 1e9; }

private:
    void readSome()
    {
        m_body += m_reply->readAll();
        if (m_body.size() > m_channel.m_endpoint.mostAnswerBytes)
            finish(ModelFailure::TooLarge);
    }

    void readEnd()
    {
        const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (status == 408 || status == 429 || status >= 500)
            return finish(ModelFailure::Overloaded);
        if (status >= 300)
            return finish(ModelFailure::Refused);
        if (status < 200 || m_reply->error() != QNetworkReply::NoError)
            return finish(ModelFailure::Unreachable);
        const QByteArray encoding = m_reply->rawHeader("Content-Encoding");
        if (!encoding.isEmpty() && encoding != "identity")
            return finish(ModelFailure::Garbled);
        readSome();
        if (m_reply)
            finish(m_read(m_body));
    }

    void finish(std::optional<ModelFailure> failure)
    {
        const auto done = std::exchange(m_done, {});
        if (!done)
            return;
        m_limit.stop();
        dropReply();
        m_channel.settled(this, failure);
        deleteLater();
        done(failure);
    }

    void dropReply()
    {
        if (!m_reply)
            return;
        QNetworkReply *reply = m_reply;
        m_reply = nullptr;
        reply->disconnect(this);
        // Its destructor ends the request; abort() does not bear being called from within its own signals.
        reply->deleteLater();
    }

    ModelChannel &m_channel;
    const ModelRequest m_request;
    const Read m_read;
    Done m_done;
    QTimer m_limit{this};
    QElapsedTimer m_since;
    QPointer<QNetworkReply> m_reply;
    QByteArray m_body;
    bool m_isSent = false;
};

const char *modelFailureName(ModelFailure failure)
{
    static constexpr std::array<const char *, kModelFailureCount> kNames{"timeout", "unreachable", "refused",
        "overloaded", "garbled", "too_large", "busy", "circuit_open", "stopped"};
    return kNames[std::size_t(failure)];
}

ModelChannel::ModelChannel(ModelEndpoint endpoint, const ChannelMetrics &metrics, const Clock &clock)
    : m_endpoint(std::move(endpoint))
    , m_metrics(metrics)
    , m_clock(clock)
{
    m_thread.setObjectName(u"models"_s);
    moveToThread(&m_thread);
}

ModelChannel::~ModelChannel()
{
    stop();
    m_thread.quit();
    m_thread.wait();
}

void ModelChannel::start()
{
    m_thread.start();
    QMetaObject::invokeMethod(
        this,
        [this] {
            const int managers = (m_endpoint.concurrency + kConnectionsOfManager - 1) / kConnectionsOfManager;
            for (int i = 0; i < managers; ++i) {
                m_networks.push_back(new QNetworkAccessManager(this));
                m_networks.back()->setProxy(QNetworkProxy::NoProxy);
            }
        },
        Qt::BlockingQueuedConnection);
}

void ModelChannel::stop()
{
    if (m_isStopping.exchange(true) || !m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            const std::deque<Exchange *> waiting = m_waiting;
            const QList<Exchange *> running = m_running;
            for (Exchange *exchange : waiting)
                exchange->stop();
            for (Exchange *exchange : running)
                exchange->stop();
            qDeleteAll(waiting);
            qDeleteAll(running);
            for (QNetworkAccessManager *network : std::exchange(m_networks, {}))
                delete network;
        },
        Qt::BlockingQueuedConnection);
}

void ModelChannel::send(ModelRequest request, Read read, Done done)
{
    if (m_isStopping)
        return done(ModelFailure::Stopped);
    QMetaObject::invokeMethod(
        this,
        [this, request = std::move(request), read = std::move(read), done = std::move(done)] {
            take(request, read, done);
        },
        Qt::QueuedConnection);
}

void ModelChannel::take(ModelRequest request, Read read, Done done)
{
    const auto refuse = [&](ModelFailure failure) {
        count(failure, -1);
        done(failure);
    };
    if (m_isStopping)
        return refuse(ModelFailure::Stopped);
    if (m_waiting.size() >= std::size_t(m_endpoint.concurrency) * kWaitingShare)
        return refuse(ModelFailure::Busy);
    if (!m_breakers[request.model].letThrough(m_clock.steadyMs()))
        return refuse(ModelFailure::Spared);
    m_waiting.push_back(new Exchange(*this, std::move(request), std::move(read), std::move(done)));
    startWaiting();
}

void ModelChannel::startWaiting()
{
    while (!m_isStopping && !m_waiting.empty() && m_running.size() < m_endpoint.concurrency) {
        Exchange *next = m_waiting.front();
        m_waiting.pop_front();
        m_running.append(next);
        next->send();
    }
    m_waitingCount = int(m_waiting.size());
    m_runningCount = int(m_running.size());
}

void ModelChannel::settled(Exchange *exchange, std::optional<ModelFailure> failure)
{
    std::erase(m_waiting, exchange);
    m_running.removeOne(exchange);
    ModelBreaker &breaker = m_breakers[exchange->model()];
    if (!failure)
        breaker.succeeded();
    else if (exchange->isSent() && failure != ModelFailure::Stopped)
        breaker.failed(m_clock.steadyMs());
    else
        breaker.gaveUp(); // it never got its turn, which says nothing about the model
    m_openBreakers = int(std::count_if(
        m_breakers.cbegin(), m_breakers.cend(), [](const ModelBreaker &one) { return one.isOpen(); }));
    count(failure, exchange->isSent() ? exchange->seconds() : -1);
    startWaiting();
}

void ModelChannel::count(std::optional<ModelFailure> failure, double seconds)
{
    ++m_outcomes[failure ? std::size_t(*failure) : std::size_t(kModelFailureCount)];
    if (seconds >= 0)
        m_seconds.observe(seconds);
}

QNetworkReply *ModelChannel::post(const ModelRequest &call)
{
    QUrl url = m_endpoint.url;
    QString path = url.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    url.setPath(path + call.path);
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    request.setRawHeader("Accept", "application/json");
    request.setRawHeader("Accept-Encoding", "identity");
    if (!m_endpoint.key.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + m_endpoint.key.reveal());
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    // A redirect would carry the key and the question to somebody that the operator did not name.
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    QNetworkAccessManager *network = m_networks[m_nextNetwork++ % m_networks.size()];
    QNetworkReply *reply = network->post(request, call.body);
    reply->setReadBufferSize(m_endpoint.mostAnswerBytes);
    return reply;
}

void ModelChannel::collect(std::vector<http::MetricFamily> &families) const
{
    using http::MetricFamily;
    MetricFamily requests{m_metrics.requests,
        "Requests to models by outcome; busy and circuit_open were not sent.", MetricFamily::Type::Counter,
        {}, {}};
    for (int i = 0; i <= kModelFailureCount; ++i) {
        const char *name = i < kModelFailureCount ? modelFailureName(ModelFailure(i)) : "answered";
        requests.samples.push_back({{{"outcome", name}}, double(m_outcomes[std::size_t(i)])});
    }
    families.push_back(std::move(requests));
    families.push_back(http::histogramFamily(
        m_metrics.seconds, "Time of requests sent to models, including the wait for a slot.", m_seconds));
    families.push_back(
        http::gauge(m_metrics.inFlight, "Requests to models without an answer.", m_runningCount));
    families.push_back(
        http::gauge(m_metrics.waiting, "Requests to models waiting for a slot.", m_waitingCount));
    families.push_back(http::gauge(m_metrics.circuits,
        "Models that are not asked for a while because they failed repeatedly.", m_openBreakers));
}

} // namespace answerdesk::answers
