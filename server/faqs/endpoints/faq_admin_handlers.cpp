// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/sets/faq_editing.h"
#include "server/faqs/wording/faq_wording_store.h"
#include "server/http/watched_list.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

Error noSuchPage() { return Error::make(ErrorCode::NotFound, u"The company has no such page."_s); }
Error noSuchFaq() { return Error::make(ErrorCode::NotFound, u"The company has no such FAQ."_s); }

bool needsApproval(const Services &services, const QString &companyKey)
{
    return services->companies.at(companyKey)->faqsRequireApproval;
}

namespace {

void listPages(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    http::answerWatched<api::FaqPagesQuery>(
        request, reply,
        {services->queue.watches(), company,
            [services, company] { return services->companies.check(company); }},
        [services, company] { return currentRevision(services->database.reader(), company); },
        [services, company](const api::FaqPagesQuery &query, qint64 below, int limit) {
            return loadPages(
                services->database.reader(), company, query, below, limit, services->clock.nowMs());
        },
        [](const api::FaqPage &row) { return row.pageId.toLongLong(); });
}

void getPage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    storage::Connection &reader = services->database.reader();
    const std::optional<FaqPage> page = loadPage(reader, company, request->pathNumber("page"));
    if (!page)
        return reply.send(noSuchPage());
    accounts::sendTagged(*request, reply,
        HttpResponse::json(
            detailsOf(*page, loadRecords(reader, company, page->pageId), needsApproval(services, company))),
        page->revision);
}

void listFaqs(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    reply.send(http::listPage<api::FaqsQuery>(
        *request, [&](const api::FaqsQuery &query, const http::ListPosition &position, int limit) {
            // The key of a position is the page, its number the place on that page.
            const qint64 page = position.key.toLongLong();
            return http::entriesOf(
                loadCompanyFaqs(services->database.reader(), company, query, needsApproval(services, company),
                    page, position.key.isEmpty() ? 0 : int(position.belowId), limit),
                [](const api::CompanyFaq &faq) {
                    return http::ListPosition{faq.position, faq.pageId};
                });
        }));
}

void getFaq(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    storage::Connection &reader = services->database.reader();
    const qint64 faqId = request->pathNumber("faq");
    const std::optional<qint64> pageId = pageOfFaq(reader, company, faqId);
    const std::optional<FaqPage> page = pageId ? loadPage(reader, company, *pageId) : std::nullopt;
    const auto found = page
        ? listedFaq(*page, loadRecords(reader, company, *pageId), faqId, needsApproval(services, company))
        : std::nullopt;
    if (found)
        return accounts::sendTagged(
            *request, reply, HttpResponse::json<api::CompanyFaq>(*found), found->state());
    reply.send(noSuchFaq());
}

void regenerate(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, company, now](storage::Connection &connection) -> Result<std::pair<FaqPage, bool>> {
            const auto page = loadPage(connection, company, request->pathNumber("page"));
            if (!page)
                return tl::unexpected(noSuchPage());
            insertAudit(connection,
                accounts::auditOf(*request, u"faq-page.regenerated"_s, QString::number(page->pageId), {}, {}),
                now);
            forgetEmptyWording(connection, company, page->pageId);
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
                services->queue.watches().announce(page.companyKey);
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
    handle(Endpoint::ListFaqs, listFaqs);
    handle(Endpoint::GetFaq, getFaq);
}

} // namespace answerdesk::faqs
