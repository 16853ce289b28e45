// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_facts.h"
#include "tests/openapi/scenario.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::Endpoint;

namespace {

constexpr char kPassword[] = "a long and quiet password";

QByteArray fileOf(const QString &name)
{
    QFile file(QStringLiteral(ANSWERDESK_SOURCE "/resources/samples/help/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(file.fileName()));
    return file.readAll();
}

/// A folder that is imported again, and an import that is cancelled.
void recordImports(ExchangeBook &book, Identifiers &ids)
{
    const Answer begun = book.record({Endpoint::CreateImport, "begun", "A folder with two documents",
        pathWith(Endpoint::CreateImport, ids), parsedBody(R"({"name":"Care guides","found":2})")});
    ids["import"] = begun.text(u"import_id").toLatin1();
    Identifiers guides = ids;
    guides["source"] = begun.text(u"source_id").toLatin1();
    book.record({Endpoint::PutDocument, "counted", "A document of an import",
        pathWith(Endpoint::PutDocument, guides) + "?path=tents.md&import_id=" + ids["import"], {},
        {{"Content-Type", "text/markdown"}}, "# Tents\n\nDry your tent before you pack it away.\n"});
    book.record({Endpoint::AddToImportReport, "reported", "A document that is not sent",
        pathWith(Endpoint::AddToImportReport, ids),
        parsedBody(R"({"failed":[{"path":"catalogue.pdf","reason":"larger than 32 MiB"}]})")});
    book.record({Endpoint::FinishImport, "finished", "Vanished documents are removed",
        pathWith(Endpoint::FinishImport, ids), parsedBody(R"({"prune":true})")});
    book.record({Endpoint::FinishImport, "ended", "Already ended", pathWith(Endpoint::FinishImport, ids),
        parsedBody("{}")});
    Identifiers other = ids;
    other["import"]
        = book.server()
              .adminCall("POST", pathWith(Endpoint::CreateImport, ids), R"({"name":"Care guides"})")
              .text(u"import_id")
              .toLatin1();
    book.record({Endpoint::CancelImport, "cancelled", "Documents read so far are kept",
        pathWith(Endpoint::CancelImport, other)});
}

/// Pages that are made in advance; the one of the shop is held, so that there is something to pause.
void recordPregeneration(ExchangeBook &book, FakeSite &site, Identifiers ids)
{
    const Answer begun = book.record({Endpoint::CreatePregeneration, "begun", "A list of two pages",
        pathWith(Endpoint::CreatePregeneration, ids),
        json::Object{
            {u"urls"_s, json::Array{site.url(u"/products/alta-2"_s), u"https://elsewhere.example/tent"_s}}}});
    ids["pregeneration"] = begun.text(u"pregeneration_id").toLatin1();
    const QByteArray path = pathWith(Endpoint::GetPregeneration, ids);
    while (book.server().adminCall("GET", path).json().find(u"skipped")->toJson() != "1") { }
    book.record({Endpoint::PausePregeneration, "paused", "Pages in progress are finished",
        pathWith(Endpoint::PausePregeneration, ids)});
    book.record(
        {Endpoint::ResumePregeneration, "resumed", "Resumed", pathWith(Endpoint::ResumePregeneration, ids)});
    book.record({Endpoint::ListPregenerationReport, "report", "An address of another shop",
        pathWith(Endpoint::ListPregenerationReport, ids)});
    book.record({Endpoint::CancelPregeneration, "cancelled", "Generated FAQs are kept",
        pathWith(Endpoint::CancelPregeneration, ids)});
    book.record({Endpoint::CancelPregeneration, "ended", "Already ended",
        pathWith(Endpoint::CancelPregeneration, ids)});
    book.record({Endpoint::GetPregeneration, "pregeneration", "A cancelled pre-generation", path});
    book.record({Endpoint::ListPregenerations, "pregenerations", "The company's, newest first",
        pathWith(Endpoint::ListPregenerations, ids)});
}

/// Changes that leave everything where it is.
void recordChanges(ExchangeBook &book, const Identifiers &ids)
{
    const Answer key = book.record({Endpoint::GetKey, "key", "One key", pathWith(Endpoint::GetKey, ids)});
    const Answer changed = book.record({Endpoint::ChangeKey, "changed", "A new name and a separate limit",
        pathWith(Endpoint::ChangeKey, ids), parsedBody(R"({"name":"Storefront","requests_per_minute":300})"),
        {{"If-Match", key.header("ETag")}}});
    book.record({Endpoint::RotateKey, "rotated", "A new secret; the previous one works for another day",
        pathWith(Endpoint::RotateKey, ids), parsedBody(R"({"overlap_seconds":86400})"),
        {{"If-Match", changed.header("ETag")}}});
    book.record({Endpoint::CreateAnalyticsSecret, "created", "Events now need the secret",
        pathWith(Endpoint::CreateAnalyticsSecret, ids), parsedBody("{}")});
    book.record({Endpoint::CreateAnalyticsSecret, "rotated", "The previous one works for another hour",
        pathWith(Endpoint::CreateAnalyticsSecret, ids), parsedBody(R"({"overlap_seconds":3600})")});
    book.record({Endpoint::CreateAnalyticsSecret, "invalid", "An unsupported overlap",
        pathWith(Endpoint::CreateAnalyticsSecret, ids), parsedBody(R"({"overlap_seconds":60})")});
    book.record({Endpoint::DeleteAnalyticsSecret, "removed", "Events no longer need a secret",
        pathWith(Endpoint::DeleteAnalyticsSecret, ids)});
    const Answer own
        = book.record({Endpoint::GetOwnAnswer, "pair", "One pair", pathWith(Endpoint::GetOwnAnswer, ids)});
    book.record(
        {Endpoint::ChangeOwnAnswer, "changed", "A changed price", pathWith(Endpoint::ChangeOwnAnswer, ids),
            parsedBody(R"({"answer":"Yes, for €30 a day."})"), {{"If-Match", own.header("ETag")}}});
    book.record(
        {Endpoint::GetModelOffer, "none", "A server without models", pathWith(Endpoint::GetModelOffer, ids)});
    book.record({Endpoint::TestModel, "none", "No model to test", pathWith(Endpoint::TestModel, ids),
        parsedBody("{}")});
    const Answer texts
        = book.record({Endpoint::GetTexts, "texts", "Default texts", pathWith(Endpoint::GetTexts, ids)});
    book.record({Endpoint::ChangeTexts, "changed", "A custom greeting", pathWith(Endpoint::ChangeTexts, ids),
        parsedBody(R"({"locale":"de","greeting":"Moin! Wobei kann ich helfen?"})"),
        {{"If-Match", texts.header("ETag")}}});
    const json::Value gaps = book.record({Endpoint::ListGaps, "gaps", "Most asked first",
                                             pathWith(Endpoint::ListGaps, ids) + "?state=open"})
                                 .json();
    Identifiers withGap = ids;
    withGap["gap"] = gaps.find(u"items")->asArray()->front().string(u"gap_id").toLatin1();
    book.record({Endpoint::GetGap, "gap", "Closest passages", pathWith(Endpoint::GetGap, withGap)});
    book.record({Endpoint::DismissGap, "dismissed", "Dismissed", pathWith(Endpoint::DismissGap, withGap)});
    book.record({Endpoint::ReopenGap, "open", "Reopened", pathWith(Endpoint::ReopenGap, withGap)});
    book.record({Endpoint::LinkGap, "linked", "A section of a document answers it",
        pathWith(Endpoint::LinkGap, withGap),
        json::Object{{u"document_id"_s, QString::fromLatin1(ids.value("document"))}}});
    book.record({Endpoint::LinkGap, "invalid", "An unknown document", pathWith(Endpoint::LinkGap, withGap),
        parsedBody(R"({"document_id":"999999"})")});
    book.record({Endpoint::AnswerGap, "answered", "A custom answer closes the gap",
        pathWith(Endpoint::AnswerGap, withGap),
        parsedBody(R"({"answer":"Please ask in one of our stores."})")});
    book.record({Endpoint::Ask, "answer", "An explained answer", pathWith(Endpoint::Ask, ids),
        parsedBody(R"({"question":"What does a return cost?","locale":"en"})")});
    const Answer entry = book.record(
        {Endpoint::GetLexiconEntry, "entry", "One entry", pathWith(Endpoint::GetLexiconEntry, ids)});
    book.record({Endpoint::ChangeLexiconEntry, "changed", "Only for German questions",
        pathWith(Endpoint::ChangeLexiconEntry, ids), parsedBody(R"({"language":"de"})"),
        {{"If-Match", entry.header("ETag")}}});
    book.record({Endpoint::ImportLexicon, "imported", "The rows of a file",
        pathWith(Endpoint::ImportLexicon, ids),
        parsedBody(
            R"({"rows":[{"form":"dosh","meaning":"money"},{"form":"kicks","meaning":"trail shoes","language":"en"}]})")});
    book.record({Endpoint::ImportLexicon, "invalid", "The same form in two rows",
        pathWith(Endpoint::ImportLexicon, ids),
        parsedBody(R"({"rows":[{"form":"lid","meaning":"helmet"},{"form":"Lid","meaning":"cap"}]})")});
    book.record({Endpoint::ListLexicon, "entries", "Customers’ words for terms in your documents",
        pathWith(Endpoint::ListLexicon, ids)});
    book.record({Endpoint::ListOwnAnswers, "pairs", "Answers written by administrators",
        pathWith(Endpoint::ListOwnAnswers, ids)});
    book.record({Endpoint::ChangeSettings, "changed", "Only helpful interactions open a ticket",
        pathWith(Endpoint::ChangeSettings, ids), parsedBody(R"({"require_helpful":true})")});
    book.record({Endpoint::ChangeAdmin, "changed", "From admin to viewer",
        pathWith(Endpoint::ChangeAdmin, ids), parsedBody(R"({"role":"company_viewer"})")});
    book.record({Endpoint::SetAdminPassword, "set", "A new password for an administrator",
        pathWith(Endpoint::SetAdminPassword, ids),
        parsedBody(R"({"password":"staple of another battery"})")});
}

/// What an administrator does to the FAQs of a page.
void recordFaqEdits(ExchangeBook &book, FakeSite &site, const Identifiers &ids)
{
    const Answer faq = book.record({Endpoint::GetFaq, "faq", "One FAQ", pathWith(Endpoint::GetFaq, ids)});
    book.record({Endpoint::ChangeFaq, "changed", "A corrected answer, placed first",
        pathWith(Endpoint::ChangeFaq, ids),
        parsedBody(R"({"answer":"It is 220 x 140 x 110 cm, and 45 x 16 cm in its bag.","pinned":true})"),
        {{"If-Match", faq.header("ETag")}}});
    const Answer added = book.record(
        {Endpoint::AddFaq, "added", "A fact that the page does not contain", pathWith(Endpoint::AddFaq, ids),
            parsedBody(R"({"question":"Can I rent it?","answer":"Yes, for €25 a day."})")});
    book.record({Endpoint::AddFaq, "exists", "The page already has the question",
        pathWith(Endpoint::AddFaq, ids), parsedBody(R"({"question":"Can I rent it?","answer":"No."})")});
    Identifiers own = ids;
    own["faq"] = added.json().find(u"faq_id")->toJson();
    book.record({Endpoint::OrderFaqs, "ordered", "The custom FAQ first among unpinned ones",
        pathWith(Endpoint::OrderFaqs, ids),
        json::Object{{u"faq_ids"_s, json::Array{json::Number{own["faq"]}}}}});
    book.record({Endpoint::ApproveFaqs, "approved", "All of them", pathWith(Endpoint::ApproveFaqs, ids),
        parsedBody("{}")});
    book.record({Endpoint::ImportFaqs, "imported", "One imported and one refused row",
        pathWith(Endpoint::ImportFaqs, ids),
        json::Object{{u"rows"_s,
            json::Array{json::Object{{u"row"_s, 2}, {u"page_url"_s, site.url(u"/products/alta-2"_s)},
                            {u"question"_s, u"Can I rent it?"_s}, {u"answer"_s, u"Yes."_s}},
                json::Object{{u"row"_s, 3}, {u"page_url"_s, u"https://elsewhere.example/"_s},
                    {u"question"_s, u"Is it red?"_s}, {u"answer"_s, u"No."_s}}}}}});
    book.record(
        {Endpoint::ListFaqs, "faqs", "FAQs of all pages", pathWith(Endpoint::ListFaqs, ids) + "?origin=own"});
    book.record(
        {Endpoint::DeleteFaq, "deleted", "No longer shown to shoppers", pathWith(Endpoint::DeleteFaq, own)});
}

/// A set of questions from its making to the results of a run.
void recordEvaluations(ExchangeBook &book, Identifiers ids)
{
    ids["evaluation"] = "returns";
    book.record({Endpoint::CreateEvaluation, "made", "A set of two questions",
        pathWith(Endpoint::CreateEvaluation, ids),
        parsedBody(R"({"evaluation_id":"returns","name":"Returns","questions":[)"
                   R"({"question":"What does a return cost?","facts":["free"]},)"
                   R"({"question":"Do you repair watches?","refuse":true}]})")});
    const Answer question = book.record({Endpoint::AddEvaluationQuestion, "added", "A third one",
        pathWith(Endpoint::AddEvaluationQuestion, ids),
        parsedBody(R"({"question_id":"time","question":"How long may I return goods?","facts":["30 days"],)"
                   R"("documents":["en/returns-policy.md"]})")});
    ids["question"] = "time";
    book.record({Endpoint::ChangeEvaluationQuestion, "changed", "Rephrased question",
        pathWith(Endpoint::ChangeEvaluationQuestion, ids),
        parsedBody(R"({"question":"How long do I have to return goods?"})"),
        {{"If-Match", question.header("ETag")}}});
    const Answer started = book.record({Endpoint::RunEvaluation, "started", "Continues in the background",
        pathWith(Endpoint::RunEvaluation, ids)});
    ids["run"] = started.text(u"run_id").toLatin1();
    // Behind the server's back, so that the log of requests is the same each time.
    while (!book.server().sql("SELECT run_id FROM evaluation_run WHERE finished_ms IS NULL").isEmpty()) { }
    for (const Endpoint endpoint : {Endpoint::ListEvaluations, Endpoint::GetEvaluation,
             Endpoint::ListEvaluationRuns, Endpoint::GetEvaluationRun, Endpoint::ListEvaluationResults}) {
        const api::EndpointInfo &info = api::endpointInfo(endpoint);
        book.record({endpoint, "success", info.summary, pathWith(endpoint, ids)});
    }
    book.record({Endpoint::DeleteEvaluationQuestion, "deleted", "The question was deleted",
        pathWith(Endpoint::DeleteEvaluationQuestion, ids)});
    book.record({Endpoint::PutEvaluation, "put", "New content", pathWith(Endpoint::PutEvaluation, ids),
        parsedBody(
            R"({"name":"Returns","questions":[{"question":"What does a return cost?","facts":["free"]}]})")});
    book.record({Endpoint::DeleteEvaluation, "deleted", "The set and its runs were deleted",
        pathWith(Endpoint::DeleteEvaluation, ids)});
}

/// What ends things.
void recordEndings(ExchangeBook &book, Identifiers ids)
{
    TestServer &server = book.server();
    const json::Value made
        = server.adminCall("POST", pathWith(Endpoint::CreateKey, ids), R"({"name":"Old backend"})").json();
    ids["key"] = made.find(u"key")->string(u"key_id").toLatin1();
    book.record({Endpoint::RevokeKey, "revoked", "The key stops working immediately",
        pathWith(Endpoint::RevokeKey, ids)});
    book.record({Endpoint::ChangeKey, "revoked", "A revoked key", pathWith(Endpoint::ChangeKey, ids),
        parsedBody(R"({"name":"New backend"})")});
    ids["source"]
        = server.importDocument(u"nordfjell"_s, u"old.md"_s, "# Old\n\nThis shop is closed.\n").toLatin1();
    book.record(
        {Endpoint::DeleteSource, "deleted", "No longer quoted", pathWith(Endpoint::DeleteSource, ids)});
    book.record({Endpoint::DeleteLexiconEntry, "deleted", "Questions are interpreted literally",
        pathWith(Endpoint::DeleteLexiconEntry, ids)});
    book.record(
        {Endpoint::DeleteOwnAnswer, "deleted", "No longer quoted", pathWith(Endpoint::DeleteOwnAnswer, ids)});
    book.record({Endpoint::EraseVisitor, "erased", "The visitor is erased, the figures are kept",
        pathWith(Endpoint::EraseVisitor, ids)});
    server.makeCompany(u"old-shop"_s, {{u"name"_s, u"Solheim"_s}});
    Identifiers old = ids;
    old["company"] = "old-shop";
    const QByteArray company = pathWith(Endpoint::DeleteCompany, old);
    book.record({Endpoint::DeleteCompany, "mistaken", "A name that differs from the company's",
        company + "?confirm=solheim"});
    book.record({Endpoint::DeleteCompany, "deleted", "Deleted with everything that belongs to it",
        company + "?confirm=Solheim"});
    server.makeCompany(u"sample-shop"_s, {{u"demo"_s, true}});
    book.record({Endpoint::RemoveDemoData, "removed", "Companies with fictional data are deleted"});
    book.record({Endpoint::EndAdminSessions, "ended", "Signed out everywhere",
        pathWith(Endpoint::EndAdminSessions, ids)});
    book.record({Endpoint::DeleteAdmin, "deleted", "The administrator was deleted",
        pathWith(Endpoint::DeleteAdmin, ids)});

    const auto signIn = [&](const char *password) {
        const QByteArray body
            = QByteArray(R"({"email":"ops@nordfjell.example","password":")") + password + "\"}";
        HttpProbe probe(server.admin());
        return probe.request("POST", "/admin/v1/sessions", body, {{"Content-Type", "application/json"}})
            .json();
    };
    server.clock().advance(1000);
    signIn(kPassword);
    const json::Value sessions = book.record({Endpoint::ListSessions, "sessions", "Open sessions"}).json();
    ids["session"] = sessions.find(u"items")->asArray()->front().string(u"session_id").toLatin1();
    book.record({Endpoint::RevokeSession, "ended", "One session", pathWith(Endpoint::RevokeSession, ids)});
    book.record({Endpoint::RevokeOtherSessions, "ended", "All except this one"});
    book.record({Endpoint::ChangeOwnPassword, "changed", "A new password", {},
        parsedBody(QByteArray(R"({"current_password":")") + kPassword
            + R"(","new_password":"a longer and quieter password"})")});
    book.record({Endpoint::SignOut, "signedOut", "The session has ended"});
}

/// Orders, revenue, refused events and visitors.
void recordRevenue(ExchangeBook &book, Identifiers &ids)
{
    const auto firstOf = [&](const char *list, QStringView member) {
        const json::Value page
            = book.server().adminCall("GET", QByteArray("/admin/v1/companies/nordfjell/") + list).json();
        return page.find(u"items")->asArray()->front().string(member).toLatin1();
    };
    ids["order"] = firstOf("orders", u"event_id");
    ids["refusal"] = firstOf("refused-events", u"refusal_id");
    ids["fingerprint"] = firstOf("orders", u"user_fingerprint");
    book.record({Endpoint::RefundOrder, "refunded", "One of the two items was returned",
        pathWith(Endpoint::RefundOrder, ids),
        parsedBody(R"({"kind":"refund","value":19.95,"reference":"NF-R-1","reason":"Shipping was late"})")});
    book.record(
        {Endpoint::RefundOrder, "again", "The same refund again", pathWith(Endpoint::RefundOrder, ids),
            parsedBody(R"({"kind":"refund","value":19.95,"reference":"NF-R-1"})")});
    const json::Value once = parsedBody(R"({"kind":"refund","value":5,"reference":"NF-R-2"})");
    const Headers key{{"Idempotency-Key", "refund-NF-R-2"}};
    book.record(
        {Endpoint::RefundOrder, "withKey", "With an Idempotency-Key, so that it can be repeated safely",
            pathWith(Endpoint::RefundOrder, ids), once, key});
    book.record(
        {Endpoint::RefundOrder, "replayed", "Repeated after a lost response: returns the first response",
            pathWith(Endpoint::RefundOrder, ids), once, key});
    book.record({Endpoint::RefundOrder, "keyReused", "The Idempotency-Key of another refund",
        pathWith(Endpoint::RefundOrder, ids), parsedBody(R"({"kind":"refund","value":6})"), key});
    book.record({Endpoint::RefundOrder, "tooMuch", "More than the rest of the order",
        pathWith(Endpoint::RefundOrder, ids), parsedBody(R"({"kind":"refund","value":9999})")});
    book.record({Endpoint::GetRevenue, "revenue", "Two days",
        pathWith(Endpoint::GetRevenue, ids) + "?from=2026-05-28&to=2026-05-29"});
    book.record({Endpoint::GetRevenueBreakdown, "products", "By product",
        pathWith(Endpoint::GetRevenueBreakdown, ids) + "?by=product"});
    book.record({Endpoint::RepairRevenue, "nothing", "No differences to repair",
        pathWith(Endpoint::RepairRevenue, ids), parsedBody("{}")});
    book.record({Endpoint::RecalculateRevenue, "unchanged", "Today's settings change nothing",
        pathWith(Endpoint::RecalculateRevenue, ids), parsedBody(R"({"from":"2026-05-01"})")});
    book.record({Endpoint::SimulateEvent, "refused", "A change of a product that is not in the cart",
        pathWith(Endpoint::SimulateEvent, ids),
        parsedBody(R"({"cart_event":{"company_key":"nordfjell","user_fingerprint":")" + ids["fingerprint"]
            + R"(","user_faq_fingerprint":")" + ids["fingerprint"]
            + R"(","type":"ITEM_REMOVED","product_id":"NF-ROPE","product_name":"Rope","value":9.95,"currency":"EUR","quantity":0}})")});
}

/// An answer that an administrator finds to be wrong.
void recordMarks(ExchangeBook &book, Identifiers ids)
{
    ids["message"] = "1";
    book.record({Endpoint::MarkAnswer, "marked", "The answer is outdated",
        pathWith(Endpoint::MarkAnswer, ids), parsedBody(R"({"note":"The price changed in May"})")});
    book.record({Endpoint::ReportGap, "reported", "Its question is now a gap",
        pathWith(Endpoint::ReportGap, ids), parsedBody("{}")});
    book.record({Endpoint::UnmarkAnswer, "unmarked", "The answer was correct after all",
        pathWith(Endpoint::UnmarkAnswer, ids)});
    ids["message"] = "99";
    book.record({Endpoint::MarkAnswer, "missing", "An unknown message", pathWith(Endpoint::MarkAnswer, ids),
        parsedBody("{}")});
}

/// What the operator keeps from the administrators of a company.
void recordCompanyRole(ExchangeBook &book, const Identifiers &ids)
{
    HttpProbe probe(book.server().admin());
    const QByteArray token
        = probe
              .request("POST", "/admin/v1/sessions",
                  R"({"email":"ana@nordfjell.example","password":"correct horse battery"})",
                  {{"Content-Type", "application/json"}})
              .text(u"token")
              .toLatin1();
    const Headers session{bearer(token)};
    const json::Value more = parsedBody(R"({"messages_per_minute":100000,"granted_messages_per_minute":0})");
    for (const Endpoint endpoint : {Endpoint::ChangeCompany, Endpoint::ChangeSettings})
        book.record({endpoint, "notGranted", "A company administrator asks for more than the operator grants",
            pathWith(endpoint, ids), more, session});
    book.record({Endpoint::CreateCompany, "forbidden", "Only operators may", {},
        parsedBody(R"({"company_key":"outlet","name":"Outlet"})"), session});
    book.record({Endpoint::Status, "operator", "For an operator"});
    book.record({Endpoint::Status, "companyRole", "For a company administrator", {}, {}, session});
    const QByteArray audit = pathWith(Endpoint::ListAudit, ids);
    book.record({Endpoint::ListAudit, "operator", "For an operator", audit});
    book.record({Endpoint::ListAudit, "companyRole",
        "For an administrator of the company, without an operator's name and address", audit, {}, session});
}

/// A page in an administrator's browser that calls the admin address.
void recordForeignOrigin(ExchangeBook &book)
{
    for (const Endpoint endpoint : {Endpoint::Healthz, Endpoint::Readyz}) {
        ExchangeBook::Call call{endpoint, "foreignHost", "On the admin address, under another name"};
        call.headers = {{"Host", "elsewhere.example"}};
        call.isOnAdminAddress = true;
        book.record(call);
    }
}

/// A crawl of one page, from its making to its end.
void recordCrawl(ExchangeBook &book, FakeSite &site, const Identifiers &ids)
{
    site.serve("/help/rental/",
        {"<!doctype html><html lang=\"en\"><title>Rental</title><main><h1>Rental</h1>"
         "<p>Snow shoes can be rented in all of our stores from November.</p></main></html>"});
    const Answer crawl = book.record({Endpoint::CreateSource, "crawl", "A crawl, read in the background",
        pathWith(Endpoint::CreateSource, ids),
        json::Object{{u"name"_s, u"Rental"_s}, {u"kind"_s, u"crawl"_s},
            {u"url"_s, site.url(u"/help/rental/"_s)}, {u"max_depth"_s, 3}, {u"max_pages"_s, 200}}});
    Identifiers withCrawl = ids;
    withCrawl["source"] = crawl.text(u"source_id").toLatin1();
    const QByteArray path = pathWith(Endpoint::GetSource, withCrawl);
    while (!book.server().sql("SELECT source_id FROM source_page WHERE is_reading = 1").isEmpty()) { }
    const Answer read = book.record({Endpoint::GetSource, "crawl", "A completed crawl", path});
    book.record({Endpoint::ChangeSource, "changed", "Read every day", path,
        parsedBody(R"({"interval_hours":24})"), {{"If-Match", read.header("ETag")}}});
}

} // namespace

QByteArray pathWith(Endpoint endpoint, const Identifiers &ids)
{
    QByteArray path = api::endpointInfo(endpoint).path;
    for (auto it = ids.cbegin(); it != ids.cend(); ++it)
        path.replace('{' + it.key() + '}', it.value());
    return path;
}

void recordSetUp(ExchangeBook &book, FakeSite &site, Identifiers &ids)
{
    TestServer &server = book.server();
    book.placeholders().learn(site.hostPort(), u"shop.example"_s);
    book.placeholders().learn(u"http://"_s + site.hostPort(), u"https://shop.example"_s);
    book.placeholders().learn(server.base().authority(), u"127.0.0.1:8420"_s);
    book.placeholders().learn(server.admin().authority(), u"127.0.0.1:8421"_s);
    book.placeholders().learn(
        QString::fromLatin1(server.adminToken().reveal()), u"ads_TokenOfTheDataFolder"_s);
    site.serve("/products/alta-2", {productPage(u"Alta 2 tent"_s, u"349.00"_s)});

    // The first operator signs in as people do; the token of the data folder made it.
    const QByteArray operatorBody = QByteArray(R"({"email":"ops@nordfjell.example","password":")") + kPassword
        + R"(","role":"operator"})";
    const Answer made = server.adminCall("POST", "/admin/v1/admins", operatorBody);
    if (made.status != 201)
        qFatal("operator: %s", made.body.constData());
    const json::Value credentials
        = parsedBody(QByteArray(R"({"email":"ops@nordfjell.example","password":")") + kPassword + "\"}");
    const Answer session = book.record({Endpoint::SignIn, "signedIn", "Signed in", {}, credentials});
    book.setSession(session.text(u"token").toLatin1());
    book.record({Endpoint::SignIn, "wrongPassword", "The password is wrong", {},
        parsedBody(R"({"email":"ops@nordfjell.example","password":"a guess at it"})")});
    book.record({Endpoint::CurrentSession, "current", "The signed-in administrator"});

