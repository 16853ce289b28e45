// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/lexicon_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/engine/question_key.h"
#include "server/http/paging.h"
#include "shared/core/locale_tag.h"
#include "shared/core/random.h"
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::objectOf;
using accounts::tagOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

Error noSuchEntry() { return Error::make(ErrorCode::NotFound, u"The lexicon has no such entry."_s); }

/// What a write job did, and the lexicon that it left.
struct Written {
    LexiconEntry entry;
    LexiconDirectory::Snapshot lexicon;
};

Written writtenOf(const Services &services, storage::Connection &connection, const LexiconEntry &entry)
{
    return {entry, services->lexicons.read(connection, entry.companyKey)};
}

/// The entry as the audit log keeps it.
json::Object auditedOf(const LexiconEntry &entry) { return objectOf(entry.toApi({})); }

QStringList localesOf(const Services &services, const RequestPtr &request)
{
    return services->companies.at(request->pathValue("company"))->locales;
}

QString languageIn(const std::optional<schema::LocaleTag> &tag)
{
    return tag ? languageOf(tag->tag) : QString();
}

/// path: of the object that has the members, with a dot behind it.
Result<void> check(const QString &form, const QString &meaning, const QString &path = {})
{
    schema::Faults faults;
    for (const auto &[name, text] : {std::pair{u"form"_s, form}, std::pair{u"meaning"_s, meaning}}) {
        if (const QString fault = lexiconFault(text); !fault.isEmpty())
            faults.invalid(path + name, fault);
    }
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    return {};
}

void listLexicon(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QStringList locales = localesOf(services, request);
    reply.send(http::listPage<api::LexiconQuery>(
        *request, [&](const api::LexiconQuery &query, const http::ListPosition &position, int limit) {
            std::vector<api::LexiconEntry> entries;
            for (const LexiconEntry &entry : loadLexiconEntries(
                     services->database.reader(), request->pathValue("company"), query, position.key, limit))
                entries.push_back(entry.toApi(locales));
            return http::entriesOf(std::move(entries), [](const api::LexiconEntry &entry) {
                return http::ListPosition{0, entry.lexiconEntryId};
            });
        }));
}

void getEntry(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto entry = loadLexiconEntry(
        services->database.reader(), request->pathValue("company"), request->pathValue("lexicon_entry"));
    if (!entry)
        return reply.send(noSuchEntry());
    accounts::sendTagged(
        *request, reply, HttpResponse::json(entry->toApi(localesOf(services, request))), entry->revision);
}

/// After the commit: the next question is read by the lexicon when the answer goes out.
void sendWritten(const Services &services, const RequestPtr &request, const Reply &reply,
    const Result<Written> &written, int status)
{
    if (!written)
        return reply.send(written.error());
    services->lexicons.put(written->lexicon);
    HttpResponse response = HttpResponse::json(written->entry.toApi(localesOf(services, request)), status);
    response.setHeader("ETag", tagOf(written->entry.revision));
    reply.send(std::move(response));
}

/// Part of a write job: a new entry with its row in the audit log.
Result<LexiconEntry> addEntry(storage::Connection &connection, const http::Request &request,
    const api::LexiconEntryRequest &words, qint64 nowMs)
{
    LexiconEntry entry;
    entry.companyKey = request.pathValue("company");
    entry.id = uuid7(nowMs);
    entry.form = words.form;
    entry.meaning = words.meaning;
    entry.language = languageIn(words.language);
    entry.createdBy = request.principal.email;
    entry.createdMs = entry.updatedMs = nowMs;
    if (const Result<void> inserted = insertLexiconEntry(connection, entry); !inserted)
        return tl::unexpected(inserted.error());
    insertAudit(
        connection, accounts::auditOf(request, u"lexicon.created"_s, entry.id, {}, auditedOf(entry)), nowMs);
    return entry;
}

/// Part of a write job: the entry with other words, and its row in the audit log.
Result<LexiconEntry> storeChange(storage::Connection &connection, const http::Request &request,
    const LexiconEntry &before, LexiconEntry after, qint64 nowMs)
{
    if (after.form == before.form && after.meaning == before.meaning && after.language == before.language)
        return after;
    after.updatedMs = std::max(nowMs, before.updatedMs);
    after.revision = before.revision + 1;
    if (const Result<void> updated = updateLexiconEntry(connection, after); !updated)
        return tl::unexpected(updated.error());
    insertAudit(connection,
        accounts::changeOf(request, u"lexicon.changed"_s, after.id, auditedOf(before), auditedOf(after)),
        nowMs);
    return after;
}

