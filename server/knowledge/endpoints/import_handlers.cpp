// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/endpoints/import_handlers.h"
#include "server/http/watched_list.h"
#include "server/knowledge/store/import_store.h"
#include "server/knowledge/store/indexed_passages.h"
#include "server/knowledge/store/own_answer_documents_store.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using accounts::auditOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<KnowledgeServices>;

namespace {

constexpr int kRemovedAtOnce = 100; ///< documents in one write job, so that others get their turn between

Error noSuchImport() { return Error::make(ErrorCode::NotFound, u"The company has no such import."_s); }

/// The import that the path names.
ImportRef importOf(const http::Request &request)
{
    return {request.pathValue("company"), request.pathNumber("import")};
}

/// Nothing, or why documents cannot be sent to the source.
std::optional<Error> uploadFault(
    storage::Connection &connection, const QString &company, const QString &source)
{
    if (source == QStringView(kOwnAnswersSource)) {
        return Error::make(
            ErrorCode::Forbidden, u"Write custom answers with POST and PATCH of own-answers."_s);
    }
    const QString kind = sourceKind(connection, company, source);
    if (kind.isEmpty())
        return Error::make(ErrorCode::NotFound, u"The company has no such source."_s);
    if (kind != u"upload")
        return Error::make(ErrorCode::Forbidden, u"The text of a page comes from its address."_s);
    return std::nullopt;
}

/// A document on its way from a request into the rows.
struct Upload {
    RequestPtr request;
    Reply reply;
    QString path;
    std::optional<ImportRef> import;
    std::stop_token stop = {}; ///< the client has left, or the server stops

    QString company() const { return request->pathValue("company"); }
};

/// What is wrong with the document itself; nothing for faults of the server, after which it is sent again.
std::optional<QString> reasonOf(const Error &error)
{
    if (error.code == ErrorCode::Unavailable)
        return std::nullopt;
    return error.invalidFields.empty() ? error.text() : error.invalidFields.front().second;
}

/// Answers why the document was not read, once its import knows.
void refuse(const Services &services, const Upload &upload, const Error &error)
{
    const std::optional<QString> reason = reasonOf(error);
    if (!upload.import || !reason)
        return upload.reply.send(error);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, upload, reason = *reason, now](storage::Connection &connection) {
            return services->imports.failed(connection, *upload.import, upload.path, reason, now);
        },
        [services, upload, error](const Result<void> &counted) {
            services->imports.announce(upload.company());
            upload.reply.send(counted ? error : counted.error());
        });
}

/// Puts a document and counts it in its import.
Result<PutResult> store(const Services &services, storage::Connection &connection, const Upload &upload,
    const StoredDocument &document, const QStringList &skipped, qint64 now)
{
    Result<PutResult> result = putDocument(connection, upload.company(), document, now);
    if (!result)
        return result;
    result->document.skipped = {skipped.begin(), skipped.end()};
    if (upload.import) {
        const auto counted = services->imports.read(connection, *upload.import, *result, now).and_then([&] {
            return services->imports.skipped(connection, *upload.import, upload.path, skipped, now);
        });
        if (!counted)
            return tl::unexpected(counted.error());
    }
    if (result->isChanged) {
        const json::Object after{{u"source_id"_s, document.sourceId}, {u"title"_s, document.title},
            {u"language"_s, document.language},
            {u"content_hash"_s, QString::fromLatin1(document.contentHash.toHex())}};
        insertAudit(
            connection, auditOf(*upload.request, u"document.imported"_s, document.path, {}, after), now);
    }
    return result;
}

/// Counts a document that is there already and answers; false when it has to be read. Tables are read anyway,
/// for what is wrong with their rows.
bool passOver(const Services &services, const Upload &upload)
{
    const QString lower = upload.path.toLower();
    if (!upload.import || lower.endsWith(".csv"_L1) || lower.endsWith(".tsv"_L1))
        return false;
    const QString source = upload.request->pathValue("source");
    const auto find = [upload, source, hash = sha256(upload.request->body)](storage::Connection &connection) {
        return unchangedDocument(connection, upload.company(), source, upload.path, hash);
    };
    if (!find(services->database.reader()))
        return false;
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, upload, find, now](storage::Connection &connection) -> Result<api::ImportedDocument> {
            const auto document = find(connection);
            if (!document) // it has gone or changed this moment
                return fail(Error::unavailable(u"The document has just changed."_s));
            const auto counted = services->imports.read(connection, *upload.import, {*document, false}, now);
            return counted ? *document : Result<api::ImportedDocument>(tl::unexpected(counted.error()));
        },
        [services, upload](const Result<api::ImportedDocument> &document) {
            services->imports.announce(upload.company());
            upload.reply.send(document);
        });
    return true;
}

