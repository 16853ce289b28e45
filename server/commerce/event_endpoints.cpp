// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/event_endpoints.h"
#include "server/accounts/idempotency_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

/// An Idempotency-Key is the visitor's: a stranger's events cannot use up the keys of a shop.
template <typename Event>
QString scopeOf(const Event &event)
{
    return event.userFingerprint.uuid + u' ' + event.userFaqFingerprint.uuid;
}

/// Whether a repeated request gets this response again. Of the refusals only conflicts do: any other may turn
/// into a success, and storing it would let strangers fill the disk.
bool isStored(const http::HttpResponse &response) { return response.status < 400 || response.status == 409; }

using Headers = QList<std::pair<QByteArray, QByteArray>>;

Headers limitHeaders(const http::RateLimiter::Verdict &verdict)
{
    if (verdict.limit == 0)
        return {};
    return {{"RateLimit-Limit", QByteArray::number(verdict.limit)},
        {"RateLimit-Remaining", QByteArray::number(verdict.remaining)},
        {"RateLimit-Reset", QByteArray::number(verdict.resetSeconds)}};
}

void addHeaders(Result<http::HttpResponse> &result, const Headers &headers)
{
    if (result)
        result->headers += headers;
    else
        result.error().headers.insert(result.error().headers.end(), headers.begin(), headers.end());
}

} // namespace

template <typename Event, typename Record>
void EventEndpoints::record(
    const http::RequestPtr &request, Answer answer, api::EventKind kind, Record record) const
{
    Result<Event> event = accounts::readIdempotentBody<Event>(*request);
    if (!event)
        return answer(fail(event.error()));
    const accounts::CompanyPtr company = m_services.companies.findServed(event->companyKey.key);
    if (!company)
        return answer(fail(ErrorCode::CompanyNotFound));
    request->eventCompany = company->key;
    // Before the limit, so that a stranger does not use up the company's share.
    if (!company->analyticsSecrets.accept(request->head, m_services.clock.nowMs()))
        return answer(fail(ErrorCode::InvalidAnalyticsSecret));

    const http::RateLimiter::Verdict verdict
        = m_services.limiter.take({http::RateLimiter::kOfEvents, company->key, company->eventsPerMinute});
    const Headers headers = limitHeaders(verdict);
    if (!verdict.isAllowed) {
        Error error = Error::make(ErrorCode::RateLimited,
            u"More than %1 events in 60 seconds; try again in %2 s."_s.arg(verdict.limit)
                .arg(verdict.resetSeconds));
        error.retryAfterSeconds = std::max(1, verdict.resetSeconds);
        error.headers.assign(headers.begin(), headers.end());
        return answer(fail(std::move(error)));
    }

    const auto key = accounts::IdempotencyKey::of(*request, company->key, scopeOf(*event));
    m_services.database.writer().submit(
        [recorder = m_recorder, &companies = m_services.companies, &clock = m_services.clock, request,
            company, key, kind, record,
            event = std::move(*event)](storage::Connection &connection) -> Result<http::HttpResponse> {
            if (!companies.find(company->key)) // deleted a moment ago
                return fail(ErrorCode::CompanyNotFound);
            if (key) {
                auto stored = accounts::findStoredResponse(connection, *key, clock.nowMs());
                if (!stored)
                    return tl::unexpected(std::move(stored.error()));
                if (*stored)
                    return std::move(**stored);
            }
            const Recorded recorded = (recorder.*record)(connection, *company, event);
            api::EventRecorded success;
            success.eventType = kind;
            http::HttpResponse response = recorded.refusal
                ? http::HttpResponse::error(*recorded.refusal, request->requestId)
                : http::HttpResponse::json(success);
            if (key && isStored(response))
                accounts::storeResponse(connection, *key, response, clock.nowMs());
            return response;
        },
        [answer = std::move(answer), headers](Result<http::HttpResponse> result) {
            addHeaders(result, headers);
            answer(std::move(result));
        },
        storage::Order::Overlapping);
}

void EventEndpoints::recordCart(const http::RequestPtr &request, Answer answer) const
{
    record<api::CartEventRequest>(
        request, std::move(answer), api::EventKind::CartEventRecorded, &EventRecorder::recordCart);
}

void EventEndpoints::recordCheckout(const http::RequestPtr &request, Answer answer) const
{
    record<api::CheckoutEventRequest>(
        request, std::move(answer), api::EventKind::CheckoutEventRecorded, &EventRecorder::recordCheckout);
}

} // namespace answerdesk::commerce
