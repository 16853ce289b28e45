// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/account_handlers.h"
#include "server/http/paging.h"
#include "shared/core/random.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

api::Administrator toApi(const Admin &admin)
{
    api::Administrator out;
    out.adminId = admin.id;
    out.email = admin.email;
    out.role = roleName(admin.role);
    out.companies = {admin.companies.begin(), admin.companies.end()};
    out.createdAt.ms = admin.createdMs;
    return out;
}

void signIn(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::SignInRequest> body = request->readBody<api::SignInRequest>();
    if (!body)
        return reply.send(body.error());
    const QString address = request->peer.toString();
    if (const Result<void> allowed = services->sessions.mayTry(body->email, address); !allowed)
        return reply.send(allowed.error());
    services->passwordPool.start(
        [services, reply, address, email = body->email, password = Secret(body->password.toUtf8())] {
            const AdminPtr admin = services->sessions.adminByEmail(email);
            // An unknown address costs as much time as a wrong password, so it cannot be told apart.
            static const QString decoy = hashPassword(Secret(randomBytes(16)));
            if (!verifyPassword(admin ? admin->passwordHash : decoy, password) || !admin) {
                services->sessions.countFailure(email, address);
                return reply.send(Error::make(ErrorCode::InvalidCredentials));
            }
            services->sessions.forgetFailures(email, address);
            const QByteArray token = "ads_" + randomBase62(43);
            const qint64 now = services->clock.nowMs();
            const StoredSession session{sha256(token).toHex(), admin->id, now + Sessions::kLifetimeMs};
            services->database.writer().submit(
                [session, now](storage::Connection &connection) -> Result<bool> {
                    insertSession(connection, session, now);
                    return true;
                },
                [services, reply, session, token, admin](const Result<bool> &written) {
                    if (!written)
                        return reply.send(written.error());
                    services->sessions.putSession(session.tokenHash, session.adminId, session.expiresMs);
                    api::Session answer;
                    answer.token = QString::fromLatin1(token);
                    answer.expiresAt.ms = session.expiresMs;
                    answer.admin = toApi(*admin);
                    reply.send(http::HttpResponse::json(answer, 201));
                });
        });
}

/// The bearer token of a request that the gatekeeper has let in.
QByteArray tokenOf(const http::Request &request)
{
    return request.head.value("Authorization").mid(7).trimmed();
}

void currentSession(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = services->sessions.find(tokenOf(*request));
    if (!session)
        return reply.send(Error::make(ErrorCode::InvalidSession));
    api::CurrentSession answer;
    answer.expiresAt.ms = session->expiresMs;
    answer.admin = toApi(*session->admin);
    reply.send(http::HttpResponse::json(answer));
}

void signOut(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QByteArray hash = sha256(tokenOf(*request)).toHex();
    services->database.writer().submit(
        [hash](storage::Connection &connection) -> Result<bool> {
            deleteSession(connection, hash);
            return true;
        },
        [services, reply, hash](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->sessions.endSession(hash);
            reply.send(http::HttpResponse::noContent());
        });
}

void createAdmin(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::AdministratorRequest> body = request->readBody<api::AdministratorRequest>();
    if (!body)
        return reply.send(body.error());
    schema::Faults faults;
    const std::optional<Role> role = roleOf(body->role);
    if (!role)
        faults.invalid(
            u"role"_s, u"must be one of operator, company_admin, company_tester, company_viewer"_s);
    if (!body->email.contains(u'@') || body->email.contains(u' '))
        faults.invalid(u"email"_s, u"must be an e-mail address"_s);
    Admin admin;
    for (const QString &company : body->companies.value_or(std::vector<QString>{})) {
        if (services->companies.find(company))
            admin.companies << company;
        else
            faults.invalid(u"companies"_s, u"there is no company “%1”"_s.arg(company));
    }
    if (role && *role != Role::Operator && admin.companies.isEmpty())
        faults.invalid(u"companies"_s, u"must name at least one company for this role"_s);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const qint64 now = services->clock.nowMs();
    admin.id = uuid7(now);
    admin.email = body->email;
    admin.role = *role;
    admin.createdMs = now;
    services->passwordPool.start(
        [services, request, reply, admin, now, password = Secret(body->password.toUtf8())]() mutable {
            admin.passwordHash = hashPassword(password);
            services->database.writer().submit(
                [request, admin, now](storage::Connection &connection) -> Result<bool> {
                    if (const Result<void> inserted = insertAdmin(connection, admin); !inserted)
                        return tl::unexpected(inserted.error());
                    insertAudit(connection,
                        auditOf(*request, u"admin.created"_s, admin.email, {},
                            QString::fromUtf8(schema::toJson(toApi(admin)))),
                        now);
                    return true;
                },
                [services, reply, admin](const Result<bool> &written) {
                    if (!written)
                        return reply.send(written.error());
                    services->sessions.putAdmin(admin);
                    reply.send(http::HttpResponse::json(toApi(admin), 201));
                });
        });
}

QByteArray etagOf(const Company &company) { return "\"" + QByteArray::number(company.updatedMs) + "\""; }

