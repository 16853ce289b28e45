// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

/// What an object is called by the people who use it.
std::optional<QString> nameIn(const json::Value &object)
{
    for (const QStringView member : {u"name", u"question", u"title", u"form", u"url", u"path", u"order_id"}) {
        if (const QString name = object.string(member); !name.isEmpty())
            return name;
    }
    return std::nullopt;
}

} // namespace

AuditRow auditOf(const http::Request &request, QString action, QString target,
    const std::optional<json::Object> &before, const std::optional<json::Object> &after)
{
    const auto textOf = [](const std::optional<json::Object> &value) {
        return value ? std::optional(QString::fromUtf8(json::Value(*value).toJson())) : std::nullopt;
    };
    AuditRow row;
    row.companyKey = request.principal.companyKey;
    row.actor = request.principal.email;
    row.action = std::move(action);
    row.target = std::move(target);
    for (const std::optional<json::Object> *state : {&after, &before}) {
        if (*state && !row.targetName)
            row.targetName = nameIn(**state);
    }
    row.address = request.peer.toString();
    row.before = textOf(before);
    row.after = textOf(after);
    return row;
}

AuditRow changeOf(const http::Request &request, QString action, QString target, const json::Value &before,
    const json::Value &after)
{
    json::Object was;
    json::Object became;
    for (const auto &[name, value] : *after.asObject()) {
        const json::Value *old = before.find(name);
        if (name == u"updated_at" || (old && *old == value))
            continue;
        if (old)
            was.emplace_back(name, *old);
        became.emplace_back(name, value);
    }
    AuditRow row = auditOf(request, std::move(action), std::move(target), std::move(was), std::move(became));
    row.targetName = nameIn(after);
    return row;
}

Result<Sessions::Session> sessionOf(const AccountServices &services, const http::Request &request)
{
    const auto session = services.sessions.find(http::bearerOf(request.head).value_or(QByteArray()));
    return session ? Result<Sessions::Session>(*session) : fail(ErrorCode::InvalidSession);
}

void endSessionsOf(const std::shared_ptr<AccountServices> &services, const http::RequestPtr &request,
    const http::Reply &reply, const AdminPtr &admin, const QString &exceptSessionId)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, admin, exceptSessionId, now](storage::Connection &connection) -> Result<bool> {
            const int ended = deleteSessionsOf(connection, admin->id, exceptSessionId);
            if (ended > 0) {
                insertAudit(connection,
                    auditOf(*request, u"session.revoked"_s, admin->email,
                        json::Object{{u"sessions"_s, ended}}, {}),
                    now);
            }
            return true;
        },
        [services, reply, admin, exceptSessionId](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.endSessionsOf(admin->id, exceptSessionId);
            reply.send(http::HttpResponse::noContent());
        });
}

Admin replacePassword(storage::Connection &connection, const http::Request &request, Admin admin,
    const QString &hash, const QString &action, qint64 nowMs, const QString &exceptSessionId)
{
    admin.passwordHash = hash;
    admin.updatedMs = std::max(nowMs, admin.updatedMs);
    ++admin.revision;
    updatePassword(connection, admin, exceptSessionId);
    insertAudit(connection, auditOf(request, action, admin.email, {}, {}), nowMs);
    return admin;
}

QByteArray tagOf(qint64 revision) { return '"' + QByteArray::number(revision) + '"'; }

Result<void> checkIfMatch(const http::Request &request, const QByteArray &tag)
{
    if (request.head.count("If-Match") == 0)
        return {};
    // Weak tags never match here, and a header that was sent twice promises two things: both must hold.
    for (const auto &[name, value] : request.head.headers) {
        if (name.compare("If-Match", Qt::CaseInsensitive) != 0)
            continue;
        bool matches = false;
        for (const QByteArray &one : value.split(','))
            matches = matches || http::trimBlanks(one) == tag || http::trimBlanks(one) == "*";
        if (!matches)
            return fail(ErrorCode::PreconditionFailed);
    }
    return {};
}

void sendTagged(
    const http::Request &request, const http::Reply &reply, http::HttpResponse response, qint64 revision)
{
    const QByteArray tag = tagOf(revision);
    const bool isRead = request.head.method == "GET" || request.head.method == "HEAD";
    if (isRead && http::isUnchanged(request.head, tag))
        response = {304, {}, {}, {}};
    response.setHeader("ETag", tag);
    reply.send(std::move(response));
}

Error tooManyPasswords()
{
    return Error::unavailable(u"Too many passwords are being checked at the moment."_s, 2);
}

void registerAccountHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services)
{
    registerSessionHandlers(dispatcher, services);
    registerAdminHandlers(dispatcher, services);
    registerCompanyHandlers(dispatcher, services);
    registerKeyHandlers(dispatcher, services);
    registerAnalyticsSecretHandlers(dispatcher, services);
    registerAuditHandlers(dispatcher, services);
}

} // namespace answerdesk::accounts
