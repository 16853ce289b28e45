// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/event_endpoints.h"
#include "server/commerce/answer_store.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr char kIdempotencyHeader[] = "Idempotency-Key";

bool isUsableKey(const QByteArray &key)
{
    return key.size() >= 1 && key.size() <= 255
        && std::all_of(key.begin(), key.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

/// The request's body with the header's fault among those of its fields, so that the caller hears of all.
template <typename Event>
Result<Event> readEvent(const http::Request &request)
{
    Result<Event> event = request.readBody<Event>();
    const int count = request.head.count(kIdempotencyHeader);
    if (count == 0 || (count == 1 && isUsableKey(request.head.value(kIdempotencyHeader))))
        return event;
    if (!event && event.error().code == ErrorCode::InvalidJson)
        return event;
    Error error = event ? Error::make(ErrorCode::InvalidFields) : event.error();
    error.invalidFields.emplace_back(QLatin1String(kIdempotencyHeader),
        u"must be sent once and have 1 to 255 printable ASCII characters"_s);
    return fail(std::move(error));
}

std::optional<IdempotencyKey> idempotencyKeyOf(const http::Request &request, const QString &companyKey)
{
    if (request.head.count(kIdempotencyHeader) == 0)
        return std::nullopt;
    return IdempotencyKey{companyKey, QString::fromLatin1(api::endpointInfo(request.endpoint).name),
        QString::fromLatin1(request.head.value(kIdempotencyHeader)),
        QString::fromLatin1(sha256(request.body).toHex())};
}

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
    Result<Event> event = readEvent<Event>(*request);
    if (!event)
        return answer(fail(event.error()));
    const accounts::CompanyPtr company = m_services.companies.findServed(event->companyKey.key);
    if (!company)
        return answer(fail(ErrorCode::CompanyNotFound));
    request->eventCompany = company->key;

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

    const std::optional<IdempotencyKey> key = idempotencyKeyOf(*request, company->key);
    m_services.database.writer().submit(
        [recorder = m_recorder, &companies = m_services.companies, &clock = m_services.clock, request,
            company, key, kind, record,
            event = std::move(*event)](storage::Connection &connection) -> Result<http::HttpResponse> {
            if (!companies.find(company->key)) // deleted a moment ago
                return fail(ErrorCode::CompanyNotFound);
            if (const auto kept = key ? findAnswer(connection, *key, clock.nowMs()) : std::nullopt) {
                if (kept->bodySha256 != key->bodySha256)
                    return fail(ErrorCode::IdempotencyKeyReused);
                return kept->response;
            }
            const Recorded recorded = (recorder.*record)(connection, *company, event);
            api::EventRecorded success;
            success.eventType = kind;
            http::HttpResponse response = recorded.refusal
                ? http::HttpResponse::error(*recorded.refusal, request->requestId)
                : http::HttpResponse::json(success);
            if (key)
                keepAnswer(connection, *key, response, clock.nowMs());
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
