// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/services.h"
#include "server/commerce/events/event_recorder.h"

namespace answerdesk::commerce {

/// POST /analytics/cart_events and /analytics/checkout_events: format, company, active ticket, limit; then
/// idempotency and the recorder in one write job, which decides on the ticket again. An event without a
/// ticket takes nothing of the company's limit and leaves a write job only while diagnostic rows are left.
/// Any thread.
class EventEndpoints
{
public:
    /// Called once, in the caller's thread when the event never came to the writer, else in the writer's
    /// after COMMIT.
    using Answer = std::function<void(Result<http::HttpResponse>)>;

    explicit EventEndpoints(const CommerceServices &services)
        : m_services(services)
        , m_recorder(services.clock)
    {
    }
    void recordCart(const http::RequestPtr &request, Answer answer) const;
    void recordCheckout(const http::RequestPtr &request, Answer answer) const;

private:
    template <typename Event, typename Record>
    void record(const http::RequestPtr &request, Answer answer, api::EventKind kind, Record record) const;

    CommerceServices m_services;
    EventRecorder m_recorder;
};

} // namespace answerdesk::commerce
