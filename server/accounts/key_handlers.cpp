// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/account_handlers.h"
#include "server/http/paging.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

constexpr int kUsageDays = 30;

/// The key with its use of the last 30 days, that of the current minute included.
api::ApiKey withUsage(
    const ApiKey &key, const QHash<QString, qint64> &days, const KeyUsage &pending, qint64 nowMs)
{
    api::ApiKey out = key.toApi(nowMs);
    const QDate today = utcDateTime(nowMs).date();
    for (int ago = kUsageDays - 1; ago >= 0; --ago) {
        api::DayCount day;
        day.date = today.addDays(-ago).toString(Qt::ISODate);
        day.count = days.value(day.date) + (ago == 0 ? pending.requests : 0);
        out.requests30Days += day.count;
        out.requestsPerDay.push_back(day);
    }
    if (pending.requests > 0)
        out.lastUsedAt = schema::Timestamp{pending.lastUsedMs / 60'000 * 60'000};
    return out;
}

QHash<QString, QHash<QString, qint64>> usageOf(const Services &services, const QString &company, qint64 nowMs)
{
    return loadUsage(services->database.reader(), company,
        utcDateTime(nowMs).date().addDays(1 - kUsageDays).toString(Qt::ISODate));
}

void listKeys(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::ListQuery> query = request->readQuery<api::ListQuery>();
    if (!query)
        return reply.send(query.error());
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    const auto usage = usageOf(services, company, now);
    reply.send(
        http::readPage<api::ApiKey>(u"keys"_s, *query, [&](const http::ListPosition &position, int limit) {
            std::vector<http::ListEntry<api::ApiKey>> entries;
            bool isAfter = position.key.isEmpty();
            for (const ApiKeyPtr &key : services->keys.ofCompany(company)) {
                if (isAfter && int(entries.size()) < limit) {
                    entries.push_back(
                        {withUsage(*key, usage.value(key->id), services->keys.pendingUsage(key->id), now),
                            {0, key->id}});
                }
                isAfter = isAfter || key->id == position.key;
            }
            return entries;
        }));
}

Result<ApiKey> keyFrom(const api::ApiKeyRequest &body, const http::Request &request, qint64 nowMs)
{
    ApiKey key;
    schema::Faults faults;
    key.companyKey = request.pathValue("company");
    key.name = body.name;
    key.isTest = body.test.value_or(false);
    key.createdBy = request.principal.email;
    key.createdMs = nowMs;
    const std::vector<QString> both{QString::fromLatin1(kScopeMessages), QString::fromLatin1(kScopeFaqs)};
    for (const QString &scope : body.scopes.value_or(both)) {
        if (scope != QLatin1String(kScopeMessages) && scope != QLatin1String(kScopeFaqs))
            faults.invalid(u"scopes"_s, u"must be messages:write or faqs:read"_s);
        else if (!key.scopes.contains(scope))
            key.scopes << scope;
    }
    for (const QString &entry : body.allowedAddresses.value_or(std::vector<QString>{})) {
        const bool isNetwork = entry.contains(u'/');
        if (isNetwork ? QHostAddress::parseSubnet(entry).second < 0 : QHostAddress(entry).isNull())
            faults.invalid(u"allowed_addresses"_s,
                u"“%1” is not an address; write one like 10.5.0.30 or 10.5.0.0/24"_s.arg(entry));
        key.allowedAddresses << entry;
    }
    if (body.expiresAt) {
        key.expiresMs = body.expiresAt->ms;
        if (body.expiresAt->ms <= nowMs)
            faults.invalid(u"expires_at"_s, u"must lie in the future"_s);
    }
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    if (!key.isTest && request.principal.role == roleName(Role::CompanyTester))
        return fail(ErrorCode::Forbidden, u"A tester may make test keys only."_s);
    return key;
}

void createKey(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::ApiKeyRequest> body = request->readBody<api::ApiKeyRequest>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    Result<ApiKey> key = keyFrom(*body, *request, now);
    if (!key)
        return reply.send(key.error());
    KeyText text = KeyText::generate(key->isTest);
    while (services->keys.find(text.id))
        text = KeyText::generate(key->isTest);
    key->id = text.id;
    key->secretHash = text.secretHash();
    services->database.writer().submit(
        [request, key = *key, now](storage::Connection &connection) -> Result<bool> {
            insertKey(connection, key);
            insertAudit(connection,
                auditOf(*request, u"key.created"_s, key.id, {},
                    QString::fromUtf8(schema::toJson(key.toApi(now)))),
                now);
            return true;
        },
        [services, reply, key = *key, text, now](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->keys.put(key);
            api::CreatedApiKey answer;
            answer.key = withUsage(key, {}, {}, now);
            answer.apiKey = QString::fromLatin1(text.text());
            reply.send(http::HttpResponse::json(answer, 201));
        });
}

void revoke(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const ApiKeyPtr key = services->keys.find(request->pathValue("key"));
    if (!key || key->companyKey != request->pathValue("company"))
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such key."_s));
    const qint64 now = services->clock.nowMs();
    ApiKey revoked = *key;
    if (!revoked.revokedMs)
        revoked.revokedMs = now;
    const auto days = usageOf(services, key->companyKey, now).value(key->id);
    services->database.writer().submit(
        [request, revoked, before = *key, now](storage::Connection &connection) -> Result<bool> {
            if (before.revokedMs)
                return true; // once is enough, and once is in the audit log
            revokeKey(connection, revoked, now);
            insertAudit(connection,
                auditOf(*request, u"key.revoked"_s, revoked.id,
                    QString::fromUtf8(schema::toJson(before.toApi(now))),
                    QString::fromUtf8(schema::toJson(revoked.toApi(now)))),
                now);
            return true;
        },
        [services, reply, revoked, days, now](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->keys.put(revoked);
            reply.send(http::HttpResponse::json(
                withUsage(revoked, days, services->keys.pendingUsage(revoked.id), now)));
        });
}

} // namespace

void registerKeyHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListKeys, listKeys);
    handle(Endpoint::CreateKey, createKey);
    handle(Endpoint::RevokeKey, revoke);
}

} // namespace answerdesk::accounts
