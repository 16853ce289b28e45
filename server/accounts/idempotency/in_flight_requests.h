// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/idempotency/idempotency_store.h"
#include "server/http/reply.h"
#include <QtCore/QHash>
#include <memory>
#include <mutex>
#include <vector>

namespace answerdesk::accounts {

class InFlightRequests;

/// The reply to a request that may carry an Idempotency-Key, and to the same requests that wait for it.
/// Copies share it. When the last copy dies unsent, the waiting requests get INTERNAL_ERROR, as the first one
/// does. Any thread.
class KeyedReply
{
public:
    /// Without a key, so that no other request waits for it.
    explicit KeyedReply(http::Reply reply)
        : m_reply(std::move(reply))
    {
    }
    void send(const http::HttpResponse &response) const;
    void send(const Error &error) const;
    const http::Request &request() const { return m_reply.request(); }
    /// Null without a key.
    const IdempotencyKey *key() const;

private:
    friend class InFlightRequests;
    struct Ticket;
    KeyedReply(http::Reply reply, std::shared_ptr<const Ticket> ticket)
        : m_reply(std::move(reply))
        , m_ticket(std::move(ticket))
    {
    }
    http::Reply m_reply;
    std::shared_ptr<const Ticket> m_ticket;
};

/// Requests with an Idempotency-Key that are being answered in this process. A repeated request waits for the
/// first one's response, success or error, instead of being carried out as well; it occupies no thread while
/// it waits. The first request is carried out to its end when its client disconnects. Any thread.
class InFlightRequests : public std::enable_shared_from_this<InFlightRequests>
{
public:
    static constexpr std::size_t kMaxWaitingPerKey = 16;
    static constexpr std::size_t kMaxWaiting = 1'000;

    /// The reply to use when this is the first request with its key: the caller then looks for a stored
    /// response and carries the request out. Nothing when the request waits for the first one, or was
    /// answered at once: IDEMPOTENCY_KEY_REUSED when the bodies differ, UNAVAILABLE when too many wait.
    std::optional<KeyedReply> join(const IdempotencyKey &key, const http::Reply &reply);
    std::size_t waiting() const;

private:
    friend struct KeyedReply::Ticket;
    struct Entry {
        QString bodySha256;
        std::vector<http::Reply> waiting;
    };
    std::vector<http::Reply> take(const IdempotencyKey &key);

    mutable std::mutex m_mutex;
    QHash<QString, Entry> m_entries;
    std::size_t m_waiting = 0;
};

} // namespace answerdesk::accounts
