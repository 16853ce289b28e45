// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include "tests/http/monitoring.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// GET /admin/v1/requests: the last requests in memory.
class TestRequestList : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_shopKey;
    QByteArray m_otherKey;

    Answer list(const QByteArray &query, const QByteArray &token = {})
    {
        HttpProbe probe(m_server->admin());
        const QByteArray own = m_server->adminToken().reveal();
        return probe.request(
            "GET", "/admin/v1/requests?" + query, {}, {bearer(token.isEmpty() ? own : token)});
    }
    Answer say(const QByteArray &key, const QByteArray &id)
    {
        return m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key,
            {{"X-Request-Id", id}});
    }
    static QStringList idsOf(const Answer &answer)
    {
        QStringList ids;
        for (const json::Value &row : entriesOf(answer.json(), u"items"))
            ids << row.string(u"request_id");
        return ids;
    }
    QByteArray signIn(const char *email, accounts::Role role, const QStringList &companies)
    {
        const QByteArray password = "a long enough password";
        if (!m_server->runtime().putAdmin(QString::fromLatin1(email), Secret(password), role, companies))
            qFatal("no administrator");
        HttpProbe probe(m_server->admin());
        const Answer session = probe.request("POST", "/admin/v1/sessions",
            QByteArray(R"({"email":")") + email + R"(","password":")" + password + "\"}",
            {{"Content-Type", "application/json"}});
        return session.text(u"token").toLatin1();
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->makeCompany(u"other"_s);
        m_shopKey = m_server->makeKey(u"shop"_s);
        m_otherKey = m_server->makeKey(u"other"_s);
    }
    void cleanup() { m_server.reset(); }

    void filtersNarrowTheList()
    {
        say(m_shopKey, "one");
        say(m_otherKey, "two");
        m_server->get("/api/v1/product-faqs", m_shopKey, {{"X-Request-Id", "three"}});
        m_server->get("/nowhere", {}, {{"X-Request-Id", "four"}});
        QCOMPARE(idsOf(list("limit=4")), (QStringList{u"four"_s, u"three"_s, u"two"_s, u"one"_s}));
        QCOMPARE(idsOf(list("company=shop&endpoint=SendMessage")), QStringList{u"one"_s});
        QCOMPARE(idsOf(list("company=shop&limit=2")), (QStringList{u"three"_s, u"one"_s}));
        QCOMPARE(idsOf(list("status=4xx")), (QStringList{u"four"_s, u"three"_s}));
        QCOMPARE(idsOf(list("status=404")), QStringList{u"four"_s});
        QCOMPARE(idsOf(list("error_code=MISSING_REQUIRED_FIELDS")), QStringList{u"three"_s});
        QCOMPARE(idsOf(list("request_id=two")), QStringList{u"two"_s});
        QCOMPARE(idsOf(list("request_id=none")), QStringList());
        QCOMPARE(idsOf(list("area=shop")), (QStringList{u"four"_s, u"three"_s, u"two"_s, u"one"_s}));
        const QStringList ofServer = idsOf(list("area=server&company=shop"));
        QVERIFY(!ofServer.isEmpty() && !ofServer.contains(u"one"_s)); // its company and its key were made
        QCOMPARE(idsOf(list("area=shop&errors=true")), (QStringList{u"four"_s, u"three"_s}));
        QCOMPARE(idsOf(list("area=shop&errors=false")), (QStringList{u"two"_s, u"one"_s}));
        QCOMPARE(idsOf(list("area=shop&q=PRODUCT-f")), QStringList{u"three"_s}); // the path
        QCOMPARE(idsOf(list("q=tW")), QStringList{u"two"_s}); // the id
        QCOMPARE(idsOf(list("q=missing_required")), QStringList{u"three"_s}); // the code
        QCOMPARE(idsOf(list("area=shop&q=" + m_otherKey.mid(8, 12))), QStringList{u"two"_s});
        QCOMPARE(idsOf(list("area=shop&q=127.0.0.1")).size(), 4);
        QVERIFY(!idsOf(list("area=server&q=local")).isEmpty()); // the administrator
        const Answer row = list("request_id=one");
        const json::Value one = entriesOf(row.json(), u"items").front();
        QCOMPARE(one.string(u"company"), u"shop"_s);
        QCOMPARE(one.string(u"endpoint"), u"SendMessage"_s);
        QCOMPARE(one.string(u"key_id").toLatin1(), m_shopKey.mid(8, 12));
        QCOMPARE(numberOf(one, u"status"), 200);
        QVERIFY(!one.find(u"error_code"));
    }
    void numbersRise()
    {
        say(m_shopKey, "first");
        say(m_shopKey, "second");
        const Answer answer = list("area=shop&company=shop");
        const json::Array &rows = entriesOf(answer.json(), u"items");
        QCOMPARE(rows.size(), std::size_t(2));
        QVERIFY(numberOf(rows[0], u"number") > numberOf(rows[1], u"number"));
        QCOMPARE(list("area=shop&after=" + rows[1].find(u"number")->toJson())
                     .json()
                     .find(u"items")
                     ->asArray()
                     ->size(),
            std::size_t(1));
    }
    void anAnswerLeadsToItsThread()
    {
        const QString thread = say(m_shopKey, "asked").text(u"thread_id");
        QVERIFY(!thread.isEmpty());
        m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"And how long?"_s}, {u"thread_id"_s, u"of-nobody"_s}}, m_shopKey,
            {{"X-Request-Id", "refused"}});
        m_server->get("/api/v1/product-faqs", m_shopKey, {{"X-Request-Id", "faqs"}});
        const auto row = [this](const QByteArray &id) {
            const Answer answer = list("request_id=" + id);
            return entriesOf(answer.json(), u"items").front();
        };
        QCOMPARE(row("asked").string(u"thread_id"), thread);
        QVERIFY(!row("refused").find(u"thread_id")); // what was sent is nobody's word for a thread
        QVERIFY(!row("faqs").find(u"thread_id"));
    }
    void aVisitorOfAPathIsNotKept()
    {
        const QByteArray print = "3f0e8c52-1d2b-4c3d-8e4f-00000000002a";
        const QByteArray path = "/admin/v1/companies/shop/visitors/" + print;
        const QByteArray upper = "/admin/v1/companies/shop/visitors/" + print.toUpper();
        for (const auto &[method, sent] : {std::pair<QByteArray, QByteArray>{"GET", path}, {"DELETE", path},
                 {"GET", path + "/records?limit=2"}, {"GET", upper}, {"POST", path}})
            QVERIFY(m_server->adminCall(method, sent).status >= 400);
        const Answer all = list("limit=200");
        QCOMPARE(all.body.count("/visitors/{fingerprint}\""), 3);
        QCOMPARE(all.body.count("/visitors/{fingerprint}/records\""), 1);
        QVERIFY(!all.body.toLower().contains(print));
        QCOMPARE(idsOf(list("q=00000000002a")), QStringList());
        const Answer erased = list("endpoint=EraseVisitor");
        QCOMPARE(entriesOf(erased.json(), u"items").front().string(u"company"), u"shop"_s);
    }
    void badFiltersAreNamed_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QString>("field");
        QTest::newRow("class") << QByteArray("status=9xx") << u"status"_s;
        QTest::newRow("status") << QByteArray("status=abc") << u"status"_s;
        QTest::newRow("endpoint") << QByteArray("endpoint=Nothing") << u"endpoint"_s;
        QTest::newRow("code") << QByteArray("error_code=OOPS") << u"error_code"_s;
        QTest::newRow("area") << QByteArray("area=moon") << u"area"_s;
        QTest::newRow("errors") << QByteArray("errors=maybe") << u"errors"_s;
        QTest::newRow("text") << QByteArray("q=" + QByteArray(201, 'x')) << u"q"_s;
        QTest::newRow("wait") << QByteArray("wait=26") << u"wait"_s;
        QTest::newRow("after") << QByteArray("after=-1") << u"after"_s;
        QTest::newRow("cursor") << QByteArray("cursor=made-up") << u"cursor"_s;
    }
    void badFiltersAreNamed()
    {
        QFETCH(QByteArray, query);
        QFETCH(QString, field);
        const Answer answer = list(query);
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QVERIFY2(answer.invalidFields().contains(field), answer.body);
    }

    void pagesFollowTheCursor()
    {
        for (int i = 0; i < 5; ++i)
            say(m_shopKey, "n" + QByteArray::number(i));
        QStringList all;
        QByteArray cursor;
        for (int page = 0; page < 3; ++page) {
            const Answer answer = list("endpoint=SendMessage&limit=2" + cursor);
            all += idsOf(answer);
            const QString next = answer.text(u"next_cursor");
            QCOMPARE(next.isEmpty(), page == 2);
            cursor = "&cursor=" + next.toLatin1();
        }
        QCOMPARE(all, (QStringList{u"n4"_s, u"n3"_s, u"n2"_s, u"n1"_s, u"n0"_s}));
    }

    void watchersHearOfTheNextRequest()
    {
        const QByteArray revision = list("limit=1").text(u"revision").toLatin1();
        HttpProbe watcher(m_server->admin());
        watcher.send(HttpProbe::format("GET",
            "/admin/v1/requests?company=shop&endpoint=SendMessage&wait=25&after=" + revision, {},
            {bearer(m_server->adminToken().reveal())}, "localhost"));
        QVERIFY(!watcher.waitForBytes(50));
        say(m_otherKey, "of-another");
        say(m_shopKey, "of-the-shop");
        const Answer heard = watcher.read();
        QCOMPARE(heard.status, 200);
        QCOMPARE(idsOf(heard), QStringList{u"of-the-shop"_s});
        // What is there already is answered at once, and from where it ended nothing comes twice.
        QCOMPARE(idsOf(list("company=shop&wait=25&after=" + revision)), QStringList{u"of-the-shop"_s});
        const QByteArray later = heard.text(u"revision").toLatin1();
        QCOMPARE(idsOf(list("after=" + later)), QStringList());
    }
    void revisionsGoOnAfterARestart()
    {
        say(m_shopKey, "first");
        const qint64 before = list("limit=1").text(u"revision").toLongLong();
        m_server->clock().advance(60000);
        m_server->restart();
        const Answer after = list("limit=1");
        QVERIFY(after.text(u"revision").toLongLong() > before);
        QCOMPARE(idsOf(after), QStringList());
    }
    void watchersAreReleasedAtTheStop()
    {
        HttpProbe watcher(m_server->admin());
        watcher.send(HttpProbe::format("GET", "/admin/v1/requests?wait=25&after=9007199254740000", {},
            {bearer(m_server->adminToken().reveal())}, "localhost"));
        QVERIFY(!watcher.waitForBytes(50));
        m_server->runtime().stop();
        QCOMPARE(watcher.read().status, 200);
        QVERIFY(watcher.isClosedByServer());
    }

    void rolesSeeTheirCompaniesAlone()
    {
        say(m_shopKey, "of-the-shop");
        say(m_otherKey, "of-another");
        m_server->get("/nowhere", {}, {{"X-Request-Id", "of-nobody"}});
        const QByteArray viewer = signIn("viewer@shop.example", accounts::Role::CompanyViewer, {u"shop"_s});
        const QStringList seen = idsOf(list("endpoint=SendMessage", viewer));
        QCOMPARE(seen, QStringList{u"of-the-shop"_s});
        QVERIFY(!idsOf(list("limit=200", viewer)).contains(u"of-nobody"_s));
        COMPARE_ERROR(list("company=other", viewer), "NOT_FOUND");
        COMPARE_ERROR(list("company=nobody", viewer), "NOT_FOUND");
        const QByteArray other = signIn("admin@other.example", accounts::Role::CompanyAdmin, {u"other"_s});
        QCOMPARE(idsOf(list("endpoint=SendMessage", other)), QStringList{u"of-another"_s});
        // The metrics are of all companies together.
        HttpProbe probe(m_server->admin());
        COMPARE_ERROR(probe.request("GET", "/admin/v1/metrics", {}, {bearer(other)}), "FORBIDDEN");
        COMPARE_ERROR(probe.request("GET", "/admin/v1/requests"), "MISSING_SESSION");
    }

    void onlyTheLastOnesAreKept()
    {
        http::RequestLog log(1000);
        std::vector<http::AccessRecord> records(http::RequestLog::kKept + 10);
        for (std::size_t i = 0; i < records.size(); ++i)
            records[i].status = int(i);
        log.add(records);
        const auto every = [](const http::AccessRecord &) { return true; };
        const auto kept = log.read(0, 1000000, 1000000, every);
        QCOMPARE(kept.size(), http::RequestLog::kKept);
        QCOMPARE(kept.front().status, int(records.size()) - 1);
        QCOMPARE(kept.front().number, log.latest());
        QCOMPARE(log.latest(), qint64(1000 + records.size()));
        int ended = 0;
        for (std::size_t i = 0; i < http::RequestLog::kMaxWatchers; ++i)
            log.watch(log.latest(), 25, every, [&ended] { ++ended; });
        QCOMPARE(ended, 0);
        log.watch(log.latest(), 25, every, [&ended] { ++ended; });
        QCOMPARE(ended, 1); // one too many is answered at once
        log.endWatching();
        QCOMPARE(ended, int(http::RequestLog::kMaxWatchers) + 1);
    }
};

std::unique_ptr<QObject> makeRequestListTests() { return std::make_unique<TestRequestList>(); }

} // namespace answerdesk::test

#include "tst_requests.moc"
