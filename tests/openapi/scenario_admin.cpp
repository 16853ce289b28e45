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

/// Changes that leave everything where it is.
void recordChanges(ExchangeBook &book, const Identifiers &ids)
{
    const Answer key = book.record({Endpoint::GetKey, "key", "One key", pathWith(Endpoint::GetKey, ids)});
    const Answer changed = book.record({Endpoint::ChangeKey, "changed", "Another name and a limit of its own",
        pathWith(Endpoint::ChangeKey, ids), parsedBody(R"({"name":"Storefront","requests_per_minute":300})"),
        {{"If-Match", key.header("ETag")}}});
    book.record({Endpoint::RotateKey, "rotated", "A new secret; the earlier one works for another day",
        pathWith(Endpoint::RotateKey, ids), parsedBody(R"({"overlap_seconds":86400})"),
        {{"If-Match", changed.header("ETag")}}});
    const Answer own
        = book.record({Endpoint::GetOwnAnswer, "pair", "One pair", pathWith(Endpoint::GetOwnAnswer, ids)});
    book.record(
        {Endpoint::ChangeOwnAnswer, "changed", "Another price", pathWith(Endpoint::ChangeOwnAnswer, ids),
            parsedBody(R"({"answer":"Yes, for €30 a day."})"), {{"If-Match", own.header("ETag")}}});
    const Answer texts
        = book.record({Endpoint::GetTexts, "texts", "Built-in texts", pathWith(Endpoint::GetTexts, ids)});
    book.record(
        {Endpoint::ChangeTexts, "changed", "A greeting of one's own", pathWith(Endpoint::ChangeTexts, ids),
            parsedBody(R"({"locale":"de","greeting":"Moin! Wobei kann ich helfen?"})"),
            {{"If-Match", texts.header("ETag")}}});
    const json::Value gaps = book.record({Endpoint::ListGaps, "gaps", "The most asked first",
                                             pathWith(Endpoint::ListGaps, ids) + "?state=open"})
                                 .json();
    Identifiers withGap = ids;
    withGap["gap"] = gaps.find(u"items")->asArray()->front().string(u"gap_id").toLatin1();
    book.record({Endpoint::GetGap, "gap", "What came nearest", pathWith(Endpoint::GetGap, withGap)});
    book.record({Endpoint::DismissGap, "dismissed", "Nothing is to be done",
        pathWith(Endpoint::DismissGap, withGap)});
    book.record({Endpoint::ReopenGap, "open", "On second thoughts", pathWith(Endpoint::ReopenGap, withGap)});
    book.record({Endpoint::AnswerGap, "answered", "An own answer closes the gap",
        pathWith(Endpoint::AnswerGap, withGap),
        parsedBody(R"({"answer":"Please ask in one of our stores."})")});
    book.record({Endpoint::ListOwnAnswers, "pairs", "What administrators wrote",
        pathWith(Endpoint::ListOwnAnswers, ids)});
    book.record({Endpoint::ChangeSettings, "changed", "Only helpful interactions open a ticket",
        pathWith(Endpoint::ChangeSettings, ids), parsedBody(R"({"require_helpful":true})")});
    book.record({Endpoint::ChangeAdmin, "changed", "From admin to viewer",
        pathWith(Endpoint::ChangeAdmin, ids), parsedBody(R"({"role":"company_viewer"})")});
    book.record({Endpoint::SetAdminPassword, "set", "A password for somebody who has forgotten it",
        pathWith(Endpoint::SetAdminPassword, ids),
        parsedBody(R"({"password":"staple of another battery"})")});
}

