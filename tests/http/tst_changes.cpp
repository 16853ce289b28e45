// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include "tests/http/monitoring.h"
#include <QtCore/QElapsedTimer>
#include <thread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// GET /admin/v1/changes: one feed for the lists of every console.
class TestChanges : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;

    Answer changes(const QByteArray &query = {}, const QByteArray &token = {})
    {
        HttpProbe probe(m_server->admin());
        const QByteArray own = m_server->adminToken().reveal();
        return probe.request(
            "GET", "/admin/v1/changes?" + query, {}, {bearer(token.isEmpty() ? own : token)});
    }
    QByteArray revision(const QByteArray &token = {})
    {
        return changes({}, token).text(u"revision").toLatin1();
    }
    static QStringList topicsOf(const Answer &answer)
    {
        if (answer.status != 200)
            return {QString::fromUtf8(answer.body)};
        QStringList topics;
        const json::Value changes = answer.json();
        for (const json::Value &topic : *changes.find(u"topics")->asArray())
            topics << *topic.asString();
        return topics;
    }
    QByteArray viewerOf(const QStringList &companies)
    {
        const QString email = u"viewer@shop.example"_s;
        const QByteArray password = "a long enough password";
        if (!m_server->runtime().putAdmin(email, Secret(password), accounts::Role::CompanyViewer, companies))
            qFatal("no administrator");
        const json::Object credentials{{u"email"_s, email}, {u"password"_s, QString::fromLatin1(password)}};
        HttpProbe probe(m_server->admin());
        return probe
            .request("POST", "/admin/v1/sessions", json::Value(credentials).toJson(),
                {{"Content-Type", "application/json"}})
            .text(u"token")
            .toLatin1();
    }
    void makeGap(const QByteArray &key)
    {
        m_server->post(
            "/api/v1/send_message", json::Object{{u"query_text"_s, u"Zebra kumquat xylophone?"_s}}, key);
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->makeCompany(u"other"_s);
    }
    void cleanup() { m_server.reset(); }

    void whatChangedIsNamedOnce()
    {
        const QByteArray start = revision();
        const Answer none = changes("after=" + start);
        QCOMPARE(topicsOf(none), QStringList());
        const QByteArray key = m_server->makeKey(u"shop"_s);
        const Answer keys = changes("after=" + start);
        QCOMPARE(topicsOf(keys), (QStringList{u"api_keys"_s, u"audit"_s}));
        const QByteArray next = keys.text(u"revision").toLatin1();
        QCOMPARE(topicsOf(changes("after=" + next)), QStringList());
        makeGap(key);
        QCOMPARE(topicsOf(changes("after=" + next)), (QStringList{u"gaps"_s, u"threads"_s}));
        QVERIFY(topicsOf(changes("after=" + start)).contains(u"api_keys"_s));
    }
    void aWaitEndsWithTheChange()
    {
        const QByteArray after = revision();
        std::thread later([this] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            m_server->makeKey(u"shop"_s);
        });
        QElapsedTimer waited;
        waited.start();
        const Answer answer = changes("wait=20&after=" + after);
        later.join();
        QVERIFY2(waited.elapsed() < 2000, answer.body);
        QVERIFY(topicsOf(answer).contains(u"api_keys"_s));
        waited.start();
        QCOMPARE(topicsOf(changes("wait=1&after=" + answer.text(u"revision").toLatin1())), QStringList());
        QVERIFY(waited.elapsed() >= 900);
    }
    void readingAndAskingChangeNothing()
    {
        const QByteArray after = revision();
        m_server->adminCall("GET", "/admin/v1/companies/shop/keys");
        m_server->adminCall("POST", "/admin/v1/companies/shop/ask", R"({"question":"Where?"})");
        m_server->adminCall("POST", "/admin/v1/companies/shop/keys", R"({"name":""})"); // refused
        QCOMPARE(topicsOf(changes("after=" + after)), QStringList());
    }
    void backgroundWorkIsNamed()
    {
        const QByteArray after = revision();
        m_server->importDocument(u"shop"_s, u"en/a.md"_s, "# Returns\n\nYou may return goods.\n");
        const QStringList topics = topicsOf(changes("after=" + after));
        QVERIFY(topics.contains(u"documents"_s) && topics.contains(u"sources"_s));
    }
    void aRefusedEventIsNamed()
    {
        const QByteArray after = revision();
        HttpProbe probe(m_server->app());
        const json::Object event{{u"company_key"_s, u"shop"_s}, {u"type"_s, u"ITEM_ADDED"_s},
            {u"user_fingerprint"_s, visitor(1)}, {u"user_faq_fingerprint"_s, visitor(2)},
            {u"product_id"_s, u"boot"_s}, {u"product_name"_s, u"Boot"_s}, {u"value"_s, 5},
            {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};
        QCOMPARE(probe
                     .request("POST", "/analytics/cart_events", json::Value(event).toJson(),
                         {{"Content-Type", "application/json"}})
                     .status,
            404);
        QVERIFY(topicsOf(changes("after=" + after)).contains(u"refused_events"_s));
    }
    void onlyOwnCompaniesAreSeen()
    {
        const QByteArray viewer = viewerOf({u"shop"_s});
        const QByteArray after = revision(viewer);
        m_server->makeKey(u"other"_s);
        QCOMPARE(topicsOf(changes("after=" + after, viewer)), QStringList());
        COMPARE_ERROR(changes("company=other&after=" + after, viewer), "NOT_FOUND");
        m_server->makeKey(u"shop"_s);
        QVERIFY(topicsOf(changes("after=" + after, viewer)).contains(u"api_keys"_s));
        QVERIFY(topicsOf(changes("company=shop&after=" + after)).contains(u"api_keys"_s));
    }
    void aDeletedCompanyShortensTheList()
    {
        const QByteArray viewer = viewerOf({u"shop"_s, u"other"_s});
        const QByteArray after = revision(viewer);
        QCOMPARE(m_server->adminCall("DELETE", "/admin/v1/companies/shop?confirm=shop").status, 204);
        QVERIFY(topicsOf(changes("after=" + after, viewer)).contains(u"companies"_s));
    }
    void anUnknownRevisionMeansEverything()
    {
        QVERIFY(topicsOf(changes("after=1")).contains(u"orders"_s));
        const QByteArray after = revision();
        m_server->clock().advance(60'000);
        m_server->restart();
        QVERIFY(topicsOf(changes("after=" + after)).contains(u"orders"_s));
    }
    void aWaitEndsWithTheServer()
    {
        const QByteArray after = revision();
        QElapsedTimer waited;
        waited.start();
        std::thread later([this] {
            std::this_thread::sleep_for(std::chrono::milliseconds(300));
            m_server->runtime().stop();
        });
        const Answer answer = changes("wait=25&after=" + after);
        later.join();
        QCOMPARE(answer.status, 200);
        QVERIFY(waited.elapsed() < 10'000);
    }
    void watchingIsNoTraffic()
    {
        changes();
        const Answer log = m_server->adminCall("GET", "/admin/v1/requests?endpoint=WaitForChanges");
        QCOMPARE(entriesOf(log.json(), u"items").size(), std::size_t(0));
    }
};

std::unique_ptr<QObject> makeChangeTests() { return std::make_unique<TestChanges>(); }

} // namespace answerdesk::test

#include "tst_changes.moc"
