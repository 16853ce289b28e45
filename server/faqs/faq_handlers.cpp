// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/faq_handlers.h"
#include "server/faqs/question_writer.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

namespace {

QString localeFor(const accounts::Company &company, const std::optional<schema::LocaleTag> &asked)
{
    QStringList locales = company.locales;
    locales.removeIf([](const QString &locale) { return !writtenLocales().contains(languageOf(locale)); });
    return nearestLocale(asked ? asked->tag : u"en"_s, locales);
}

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
    answer.message = u"The FAQs of this page are being made. Ask again in %1 s."_s.arg(seconds);
    HttpResponse response = HttpResponse::json(answer, 202);
    response.setHeader("Retry-After", QByteArray::number(seconds));
    return response;
}

/// If-None-Match of the request names this tag, or is *.
bool isUnchanged(const http::Request &request, const QByteArray &etag)
{
    for (QByteArray tag : request.head.value("If-None-Match").split(',')) {
        tag = tag.trimmed();
        if (tag.startsWith("W/"))
            tag = tag.mid(2);
        if (tag == etag || tag == "*")
            return true;
    }
    return false;
}

HttpResponse ready(const http::Request &request, const FaqPage &page, int count, qint64 nowMs)
{
    const QByteArray etag = "\"" + QByteArray::number(page.pageId) + '-' + QByteArray::number(page.revision)
        + '-' + QByteArray::number(count) + "\"";
    const qint64 leftMs = std::max<qint64>(0, *page.generatedMs + kFreshMs - nowMs);
    HttpResponse response;
    if (isUnchanged(request, etag)) {
        response.status = 304;
    } else {
        api::ProductFaqsResponse answer;
        answer.status = api::FaqState::Ready;
        answer.faqs.emplace();
        for (const StoredFaq &faq : page.faqs.mid(0, count))
            answer.faqs->push_back({faq.faqId, faq.question});
        response = HttpResponse::json(answer);
    }
    response.setHeader("ETag", etag);
    response.setHeader("Cache-Control", "private, max-age=" + QByteArray::number(leftMs / 1000));
    return response;
}

HttpResponse answerFor(const Services &services, const http::Request &request, const FaqPage &page, int count)
{
    const qint64 now = services->clock.nowMs();
    if (page.isServable(now))
        return ready(request, page, count, now);
    if (page.state == api::FaqState::NotAvailable && !page.isDue(now))
        return notAvailable(page.reason.value_or(api::FaqReason::GenerationFailed), page.message);
    return generating(services->queue.retryAfterSeconds());
}

void productFaqs(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::ProductFaqsQuery> query = request->readQuery<api::ProductFaqsQuery>();
    if (!query)
        return reply.send(query.error());
    const accounts::CompanyPtr company = services->companies.findServed(request->principal.companyKey);
    if (!company)
        return reply.send(Error::make(ErrorCode::InvalidApiKey));
    const QString locale = localeFor(*company, query->locale);
    if (!company->faqsEnabled) {
        return reply.send(withLocale(
            notAvailable(api::FaqReason::FeatureDisabled,
                u"Product FAQs are switched off for the company (Settings > Integrations > AI Powered FAQs)."_s),
            locale));
    }
    const PageUrl &url = query->pageUrl.page;
    const web::Verdict verdict = web::checkHost(services->queue.rulesOf(*company), url.host, url.port);
    if (verdict != web::Verdict::Allowed) {
        return reply.send(
            withLocale(notAvailable(api::FaqReason::PageNotAllowed,
                           verdict == web::Verdict::HostNotListed
                               ? u"%1 is not one of the company's allowed hosts."_s.arg(url.host)
                               : u"Pages of this address are never fetched."_s),
                locale));
    }
    const qint64 now = services->clock.nowMs();
    const FaqPagePtr known = services->cache.page(company->key, url.canonical, locale);
    if (known && !known->isDue(now))
        return reply.send(withLocale(answerFor(services, *request, *known, query->count), locale));
    services->database.writer().submit(
        [company, url, locale, now](storage::Connection &connection) -> Result<FaqPage> {
            return requestPage(connection, company->key, url.canonical, locale, now);
        },
        [services, request, reply, locale, known, count = query->count](const Result<FaqPage> &page) {
            if (!page)
                return reply.send(page.error());
            services->cache.put(*page);
            services->queue.poke();
            if (!known
                || known->revision != page->revision) // a refresh behind a served set changes nothing yet
                services->queue.announce(page->companyKey);
            reply.send(withLocale(answerFor(services, *request, *page, count), locale));
        });
}

} // namespace

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