    const json::Value company = json::Object{{u"company_key"_s, u"nordfjell"_s}, {u"name"_s, u"Nordfjell"_s},
        {u"allowed_hosts"_s, json::Array{site.hostPort()}}, {u"faqs_enabled"_s, true},
        {u"api_access"_s, true}, {u"locales"_s, json::Array{u"en"_s, u"de"_s}},
        {u"time_zone"_s, u"Europe/Berlin"_s}, {u"currency"_s, u"EUR"_s}};
    book.record({Endpoint::CreateCompany, "made", "A company", {}, company});
    book.record({Endpoint::CreateCompany, "exists", "The key is already in use", {}, company});
    ids["company"] = "nordfjell";
    const Answer source = book.record({Endpoint::CreateSource, "made", "A source for uploaded documents",
        pathWith(Endpoint::CreateSource, ids), parsedBody(R"({"name":"Help centre"})")});
    ids["source"] = source.text(u"source_id").toLatin1();
    book.record({Endpoint::PutDocument, "imported", "A page of the help centre",
        pathWith(Endpoint::PutDocument, ids) + "?path=en/returns-policy.md", {},
        {{"Content-Type", "text/markdown"}},
        "# Returns\n\nYou may return unused goods within 30 days. The return is free within Germany.\n"});
    const json::Value documents
        = server.adminCall("GET", "/admin/v1/companies/nordfjell/documents?limit=1").json();
    ids["document"] = documents.find(u"items")->asArray()->front().string(u"document_id").toLatin1();
    site.serve("/help/repairs",
        {"<!doctype html><html lang=\"en\"><title>Repairs</title><main><h1>Repairs</h1>"
         "<p>Our workshop repairs tents and jackets within ten days.</p></main></html>"});
    const Answer page = book.record({Endpoint::CreateSource, "page", "A web page, read immediately",
        pathWith(Endpoint::CreateSource, ids),
        json::Object{{u"name"_s, u"Repairs"_s}, {u"url"_s, site.url(u"/help/repairs"_s)}}});
    Identifiers withPage = ids;
    withPage["source"] = page.text(u"source_id").toLatin1();
    book.record({Endpoint::RefreshSource, "unchanged", "Read again: nothing has changed",
        pathWith(Endpoint::RefreshSource, withPage)});
    book.record({Endpoint::GetSource, "page", "A web page with the result of its last reading",
        pathWith(Endpoint::GetSource, withPage)});
    recordCrawl(book, site, ids);
    recordDocuments(book, ids, "repairs");
    for (const char *name : {"shipping-times.md", "shipping-costs.md", "payment-methods.md", "contact.md"})
        server.importDocument(u"nordfjell"_s, u"en/"_s + QLatin1String(name),
            fileOf(u"en/"_s + QLatin1String(name)), QString::fromLatin1(ids["source"]));
    const Answer own = book.record({Endpoint::CreateOwnAnswer, "written",
        "An answer that the pages do not hold", pathWith(Endpoint::CreateOwnAnswer, ids),
        parsedBody(R"({"question":"Do you rent out tents?","answer":"Yes, for €25 a day.","locale":"en"})")});
    ids["own_answer"] = own.text(u"own_answer_id").toLatin1();
    book.record({Endpoint::CreateOwnAnswer, "exists", "The question already has an answer",
        pathWith(Endpoint::CreateOwnAnswer, ids),
        parsedBody(R"({"question":"Do you rent out tents?","answer":"No.","locale":"en"})")});
    const Answer entry = book.record({Endpoint::CreateLexiconEntry, "added",
        "The form of a built-in concept, too", pathWith(Endpoint::CreateLexiconEntry, ids),
        parsedBody(R"({"form":"money back","meaning":"store credit"})")});
    ids["lexicon_entry"] = entry.text(u"lexicon_entry_id").toLatin1();
    book.record({Endpoint::CreateLexiconEntry, "exists", "The form already has a meaning",
        pathWith(Endpoint::CreateLexiconEntry, ids),
        parsedBody(R"({"form":"Money back","meaning":"coupon"})")});
    const Answer key = book.record({Endpoint::CreateKey, "made", "A key for the shop's backend",
        pathWith(Endpoint::CreateKey, ids), parsedBody(R"({"name":"Storefront backend"})")});
    book.setApiKey(key.text(u"api_key").toLatin1());
    const json::Value keyBody = key.json();
    ids["key"] = keyBody.find(u"key")->string(u"key_id").toLatin1();
}

