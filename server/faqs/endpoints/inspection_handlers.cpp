// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/endpoints/faq_handlers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

namespace {

void sendInspection(const Reply &reply, const Result<api::PageInspection> &told)
{
    if (!told)
        return reply.send(told.error());
    HttpResponse response = HttpResponse::json(*told);
    response.setHeader("Content-Language", told->locale.toLatin1());
    reply.send(std::move(response));
}

void inspectPage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::InspectPageRequest> body = request->readBody<api::InspectPageRequest>();
    if (!body)
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    PageLook look;
    look.companyKey = company->key;
    look.url = body->url.page;
    look.rules = services->queue.rulesOf(*company);
    look.locale = faqLocaleFor(
        *company, body->locale ? body->locale : std::optional(schema::LocaleTag{company->firstLocale()}));
    look.count = body->count;
    MadePage refused;
    if (!company->faqsEnabled) {
        refused.reason = api::FaqReason::FeatureDisabled;
        refused.message = featureDisabledText();
    } else if (const QString fault = services->queue.addressFault(*company, look.url); !fault.isEmpty()) {
        refused.reason = api::FaqReason::PageNotAllowed;
        refused.message = fault;
    }
    if (refused.reason)
        return sendInspection(reply, inspectionOf(look, refused));
    std::stop_source left;
    look.left = left.get_token();
    look.done = [reply](const Result<api::PageInspection> &told) {
        http::answerBy(reply, [&] { sendInspection(reply, told); });
    };
    // A client that only closes its own direction of the connection gives up as well.
    reply.onClientEnd([left]() mutable { left.request_stop(); });
    services->queue.inspect(std::move(look));
}

} // namespace

void registerInspectionHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    http::handlersWith(dispatcher, services)(Endpoint::InspectPage, inspectPage);
}

} // namespace answerdesk::faqs
