// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/maintenance_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/http/paging.h"
#include "shared/api/server_log.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<MaintenanceServices>;

namespace {

bool isFile(const Services &services) { return services->database.dialect() == storage::Dialect::Sqlite; }

Error noSuchBackup() { return Error::make(ErrorCode::NotFound, u"There is no such backup."_s); }

/// Writes the entry into the audit log, and goes on once it is on the disk; else the request is answered.
void audit(const Services &services, const RequestPtr &request, const Reply &reply, const QString &action,
    const QString &target, std::function<void()> done, std::function<void()> failed = {})
{
    services->database.writer().submit(
        [request, action, target, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<bool> {
            accounts::insertAudit(connection, accounts::auditOf(*request, action, target, {}, {}), now);
            return true;
        },
        [reply, done = std::move(done), failed = std::move(failed)](const Result<bool> &written) {
            if (written)
                return done();
            if (failed)
                failed();
            reply.send(written.error());
        });
}

void createBackup(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!isFile(services)) {
        return reply.send(Error::make(ErrorCode::NotImplemented,
            u"This server's database is PostgreSQL. Back it up with pg_dump or its continuous archiving, and restore it with pg_restore."_s));
    }
    const Result<Maintenance::Reserved> reserved = services->maintenance.reserve();
    if (!reserved)
        return reply.send(reserved.error());
    if (!reserved->isNew)
        return reply.send(HttpResponse::json(reserved->backup, 202));
    const QString id = reserved->backup.backupId;
    audit(
        services, request, reply, u"backup.created"_s, id,
        [services, reply, backup = reserved->backup] {
            services->maintenance.run(backup.backupId);
            reply.send(HttpResponse::json(backup, 202));
        },
        [services, id] { services->maintenance.drop(id); });
}

void listBackups(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::BackupsQuery>(
        *request, [&](const api::BackupsQuery &query, const http::ListPosition &position, int count) {
            std::vector<http::ListEntry<api::Backup>> entries;
            for (api::Backup &backup : services->maintenance.backups()) {
                http::ListPosition behind;
                behind.key = backup.backupId;
                const bool isBehind = position.key.isEmpty() || behind.key < position.key;
                if (!isBehind || (query.state && backup.state != *query.state))
                    continue;
                entries.push_back({std::move(backup), behind});
                if (int(entries.size()) == count)
                    break;
            }
            return entries;
        }));
}

void getBackup(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto backup = services->maintenance.backup(request->pathValue("backup"));
    reply.send(backup ? Result<api::Backup>(*backup) : fail(noSuchBackup()));
}

void deleteBackup(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString id = request->pathValue("backup");
    if (!services->maintenance.backup(id))
        return reply.send(noSuchBackup());
    audit(services, request, reply, u"backup.deleted"_s, id, [services, reply, id] {
        if (const Result<void> removed = services->maintenance.remove(id); !removed)
            return reply.send(removed.error());
        reply.send(HttpResponse::noContent());
    });
}

void checkIntegrity(const Services &services, const RequestPtr &, const Reply &reply)
{
    if (!isFile(services)) {
        return reply.send(Error::make(ErrorCode::NotImplemented,
            u"This server's database is PostgreSQL. Check its pages with pg_amcheck and its page checksums."_s));
    }
    const Result<api::IntegrityCheck> check = services->maintenance.check();
    reply.send(check, 202);
}

void getIntegrity(const Services &services, const RequestPtr &, const Reply &reply)
{
    reply.send(HttpResponse::json(services->maintenance.lastCheck()));
}

void sendLog(const Services &services, const RequestPtr &request, const api::ServerLogQuery &query,
    const LogRing::Filter &filter, const Reply &reply)
{
    const qint64 revision = services->log.latest(); // before the lines: what comes meanwhile is told again
    const auto page = http::readPage(*request, query, [&](const http::ListPosition &position, int limit) {
        std::vector<http::ListEntry<api::LogLine>> entries;
        for (const LogEntry &line :
            services->log.read(query.after.value_or(0), position.belowId, limit, filter)) {
            entries.push_back(
                {api::LogLine{line.number, {line.atMs}, api::LogSeverity(line.level), line.area, line.text},
                    http::ListPosition{line.number, {}}});
        }
        return entries;
    });
    if (!page)
        return reply.send(page.error());
    reply.send(http::watchedPage(*page, revision));
}

void listLog(const Services &services, const RequestPtr &request, const Reply &reply)
{
    static_assert(int(api::LogSeverity::Debug) == int(LogLevel::Debug));
    const auto query = request->readQuery<api::ServerLogQuery>();
    if (!query)
        return reply.send(query.error());
    const LogRing::Filter filter = [query = *query](const LogEntry &line) {
        return (!query.level || int(line.level) <= int(*query.level))
            && (!query.q || line.text.contains(*query.q, Qt::CaseInsensitive)
                || line.area.contains(*query.q, Qt::CaseInsensitive));
    };
    const auto answer = [services, request, query = *query, filter, reply] {
        sendLog(services, request, query, filter, reply);
    };
    const auto isNew = [services, filter, after = query->after.value_or(0)] {
        return !services->log.read(after, std::numeric_limits<qint64>::max(), 1, filter).empty();
    };
    if (query->wait.value_or(0) == 0 || isNew())
        return answer();
    services->logWatches.watch(u"log"_s, *query->wait, {isNew, [reply, answer] { answerBy(reply, answer); }});
}

void getSettings(const Services &services, const RequestPtr &, const Reply &reply)
{
    api::ServerSettings all;
    for (const SettingValue &value : services->settings)
        all.settings.push_back(shownSetting(value));
    reply.send(HttpResponse::json(all));
}

} // namespace

void registerMaintenanceHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::CreateBackup, createBackup);
    handle(Endpoint::ListBackups, listBackups);
    handle(Endpoint::GetBackup, getBackup);
    handle(Endpoint::DeleteBackup, deleteBackup);
    handle(Endpoint::CheckIntegrity, checkIntegrity);
    handle(Endpoint::GetIntegrity, getIntegrity);
    handle(Endpoint::ListServerLog, listLog);
    handle(Endpoint::GetServerSettings, getSettings);
}

} // namespace answerdesk::app
