// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/text_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/records/text_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::tagOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

void sendTexts(const Services &services, const RequestPtr &request, const Reply &reply, const OwnTexts &texts)
{
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    accounts::sendTagged(*request, reply, HttpResponse::json(texts.toApi(company->locales)), texts.revision);
}

void getTexts(const Services &services, const RequestPtr &request, const Reply &reply)
{
    sendTexts(
        services, request, reply, loadTexts(services->database.reader(), request->pathValue("company")));
}

/// A text that says what the built-in one says is the built-in one.
QString ownText(const std::optional<QString> &sent, const QString &before, Phrase what, const QString &locale)
{
    if (!sent)
        return before;
    return *sent == phrase(what, locale) ? u""_s : *sent;
}

json::Object auditTexts(const QString &locale, const OwnTexts::Pair &texts)
{
    return {{u"locale"_s, locale}, {u"greeting"_s, texts.greeting}, {u"refusal"_s, texts.refusal}};
}

void changeTexts(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::TextsChange> body = request->readBody<api::TextsChange>();
    if (!body)
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    const QString locale = body->locale ? body->locale->tag : company->firstLocale();
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, body = *body, locale, now](storage::Connection &connection) -> Result<OwnTexts> {
            const QString key = request->pathValue("company");
            OwnTexts texts = loadTexts(connection, key);
            if (const Result<void> fresh = accounts::checkIfMatch(*request, tagOf(texts.revision)); !fresh)
                return tl::unexpected(fresh.error());
            const OwnTexts::Pair before = texts.byLocale.value(locale);
            const OwnTexts::Pair after{ownText(body.greeting, before.greeting, Phrase::Greeting, locale),
                ownText(body.refusal, before.refusal, Phrase::Refusal, locale)};
            if (after.greeting == before.greeting && after.refusal == before.refusal)
                return texts;
            texts.byLocale.insert(locale, after);
            storeTexts(connection, key, locale, after, ++texts.revision, now);
            insertAudit(connection,
                accounts::auditOf(*request, u"texts.changed"_s, locale, auditTexts(locale, before),
                    auditTexts(locale, after)),
                now);
            return texts;
        },
        [services, request, reply](const Result<OwnTexts> &written) {
            if (!written)
                return reply.send(written.error());
            services->texts.put(request->pathValue("company"), *written);
            sendTexts(services, request, reply, *written);
        });
}

} // namespace

void registerTextHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::GetTexts, getTexts);
    handle(Endpoint::ChangeTexts, changeTexts);
}

} // namespace answerdesk::answers
