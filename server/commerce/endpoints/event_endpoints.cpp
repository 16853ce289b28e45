// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/event_endpoints.h"
#include "server/accounts/idempotency/idempotency_store.h"
#include "server/commerce/tickets/attribution.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

/// An Idempotency-Key belongs to the two fingerprints that were sent with it: a stranger's events cannot use
/// up the keys of a shop. A digest, because nothing of a visitor is stored where erasure does not look.
template <typename Event>
QString scopeOf(const Event &event)
{
    const QString both = event.userFingerprint.uuid + u' ' + event.userFaqFingerprint.uuid;
    return QString::fromLatin1(sha256(both.toLatin1()).toHex());
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

Error rateLimited(const http::RateLimiter::Verdict &verdict)
{
    Error error = Error::make(ErrorCode::RateLimited,
        u"More than %1 events in 60 seconds; try again in %2 s."_s.arg(verdict.limit)
            .arg(verdict.resetSeconds));
    error.retryAfterSeconds = std::max(1, verdict.resetSeconds);
    const Headers headers = limitHeaders(verdict);
    error.headers.assign(headers.begin(), headers.end());
    return error;
}

void addHeaders(Result<http::HttpResponse> &result, const Headers &headers)
{
    if (result)
        result->headers += headers;
    else
        result.error().headers.insert(result.error().headers.end(), headers.begin(), headers.end());
}

/// Counts an event that has a ticket against its company's limit.
http::RateLimiter::Verdict takeShare(const CommerceServices &services, const accounts::Company &company)
{
    return services.limiter.take({http::RateLimiter::kOfEvents, company.key, company.eventsPerMinute});
}

/// Whether an event has a ticket, or had one when it was sent first: a repeated request gets its response
/// again after the ticket has ended. Asks committed rows, so that an event without a ticket costs no write
/// job.
bool hasTicket(const CommerceServices &services, const accounts::Company &company, const Visitor &visitor,
    const std::optional<accounts::IdempotencyKey> &key)
{
    storage::Connection &reader = services.database.reader();
    const qint64 nowMs = services.clock.nowMs();
    if (hasActiveTicket(reader, company, visitor, nowMs))
        return true;
    if (!key)
        return false;
    const auto stored = accounts::findStoredResponse(reader, *key, nowMs);
    return !stored || *stored; // an error means that the key was sent with another body
}

/// What the write job made of an event.
struct Outcome {
    http::HttpResponse response;
    bool hasTicket = true;
};

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

    const auto key = accounts::IdempotencyKey::of(*request, company->key, scopeOf(*event));
    const bool isTicketed = hasTicket(
        m_services, *company, Visitor(event->userFingerprint.uuid, event->userFaqFingerprint.uuid), key);
    if (!isTicketed && !m_services.diagnosticRows.take(company->key))
        return answer(fail(ErrorCode::ActiveTicketNotFound));
    Headers headers;
    if (isTicketed) {
        const http::RateLimiter::Verdict verdict = takeShare(m_services, *company);
        headers = limitHeaders(verdict);
        if (!verdict.isAllowed)
            return answer(fail(rateLimited(verdict)));
    }

    m_services.database.writer().submit(
        [recorder = m_recorder, services = m_services, request, company, key, kind, record, isTicketed,
            event = std::move(*event)](storage::Connection &connection) -> Result<Outcome> {
            const qint64 nowMs = services.clock.nowMs();
            if (!services.companies.find(company->key)) // deleted a moment ago
                return fail(ErrorCode::CompanyNotFound);
            if (key) {
                auto stored = accounts::findStoredResponse(connection, *key, nowMs);
                if (!stored)
                    return tl::unexpected(std::move(stored.error()));
                if (*stored)
                    return Outcome{std::move(**stored)};
            }
            // A ticket that was found may have ended since; then no diagnostic row was taken yet.
            const Recorded recorded
                = (recorder.*record)(connection, *company, event, [&services, &company, isTicketed] {
                      return !isTicketed || services.diagnosticRows.take(company->key);
                  });
            Outcome outcome;
            if (recorded.refusal) {
                outcome.response = http::HttpResponse::error(*recorded.refusal, request->requestId);
                outcome.hasTicket = recorded.refusal->code != ErrorCode::ActiveTicketNotFound;
            } else {
                api::EventRecorded success;
                success.eventType = kind;
                outcome.response = http::HttpResponse::json(success);
            }
            if (key && isStored(outcome.response))
                accounts::storeResponse(connection, *key, outcome.response, nowMs);
            return outcome;
        },
        [answer = std::move(answer), services = m_services, company, isTicketed, headers](
            Result<Outcome> outcome) {
            Result<http::HttpResponse> result = outcome
                ? Result<http::HttpResponse>(std::move(outcome->response))
                : tl::unexpected(std::move(outcome.error()));
            // The ticket may have been opened after it was looked for: then the event counts as well.
            const bool isLate = !isTicketed && outcome && outcome->hasTicket;
            addHeaders(result, isLate ? limitHeaders(takeShare(services, *company)) : headers);
            answer(std::move(result));
        });
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
