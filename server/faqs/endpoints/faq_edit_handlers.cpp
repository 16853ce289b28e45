// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/engine/question_key.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/sets/faq_editing.h"
#include "shared/core/locale_tag.h"
#include "shared/schema/faults.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<FaqServices>;

namespace {

/// What a path names comes before what a body holds.
bool hasPage(const Services &services, const http::Request &request)
{
    const QString company = request.pathValue("company");
    return loadPage(services->database.reader(), company, request.pathNumber("page")).has_value();
}

/// After a change was committed, and before it is acknowledged: nobody gets what it took away.
void publish(const Services &services, const FaqPage &page)
{
    services->cache.put(page);
    services->queue.watches().announce(page.companyKey);
}

json::Object objectOf(const FaqRecord &faq) { return accounts::objectOf<api::CompanyFaq>(faq); }

/// A page and the FAQ of it that a change was about.
struct Done {
    FaqPage page;
    std::optional<FaqRecord> faq;
    bool isChanged = false;
};

void sendFaq(const Services &services, const Reply &reply, const Result<Done> &done, int status)
{
    if (!done)
        return reply.send(done.error());
    if (done->isChanged)
        publish(services, done->page);
    HttpResponse response = HttpResponse::json<api::CompanyFaq>(*done->faq, status);
    response.setHeader("ETag", accounts::tagOf(done->faq->state()));
    reply.send(std::move(response));
}

/// The FAQ that a path names, as the caller has it, and its page, about to be changed.
struct Chosen {
    EditedPage edited;
    FaqRecord before;
};
Result<Chosen> chosenFaq(
    storage::Connection &connection, const http::Request &request, bool isApprovalRequired)
{
    const QString company = request.pathValue("company");
    const qint64 faqId = request.pathNumber("faq");
    const std::optional<qint64> pageId = pageOfFaq(connection, company, faqId);
    std::optional<EditedPage> edited = pageId ? beginEdit(connection, company, *pageId) : std::nullopt;
    const auto before
        = edited ? listedFaq(edited->page, edited->old, faqId, isApprovalRequired) : std::nullopt;
    if (!before)
        return tl::unexpected(noSuchFaq());
    if (const Result<void> fresh = accounts::checkIfMatch(request, accounts::tagOf(before->state())); !fresh)
        return tl::unexpected(fresh.error());
    return Chosen{std::move(*edited), *before};
}

void changeFaq(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FaqChange> body = request->readBody<api::FaqChange>();
    if (!body)
        return reply.send(body.error());
    const bool isApprovalRequired = needsApproval(services, request->pathValue("company"));
    services->database.writer().submit(
        [request, body = *body, isApprovalRequired, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Done> {
            Result<Chosen> chosen = chosenFaq(connection, *request, isApprovalRequired);
            if (!chosen)
                return tl::unexpected(chosen.error());
            auto &[edited, before] = *chosen;
            const qint64 faqId = before.faqId;
            const Result<void> changed
                = change(connection, edited, faqId, body, {request->principal.email, now});
            if (!changed)
                return tl::unexpected(changed.error());
            if (!edited.isChanged())
                return Done{edited.page, before, false};
            endEdit(connection, edited, now);
            const FaqRecord after = *listedFaq(edited.page, edited.set.records, faqId, isApprovalRequired);
            insertAudit(connection,
                accounts::changeOf(
                    *request, u"faq.changed"_s, QString::number(faqId), objectOf(before), objectOf(after)),
                now);
            return Done{edited.page, after, true};
        },
        [services, reply](const Result<Done> &done) { sendFaq(services, reply, done, 200); });
}

void deleteFaq(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const bool isApprovalRequired = needsApproval(services, request->pathValue("company"));
    services->database.writer().submit(
        [request, isApprovalRequired, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<FaqPage> {
            Result<Chosen> chosen = chosenFaq(connection, *request, isApprovalRequired);
            if (!chosen)
                return tl::unexpected(chosen.error());
            auto &[edited, before] = *chosen;
            remove(connection, edited, before.faqId, {request->principal.email, now});
            endEdit(connection, edited, now);
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"faq.deleted"_s, QString::number(before.faqId), objectOf(before), {}),
                now);
            return edited.page;
        },
        [services, reply](const Result<FaqPage> &page) {
            if (!page)
                return reply.send(page.error());
            publish(services, *page);
            reply.send(HttpResponse::noContent());
        });
}

/// The one that was added has no identifier before it is stored.
std::optional<FaqRecord> addedFaq(const EditedPage &edited, bool isApprovalRequired)
{
    qint64 newest = 0;
    for (const FaqRecord &record : edited.set.records)
        newest = std::max(newest, record.faqId);
    return listedFaq(edited.page, edited.set.records, newest, isApprovalRequired);
}

void addFaq(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!hasPage(services, *request))
        return reply.send(noSuchPage());
    const Result<api::FaqRequest> body = request->readBody<api::FaqRequest>();
    if (!body)
        return reply.send(body.error());
    const bool isApprovalRequired = needsApproval(services, request->pathValue("company"));
    services->database.writer().submit(
        [request, body = *body, isApprovalRequired, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Done> {
            auto edited = beginEdit(connection, request->pathValue("company"), request->pathNumber("page"));
            if (!edited)
                return tl::unexpected(noSuchPage());
            if (const Result<void> added = add(*edited, body, {request->principal.email, now}); !added)
                return tl::unexpected(added.error());
            endEdit(connection, *edited, now);
            Done done{edited->page, addedFaq(*edited, isApprovalRequired), true};
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"faq.created"_s, QString::number(done.faq->faqId), {}, objectOf(*done.faq)),
                now);
            return done;
        },
        [services, reply](const Result<Done> &done) { sendFaq(services, reply, done, 201); });
}

