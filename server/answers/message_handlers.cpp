// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/message_handlers.h"
#include "server/answers/composer.h"
#include "server/answers/metadata.h"
#include "server/answers/thread_store.h"
#include "server/commerce/interactions.h"
#include "server/http/paging.h"
#include "shared/api/messages.h"
#include "shared/core/locale_tag.h"
#include "shared/core/random.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

constexpr int kContextMessages = 6;

/// Fills the message with the cached answer of a FAQ; generates nothing.
Result<void> answerFromFaq(FaqAnswers &faqs, const QString &companyKey, qint64 faqId, api::Message &message)
{
    const std::optional<FaqAnswer> faq = faqs.find(companyKey, faqId);
    if (!faq)
        return fail(ErrorCode::FaqNotFound);
    if (normalized(message.queryText) != normalized(faq->question))
        return fail(ErrorCode::FaqQuestionMismatch);
    message.channel = u"faq"_s;
    message.faqId = faqId;
    message.resultText = faq->answer;
    message.locale = faq->locale;
    message.engine = u"faq-cache"_s;
    message.helpful = !faq->sources.empty();
    message.helpfulReason = message.helpful ? u"answered from sources"_s : u"no source"_s;
    message.sources = faq->sources;
    if (!message.pageUrl)
        message.pageUrl = faq->pageUrl;
    return {};
}

/// Fills the message with an answer out of the company's knowledge, or a refusal.
void answerFromKnowledge(
    const knowledge::RetrievalIndex &index, const ThreadContext &context, api::Message &message)
{
    Question question;
    question.text = message.queryText;
    question.locale = message.locale;
    question.earlierQuestions = context.questions;
    question.earlierAnswers = context.answers;
    const ComposedAnswer answer = compose(index, question);
    message.channel = u"chat"_s;
    message.resultText = answer.text;
    message.locale = answer.locale;
    message.engine = answer.engine;
    if (answer.kind != ComposedAnswer::SmallTalk)
        message.confidence = answer.confidence;
    message.helpful = answer.helpful;
    message.helpfulReason = answer.helpfulReason;
    for (const ComposedAnswer::Source &source : answer.sources) {
        const knowledge::Passage &passage = index.passages()[source.passage];
        message.sources.push_back({QString::number(passage.documentId), passage.title, passage.path,
            passage.headingPath, passage.text, source.quote, source.score});
    }
}

/// Writes the exchange and the interaction in one transaction, then answers.
void storeAndAnswer(
    const Services &services, const accounts::CompanyPtr &company, StoredMessage stored, const Reply &reply)
{
    services->database.writer().submit(
        [company, stored](storage::Connection &connection) mutable -> Result<bool> {
            if (const Result<void> done = storeMessage(connection, stored); !done)
                return tl::unexpected(done.error());
            const api::Message &message = stored.message;
            commerce::Interaction interaction;
            interaction.companyKey = stored.companyKey;
            interaction.userFingerprint = stored.userFingerprint;
            interaction.userFaqFingerprint = stored.userFaqFingerprint;
            interaction.channel = message.faqId ? commerce::Channel::Faq : commerce::Channel::Chat;
            interaction.threadId = stored.threadId;
            interaction.messageId = message.messageId;
            interaction.faqId = message.faqId;
            interaction.isTest = stored.isTest;
            interaction.isHelpful = message.helpful;
            interaction.helpfulReason = message.helpfulReason;
            interaction.atMs = message.createdAt.ms;
            commerce::recordInteraction(connection, *company, interaction);
            return true;
        },
        [reply, text = stored.message.resultText, threadId = stored.threadId, locale = stored.message.locale](
            const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            api::SendMessageResponse answer;
            answer.resultText = text;
            answer.threadId = threadId;
            HttpResponse response = HttpResponse::json(answer);
            response.setHeader("Content-Language", locale.toLatin1());
            reply.send(std::move(response));
        });
}

void sendMessage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::SendMessageRequest> body = request->readBody<api::SendMessageRequest>();
    if (!body)
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.findServed(request->principal.companyKey);
    if (!company)
        return reply.send(Error::make(ErrorCode::InvalidApiKey));

    StoredMessage stored;
    stored.companyKey = company->key;
    stored.isTest = request->principal.isTest;
    stored.threadId = body->threadId.value_or(QString());
    stored.isNewThread = stored.threadId.isEmpty();
    const qint64 now = services->clock.nowMs();
    ThreadContext context;
    if (stored.isNewThread) {
        stored.threadId = uuid7(now);
    } else {
        auto found
            = loadContext(services->database.reader(), company->key, stored.threadId, kContextMessages);
        if (!found)
            return reply.send(Error::make(ErrorCode::ThreadNotFound));
        context = std::move(*found);
    }
    const Metadata metadata = readMetadata(body->userMetadata);
    stored.userFingerprint = metadata.userFingerprint;
    stored.userFaqFingerprint = metadata.userFaqFingerprint;
    stored.metadata = metadata.redacted;

    api::Message &message = stored.message;
    message.queryText = body->queryText;
    message.locale = nearestLocale(body->locale ? body->locale->tag : u"en"_s, company->locales);
    if (body->pageUrl)
        message.pageUrl = body->pageUrl->page.canonical;
    message.diagnostic = metadata.diagnostic;
    message.requestId = QString::fromLatin1(request->requestId);
    message.createdAt.ms = now;
    if (body->faqId) {
        if (const Result<void> done = answerFromFaq(services->faqs, company->key, *body->faqId, message);
            !done)
            return reply.send(done.error());
    } else {
        answerFromKnowledge(*services->indexes.find(company->key), context, message);
    }
    message.tookMs = double(http::steadyMicroseconds() - request->startedUs) / 1000.0;
    storeAndAnswer(services, company, std::move(stored), reply);
}

void listThreads(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::ListQuery> query = request->readQuery<api::ListQuery>();
    if (!query)
        return reply.send(query.error());
    reply.send(
        http::readPage<api::Thread>(u"threads"_s, *query, [&](const http::ListPosition &position, int limit) {
            return http::entriesOf(
                loadThreads(services->database.reader(), request->pathValue("company"), position.key, limit),
                [](const api::Thread &thread) {
                    return http::ListPosition{0, thread.threadId};
                });
        }));
}

void getThread(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto thread = loadThread(
        services->database.reader(), request->pathValue("company"), request->pathValue("thread"));
    if (!thread)
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such thread."_s));
    reply.send(HttpResponse::json(*thread));
}

} // namespace

void registerMessageHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::SendMessage, sendMessage);
    handle(Endpoint::ListThreads, listThreads);
    handle(Endpoint::GetThread, getThread);
}

} // namespace answerdesk::answers
