// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/http/paging.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using api::Endpoint;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AccountServices>;

namespace {

/// The company as it is answered. Only a wildcard can have become invalid since it was listed: by the rule of
/// public suffixes, or because the list of suffixes has grown.
api::Company answerOf(const Services &services, const Company &company)
{
    api::Company answer = company.toApi();
    for (const QString &entry : company.allowedHosts) {
        if (entry.startsWith(u"*.") && !services->hostFault(entry).isEmpty())
            answer.inactiveHosts.push_back(entry);
    }
    return answer;
}

void sendCompany(const Services &services, const http::Request &request, const Reply &reply,
    const Company &company, int status = 200)
{
    sendTagged(
        request, reply, http::HttpResponse::json(answerOf(services, company), status), company.revision);
}

bool isWanted(const Company &company, const api::CompaniesQuery &query)
{
    return (!query.q || company.key.contains(*query.q, Qt::CaseInsensitive)
               || company.name.contains(*query.q, Qt::CaseInsensitive))
        && (!query.region || company.region == schema::enumName(*query.region))
        && (!query.apiAccess || company.apiAccess == *query.apiAccess)
        && (!query.faqsEnabled || company.faqsEnabled == *query.faqsEnabled);
}

void listCompanies(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto session = sessionOf(*services, *request);
    if (!session)
        return reply.send(session.error());
    reply.send(http::listPage<api::CompaniesQuery>(
        *request, [&](const api::CompaniesQuery &query, const http::ListPosition &position, int count) {
            std::vector<http::ListEntry<api::Company>> entries;
            for (const CompanyPtr &company : services->companies.all()) {
                if (int(entries.size()) == count)
                    break;
                if (company->key <= position.key || !session->admin->sees(company->key)
                    || !isWanted(*company, query))
                    continue;
                http::ListPosition behind;
                behind.key = company->key;
                entries.push_back({answerOf(services, *company), behind});
            }
            return entries;
        }));
}

void createCompany(const Services &services, const RequestPtr &request, const Reply &reply)
{
    SettingsFaults faults;
    const Result<api::CompanyRequest> body = readBody<api::CompanyRequest>(*request, faults.fields);
    if (!body)
        return reply.send(body.error());
    if (!body->companyKey && !faults.fields.has(u"company_key"_s))
        faults.fields.missing(u"company_key"_s);
    if (!body->name && !faults.fields.has(u"name"_s))
        faults.fields.missing(u"name"_s);
    const qint64 now = services->clock.nowMs();
    Company fresh;
    fresh.region = body->region ? schema::enumName(*body->region) : services->companies.region();
    fresh.isDemo = body->isDemo.value_or(false);
    fresh.createdMs = fresh.updatedMs = now;
    Company company = applySettings(fresh, *body, services->hostFault, authorOf(*request), faults);
    services->modelFaults(fresh, *body, faults.fields);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    company.key = body->companyKey->key;
    services->database.writer().submit(
        [request, company, now](storage::Connection &connection) -> Result<bool> {
            if (const Result<void> inserted = insertCompany(connection, company); !inserted)
                return tl::unexpected(inserted.error());
            AuditRow row
                = auditOf(*request, u"company.created"_s, company.key, {}, objectOf(company.toApi()));
            row.companyKey = company.key;
            insertAudit(connection, row, now);
            return true;
        },
        [services, request, reply, company](const Result<bool> &written) {
            if (!written)
                return reply.send(written.error());
            services->companies.put(company);
            services->companyChanged(company.key);
            sendCompany(services, *request, reply, company, 201);
        });
}

/// Members that cannot be changed may be sent as they are, so that a whole company can be sent back.
void checkFixed(const Company &company, const api::CompanyRequest &body, schema::Faults &faults)
{
    const QString reason = u"cannot be changed after the company is created"_s;
    if (body.companyKey && body.companyKey->key != company.key)
        faults.invalid(u"company_key"_s, reason);
    if (body.region && schema::enumName(*body.region) != company.region)
        faults.invalid(u"region"_s, reason);
    if (body.isDemo && *body.isDemo != company.isDemo)
        faults.invalid(u"demo"_s, reason);
}

void changeCompany(const Services &services, const RequestPtr &request, const Reply &reply)
{
    SettingsFaults faults;
    const Result<api::CompanyRequest> body = readBody<api::CompanyRequest>(*request, faults.fields);
    if (!body)
        return reply.send(body.error());
    const CompanyPtr known = services->companies.at(request->pathValue("company"));
    checkFixed(*known, *body, faults.fields);
    (void)applySettings(*known, *body, services->hostFault, authorOf(*request), faults);
    services->modelFaults(*known, *body, faults.fields);
    if (!faults.isEmpty())
        return reply.send(faults.toError());
    struct Change {
        Company company;
        bool isChanged = false;
    };
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, body = *body, now](storage::Connection &connection) -> Result<Change> {
            const std::optional<Company> before = loadCompany(connection, request->pathValue("company"));
            if (!before)
                return fail(noSuchCompany(request->pathValue("company")));
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(before->revision)); !fresh)
                return tl::unexpected(fresh.error());
            SettingsFaults late; // the grants may have changed since
            Company after = applySettings(*before, body, services->hostFault, authorOf(*request), late);
            if (!late.isEmpty())
                return tl::unexpected(late.toError());
            const json::Object was = objectOf(before->toApi());
            if (objectOf(after.toApi()) == was)
                return Change{*before, false};
            after.updatedMs = std::max(now, before->updatedMs);
            after.revision = before->revision + 1;
            updateCompany(connection, after);
            insertAudit(connection,
                changeOf(*request, u"company.changed"_s, after.key, was, objectOf(after.toApi())), now);
            return Change{after, true};
        },
        [services, request, reply](const Result<Change> &written) {
            if (!written)
                return reply.send(written.error());
            if (written->isChanged) {
                services->companies.put(written->company);
                services->companyChanged(written->company.key);
            }
            sendCompany(services, *request, reply, written->company);
        });
}

