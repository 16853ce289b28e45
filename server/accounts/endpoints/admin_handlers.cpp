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

void sendAdmin(const http::Request &request, const Reply &reply, const Admin &admin, int status = 200)
{
    sendTagged(request, reply, http::HttpResponse::json(admin.toApi(), status), admin.revision);
}

Error noSuchAdmin() { return Error::make(ErrorCode::NotFound, u"There is no such administrator."_s); }

/// An administrator is a means to run the server: none takes away their own.
Error anotherMustDoThis()
{
    return Error::make(ErrorCode::Forbidden, u"Another operator must make this change to your account."_s);
}

/// Companies without those that are named twice; unknown ones go to faults.
QStringList companiesOf(const Services &services, const std::vector<QString> &sent, schema::Faults &faults)
{
    QStringList companies;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        if (!services->companies.find(sent[i]))
            faults.invalid(u"companies[%1]"_s.arg(i), u"there is no company “%1”"_s.arg(sent[i].left(63)));
        else if (!companies.contains(sent[i]))
            companies << sent[i];
    }
    companies.sort();
    return companies;
}

/// A role sees all companies or those that it is given: never none.
void checkCompanies(Role role, const QStringList &companies, schema::Faults &faults)
{
    if (role == Role::Operator && !companies.isEmpty())
        faults.invalid(u"companies"_s, u"must be empty for an operator, who can access all companies"_s);
    if (role != Role::Operator && companies.isEmpty())
        faults.invalid(u"companies"_s, u"must name at least one company for this role"_s);
}

bool isWanted(const Admin &admin, const api::AdministratorsQuery &query)
{
    return (!query.q || admin.email.contains(*query.q, Qt::CaseInsensitive))
        && (!query.role || admin.role == *query.role)
        && (!query.company || admin.companies.contains(*query.company))
        && (!query.disabled || admin.isDisabled == *query.disabled);
}

void listAdmins(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::AdministratorsQuery>(
        *request, [&](const api::AdministratorsQuery &query, const http::ListPosition &position, int count) {
            std::vector<http::ListEntry<api::Administrator>> entries;
            for (const AdminPtr &admin : services->sessions.admins()) {
                http::ListPosition behind;
                behind.key = admin->email.toLower();
                if (behind.key <= position.key || !isWanted(*admin, query))
                    continue;
                entries.push_back({admin->toApi(), behind});
                if (int(entries.size()) == count)
                    break;
            }
            return entries;
        }));
}

void getAdmin(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (const AdminPtr admin = services->sessions.admin(request->pathValue("admin")))
        return sendAdmin(*request, reply, *admin);
    reply.send(noSuchAdmin());
}

/// Runs on the thread for passwords.
void insertHashed(const Services &services, const RequestPtr &request, const Reply &reply, const Admin &admin)
{
    services->database.writer().submit(
        [request, admin](storage::Connection &connection) -> Result<bool> {
            if (const Result<void> inserted = insertAdmin(connection, admin); !inserted)
                return tl::unexpected(inserted.error());
            insertAudit(connection,
                auditOf(*request, u"admin.created"_s, admin.email, {}, objectOf(admin.toApi())),
                admin.createdMs);
            return true;
        },
        [services, request, reply, admin](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.putAdmin(admin);
            sendAdmin(*request, reply, admin, 201);
        });
}

void createAdmin(const Services &services, const RequestPtr &request, const Reply &reply)
{
    schema::Faults faults;
    const auto body = readBody<api::AdministratorRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    Admin admin;
    admin.companies = companiesOf(services, body->companies.value_or(std::vector<QString>{}), faults);
    const bool areKnown = !faults.has(u"companies"_s)
        && admin.companies.isEmpty() == body->companies.value_or(std::vector<QString>{}).empty();
    if (areKnown && !faults.has(u"role"_s))
        checkCompanies(body->role, admin.companies, faults);
    if (!faults.has(u"email"_s) && !emailFault(body->email).isEmpty())
        faults.invalid(u"email"_s, emailFault(body->email));
    const QString weakness = passwordFault(body->password, body->email);
    if (!faults.has(u"password"_s) && !weakness.isEmpty())
        faults.invalid(u"password"_s, weakness);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const qint64 now = services->clock.nowMs();
    admin.id = uuid7(now);
    admin.email = body->email;
    admin.role = body->role;
    admin.createdMs = admin.updatedMs = now;
    const bool isStarted = services->passwords.start(
        true, [services, request, reply, admin, password = Secret(body->password.toUtf8())]() mutable {
            admin.passwordHash = hashPassword(password);
            insertHashed(services, request, reply, admin);
        });
    if (!isStarted)
        reply.send(tooManyPasswords());
}

/// What a PATCH makes of an administrator, in the write job.
Result<Admin> changed(storage::Connection &connection, const Admin &before,
    const api::AdministratorChange &change, const std::optional<QStringList> &companies)
{
    Admin after = before;
    after.email = change.email.value_or(before.email);
    after.role = change.role.value_or(before.role);
    after.isDisabled = change.disabled.value_or(before.isDisabled);
    if (companies)
        after.companies = *companies;
    else if (after.role == Role::Operator)
        after.companies.clear();
    schema::Faults faults;
    checkCompanies(after.role, after.companies, faults);
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    if (before.isActiveOperator() && !after.isActiveOperator() && !hasOtherOperator(connection, before.id))
        return fail(ErrorCode::LastOperator);
    return after;
}

