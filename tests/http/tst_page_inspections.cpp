// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kInspect = "/admin/v1/companies/shop/inspect-page";
constexpr int kPlacesOfCompany = 2;

QByteArray pageOf(const char *name)
{
    QFile page(QStringLiteral(ANSWERDESK_PAGES) + u'/' + QLatin1String(name));
    if (!page.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(page.fileName()));
    return page.readAll();
}

QStringList questionsOf(const json::Value &answer)
{
    QStringList questions;
    for (const json::Value &faq : entriesOf(answer, u"faqs"))
        questions << faq.string(u"question");
    return questions;
}

} // namespace

/// Pages that an administrator looks at without storing anything.
class TestPageInspections : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;

    Answer inspect(const json::Object &body)
    {
        return m_server->adminCall("POST", kInspect, json::Value(body).toJson());
    }
    Answer inspectPath(const QString &path) { return inspect({{u"url"_s, m_site->url(path)}}); }
    QStringList stored()
    {
        return m_server->sql("SELECT (SELECT COUNT(*) FROM faq_page) + (SELECT COUNT(*) FROM faq_job) + "
                             "(SELECT COUNT(*) FROM faq) + (SELECT COUNT(*) FROM page_fact)");
    }
    /// Sends the request on a connection of its own, and does not wait for the answer.
    std::unique_ptr<HttpProbe> begin(const QString &path, const QByteArray &company = "shop")
    {
        auto probe = std::make_unique<HttpProbe>(m_server->admin());
        const QByteArray body = json::Value(json::Object{{u"url"_s, m_site->url(path)}}).toJson();
        probe->send(HttpProbe::format("POST", "/admin/v1/companies/" + company + "/inspect-page", body,
            {{"Content-Type", "application/json"}, bearer(m_server->runtime().adminToken().reveal())},
            m_server->admin().authority().toLatin1()));
        return probe;
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s,
            {{u"allowed_hosts"_s,
                json::Array{m_site->hostPort(), u"shop.example"_s, u"10.0.0.7"_s, u"169.254.169.254"_s}}});
        m_site->serve("/tent", {productPage(u"Alta 2 tent"_s)});
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void aPageIsToldAndNotStored()
    {
        const Answer answer = inspectPath(u"/tent"_s);
        QCOMPARE(answer.status, 200);
        const json::Value told = answer.json();
        QCOMPARE(memberNames(told),
            (QStringList{
                u"page"_s, u"facts"_s, u"faqs"_s, u"url"_s, u"locale"_s, u"message"_s, u"places"_s}));
        const json::Value &page = *told.find(u"page"), &facts = *told.find(u"facts");
        QCOMPARE(memberNames(page),
            (QStringList{u"is_product"_s, u"reason"_s, u"language"_s, u"charset"_s, u"evidence"_s}));
        QVERIFY(!page.find(u"evidence")->asArray()->empty());
        QCOMPARE(*page.find(u"is_product")->asBool(), true);
        QVERIFY(page.find(u"reason")->isNull());
        QCOMPARE(page.string(u"charset"), u"utf-8"_s);
        QCOMPARE(facts.string(u"name"), u"Alta 2 tent"_s);
        QCOMPARE(facts.string(u"price"), u"249.00"_s);
        QVERIFY(told.find(u"message")->isNull());
        QCOMPARE(told.string(u"url"), m_site->url(u"/tent"_s));
        QCOMPARE(told.string(u"locale"), u"en"_s);
        QCOMPARE(answer.header("Content-Language"), "en");
        // Every fact that is told has its place, and no other has one.
        QStringList named, placed;
        for (const auto &[member, value] : *facts.asObject()) {
            if (member != u"further" && !value.isNull())
                named << member;
        }
        for (const json::Value &place : entriesOf(told, u"places")) {
            placed << place.string(u"fact");
            QVERIFY(!place.find(u"source")->string(u"kind").isEmpty());
            QVERIFY(!place.find(u"source")->string(u"text").isEmpty());
        }
        QCOMPARE(placed, named);
        QVERIFY(!entriesOf(facts, u"further").empty());
        for (const json::Value &faq : entriesOf(told, u"faqs"))
            QVERIFY(!entriesOf(faq, u"sources").empty());
        QCOMPARE(stored(), QStringList(u"0"_s));
        QCOMPARE(m_site->hits("/tent"), 1);
    }
    void theFaqsAreThoseThatShoppersGet()
    {
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return an order within 60 days of delivery, free of charge.\n");
        const QStringList seen = questionsOf(inspectPath(u"/tent"_s).json());
        const QByteArray key = m_server->makeKey(u"shop"_s);
        const QByteArray target
            = "/api/v1/product-faqs?count=10&page_url=" + QUrl::toPercentEncoding(m_site->url(u"/tent"_s));
        m_server->get(target, key);
        m_server->waitForPage(u"shop"_s, m_site->url(u"/tent"_s));
        QVERIFY(seen.size() >= 5);
        QCOMPARE(questionsOf(m_server->get(target, key).json()), seen);
    }
    void localeAndCountAreTheCallers()
    {
        const Answer german
            = inspect({{u"url"_s, m_site->url(u"/tent"_s)}, {u"locale"_s, u"de_AT"_s}, {u"count"_s, 2}});
        QCOMPARE(german.status, 200);
        QCOMPARE(german.text(u"locale"), u"de"_s);
        QCOMPARE(german.header("Content-Language"), "de");
        QCOMPARE(questionsOf(german.json()).size(), 2);
        QVERIFY(questionsOf(german.json()) != questionsOf(inspectPath(u"/tent"_s).json()).mid(0, 2));
    }

    void pagesWithoutFaqsSayWhy_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("reason");
        const QByteArray html = "text/html; charset=utf-8";
        QTest::newRow("404") << QByteArray("gone") << 404 << html << u"page_unreachable"_s;
        QTest::newRow("500") << QByteArray("oops") << 500 << html << u"page_unreachable"_s;
        QTest::newRow("not HTML") << QByteArray("%PDF-1.4") << 200 << QByteArray("application/pdf")
                                  << u"page_unreachable"_s;
        QTest::newRow("a list") << pageOf("category_list.html") << 200 << html << u"not_a_product_page"_s;
        QTest::newRow("an empty shell") << pageOf("empty_shell.html") << 200 << html << u"no_content"_s;
        QTest::newRow("nested too deeply")
            << QByteArray("<div>").repeated(60'000) << 200 << html << u"generation_failed"_s;
    }
    void pagesWithoutFaqsSayWhy()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QString, reason);
        m_site->serve("/why", {body, status, type});
        const Answer answer = inspectPath(u"/why"_s);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.json().find(u"page")->string(u"reason"), reason);
        QCOMPARE(*answer.json().find(u"page")->find(u"is_product")->asBool(), false);
        QVERIFY(!answer.text(u"message").isEmpty());
        QVERIFY(entriesOf(answer.json(), u"faqs").empty());
        QCOMPARE(m_site->hits("/why"), 1); // nobody waits for a second try
        QCOMPARE(stored(), QStringList(u"0"_s));
    }
    void aCompanyWithoutFaqsHasNone()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        const Answer answer = inspectPath(u"/tent"_s);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.json().find(u"page")->string(u"reason"), u"feature_disabled"_s);
        QCOMPARE(m_site->hits("/tent"), 0);
    }

    void hostileAddressesAreNotFetched_data()
    {
        QTest::addColumn<QString>("url");
        for (const char *url : {"https://other.example/a", "https://www.shop.example/a",
                 "http://127.0.0.1:1/a", "http://10.0.0.7/a", "http://169.254.169.254/latest/meta-data",
                 "http://[::1]/a", "http://[::ffff:127.0.0.1]/a", "http://localhost/a", "http://2130706433/a",
                 "http://0x7f000001/a", "http://0177.0.0.1/a", "http://127.1/a"})
            QTest::newRow(url) << QString::fromLatin1(url);
    }
    void hostileAddressesAreNotFetched()
    {
        QFETCH(QString, url);
        const Answer answer = inspect({{u"url"_s, url}});
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.json().find(u"page")->string(u"reason"), u"page_not_allowed"_s);
        QVERIFY(!answer.text(u"message").isEmpty());
    }
    void aRedirectToAForbiddenAddressIsNotFollowed()
    {
        FakeSite other; // loopback as well, and not one of the company's
        other.serve("/inner", {productPage(u"Secret"_s)});
        m_site->serve("/away", {{}, 302, "text/html", {{"Location", other.url(u"/inner"_s).toLatin1()}}});
        const Answer answer = inspectPath(u"/away"_s);
        QCOMPARE(answer.json().find(u"page")->string(u"reason"), u"page_not_allowed"_s);
        QCOMPARE(other.hits("/inner"), 0);
    }

    void badInputIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QStringList>("fields");
        const auto row
            = [](const char *name, const QByteArray &body, const char *code, const QStringList &fields) {
                  QTest::newRow(name) << body << QByteArray(code) << fields;
              };
        row("nothing", "{}", "MISSING_REQUIRED_FIELDS", {u"url"_s});
        row("no JSON", "{", "INVALID_JSON", {});
        for (const char *url : {"/a", "ftp://shop.example/a", "file:///etc/passwd",
                 "https://u:p@shop.example/", "https://[::1/"})
            row(url, QByteArray("{\"url\":\"") + url + "\"}", "INVALID_FIELDS", {u"url"_s});
        row("a number", "{\"url\":5}", "INVALID_FIELDS", {u"url"_s});
        row("all of them", "{\"url\":\"x\",\"locale\":\"!\",\"count\":11}", "INVALID_FIELDS",
            {u"count"_s, u"locale"_s, u"url"_s});
        row("count 0", "{\"url\":\"https://shop.example/\",\"count\":0}", "INVALID_FIELDS", {u"count"_s});
    }
    void badInputIsRefused()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        QFETCH(QStringList, fields);
        const Answer answer = m_server->adminCall("POST", kInspect, body);
        COMPARE_ERROR(answer, code);
        QCOMPARE(answer.missingFields() + answer.invalidFields().keys(), fields);
    }

    void oneMoreThanThereIsRoomForIsRefused()
    {
        std::vector<std::unique_ptr<HttpProbe>> open;
        m_site->hold("/slow");
        m_site->serve("/slow", {productPage(u"Slow tent"_s)});
        for (int i = 0; i < kPlacesOfCompany; ++i)
            open.push_back(begin(u"/slow"_s));
        QVERIFY(m_site->waitForHits("/slow", 1)); // the second waits for its host's turn
        Answer refused; // once the second request has been read
        QElapsedTimer waited;
        waited.start();
        do
            refused = inspect({{u"url"_s, u"https://shop.example/"_s}});
        while (refused.status == 200 && !waited.hasExpired(kPatienceMs));
        COMPARE_ERROR(refused, "UNAVAILABLE");
        QCOMPARE(refused.header("Retry-After"), "5");
        // The other companies have places of their own.
        m_server->makeCompany(u"othr"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        const std::unique_ptr<HttpProbe> others = begin(u"/tent"_s, "othr");
        m_site->release("/slow");
        QCOMPARE(others->read().status, 200);
        for (const auto &probe : open)
            QCOMPARE(probe->read().status, 200);
        QCOMPARE(inspectPath(u"/tent"_s).status, 200);
    }
    void whoLeavesEndsIt_data()
    {
        QTest::addColumn<bool>("isAbort");
        QTest::newRow("closes its direction") << false;
        QTest::newRow("vanishes") << true;
    }
    void whoLeavesEndsIt()
    {
        QFETCH(bool, isAbort);
        m_site->serve("/slow", {productPage(u"Slow tent"_s)});
        m_site->hold("/slow");
        std::vector<std::unique_ptr<HttpProbe>> open;
        for (int i = 0; i < kPlacesOfCompany; ++i)
            open.push_back(begin(u"/slow"_s));
        QVERIFY(m_site->waitForHits("/slow", 1));
        for (const auto &probe : open) {
            if (isAbort)
                probe->abort();
            else
                probe->closeWriting();
        }
        if (!isAbort) { // had it waited for the page, this would be a report
            for (const auto &probe : open)
                COMPARE_ERROR(probe->read(), "UNAVAILABLE");
        }
        Answer next; // the host and the places are free
        QElapsedTimer waited;
        waited.start();
        do
            next = inspectPath(u"/tent"_s);
        while (next.status != 200 && !waited.hasExpired(kPatienceMs));
        QCOMPARE(next.status, 200);
        QCOMPARE(next.json().find(u"facts")->string(u"name"), u"Alta 2 tent"_s);
    }
    void aStoppingServerDoesNotWaitForThePage()
    {
        m_site->serve("/slow", {productPage(u"Slow tent"_s)});
        m_site->hold("/slow");
        const std::unique_ptr<HttpProbe> probe = begin(u"/slow"_s);
        QVERIFY(m_site->waitForHits("/slow", 1));
        m_server->stop();
        COMPARE_ERROR(probe->read(), "UNAVAILABLE");
    }
    void theRestOfTheServerAnswersMeanwhile()
    {
        m_site->serve("/slow", {productPage(u"Slow tent"_s)});
        m_site->hold("/slow");
        const std::unique_ptr<HttpProbe> probe = begin(u"/slow"_s);
        QVERIFY(m_site->waitForHits("/slow", 1));
        QCOMPARE(m_server->adminCall("GET", "/admin/v1/status").status, 200);
        QCOMPARE(m_server->get("/healthz").status, 200);
        m_site->release("/slow");
        QCOMPARE(probe->read().status, 200);
    }
};

std::unique_ptr<QObject> makePageInspectionTests() { return std::make_unique<TestPageInspections>(); }

} // namespace answerdesk::test

#include "tst_page_inspections.moc"
