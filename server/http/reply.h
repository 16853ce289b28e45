// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_compat.h"
#include "server/http/http_message.h"
#include "shared/core/failure.h"
#include <atomic>
#include <memory>
#include <mutex>

namespace answerdesk::http {

class Worker;

/// Lets other threads hand work to a worker for as long as it lives, and do nothing afterwards. The worker is
/// woken once for all that came meanwhile: a commit answers many requests at a time.
class Mailbox
{
public:
    explicit Mailbox(Worker *worker)
        : m_worker(worker)
    {
    }
    void post(std::function<void(Worker &)> work);
    void close(); ///< the worker's thread
    /// Whether the worker still takes work. The number of its thread says nothing any more afterwards: the
    /// system gives it to another one.
    bool isOpen() const { return m_isOpen; }

private:
    void run(); ///< the worker's thread
    std::mutex m_mutex;
    std::atomic<bool> m_isOpen{true};
    Worker *m_worker;
    std::vector<std::function<void(Worker &)>> m_pending;
};

/// The right to answer one request, once. Copies share it; the first answer wins; when the last copy dies
/// unanswered, the client gets INTERNAL_ERROR. send() may be called from any thread.
class Reply
{
public:
    struct State {
        std::shared_ptr<Mailbox> mailbox;
        Qt::HANDLE workerThread = nullptr;
        RequestPtr request;
        QList<std::pair<QByteArray, QByteArray>> headers; ///< of every answer to this request
        bool isHead = false;
        std::atomic<bool> isSent{false};
        std::optional<compat::Deferred> deferred; ///< touched in the worker's thread only
        Worker *worker = nullptr; ///< valid in the worker's thread only
        ~State();
    };

    explicit Reply(std::shared_ptr<State> state)
        : m_state(std::move(state))
    {
    }
    void send(HttpResponse response) const;
    void send(const Error &error) const;
    /// Sends a result's value as JSON, or its error.
    template <schema::Described T>
    void send(const Result<T> &result, int status = 200) const
    {
        if (result)
            send(HttpResponse::json(*result, status));
        else
            send(result.error());
    }
    /// Calls ended, in the worker's thread, when the client leaves before it is answered, so that work for
    /// nobody can end. A client that closes its own direction only is not told from one that leaves. Any
    /// thread.
    void onClientEnd(std::function<void()> ended) const;
    const Request &request() const { return *m_state->request; }

private:
    std::shared_ptr<State> m_state;
};

/// Does work that is to answer a request, on whatever thread: what it throws becomes the answer.
template <typename AnyReply, typename Work>
void answerBy(const AnyReply &reply, const Work &work)
{
    try {
        work();
    } catch (const Failure &failure) {
        reply.send(failure.toError());
    } catch (const std::exception &failure) {
        reply.send(Error::internal(QString::fromUtf8(failure.what())));
    }
}

} // namespace answerdesk::http
