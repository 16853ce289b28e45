// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/ask_handlers.h"
#include "server/answers/answering/answering.h"
#include "server/answers/answering/model_answer.h"
#include "server/http/http_message.h"

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
    Answered answered;
    const auto explanation
        = std::make_shared<api::Explanation>(explainQuestion(*services, company->key, question, answered));
    rephraseWithModel(*services, *company, answered, answered.question, visitor,
        [services, company, question, explanation, answered, reply](const Rephrased &rephrased) {
            http::answerBy(reply, [&] {
                if (const Result<void> there = services->companies.check(company->key); !there)
                    return reply.send(there.error());
                if (rephrased.isOutdated) {
                    Answered again;
                    *explanation = explainQuestion(*services, company->key, question, again);
                } else if (rephrased.isUsed()) {
                    explanation->textWithoutModel = std::exchange(explanation->resultText, rephrased.text);
                    explanation->engine = kModelEngine;
                    explanation->sources = rephrased.sources;
                    explanation->locale = rephrased.localeFor(question.locale);
                    explanation->kind = api::AnswerKind::Answer;
                    explanation->refusalReason.reset();
                    explanation->helpful = true;
                    explanation->helpfulReason = kAnsweredReason;
                } else if (rephrased.isRefused) {
                    Answered refused = answered;
                    refuseInstead(*services, company->key, question, refused);
                    explanation->textWithoutModel
                        = std::exchange(explanation->resultText, refused.answer.text);
                    explanation->sources.clear();
                    explanation->locale = refused.answer.locale;
                    explanation->kind = api::AnswerKind::Refusal;
                    explanation->refusalReason = api::RefusalReason::ModelFoundNone;
                    explanation->ownText = refused.isOwnText;
                    explanation->helpful = false;
                    explanation->helpfulReason = refused.answer.helpfulReason;
                }
                explanation->model = rephrased.use;
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
    question.locale = answerLocale(body->locale, body->question, *company);
    question.thresholdShare = company->answerThresholdShare();
    if (body->pageUrl)
        question.pageUrl = body->pageUrl->page.canonical;
    QList<Exchanged> earlier;
    if (const QString thread = body->threadId.value_or(QString()); !thread.isEmpty()) {
        auto context = loadContext(services->database.reader(), key, thread, kContextMessages);
        if (!context)
            return reply.send(Error::make(ErrorCode::ThreadNotFound));
        earlier = *std::move(context);
    }
    readThreadWith(*services, key, question, std::move(earlier),
        body->earlierQuestions.value_or(std::vector<QString>()));
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