void readUpload(const Services &services, const Upload &upload)
{
    if (upload.stop.stop_requested())
        return upload.reply.send(Error::unavailable(u"The reading of the document was cancelled."_s, 2));
    if (passOver(services, upload))
        return;
    const Result<ExtractedDocument> read
        = services->extract({upload.path, upload.request->body}, upload.stop).document;
    if (!read)
        return refuse(services, upload, read.error());
    const StoredDocument document = uploadedDocument(upload.request->pathValue("source"), upload.path, *read);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, upload, document, now, skipped = read->skipped](storage::Connection &connection) {
            return store(services, connection, upload, document, skipped, now);
        },
        [services, upload](const Result<PutResult> &result) {
            if (upload.import)
                services->imports.announce(upload.company());
            if (!result)
                return upload.reply.send(result.error());
            const auto answer
                = [upload, document = result->document] { upload.reply.send(HttpResponse::json(document)); };
            if (result->isChanged && !upload.import)
                return services->indexes.refresh(upload.company(), answer);
            // The end of an import waits for the index; each of its documents need not.
            if (result->isChanged)
                services->indexes.refreshSoon(upload.company());
            answer();
        });
}

void putDocumentHandler(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::DocumentQuery> query = request->readQuery<api::DocumentQuery>();
    if (!query)
        return reply.send(query.error());
    const QString company = request->pathValue("company");
    storage::Connection &reader = services->database.reader();
    if (const auto fault = uploadFault(reader, company, request->pathValue("source")))
        return reply.send(*fault);
    Upload upload{request, reply, query->path, {}};
    if (query->importId) {
        upload.import = ImportRef{company, http::idNumber(*query->importId)};
        const auto import = loadImport(reader, *upload.import);
        if (!import || import->sourceId != request->pathValue("source"))
            return reply.send(Error::make(ErrorCode::NotFound, u"The source has no such import."_s));
        if (import->state != api::ImportState::Running)
            return reply.send(Error::make(ErrorCode::ImportNotRunning));
    }
    const auto started
        = services->readingPool.start(company, [services, upload](const std::stop_token &stop) mutable {
              upload.stop = stop;
              http::answerBy(upload.reply, [&] { readUpload(services, upload); });
          });
    if (!started)
        return reply.send(Error::unavailable(u"Too many documents are waiting to be read."_s, 2));
    // A client that only closes its own direction of the connection gives up as well.
    reply.onClientEnd([stop = *started]() mutable { stop.request_stop(); });
}

void listImports(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    http::answerWatched<api::ImportsQuery>(
        request, reply,
        {services->imports.watches(), company,
            [services, company] { return services->companies.check(company); }},
        [services, company] { return importRevision(services->database.reader(), company); },
        [services, company](const api::ImportsQuery &query, qint64 below, int limit) {
            return loadImports(services->database.reader(), company, query, below, limit);
        },
        [](const api::Import &row) { return row.importId.toLongLong(); });
}

void getImport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto import = loadImport(services->database.reader(), importOf(*request));
    if (!import)
        return reply.send(noSuchImport());
    reply.send(HttpResponse::json(*import));
}

void listReport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const ImportRef ref = importOf(*request);
    storage::Connection &reader = services->database.reader();
    if (!importStanding(reader, ref))
        return reply.send(noSuchImport());
    reply.send(http::listPage<api::ImportReportQuery>(
        *request, [&](const api::ImportReportQuery &query, const http::ListPosition &position, int limit) {
            const qint64 after = position.key.isEmpty() ? 0 : position.belowId;
            return http::entriesOf(
                loadImportLines(reader, ref, query, after, limit), [](const api::ImportLine &line) {
                    return http::ListPosition{line.line, u"line"_s};
                });
        }));
}

/// The source that a new import brings documents to, made when it is asked for by a name that is new.
Result<QString> sourceFor(
    storage::Connection &connection, const http::Request &request, const api::ImportRequest &body, qint64 now)
{
    const QString company = request.pathValue("company");
    if (body.sourceId) {
        if (const auto fault = uploadFault(connection, company, *body.sourceId))
            return tl::unexpected(*fault);
        return *body.sourceId;
    }
    if (const QString known = uploadSourceNamed(connection, company, *body.name); !known.isEmpty())
        return known;
    const api::Source made = insertSource(connection, company, *body.name, now);
    insertAudit(
        connection, auditOf(request, u"source.created"_s, made.sourceId, {}, accounts::objectOf(made)), now);
    return made.sourceId;
}

/// Answers with an import that a write job has changed.
void sendChanged(const Services &services, const Reply &reply, const QString &company,
    const Result<api::Import> &import, int status = 200)
{
    if (!import)
        return reply.send(import.error());
    services->imports.announce(company);
    reply.send(HttpResponse::json(*import, status));
}

