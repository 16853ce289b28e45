// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/accounts/stores/analytics_secret_store.h"
#include "shared/api/analytics_secrets.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

constexpr qint64 kDefaultOverlapMs = 86'400'000;

/// Changes the secrets of the company in a request's path, in a write job. change(secrets, nowMs) says
/// whether it changed them. All requests that begin after done() see the change.
template <typename Change, typename Done>
void changeSecrets(const Services &services, const RequestPtr &request, const Reply &reply,
    const QString &action, Change change, Done done)
{
    struct Changed {
        Company company;
        bool isChanged = false;
    };
    services->database.writer().submit(
        [services, request, action, change](storage::Connection &connection) -> Result<Changed> {
            const auto before = loadCompany(connection, request->pathValue("company"));
            if (!before)
                return fail(noSuchCompany(request->pathValue("company")));
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(before->revision)); !fresh)
                return tl::unexpected(fresh.error());
            const qint64 now = services->clock.nowMs();
            Company after = *before;
            if (!change(after.analyticsSecrets, now))
                return Changed{*before, false};
            after.updatedMs = std::max(now, before->updatedMs);
            after.revision = before->revision + 1;
            updateCompany(connection, after);
            storeAnalyticsSecrets(connection, after.key, after.analyticsSecrets);
            const bool isRotation = before->analyticsSecrets.isSet() && after.analyticsSecrets.isSet();
            insertAudit(connection,
                changeOf(*request, isRotation ? u"analytics-secret.rotated"_s : action, after.key,
                    objectOf(before->toApi()), objectOf(after.toApi())),
                now);
            return Changed{after, true};
        },
        [services, reply, done](const Result<Changed> &written) {
            if (!written)
                return reply.send(written.error());
            if (written->isChanged) {
                services->companies.put(written->company);
                services->companyChanged(written->company.key);
            }
            done(written->company);
        });
}

void createSecret(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto body = request->readBody<api::AnalyticsSecretRequest>();
    if (!body)
        return reply.send(body.error());
    const Secret text(generateAnalyticsSecret());
    const SecretHash hash = *hashOfAnalyticsSecret(text.reveal());
    changeSecrets(
        services, request, reply, u"analytics-secret.created"_s,
        [hash, seconds = body->overlapSeconds](AnalyticsSecrets &secrets, qint64 nowMs) {
            const qint64 usual = secrets.isSet() ? kDefaultOverlapMs : 0;
            secrets.rotate(hash, seconds ? qint64(*seconds) * 1000 : usual, nowMs);
            return true;
        },
        [reply, text](const Company &company) {
            api::CreatedAnalyticsSecret created;
            created.analyticsSecret = QString::fromLatin1(text.reveal());
            created.createdAt.ms = company.analyticsSecrets.secrets.front().createdMs;
            if (const auto until = company.analyticsSecrets.overlapUntilMs())
                created.overlapUntil = schema::Timestamp{*until};
            reply.send(http::HttpResponse::json(created, 201));
        });
}

void removeSecret(const Services &services, const RequestPtr &request, const Reply &reply)
{
    changeSecrets(
        services, request, reply, u"analytics-secret.removed"_s,
        [](AnalyticsSecrets &secrets, qint64) {
            const bool wasSet = secrets.isSet();
            secrets = {};
            return wasSet;
        },
        [reply](const Company &) { reply.send(http::HttpResponse::noContent()); });
}

} // namespace

void registerAnalyticsSecretHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::CreateAnalyticsSecret, createSecret);
    handle(Endpoint::DeleteAnalyticsSecret, removeSecret);
}

} // namespace answerdesk::accounts
