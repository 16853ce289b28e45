// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/http/paging.h"
#include "shared/core/qt_compat.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::Request;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

constexpr int kUsageDays = 30;
/// Secrets whose time is over are remembered, so that who still uses one is told that it has ended.
constexpr int kEndedSecrets = 50;

QString dayText(qint64 day) { return QDate(1970, 1, 1).addDays(day).toString(Qt::ISODate); }

using DayCounts = QHash<QString, qint64>;

/// A key's use of the last 30 days, that of the current minute included. Read before a change, because its
/// end runs in the writer's thread.
DayCounts useOf(const Services &services, const QString &companyKey, const QString &keyId)
{
    const QDate today = utcDateTime(services->clock.nowMs()).date();
    const QString since = today.addDays(1 - kUsageDays).toString(Qt::ISODate);
    return services->keys.readUsage([&] {
        DayCounts days = loadUsage(services->database.reader(), companyKey, keyId, since);
        if (const ApiKeyPtr live = services->keys.find(keyId)) {
            const KeyCounter::Days pending = live->counter->pending();
            for (auto day = pending.begin(); day != pending.end(); ++day)
                days[dayText(day.key())] += day.value();
        }
        return days;
    });
}

api::ApiKey withUse(const Services &services, ApiKey key, const DayCounts &days)
{
    const qint64 now = services->clock.nowMs();
    if (const ApiKeyPtr live = services->keys.find(key.id))
        key.counter = live->counter;
    api::ApiKey out = key.toApi(now);
    const QDate today = utcDateTime(now).date();
    for (int ago = kUsageDays - 1; ago >= 0; --ago) {
        api::DayCount day;
        day.date = today.addDays(-ago).toString(Qt::ISODate);
        day.count = days.value(day.date);
        out.requests30Days += day.count;
        out.requestsPerDay.push_back(day);
    }
    return out;
}

/// Sends the key with the tag of its settings; its use is not part of them.
void sendKey(const Services &services, const Reply &reply, const ApiKey &key, const DayCounts &days)
{
    http::HttpResponse response = http::HttpResponse::json(withUse(services, key, days));
    response.setHeader("ETag", tagOf(key.revision));
    reply.send(std::move(response));
}

/// The one answer that holds the key's text.
void sendCreated(const Services &services, const Reply &reply, const ApiKey &key, const DayCounts &days,
    const KeyText &text, int status)
{
    api::CreatedApiKey answer;
    answer.key = withUse(services, key, days);
    answer.apiKey = QString::fromLatin1(text.text());
    http::HttpResponse response = http::HttpResponse::json(answer, status);
    response.setHeader("ETag", tagOf(key.revision));
    reply.send(std::move(response));
}

/// What a key is without its use.
json::Object settingsOf(const ApiKey &key, qint64 nowMs)
{
    json::Object value = objectOf(key.toApi(nowMs));
    std::erase_if(value, [](const auto &member) {
        return member.first == u"requests_30_days" || member.first == u"requests_per_day"
            || member.first == u"last_used_at";
    });
    return value;
}

KeySecret secretOf(const KeyText &text, qint64 nowMs)
{
    return {hashOf(text.secret.reveal()), nowMs, std::nullopt};
}

QList<api::KeyScope> scopesOf(const std::vector<QString> &names, schema::Faults &faults)
{
    QList<api::KeyScope> scopes;
    for (const QString &name : names) {
        const auto scope = schema::enumValue<api::KeyScope>(name);
        if (!scope)
            faults.invalid(u"scopes"_s, u"must be messages:write or faqs:read"_s);
        else if (!scopes.contains(*scope))
            scopes << *scope;
    }
    return scopes;
}

QList<AddressRange> addressesOf(const std::vector<QString> &entries, schema::Faults &faults)
{
    QList<AddressRange> ranges;
    for (const QString &entry : entries) {
        const auto range = AddressRange::parse(entry.trimmed());
        if (!range) {
            faults.invalid(u"allowed_addresses"_s,
                u"“%1” is not an address; write one like 10.5.0.30, 10.5.0.0/24 or 2001:db8::/32"_s.arg(
                    entry));
        } else if (!ranges.contains(*range)) {
            ranges << *range;
        }
    }
    return ranges;
}

void checkExpiry(qint64 expiresMs, qint64 nowMs, schema::Faults &faults)
{
    if (expiresMs <= nowMs)
        faults.invalid(u"expires_at"_s, u"must be in the future"_s);
}