void createImport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::ImportRequest> body = request->readBody<api::ImportRequest>();
    if (!body)
        return reply.send(body.error());
    if (body->sourceId.has_value() == body->name.has_value())
        return reply.send(
            Error::invalidField(u"source_id"_s, u"must be sent without name, or name without it"_s));
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, body = *body, company, now](
            storage::Connection &connection) -> Result<api::Import> {
            const Result<QString> source = sourceFor(connection, *request, body, now);
            if (!source)
                return tl::unexpected(source.error());
            const ImportStart start{company, *source, u"upload"_s, request->principal.email, body.found};
            const Result<ImportRef> ref = services->imports.begin(connection, start, now);
            if (!ref)
                return tl::unexpected(ref.error());
            const api::Import import = *loadImport(connection, *ref);
            insertAudit(connection,
                auditOf(*request, u"import.started"_s, import.importId, {},
                    json::Object{{u"source_id"_s, *source}, {u"found"_s, body.found}}),
                now);
            return import;
        },
        [services, reply, company](
            const Result<api::Import> &import) { sendChanged(services, reply, company, import, 201); });
}

void addToReport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const ImportRef ref = importOf(*request);
    if (!importStanding(services->database.reader(), ref))
        return reply.send(noSuchImport());
    const Result<api::ImportReportRequest> body = request->readBody<api::ImportReportRequest>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, ref, request, body = *body, now](storage::Connection &connection) -> Result<api::Import> {
            for (const api::ImportFault &fault : body.failed) {
                const auto counted = services->imports.failed(connection, ref, fault.path, fault.reason, now);
                if (!counted)
                    return tl::unexpected(counted.error());
            }
            insertAudit(connection,
                auditOf(*request, u"import.reported"_s, QString::number(ref.importId), {},
                    json::Object{{u"failed"_s, qint64(body.failed.size())}}),
                now);
            return *loadImport(connection, ref);
        },
        [services, reply, ref](
            const Result<api::Import> &import) { sendChanged(services, reply, ref.companyKey, import); });
}

/// Ends the import as the request asks, and answers once answers use all that it brought.
void endImport(
    const Services &services, const RequestPtr &request, const Reply &reply, api::ImportState state)
{
    const ImportRef ref = importOf(*request);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, ref, state, now](storage::Connection &connection) -> Result<api::Import> {
            const auto before = loadImport(connection, ref);
            if (before && before->state == state && state == api::ImportState::Cancelled)
                return *before;
            const Result<api::Import> import = services->imports.end(connection, ref, state, {}, now);
            if (import) {
                const json::Object after{{u"source_id"_s, import->sourceId}, {u"read"_s, import->read},
                    {u"unchanged"_s, import->unchanged}, {u"removed"_s, import->removed},
                    {u"failed"_s, import->failed}};
                const QString action
                    = state == api::ImportState::Cancelled ? u"import.cancelled"_s : u"import.done"_s;
                insertAudit(connection, auditOf(*request, action, import->importId, {}, after), now);
            }
            return import;
        },
        [services, reply, ref](const Result<api::Import> &import) {
            if (!import)
                return reply.send(import.error());
            services->indexes.refresh(ref.companyKey, [services, reply, ref, import = *import] {
                sendChanged(services, reply, ref.companyKey, import);
            });
        });
}

/// Removes vanished documents, some at a time, and ends the import after the last.
void pruneAndEnd(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const ImportRef ref = importOf(*request);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, ref, now](storage::Connection &connection) -> Result<qsizetype> {
            const Result<QStringList> gone = services->imports.prune(connection, ref, kRemovedAtOnce, now);
            if (!gone)
                return tl::unexpected(gone.error());
            if (gone->isEmpty())
                return 0;
            services->forgetQuotes(connection, ref.companyKey, *gone);
            insertAudit(connection,
                auditOf(*request, u"import.pruned"_s, QString::number(ref.importId),
                    json::Object{{u"documents"_s, qint64(gone->size())}}, {}),
                now);
            return gone->size();
        },
        [services, request, reply, ref](const Result<qsizetype> &gone) {
            if (!gone)
                return reply.send(gone.error());
            services->imports.announce(ref.companyKey);
            if (*gone < kRemovedAtOnce)
                return endImport(services, request, reply, api::ImportState::Done);
            pruneAndEnd(services, request, reply);
        });
}

void finishImport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!importStanding(services->database.reader(), importOf(*request)))
        return reply.send(noSuchImport());
    const auto body = request->readBody<api::ImportFinishRequest>();
    if (!body)
        return reply.send(body.error());
    if (body->prune)
        return pruneAndEnd(services, request, reply);
    endImport(services, request, reply, api::ImportState::Done);
}

void cancelImport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    endImport(services, request, reply, api::ImportState::Cancelled);
}

} // namespace

void registerImportHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::PutDocument, putDocumentHandler);
    handle(Endpoint::ListImports, listImports);
    handle(Endpoint::CreateImport, createImport);
    handle(Endpoint::GetImport, getImport);
    handle(Endpoint::ListImportReport, listReport);
    handle(Endpoint::AddToImportReport, addToReport);
    handle(Endpoint::FinishImport, finishImport);
    handle(Endpoint::CancelImport, cancelImport);
}

} // namespace answerdesk::knowledge
