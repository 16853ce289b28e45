// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/visitor_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/commerce/privacy/visitor_store.h"
#include "server/http/paging.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using http::Reply;
using http::RequestPtr;
using storage::Connection;

namespace {

Error nothingHeld() { return Error::make(ErrorCode::NotFound, u"No data about this visitor is stored."_s); }

/// The fingerprint in the path; NOT_FOUND for what is none, and for the nil UUID, which is nobody's.
Result<QString> fingerprintOf(const http::Request &request)
{
    const std::optional<QString> uuid = canonicalUuid(request.pathValue("fingerprint"));
    if (!uuid || isNilUuid(*uuid))
        return fail(nothingHeld());
    return *uuid;
}

/// A text that sorts as the rows do.
QString positionOf(const HeldRow &row)
{
    return u"%1/%2/%3/"_s.arg(row.atMs, 15, 10, QChar(u'0'))
               .arg(int(row.kind))
               .arg(row.id, 19, 10, QChar(u'0'))
        + row.key + u'/' + row.owner;
}

api::VisitorSummary summaryOf(const QString &fingerprint, const std::vector<HeldRow> &rows)
{
    api::VisitorSummary summary;
    summary.fingerprint = fingerprint;
    QSet<QString> threads;
    for (const HeldRow &row : rows) {
        switch (row.kind) {
        case HeldKind::Message:
            threads.insert(row.key);
            break;
        case HeldKind::Interaction:
            ++summary.interactions;
            break;
        case HeldKind::Ticket:
            ++summary.tickets;
            break;
        case HeldKind::CartEvent:
            ++summary.cartEvents;
            break;
        case HeldKind::Order:
            ++summary.orders;
            break;
        case HeldKind::RefusedEvent:
            ++summary.refusedEvents;
            break;
        case HeldKind::CartItem:
            continue;
        }
        if (!summary.firstAt)
            summary.firstAt = schema::Timestamp{row.atMs};
        summary.lastAt = schema::Timestamp{row.atMs};
    }
    summary.threads = threads.size();
    return summary;
}

} // namespace

void getVisitor(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    const Result<QString> fingerprint = fingerprintOf(*request);
    if (!fingerprint)
        return reply.send(fingerprint.error());
    const std::vector<HeldRow> rows
        = findHeld(services.database.reader(), request->pathValue("company"), *fingerprint);
    if (rows.empty())
        return reply.send(nothingHeld());
    reply.send(http::HttpResponse::json(summaryOf(*fingerprint, rows)));
}

void listVisitorRecords(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    const Result<QString> fingerprint = fingerprintOf(*request);
    if (!fingerprint)
        return reply.send(fingerprint.error());
    const Result<api::VisitorRecordsQuery> query = request->readQuery<api::VisitorRecordsQuery>();
    if (!query)
        return reply.send(query.error());
    Connection &reader = services.database.reader();
    const QString company = request->pathValue("company");
    const std::vector<HeldRow> rows = findHeld(reader, company, *fingerprint);
    if (rows.empty())
        return reply.send(nothingHeld());
    const QByteArray scope = http::scopeOf(*request, fingerprint->toLatin1());
    reply.send(http::readPage(scope, *query, [&](const http::ListPosition &position, int limit) {
        std::vector<http::ListEntry<api::VisitorRecord>> entries;
        for (const HeldRow &row : rows) {
            const QString place = positionOf(row);
            if (place <= position.key)
                continue;
            if (int(entries.size()) == limit)
                break;
            if (auto record = loadHeld(reader, company, *fingerprint, row))
                entries.push_back({std::move(*record), {0, place}});
        }
        return entries;
    }));
}

void eraseVisitor(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    const Result<QString> fingerprint = fingerprintOf(*request);
    if (!fingerprint)
        return reply.send(fingerprint.error());
    const QString company = request->pathValue("company");
    Connection &reader = services.database.reader();
    const qint64 upTo = lastEventId(reader, company);
    std::vector<HeldRow> found = findHeld(reader, company, *fingerprint);
    if (found.empty())
        return reply.send(nothingHeld());
    const qint64 now = services.clock.nowMs();
    services.database.writer().submit(
        [request, company, fingerprint = *fingerprint, found = std::move(found), upTo, now](
            Connection &connection) -> Result<api::VisitorErasure> {
            api::VisitorErasure erasure = eraseVisitor(connection, company, fingerprint, found, upTo);
            json::Object counts = accounts::objectOf(erasure);
            std::erase_if(counts, [](const auto &member) { return member.first == u"fingerprint"; });
            accounts::insertAudit(
                connection, accounts::auditOf(*request, u"visitor.erased"_s, company, {}, counts), now);
            return erasure;
        },
        [reply](const Result<api::VisitorErasure> &erasure) { reply.send(erasure); });
}

} // namespace answerdesk::commerce