Result<void> checkRole(const Request &request, bool isTestKey)
{
    if (!isTestKey && request.principal.role == roleName(Role::CompanyTester))
        return fail(ErrorCode::Forbidden, u"Testers may create and change test keys only."_s);
    return {};
}

Result<ApiKey> keyFrom(const Request &request, qint64 nowMs)
{
    schema::Faults faults;
    const Result<api::ApiKeyRequest> body = readBody<api::ApiKeyRequest>(request, faults);
    if (!body)
        return fail(body.error());
    ApiKey key;
    key.companyKey = request.pathValue("company");
    key.name = body->name;
    key.isTest = body->test.value_or(false);
    key.createdBy = request.principal.email;
    key.createdMs = nowMs;
    key.requestsPerMinute = body->requestsPerMinute.value_or(0);
    key.scopes = {api::KeyScope::MessagesWrite, api::KeyScope::FaqsRead};
    if (body->scopes && !faults.has(u"scopes"_s))
        key.scopes = scopesOf(*body->scopes, faults);
    if (body->allowedAddresses)
        key.allowedAddresses = addressesOf(*body->allowedAddresses, faults);
    if (body->expiresAt && !faults.has(u"expires_at"_s)) {
        key.expiresMs = body->expiresAt->ms;
        checkExpiry(*key.expiresMs, nowMs, faults);
    }
    if (!faults.isEmpty())
        return fail(faults.toError());
    if (const Result<void> permitted = checkRole(request, key.isTest); !permitted)
        return fail(permitted.error());
    return key;
}

void listKeys(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    reply.send(http::listPage<api::KeysQuery>(
        *request, [&](const api::KeysQuery &query, const http::ListPosition &position, int limit) {
            std::vector<http::ListEntry<api::ApiKey>> entries;
            for (auto &[key, behind] : loadKeys(
                     services->database.reader(), request->pathValue("company"), query, now, position, limit))
                entries.push_back({withUse(services, key, useOf(services, key.companyKey, key.id)), behind});
            return entries;
        }));
}

void getKey(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto key
        = loadKey(services->database.reader(), request->pathValue("company"), request->pathValue("key"));
    if (!key)
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such key."_s));
    sendKey(services, reply, *key, useOf(services, key->companyKey, key->id));
}

void createKey(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    Result<ApiKey> key = keyFrom(*request, now);
    if (!key)
        return reply.send(key.error());
    KeyText text = KeyText::generate(key->isTest);
    while (services->keys.find(text.id))
        text = KeyText::generate(key->isTest);
    key->id = text.id;
    key->secrets = {secretOf(text, now)};
    services->database.writer().submit(
        [request, key = *key, now](storage::Connection &connection) -> Result<bool> {
            insertKey(connection, key);
            insertAudit(
                connection, auditOf(*request, u"key.created"_s, key.id, {}, settingsOf(key, now)), now);
            return true;
        },
        [services, reply, key = *key, text](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->keys.put(key);
            sendCreated(services, reply, key, {}, text, 201);
        });
}

/// A change of the key in a request's path, in a write job: change(key, nowMs) alters the key that is stored
/// and says whether it did or why it may not. The ring gets the new version after COMMIT, in the order of the
/// commits, because both happen in the writer's thread; answer(key, use) follows.
template <typename Change, typename Answer>
void changeKey(const Services &services, const RequestPtr &request, const Reply &reply, QString action,
    Change change, Answer answer)
{
    struct Changed {
        ApiKey key;
        bool isChanged = false;
    };
    const DayCounts use = useOf(services, request->pathValue("company"), request->pathValue("key"));
    services->database.writer().submit(
        [services, request, action, change](storage::Connection &connection) -> Result<Changed> {
            const auto before = loadKey(connection, request->pathValue("company"), request->pathValue("key"));
            if (!before)
                return fail(ErrorCode::NotFound, u"The company has no such key."_s);
            if (const Result<void> permitted = checkRole(*request, before->isTest); !permitted)
                return fail(permitted.error());
            const qint64 now = services->clock.nowMs();
            ApiKey after = *before;
            const Result<bool> isChanged = change(after, now);
            if (!isChanged)
                return fail(isChanged.error());
            if (!*isChanged)
                return Changed{*before, false};
            ++after.revision;
            updateKey(connection, after);
            insertAudit(connection,
                changeOf(*request, action, after.id, settingsOf(*before, now), settingsOf(after, now)), now);
            return Changed{after, true};
        },
        [services, reply, answer, use](const Result<Changed> &written) {
            if (!written)
                return reply.send(written.error());
            if (written->isChanged)
                services->keys.put(written->key);
            answer(written->key, use);
        });
}

