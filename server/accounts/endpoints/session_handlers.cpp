// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/http/paging.h"
#include "shared/core/random.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

constexpr qsizetype kMaxUserAgent = 200;

QString userAgentOf(const http::Request &request)
{
    QString agent = QString::fromLatin1(request.head.value("User-Agent")).left(kMaxUserAgent);
    for (QChar &c : agent)
        c = c.isPrint() ? c : QChar(u'?');
    return agent;
}

/// What of a sign-in goes from the worker to the thread that checks passwords and on to the writer.
struct SignIn {
    Services services;
    RequestPtr request;
    Reply reply;
    SignInGuard::Try attempt;
    QString email; ///< as it was typed
    QString network;
};

void refuse(const SignIn &signIn, const char *reason)
{
    int missed = 0;
    const bool isLockOut = signIn.services->signInGuard.fail(signIn.attempt);
    const auto answer = [reply = signIn.reply](
                            const Result<bool> &) { reply.send(Error::make(ErrorCode::InvalidCredentials)); };
    if (!signIn.services->signInGuard.mayRecord(missed, isLockOut))
        return answer(true);
    json::Object after{{u"reason"_s, QString::fromLatin1(reason)}};
    if (missed > 0)
        after.emplace_back(u"refusals_without_an_entry"_s, missed);
    AuditRow row = auditOf(*signIn.request, u"session.refused"_s, {}, {}, std::move(after));
    // What is no address may be a password in the wrong field: that is not for a log.
    row.actor = emailFault(signIn.email).isEmpty() ? signIn.email : u"unknown"_s;
    row.target = row.actor;
    signIn.services->database.writer().submit(
        [row, isLockOut, now = signIn.services->clock.nowMs()](
            storage::Connection &connection) mutable -> Result<bool> {
            insertAudit(connection, row, now);
            if (isLockOut) {
                row.action = u"session.locked-out"_s;
                row.after.reset();
                insertAudit(connection, row, now);
            }
            return true;
        },
        answer);
}

struct SignedIn {
    Admin admin;
    QStringList ended; ///< sessions that gave way
};

/// The write job of a sign-in. The administrator may have changed since the password was looked at.
Result<SignedIn> openSession(storage::Connection &connection, const http::Request &request,
    const Admin &checked, const StoredSession &session, const KnownAddress &address)
{
    std::optional<Admin> admin = loadAdmin(connection, checked.id);
    if (!admin || admin->isDisabled || admin->passwordHash != checked.passwordHash)
        return fail(ErrorCode::InvalidCredentials);
    SignedIn signedIn;
    signedIn.ended = loadSessionIds(connection, admin->id).mid(Sessions::kMaxOfAdmin - 1);
    for (const QString &sessionId : std::as_const(signedIn.ended))
        deleteSession(connection, sessionId);
    insertSession(connection, session);
    putKnownAddress(connection, address);
    updateLastSignIn(connection, admin->id, session.createdMs);
    const json::Object after{{u"session_id"_s, session.id}, {u"user_agent"_s, session.userAgent}};
    AuditRow row = auditOf(request, u"session.created"_s, admin->email, {}, after);
    row.actor = admin->email;
    insertAudit(connection, row, session.createdMs);
    admin->lastSignInMs = session.createdMs;
    signedIn.admin = std::move(*admin);
    return signedIn;
}