void recordAdministration(ExchangeBook &book, FakeSite &site, Identifiers &ids)
{
    const Answer admin = book.record({Endpoint::CreateAdmin, "made", "An administrator of one company", {},
        parsedBody(
            R"({"email":"ana@nordfjell.example","password":"correct horse battery","role":"company_admin","companies":["nordfjell"]})")});
    ids["admin"] = admin.text(u"admin_id").toLatin1();
    const Answer company = book.record(
        {Endpoint::GetCompany, "company", "A company's settings", pathWith(Endpoint::GetCompany, ids)});
    book.record({Endpoint::ChangeCompany, "changed", "A longer window for attribution",
        pathWith(Endpoint::ChangeCompany, ids), parsedBody(R"({"attribution_window_hours":48})"),
        {{"If-Match", company.header("ETag")}}});
    book.record({Endpoint::ChangeCompany, "stale", "Another administrator changed it in between",
        pathWith(Endpoint::ChangeCompany, ids), parsedBody(R"({"attribution_window_hours":72})"),
        {{"If-Match", company.header("ETag")}}});
    recordCompanyRole(book, ids);
    recordRevenue(book, ids);
    recordMarks(book, ids);
    recordModelSetup(book);
    book.record(
        {Endpoint::ListFaqPages, "pages", "Pages and their states", pathWith(Endpoint::ListFaqPages, ids)});
    book.record({Endpoint::GetFaqPage, "page", "A page with its FAQs", pathWith(Endpoint::GetFaqPage, ids)});
    recordFaqEdits(book, site, ids);
    recordImports(book, ids);
    recordChanges(book, ids);
    recordEvaluations(book, ids);
    recordPageRules(book, site, ids);
    recordRemainingReads(book, ids);
    recordForeignOrigin(book);
    book.record({Endpoint::InspectPage, "told", "Result for a page", pathWith(Endpoint::InspectPage, ids),
        json::Object{{u"url"_s, site.url(u"/products/alta-2"_s)}, {u"count"_s, 2}}});
    site.hold("/products/alta-2");
    book.record({Endpoint::RegenerateFaqPage, "accepted", "The page's FAQs are regenerated",
        pathWith(Endpoint::RegenerateFaqPage, ids)});
    recordPregeneration(book, site, ids);
    recordFeeds(book, ids);
    book.record({Endpoint::InspectPage, "refused", "An address of another shop",
        pathWith(Endpoint::InspectPage, ids), json::Object{{u"url"_s, u"https://elsewhere.example/tent"_s}}});
    site.release("/products/alta-2");
    recordEndings(book, ids);
}