void sendCompany(const Reply &reply, const Company &company, int status = 200)
{
    http::HttpResponse response = http::HttpResponse::json(company.toApi(), status);
    response.setHeader("ETag", etagOf(company));
    reply.send(std::move(response));
}

void listCompanies(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = services->sessions.find(tokenOf(*request));
    api::ListPage<api::Company> page;
    for (const CompanyPtr &company : services->companies.all()) {
        if (session && session->admin->sees(company->key))
            page.items.push_back(company->toApi());
    }
    reply.send(http::HttpResponse::json(page));
}

void createCompany(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::CompanyRequest> body = request->readBody<api::CompanyRequest>();
    if (!body)
        return reply.send(body.error());
    schema::Faults faults;
    if (!body->companyKey)
        faults.missing(u"company_key"_s);
    if (!body->name)
        faults.missing(u"name"_s);
    const QString region = body->region.value_or(services->companies.region());
    if (region != u"us" && region != u"eu")
        faults.invalid(u"region"_s, u"must be us or eu"_s);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    const qint64 now = services->clock.nowMs();
    Company fresh;
    fresh.key = body->companyKey->key;
    fresh.region = region;
    fresh.createdMs = fresh.updatedMs = now;
    const Result<Company> company = applySettings(fresh, *body, services->hostFault);
    if (!company)
        return reply.send(company.error());
    services->database.writer().submit(
        [request, company = *company, now](storage::Connection &connection) -> Result<bool> {
            if (const Result<void> inserted = insertCompany(connection, company); !inserted)
                return tl::unexpected(inserted.error());
            AuditRow row = auditOf(*request, u"company.created"_s, company.key, {},
                QString::fromUtf8(schema::toJson(company.toApi())));
            row.companyKey = company.key;
            insertAudit(connection, row, now);
            return true;
        },
        [services, reply, company = *company](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->companies.put(company);
            services->companyChanged(company.key);
            sendCompany(reply, company, 201);
        });
}

void changeCompany(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::CompanyRequest> body = request->readBody<api::CompanyRequest>();
    if (!body)
        return reply.send(body.error());
    if (body->region || body->companyKey) {
        return reply.send(Error::invalidField(
            body->region ? u"region"_s : u"company_key"_s, u"is fixed when the company is made"_s));
    }
    const QString key = request->pathValue("company");
    const QByteArray ifMatch = request->head.value("If-Match");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, body = *body, key, ifMatch, now](
            storage::Connection &connection) -> Result<Company> {
            const std::optional<Company> before = loadCompany(connection, key);
            if (!before)
                return fail(ErrorCode::NotFound);
            if (!ifMatch.isEmpty() && ifMatch != "*" && ifMatch != etagOf(*before))
                return fail(ErrorCode::PreconditionFailed);
            Result<Company> after = applySettings(*before, body, services->hostFault);
            if (!after)
                return after;
            after->updatedMs = std::max(now, before->updatedMs + 1);
            updateCompany(connection, *after);
            insertAudit(connection,
                auditOf(*request, u"company.changed"_s, key,
                    QString::fromUtf8(schema::toJson(before->toApi())),
                    QString::fromUtf8(schema::toJson(after->toApi()))),
                now);
            return after;
        },
        [services, reply](const Result<Company> &written) {
            if (!written)
                return reply.send(written.error());
            services->companies.put(*written);
            services->companyChanged(written->key);
            sendCompany(reply, *written);
        });
}

void listAudit(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::ListQuery>();
    if (!query)
        return reply.send(query.error());
    reply.send(http::readPage<api::AuditEntry>(
        u"audit"_s, *query, [&](const http::ListPosition &position, int limit) {
            return http::entriesOf(loadAudit(services->database.reader(), request->pathValue("company"),
                                       position.belowId, limit),
                [](const api::AuditEntry &entry) {
                    return http::ListPosition{entry.auditId.toLongLong(), {}};
                });
        }));
}

} // namespace

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

void registerAccountHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::SignIn, signIn);
    handle(Endpoint::CurrentSession, currentSession);
    handle(Endpoint::SignOut, signOut);
    handle(Endpoint::CreateAdmin, createAdmin);
    handle(Endpoint::ListAdmins, [](const Services &s, const RequestPtr &, const Reply &reply) {
        api::ListPage<api::Administrator> page;
        for (const AdminPtr &admin : s->sessions.admins())
            page.items.push_back(toApi(*admin));
        reply.send(http::HttpResponse::json(page));
    });
    handle(Endpoint::ListCompanies, listCompanies);
    handle(Endpoint::CreateCompany, createCompany);
    handle(Endpoint::GetCompany, [](const Services &s, const RequestPtr &request, const Reply &reply) {
        sendCompany(reply, *s->companies.find(request->pathValue("company")));
    });
    handle(Endpoint::ChangeCompany, changeCompany);
    handle(Endpoint::ListAudit, listAudit);
    registerKeyHandlers(dispatcher, services);
}

} // namespace answerdesk::accounts