/// What ends things.
void recordEndings(ExchangeBook &book, Identifiers ids)
{
    TestServer &server = book.server();
    const json::Value made
        = server.adminCall("POST", pathWith(Endpoint::CreateKey, ids), R"({"name":"Old backend"})").json();
    ids["key"] = made.find(u"key")->string(u"key_id").toLatin1();
    book.record({Endpoint::RevokeKey, "revoked", "The key stops working at once",
        pathWith(Endpoint::RevokeKey, ids)});
    book.record({Endpoint::ChangeKey, "revoked", "A revoked key", pathWith(Endpoint::ChangeKey, ids),
        parsedBody(R"({"name":"New backend"})")});
    ids["source"]
        = server.importDocument(u"nordfjell"_s, u"old.md"_s, "# Old\n\nThis shop is closed.\n").toLatin1();
    book.record({Endpoint::DeleteSource, "deleted", "Nothing quotes it afterwards",
        pathWith(Endpoint::DeleteSource, ids)});
    book.record({Endpoint::DeleteOwnAnswer, "deleted", "Nothing quotes it afterwards",
        pathWith(Endpoint::DeleteOwnAnswer, ids)});
    book.record({Endpoint::EndAdminSessions, "ended", "Signed out everywhere",
        pathWith(Endpoint::EndAdminSessions, ids)});
    book.record({Endpoint::DeleteAdmin, "deleted", "The administrator is gone",
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
    book.record({Endpoint::RevokeOtherSessions, "ended", "All but this one"});
    book.record({Endpoint::ChangeOwnPassword, "changed", "A new password", {},
        parsedBody(QByteArray(R"({"current_password":")") + kPassword
            + R"(","new_password":"a longer and quieter password"})")});
    book.record({Endpoint::SignOut, "signedOut", "The session is over"});
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
        QString::fromLatin1(server.runtime().adminToken().reveal()), u"ads_TokenOfTheDataFolder"_s);
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
    book.record({Endpoint::CurrentSession, "current", "Who is signed in"});

    const json::Value company = json::Object{{u"company_key"_s, u"nordfjell"_s}, {u"name"_s, u"Nordfjell"_s},
        {u"allowed_hosts"_s, json::Array{site.hostPort()}}, {u"faqs_enabled"_s, true},
        {u"api_access"_s, true}, {u"locales"_s, json::Array{u"en"_s, u"de"_s}},
        {u"time_zone"_s, u"Europe/Berlin"_s}, {u"currency"_s, u"EUR"_s}};
    book.record({Endpoint::CreateCompany, "made", "A company", {}, company});
    book.record({Endpoint::CreateCompany, "exists", "The key is taken", {}, company});
    ids["company"] = "nordfjell";
    const Answer source = book.record({Endpoint::CreateSource, "made", "A source for uploaded documents",
        pathWith(Endpoint::CreateSource, ids), parsedBody(R"({"name":"Help centre"})")});
    ids["source"] = source.text(u"source_id").toLatin1();
    book.record({Endpoint::PutDocument, "imported", "A page of the help centre",
        pathWith(Endpoint::PutDocument, ids) + "?path=en/returns-policy.md", {},
        {{"Content-Type", "text/markdown"}},
        "# Returns\n\nYou may return unused goods within 30 days. The return is free within Germany.\n"});
    site.serve("/help/repairs",
        {"<!doctype html><html lang=\"en\"><title>Repairs</title><main><h1>Repairs</h1>"
         "<p>Our workshop repairs tents and jackets within ten days.</p></main></html>"});
    const Answer page = book.record(
        {Endpoint::CreateSource, "page", "A web page, read at once", pathWith(Endpoint::CreateSource, ids),
            json::Object{{u"name"_s, u"Repairs"_s}, {u"url"_s, site.url(u"/help/repairs"_s)}}});
    Identifiers withPage = ids;
    withPage["source"] = page.text(u"source_id").toLatin1();
    book.record({Endpoint::RefreshSource, "unchanged", "Read again: nothing has changed",
        pathWith(Endpoint::RefreshSource, withPage)});
    book.record({Endpoint::GetSource, "page", "A web page and how its last reading went",
        pathWith(Endpoint::GetSource, withPage)});
    for (const char *name : {"shipping-times.md", "shipping-costs.md", "payment-methods.md", "contact.md"})
        server.importDocument(u"nordfjell"_s, u"en/"_s + QLatin1String(name),
            fileOf(u"en/"_s + QLatin1String(name)), QString::fromLatin1(ids["source"]));
    const Answer own = book.record({Endpoint::CreateOwnAnswer, "written",
        "An answer that the pages do not hold", pathWith(Endpoint::CreateOwnAnswer, ids),
        parsedBody(R"({"question":"Do you rent out tents?","answer":"Yes, for €25 a day.","locale":"en"})")});
    ids["own_answer"] = own.text(u"own_answer_id").toLatin1();
    book.record({Endpoint::CreateOwnAnswer, "exists", "The question has an answer",
        pathWith(Endpoint::CreateOwnAnswer, ids),
        parsedBody(R"({"question":"Do you rent out tents?","answer":"No.","locale":"en"})")});
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
    book.record({Endpoint::ChangeCompany, "stale", "Somebody else changed it in between",
        pathWith(Endpoint::ChangeCompany, ids), parsedBody(R"({"attribution_window_hours":72})"),
        {{"If-Match", company.header("ETag")}}});
    book.record({Endpoint::GetRevenue, "revenue", "Two days",
        pathWith(Endpoint::GetRevenue, ids) + "?from=2026-05-28&to=2026-05-29"});
    book.record(
        {Endpoint::ListFaqPages, "pages", "Pages and their states", pathWith(Endpoint::ListFaqPages, ids)});
    book.record({Endpoint::GetFaqPage, "page", "A page with its FAQs", pathWith(Endpoint::GetFaqPage, ids)});
    recordChanges(book, ids);
    recordRemainingReads(book, ids);
    site.hold("/products/alta-2");
    book.record({Endpoint::RegenerateFaqPage, "accepted", "The page's FAQs are made anew",
        pathWith(Endpoint::RegenerateFaqPage, ids)});
    site.release("/products/alta-2");
    recordEndings(book, ids);
}

void recordRemainingReads(ExchangeBook &book, const Identifiers &ids)
{
    for (const api::EndpointInfo &info : api::endpoints()) {
        const QByteArray path = pathWith(info.id, ids);
        if (QByteArrayView(info.method) != "GET" || api::answersWithMediaType(info)
            || book.examples().contains(QString::fromLatin1(info.name)) || path.contains('{')
            || info.id == Endpoint::ListSessions) // asked for later, when there are two
            continue;
        book.record({info.id, "success", info.summary, path});
    }
}

void recordEverything(ExchangeBook &book, FakeSite &site)
{
    Identifiers ids;
    recordSetUp(book, site, ids);
    recordMessages(book, ids);
    recordFaqs(book, site, ids);
    recordEvents(book);
    recordAdministration(book, site, ids);
}

} // namespace answerdesk::test
