// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/revenue_actions.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/accounts/idempotency/idempotency_store.h"
#include "server/commerce/events/order_store.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "server/commerce/totals/total_store.h"
#include "server/commerce/upkeep/totals_maintainer.h"
#include "server/storage/rows/sequence.h"
#include "shared/core/day.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using http::Reply;
using http::RequestPtr;
using storage::Connection;

namespace {

constexpr qint64 kWorkMs = 1'000; ///< of one request
constexpr std::size_t kMaxDifferences = 1'000;

/// Work on each day of a period.
template <typename Answer>
struct DayRun {
    CommerceServices services;
    RequestPtr request;
    Reply reply;
    accounts::CompanyPtr company;
    QString nextFrom = {};
    QString lastDay = {};
    qint64 untilMs = 0; ///< steady clock
    Answer answer = {};
    /// Does a day's work and adds to the answer.
    std::function<Result<void>(const accounts::Company &, const QString &day, Answer &)> work = {};
    QString action = {}; ///< for the audit log; empty: nothing is changed
};

template <typename Answer>
Result<void> runDays(DayRun<Answer> &run)
{
    if (!run.action.isEmpty()) {
        const Result<bool> noted
            = run.services.database.writer().submitAndWait([&run](Connection &connection) -> Result<bool> {
                  const json::Object period{{u"from"_s, run.nextFrom}, {u"to"_s, run.lastDay}};
                  accounts::insertAudit(connection,
                      accounts::auditOf(*run.request, run.action, run.company->key, {}, period),
                      run.services.clock.nowMs());
                  return true;
              });
        if (!noted)
            return fail(noted.error());
    }
    for (;;) {
        const auto day = nextDay(run.services.database.reader(), run.company->key, run.nextFrom);
        if (!day || *day > run.lastDay)
            return {};
        if (const Result<void> worked = run.work(*run.company, *day, run.answer); !worked)
            return worked;
        run.nextFrom = readDay(*day).value_or(QDate(1970, 1, 1)).addDays(1).toString(Qt::ISODate);
        if (run.services.clock.steadyMs() >= run.untilMs) {
            run.answer.nextFrom = run.nextFrom;
            return {};
        }
    }
}

/// Runs on the maintainer's thread and answers from there.
template <typename Answer>
void start(const std::shared_ptr<DayRun<Answer>> &run)
{
    const bool isStarted = run->services.totals.submit([run] {
        try {
            const Result<void> done = runDays(*run);
            run->reply.send(done ? http::HttpResponse::json(run->answer)
                                 : http::HttpResponse::error(done.error(), run->request->requestId));
        } catch (const storage::SqlFailure &failure) {
            run->reply.send(failure.toError());
        }
    });
    if (!isStarted)
        run->reply.send(Error::unavailable(u"The server is overloaded at the moment."_s));
}

/// A run over the days of a period; INVALID_FIELDS and NOT_FOUND as for every request.
template <typename Answer>
Result<std::shared_ptr<DayRun<Answer>>> makeRun(const CommerceServices &services, const RequestPtr &request,
    const Reply &reply, const Result<api::RevenuePeriod> &period)
{
    const accounts::CompanyPtr company = services.companies.find(request->pathValue("company"));
    if (!company)
        return fail(ErrorCode::NotFound, u"There is no such company."_s);
    if (!period)
        return fail(period.error());
    auto run = std::make_shared<DayRun<Answer>>(DayRun<Answer>{services, request, reply, company});
    run->nextFrom = period->from.value_or(QString());
    run->lastDay = period->to.value_or(company->dayOf(services.clock.nowMs()));
    run->untilMs = services.clock.steadyMs() + kWorkMs;
    run->answer.from = run->nextFrom;
    run->answer.to = run->lastDay;
    return run;
}

void runCheck(const CommerceServices &services, const RequestPtr &request, const Reply &reply,
    const Result<api::RevenuePeriod> &period, bool mends)
{
    auto run = makeRun<api::RevenueCheck>(services, request, reply, period);
    if (!run)
        return reply.send(run.error());
    (*run)->answer.mended = mends;
    (*run)->action = mends ? u"revenue.repaired"_s : QString();
    (*run)->work = [&totals = services.totals, mends](
                       const accounts::Company &company, const QString &day, api::RevenueCheck &answer) {
        auto found = mends ? totals.repair(company.key, day) : totals.check(company.key, day);
        return found.map([&answer](const std::vector<api::TotalDifference> &differences) {
            for (const api::TotalDifference &difference : differences) {
                if (answer.differences.size() < kMaxDifferences)
                    answer.differences.push_back(difference);
            }
            ++answer.days;
        });
    };
    start(*run);
}

Result<api::RefundRow> refund(Connection &connection, const CommerceServices &services,
    const http::Request &request, const accounts::Company &company, const api::RefundRequest &body)
{
    const auto order = loadRefundable(connection, company.key, request.pathNumber("order"));
    if (!order)
        return fail(ErrorCode::NotFound, u"The company has no such order."_s);
    if (body.reference && hasRefund(connection, company.key, *body.reference))
        return fail(ErrorCode::AlreadyExists, u"A refund with this reference is already recorded."_s);
    const qint64 left = order->valueMicros - order->refundedMicros;
    const qint64 value = body.value ? body.value->micros() : left;
    const int digits = schema::minorUnits(order->key.currency);
    const auto money = [&](qint64 micros) { return Amount::of(Decimal::fromMicros(micros)).toText(digits); };
    if (value > left || (left == 0 && order->valueMicros > 0)) {
        return fail(Error::invalidField(body.value ? u"value"_s : u"kind"_s,
            u"must not be more than the rest of the order, %1 %2"_s.arg(money(left), order->key.currency)));
    }
    const qint64 nowMs = services.clock.nowMs();
    DayKey key = order->key;
    key.day = company.dayOf(nowMs);
    api::RefundRow row{QString::number(storage::nextValue(connection, company.key, u"refund"_s)),
        QString::number(order->eventId), order->orderId, schema::enumName(body.kind), {nowMs}, money(value),
        key.currency, body.reference, body.reason.value_or(QString()), {}, {}, key.isTest};
    row.channel = key.channel == Channel::Chat ? u"chat"_s : u"faq"_s;
    accounts::AuditRow audit
        = accounts::auditOf(request, u"order.refunded"_s, row.eventId, {}, accounts::objectOf(row));
    row.actor = audit.actor;
    insertRefund(connection, company.key, row, key.day, value);
    if (order->isAttributed)
        countRefund(key, Decimal::fromMicros(value), order->slices, addToDays(connection));
    accounts::insertAudit(connection, audit, nowMs);
    return row;
}

} // namespace

