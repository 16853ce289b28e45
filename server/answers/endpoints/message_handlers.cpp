// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/message_handlers.h"
#include "server/accounts/model/day_range.h"
#include "server/answers/answering/answer_replay.h"
#include "server/answers/answering/answering.h"
#include "server/answers/answering/model_answer.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/records/metadata.h"
#include "server/commerce/model/product_match.h"
#include "server/commerce/tickets/interactions.h"
#include "server/http/paging.h"
#include "shared/api/list_queries.h"
#include "shared/api/messages.h"
#include "shared/core/locale_tag.h"
#include "shared/core/random.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::KeyedReply;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

/// Fills the message with the cached answer of a FAQ; generates nothing.
void answerFromFaq(const FaqAnswer &faq, StoredMessage &stored)
{
    api::Message &message = stored.message;
    message.channel = u"faq"_s;
    message.resultText = faq.answer;
    message.locale = faq.locale;
    message.engine = u"faq-cache"_s;
    message.helpful = faq.hasSources;
    message.helpfulReason = faq.hasSources ? u"answered from sources"_s : u"no source"_s;
    stored.sourceSet = faq.sources;
    stored.about = faq.about;
    if (!message.pageUrl)
        message.pageUrl = faq.pageUrl;
}

/// What an administrator is told of a question that was refused or answered on little evidence.
VainQuestion vainQuestion(
    const knowledge::RetrievalIndex &index, const Question &question, const ComposedAnswer &answer)
{
    VainQuestion vain;
    vain.question = resolveFollowUp(question.text, question.earlierQuestions, question.locale);
    vain.locale = question.locale;
    vain.kind = answer.kind == ComposedAnswer::Refusal ? api::GapKind::Refused : api::GapKind::Weak;
    vain.confidence = answer.confidence;
    vain.threshold = answer.threshold;
    for (const knowledge::Hit &hit : answer.nearest) {
        const knowledge::Passage &passage = index.passages()[hit.passage];
        vain.nearest.push_back({QString::number(passage.documentId), passage.title, passage.path,
            passage.headingPath, hit.score});
    }
    return vain;
}

Question questionOf(const api::Message &message, const ThreadContext &context)
{
    Question question;
    question.text = message.queryText;
    question.locale = message.locale;
    question.pageUrl = message.pageUrl.value_or(QString());
    question.earlierQuestions = context.questions;
    question.earlierAnswers = context.answers;
    return question;
}

/// Fills the message with an answer out of the company's knowledge, or a refusal.
void answerFromKnowledge(const Answered &answered, const Question &question, StoredMessage &stored)
{
    api::Message &message = stored.message;
    const ComposedAnswer &answer = answered.answer;
    if (!stored.isTest && (answer.kind == ComposedAnswer::Refusal || answer.isWeak)) {
        stored.vain = vainQuestion(*answered.index, question, answer);
        stored.vain->gapId = uuid7(message.createdAt.ms);
    }
    message.channel = u"chat"_s;
    message.resultText = answer.text;
    message.locale = answer.locale;
    message.engine = answer.engine;
    if (answer.kind != ComposedAnswer::SmallTalk)
        message.confidence = answer.confidence;
    message.helpful = answer.helpful;
    message.helpfulReason = answer.helpfulReason;
    message.sources = answered.sources();
}

/// Writes the exchange and the interaction. Part of a write job.
Result<void> record(storage::Connection &connection, const accounts::Company &company, StoredMessage &stored)
{
    if (const Result<void> done = storeMessage(connection, stored); !done)
        return done;
    const api::Message &message = stored.message;
    if (stored.vain)
        recordGap(connection, stored.companyKey, *stored.vain, stored.threadId, message.messageId,
            message.createdAt.ms);
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
    interaction.locale = message.locale;
    interaction.pageUrl = message.pageUrl.value_or(QString());
    interaction.about
        = message.faqId ? stored.about : aboutText({}, message.sources, message.pageUrl.value_or(QString()));
    commerce::recordInteraction(connection, company, interaction);
    return {};
}

/// Writes the exchange and the interaction in one transaction, with the reference for a repeated request,
/// then answers.
void storeAndAnswer(const Services &services, const accounts::CompanyPtr &company,
    const std::shared_ptr<StoredMessage> &shared, http::PreparedPtr content, const KeyedReply &reply)
{
    shared->message.tookMs = double(http::steadyMicroseconds() - reply.request().startedUs) / 1000.0;
    services->database.writer().submit(
        [services, company, shared, content = std::move(content), reply](
            storage::Connection &connection) -> Result<MessageResponse> {
            StoredMessage &stored = *shared;
            if (!services->companies.find(stored.companyKey)) // deleted while the answer was made
                return fail(ErrorCode::InvalidApiKey);
            const qint64 now = services->clock.nowMs();
            if (reply.key()) { // another process may have answered the same request meanwhile
                const auto first
                    = findReplay(*services, connection, *reply.key(), stored.message.locale, now);
                if (!first || *first)
                    return first ? Result<MessageResponse>(**first) : tl::unexpected(first.error());
            }
            if (const Result<void> done = record(connection, *company, stored); !done)
                return tl::unexpected(done.error());
            if (reply.key())
                storeReplay(connection, *reply.key(), stored.threadId, stored.message.messageId, now);
            return MessageResponse{content, stored.threadId};
        },
        [reply, shared](const Result<MessageResponse> &written) {
            if (!written)
                return reply.send(written.error());
            if (shared->sourceSet && written->threadId == shared->threadId)
                shared->sourceSet->isStored = true;
            sendMessageResponse(reply, *written);
        });
}