/// Backups and the check of the database, which PostgreSQL has its own tools for. Last of all: how often is
/// looked at what goes on in the background differs, and the log of requests has its example by then.
void recordMaintenance(ExchangeBook &book, Identifiers ids)
{
    if (TestDatabase::isPostgres())
        return;
    TestServer &server = book.server();
    book.setSession(server.adminToken().reveal());
    const Answer begun = book.record({Endpoint::CreateBackup, "begun", "Created in the background"});
    ids["backup"] = begun.text(u"backup_id").toLatin1();
    const QByteArray path = pathWith(Endpoint::GetBackup, ids);
    while (server.adminCall("GET", path).text(u"state") == u"running") { }
    book.record({Endpoint::GetBackup, "done", "Completed", path});
    book.record({Endpoint::ListBackups, "backups", "All backups"});
    book.record(
        {Endpoint::DeleteBackup, "deleted", "The file was deleted", pathWith(Endpoint::DeleteBackup, ids)});
    book.record({Endpoint::CheckIntegrity, "begun", "Continues in the background"});
    while (server.adminCall("GET", "/admin/v1/integrity-check").text(u"state") == u"running") { }
    book.record({Endpoint::GetIntegrity, "sound", "No problems found"});
}

void recordRemainingReads(ExchangeBook &book, const Identifiers &ids)
{
    for (const api::EndpointInfo &info : api::endpoints()) {
        const QByteArray path = pathWith(info.id, ids);
        if (QByteArrayView(info.method) != "GET" || api::answersWithMediaType(info)
            || book.examples().contains(QString::fromLatin1(info.name)) || path.contains('{')
            || info.id == Endpoint::ListSessions) // asked for later, when there are two
            continue;
        if (info.id == Endpoint::ListBackups || info.id == Endpoint::GetIntegrity) // when there are some
            continue;
        book.record({info.id, "success", info.summary, path});
    }
}

void recordEverything(ExchangeBook &book, FakeSite &site)
{
    Identifiers ids;
    book.placeholders().learn(book.server().dataFolder(), u"/var/lib/answerdesk"_s);
    if (TestDatabase::isPostgres())
        book.placeholders().learn(book.server().runtime().database().path(), u"sqlite"_s);
    recordSetUp(book, site, ids);
    recordMessages(book, ids);
    recordFaqs(book, site, ids);
    recordEvents(book);
    recordAdministration(book, site, ids);
    recordMaintenance(book, ids);
}

} // namespace answerdesk::test
