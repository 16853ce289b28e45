// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/account_handlers.h"
#include "server/faqs/faq_handlers.h"
#include "server/http/paging.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

namespace {

constexpr int kMaxWaitSeconds = 25;

QString parameter(const http::Request &request, QStringView name)
{
    for (const auto &[key, value] : request.query) {
        if (key == name)
            return value;
    }
    return {};
}

/// A page of the list with the revision up to which it holds all changes.
void sendPages(const Services &services, const http::Request &request, const Reply &reply, qint64 after)
{
    const Result<http::PageStart> start = http::pageStart(request);
    if (!start)
        return reply.send(start.error());
    const QString company = request.pathValue("company");
    storage::Connection &reader = services->database.reader();
    const qint64 revision = currentRevision(reader, company);
    auto rows
        = loadPages(reader, company, parameter(request, u"state"), start->below, after, start->limit + 1);
    const auto page
        = http::pageOf(std::move(rows), start->limit, [](const api::FaqPage &row) { return row.revision; });
    HttpResponse response = HttpResponse::json(page);
    response.body.chop(1);
    response.body += ",\"revision\":\"" + QByteArray::number(revision) + "\"}";
    reply.send(std::move(response));
}

void listPages(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString state = parameter(*request, u"state");
    if (!state.isEmpty() && !schema::enumValue<api::FaqState>(state))
        return reply.send(Error::invalidField(u"state"_s, u"must be ready, generating or not_available"_s));
    bool isWaitNumber = true;
    bool isAfterNumber = true;
    const QString waitText = parameter(*request, u"wait");
    const QString afterText = parameter(*request, u"after");
    const int wait = waitText.isEmpty() ? 0 : waitText.toInt(&isWaitNumber);
    const qint64 after = afterText.isEmpty() ? 0 : afterText.toLongLong(&isAfterNumber);
    if (!isWaitNumber || wait < 0 || wait > kMaxWaitSeconds)
        return reply.send(Error::invalidField(u"wait"_s, u"must be 0 to %1 seconds"_s.arg(kMaxWaitSeconds)));
    if (!isAfterNumber || after < 0)
        return reply.send(Error::invalidField(u"after"_s, u"must be the revision of an earlier answer"_s));
    const QString company = request->pathValue("company");
    if (wait == 0 || currentRevision(services->database.reader(), company) > after)
        return sendPages(services, *request, reply, after);
    services->queue.watch(company, wait, [services, request, reply, after] {
        try {
            sendPages(services, *request, reply, after);
        } catch (const std::exception &failure) {
            reply.send(Error::internal(QString::fromUtf8(failure.what())));
        }
    });
}

void getPage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    storage::Connection &reader = services->database.reader();
    const std::optional<FaqPage> page = loadPage(reader, company, request->pathValue("page").toLongLong());
    if (!page)
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such page."_s));
    api::FaqPageDetails details;
    details.page = page->toApi();
    details.faqs = loadFaqs(reader, company, page->pageId);
    reply.send(HttpResponse::json(details));
}

void regenerate(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, company, now](storage::Connection &connection) -> Result<FaqPage> {
            const auto page = loadPage(connection, company, request->pathValue("page").toLongLong());
            if (!page)
                return fail(ErrorCode::NotFound, u"The company has no such page."_s);
            insertAudit(connection,
                accounts::auditOf(*request, u"faq-page.regenerated"_s, QString::number(page->pageId), {}, {}),
                now);
            return requestPage(connection, company, page->url, page->locale, now, true);
        },
        [services, reply](const Result<FaqPage> &page) {
            if (!page)
                return reply.send(page.error());
            services->cache.put(*page);
            services->queue.poke();
            services->queue.announce(page->companyKey);
            reply.send(HttpResponse::json(page->toApi(), 202));
        });
}

} // namespace

void registerFaqAdminHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = [&](Endpoint endpoint, auto function) {
        dispatcher.handle(endpoint, [services, function](const RequestPtr &request, const Reply &reply) {
            function(services, request, reply);
        });
    };
    handle(Endpoint::ListFaqPages, listPages);
    handle(Endpoint::GetFaqPage, getPage);
    handle(Endpoint::RegenerateFaqPage, regenerate);
}

} // namespace answerdesk::faqs
