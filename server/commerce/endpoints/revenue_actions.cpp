// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/revenue_actions.h"
#include "server/accounts/account_handlers.h"
#include "server/accounts/idempotency_store.h"
#include "server/commerce/totals/day_totals.h"
#include "server/commerce/events/order_store.h"
#include "server/commerce/upkeep/recalculation.h"
#include "server/commerce/totals/totals_keeper.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "server/storage/sequence.h"
#include "shared/core/day.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using http::Reply;
using http::RequestPtr;
using storage::Connection;

namespace {

constexpr qint64 kWorkMs = 1'000; ///< of one request
constexpr std::size_t kMaxDifferences = 1'000;

/// A job for each day of a period, one after the other, so that requests pass between.
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
    /// Does a day's work and returns the answer with it. Part of a write job.
    std::function<Answer(Connection &, const accounts::Company &, const QString &day, Answer)> work = {};
    QString action = {}; ///< for the audit log, written with the first day; empty: nothing is changed

    struct Step {
        std::optional<QString> day; ///< that was worked on; nothing when there is none left
        Answer answer;
    };
    Result<Step> step(Connection &connection) const
    {
        const auto day = nextDay(connection, company->key, nextFrom);
        if (!action.isEmpty()) {
            const json::Object period{{u"from"_s, nextFrom}, {u"to"_s, lastDay}};
            accounts::insertAudit(connection, accounts::auditOf(*request, action, company->key, {}, period),
                services.clock.nowMs());
        }
        if (!day || *day > lastDay)
            return Step{std::nullopt, answer};
        return Step{day, work(connection, *company, *day, answer)};
    }
};

template <typename Answer>
void runDays(const std::shared_ptr<DayRun<Answer>> &run)
{
    run->services.database.writer().submit([run](Connection &connection) { return run->step(connection); },
        [run](Result<typename DayRun<Answer>::Step> step) {
            if (!step)
                return run->reply.send(step.error());
            run->answer = std::move(step->answer);
            run->action.clear();
            if (step->day) {
                run->nextFrom
                    = readDay(*step->day).value_or(QDate(1970, 1, 1)).addDays(1).toString(Qt::ISODate);
                if (run->services.clock.steadyMs() < run->untilMs)
                    return runDays(run);
                run->answer.nextFrom = run->nextFrom;
            }
            run->reply.send(http::HttpResponse::json(run->answer));
        });
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
    (*run)->work = [mends](Connection &connection, const accounts::Company &company, const QString &day,
                       api::RevenueCheck answer) {
        for (api::TotalDifference &difference : checkDay(connection, company.key, day, mends)) {
            if (answer.differences.size() < kMaxDifferences)
                answer.differences.push_back(std::move(difference));
        }
        ++answer.days;
        return answer;
    };
    runDays(*run);
}

Result<api::RefundRow> refund(Connection &connection, const CommerceServices &services,
    const http::Request &request, const accounts::Company &company, const api::RefundRequest &body)
{
    const auto order = loadRefundable(connection, company.key, request.pathNumber("order"));
    if (!order)
        return fail(ErrorCode::NotFound, u"The company has no such order."_s);
    if (body.reference && hasRefund(connection, company.key, *body.reference))
        return fail(ErrorCode::AlreadyExists, u"A refund with this reference is recorded."_s);
    const qint64 left = order->valueMicros - order->refundedMicros;
    const qint64 value = body.value ? body.value->micros() : left;
    const int digits = schema::minorUnits(order->key.currency);
    const auto money = [&](qint64 micros) { return Amount::of(Decimal::fromMicros(micros)).toText(digits); };
    if (value > left || (left == 0 && order->valueMicros > 0)) {
        return fail(Error::invalidField(body.value ? u"value"_s : u"kind"_s,
            u"must not be more than what is left of the order, %1 %2"_s.arg(
                money(left), order->key.currency)));
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
    if (order->isAttributed) {
        countRefund(key, Decimal::fromMicros(value), order->slices, connection.memory<DayTotals>().sink());
    }
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
            u"must not be before %1: orders of earlier days may go back to interactions whose "
            "visitors are forgotten"_s.arg(known)));
    }
    (*run)->action = u"revenue.recalculated"_s;
    (*run)->work = [](Connection &connection, const accounts::Company &company, const QString &day,
                       api::Recalculation answer) {
        recalculateDay(connection, company, day, answer);
        return answer;
    };
    runDays(*run);
}

} // namespace answerdesk::commerce