json::Object idsOf(const QList<FaqRecord> &records, bool approvedOnly)
{
    json::Array ids;
    for (const FaqRecord &record : records) {
        if (!record.deleted && (record.approved || !approvedOnly))
            ids.push_back(record.faqId);
    }
    return {{u"faq_ids"_s, std::move(ids)}};
}

/// A change of a page as a whole, by what alter does to it.
template <typename Alter>
void changePage(const Services &services, const RequestPtr &request, const Reply &reply,
    const QString &action, bool approvedOnly, Alter alter)
{
    const bool isApprovalRequired = needsApproval(services, request->pathValue("company"));
    services->database.writer().submit(
        [request, action, approvedOnly, alter, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<EditedPage> {
            auto edited = beginEdit(connection, request->pathValue("company"), request->pathNumber("page"));
            if (!edited)
                return tl::unexpected(noSuchPage());
            const auto fresh = accounts::checkIfMatch(*request, accounts::tagOf(edited->page.revision));
            if (!fresh)
                return tl::unexpected(fresh.error());
            const Result<void> altered = alter(*edited, Editor{request->principal.email, now});
            if (!altered)
                return tl::unexpected(altered.error());
            if (!edited->isChanged())
                return std::move(*edited);
            endEdit(connection, *edited, now);
            insertAudit(connection,
                accounts::changeOf(*request, action, QString::number(edited->page.pageId),
                    idsOf(edited->old, approvedOnly), idsOf(edited->set.records, approvedOnly)),
                now);
            return std::move(*edited);
        },
        [services, reply, isApprovalRequired](const Result<EditedPage> &edited) {
            if (!edited)
                return reply.send(edited.error());
            if (edited->isChanged())
                publish(services, edited->page);
            HttpResponse response
                = HttpResponse::json(detailsOf(edited->page, edited->set.records, isApprovalRequired));
            response.setHeader("ETag", accounts::tagOf(edited->page.revision));
            reply.send(std::move(response));
        });
}

void orderFaqs(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!hasPage(services, *request))
        return reply.send(noSuchPage());
    const Result<api::FaqOrderRequest> body = request->readBody<api::FaqOrderRequest>();
    if (!body)
        return reply.send(body.error());
    changePage(services, request, reply, u"faq-page.ordered"_s, false,
        [ids = body->faqIds](EditedPage &edited, const Editor &) { return order(edited, ids); });
}

void approveFaqs(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!hasPage(services, *request))
        return reply.send(noSuchPage());
    const Result<api::FaqApprovalRequest> body = request->body.isEmpty()
        ? Result<api::FaqApprovalRequest>(api::FaqApprovalRequest())
        : request->readBody<api::FaqApprovalRequest>();
    if (!body)
        return reply.send(body.error());
    changePage(services, request, reply, u"faq-page.approved"_s, true,
        [ids = body->faqIds](
            EditedPage &edited, const Editor &editor) { return approve(edited, ids, editor); });
}

/// A row of an import, or what is wrong with it.
struct ImportRow {
    int number = 0;
    std::optional<api::FaqImportRow> row;
    QString locale;
    QString fault;
};

QString textOf(const Error &error)
{
    if (!error.missingFields.isEmpty())
        return u"%1 is missing"_s.arg(error.missingFields.join(u", "_s));
    return error.invalidFields.empty()
        ? error.text()
        : u"%1 %2"_s.arg(error.invalidFields.front().first, error.invalidFields.front().second);
}

ImportRow importRow(
    const Services &services, const accounts::Company &company, const json::Value &value, int place)
{
    ImportRow out;
    out.number = place;
    schema::Faults faults;
    api::FaqImportRow row;
    if (!value.asObject()) {
        out.fault = u"must be an object"_s;
        return out;
    }
    schema::Codec<api::FaqImportRow>::readMembers(value, row, {}, faults);
    if (!faults.has(u"row"_s))
        out.number = row.row.value_or(place);
    if (!faults.isEmpty()) {
        out.fault = textOf(faults.toError());
        return out;
    }
    out.locale = faqLocaleFor(
        company, row.locale ? row.locale : std::optional(schema::LocaleTag{company.firstLocale()}));
    if (row.locale && languageOf(out.locale) != languageOf(row.locale->tag))
        out.fault = u"locale %1 is not one of the company's"_s.arg(row.locale->tag);
    const PageUrl &url = row.pageUrl.page;
    if (web::checkHost(services->queue.rulesOf(company), url.host, url.port) != web::Verdict::Allowed)
        out.fault = u"page_url %1 is not one of the company's allowed hosts"_s.arg(url.host);
    out.row = std::move(row);
    return out;
}