void patchKey(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    schema::Faults faults;
    const Result<api::ApiKeyChange> body = readBody<api::ApiKeyChange>(*request, faults);
    if (!body)
        return reply.send(body.error());
    const auto sent = json::parse(request->body);
    const json::Value *expiry = sent ? sent->find(u"expires_at") : nullptr;
    const bool isForEver = expiry && expiry->isNull();
    std::optional<QList<api::KeyScope>> scopes;
    if (body->scopes && !faults.has(u"scopes"_s))
        scopes = scopesOf(*body->scopes, faults);
    std::optional<QList<AddressRange>> addresses;
    if (body->allowedAddresses)
        addresses = addressesOf(*body->allowedAddresses, faults);
    if (body->expiresAt && !faults.has(u"expires_at"_s))
        checkExpiry(body->expiresAt->ms, now, faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    changeKey(
        services, request, reply, u"key.changed"_s,
        [request, body = *body, scopes, addresses, isForEver](ApiKey &key, qint64 nowMs) -> Result<bool> {
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(key.revision)); !fresh)
                return fail(fresh.error());
            if (key.revokedMs)
                return fail(ErrorCode::ApiKeyNotActive, u"A revoked key cannot be changed."_s);
            const json::Object before = settingsOf(key, nowMs);
            key.name = body.name.value_or(key.name);
            key.scopes = scopes.value_or(key.scopes);
            key.allowedAddresses = addresses.value_or(key.allowedAddresses);
            key.requestsPerMinute = body.requestsPerMinute.value_or(key.requestsPerMinute);
            if (body.expiresAt)
                key.expiresMs = body.expiresAt->ms;
            else if (isForEver)
                key.expiresMs.reset();
            return !(settingsOf(key, nowMs) == before);
        },
        [services, reply](const ApiKey &key, const DayCounts &use) { sendKey(services, reply, key, use); });
}

void rotate(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::RotateKeyRequest> body = request->readBody<api::RotateKeyRequest>();
    if (!body)
        return reply.send(body.error());
    const ApiKeyPtr known = services->keys.find(request->pathValue("key"));
    if (!known || known->companyKey != request->pathValue("company"))
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such key."_s));
    const KeyText text = KeyText::renewed(known->id, known->isTest);
    changeKey(
        services, request, reply, u"key.rotated"_s,
        [request, text, overlapMs = qint64(body->overlapSeconds) * 1000](
            ApiKey &key, qint64 nowMs) -> Result<bool> {
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(key.revision)); !fresh)
                return fail(fresh.error());
            if (!key.isActive(nowMs)) {
                return fail(ErrorCode::ApiKeyNotActive,
                    key.revokedMs ? u"A revoked key cannot be rotated."_s
                                  : u"An expired key cannot be rotated; give it a later end first."_s);
            }
            endReplaced(key.secrets, overlapMs, nowMs);
            key.secrets.insert(key.secrets.begin(), secretOf(text, nowMs));
            int ended = 0;
            std::erase_if(key.secrets,
                [&](const KeySecret &secret) { return secret.isEnded(nowMs) && ++ended > kEndedSecrets; });
            return true;
        },
        [services, reply, text](
            const ApiKey &key, const DayCounts &use) { sendCreated(services, reply, key, use, text, 200); });
}

void revoke(const Services &services, const RequestPtr &request, const Reply &reply)
{
    changeKey(
        services, request, reply, u"key.revoked"_s,
        [](ApiKey &key, qint64 nowMs) -> Result<bool> {
            if (key.revokedMs)
                return false; // once is enough, and once is in the audit log
            key.revokedMs = nowMs;
            return true;
        },
        [services, reply](const ApiKey &key, const DayCounts &use) { sendKey(services, reply, key, use); });
}

} // namespace

void registerKeyHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListKeys, listKeys);
    handle(Endpoint::CreateKey, createKey);
    handle(Endpoint::GetKey, getKey);
    handle(Endpoint::ChangeKey, patchKey);
    handle(Endpoint::RotateKey, rotate);
    handle(Endpoint::RevokeKey, revoke);
}

} // namespace answerdesk::accounts
