// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QFile>
#include <latch>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// GET /api/v1/product-faqs, and cached answers through POST /api/v1/send_message.
class TestFaqs : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;

    QByteArray target(const QString &url, const QByteArray &more = {}) const
    {
        return "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url) + more;
    }
    Answer faqsOf(const QString &url, const QByteArray &more = {}, const Headers &headers = {})
    {
        return m_server->get(target(url, more), m_key, headers);
    }
    /// The FAQs of a new page of the site, after their generation.
    json::Array readyFaqs(const QByteArray &path, const QString &name, const QByteArray &more = "&count=10")
    {
        const QByteArray origin = "<tr><th>Country of origin</th><td>Norway</td></tr>";
        m_site->serve(path, {productPage(name).replace("</table>", origin + "</table>")}); // ten facts
        const QString url = m_site->url(QString::fromLatin1(path));
        faqsOf(url, more);
        m_server->waitForPage(u"shop"_s, url);
        return entriesOf(faqsOf(url, more).json(), u"faqs");
    }
    Answer answerTo(const json::Value &faq, const json::Object &more = {})
    {
        return m_server->post("/api/v1/send_message",
            with(
                json::Object{{u"query_text"_s, faq.string(u"question")}, {u"faq_id"_s, *faq.find(u"faq_id")}},
                more),
            m_key);
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s,
            {{u"faqs_per_minute"_s, 0},
                {u"allowed_hosts"_s, json::Array{m_site->hostPort(), u"shop.example"_s, u"10.0.0.7"_s}}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanupTestCase()
    {
        m_server.reset();
        m_site.reset();
    }

    void theFirstRequestStartsTheGeneration()
    {
        m_site->serve("/first", {productPage(u"Alta 2 tent"_s)});
        m_site->hold("/first");
        const QString url = m_site->url(u"/first"_s);
        for (int i = 0; i < 2; ++i) {
            const Answer answer = faqsOf(url);
            QCOMPARE(answer.status, 202);
            QCOMPARE(memberNames(answer.json()),
                (QStringList{u"status"_s, u"retry_after_seconds"_s, u"message"_s}));
            QCOMPARE(answer.text(u"status"), u"generating"_s);
            const qint64 seconds = numberOf(answer.json(), u"retry_after_seconds");
            QVERIFY(seconds >= 1 && seconds <= 30);
            QCOMPARE(answer.header("Retry-After").toLongLong(), seconds);
            QVERIFY(!answer.text(u"message").isEmpty());
            QCOMPARE(answer.header("Content-Language"), "en");
            QVERIFY(answer.hasHeader("X-Request-Id"));
            QCOMPARE(answer.header("Cache-Control"), "no-store");
            QVERIFY(!answer.hasHeader("ETag"));
            QVERIFY(m_site->waitForHits("/first", 1));
        }
        m_site->release("/first");
        m_server->waitForPage(u"shop"_s, url);
        const Answer ready = faqsOf(url);
        QCOMPARE(ready.status, 200);
        QCOMPARE(memberNames(ready.json()), (QStringList{u"status"_s, u"faqs"_s}));
        QCOMPARE(ready.text(u"status"), u"ready"_s);
        const json::Array faqs = entriesOf(ready.json(), u"faqs");
        QCOMPARE(faqs.size(), 5);
        for (const json::Value &faq : faqs) {
            QCOMPARE(memberNames(faq), (QStringList{u"faq_id"_s, u"question"_s}));
            QVERIFY(numberOf(faq, u"faq_id") > 0);
            QVERIFY(numberOf(faq, u"faq_id") < (qint64(1) << 53));
            QVERIFY(!faq.string(u"question").isEmpty());
        }
        QCOMPARE(m_site->hits("/first"), 1);
    }

    void countSaysHowMany_data()
    {
        QTest::addColumn<QByteArray>("count");
        QTest::addColumn<int>("expected"); // 0: refused
        QTest::newRow("default") << QByteArray() << 5;
        QTest::newRow("1") << QByteArray("&count=1") << 1;
        QTest::newRow("10") << QByteArray("&count=10") << 10;
        for (const char *count :
            {"0", "11", "-1", "5.0", "abc", "", "%2B5", "5+", "1e1", "0x5", "99999999999999999999", "%D9%A5"})
            QTest::newRow(qPrintable(u"refused "_s + QLatin1String(count)))
                << "&count=" + QByteArray(count) << 0;
        QTest::newRow("no value") << QByteArray("&count") << 0;
        QTest::newRow("twice") << QByteArray("&count=5&count=5") << 0;
    }
    void countSaysHowMany()
    {
        QFETCH(QByteArray, count);
        QFETCH(int, expected);
        readyFaqs("/count", u"Alta 2 tent"_s);
        const Answer answer = faqsOf(m_site->url(u"/count"_s), count);
        if (expected == 0) {
            COMPARE_ERROR(answer, "INVALID_FIELDS");
            QCOMPARE(answer.invalidFields().keys(), QStringList{u"count"_s});
            return;
        }
        QCOMPARE(answer.status, 200);
        QCOMPARE(int(entriesOf(answer.json(), u"faqs").size()), expected);
    }

    void faultyQueriesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QStringList>("missing");
        QTest::addColumn<QStringList>("invalid");
        const QStringList url{u"page_url"_s};
        QTest::newRow("nothing") << QByteArray() << url << QStringList{};
        QTest::newRow("empty") << QByteArray("page_url=") << url << QStringList{};
        QTest::newRow("absent before invalid") << QByteArray("count=0&locale=!") << url << QStringList{};
        const auto invalid = [&](const char *name, const QByteArray &query, const QStringList &names) {
            QTest::newRow(name) << query << QStringList{} << names;
        };
        for (const char *address : {"/a", "shop.example/a", "ftp://shop.example/a", "javascript:alert(1)",
                 "file:///etc/passwd", "http://", "https://user@shop.example/", "https://u:p@shop.example/",
                 "https://shop.example:0/", "https://shop.example:99999/", "https://shop%20.example/",
                 "https://shop.example/a%20b", "https://[::1/", "//shop.example/a", "data:text/html,a"})
            invalid(address, "page_url=" + QByteArray(address), url);
        invalid("over 2,048 characters", "page_url=https://shop.example/" + QByteArray(2030, 'a'), url);
        invalid("twice", "page_url=https://shop.example/a&page_url=https://shop.example/a", url);
        invalid("locale", "page_url=https://shop.example/a&locale=d", {u"locale"_s});
        invalid("locale twice", "page_url=https://shop.example/a&locale=de&locale=de", {u"locale"_s});
        invalid("all of them", "page_url=x&locale=!&count=0", {u"count"_s, u"locale"_s, u"page_url"_s});
        invalid("not UTF-8", "page_url=https://shop.example/%FF%FE", url);
        invalid("broken UTF-8 in the locale", "page_url=https://shop.example/&locale=%C3", {u"locale"_s});
    }
    void faultyQueriesAreRefused()
    {
        QFETCH(QByteArray, query);
        QFETCH(QStringList, missing);
        QFETCH(QStringList, invalid);
        const Answer answer = m_server->get("/api/v1/product-faqs?" + query, m_key);
        COMPARE_ERROR(answer, missing.isEmpty() ? "INVALID_FIELDS" : "MISSING_REQUIRED_FIELDS");
        QCOMPARE(answer.missingFields(), missing);
        if (missing.isEmpty())
            QCOMPARE(answer.invalidFields().keys(), invalid);
    }
    void unknownParametersAreIgnored()
    {
        QCOMPARE(faqsOf(u"https://10.9.9.9/"_s, "&stream=true&stream=true").status, 200);
    }

    void whatNeedsNoFetchIsAnsweredAtOnce_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("host not listed") << u"https://other.example/a"_s;
        QTest::newRow("subdomain of a listed host") << u"https://www.shop.example/a"_s;
        QTest::newRow("other port of a listed pair") << u"http://127.0.0.1:1/a"_s;
        QTest::newRow("private address, though listed") << u"http://10.0.0.7/a"_s;
        QTest::newRow("metadata address") << u"http://169.254.169.254/latest/meta-data"_s;
        QTest::newRow("loopback, IPv6") << u"http://[::1]/a"_s;
        QTest::newRow("localhost") << u"http://localhost/a"_s;
        QTest::newRow("address as a number") << u"http://2130706433/a"_s;
        QTest::newRow("address in hex") << u"http://0x7f000001/a"_s;
    }
    void whatNeedsNoFetchIsAnsweredAtOnce()
    {
        QFETCH(QString, url);
        const Answer answer = faqsOf(url);
        QCOMPARE(answer.status, 200);
        QCOMPARE(
            memberNames(answer.json()), (QStringList{u"status"_s, u"faqs"_s, u"message"_s, u"reason"_s}));
        QCOMPARE(answer.text(u"status"), u"not_available"_s);
        QCOMPARE(answer.text(u"reason"), u"page_not_allowed"_s);
        QCOMPARE(entriesOf(answer.json(), u"faqs").size(), 0);
        QVERIFY(answer.json().find(u"faqs")->asArray());
        QVERIFY(!answer.text(u"message").isEmpty());
        QCOMPARE(answer.header("Content-Language"), "en");
    }
    void aCompanyWithoutHostsAllowsNone()
    {
        m_server->makeCompany(u"hostless"_s);
        const Answer answer
            = m_server->get(target(u"https://shop.example/a"_s), m_server->makeKey(u"hostless"_s));
        QCOMPARE(answer.text(u"reason"), u"page_not_allowed"_s);
    }

    void pagesWithoutFaqsSayWhy_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("reason");
        const QByteArray html = "text/html; charset=utf-8";
        const auto file = [](const char *name) {
            QFile page(QStringLiteral(ANSWERDESK_PAGES) + u'/' + QLatin1String(name));
            return page.open(QIODevice::ReadOnly) ? page.readAll() : QByteArray();
        };
        QTest::newRow("404") << QByteArray("/why-404") << 404 << html << QByteArray("gone")
                             << u"page_unreachable"_s;
        QTest::newRow("410") << QByteArray("/why-410") << 410 << html << QByteArray("gone")
                             << u"page_unreachable"_s;
        QTest::newRow("not HTML") << QByteArray("/why-png") << 200 << QByteArray("image/png")
                                  << QByteArray::fromHex("89504e470d0a1a0a") << u"page_unreachable"_s;
        QTest::newRow("an empty shell")
            << QByteArray("/why-shell") << 200 << html << file("empty_shell.html") << u"no_content"_s;
        QTest::newRow("a list") << QByteArray("/why-list") << 200 << html << file("category_list.html")
                                << u"not_a_product_page"_s;
        QTest::newRow("an article") << QByteArray("/why-article") << 200 << html
                                    << file("article_with_markup.html") << u"not_a_product_page"_s;
    }
    void pagesWithoutFaqsSayWhy()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        QFETCH(QString, reason);
        m_site->serve(path, {body, status, type});
        const QString url = m_site->url(QString::fromLatin1(path));
        QCOMPARE(faqsOf(url).status, 202);
        const json::Value page = m_server->waitForPage(u"shop"_s, url);
        QCOMPARE(page.string(u"reason"), reason);
        const Answer answer = faqsOf(url);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text(u"status"), u"not_available"_s);
        QCOMPARE(answer.text(u"reason"), reason);
        QVERIFY(answer.json().find(u"faqs")->asArray()->empty());
        QVERIFY(!answer.text(u"message").isEmpty());
    }
    void aRedirectToAForbiddenAddressIsNotFollowed()
    {
        FakeSite other;
        other.serve("/inner", {productPage(u"Secret tent"_s)});
        m_site->serve("/redirect", {{}, 302, "text/html", {{"Location", other.url(u"/inner"_s).toLatin1()}}});
        const QString url = m_site->url(u"/redirect"_s);
        faqsOf(url);
        QCOMPARE(m_server->waitForPage(u"shop"_s, url).string(u"reason"), u"page_not_allowed"_s);
        QCOMPARE(other.hits("/inner"), 0);
    }
    void aServerErrorIsTriedAgainAndThenReported()
    {
        m_site->serve("/why-500", {"oops", 500});
        const QString url = m_site->url(u"/why-500"_s);
        QCOMPARE(faqsOf(url).status, 202);
        QVERIFY(m_site->waitForHits("/why-500", 1));
        // Every other try waits for the clock.
        while (m_site->hits("/why-500") < 3) {
            m_server->clock().advance(1000);
            m_site->waitForHits("/why-500", 3, 200);
        }
        QCOMPARE(m_server->waitForPage(u"shop"_s, url).string(u"reason"), u"page_unreachable"_s);
    }

    void onePageHasOneSetOfFaqs_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("fragment") << u"/same?a=1#top"_s;
        QTest::newRow("tracking") << u"/same?utm_source=x&a=1&gclid=2&fbclid=3&msclkid=4&mc_eid=5"_s;
    }
    void onePageHasOneSetOfFaqs()
    {
        QFETCH(QString, address);
        readyFaqs("/same?a=1", u"Alta 2 tent"_s);
        const int hits = m_site->hits("/same?a=1");
        const Answer answer = faqsOf(m_site->url(address));
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text(u"status"), u"ready"_s);
        QCOMPARE(m_site->hits("/same?a=1"), hits);
    }
    void anotherQueryIsAnotherPage()
    {
        readyFaqs("/same?a=1", u"Alta 2 tent"_s);
        QCOMPARE(faqsOf(m_site->url(u"/same?a=2"_s)).status, 202);
    }

    void manyFirstRequestsStartOneGeneration()
    {
        for (int round = 0; round < 3; ++round) {
            const QByteArray path = "/crowd" + QByteArray::number(round);
            m_site->serve(path, {productPage(u"Alta 2 tent"_s)});
            m_site->hold(path);
            const QString url = m_site->url(QString::fromLatin1(path));
            std::atomic<int> waiting = 0;
            std::vector<std::unique_ptr<QThread>> threads;
            std::latch start(20);
            for (int i = 0; i < 20; ++i) {
                threads.emplace_back(QThread::create([&] {
                    HttpProbe probe(m_server->base());
                    start.arrive_and_wait();
                    waiting += probe.request("GET", target(url), {}, {bearer(m_key)}).status == 202;
                }));
                threads.back()->start();
            }
            for (const auto &thread : threads)
                thread->wait();
            QCOMPARE(waiting, 20);
            m_site->release(path);
            m_server->waitForPage(u"shop"_s, url);
            QCOMPARE(faqsOf(url).status, 200);
            QCOMPARE(m_site->hits(path), 1);
        }
    }

    void anUnchangedSetIsNotSentAgain()
    {
        readyFaqs("/etag", u"Alta 2 tent"_s);
        const QString url = m_site->url(u"/etag"_s);
        const Answer full = faqsOf(url);
        const QByteArray etag = full.header("ETag");
        QVERIFY2(etag.startsWith('"') && etag.endsWith('"'), etag);
        QCOMPARE(full.header("Cache-Control"), "private, max-age=86400");
        for (const QByteArray &tags : {etag, "W/" + etag, "\"other\", " + etag, QByteArray("*")}) {
            const Answer same = faqsOf(url, {}, {{"If-None-Match", tags}});
            QCOMPARE(same.status, 304);
            QCOMPARE(same.body, QByteArray());
            QCOMPARE(same.header("ETag"), etag);
            QCOMPARE(same.header("Cache-Control"), "private, max-age=86400");
            QCOMPARE(same.header("Content-Language"), "en");
            QVERIFY(same.hasHeader("X-Request-Id"));
        }
        QCOMPARE(faqsOf(url, {}, {{"If-None-Match", "\"other\""}}).status, 200);
        QVERIFY(faqsOf(url, "&count=3").header("ETag") != etag);
        QCOMPARE(faqsOf(url, "&count=3", {{"If-None-Match", etag}}).status, 200);
        const Answer head = m_server->answerOf("HEAD", target(url), {}, {bearer(m_key)});
        QCOMPARE(head.status, 200);
        QCOMPARE(head.header("ETag"), etag);
        QCOMPARE(head.header("Content-Length").toLongLong(), full.body.size());
    }

    void eachLocaleHasItsOwnSet()
    {
        const json::Array english = readyFaqs("/locale", u"Alta 2 tent"_s);
        const QString url = m_site->url(u"/locale"_s);
        const Answer first = faqsOf(url, "&locale=de_AT");
        QCOMPARE(first.status, 202);
        QCOMPARE(first.header("Content-Language"), "de");
        m_server->waitForPage(u"shop"_s, url, u"de"_s);
        const Answer german = faqsOf(url, "&locale=de&count=10");
        QCOMPARE(german.status, 200);
        QCOMPARE(german.header("Content-Language"), "de");
        const json::Array faqs = entriesOf(german.json(), u"faqs");
        QVERIFY(faqs.front().string(u"question") != english.front().string(u"question"));
        QVERIFY(numberOf(faqs.front(), u"faq_id") != numberOf(english.front(), u"faq_id"));
        QCOMPARE(faqsOf(url, "&locale=de-AT").status, 200); // the resolved locale is the key
        const Answer other = faqsOf(url, "&locale=ja");
        QCOMPARE(other.status, 200);
        QCOMPARE(other.header("Content-Language"), "en");

        // With faq_id the locale of the request counts for nothing.
        const Answer answer = answerTo(faqs.front(), {{u"locale"_s, u"en"_s}});
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Language"), "de");
    }

    void aFaqIsAnsweredFromTheCache()
    {
        const json::Array faqs = readyFaqs("/answers", u"Alta 2 tent"_s);
        QCOMPARE(faqs.size(), 10);
        const json::Value list
            = m_server->adminCall("GET", "/admin/v1/companies/shop/faq-pages?limit=200").json();
        QString pageId;
        for (const json::Value &page : entriesOf(list, u"items")) {
            if (page.string(u"url") == m_site->url(u"/answers"_s))
                pageId = page.string(u"page_id");
        }
        const json::Value page
            = m_server->adminCall("GET", "/admin/v1/companies/shop/faq-pages/" + pageId.toLatin1()).json();
        const json::Array stored = entriesOf(page, u"faqs");
        QCOMPARE(stored.size(), 10);
        QString thread;
        for (std::size_t i = 0; i < faqs.size(); ++i) {
            const Answer answer
                = answerTo(faqs[i], {{u"thread_id"_s, thread}, {u"page_url"_s, m_site->url(u"/answers"_s)}});
            QCOMPARE(answer.status, 200);
            QCOMPARE(memberNames(answer.json()), (QStringList{u"result_text"_s, u"thread_id"_s}));
            QCOMPARE(answer.text(u"result_text"), stored[i].string(u"answer"));
            QVERIFY(!entriesOf(stored[i], u"sources").empty());
            if (i > 0)
                QCOMPARE(answer.text(u"thread_id"), thread);
            thread = answer.text(u"thread_id");
        }
        const json::Value details
            = m_server->adminCall("GET", "/admin/v1/companies/shop/threads/" + thread.toLatin1()).json();
        const json::Array messages = entriesOf(details, u"messages");
        QCOMPARE(messages.size(), 10);
        QCOMPARE(messages[3].string(u"channel"), u"faq"_s);
        QCOMPARE(numberOf(messages[3], u"faq_id"), numberOf(faqs[3], u"faq_id"));
        QCOMPARE(m_site->hits("/answers"), 1);
    }
    void theQuestionMustBeTheFaqs_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("as served") << u"%1"_s << true;
        QTest::newRow("white space around") << u"  %1 \n"_s << true;
        QTest::newRow("a word more") << u"%1 please"_s << false;
        QTest::newRow("another question") << u"What is this?"_s << false;
        QTest::newRow("lower case") << u"lower"_s << false;
        QTest::newRow("decomposed") << u"NFD"_s << true;
    }
    void theQuestionMustBeTheFaqs()
    {
        QFETCH(QString, change);
        QFETCH(bool, isAccepted);
        const json::Array faqs = readyFaqs("/question", u"Ålesund 2"_s);
        const QString question = faqs.front().string(u"question");
        QVERIFY(question.contains(u"Ålesund"_s));
        QString text = change.contains(u"%1"_s) ? change.arg(question) : change;
        if (change == u"NFD")
            text = question.normalized(QString::NormalizationForm_D);
        else if (change == u"lower")
            text = question.toLower();
        const Answer answer = answerTo(faqs.front(), {{u"query_text"_s, text}});
        if (isAccepted)
            QCOMPARE(answer.status, 200);
        else
            COMPARE_ERROR(answer, "FAQ_QUESTION_MISMATCH");
    }
    void unknownFaqsAreNotFound()
    {
        const json::Array faqs = readyFaqs("/unknown", u"Alta 2 tent"_s);
        for (const qint64 id : {qint64(999'999), qint64(0), qint64(-1), (qint64(1) << 53) - 1})
            COMPARE_ERROR(answerTo(faqs.front(), {{u"faq_id"_s, id}}), "FAQ_NOT_FOUND");
        m_server->makeCompany(u"stranger"_s);
        const Answer other = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, faqs.front().string(u"question")},
                {u"faq_id"_s, *faqs.front().find(u"faq_id")}},
            m_server->makeKey(u"stranger"_s));
        COMPARE_ERROR(other, "FAQ_NOT_FOUND");
    }
    void anotherCompanysPageIsMadeAnew()
    {
        readyFaqs("/shared", u"Alta 2 tent"_s);
        m_server->makeCompany(u"second"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        const Answer answer
            = m_server->get(target(m_site->url(u"/shared"_s)), m_server->makeKey(u"second"_s));
        QCOMPARE(answer.status, 202);
    }
    void faqsAreThereAfterARestart()
    {
        const json::Array faqs = readyFaqs("/restart", u"Alta 2 tent"_s);
        m_server->restart();
        const Answer answer = faqsOf(m_site->url(u"/restart"_s), "&count=10");
        QCOMPARE(answer.status, 200);
        QCOMPARE(entriesOf(answer.json(), u"faqs"), faqs);
        QCOMPARE(m_site->hits("/restart"), 1);
        QCOMPARE(answerTo(faqs.front()).status, 200);
    }
    void aGenerationThatWasCutOffIsTakenUpAgain()
    {
        m_site->serve("/cut", {productPage(u"Alta 2 tent"_s)});
        m_site->hold("/cut");
        const QString url = m_site->url(u"/cut"_s);
        QCOMPARE(faqsOf(url).status, 202);
        QVERIFY(m_site->waitForHits("/cut", 1));
        m_server->restart();
        m_site->release("/cut");
        QCOMPARE(m_server->waitForPage(u"shop"_s, url).string(u"state"), u"ready"_s);
        QCOMPARE(faqsOf(url).status, 200);
    }
};

std::unique_ptr<QObject> makeFaqTests() { return std::make_unique<TestFaqs>(); }

} // namespace answerdesk::test

#include "tst_faqs.moc"