struct Imported {
    api::FaqImportResult result;
    QHash<qint64, FaqPage> pages; ///< that were changed or are new
};

/// Takes one row; the page is made when nobody has asked for it yet.
void takeRow(storage::Connection &connection, const http::Request &request, const ImportRow &import,
    qint64 nowMs, Imported &out)
{
    const QString company = request.pathValue("company");
    const api::FaqImportRow &row = *import.row;
    std::optional<FaqPage> known = loadPage(connection, company, row.pageUrl.page.canonical, import.locale);
    if (!known) {
        known = requestPage(connection, company, row.pageUrl.page.canonical, import.locale, nowMs);
        out.pages.insert(known->pageId, *known);
    }
    EditedPage edited = *beginEdit(connection, company, known->pageId);
    const Editor editor{request.principal.email, nowMs};
    const QString key = answers::questionKey(row.question);
    const auto same
        = std::find_if(edited.set.records.begin(), edited.set.records.end(), [&](const FaqRecord &record) {
              return !record.deleted && answers::questionKey(record.question) == key;
          });
    const bool isNew = same == edited.set.records.end();
    Result<void> done;
    qint64 faqId = 0;
    if (isNew) {
        done = add(edited, {row.question, row.answer, row.pinned.value_or(false), {}}, editor);
    } else {
        faqId = same->faqId;
        api::FaqChange words;
        words.question = row.question;
        words.answer = row.answer;
        words.pinned = row.pinned;
        words.hidden = row.hidden;
        done = change(connection, edited, faqId, words, editor);
    }
    if (!done) {
        out.result.failed.push_back({import.number, textOf(done.error())});
        return;
    }
    if (!edited.isChanged()) {
        ++out.result.unchanged;
        return;
    }
    if (isNew && row.hidden.value_or(false)) {
        for (FaqRecord &record : edited.set.records)
            record.hidden = record.hidden || record.faqId == 0;
    }
    endEdit(connection, edited, nowMs);
    out.pages.insert(edited.page.pageId, edited.page);
    ++(isNew ? out.result.added : out.result.changed);
    if (isNew)
        faqId = addedFaq(edited, false)->faqId;
    const auto before = isNew ? std::nullopt : listedFaq(edited.page, edited.old, faqId, false);
    const auto after = listedFaq(edited.page, edited.set.records, faqId, false);
    insertAudit(connection,
        isNew ? accounts::auditOf(request, u"faq.imported"_s, QString::number(faqId), {}, objectOf(*after))
              : accounts::changeOf(
                  request, u"faq.imported"_s, QString::number(faqId), objectOf(*before), objectOf(*after)),
        nowMs);
}

/// Whether nothing is wrong but single rows, which the answer tells of.
bool isOfRows(const Error &error)
{
    const auto isRow = [](const QString &field) { return field.startsWith(u"rows["); };
    return (!error.missingFields.isEmpty() || !error.invalidFields.empty())
        && std::all_of(error.missingFields.begin(), error.missingFields.end(), isRow)
        && std::all_of(error.invalidFields.begin(), error.invalidFields.end(),
            [&](const auto &field) { return isRow(field.first); });
}

void importFaqs(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FaqImportRequest> body = request->readBody<api::FaqImportRequest>();
    if (!body && !isOfRows(body.error()))
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    const json::Value sent = *json::parse(request->body);
    QList<ImportRow> rows;
    for (const json::Value &value : *sent.find(u"rows")->asArray())
        rows << importRow(services, *company, value, int(rows.size()) + 1);
    services->database.writer().submit(
        [request, rows, now = services->clock.nowMs()](storage::Connection &connection) -> Result<Imported> {
            Imported out;
            for (const ImportRow &row : rows) {
                if (row.fault.isEmpty())
                    takeRow(connection, *request, row, now, out);
                else
                    out.result.failed.push_back({row.number, row.fault});
            }
            return out;
        },
        [services, request, reply](const Result<Imported> &imported) {
            if (!imported)
                return reply.send(imported.error());
            for (const FaqPage &page : imported->pages)
                services->cache.put(page);
            services->queue.watches().announce(request->pathValue("company"));
            services->queue.poke();
            reply.send(HttpResponse::json(imported->result));
        });
}

} // namespace

void registerFaqEditHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ChangeFaq, changeFaq);
    handle(Endpoint::DeleteFaq, deleteFaq);
    handle(Endpoint::AddFaq, addFaq);
    handle(Endpoint::OrderFaqs, orderFaqs);
    handle(Endpoint::ApproveFaqs, approveFaqs);
    handle(Endpoint::ImportFaqs, importFaqs);
}

} // namespace answerdesk::faqs
