// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/housekeeping.h"
#include "server/storage/rows/company_rows.h"
#include "tests/http/two_companies.h"
#include <QtCore/QElapsedTimer>
#include <thread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::EndpointInfo;

/// What becomes of a company that is deleted, and of everything that it had.
class TestCompanyDeletion : public QObject
{
    Q_OBJECT
    std::unique_ptr<TwoCompanies> m_both;

    TestServer &server() { return m_both->server(); }
    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const Headers &headers = {})
    {
        return server().adminCall(method, "/admin/v1" + path, body, headers);
    }
    Answer callAs(const QByteArray &who, const QByteArray &method, const QByteArray &path)
    {
        return m_both->callAt(
            server().admin(), method, "/admin/v1" + path, {}, {bearer(m_both->tokenOf(who))});
    }
    Answer ask(const QByteArray &key)
    {
        return server().post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"How many parking spaces are there?"_s}}, key);
    }
    Answer sendCart(const QString &company, int number = 1)
    {
        const json::Object event{{u"company_key"_s, company}, {u"type"_s, u"ITEM_ADDED"_s},
            {u"user_fingerprint"_s, visitor(company == u"shop" ? 1 : 2)},
            {u"user_faq_fingerprint"_s, visitor(company == u"shop" ? 1 : 2)},
            {u"product_id"_s, u"boot-%1"_s.arg(number)}, {u"product_name"_s, u"Boot"_s}, {u"value"_s, 5},
            {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};
        HttpProbe probe(server().app());
        return probe.request("POST", "/analytics/cart_events", json::Value(event).toJson(),
            {{"Content-Type", "application/json"}});
    }
    Answer deleteShop() { return call("DELETE", "/companies/shop?confirm=Shop"); }
    void rest() { server().clock().advance(app::Housekeeping::kKeyRestMs); }
    int count(const QByteArray &table, const QByteArray &company)
    {
        return server()
            .sql("SELECT COUNT(*) FROM " + table + " WHERE company_key = '" + company + "'")
            .first()
            .toInt();
    }
    QMap<QByteArray, int> counts(const QByteArray &company)
    {
        QMap<QByteArray, int> all;
        for (const storage::CompanyTable &table : storage::companyTables()) {
            if (const int rows = count(table.name, company); rows > 0)
                all.insert(table.name, rows);
        }
        return all;
    }
    json::Value shopAudit() { return call("GET", "/audit?company=shop&limit=200").json(); }

private slots:
    void init() { m_both = std::make_unique<TwoCompanies>(); }
    void cleanup() { m_both.reset(); }

    void itMustBeMeant()
    {
        const QByteArray key = server().makeKey(u"shop"_s);
        const Answer missing = call("DELETE", "/companies/shop");
        COMPARE_ERROR(missing, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(missing.missingFields(), QStringList{u"confirm"_s});
        for (const char *name : {"shop", "SHOP", "Shop%20", "Sho", "Geheimnis", "%25"}) {
            const Answer wrong = call("DELETE", "/companies/shop?confirm=" + QByteArray(name));
            COMPARE_ERROR(wrong, "INVALID_FIELDS");
            QCOMPARE(wrong.invalidFields().keys(), QStringList{u"confirm"_s});
        }
        COMPARE_ERROR(call("DELETE", "/companies/shop?confirm=Shop", {}, {{"If-Match", "\"0\""}}),
            "PRECONDITION_FAILED");
        for (const char *who : {"admin@shop", "tester@shop", "viewer@shop"})
            COMPARE_ERROR(callAs(who, "DELETE", "/companies/shop?confirm=Shop"), "FORBIDDEN");
        COMPARE_ERROR(callAs("admin@othr", "DELETE", "/companies/shop?confirm=Shop"), "NOT_FOUND");
        QCOMPARE(ask(key).status, 200);
        const QByteArray tag = call("GET", "/companies/shop").header("ETag");
        QCOMPARE(callAs("operator@all", "DELETE", "/companies/shop?confirm=Shop").status, 204);
        COMPARE_ERROR(call("DELETE", "/companies/shop?confirm=Shop", {}, {{"If-Match", tag}}), "NOT_FOUND");
        COMPARE_ERROR(call("DELETE", "/companies/nobody?confirm=Shop"), "NOT_FOUND");
    }

    void theDemoIsRemovedAndNothingElse()
    {
        QCOMPARE(call("DELETE", "/demo-data").body, R"({"companies":[]})");
        server().makeCompany(u"nordfjell"_s, {{u"demo"_s, true}});
        const QByteArray key = server().makeKey(u"nordfjell"_s);
        QCOMPARE(call("GET", "/companies/nordfjell").json().find(u"demo")->toJson(), "true");
        QCOMPARE(call("GET", "/companies/shop").json().find(u"demo")->toJson(), "false");
        // Real data cannot become the demo's.
        COMPARE_ERROR(call("PATCH", "/companies/shop", R"({"demo":true})"), "INVALID_FIELDS");
        QCOMPARE(call("PATCH", "/companies/nordfjell", R"({"demo":true})").status, 200);
        for (const char *who : {"admin@shop", "tester@shop", "viewer@shop"})
            COMPARE_ERROR(callAs(who, "DELETE", "/demo-data"), "FORBIDDEN");
        QCOMPARE(call("DELETE", "/demo-data").body, R"({"companies":["nordfjell"]})");
        COMPARE_ERROR(ask(key), "INVALID_API_KEY");
        COMPARE_ERROR(call("GET", "/companies/nordfjell"), "NOT_FOUND");
        QCOMPARE(ask(server().makeKey(u"shop"_s)).status, 200);
        const json::Value audit = call("GET", "/audit?company=nordfjell&action=company.deleted").json();
        QCOMPARE(entriesOf(audit, u"items").size(), std::size_t(1));
        server().keepHouse();
        QCOMPARE(count("api_key", "nordfjell"), 0);
    }

    void itIsGoneWithTheAnswer()
    {
        const QByteArray key = server().makeKey(u"shop"_s);
        const QByteArray faqs = "/api/v1/product-faqs?page_url=https%3A%2F%2Fnowhere.example%2F";
        QCOMPARE(ask(key).status, 200);
        QCOMPARE(server().get(faqs, key).status, 200);
        QCOMPARE(sendCart(u"shop"_s).status, 200);
        const qint64 passages = numberOf(call("GET", "/status").json(), u"passages");
        const json::Value overview = call("GET", "/companies/shop/overview").json();
        const qint64 own = numberOf(*overview.find(u"knowledge"), u"passages");
        QVERIFY(own > 0);
        QCOMPARE(deleteShop().status, 204);
        COMPARE_ERROR(ask(key), "INVALID_API_KEY");
        COMPARE_ERROR(server().get(faqs, key), "INVALID_API_KEY");
        COMPARE_ERROR(sendCart(u"shop"_s), "COMPANY_NOT_FOUND");
        COMPARE_ERROR(deleteShop(), "NOT_FOUND");
        const json::Value status = call("GET", "/status").json();
        QCOMPARE(numberOf(status, u"companies"), 1);
        QCOMPARE(numberOf(status, u"passages"), passages - own);
        const json::Value list = call("GET", "/companies").json();
        QCOMPARE(int(entriesOf(list, u"items").size()), 1);
        QCOMPARE(entriesOf(list, u"items").front().string(u"company_key"), u"othr"_s);
        for (const EndpointInfo &info : api::endpoints()) {
            QByteArray path = info.path;
            if (!path.contains("{company}"))
                continue;
            for (const QByteArray &parameter : parametersOf(path))
                path.replace('{' + parameter + '}', m_both->idOf(TwoCompanies::kOwn, parameter));
            const Answer answer = m_both->call(
                info, path, info.maxBody > 0 ? "{}" : "", {bearer(m_both->tokenOf("operator@all"))});
            QVERIFY2(problemOf(answer, "NOT_FOUND").isEmpty(), path + ": " + answer.body);
        }
        QCOMPARE(sendCart(u"othr"_s).status, 200);
        QCOMPARE(ask(server().makeKey(u"othr"_s)).status, 200);
    }

    void whoDidItStaysInTheLog()
    {
        QCOMPARE(callAs("operator@all", "DELETE", "/companies/shop?confirm=Shop").status, 204);
        server().keepHouse();
        rest();
        server().keepHouse();
        const json::Value last = entriesOf(shopAudit(), u"items").front();
        QCOMPARE(last.string(u"action"), u"company.deleted"_s);
        QCOMPARE(last.string(u"actor"), u"operator@all.example"_s);
        QCOMPARE(last.string(u"target"), u"shop"_s);
        QCOMPARE(last.find(u"before")->string(u"name"), u"Shop"_s);
        QCOMPARE(last.find(u"before")->string(u"company_key"), u"shop"_s);
        QVERIFY(last.find(u"after")->isNull());
        QVERIFY(entriesOf(shopAudit(), u"items").size() > 5); // what was done before stays as well
    }

    void administratorsLoseIt()
    {
        m_both->makeAdmin("admin@both", accounts::Role::CompanyAdmin, {u"shop"_s, u"othr"_s});
        const QByteArray both = m_both->tokenOf("admin@both");
        const QByteArray only = m_both->tokenOf("admin@shop");
        QCOMPARE(deleteShop().status, 204);
        const auto current = [&](const QByteArray &token) {
            return m_both->callAt(server().admin(), "GET", "/admin/v1/sessions/current", {}, {bearer(token)});
        };
        COMPARE_ERROR(current(only), "INVALID_SESSION");
        const json::Value stays = *current(both).json().find(u"admin");
        QCOMPARE(entriesOf(stays, u"companies"), json::Array{u"othr"_s});
        QVERIFY(!*stays.find(u"disabled")->asBool());
        json::Value locked;
        for (const json::Value &admin : entriesOf(call("GET", "/admins?limit=200").json(), u"items")) {
            QVERIFY(!entriesOf(admin, u"companies").size() || admin.toJson().contains("othr"));
            if (admin.string(u"email") == u"admin@shop.example")
                locked = admin;
        }
        QVERIFY(*locked.find(u"disabled")->asBool());
        QVERIFY(entriesOf(locked, u"companies").empty());
        const QByteArray path = "/admins/" + locked.string(u"admin_id").toLatin1();
        const Answer alone = call("PATCH", path, "{\"disabled\":false}");
        COMPARE_ERROR(alone, "INVALID_FIELDS");
        QCOMPARE(alone.invalidFields().keys(), QStringList{u"companies"_s});
        QCOMPARE(call("PATCH", path, R"({"disabled":false,"companies":["othr"]})").status, 200);
        QCOMPARE(callAs("admin@shop", "GET", "/companies/othr").status, 200);
        const json::Value log = call("GET", "/audit?company=-&action=admin.changed").json();
        QVERIFY(entriesOf(log, u"items").size() >= 5);
        server().restart();
        QVERIFY(entriesOf(call("GET", path).json(), u"companies") == json::Array{u"othr"_s});
    }

    void allItsRowsGoAndNoOthers()
    {
        QVERIFY(counts("shop").size() > 30); // or this test says little
        server().keepHouse(); // writes what is counted in memory
        const QMap<QByteArray, int> others = counts("othr");
        QCOMPARE(deleteShop().status, 204);
        server().keepHouse();
        QCOMPARE(counts("shop"), (QMap<QByteArray, int>()));
        QCOMPARE(count("company", "shop"), 1); // so that nobody takes the key yet
        server().keepHouse();
        QCOMPARE(count("company", "shop"), 1);
        rest();
        server().keepHouse();
        QCOMPARE(count("company", "shop"), 0);
        QVERIFY(count("audit", "shop") > 0);
        QMap<QByteArray, int> left = counts("othr");
        left[("admin_company")] = others.value("admin_company");
        QCOMPARE(left, others);
        QCOMPARE(m_both
                     ->callAt(server().admin(), "GET", "/admin/v1/companies/othr/revenue/check", {},
                         {bearer(m_both->tokenOf("operator@all"))})
                     .status,
            200);
    }

    void nameAndKeyMayBeUsedAgain()
    {
        QCOMPARE(deleteShop().status, 204);
        QCOMPARE(call("POST", "/companies", R"({"company_key":"shop-2","name":"Shop"})").status, 201);
        const QByteArray again = R"({"company_key":"shop","name":"Shop again"})";
        const Answer early = call("POST", "/companies", again);
        COMPARE_ERROR(early, "ALREADY_EXISTS");
        QVERIFY2(early.body.contains("deleted"), early.body);
        rest();
        server().keepHouse();
        QCOMPARE(call("POST", "/companies", again).status, 201);
        QCOMPARE(call("GET", "/companies/shop").text(u"name"), u"Shop again"_s);
        for (const char *list :
            {"keys", "sources", "documents", "threads", "orders", "tickets", "events", "faq-pages", "faqs",
                "gaps", "own-answers", "lexicon", "imports", "pregenerations", "evaluations"}) {
            const json::Value rows = call("GET", "/companies/shop/" + QByteArray(list)).json();
            QVERIFY2(entriesOf(rows, u"items").empty(), list);
        }
        // The logs of the earlier one are the operators'.
        m_both->makeAdmin("admin@new", accounts::Role::CompanyAdmin, {u"shop"_s});
        const QString since = call("GET", "/companies/shop").text(u"created_at");
        const auto earlier = [&](const QByteArray &who) {
            int count = 0;
            for (const json::Value &request :
                entriesOf(callAs(who, "GET", "/requests?company=shop&limit=200").json(), u"items"))
                count += request.string(u"at") < since ? 1 : 0;
            return count;
        };
        QVERIFY(earlier("operator@all") > 0);
        QCOMPARE(earlier("admin@new"), 0);
        const json::Array own = entriesOf(call("GET", "/companies/shop/audit").json(), u"items");
        QCOMPARE(int(own.size()), 1);
        QCOMPARE(own.front().string(u"action"), u"company.created"_s);
        QVERIFY(entriesOf(shopAudit(), u"items").size() > 5);
        const QByteArray key = server().makeKey(u"shop"_s);
        server().importDocument(u"shop"_s, u"a.md"_s, "# Parking\n\nThere are 83 parking spaces.\n");
        QVERIFY(ask(key).text(u"result_text").contains(u"83"_s));
        server().restart();
        QVERIFY(ask(key).text(u"result_text").contains(u"83"_s));
    }

    void aKilledServerGoesOn()
    {
        const QByteArray key = server().makeKey(u"shop"_s);
        QCOMPARE(deleteShop().status, 204);
        const auto slice = server().runtime().database().writer().submitAndWait(
            [](storage::Connection &connection) -> Result<int> {
                return storage::deleteCompanyRows(connection, u"shop"_s, 0, 3).deleted;
            });
        QCOMPARE(slice.value_or(0), 3);
        server().clock().advance(1);
        server().restart();
        QVERIFY(!counts("shop").isEmpty());
        COMPARE_ERROR(ask(key), "INVALID_API_KEY");
        COMPARE_ERROR(call("GET", "/companies/shop"), "NOT_FOUND");
        COMPARE_ERROR(deleteShop(), "NOT_FOUND");
        QCOMPARE(numberOf(call("GET", "/status").json(), u"companies"), 1);
        server().keepHouse(); // nothing is under way since before the start: its key is free at once
        QCOMPARE(counts("shop"), (QMap<QByteArray, int>()));
        QCOMPARE(count("company", "shop"), 0);
    }

    void whoWatchesIsTold()
    {
        std::vector<std::unique_ptr<HttpProbe>> watchers;
        for (const char *list : {"faq-pages", "imports", "pregenerations"}) {
            const QByteArray path = "/admin/v1/companies/shop/" + QByteArray(list);
            const QByteArray revision = server().adminCall("GET", path).text(u"revision").toLatin1();
            watchers.push_back(std::make_unique<HttpProbe>(server().admin()));
            watchers.back()->send(HttpProbe::format("GET", path + "?wait=25&after=" + revision, {},
                {bearer(server().adminToken().reveal())}, "localhost"));
        }
        for (const auto &watcher : watchers)
            QVERIFY(!watcher->waitForBytes(100));
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(deleteShop().status, 204);
        for (const auto &watcher : watchers)
            COMPARE_ERROR(watcher->read(), "NOT_FOUND");
        QVERIFY(clock.elapsed() < 20'000);
    }

    /// Whatever was under way, no row of it is left in the end, and nothing is acknowledged afterwards.
    void aRaceLeavesNothing()
    {
        std::atomic<bool> isDeleted{false};
        std::atomic<int> refused{0};
        QList<int> statuses;
        std::atomic<bool> isLateAccepted{false};
        std::thread sender([&] {
            for (int i = 0; i < 2000 && refused < 5; ++i) {
                const bool isLate = isDeleted;
                const Answer answer = sendCart(u"shop"_s, i);
                statuses << answer.status;
                if (isLate && answer.status == 200)
                    isLateAccepted = true;
                if (answer.status == 404)
                    ++refused;
            }
        });
        while (count("cart_event", "shop") < 20) { }
        const Answer done = deleteShop();
        isDeleted = true;
        sender.join();
        QCOMPARE(done.status, 204);
        QVERIFY(!isLateAccepted);
        QVERIFY(statuses.contains(404));
        for (const int status : std::as_const(statuses))
            QVERIFY2(status == 200 || status == 404, QByteArray::number(status));
        server().keepHouse();
        // As a write job would that was under way for long.
        server().sql(
            "INSERT INTO idempotency (company_key, endpoint, scope, idempotency_key, response_id, "
            "body_sha256, status, headers, body, at_ms) VALUES ('shop', 'x', 'x', 'late', 1000, 'x', "
            "200, '', '{}', 1)");
        rest();
        server().keepHouse();
        QCOMPARE(counts("shop"), (QMap<QByteArray, int>()));
        QCOMPARE(count("company", "shop"), 0);
    }
};

} // namespace answerdesk::test

QTEST_GUILESS_MAIN(answerdesk::test::TestCompanyDeletion)
#include "tst_company_deletion.moc"
