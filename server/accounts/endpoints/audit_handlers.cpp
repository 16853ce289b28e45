// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/http/paging.h"
#include <QtCore/QDateTime>
#include <QtCore/QTimeZone>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

/// A moment with its zone, or a day in UTC: its beginning, or the moment after it.
std::optional<qint64> momentOf(
    const std::optional<QString> &text, bool isEnd, const QString &name, schema::Faults &faults)
{
    if (!text)
        return std::nullopt;
    const QDate day = text->size() == 10 ? QDate::fromString(*text, Qt::ISODate) : QDate();
    if (day.isValid())
        return QDateTime(day.addDays(isEnd ? 1 : 0), QTime(0, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    const QDateTime moment = QDateTime::fromString(*text, Qt::ISODateWithMs);
    if (moment.isValid() && moment.timeSpec() != Qt::LocalTime)
        return moment.toMSecsSinceEpoch();
    faults.invalid(
        name, u"must be a date and time such as 2026-01-31T08:00:00Z or a day such as 2026-01-31"_s);
    return std::nullopt;
}

Result<AuditFilter> filterOf(const api::AuditQuery &query)
{
    schema::Faults faults;
    AuditFilter filter;
    filter.actor = query.actor;
    filter.target = query.target;
    filter.action = query.action;
    filter.text = query.q;
    const auto isWord
        = [](QChar c) { return (c >= u'a' && c <= u'z') || c == u'.' || c == u'-' || c == u'_'; };
    if (filter.action && !std::all_of(filter.action->begin(), filter.action->end(), isWord))
        faults.invalid(u"action"_s, u"must be lower-case letters, dots and dashes"_s);
    filter.fromMs = momentOf(query.from, false, u"from"_s, faults);
    filter.toMs = momentOf(query.to, true, u"to"_s, faults);
    if (filter.fromMs && filter.toMs && *filter.fromMs > *filter.toMs)
        faults.invalid(u"to"_s, u"must not be before from"_s);
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    return filter;
}

template <typename Query>
void sendEntries(const Services &services, const http::Request &request, const Reply &reply,
    const Query &query, const AuditFilter &filter)
{
    reply.send(http::readPage(request, query, [&](const http::ListPosition &position, int count) {
        return loadAudit(services->database.reader(), filter, position, count);
    }));
}

void listAudit(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::AuditQuery>();
    if (!query)
        return reply.send(query.error());
    Result<AuditFilter> filter = filterOf(*query);
    if (!filter)
        return reply.send(filter.error());
    filter->companyKey = request->pathValue("company");
    // What was before belongs to an earlier company with the same key, and to operators.
    const qint64 createdMs = services->companies.at(*filter->companyKey)->createdMs;
    filter->fromMs = std::max(filter->fromMs.value_or(0), createdMs);
    if (!request->principal.isOperator) {
        const AdminPtr reader = services->sessions.admin(request->principal.adminId);
        if (!reader) // deleted since it was let in
            return reply.send(Error::make(ErrorCode::InvalidSession));
        filter->hiddenActors = services->sessions.actorsHiddenFrom(*reader);
    }
    sendEntries(services, *request, reply, *query, *filter);
}

void listServerAudit(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::ServerAuditQuery>();
    if (!query)
        return reply.send(query.error());
    Result<AuditFilter> filter = filterOf(*query);
    if (!filter)
        return reply.send(filter.error());
    if (query->company)
        filter->companyKey = *query->company == u"-" ? u""_s : *query->company;
    sendEntries(services, *request, reply, *query, *filter);
}

} // namespace

void registerAuditHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListAudit, listAudit);
    handle(Endpoint::ListServerAudit, listServerAudit);
}

} // namespace answerdesk::accounts