/// Answers out of the company's knowledge, in a model's words where there is one.
void answerMessage(const Services &services, const accounts::CompanyPtr &company, const Question &question,
    const std::optional<json::Value> &metadata, const std::shared_ptr<StoredMessage> &exchange,
    const KeyedReply &reply)
{
    const Answered answered = answerQuestion(*services, company->key, question);
    answerFromKnowledge(answered, question, *exchange);
    const auto answerAnew = [services, company, question, exchange] {
        answerFromKnowledge(answerQuestion(*services, company->key, question), question, *exchange);
    };
    const Wordable wordable{
        answered.index, answered.answer, question, {question.pageUrl, metadata}, exchange, answerAnew};
    wordByModel(*services, *company, wordable, [services, company, exchange, reply] {
        const api::Message &worded = exchange->message;
        http::answerBy(reply, [&] {
            storeAndAnswer(
                services, company, exchange, preparedAnswer(worded.resultText, worded.locale), reply);
        });
    });
}

/// The locale that a request is answered in.
QString localeOf(const api::SendMessageRequest &body, const accounts::Company &company)
{
    return nearestLocale(body.locale ? body.locale->tag : u"en"_s, company.locales);
}

/// Carries the request out.
void beginExchange(const Services &services, const accounts::CompanyPtr &company,
    const api::SendMessageRequest &body, const KeyedReply &reply)
{
    const http::Request &request = reply.request();
    const auto exchange = std::make_shared<StoredMessage>();
    StoredMessage &stored = *exchange;
    stored.companyKey = company->key;
    stored.isTest = request.principal.isTest;
    stored.threadId = body.threadId.value_or(QString());
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
    const Metadata metadata = readMetadata(body.userMetadata);
    stored.userFingerprint = metadata.userFingerprint;
    stored.userFaqFingerprint = metadata.userFaqFingerprint;
    stored.metadata = metadata.redacted;

    api::Message &message = stored.message;
    message.queryText = body.queryText;
    message.locale = localeOf(body, *company);
    if (body.pageUrl)
        message.pageUrl = body.pageUrl->page.canonical;
    message.diagnostic = metadata.diagnostic;
    message.requestId = QString::fromLatin1(request.requestId);
    message.createdAt.ms = now;
    if (body.faqId) {
        const FaqAnswerPtr faq = services->faqs.find(company->key, *body.faqId);
        if (!faq)
            return reply.send(Error::make(ErrorCode::FaqNotFound));
        if (normalized(message.queryText) != faq->question)
            return reply.send(Error::make(ErrorCode::FaqQuestionMismatch));
        message.faqId = body.faqId;
        answerFromFaq(*faq, stored);
        return storeAndAnswer(services, company, exchange, faq->content, reply);
    }
    const Question question = questionOf(message, context);
    understandQuestion(*services, *company, question,
        [services, company, exchange, metadata = body.userMetadata, reply](const Question &understood) {
            http::answerBy(
                reply, [&] { answerMessage(services, company, understood, metadata, exchange, reply); });
        });
}

void sendMessage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto body = accounts::readIdempotentBody<api::SendMessageRequest>(*request);
    if (!body)
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.findServed(request->principal.companyKey);
    if (!company)
        return reply.send(Error::make(ErrorCode::InvalidApiKey));
    const auto key = accounts::IdempotencyKey::of(*request, company->key, request->principal.keyId);
    if (!key)
        return beginExchange(services, company, *body, KeyedReply(reply));
    const std::optional<KeyedReply> first = services->inFlight->join(*key, reply);
    if (!first)
        return;
    http::answerBy(*first, [&] {
        const auto replay = findReplay(
            *services, services->database.reader(), *key, localeOf(*body, *company), services->clock.nowMs());
        if (!replay)
            return first->send(replay.error());
        if (*replay)
            return sendMessageResponse(*first, **replay);
        beginExchange(services, company, *body, *first);
    });
}

void listThreads(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString key = request->pathValue("company");
    const accounts::CompanyPtr company = services->companies.find(key);
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    reply.send(http::listPage<api::ThreadsQuery>(
        *request, [&](const api::ThreadsQuery &query, const http::ListPosition &position, int limit) {
            const auto range = accounts::DayRange::of(*company, query);
            return http::entriesOf(loadThreads(services->database.reader(), key,
                                       {query.q, query.fingerprint, query.test, range.fromMs, range.untilMs},
                                       position.key, limit),
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