void checkPassword(const SignIn &signIn, const Secret &password)
{
    const Services &services = signIn.services;
    const AdminPtr admin = services->sessions.adminByEmail(signIn.email);
    // An unknown address costs as much time as a wrong password, so it cannot be told apart.
    static const QString decoy = hashPassword(Secret(randomBytes(16)));
    const bool fits = verifyPassword(admin ? admin->passwordHash : decoy, password);
    if (!admin)
        return refuse(signIn, "no such administrator");
    if (!fits || admin->isDisabled)
        return refuse(signIn, fits ? "disabled" : "wrong password");
    const QByteArray token = "ads_" + randomBase62(43);
    const qint64 now = services->clock.nowMs();
    const StoredSession session{uuid7(now), sha256(token).toHex(), admin->id, now, now,
        now + Sessions::kLifetimeMs, signIn.request->peer.toString(), userAgentOf(*signIn.request)};
    const KnownAddress address{admin->id, signIn.network, now};
    services->database.writer().submit(
        [request = signIn.request, admin, session, address](storage::Connection &connection) {
            return openSession(connection, *request, *admin, session, address);
        },
        [signIn, session, token, address](const Result<SignedIn> &written) {
            const Services &services = signIn.services;
            if (!written) {
                services->signInGuard.abandon(signIn.attempt);
                return signIn.reply.send(written.error());
            }
            services->signInGuard.succeed(signIn.attempt);
            services->sessions.putAdmin(written->admin);
            services->sessions.noteAddress(address);
            for (const QString &sessionId : written->ended)
                services->sessions.endSession(sessionId);
            services->sessions.putSession(session);
            api::Session answer;
            answer.token = QString::fromLatin1(token);
            answer.expiresAt.ms = session.expiresMs;
            answer.admin = written->admin.toApi();
            signIn.reply.send(http::HttpResponse::json(answer, 201));
        });
}

void signIn(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::SignInRequest> body = request->readBody<api::SignInRequest>();
    if (!body)
        return reply.send(body.error());
    const QString network = networkOf(request->peer);
    const AdminPtr admin = services->sessions.adminByEmail(body->email);
    const bool isKnown = admin && services->sessions.knowsAddress(admin->id, network);
    const auto attempt = services->signInGuard.begin(admin ? admin->email : body->email, network, isKnown);
    if (!attempt)
        return reply.send(attempt.error());
    const SignIn signIn{services, request, reply, *attempt, body->email, network};
    const bool isStarted = services->passwords.start(
        isKnown, [signIn, password = Secret(body->password.toUtf8())] { checkPassword(signIn, password); });
    if (!isStarted) {
        services->signInGuard.abandon(*attempt);
        reply.send(tooManyPasswords());
    }
}

void currentSession(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = sessionOf(*services, *request);
    if (!session)
        return reply.send(session.error());
    api::CurrentSession answer;
    answer.expiresAt.ms = session->expiresMs;
    answer.admin = session->admin->toApi();
    reply.send(http::HttpResponse::json(answer));
}

void listSessions(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto current = sessionOf(*services, *request);
    if (!current)
        return reply.send(current.error());
    const bool isOperator = current->admin->role == Role::Operator;
    reply.send(http::listPage<api::SessionsQuery>(
        *request, [&](const api::SessionsQuery &query, const http::ListPosition &position, int count) {
            std::vector<http::ListEntry<api::SessionRow>> entries;
            for (const StoredSession &session : services->sessions.sessions()) {
                if (int(entries.size()) == count)
                    break;
                const AdminPtr admin = services->sessions.admin(session.adminId);
                const bool isSeen = admin && (isOperator || session.adminId == current->admin->id)
                    && (!query.admin || session.adminId == *query.admin)
                    && (position.key.isEmpty() || session.id < position.key);
                if (!isSeen)
                    continue;
                api::SessionRow row;
                row.sessionId = session.id;
                row.adminId = session.adminId;
                row.email = admin->email;
                row.createdAt.ms = session.createdMs;
                row.lastUsedAt.ms = session.lastUsedMs;
                row.expiresAt.ms = session.expiresMs;
                row.address = session.address;
                row.userAgent = session.userAgent;
                row.current = session.id == current->id;
                http::ListPosition behind;
                behind.key = session.id;
                entries.push_back({std::move(row), behind});
            }
            return entries;
        }));
}

void endSession(const Services &services, const RequestPtr &request, const Reply &reply,
    const QString &sessionId, const QString &action, const QString &email)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, sessionId, action, email, now](storage::Connection &connection) -> Result<bool> {
            if (deleteSession(connection, sessionId)) {
                const json::Object before{{u"session_id"_s, sessionId}};
                insertAudit(connection, auditOf(*request, action, email, before, {}), now);
            }
            return true;
        },
        [services, reply, sessionId](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.endSession(sessionId);
            reply.send(http::HttpResponse::noContent());
        });
}

