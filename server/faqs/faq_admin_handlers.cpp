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

/// A page of the list with the revision up to which it holds all changes.
void sendPages(const Services &services, const http::Request &request, const api::FaqPagesQuery &query,
    const Reply &reply)
{
    const QString company = request.pathValue("company");
    storage::Connection &reader = services->database.reader();
    const qint64 revision = currentRevision(reader, company);
    const auto page = http::readPage(request, query, [&](const http::ListPosition &position, int limit) {
        return http::entriesOf(
            loadPages(reader, company, query, position.belowId, limit), [&](const api::FaqPage &row) {
                return http::ListPosition{query.after ? row.revision : row.pageId.toLongLong(), {}};
            });
    });
    if (!page)
        return reply.send(page.error());
    reply.send(http::watchedPage(*page, revision));
}

void listPages(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::FaqPagesQuery>();
    if (!query)
        return reply.send(query.error());
    const QString company = request->pathValue("company");
    const int wait = query->wait.value_or(0);
    if (wait == 0 || currentRevision(services->database.reader(), company) > query->after.value_or(0))
        return sendPages(services, *request, *query, reply);
    services->queue.watch(company, wait, [services, request, query = *query, reply] {
        http::answerBy(reply, [&] { sendPages(services, *request, query, reply); });
    });
}

/// The page that the path names; 0, which no page has, for anything but its number as the API writes it.
qint64 pageIdOf(const http::Request &request)
{
    const QString text = request.pathValue("page");
    const qint64 id = text.toLongLong();
    return QString::number(id) == text ? id : 0;
}

void getPage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    storage::Connection &reader = services->database.reader();
    const std::optional<FaqPage> page = loadPage(reader, company, pageIdOf(*request));
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
        [request, company, now](storage::Connection &connection) -> Result<std::pair<FaqPage, bool>> {
            const auto page = loadPage(connection, company, pageIdOf(*request));
            if (!page)
                return fail(ErrorCode::NotFound, u"The company has no such page."_s);
            insertAudit(connection,
                accounts::auditOf(*request, u"faq-page.regenerated"_s, QString::number(page->pageId), {}, {}),
                now);
            FaqPage asked = requestPage(connection, company, page->url, page->locale, now, true);
            const bool isChanged = asked.revision != page->revision;
            return std::pair(std::move(asked), isChanged);
        },
        [services, reply](const Result<std::pair<FaqPage, bool>> &asked) {
            if (!asked)
                return reply.send(asked.error());
            const auto &[page, isChanged] = *asked;
            services->cache.put(page);
            services->queue.poke();
            if (isChanged)
                services->queue.announce(page.companyKey);
            reply.send(HttpResponse::json(page.toApi(), 202));
        });
}

} // namespace

void registerFaqAdminHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListFaqPages, listPages);
    handle(Endpoint::GetFaqPage, getPage);
    handle(Endpoint::RegenerateFaqPage, regenerate);
}

} // namespace answerdesk::faqs
