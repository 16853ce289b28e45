// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/worker.h"
#include "server/http/http_compat.h"
#include "shared/core/log_area.h"
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

void Mailbox::post(std::function<void(Worker &)> work)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_worker)
        return;
    m_pending.push_back(std::move(work));
    if (m_pending.size() == 1) // else it is on its way
        QMetaObject::invokeMethod(
            m_worker, [this] { run(); }, Qt::QueuedConnection);
}

void Mailbox::run()
{
    std::vector<std::function<void(Worker &)>> all;
    Worker *worker = nullptr;
    {
        const std::scoped_lock lock(m_mutex);
        all.swap(m_pending);
        worker = m_worker;
    }
    for (const auto &work : all) {
        if (worker)
            work(*worker);
    }
}

void Mailbox::close()
{
    std::vector<std::function<void(Worker &)>> dropped; // they may hold replies, which post when they end
    const std::scoped_lock lock(m_mutex);
    m_isOpen = false;
    m_worker = nullptr;
    dropped.swap(m_pending);
}

Reply::State::~State()
{
    if (isSent || !request)
        return;
    // Nobody answered. The deferred answer must end in its own thread; it moves there with the apology.
    auto last = std::make_shared<State>();
    last->mailbox = mailbox;
    last->workerThread = workerThread;
    last->request = request;
    last->headers = headers;
    last->isHead = isHead;
    last->isSent = true;
    last->worker = worker;
    if (deferred)
        last->deferred.emplace(std::move(*deferred));
    mailbox->post([last](Worker &target) {
        target.answer(*last,
            HttpResponse::error(
                Error::internal(QStringLiteral("no handler answered")), last->request->requestId));
    });
}

void Reply::send(HttpResponse response) const
{
    if (m_state->isSent.exchange(true))
        return;
    if (m_state->mailbox->isOpen() && QThread::currentThreadId() == m_state->workerThread) {
        m_state->worker->answer(*m_state, std::move(response));
        return;
    }
    m_state->mailbox->post([state = m_state, response = std::move(response)](
                               Worker &worker) mutable { worker.answer(*state, std::move(response)); });
}

void Reply::send(const Error &error) const
{
    // While the database is gone every request fails alike, and the writer has said so once.
    if (!error.detail.isEmpty()) {
        const auto log = error.code == ErrorCode::Unavailable ? QtDebugMsg : QtCriticalMsg;
        qt_message_output(log, QMessageLogContext(nullptr, 0, nullptr, area::http().categoryName()),
            QStringLiteral("request %1 %2: %3")
                .arg(QString::fromLatin1(request().requestId),
                    QLatin1String(errorInfo(error.code).identifier), error.detail));
    }
    send(HttpResponse::error(error, request().requestId));
}

void Reply::onClientEnd(std::function<void()> ended) const
{
    m_state->mailbox->post([state = m_state, ended = std::move(ended)](Worker &) {
        if (state->deferred)
            state->deferred->onClientEnd(ended);
    });
}

Worker::Worker(Dispatcher &dispatcher, GuardLimits limits, QSet<api::Listener> listeners, GuardTotals &totals)
    : m_dispatcher(dispatcher)
    , m_limits(limits)
    , m_listeners(std::move(listeners))
    , m_totals(totals)
    , m_mailbox(std::make_shared<Mailbox>(this))
{
    m_limits.scan.maxBody = Dispatcher::largestBody(m_listeners);
}

Worker::~Worker() { m_mailbox->close(); }

bool Worker::start(int listeningDescriptor)
{
    m_server = std::make_unique<QHttpServer>();
    GuardHooks hooks;
    hooks.refuse = [this](ErrorCode code, const RequestHead &head, const QHostAddress &peer) {
        return m_dispatcher.refuse(m_listeners, code, head, peer);
    };
    hooks.isTrustedProxy
        = [this](const QHostAddress &peer) { return m_dispatcher.trustedProxies().contains(peer); };
    auto *socketServer = new GuardedServer(m_limits, std::move(hooks), m_totals);
    if (!socketServer->setSocketDescriptor(listeningDescriptor)) {
        delete socketServer;
        ::close(listeningDescriptor);
        return false;
    }
    m_socketServer = socketServer;
    compat::serve(*m_server, socketServer,
        [this](RequestHead &&head, const QHttpServerRequest &request, compat::Deferred &&deferred) {
            auto state = std::make_shared<Reply::State>();
            state->mailbox = m_mailbox;
            state->workerThread = QThread::currentThreadId();
            state->worker = this;
            state->deferred.emplace(std::move(deferred));
            ++m_dispatcher.counters().pending;
            m_dispatcher.dispatch(
                m_listeners, std::move(head), request.body(), request.remoteAddress(), std::move(state));
        });
    return compat::bind(*m_server, socketServer);
}

void Worker::announceEnd()
{
    m_isEnding = true;
    if (m_socketServer)
        m_socketServer->announceEnd();
}

void Worker::drain()
{
    announceEnd();
    if (m_socketServer)
        m_socketServer->drain();
}

void Worker::destroyServer()
{
    m_mailbox->close();
    m_server.reset();
}

void Worker::answer(Reply::State &state, HttpResponse response)
{
    response.headers.reserve(response.headers.size() + state.headers.size() + 5); // finish() adds some
    response.headers += state.headers;
    m_dispatcher.finish(*state.request, response, state.isHead);
    if (m_isEnding || (state.deferred && state.deferred->closesConnection()))
        response.setHeader("Connection"_ba, "close"_ba);
    if (state.deferred)
        state.deferred->send(response, state.isHead);
    state.deferred.reset();
    --m_dispatcher.counters().pending;
}

} // namespace answerdesk::http