void createEntry(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::LexiconEntryRequest> body = request->readBody<api::LexiconEntryRequest>();
    if (!body)
        return reply.send(body.error());
    if (const Result<void> checked = check(body->form, body->meaning); !checked)
        return reply.send(checked.error());
    services->database.writer().submit(
        [services, request, body = *body, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Written> {
            const Result<LexiconEntry> entry = addEntry(connection, *request, body, now);
            if (!entry)
                return tl::unexpected(entry.error());
            return writtenOf(services, connection, *entry);
        },
        [services, request, reply](
            const Result<Written> &written) { sendWritten(services, request, reply, written, 201); });
}

void changeEntry(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::LexiconEntryChange> body = request->readBody<api::LexiconEntryChange>();
    if (!body)
        return reply.send(body.error());
    services->database.writer().submit(
        [services, request, body = *body, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Written> {
            const auto before = loadLexiconEntry(
                connection, request->pathValue("company"), request->pathValue("lexicon_entry"));
            if (!before)
                return tl::unexpected(noSuchEntry());
            if (const Result<void> fresh = accounts::checkIfMatch(*request, tagOf(before->revision)); !fresh)
                return tl::unexpected(fresh.error());
            LexiconEntry after = *before;
            after.form = body.form.value_or(before->form);
            after.meaning = body.meaning.value_or(before->meaning);
            if (body.everyLanguage.value_or(false))
                after.language.clear();
            else if (body.language)
                after.language = languageIn(body.language);
            if (const Result<void> checked = check(after.form, after.meaning); !checked)
                return tl::unexpected(checked.error());
            const Result<LexiconEntry> entry = storeChange(connection, *request, *before, after, now);
            if (!entry)
                return tl::unexpected(entry.error());
            return writtenOf(services, connection, *entry);
        },
        [services, request, reply](
            const Result<Written> &written) { sendWritten(services, request, reply, written, 200); });
}

void deleteEntry(const Services &services, const RequestPtr &request, const Reply &reply)
{
    services->database.writer().submit(
        [services, request, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Written> {
            const auto entry = loadLexiconEntry(
                connection, request->pathValue("company"), request->pathValue("lexicon_entry"));
            if (!entry)
                return tl::unexpected(noSuchEntry());
            if (const Result<void> fresh = accounts::checkIfMatch(*request, tagOf(entry->revision)); !fresh)
                return tl::unexpected(fresh.error());
            deleteLexiconEntry(connection, *entry);
            insertAudit(connection,
                accounts::auditOf(*request, u"lexicon.deleted"_s, entry->id, auditedOf(*entry), {}), now);
            return writtenOf(services, connection, *entry);
        },
        [services, reply](const Result<Written> &deleted) {
            if (!deleted)
                return reply.send(deleted.error());
            services->lexicons.put(deleted->lexicon);
            reply.send(HttpResponse::noContent());
        });
}

struct Imported {
    api::LexiconImportResult result;
    LexiconDirectory::Snapshot lexicon;
};

/// What is wrong with the rows among themselves.
Result<void> checkRows(const std::vector<api::LexiconEntryRequest> &rows)
{
    QSet<QString> known;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString path = u"rows[%1]."_s.arg(i);
        if (const Result<void> checked = check(rows[i].form, rows[i].meaning, path); !checked)
            return checked;
        const QString key = languageIn(rows[i].language) + u'\n' + questionKey(rows[i].form);
        if (known.contains(key))
            return tl::unexpected(
                Error::invalidField(path + u"form"_s, u"is also the form of an earlier row"_s));
        known.insert(key);
    }
    return {};
}

/// Takes one row. Part of a write job.
Result<void> takeRow(storage::Connection &connection, const http::Request &request,
    const api::LexiconEntryRequest &row, qint64 nowMs, api::LexiconImportResult &result)
{
    const auto before
        = findLexiconEntry(connection, request.pathValue("company"), languageIn(row.language), row.form);
    if (!before) {
        ++result.added;
        const Result<LexiconEntry> added = addEntry(connection, request, row, nowMs);
        return added ? Result<void>() : tl::unexpected(added.error());
    }
    LexiconEntry after = *before;
    after.form = row.form;
    after.meaning = row.meaning;
    const Result<LexiconEntry> changed = storeChange(connection, request, *before, after, nowMs);
    if (!changed)
        return tl::unexpected(changed.error());
    ++(changed->revision == before->revision ? result.unchanged : result.changed);
    return {};
}

void importLexicon(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::LexiconImportRequest> body = request->readBody<api::LexiconImportRequest>();
    if (!body)
        return reply.send(body.error());
    if (const Result<void> checked = checkRows(body->rows); !checked)
        return reply.send(checked.error());
    services->database.writer().submit(
        [services, request, rows = body->rows, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Imported> {
            Imported out;
            for (const api::LexiconEntryRequest &row : rows) {
                if (const Result<void> taken = takeRow(connection, *request, row, now, out.result); !taken)
                    return tl::unexpected(taken.error());
            }
            out.lexicon = services->lexicons.read(connection, request->pathValue("company"));
            return out;
        },
        [services, reply](const Result<Imported> &imported) {
            if (!imported)
                return reply.send(imported.error());
            services->lexicons.put(imported->lexicon);
            reply.send(HttpResponse::json(imported->result));
        });
}

} // namespace

void registerLexiconHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListLexicon, listLexicon);
    handle(Endpoint::CreateLexiconEntry, createEntry);
    handle(Endpoint::GetLexiconEntry, getEntry);
    handle(Endpoint::ChangeLexiconEntry, changeEntry);
    handle(Endpoint::DeleteLexiconEntry, deleteEntry);
    handle(Endpoint::ImportLexicon, importLexicon);
}

} // namespace answerdesk::answers