void refundOrder(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    const accounts::CompanyPtr company = services.companies.find(request->pathValue("company"));
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    if (!loadRefundable(services.database.reader(), company->key, request->pathNumber("order")))
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such order."_s));
    const auto body = accounts::readIdempotentBody<api::RefundRequest>(*request);
    if (!body)
        return reply.send(body.error());
    const auto key = accounts::IdempotencyKey::of(*request, company->key,
        QString::number(request->pathNumber("order")) + u' ' + request->principal.adminId);
    services.database.writer().submit(
        [services, request, company, key, body = *body](
            Connection &connection) -> Result<http::HttpResponse> {
            const qint64 nowMs = services.clock.nowMs();
            if (key) {
                auto stored = accounts::findStoredResponse(connection, *key, nowMs);
                if (!stored)
                    return tl::unexpected(std::move(stored.error()));
                if (*stored)
                    return std::move(**stored);
            }
            const Result<api::RefundRow> row = refund(connection, services, *request, *company, body);
            if (!row)
                return tl::unexpected(row.error());
            http::HttpResponse response = http::HttpResponse::json(*row, 201);
            if (key)
                accounts::storeResponse(connection, *key, response, nowMs);
            return response;
        },
        [reply](Result<http::HttpResponse> response) {
            if (!response)
                return reply.send(response.error());
            reply.send(std::move(*response));
        });
}

void checkRevenue(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::RevenueCheckQuery>();
    runCheck(services, request, reply,
        query ? Result<api::RevenuePeriod>(*query) : Result<api::RevenuePeriod>(fail(query.error())), false);
}

void repairRevenue(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    runCheck(services, request, reply, request->readBody<api::RevenuePeriod>(), true);
}

void recalculateRevenue(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    Result<api::RevenuePeriod> period = request->readBody<api::RevenuePeriod>();
    if (period && !period->from) {
        Error error = Error::make(ErrorCode::MissingRequiredFields);
        error.missingFields << u"from"_s;
        period = fail(std::move(error));
    }
    auto run = makeRun<api::Recalculation>(services, request, reply, period);
    if (!run)
        return reply.send(run.error());
    const QString known = firstKnownDay(services.database.reader(), *(*run)->company);
    if ((*run)->nextFrom < known) {
        return reply.send(Error::invalidField(u"from"_s,
            u"must not be before %1: orders of earlier days may depend on interactions whose visitors were erased"_s
                .arg(known)));
    }
    (*run)->action = u"revenue.recalculated"_s;
    (*run)->work = [&totals = services.totals](const accounts::Company &company, const QString &day,
                       api::Recalculation &answer) { return totals.recalculate(company, day, answer); };
    start(*run);
}

} // namespace answerdesk::commerce
