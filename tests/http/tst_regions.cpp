// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const json::Value kEvent = json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(1)},
    {u"user_faq_fingerprint"_s, visitor(2)}, {u"type"_s, u"ITEM_ADDED"_s}, {u"product_id"_s, u"a"_s},
    {u"product_name"_s, u"A"_s}, {u"value"_s, 1}, {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};

} // namespace

/// Regions, and which paths answer on which address.
class TestRegions : public QObject
{
    Q_OBJECT
private slots:
    void aCompanyLivesInOneRegion()
    {
        TestServer server({.settings = {{u"region"_s, u"us"_s}}});
        server.makeCompany(u"home"_s);
        server.makeCompany(u"away"_s, {{u"region"_s, u"eu"_s}});
        QCOMPARE(server.adminCall("GET", "/admin/v1/companies/home").text(u"region"), u"us"_s);
        QCOMPARE(server.adminCall("GET", "/admin/v1/status").text(u"region"), u"us"_s);
        const Answer home
            = server.post("/analytics/cart_events", with(kEvent, {{u"company_key"_s, u"home"_s}}));
        COMPARE_ERROR(home, "ACTIVE_TICKET_NOT_FOUND");
        const Answer away
            = server.post("/analytics/cart_events", with(kEvent, {{u"company_key"_s, u"away"_s}}));
        COMPARE_ERROR(away, "COMPANY_NOT_FOUND");
        const Answer unknown = server.adminCall(
            "POST", "/admin/v1/companies", R"({"company_key":"moon","name":"Moon","region":"moon"})");
        COMPARE_ERROR(unknown, "INVALID_FIELDS");
        // A key of the other region is none of this server's.
        const QByteArray key = server.makeKey(u"away"_s);
        COMPARE_ERROR(server.post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key),
            "INVALID_API_KEY");
    }

    void oneAddressCarriesBothByDefault()
    {
        TestServer server;
        QCOMPARE(server.base(), server.app());
        COMPARE_ERROR(server.post("/analytics/cart_events", kEvent), "COMPANY_NOT_FOUND");
    }

    void eachAddressAnswersItsOwnPaths_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("onBase");
        QTest::addColumn<bool>("onApp");
        QTest::addColumn<bool>("onAdmin");
        QTest::newRow("health") << QByteArray("/healthz") << true << true << true;
        QTest::newRow("readiness") << QByteArray("/readyz") << true << true << true;
        QTest::newRow("openapi") << QByteArray("/openapi.json") << true << true << true;
        QTest::newRow("messages") << QByteArray("/api/v1/send_message") << true << false << false;
        QTest::newRow("faqs") << QByteArray("/api/v1/product-faqs") << true << false << false;
        QTest::newRow("carts") << QByteArray("/analytics/cart_events") << false << true << false;
        QTest::newRow("checkouts") << QByteArray("/analytics/checkout_events") << false << true << false;
        QTest::newRow("status") << QByteArray("/admin/v1/status") << false << false << true;
        QTest::newRow("sessions") << QByteArray("/admin/v1/sessions") << false << false << true;
        QTest::newRow("company") << QByteArray("/admin/v1/companies/shop") << false << false << true;
    }
    void eachAddressAnswersItsOwnPaths()
    {
        QFETCH(QByteArray, path);
        QFETCH(bool, onBase);
        QFETCH(bool, onApp);
        QFETCH(bool, onAdmin);
        TestServer server({.settings = {{u"app_listen"_s, u"127.0.0.1:0"_s}}});
        QVERIFY(server.base() != server.app());
        const auto answers
            = [&path](const QUrl &address) { return HttpProbe(address).request("GET", path).status != 404; };
        QCOMPARE(answers(server.base()), onBase);
        QCOMPARE(answers(server.app()), onApp);
        QCOMPARE(answers(server.admin()), onAdmin);
    }

    void thePublicAddressesShowThePublicInterface()
    {
        TestServer server({.settings = {{u"app_listen"_s, u"127.0.0.1:0"_s}}});
        for (const QUrl &address : {server.base(), server.app()}) {
            const Answer answer = HttpProbe(address).request("GET", "/openapi.json");
            const json::Value document = answer.json();
            QCOMPARE(document.string(u"openapi").left(3), u"3.1"_s);
            const QStringList paths = memberNames(*document.find(u"paths"));
            QVERIFY(paths.contains(u"/api/v1/send_message"_s));
            QVERIFY(paths.contains(u"/analytics/checkout_events"_s));
            for (const QString &path : paths)
                QVERIFY2(!path.startsWith(u"/admin/"_s), "the admin API stays inside");
        }
        const json::Value whole = HttpProbe(server.admin()).request("GET", "/openapi.json").json();
        QStringList paths = memberNames(*whole.find(u"paths"));
        QVERIFY(paths.contains(u"/admin/v1/status"_s));
        QCOMPARE(paths.removeDuplicates(), 0);
    }
};

std::unique_ptr<QObject> makeRegionTests() { return std::make_unique<TestRegions>(); }

} // namespace answerdesk::test

#include "tst_regions.moc"
