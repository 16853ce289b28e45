// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/model_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/models/embedding_desk.h"
#include "shared/api/model_test.h"
#include <QtCore/QElapsedTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<ModelServices>;

namespace {

constexpr char kNotOffered[] = "not_offered", kNoModel[] = "no_model";

/// One test under way: the checks come one after the other, each in whatever thread its answer comes in.
struct Test {
    Services services;
    RequestPtr request;
    Reply reply;
    api::ModelTest result;
    QElapsedTimer since, sinceCheck;

    void add(const QString &kind, const QString &model, const char *reason)
    {
        api::ModelCheck check;
        check.kind = kind;
        check.model = model;
        check.ok = !reason;
        check.tookMs = sinceCheck.isValid() ? double(sinceCheck.nsecsElapsed()) / 1e6 : 0;
        if (reason)
            check.reason = QString::fromLatin1(reason);
        result.checks.push_back(std::move(check));
    }
};
using TestPtr = std::shared_ptr<Test>;

const char *reasonOf(const std::optional<ModelFailure> &failure)
{
    return failure ? modelFailureName(*failure) : nullptr;
}

void finish(const TestPtr &test)
{
    api::ModelTest &result = test->result;
    const auto failed = std::find_if(
        result.checks.begin(), result.checks.end(), [](const api::ModelCheck &check) { return !check.ok; });
    result.ok = !result.checks.empty() && failed == result.checks.end();
    if (result.checks.empty())
        result.reason = QString::fromLatin1(kNoModel);
    else if (!result.ok)
        result.reason = failed->reason;
    result.tookMs = double(test->since.nsecsElapsed()) / 1e6;
    test->services->database.writer().submit(
        [test](storage::Connection &connection) -> Result<bool> {
            insertAudit(connection,
                accounts::auditOf(*test->request, u"model.tested"_s, test->request->pathValue("company"), {},
                    accounts::objectOf(test->result)),
                test->services->clock.nowMs());
            return true;
        },
        [test](const Result<bool> &written) {
            if (!written)
                return test->reply.send(written.error());
            test->reply.send(HttpResponse::json(test->result));
        });
}

void checkEmbeddings(const TestPtr &test)
{
    EmbeddingDesk *embeddings = test->services->embeddings;
    if (!embeddings)
        return finish(test);
    test->sinceCheck.start();
    embeddings->test([test, embeddings](std::optional<ModelFailure> failure) {
        http::answerBy(test->reply, [&] {
            test->add(u"embedding"_s, embeddings->model(), reasonOf(failure));
            finish(test);
        });
    });
}

/// The company as it would be with what is to be tried, in use.
accounts::Company triedBy(const accounts::Company &company, const api::ModelTestRequest &request)
{
    accounts::Company tried = company;
    tried.modelEnabled = true;
    tried.modelName = request.modelName.value_or(company.modelName);
    tried.modelTimeoutMs = request.modelTimeoutMs.value_or(company.modelTimeoutMs);
    return tried;
}

void testModel(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    schema::Faults faults;
    const auto body = accounts::readBody<api::ModelTestRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    api::CompanyRequest wanted;
    wanted.modelName = body->modelName;
    wanted.modelTimeoutMs = body->modelTimeoutMs;
    checkModelSettings(services->bounds, *company, wanted, faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const auto test = std::make_shared<Test>(Test{services, request, reply, {}, {}, {}});
    test->since.start();
    if (!services->models)
        return checkEmbeddings(test);
    const accounts::Company tried = triedBy(*company, *body);
    const auto choice = services->models->choiceOf(tried);
    if (!choice) {
        test->add(u"completion"_s, tried.modelName, kNotOffered);
        return checkEmbeddings(test);
    }
    test->sinceCheck.start();
    services->models->test(*choice, [test, name = choice->name](std::optional<ModelFailure> failure) {
        http::answerBy(test->reply, [&] {
            test->add(u"completion"_s, name, reasonOf(failure));
            checkEmbeddings(test);
        });
    });
}

void getModelOffer(const Services &services, const RequestPtr &, const Reply &reply)
{
    const ModelBounds &bounds = services->bounds;
    api::ModelOffer offer;
    offer.models.assign(bounds.names.begin(), bounds.names.end());
    offer.timeoutMs = bounds.timeoutMs;
    offer.tokens = bounds.tokens;
    offer.dailyTokens = bounds.dailyTokens;
    if (services->embeddings)
        offer.embeddingModel = services->embeddings->model();
    reply.send(HttpResponse::json(offer));
}

} // namespace

void registerModelHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::GetModelOffer, getModelOffer);
    handle(Endpoint::TestModel, testModel);
}

} // namespace answerdesk::answers
