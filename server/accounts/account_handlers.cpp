// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/account_handlers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

AuditRow auditOf(const http::Request &request, QString action, QString target, std::optional<QString> before,
    std::optional<QString> after)
{
    AuditRow row;
    row.companyKey = request.principal.companyKey;
    row.actor = request.principal.email;
    row.action = std::move(action);
    row.target = std::move(target);
    row.address = request.peer.toString();
    row.before = std::move(before);
    row.after = std::move(after);
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
    return auditOf(request, std::move(action), std::move(target),
        QString::fromUtf8(json::Value(std::move(was)).toJson()),
        QString::fromUtf8(json::Value(std::move(became)).toJson()));
}

QByteArray tokenOf(const http::Request &request)
{
    return request.head.value("Authorization").mid(7).trimmed();
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
            matches = matches || one.trimmed() == tag || one.trimmed() == "*";
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
    for (QByteArray one : request.head.value("If-None-Match").split(',')) {
        one = one.trimmed();
        if (one.startsWith("W/"))
            one = one.mid(2);
        if (isRead && (one == tag || one == "*"))
            response = {304, {}, {}, {}};
    }
    response.setHeader("ETag", tag);
    reply.send(std::move(response));
}

Error tooManyPasswords()
{
    Error error
        = Error::make(ErrorCode::Unavailable, u"Too many passwords are being checked at the moment."_s);
    error.retryAfterSeconds = 2;
    return error;
}

void registerAccountHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<AccountServices> &services)
{
    registerSessionHandlers(dispatcher, services);
    registerAdminHandlers(dispatcher, services);
    registerCompanyHandlers(dispatcher, services);
    registerKeyHandlers(dispatcher, services);
    registerAuditHandlers(dispatcher, services);
}

} // namespace answerdesk::accounts