void signOut(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = sessionOf(*services, *request);
    // The local user's token ends with the server.
    if (!session || session->id.isEmpty())
        return reply.send(http::HttpResponse::noContent());
    endSession(services, request, reply, session->id, u"session.ended"_s, session->admin->email);
}

void revokeSession(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString sessionId = request->pathValue("session");
    const bool isOperator = request->principal.role == roleName(Role::Operator);
    for (const StoredSession &session : services->sessions.sessions()) {
        const AdminPtr admin = services->sessions.admin(session.adminId);
        const bool isOwn = session.adminId == request->principal.adminId;
        if (session.id != sessionId || !admin || !(isOperator || isOwn))
            continue;
        return endSession(services, request, reply, sessionId, u"session.revoked"_s, admin->email);
    }
    reply.send(Error::make(ErrorCode::NotFound, u"There is no such session."_s));
}

void revokeOthers(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = sessionOf(*services, *request);
    if (!session || session->id.isEmpty())
        return reply.send(http::HttpResponse::noContent());
    endSessionsOf(services, request, reply, session->admin, session->id);
}

/// Runs on the thread for passwords.
void checkAndReplacePassword(
    const SignIn &change, const Sessions::Session &session, const Secret &current, const Secret &wanted)
{
    const Services &services = change.services;
    if (!verifyPassword(session.admin->passwordHash, current)) {
        services->signInGuard.fail(change.attempt);
        return change.reply.send(
            Error::invalidField(u"current_password"_s, u"is not the current password"_s));
    }
    const QString hash = hashPassword(wanted);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request = change.request, session, hash, now](storage::Connection &connection) -> Result<Admin> {
            const std::optional<Admin> admin = loadAdmin(connection, session.admin->id);
            if (!admin || admin->passwordHash != session.admin->passwordHash)
                return fail(Error::invalidField(u"current_password"_s, u"was changed in the meantime"_s));
            return replacePassword(
                connection, *request, *admin, hash, u"admin.password-changed"_s, now, session.id);
        },
        [change, session](const Result<Admin> &written) {
            if (!written) {
                change.services->signInGuard.abandon(change.attempt);
                return change.reply.send(written.error());
            }
            change.services->signInGuard.succeed(change.attempt);
            change.services->sessions.putAdmin(*written);
            change.services->sessions.endSessionsOf(written->id, session.id);
            change.reply.send(http::HttpResponse::noContent());
        });
}

void changeOwnPassword(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = sessionOf(*services, *request);
    if (!session)
        return reply.send(session.error());
    if (session->id.isEmpty())
        return reply.send(Error::make(ErrorCode::Forbidden, u"The local user's token has no password."_s));
    schema::Faults faults;
    const auto body = readBody<api::OwnPasswordRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    const QString fault = body->newPassword == body->currentPassword
        ? u"must differ from the current password"_s
        : passwordFault(body->newPassword, session->admin->email);
    if (!body->newPassword.isEmpty() && !fault.isEmpty())
        faults.invalid(u"new_password"_s, fault);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const QString network = networkOf(request->peer);
    const auto attempt = services->signInGuard.begin(session->admin->email, network, true);
    if (!attempt)
        return reply.send(attempt.error());
    const SignIn change{services, request, reply, *attempt, session->admin->email, network};
    const bool isStarted = services->passwords.start(true,
        [change, session = *session, current = Secret(body->currentPassword.toUtf8()),
            wanted = Secret(body->newPassword.toUtf8())] {
            checkAndReplacePassword(change, session, current, wanted);
        });
    if (!isStarted) {
        services->signInGuard.abandon(*attempt);
        reply.send(tooManyPasswords());
    }
}

} // namespace

void registerSessionHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::SignIn, signIn);
    handle(Endpoint::CurrentSession, currentSession);
    handle(Endpoint::ListSessions, listSessions);
    handle(Endpoint::SignOut, signOut);
    handle(Endpoint::RevokeSession, revokeSession);
    handle(Endpoint::RevokeOtherSessions, revokeOthers);
    handle(Endpoint::ChangeOwnPassword, changeOwnPassword);
}

} // namespace answerdesk::accounts
