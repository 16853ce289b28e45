// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr qint64 kMinuteMs = 60'000;
const QByteArray kPassword = "correct horse battery";
} // namespace

/// Sign-in, roles, companies, lists, audit and status on the admin address.
class TestAdmin : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;

    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const QByteArray &token = {}, Headers headers = {})
    {
        HttpProbe probe(m_server->admin());
        if (!token.isEmpty())
            headers << bearer(token);
        if (!body.isEmpty())
            headers.emplace_back("Content-Type", "application/json");
        return probe.request(method, "/admin/v1" + path, body, headers);
    }
    Answer signIn(const QByteArray &email, const QByteArray &password = kPassword)
    {
        return call("POST", "/sessions", "{\"email\":\"" + email + "\",\"password\":\"" + password + "\"}");
    }
    QByteArray tokenOf(const QByteArray &email) { return signIn(email).text(u"token").toLatin1(); }
    void makeAdmin(const QString &email, accounts::Role role, const QStringList &companies = {})
    {
        const auto made = m_server->runtime().putAdmin(email, Secret(kPassword), role, companies);
        QVERIFY2(made, qPrintable(made ? QString() : made.error().text()));
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->makeCompany(u"other"_s);
        makeAdmin(u"op@example.org"_s, accounts::Role::Operator);
        makeAdmin(u"admin@example.org"_s, accounts::Role::CompanyAdmin, {u"shop"_s});
        makeAdmin(u"tester@example.org"_s, accounts::Role::CompanyTester, {u"shop"_s});
        makeAdmin(u"viewer@example.org"_s, accounts::Role::CompanyViewer, {u"shop"_s});
    }
    void cleanupTestCase() { m_server.reset(); }

    void aSessionBeginsAndEnds()
    {
        const Answer session = signIn("OP@example.org");
        QCOMPARE(session.status, 201);
        const QByteArray token = session.text(u"token").toLatin1();
        QVERIFY(token.size() > 30);
        QCOMPARE(session.text(u"expires_at"), rfc3339(m_server->clock().nowMs() + 12 * 60 * kMinuteMs));
        QCOMPARE(session.json().find(u"admin")->string(u"email"), u"op@example.org"_s);
        QCOMPARE(session.json().find(u"admin")->string(u"role"), u"operator"_s);
        const Answer current = call("GET", "/sessions/current", {}, token);
        QCOMPARE(current.status, 200);
        QCOMPARE(current.json().find(u"admin")->string(u"email"), u"op@example.org"_s);
        QCOMPARE(call("DELETE", "/sessions", {}, token).status, 204);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, token), "INVALID_SESSION");
    }
    void aSessionExpires()
    {
        const QByteArray token = tokenOf("op@example.org");
        m_server->clock().advance(12 * 60 * kMinuteMs);
        COMPARE_ERROR(call("GET", "/status", {}, token), "INVALID_SESSION");
    }
    void aSessionSurvivesARestart()
    {
        const QByteArray token = tokenOf("op@example.org");
        m_server->restart();
        QCOMPARE(call("GET", "/status", {}, token).status, 200);
    }
    void withoutASessionNothingIsShown()
    {
        COMPARE_ERROR(call("GET", "/status"), "MISSING_SESSION");
        COMPARE_ERROR(call("GET", "/companies"), "MISSING_SESSION");
        COMPARE_ERROR(call("GET", "/companies/nobody"), "MISSING_SESSION");
        COMPARE_ERROR(call("GET", "/status", {}, "ads_nonsense"), "INVALID_SESSION");
        COMPARE_ERROR(call("GET", "/companies/nobody", {}, "ads_nonsense"), "INVALID_SESSION");
        COMPARE_ERROR(call("GET", "/status", {}, m_server->makeKey(u"shop"_s)), "INVALID_SESSION");
    }
    void wrongCredentialsLookAlike()
    {
        COMPARE_ERROR(signIn("op@example.org", "wrong"), "INVALID_CREDENTIALS");
        COMPARE_ERROR(signIn("nobody@example.org"), "INVALID_CREDENTIALS");
        COMPARE_ERROR(call("POST", "/sessions", "{}"), "MISSING_REQUIRED_FIELDS");
    }
    void tenFailuresAreEnough()
    {
        m_server->clock().advance(16 * kMinuteMs);
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(signIn("viewer@example.org", "wrong"), "INVALID_CREDENTIALS");
        const Answer refused = signIn("viewer@example.org");
        COMPARE_ERROR(refused, "TOO_MANY_ATTEMPTS");
        QCOMPARE(refused.header("Retry-After").toInt(), 15 * 60);
        m_server->clock().advance(15 * kMinuteMs);
        QCOMPARE(signIn("viewer@example.org").status, 201);
    }

    void rolesPermitWhatTheySay_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("permitted"); // beside the operator
        const QByteArrayList all{"admin", "tester", "viewer"};
        const auto row = [](const QByteArray &method, const QByteArray &path, const QByteArray &body,
                             const QByteArrayList &permitted) {
            QTest::newRow((method + ' ' + path + ' ' + body).constData())
                << method << path << body << permitted;
        };
        row("GET", "/status", {}, all);
        row("GET", "/companies", {}, all);
        row("GET", "/companies/shop", {}, all);
        row("GET", "/companies/shop/keys", {}, all);
        row("GET", "/companies/shop/sources", {}, all);
        row("GET", "/companies/shop/documents", {}, all);
        row("GET", "/companies/shop/faq-pages", {}, all);
        row("GET", "/companies/shop/threads", {}, all);
        row("GET", "/companies/shop/tickets", {}, all);
        row("GET", "/companies/shop/orders", {}, all);
        row("GET", "/companies/shop/events", {}, all);
        row("GET", "/companies/shop/refused-events", {}, all);
        row("GET", "/companies/shop/revenue", {}, all);
        row("GET", "/companies/shop/audit", {}, {"admin"});
        row("PATCH", "/companies/shop", R"({"name":"Shop"})", {"admin"});
        row("POST", "/companies/shop/keys", R"({"name":"a"})", {"admin"});
        row("POST", "/companies/shop/keys", R"({"name":"a","test":true})", {"admin", "tester"});
        row("POST", "/companies/shop/sources", R"({"name":"a"})", {"admin"});
        row("GET", "/admins", {}, {});
        row("POST", "/companies", R"({"company_key":"new-one","name":"New"})", {});
        row("POST", "/admins", R"({"email":"x@y.z","password":"0123456789ab","role":"operator"})", {});
    }
    void rolesPermitWhatTheySay()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, body);
        QFETCH(QByteArrayList, permitted);
        static const QHash<QByteArray, QByteArray> tokens = [this] {
            QHash<QByteArray, QByteArray> made;
            for (const char *name : {"admin", "tester", "viewer"})
                made.insert(name, tokenOf(QByteArray(name) + "@example.org"));
            return made;
        }();
        for (const char *name : {"admin", "tester", "viewer"}) {
            const Answer answer = call(method, path, body, tokens.value(name));
            if (permitted.contains(name))
                QVERIFY2(answer.status == 200 || answer.status == 201, answer.body);
            else
                COMPARE_ERROR(answer, "FORBIDDEN");
        }
    }
    void anothersCompanyDoesNotExist()
    {
        const QByteArray token = tokenOf("admin@example.org");
        COMPARE_ERROR(call("GET", "/companies/other", {}, token), "NOT_FOUND");
        COMPARE_ERROR(call("PATCH", "/companies/other", "{}", token), "NOT_FOUND");
        COMPARE_ERROR(call("GET", "/companies/other/threads", {}, token), "NOT_FOUND");
        QCOMPARE(entriesOf(call("GET", "/companies", {}, token).json(), u"items").size(), 1);
        COMPARE_ERROR(m_server->adminCall("GET", "/admin/v1/companies/nobody"), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("GET", "/admin/v1/companies/nobody/revenue"), "NOT_FOUND");
    }
    void administratorsAreMade()
    {
        const Answer made = m_server->adminCall("POST", "/admin/v1/admins",
            R"({"email":"new@example.org","password":"0123456789ab","role":"company_viewer","companies":["shop"]})");
        QCOMPARE(made.status, 201);
        QCOMPARE(signIn("new@example.org", "0123456789ab").status, 201);
        COMPARE_ERROR(m_server->adminCall("POST", "/admin/v1/admins",
                          R"({"email":"New@example.org","password":"0123456789ab","role":"operator"})"),
            "ALREADY_EXISTS");
        const Answer faulty = m_server->adminCall("POST", "/admin/v1/admins",
            R"({"email":"nobody","password":"0123456789ab","role":"king","companies":["nowhere"]})");
        COMPARE_ERROR(faulty, "INVALID_FIELDS");
        QCOMPARE(faulty.invalidFields().keys(), (QStringList{u"companies[0]"_s, u"email"_s, u"role"_s}));
    }
    void anOperatorStays()
    {
        const QByteArray token = tokenOf("op@example.org");
        const Answer me = call("GET", "/sessions/current", {}, token);
        const QByteArray id = me.json().find(u"admin")->string(u"admin_id").toLatin1();
        COMPARE_ERROR(m_server->adminCall("DELETE", "/admin/v1/admins/" + id), "LAST_OPERATOR");
    }

    void aCompanyHasTheDocumentedDefaults()
    {
        const Answer made
            = m_server->adminCall("POST", "/admin/v1/companies", R"({"company_key":"plain","name":"Plain"})");
        QCOMPARE(made.status, 201);
        const json::Value company = made.json();
        QCOMPARE(memberNames(company),
            (QStringList{u"company_key"_s, u"name"_s, u"region"_s, u"demo"_s, u"api_access"_s,
                u"faqs_enabled"_s, u"faqs_require_approval"_s, u"allowed_hosts"_s, u"locales"_s,
                u"time_zone"_s, u"currency"_s, u"attribution_window_hours"_s, u"require_helpful"_s,
                u"strict_decrease"_s, u"answer_threshold_percent"_s, u"messages_per_minute"_s,
                u"faqs_per_minute"_s, u"events_per_minute"_s, u"conversation_retention_days"_s,
                u"visitor_retention_days"_s, u"model_enabled"_s, u"model_name"_s, u"model_timeout_ms"_s,
                u"model_tokens"_s, u"model_daily_tokens"_s, u"granted_api_access"_s,
                u"granted_messages_per_minute"_s, u"granted_faqs_per_minute"_s,
                u"granted_events_per_minute"_s, u"granted_host_kinds"_s, u"inactive_hosts"_s,
                u"analytics_secret_since"_s, u"analytics_secret_overlap_until"_s, u"created_at"_s,
                u"updated_at"_s}));
        QVERIFY(company.find(u"analytics_secret_since")->isNull()); // the analytics endpoints require none
        QVERIFY(company.find(u"analytics_secret_overlap_until")->isNull());
        QCOMPARE(*company.find(u"api_access")->asBool(), true);
        QCOMPARE(*company.find(u"granted_api_access")->asBool(), true);
        QCOMPARE(numberOf(company, u"granted_messages_per_minute"), 600);
        QCOMPARE(
            entriesOf(company, u"granted_host_kinds"), (json::Array{u"host"_s, u"wildcard"_s, u"port"_s}));
        QCOMPARE(company.string(u"region"), u"eu"_s);
        QCOMPARE(*company.find(u"faqs_enabled")->asBool(), false);
        QCOMPARE(*company.find(u"require_helpful")->asBool(), false);
        QCOMPARE(*company.find(u"strict_decrease")->asBool(), false);
        QCOMPARE(numberOf(company, u"attribution_window_hours"), 24);
        QCOMPARE(numberOf(company, u"faqs_per_minute"), 500);
        QCOMPARE(numberOf(company, u"messages_per_minute"), 600);
        QCOMPARE(numberOf(company, u"events_per_minute"), 0);
        QCOMPARE(entriesOf(company, u"allowed_hosts").size(), 0);
        QCOMPARE(company.string(u"created_at"), rfc3339(m_server->clock().nowMs()));
        COMPARE_ERROR(
            m_server->adminCall("POST", "/admin/v1/companies", R"({"company_key":"plain","name":"Again"})"),
            "ALREADY_EXISTS");
    }
    void companiesAreChecked_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("name");
        const auto row = [](const QByteArray &body, const char *name) {
            QTest::newRow(body.constData()) << body << QString::fromLatin1(name);
        };
        row(R"({"time_zone":"Mars/Olympus"})", "time_zone");
        row(R"({"currency":"EURO"})", "currency");
        row(R"({"locales":["deutsch!"]})", "locales[0]");
        row(R"({"locales":[]})", "locales");
        row(R"({"attribution_window_hours":0})", "attribution_window_hours");
        row(R"({"answer_threshold_percent":49})", "answer_threshold_percent");
        row(R"({"answer_threshold_percent":201})", "answer_threshold_percent");
        row(R"({"faqs_per_minute":-1})", "faqs_per_minute");
        row(R"({"api_access":"yes"})", "api_access");
        row(R"({"allowed_hosts":["a b"]})", "allowed_hosts[0]");
        row("{\"allowed_hosts\":[\"shop.example\",\"https://shop.example\"]}", "allowed_hosts[1]");
        row(R"({"region":"us"})", "region");
        row(R"({"company_key":"renamed"})", "company_key");
    }
    void companiesAreChecked()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, name);
        const Answer answer = m_server->adminCall("PATCH", "/admin/v1/companies/shop", body);
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), QStringList{name});
    }
    void editsAreGuarded()
    {
        const Answer read = m_server->adminCall("GET", "/admin/v1/companies/shop");
        const QByteArray etag = read.header("ETag");
        QVERIFY(!etag.isEmpty());
        const Answer first = m_server->adminCall(
            "PATCH", "/admin/v1/companies/shop", R"({"name":"First"})", {{"If-Match", etag}});
        QCOMPARE(first.status, 200);
        QVERIFY(first.header("ETag") != etag);
        COMPARE_ERROR(m_server->adminCall(
                          "PATCH", "/admin/v1/companies/shop", R"({"name":"Second"})", {{"If-Match", etag}}),
            "PRECONDITION_FAILED");
        const json::Value company = m_server->adminCall("GET", "/admin/v1/companies/shop").json();
        QCOMPARE(company.string(u"name"), u"First"_s);
        QCOMPARE(company.string(u"time_zone"), u"Europe/Berlin"_s); // PATCH merges
    }
    void changesAreInTheAuditLog()
    {
        m_server->changeCompany(u"shop"_s, {{u"name"_s, u"Audited"_s}});
        const Answer log = m_server->adminCall("GET", "/admin/v1/companies/shop/audit?limit=1");
        const json::Value entry = entriesOf(log.json(), u"items").front();
        QCOMPARE(entry.string(u"action"), u"company.changed"_s);
        QCOMPARE(entry.string(u"actor"), u"local"_s);
        QCOMPARE(entry.string(u"target"), u"shop"_s);
        QCOMPARE(entry.string(u"address"), u"127.0.0.1"_s);
        QCOMPARE(entry.find(u"after")->string(u"name"), u"Audited"_s);
        QVERIFY(entry.find(u"before")->string(u"name") != u"Audited"_s);
    }

    void listsArePaged_data()
    {
        QTest::addColumn<QByteArray>("list");
        for (const char *list : {"keys", "audit", "documents", "threads", "faq-pages", "tickets", "orders",
                 "events", "refused-events"})
            QTest::newRow(list) << QByteArray(list);
    }
    void listsArePaged()
    {
        QFETCH(QByteArray, list);
        const QByteArray path = "/admin/v1/companies/shop/" + list;
        const Answer answer = m_server->adminCall("GET", path);
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.json().find(u"items")->asArray());
        QVERIFY(answer.json().find(u"next_cursor"));
        for (const char *query :
            {"?limit=0", "?limit=201", "?limit=x", "?cursor=nonsense", "?limit=5&limit=5"}) {
            const Answer faulty = m_server->adminCall("GET", path + query);
            COMPARE_ERROR(faulty, "INVALID_FIELDS");
            QCOMPARE(faulty.invalidFields().size(), 1);
        }
    }
    void pagesOfAListShowEachRowOnce()
    {
        m_server->makeCompany(u"many"_s);
        for (int i = 0; i < 7; ++i)
            m_server->makeKey(u"many"_s, {{u"name"_s, u"Key %1"_s.arg(i)}});
        for (const char *list : {"keys", "audit"}) {
            QStringList seen;
            QByteArray cursor;
            int pages = 0;
            do {
                const Answer page = m_server->adminCall("GET",
                    QByteArray("/admin/v1/companies/many/") + list + "?limit=3"
                        + (cursor.isEmpty() ? cursor : "&cursor=" + cursor));
                QCOMPARE(page.status, 200);
                for (const json::Value &row : entriesOf(page.json(), u"items"))
                    seen << row.string(u"key_id") + row.string(u"audit_id");
                cursor = page.text(u"next_cursor").toLatin1();
                ++pages;
            } while (!cursor.isEmpty());
            QCOMPARE(pages, 3);
            QVERIFY(seen.size() == 7 || seen.size() == 8); // the company itself was audited
            QCOMPARE(QSet<QString>(seen.begin(), seen.end()).size(), seen.size());
        }
    }
    void watchingEndsWithAChange()
    {
        FakeSite site;
        site.serve("/watched", {productPage(u"Alta 2 tent"_s)});
        m_server->changeCompany(
            u"shop"_s, {{u"faqs_enabled"_s, true}, {u"allowed_hosts"_s, json::Array{site.hostPort()}}});
        const QByteArray path = "/admin/v1/companies/shop/faq-pages";
        const QByteArray revision = m_server->adminCall("GET", path).text(u"revision").toLatin1();
        HttpProbe watcher(m_server->admin());
        watcher.send(HttpProbe::format("GET", path + "?wait=25&after=" + revision, {},
            {bearer(m_server->adminToken().reveal())}, "localhost"));
        m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(site.url(u"/watched"_s)),
            m_server->makeKey(u"shop"_s));
        const Answer change = watcher.read();
        QCOMPARE(change.status, 200);
        QCOMPARE(entriesOf(change.json(), u"items").size(), 1);
        QVERIFY(change.text(u"revision").toLongLong() > revision.toLongLong());
        m_server->waitForPage(u"shop"_s, site.url(u"/watched"_s));

        const QByteArray last = m_server->adminCall("GET", path).text(u"revision").toLatin1();
        const Answer nothing = m_server->adminCall("GET", path + "?wait=1&after=" + last);
        QCOMPARE(nothing.status, 200);
        QCOMPARE(entriesOf(nothing.json(), u"items").size(), 0);
        QCOMPARE(nothing.text(u"revision").toLatin1(), last);
        for (const char *query : {"?wait=26", "?wait=x", "?after=-1", "?state=lost", "?wait=1&wait=1"})
            COMPARE_ERROR(m_server->adminCall("GET", path + query), "INVALID_FIELDS");
    }

    void documentsAreImportedAndListed()
    {
        m_server->makeCompany(u"library"_s);
        const QString source = m_server->importDocument(u"library"_s, u"en/returns.md"_s,
            "---\ntitle: Returns\nlocale: en\n---\n# Returns\n\nYou may return unused goods within 60 "
            "days.\n");
        const Answer documents = m_server->adminCall("GET", "/admin/v1/companies/library/documents");
        const json::Value row = entriesOf(documents.json(), u"items").front();
        QCOMPARE(row.string(u"path"), u"en/returns.md"_s);
        QCOMPARE(row.string(u"title"), u"Returns"_s);
        QCOMPARE(row.string(u"language"), u"en"_s);
        QCOMPARE(row.string(u"source_id"), source);
        const json::Value listed
            = entriesOf(m_server->adminCall("GET", "/admin/v1/companies/library/sources").json(), u"items")
                  .front();
        QCOMPARE(numberOf(listed, u"documents"), 1);
        const QByteArray path = "/admin/v1/companies/library/sources/" + source.toLatin1();
        COMPARE_ERROR(m_server->adminCall("PUT", path + "/documents", "text"), "MISSING_REQUIRED_FIELDS");
        COMPARE_ERROR(m_server->adminCall(
                          "PUT", "/admin/v1/companies/library/sources/none/documents?path=a.md", "text"),
            "NOT_FOUND");
        QCOMPARE(m_server->adminCall("DELETE", path).status, 204);
        COMPARE_ERROR(m_server->adminCall("DELETE", path), "NOT_FOUND");
        QCOMPARE(
            entriesOf(m_server->adminCall("GET", "/admin/v1/companies/library/documents").json(), u"items")
                .size(),
            0);
    }

    void theStatusTellsWhatRuns()
    {
        const json::Value status = m_server->adminCall("GET", "/admin/v1/status").json();
        QCOMPARE(memberNames(status),
            (QStringList{u"version"_s, u"qt_version"_s, u"region"_s, u"started_at"_s, u"uptime_seconds"_s,
                u"base_url"_s, u"app_url"_s, u"admin_url"_s, u"database"_s, u"companies"_s, u"passages"_s,
                u"generating"_s, u"requests_per_second"_s, u"requests_total"_s, u"errors_total"_s}));
        QCOMPARE(status.string(u"base_url"), m_server->base().toString());
        QCOMPARE(status.find(u"database")->string(u"kind"),
            TestDatabase::isPostgres() ? u"postgresql"_s : u"sqlite"_s);
        QVERIFY(numberOf(status, u"requests_total") > 0);
        QCOMPARE(numberOf(status, u"errors_total"), 0);
    }

    void foreignNamesAndOriginsAreRefused_data()
    {
        QTest::addColumn<Headers>("headers");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("own address") << Headers{} << true;
        QTest::newRow("localhost") << Headers{{"Host", "localhost:8421"}} << true;
        QTest::newRow("IPv6 literal") << Headers{{"Host", "[::1]:8421"}} << true;
        QTest::newRow("configured name") << Headers{{"Host", "desk.example:443"}} << true;
        QTest::newRow("foreign name") << Headers{{"Host", "evil.example"}} << false;
        QTest::newRow("name that looks local") << Headers{{"Host", "localhost.evil.example"}} << false;
        QTest::newRow("same origin") << Headers{{"Host", "localhost:8421"},
            {"Origin", "http://localhost:8421"}}
                                     << true;
        QTest::newRow("foreign origin")
            << Headers{{"Host", "localhost:8421"}, {"Origin", "https://evil.example"}} << false;
        QTest::newRow("null origin") << Headers{{"Host", "localhost:8421"}, {"Origin", "null"}} << false;
        QTest::newRow("other port") << Headers{{"Host", "localhost:8421"},
            {"Origin", "http://localhost:9999"}}
                                    << false;
    }
    void foreignNamesAndOriginsAreRefused()
    {
        QFETCH(Headers, headers);
        QFETCH(bool, isAccepted);
        TestServer server({.settings = {{u"admin_hosts"_s, u"desk.example"_s}}});
        HttpProbe probe(server.admin());
        headers << bearer(server.adminToken().reveal());
        const Answer answer = probe.request("GET", "/admin/v1/status", {}, headers);
        if (isAccepted)
            QCOMPARE(answer.status, 200);
        else
            COMPARE_ERROR(answer, "FORBIDDEN_ORIGIN");
        // Sign-in needs no token, so it must not be reached either.
        headers.removeLast();
        headers.emplace_back("Content-Type", "application/json");
        COMPARE_ERROR(probe.request("POST", "/admin/v1/sessions", "{}", headers),
            isAccepted ? "MISSING_REQUIRED_FIELDS" : "FORBIDDEN_ORIGIN");
    }
};

std::unique_ptr<QObject> makeAdminTests() { return std::make_unique<TestAdmin>(); }

} // namespace answerdesk::test

#include "tst_admin.moc"
