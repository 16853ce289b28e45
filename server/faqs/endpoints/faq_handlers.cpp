// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/questions/question_writer.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

namespace {

HttpResponse withLocale(HttpResponse response, const QString &locale)
{
    response.setHeader("Content-Language", locale.toLatin1());
    return response;
}

HttpResponse notAvailable(api::FaqReason reason, const QString &message)
{
    api::ProductFaqsResponse answer;
    answer.status = api::FaqState::NotAvailable;
    answer.faqs.emplace();
    answer.message = message;
    answer.reason = reason;
    return HttpResponse::json(answer);
}

HttpResponse generating(int seconds)
{
    api::ProductFaqsResponse answer;
    answer.status = api::FaqState::Generating;
    answer.retryAfterSeconds = seconds;
    answer.message = u"The FAQs of this page are being generated. Ask again in %1 s."_s.arg(seconds);
    HttpResponse response = HttpResponse::json(answer, 202);
    response.setHeader("Retry-After", QByteArray::number(seconds));
    return response;
}

/// What a caller is told of a set that may be served by its age.
HttpResponse ready(const accounts::Company &company, const http::Request &request, const CachedPage &page,
    int count, qint64 nowMs)
{
    if (page.awaitsApproval(company.faqsRequireApproval)) {
        return withLocale(notAvailable(api::FaqReason::AwaitingApproval,
                              u"The page's FAQs are generated and are waiting for the shop's approval."_s),
            page->locale);
    }
    if (page->faqs.isEmpty()) {
        return withLocale(notAvailable(api::FaqReason::NoContent, u"The shop shows no FAQs for this page."_s),
            page->locale);
    }
    const CachedPage::Ready &answer = page.ready(count, company.faqsRequireApproval);
    const qint64 leftMs = std::max<qint64>(0, *page->generatedMs + kFreshMs - nowMs);
    HttpResponse response;
    response.prepared = answer.content;
    if (http::isUnchanged(request.head, answer.etag))
        response.status = 304;
    response.setHeader("Cache-Control"_ba, "private, max-age=" + QByteArray::number(leftMs / 1000));
    return response;
}

HttpResponse answerFor(const Services &services, const accounts::Company &company,
    const http::Request &request, const CachedPage &page, int count)
{
    const qint64 now = services->clock.nowMs();
    if (page->isServable(now))
        return ready(company, request, page, count, now);
    const HttpResponse response = page->state == api::FaqState::NotAvailable && !page->isDue(now)
        ? notAvailable(page->reason.value_or(api::FaqReason::GenerationFailed), page->message)
        : generating(services->queue.retryAfterSeconds(company.key));
    return withLocale(response, page->locale);
}

void productFaqs(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const accounts::CompanyPtr company = services->companies.findServed(request->principal.companyKey);
    if (!company)
        return reply.send(Error::make(ErrorCode::InvalidApiKey));
    const QByteArray sentQuery = request->head.query();
    const qint64 now = services->clock.nowMs();
    if (const auto known = services->cache.known(company, sentQuery)) {
        const CachedPage &page = *known->page;
        if (page->isServable(now) && !page->isDue(now))
            return reply.send(ready(*company, *request, page, known->count, now));
    }
    const Result<api::ProductFaqsQuery> query = request->readQuery<api::ProductFaqsQuery>();
    if (!query)
        return reply.send(query.error());
    const QString locale = faqLocaleFor(*company, query->locale);
    if (!company->faqsEnabled) {
        return reply.send(
            withLocale(notAvailable(api::FaqReason::FeatureDisabled, featureDisabledText()), locale));
    }
    const PageUrl &url = query->pageUrl.page;
    if (const QString fault = services->queue.addressFault(*company, url); !fault.isEmpty())
        return reply.send(withLocale(notAvailable(api::FaqReason::PageNotAllowed, fault), locale));
    const CachedPagePtr known = services->cache.page(company->key, url.canonical, locale);
    if (known && !(*known)->isDue(now) && !(*known)->isAhead) {
        if ((*known)->isServable(now))
            services->cache.remember(company, sentQuery, **known, query->count);
        return reply.send(answerFor(services, *company, *request, *known, query->count));
    }
    if (services->queue.isFull()) {
        if (known && (*known)->isServable(now))
            return reply.send(answerFor(services, *company, *request, *known, query->count));
        Error error = Error::make(ErrorCode::Unavailable, u"Too many pages are waiting for their FAQs."_s);
        error.retryAfterSeconds = services->queue.retryAfterSeconds(company->key);
        return reply.send(error);
    }
    services->database.writer().submit(
        [services, company, url, locale, now](storage::Connection &connection) -> Result<FaqPage> {
            if (!services->companies.find(company->key)) // deleted a moment ago
                return fail(ErrorCode::InvalidApiKey);
            return requestPage(connection, company->key, url.canonical, locale, now);
        },
        [services, company, request, reply, known, count = query->count](Result<FaqPage> row) {
            if (!row)
                return reply.send(row.error());
            const CachedPagePtr page = services->cache.put(std::move(*row));
            // A refresh behind a served set changes nothing yet.
            if (!known || (*known)->revision != (*page)->revision) {
                services->queue.added((*page)->companyKey);
                services->queue.watches().announce((*page)->companyKey);
            } else {
                services->queue.poke();
            }
            reply.send(answerFor(services, *company, *request, *page, count));
        });
}

} // namespace

QString featureDisabledText()
{
    return u"Product FAQs are switched off for the company (Settings > Integrations > AI Powered FAQs)."_s;
}

QString faqLocaleFor(const accounts::Company &company, const std::optional<schema::LocaleTag> &asked)
{
    QStringList locales = company.locales;
    locales.removeIf([](const QString &locale) { return !writtenLocales().contains(languageOf(locale)); });
    return nearestLocale(asked ? asked->tag : u"en"_s, locales);
}

void registerFaqHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    dispatcher.handle(Endpoint::ProductFaqs,
        [services](const RequestPtr &request, const Reply &reply) { productFaqs(services, request, reply); });
}

void companyChanged(const Services &services, const QString &companyKey)
{
    services->database.writer().submit(
        [companyKey, now = services->clock.nowMs()](storage::Connection &connection) -> Result<bool> {
            expireUnavailable(connection, companyKey, now);
            return true;
        },
        [services, companyKey](const Result<bool> &) { services->cache.forget(companyKey); });
}

} // namespace answerdesk::faqs
