// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/idempotency/in_flight_requests.h"
#include <atomic>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

/// No part but the last one holds a line feed, and keys are printable.
QString nameOf(const IdempotencyKey &key)
{
    return key.companyKey + u'\n' + key.endpoint + u'\n' + key.scope + u'\n' + key.key;
}

} // namespace

struct KeyedReply::Ticket {
    Ticket(std::shared_ptr<InFlightRequests> newRequests, IdempotencyKey newKey)
        : requests(std::move(newRequests))
        , key(std::move(newKey))
    {
    }
    ~Ticket()
    {
        if (isComplete)
            return;
        for (const http::Reply &waiting : requests->take(key))
            waiting.send(Error::internal(u"the first request with the Idempotency-Key was not answered"_s));
    }
    Q_DISABLE_COPY_MOVE(Ticket)

    template <typename Outcome>
    void complete(const http::Request &first, const Outcome &outcome) const
    {
        if (isComplete.exchange(true)) // the key may be another request's by now
            return;
        for (const http::Reply &waiting : requests->take(key)) {
            waiting.request().threadId = first.threadId;
            waiting.send(outcome);
        }
    }

    std::shared_ptr<InFlightRequests> requests;
    IdempotencyKey key;
    mutable std::atomic<bool> isComplete{false};
};

void KeyedReply::send(const http::HttpResponse &response) const
{
    m_reply.send(response);
    if (m_ticket)
        m_ticket->complete(m_reply.request(), response);
}

void KeyedReply::send(const Error &error) const
{
    m_reply.send(error);
    if (m_ticket)
        m_ticket->complete(m_reply.request(), error);
}

const IdempotencyKey *KeyedReply::key() const { return m_ticket ? &m_ticket->key : nullptr; }

std::optional<KeyedReply> InFlightRequests::join(const IdempotencyKey &key, const http::Reply &reply)
{
    std::optional<Error> refusal;
    {
        const std::scoped_lock lock(m_mutex);
        const QString name = nameOf(key);
        const auto entry = m_entries.find(name);
        if (entry == m_entries.end()) {
            m_entries.insert(name, {key.bodySha256, {}});
            return KeyedReply(reply, std::make_shared<const KeyedReply::Ticket>(shared_from_this(), key));
        }
        if (entry->bodySha256 != key.bodySha256) {
            refusal = Error::make(ErrorCode::IdempotencyKeyReused);
        } else if (entry->waiting.size() >= kMaxWaitingPerKey || m_waiting >= kMaxWaiting) {
            refusal = Error::unavailable(u"Too many requests with this Idempotency-Key are waiting."_s);
        } else {
            entry->waiting.push_back(reply);
            ++m_waiting;
        }
    }
    if (refusal)
        reply.send(*refusal);
    return std::nullopt;
}

std::size_t InFlightRequests::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_waiting;
}

std::vector<http::Reply> InFlightRequests::take(const IdempotencyKey &key)
{
    const std::scoped_lock lock(m_mutex);
    Entry entry = m_entries.take(nameOf(key));
    m_waiting -= entry.waiting.size();
    return std::move(entry.waiting);
}

} // namespace answerdesk::accounts
