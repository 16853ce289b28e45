// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/faqs/endpoints/address_error.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/pregeneration/pregeneration_store.h"
#include "server/http/watched_list.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

namespace {

PregenerationRef refOf(const http::Request &request)
{
    return {request.pathValue("company"), request.pathNumber("pregeneration")};
}

Error noSuchPregeneration()
{
    return Error::make(ErrorCode::NotFound, u"The company has no such pre-generation."_s);
}

void list(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    http::answerWatched<api::PregenerationsQuery>(
        request, reply,
        {services->queue.watches(), company,
            [services, company] { return services->companies.check(company); }},
        [services, company] { return pregenerationRevision(services->database.reader(), company); },
        [services, company](const api::PregenerationsQuery &query, qint64 below, int limit) {
            return loadPregenerations(services->database.reader(), company, query, below, limit);
        },
        [](const api::Pregeneration &row) { return row.pregenerationId.toLongLong(); });
}

void get(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto found = loadPregeneration(services->database.reader(), refOf(*request));
    if (!found)
        return reply.send(noSuchPregeneration());
    reply.send(HttpResponse::json(*found));
}

void listReport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const PregenerationRef ref = refOf(*request);
    storage::Connection &reader = services->database.reader();
    if (!loadPregeneration(reader, ref))
        return reply.send(noSuchPregeneration());
    reply.send(http::listPage<api::PregenerationReportQuery>(*request,
        [&](const api::PregenerationReportQuery &query, const http::ListPosition &position, int limit) {
            const qint64 after = position.key.isEmpty() ? 0 : position.belowId;
            return http::entriesOf(loadPregenerationLines(reader, ref, query, after, limit),
                [](const api::PregenerationLine &line) {
                    return http::ListPosition{line.line, u"line"_s};
                });
        }));
}

/// The addresses in the order in which they were sent, each once.
QStringList addressesOf(const std::vector<QString> &urls)
{
    QStringList addresses;
    for (const QString &url : urls) {
        const QString trimmed = url.trimmed().replace(u'\n', u' ');
        const auto page = PageUrl::parse(trimmed);
        addresses << (page ? page->canonical : kNoAddress + trimmed);
    }
    addresses.removeDuplicates();
    return addresses;
}

/// The locales in which the pages are made, each once; fails with one that is none of the company's.
Result<QStringList> localesOf(const accounts::Company &company, const api::PregenerationRequest &body)
{
    const std::vector<schema::LocaleTag> asked
        = body.locales.value_or(std::vector{schema::LocaleTag{company.firstLocale()}});
    QStringList locales;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const QString locale = faqLocaleFor(company, asked[i]);
        if (body.locales && languageOf(locale) != languageOf(asked[i].tag)) {
            return tl::unexpected(Error::invalidField(
                u"locales[%1]"_s.arg(i), u"%1 is not one of the company's"_s.arg(asked[i].tag)));
        }
        locales << locale;
    }
    locales.removeDuplicates();
    return locales;
}

/// Answers with a pre-generation that a write job has changed.
void sendChanged(const Services &services, const Reply &reply, const QString &company,
    const Result<api::Pregeneration> &changed, int status = 200)
{
    if (!changed)
        return reply.send(changed.error());
    services->queue.pregenerationAdded();
    services->queue.watches().announce(company);
    reply.send(HttpResponse::json(*changed, status));
}

void create(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::PregenerationRequest> body = request->readBody<api::PregenerationRequest>();
    if (!body)
        return reply.send(body.error());
    if (body->sitemapUrl.has_value() == body->urls.has_value())
        return reply.send(
            Error::invalidField(u"sitemap_url"_s, u"must be sent without urls, or urls without it"_s));
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    const Result<QStringList> locales = localesOf(*company, *body);
    if (!locales)
        return reply.send(locales.error());
    PregenerationStart start{company->key, {}, {}, *locales, request->principal.email};
    if (body->sitemapUrl) {
        const PageUrl &url = body->sitemapUrl->page;
        if (const auto fault = addressError(services->queue, *company, url, u"sitemap_url"_s))
            return reply.send(*fault);
        start.sitemapUrl = url.canonical;
    } else {
        start.addresses = addressesOf(*body->urls);
    }
    services->database.writer().submit(
        [request, start, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<api::Pregeneration> {
            const PregenerationRef ref = insertPregeneration(connection, start, now);
            json::Object after{{u"found"_s, qint64(start.addresses.size() * start.locales.size())}};
            if (!start.sitemapUrl.isEmpty())
                after = {{u"sitemap_url"_s, start.sitemapUrl}};
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"pregeneration.started"_s, QString::number(ref.id), {}, std::move(after)),
                now);
            return *loadPregeneration(connection, ref);
        },
        [services, reply, company = company->key](
            const Result<api::Pregeneration> &made) { sendChanged(services, reply, company, made, 202); });
}

using Change = Result<api::Pregeneration> (*)(
    storage::Connection &connection, const PregenerationRef &ref, qint64 nowMs);

void change(const Services &services, const RequestPtr &request, const Reply &reply, const QString &action,
    Change apply)
{
    services->database.writer().submit(
        [request, action, apply, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<api::Pregeneration> {
            const PregenerationRef ref = refOf(*request);
            const auto before = loadPregeneration(connection, ref);
            Result<api::Pregeneration> after = apply(connection, ref, now);
            if (after && after->state != before->state) {
                insertAudit(connection,
                    accounts::auditOf(*request, action, after->pregenerationId,
                        json::Object{{u"state"_s, QString(schema::enumName(before->state))}},
                        json::Object{{u"state"_s, QString(schema::enumName(after->state))}}),
                    now);
            }
            return after;
        },
        [services, request, reply](const Result<api::Pregeneration> &changed) {
            sendChanged(services, reply, request->pathValue("company"), changed);
        });
}

void pause(const Services &services, const RequestPtr &request, const Reply &reply)
{
    change(services, request, reply, u"pregeneration.paused"_s, pausePregeneration);
}

void resume(const Services &services, const RequestPtr &request, const Reply &reply)
{
    change(services, request, reply, u"pregeneration.resumed"_s, resumePregeneration);
}

void cancel(const Services &services, const RequestPtr &request, const Reply &reply)
{
    change(services, request, reply, u"pregeneration.cancelled"_s,
        [](storage::Connection &connection, const PregenerationRef &ref, qint64 nowMs) {
            return endPregeneration(connection, ref, api::PregenerationState::Cancelled, {}, nowMs);
        });
}

} // namespace

void registerPregenerationHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListPregenerations, list);
    handle(Endpoint::CreatePregeneration, create);
    handle(Endpoint::GetPregeneration, get);
    handle(Endpoint::ListPregenerationReport, listReport);
    handle(Endpoint::PausePregeneration, pause);
    handle(Endpoint::ResumePregeneration, resume);
    handle(Endpoint::CancelPregeneration, cancel);
}

} // namespace answerdesk::faqs