void changeAdmin(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const AdminPtr known = services->sessions.admin(request->pathValue("admin"));
    if (!known)
        return reply.send(noSuchAdmin());
    schema::Faults faults;
    const auto body = readBody<api::AdministratorChange>(*request, faults);
    if (!body)
        return reply.send(body.error());
    if (body->email && !emailFault(*body->email).isEmpty())
        faults.invalid(u"email"_s, emailFault(*body->email));
    std::optional<QStringList> companies;
    if (body->companies)
        companies = companiesOf(services, *body->companies, faults);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const bool isOwn = known->id == request->principal.adminId;
    if (isOwn && (body->disabled.value_or(false) || body->role.value_or(known->role) != known->role))
        return reply.send(anotherMustDoThis());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, body = *body, companies, now](storage::Connection &connection) -> Result<Admin> {
            const std::optional<Admin> before = loadAdmin(connection, request->pathValue("admin"));
            if (!before)
                return tl::unexpected(noSuchAdmin());
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(before->revision)); !fresh)
                return tl::unexpected(fresh.error());
            Result<Admin> after = changed(connection, *before, body, companies);
            if (!after)
                return after;
            const json::Object was = objectOf(before->toApi());
            if (objectOf(after->toApi()) == was)
                return after;
            after->updatedMs = std::max(now, before->updatedMs);
            ++after->revision;
            if (const Result<void> written = updateAdmin(connection, *after); !written)
                return tl::unexpected(written.error());
            insertAudit(connection,
                changeOf(*request, u"admin.changed"_s, before->email, was, objectOf(after->toApi())), now);
            return after;
        },
        [services, request, reply](const Result<Admin> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.putAdmin(*written);
            sendAdmin(*request, reply, *written);
        });
}

void removeAdmin(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString id = request->pathValue("admin");
    if (id == request->principal.adminId)
        return reply.send(anotherMustDoThis());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, id, now](storage::Connection &connection) -> Result<bool> {
            const std::optional<Admin> admin = loadAdmin(connection, id);
            if (!admin)
                return tl::unexpected(noSuchAdmin());
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(admin->revision)); !fresh)
                return tl::unexpected(fresh.error());
            if (admin->isActiveOperator() && !hasOtherOperator(connection, id))
                return fail(ErrorCode::LastOperator);
            deleteAdmin(connection, id);
            insertAudit(connection,
                auditOf(*request, u"admin.deleted"_s, admin->email, objectOf(admin->toApi()), {}), now);
            return true;
        },
        [services, reply, id](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.removeAdmin(id);
            reply.send(http::HttpResponse::noContent());
        });
}

/// Runs on the thread for passwords.
void storePassword(
    const Services &services, const RequestPtr &request, const Reply &reply, const QString &hash)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, hash, now](storage::Connection &connection) -> Result<Admin> {
            const std::optional<Admin> admin = loadAdmin(connection, request->pathValue("admin"));
            if (!admin)
                return tl::unexpected(noSuchAdmin());
            return replacePassword(connection, *request, *admin, hash, u"admin.password-set"_s, now);
        },
        [services, reply](const Result<Admin> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.putAdmin(*written);
            services->sessions.endSessionsOf(written->id);
            services->signInGuard.forget(written->email, services->sessions.knownNetworks(written->id));
            reply.send(http::HttpResponse::noContent());
        });
}

void setPassword(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const AdminPtr known = services->sessions.admin(request->pathValue("admin"));
    if (!known)
        return reply.send(noSuchAdmin());
    if (known->id == request->principal.adminId) {
        return reply.send(Error::make(ErrorCode::Forbidden,
            u"Change your own password with PUT /admin/v1/sessions/current/password."_s));
    }
    schema::Faults faults;
    const auto body = readBody<api::PasswordRequest>(*request, faults);
    if (!body)
        return reply.send(body.error());
    const QString weakness = passwordFault(body->password, known->email);
    if (!faults.has(u"password"_s) && !weakness.isEmpty())
        faults.invalid(u"password"_s, weakness);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const bool isStarted = services->passwords.start(
        true, [services, request, reply, password = Secret(body->password.toUtf8())] {
            storePassword(services, request, reply, hashPassword(password));
        });
    if (!isStarted)
        reply.send(tooManyPasswords());
}

void endSessions(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const AdminPtr admin = services->sessions.admin(request->pathValue("admin"));
    if (!admin)
        return reply.send(noSuchAdmin());
    endSessionsOf(services, request, reply, admin);
}

} // namespace

void registerAdminHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListAdmins, listAdmins);
    handle(Endpoint::CreateAdmin, createAdmin);
    handle(Endpoint::GetAdmin, getAdmin);
    handle(Endpoint::ChangeAdmin, changeAdmin);
    handle(Endpoint::DeleteAdmin, removeAdmin);
    handle(Endpoint::SetAdminPassword, setPassword);
    handle(Endpoint::EndAdminSessions, endSessions);
}

} // namespace answerdesk::accounts
