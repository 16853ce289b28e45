// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/ask_handlers.h"
#include "server/answers/answering/answering.h"
#include "server/answers/answering/model_answer.h"
#include "server/http/http_message.h"
#include "shared/core/locale_tag.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

/// Sends the answer with its reasons, in the words that a shopper would get.
void explain(const Services &services, const accounts::CompanyPtr &company, const Question &question,
    const ModelContext &visitor, const Reply &reply)
{
    const auto explanation = std::make_shared<api::Explanation>();
    const auto worded = std::make_shared<StoredMessage>();
    const auto answer = [services, company, question, explanation, worded] {
        Answered answered;
        *explanation = explainQuestion(*services, company->key, question, answered);
        worded->message.resultText = explanation->resultText;
        worded->message.engine = explanation->engine;
        worded->message.sources = explanation->sources;
        return answered;
    };
    const Answered answered = answer();
    const Wordable wordable{
        answered.index, answered.answer, question, visitor, worded, [answer] { (void)answer(); }};
    wordByModel(*services, *company, wordable, [services, company, explanation, worded, reply] {
        http::answerBy(reply, [&] {
            if (const Result<void> there = services->companies.check(company->key); !there)
                return reply.send(there.error());
            const api::Message &message = worded->message;
            explanation->model = message.model;
            if (message.engine != explanation->engine) {
                explanation->textWithoutModel = std::exchange(explanation->resultText, message.resultText);
                explanation->engine = message.engine;
                explanation->sources = message.sources;
            }
            explanation->tookMs = double(http::steadyMicroseconds() - reply.request().startedUs) / 1000.0;
            reply.send(HttpResponse::json(*explanation));
        });
    });
}

void ask(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString key = request->pathValue("company");
    const accounts::CompanyPtr company = services->companies.find(key);
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    const Result<api::AskRequest> body = request->readBody<api::AskRequest>();
    if (!body)
        return reply.send(body.error());
    Question question;
    question.text = body->question;
    question.locale = nearestLocale(body->locale ? body->locale->tag : u"en"_s, company->locales);
    if (body->pageUrl)
        question.pageUrl = body->pageUrl->page.canonical;
    if (const QString thread = body->threadId.value_or(QString()); !thread.isEmpty()) {
        const auto context = loadContext(services->database.reader(), key, thread, kContextMessages);
        if (!context)
            return reply.send(Error::make(ErrorCode::ThreadNotFound));
        question.earlierQuestions = context->questions;
        question.earlierAnswers = context->answers;
    }
    for (const QString &earlier : body->earlierQuestions.value_or(std::vector<QString>()))
        question.earlierQuestions << earlier;
    const ModelContext visitor{question.pageUrl, {}};
    understandQuestion(
        *services, *company, question, [services, company, visitor, reply](const Question &understood) {
            http::answerBy(reply, [&] { explain(services, company, understood, visitor, reply); });
        });
}

} // namespace

void registerAskHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    http::handlersWith(dispatcher, services)(Endpoint::Ask, ask);
}

} // namespace answerdesk::answers