void getCompany(const Services &services, const RequestPtr &request, const Reply &reply)
{
    sendCompany(services, *request, reply, *services->companies.at(request->pathValue("company")));
}

/// Takes a company from everybody who was given it. Who had no other must not come in: a role other than
/// operator has a company.
Result<QList<Admin>> withdrawCompany(
    storage::Connection &connection, const http::Request &request, const QString &key, qint64 nowMs)
{
    QList<Admin> admins = loadAdminsOf(connection, key);
    for (Admin &admin : admins) {
        const json::Object before = objectOf(admin.toApi());
        admin.companies.removeAll(key);
        admin.isDisabled = admin.isDisabled || admin.companies.isEmpty();
        admin.updatedMs = std::max(nowMs, admin.updatedMs);
        ++admin.revision;
        if (const Result<void> written = updateAdmin(connection, admin); !written)
            return tl::unexpected(written.error());
        AuditRow row = changeOf(request, u"admin.changed"_s, admin.email, before, objectOf(admin.toApi()));
        row.companyKey.clear();
        insertAudit(connection, row, nowMs);
    }
    return admins;
}

/// Part of a write job: marks the company as deleted and takes it from its administrators.
Result<QList<Admin>> deleteCompany(
    storage::Connection &connection, const http::Request &request, const Company &company, qint64 nowMs)
{
    markDeleted(connection, company.key, nowMs);
    AuditRow row = auditOf(request, u"company.deleted"_s, company.key, objectOf(company.toApi()), {});
    row.companyKey = company.key;
    insertAudit(connection, row, nowMs);
    return withdrawCompany(connection, request, company.key, nowMs);
}

void companyDeleted(const Services &services, const QString &key, const QList<Admin> &withdrawn)
{
    for (const Admin &admin : withdrawn)
        services->sessions.putAdmin(admin);
    services->companyDeleted(key);
}

void removeCompany(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::CompanyDeletionQuery> query = request->readQuery<api::CompanyDeletionQuery>();
    if (!query)
        return reply.send(query.error());
    const QString key = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, key, confirm = query->confirm, now](
            storage::Connection &connection) -> Result<QList<Admin>> {
            const std::optional<Company> company = loadCompany(connection, key);
            if (!company)
                return tl::unexpected(noSuchCompany(key));
            if (const Result<void> fresh = checkIfMatch(*request, tagOf(company->revision)); !fresh)
                return tl::unexpected(fresh.error());
            if (confirm != company->name)
                return tl::unexpected(
                    Error::invalidField(u"confirm"_s, u"must be the company's exact name"_s));
            return deleteCompany(connection, *request, *company, now);
        },
        [services, reply, key](const Result<QList<Admin>> &withdrawn) {
            if (!withdrawn)
                return reply.send(withdrawn.error());
            companyDeleted(services, key, *withdrawn);
            reply.send(http::HttpResponse::noContent());
        });
}

void removeDemoData(const Services &services, const RequestPtr &request, const Reply &reply)
{
    using Deleted = QList<std::pair<QString, QList<Admin>>>;
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, now](storage::Connection &connection) -> Result<Deleted> {
            Deleted deleted;
            for (const Company &company : loadCompanies(connection)) {
                if (!company.isDemo)
                    continue;
                const Result<QList<Admin>> withdrawn = deleteCompany(connection, *request, company, now);
                if (!withdrawn)
                    return tl::unexpected(withdrawn.error());
                deleted << std::pair(company.key, *withdrawn);
            }
            return deleted;
        },
        [services, reply](const Result<Deleted> &deleted) {
            if (!deleted)
                return reply.send(deleted.error());
            api::DemoRemoval removal;
            for (const auto &[key, withdrawn] : *deleted) {
                companyDeleted(services, key, withdrawn);
                removal.companies.push_back(key);
            }
            reply.send(http::HttpResponse::json(removal));
        });
}

} // namespace

void registerCompanyHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListCompanies, listCompanies);
    handle(Endpoint::CreateCompany, createCompany);
    handle(Endpoint::GetCompany, getCompany);
    handle(Endpoint::ChangeCompany, changeCompany);
    handle(Endpoint::DeleteCompany, removeCompany);
    handle(Endpoint::RemoveDemoData, removeDemoData);
    handle(Endpoint::GetSettings, getCompany);
    handle(Endpoint::ChangeSettings, changeCompany);
}

} // namespace answerdesk::accounts
