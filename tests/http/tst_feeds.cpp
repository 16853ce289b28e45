// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/qt_compat.h"
#include "tests/http/contract.h"
#include "tests/support/fake_site.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QThread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kFeeds = "/admin/v1/companies/shop/feeds";
constexpr qint64 kDayMs = 86'400'000;

const QByteArray kHeader
    = "id,title,link,price,sale_price,sale_price_effective_date,availability,brand,material\n";

/// A page that no reader takes for a product's.
QByteArray barePage(const QByteArray &name)
{
    return "<!doctype html><html lang=en><head><title>" + name + "</title></head><body><h1>" + name
        + "</h1><p>Read more about our shop and its people on these pages.</p></body></html>";
}

QByteArray rowOf(int number, const QString &url, const QByteArray &price = "199.00 EUR",
    const QByteArray &sale = ",", const QByteArray &availability = "in_stock")
{
    const QByteArray id = QByteArray::number(number);
    return "T-" + id + ",Alta " + id + ',' + url.toUtf8() + ',' + price + ',' + sale + ',' + availability
        + ",Northpeak,Aluminium\n";
}

} // namespace

/// Product feeds: from the upload or the fetch to the FAQs of a page.
class TestFeeds : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;

    Answer call(const QByteArray &method, const QByteArray &path, const json::Object &body = {})
    {
        return m_server->adminCall(method, kFeeds + path,
            method == "GET" || method == "DELETE" ? QByteArray() : json::Value(body).toJson());
    }
    QByteArray makeFeed(const json::Object &settings = {{u"name"_s, u"Main feed"_s}})
    {
        const Answer made = call("POST", {}, settings);
        if (made.status != 201)
            qFatal("no feed: %s", made.body.constData());
        return made.text(u"feed_id").toLatin1();
    }
    QByteArray startRun(const QByteArray &feed)
    {
        const Answer begun = call("POST", '/' + feed + "/runs");
        if (begun.status != 202)
            qFatal("no run: %s", begun.body.constData());
        return begun.text(u"run_id").toLatin1();
    }
    Answer put(
        const QByteArray &feed, const QByteArray &run, const QByteArray &bytes, qint64 offset, bool isLast)
    {
        return m_server->adminCall("PUT",
            kFeeds + '/' + feed + "/runs/" + run + "/content?offset=" + QByteArray::number(offset)
                + (isLast ? "&last=true" : ""),
            bytes, {{"Content-Type", "application/octet-stream"}});
    }
    json::Value runOf(const QByteArray &feed, const QByteArray &run)
    {
        return call("GET", '/' + feed + "/runs/" + run).json();
    }
    json::Value waitFor(const QByteArray &feed, const QByteArray &run, const QString &state)
    {
        const QDeadlineTimer patience(kPatienceMs);
        QByteArray after = "0";
        for (;;) {
            const Answer list = m_server->adminCall("GET", kFeeds + "?wait=5&after=" + after);
            json::Value seen = runOf(feed, run);
            const bool isOver = !seen.string(u"ended_at").isEmpty();
            if (seen.string(u"state") == state || isOver || patience.hasExpired()) {
                if (seen.string(u"state") != state)
                    qWarning("%s", seen.toJson().constData());
                return seen;
            }
            after = list.text(u"revision").toLatin1();
        }
    }
    /// Uploads a file and waits for the state that its run comes to.
    json::Value upload(const QByteArray &feed, const QByteArray &file, const QString &state = u"done"_s)
    {
        const QByteArray run = startRun(feed);
        put(feed, run, file, 0, true);
        return waitFor(feed, run, state);
    }
    json::Value latest(const QByteArray &feed) { return *call("GET", '/' + feed).json().find(u"last_run"); }
    json::Value waitForRun(const QByteArray &feed)
    {
        const QDeadlineTimer patience(kPatienceMs);
        for (;;) {
            const json::Value run = latest(feed);
            if (run.asObject() && !run.string(u"ended_at").isEmpty())
                return run;
            if (patience.hasExpired())
                return run;
            QThread::msleep(20);
        }
    }
    json::Value faqs(const QString &url)
    {
        return m_server->get("/api/v1/product-faqs?count=10&page_url=" + QUrl::toPercentEncoding(url), m_key)
            .json();
    }
    /// The answer to the first FAQ of the page whose question holds a word, once the page is ready and the
    /// answer holds a text.
    QString answerWith(const QString &url, const QString &word, const QString &text)
    {
        const QDeadlineTimer patience(kPatienceMs);
        QString answer;
        for (;;) {
            for (const json::Value &faq : entriesOf(faqs(url), u"faqs")) {
                if (!faq.string(u"question").contains(word, Qt::CaseInsensitive))
                    continue;
                answer = m_server
                             ->post("/api/v1/send_message",
                                 json::Object{{u"query_text"_s, faq.string(u"question")},
                                     {u"faq_id"_s, numberOf(faq, u"faq_id")}},
                                 m_key)
                             .text(u"result_text");
                if (answer.contains(text))
                    return answer;
            }
            if (patience.hasExpired())
                return answer;
            QThread::msleep(30);
        }
    }
    json::Value pageOf(const QString &url) { return m_server->waitForPage(u"shop"_s, url); }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s,
            {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}, {u"locales"_s, json::Array{u"en"_s}},
                {u"faqs_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void aFileIsUploadedInPartsAndApplied()
    {
        const QByteArray feed = makeFeed();
        const QByteArray file = kHeader + rowOf(1, m_site->url(u"/p1"_s)) + rowOf(2, m_site->url(u"/p2"_s));
        const QByteArray run = startRun(feed);
        QCOMPARE(call("POST", '/' + feed + "/runs").code(), "FEED_RUN_ACTIVE");
        QCOMPARE(numberOf(put(feed, run, file.left(40), 0, false).json(), u"received"), 40);
        QCOMPARE(put(feed, run, file.mid(90), 90, false).code(), "FEED_OFFSET_MISMATCH");
        QCOMPARE(numberOf(put(feed, run, file.left(40), 0, false).json(), u"received"), 40); // repeated
        QCOMPARE(put(feed, run, file.mid(20), 20, true).status, 200); // overlaps
        const json::Value done = waitFor(feed, run, u"done"_s);
        QCOMPARE(numberOf(done, u"rows"), 2);
        QCOMPARE(numberOf(done, u"added"), 2);
        QCOMPARE(numberOf(done, u"received"), file.size());
        QCOMPARE(done.string(u"format"), u"google_columns"_s);
        QCOMPARE(put(feed, run, "more", file.size(), true).code(), "FEED_RUN_ENDED");
        QCOMPARE(call("POST", '/' + feed + "/runs/" + run + "/cancel").code(), "FEED_RUN_ENDED");
        const json::Array products = entriesOf(call("GET", '/' + feed + "/products").json(), u"items");
        QCOMPARE(products.size(), std::size_t(2));
        QCOMPARE(products.at(1).string(u"name"), u"Alta 2"_s);
        QCOMPARE(products.at(1).string(u"price"), u"199.00"_s);
        QCOMPARE(numberOf(products.at(1), u"row"), 2);
        QCOMPARE(
            entriesOf(call("GET", '/' + feed + "/products?q=T-2").json(), u"items").size(), std::size_t(1));
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->sql("SELECT COUNT(*) FROM feed_part"), QStringList{u"0"_s}, kPatienceMs);
    }

    void theSameFileAgainWritesNoProduct()
    {
        const QByteArray feed = makeFeed();
        const QByteArray file = kHeader + rowOf(1, m_site->url(u"/p1"_s)) + rowOf(2, m_site->url(u"/p2"_s));
        upload(feed, file);
        m_server->clock().advance(60'000);
        const QStringList before = m_server->sql("SELECT MAX(updated_ms) FROM feed_product");
        const json::Value again = upload(feed, file);
        QCOMPARE(numberOf(again, u"unchanged"), 2);
        QCOMPARE(numberOf(again, u"added") + numberOf(again, u"changed") + numberOf(again, u"removed"), 0);
        QCOMPARE(m_server->sql("SELECT MAX(updated_ms) FROM feed_product"), before);
    }

    void factsOfThePageComeFromTheFeed()
    {
        const QString url = m_site->url(u"/p1"_s);
        m_site->serve("/p1", {productPage(u"Alta 1"_s)});
        const QByteArray feed = makeFeed();
        upload(feed, kHeader + rowOf(1, url, "1199.00 EUR", ",", "out_of_stock"));
        faqs(url);
        pageOf(url);
        const QString price = answerWith(url, u"cost"_s, u"1,199.00"_s);
        QVERIFY2(price.contains(u"1,199.00"_s) && !price.contains(u"249"), qUtf8Printable(price));
        const Answer pages = m_server->adminCall("GET", "/admin/v1/companies/shop/faq-pages");
        const QByteArray id = entriesOf(pages.json(), u"items").at(0).string(u"page_id").toLatin1();
        const QByteArray details
            = m_server->adminCall("GET", "/admin/v1/companies/shop/faq-pages/" + id).body;
        QVERIFY2(details.contains("product feed “Main feed”, row 1, 2026-"), details.constData());
        QVERIFY(!details.contains("249"));
    }

    void aPageThatTheReaderRefusesIsAccepted()
    {
        const QString url = m_site->url(u"/bare"_s);
        m_site->serve("/bare", {barePage("Alta 1")});
        faqs(url);
        QCOMPARE(pageOf(url).string(u"state"), u"not_available"_s);
        upload(makeFeed(), kHeader + rowOf(1, url));
        const QString price = answerWith(url, u"cost"_s, u"199.00"_s);
        QVERIFY2(price.contains(u"199.00"), qUtf8Printable(price));
    }

    void aChangedPriceIsAnswered()
    {
        const QString url = m_site->url(u"/p1"_s);
        m_site->serve("/p1", {productPage(u"Alta 1"_s)});
        const QByteArray feed = makeFeed();
        upload(feed, kHeader + rowOf(1, url));
        faqs(url);
        QVERIFY(answerWith(url, u"cost"_s, u"199.00"_s).contains(u"199.00"));
        const json::Value run = upload(feed, kHeader + rowOf(1, url, "149.50 EUR"));
        QCOMPARE(numberOf(run, u"changed"), 1);
        QVERIFY(answerWith(url, u"cost"_s, u"149.50"_s).contains(u"149.50"));
    }

    void aSaleBeginsAndEndsByItself()
    {
        const QString url = m_site->url(u"/p1"_s);
        m_site->serve("/p1", {productPage(u"Alta 1"_s)});
        const auto time = [this](qint64 ms) {
            return utcDateTime(m_server->clock().nowMs() + ms).toString(u"yyyy-MM-ddTHH:mm:ssZ"_s).toLatin1();
        };
        const QByteArray sale = "99.00 EUR," + time(3'600'000) + '/' + time(7'200'000);
        upload(makeFeed(), kHeader + rowOf(1, url, "199.00 EUR", sale));
        faqs(url);
        QVERIFY(answerWith(url, u"cost"_s, u"199.00"_s).contains(u"199.00"));
        m_server->clock().advance(3'600'000);
        QVERIFY(answerWith(url, u"cost"_s, u"€99.00"_s).contains(u"€99.00"));
        m_server->clock().advance(3'600'000);
        QVERIFY(answerWith(url, u"cost"_s, u"€199.00"_s).contains(u"€199.00"));
    }

    void aProductIsFoundByItsNumber()
    {
        const QString url = m_site->url(u"/p1"_s);
        m_site->serve("/p1", {productPage(u"Alta 1"_s)});
        faqs(url);
        pageOf(url);
        const QString sku = m_server->sql("SELECT product_number FROM faq_page").value(0);
        QVERIFY(!sku.isEmpty());
        upload(makeFeed({{u"name"_s, u"Numbers"_s}, {u"currency"_s, u"EUR"_s}}),
            "number,price\n" + sku.toUtf8() + ",77.70\nother,5.00\n");
        QVERIFY(answerWith(url, u"cost"_s, u"77.70"_s).contains(u"77.70"));
    }

    void aFeedThatShrinksIsHeldUntilItIsConfirmed()
    {
        const QString url = m_site->url(u"/p3"_s);
        m_site->serve("/p3", {productPage(u"Alta 3"_s)});
        const QByteArray feed = makeFeed();
        upload(feed,
            kHeader + rowOf(1, m_site->url(u"/p1"_s)) + rowOf(2, m_site->url(u"/p2"_s)) + rowOf(3, url));
        faqs(url);
        QVERIFY(answerWith(url, u"cost"_s, u"199.00"_s).contains(u"199.00"));
        const json::Value held = upload(feed, kHeader + rowOf(1, m_site->url(u"/p1"_s)), u"held"_s);
        QVERIFY(held.string(u"reason").contains(u"more than half"));
        QCOMPARE(entriesOf(call("GET", '/' + feed + "/products").json(), u"items").size(), std::size_t(3));
        const QByteArray run = held.string(u"run_id").toLatin1();
        QCOMPARE(call("POST", '/' + feed + "/runs/" + run + "/confirm").status, 200);
        const json::Value done = waitFor(feed, run, u"done"_s);
        QCOMPARE(numberOf(done, u"removed"), 2);
        QCOMPARE(numberOf(call("GET", '/' + feed).json(), u"products"), 1);
        QCOMPARE(call("POST", '/' + feed + "/runs/" + run + "/confirm").code(), "FEED_RUN_ENDED");
        // The facts of a product that left the feed count for one more day.
        QVERIFY(answerWith(url, u"cost"_s, u"199.00"_s).contains(u"199.00"));
        m_server->clock().advance(kDayMs + 1000);
        faqs(url);
        QVERIFY(answerWith(url, u"cost"_s, u"249.00"_s).contains(u"249.00"));
    }

    void pricesThatVanishAreHeldToo()
    {
        const QByteArray feed = makeFeed();
        upload(feed, "id,title,price,color\n1,A,5.00 EUR,red\n2,B,6.00 EUR,red\n");
        const json::Value held = upload(feed, "id,title,cost,color\n1,A,,red\n2,B,,red\n", u"held"_s);
        QVERIFY(held.string(u"reason").contains(u"prices"));
    }

    void invalidRowsAreCountedAndListed()
    {
        const QByteArray feed = makeFeed();
        const json::Value done = upload(feed,
            "id,title,link,price\n1,A,,5.00 EUR\n,Nameless,,6.00 EUR\n3,C,,five\n4,D,,7 EUR 8 USD\n1,A "
            "again,,4.00 "
            "EUR\n");
        QCOMPARE(numberOf(done, u"rows"), 5);
        QCOMPARE(numberOf(done, u"added"), 1);
        QCOMPARE(numberOf(done, u"invalid"), 3);
        QCOMPARE(numberOf(done, u"duplicates"), 1);
        const json::Array report = entriesOf(
            call("GET", '/' + feed + "/runs/" + done.string(u"run_id").toLatin1() + "/report").json(),
            u"items");
        QCOMPARE(report.size(), std::size_t(4));
        QCOMPARE(report.at(0).string(u"reason"), u"no_identity"_s);
        QCOMPARE(numberOf(report.at(0), u"line"), 3);
        QCOMPARE(entriesOf(call("GET", '/' + feed + "/products").json(), u"items").at(0).string(u"name"),
            u"A again"_s);
    }

    void whatCannotBeReadFailsAndChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a web page") << barePage("Error") << u"web page"_s;
        QTest::newRow("no rows") << kHeader << u"no rows"_s;
        QTest::newRow("no usable row") << kHeader + ",Nameless,,5.00 EUR,,,,,\n" << u"None of"_s;
        QTest::newRow("broken XML") << QByteArray(
            "<?xml version=\"1.0\"?><rss "
            "xmlns:g=\"http://base.google.com/ns/1.0\"><channel><item><g:id>A</item>")
                                    << u"line"_s;
    }
    void whatCannotBeReadFailsAndChangesNothing()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        const QByteArray feed = makeFeed();
        upload(feed, kHeader + rowOf(1, m_site->url(u"/p1"_s)));
        const json::Value failed = upload(feed, file, u"failed"_s);
        QVERIFY2(failed.string(u"reason").contains(reason), qUtf8Printable(failed.string(u"reason")));
        QCOMPARE(numberOf(call("GET", '/' + feed).json(), u"products"), 1);
        QCOMPARE(
            m_server->sql("SELECT COUNT(*) FROM feed_product WHERE gone_ms IS NULL"), QStringList{u"1"_s});
    }

    void anAddressIsFetchedOnItsSchedule()
    {
        const QByteArray file = kHeader + rowOf(1, m_site->url(u"/p1"_s));
        m_site->serve("/feed.csv", {file, 200, "text/csv", {{"ETag", "\"one\""}}});
        const QByteArray feed = makeFeed({{u"name"_s, u"Fetched"_s}, {u"url"_s, m_site->url(u"/feed.csv"_s)},
            {u"interval_minutes"_s, 30}});
        const json::Value first = waitForRun(feed);
        QCOMPARE(first.string(u"state"), u"done"_s);
        QCOMPARE(first.string(u"started_by"), u"schedule"_s);
        QCOMPARE(numberOf(first, u"added"), 1);
        m_site->serve("/feed.csv", {{}, 304, "text/csv", {}});
        m_server->clock().advance(30 * 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(latest(feed).string(u"run_id") != first.string(u"run_id"), kPatienceMs);
        const json::Value second = waitForRun(feed);
        QCOMPARE(second.string(u"state"), u"done"_s);
        QCOMPARE(second.string(u"reason"), u"The feed has not changed."_s);
        QCOMPARE(put(feed, second.string(u"run_id").toLatin1(), "x", 0, false).code(), "FORBIDDEN");
    }

    void shopifysListIsFetchedPageByPage()
    {
        const auto page = [](int first) {
            QByteArray products;
            for (int i = first; i < first + 3; ++i) {
                const QByteArray id = QByteArray::number(i);
                products += (i > first ? "," : "")
                    + ("{\"id\":" + id + ",\"title\":\"Tent " + id + "\",\"handle\":\"tent-") + id
                    + "\",\"variants\":[{\"id\":" + id + "1,\"sku\":\"S-" + id
                    + "\",\"title\":\"Default Title\",\"price\":\"10.00\",\"available\":true}]}";
            }
            return "{\"products\":[" + products + "]}";
        };
        m_site->serve("/products.json?limit=250&page=1", {page(1), 200, "application/json", {}});
        m_site->serve("/products.json?limit=250&page=2", {page(4), 200, "application/json", {}});
        m_site->serve("/products.json?limit=250&page=3", {"{\"products\":[]}", 200, "application/json", {}});
        const QByteArray feed = makeFeed({{u"name"_s, u"Shopify"_s},
            {u"url"_s, m_site->url(u"/products.json"_s)}, {u"currency"_s, u"EUR"_s},
            {u"base_url"_s, m_site->url(QString())}, {u"interval_minutes"_s, 0}});
        const json::Value run = waitForRun(feed);
        QVERIFY2(run.string(u"state") == u"done", run.toJson());
        QCOMPARE(numberOf(run, u"added"), 6);
        QCOMPARE(run.string(u"format"), u"shopify"_s);
        const json::Array products = entriesOf(call("GET", '/' + feed + "/products?q=S-5").json(), u"items");
        QCOMPARE(products.at(0).string(u"url"), m_site->url(u"/products/tent-5"_s));
    }

    void ofTwoFeedsTheOlderOneCounts()
    {
        const QString url = m_site->url(u"/p1"_s);
        m_site->serve("/p1", {productPage(u"Alta 1"_s)});
        const QByteArray older = makeFeed({{u"name"_s, u"Older"_s}});
        upload(makeFeed({{u"name"_s, u"Newer"_s}}), kHeader + rowOf(1, url, "300.00 EUR"));
        upload(older, kHeader + rowOf(1, url, "200.00 EUR"));
        faqs(url);
        QVERIFY(answerWith(url, u"cost"_s, u"200.00"_s).contains(u"200.00"));
    }

    void anAddressIsCheckedLikeAPage()
    {
        QCOMPARE(
            call("POST", {}, {{u"name"_s, u"A"_s}, {u"url"_s, u"https://elsewhere.example/feed"_s}}).code(),
            "INVALID_FIELDS");
        m_site->serve("/moved", {{}, 302, "text/plain", {{"Location", "http://169.254.169.254/latest"}}});
        m_site->serve("/error", {barePage("Maintenance")});
        for (const QString &path : {u"/moved"_s, u"/error"_s, u"/gone"_s}) {
            const json::Value failed = waitForRun(
                makeFeed({{u"name"_s, path}, {u"url"_s, m_site->url(path)}, {u"interval_minutes"_s, 0}}));
            QCOMPARE(failed.string(u"state"), u"failed"_s);
            QVERIFY(!failed.string(u"reason").isEmpty());
        }
    }

    void aPreviewStoresNothing()
    {
        const QByteArray file
            = kHeader + rowOf(1, m_site->url(u"/p1"_s)) + ",Nameless,,5.00 EUR,,,in_stock,,\n";
        const auto preview = [this](const json::Object &body) {
            return m_server->adminCall(
                "POST", "/admin/v1/companies/shop/feed-previews", json::Value(body).toJson());
        };
        const Answer seen = preview({{u"content"_s, QString::fromLatin1(file.toBase64())}});
        QCOMPARE(seen.status, 200);
        QCOMPARE(seen.text(u"format"), u"google_columns"_s);
        QCOMPARE(entriesOf(seen.json(), u"products").size(), std::size_t(1));
        QCOMPARE(entriesOf(seen.json(), u"problems").size(), std::size_t(1));
        QCOMPARE(entriesOf(seen.json(), u"columns").size(), std::size_t(9));
        m_site->serve("/feed.csv", {file, 200, "text/csv", {}});
        QCOMPARE(preview({{u"url"_s, m_site->url(u"/feed.csv"_s)}}).text(u"format"), u"google_columns"_s);
        QCOMPARE(preview({{u"url"_s, m_site->url(u"/gone"_s)}}).code(), "INVALID_FIELDS");
        QCOMPARE(preview({{u"content"_s, u"no Base64!"_s}}).code(), "INVALID_FIELDS");
        QCOMPARE(preview({}).code(), "INVALID_FIELDS");
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM feed"), QStringList{u"0"_s});
    }

    void anUploadAndARunSurviveARestart()
    {
        const QByteArray feed = makeFeed();
        QByteArray file = kHeader;
        for (int i = 1; i <= 500; ++i)
            file += rowOf(i, m_site->url(u"/p%1"_s.arg(i)));
        const QByteArray run = startRun(feed);
        put(feed, run, file.left(5000), 0, false);
        m_server->restart();
        QCOMPARE(numberOf(runOf(feed, run), u"received"), 5000);
        put(feed, run, file.mid(5000), 5000, true);
        m_server->restart();
        const json::Value done = waitFor(feed, run, u"done"_s);
        QCOMPARE(numberOf(done, u"added"), 500);
        QCOMPARE(numberOf(done, u"processed"), 500);
    }

    void settingsAreGuardedAndChangesAreAudited()
    {
        const QByteArray feed = makeFeed();
        const Answer read = call("GET", '/' + feed);
        QVERIFY(!read.header("ETag").isEmpty());
        const Answer changed = m_server->adminCall(
            "PATCH", kFeeds + '/' + feed, R"({"name":"Other"})", {{"If-Match", read.header("ETag")}});
        QCOMPARE(changed.text(u"name"), u"Other"_s);
        QCOMPARE(m_server
                     ->adminCall("PATCH", kFeeds + '/' + feed, R"({"name":"Third"})",
                         {{"If-Match", read.header("ETag")}})
                     .code(),
            "PRECONDITION_FAILED");
        QCOMPARE(call("PATCH", '/' + feed, {{u"interval_minutes"_s, 5}}).code(), "FORBIDDEN");
        QCOMPARE(call("DELETE", '/' + feed).status, 204);
        QCOMPARE(call("GET", '/' + feed).code(), "NOT_FOUND");
        const QByteArray audit = m_server->adminCall("GET", "/admin/v1/audit?limit=200").body;
        upload(makeFeed(), kHeader + rowOf(1, m_site->url(u"/p1"_s)));
        const QByteArray runs = m_server->adminCall("GET", "/admin/v1/audit?limit=200").body;
        QVERIFY(runs.contains("feed-run.started") && runs.contains("feed-run.done"));
        for (const char *action : {"feed.created", "feed.changed", "feed.deleted"})
            QVERIFY2(audit.contains(action), action);
    }

    void aDeletedFeedLeavesThePageToItself()
    {
        const QString url = m_site->url(u"/p1"_s);
        m_site->serve("/p1", {productPage(u"Alta 1"_s)});
        const QByteArray feed = makeFeed();
        upload(feed, kHeader + rowOf(1, url));
        faqs(url);
        QVERIFY(answerWith(url, u"cost"_s, u"199.00"_s).contains(u"199.00"));
        json::Value ofPrice;
        for (const json::Value &faq : entriesOf(faqs(url), u"faqs")) {
            if (faq.string(u"question").contains(u"cost"))
                ofPrice = faq;
        }
        m_site->hold("/p1");
        QCOMPARE(call("DELETE", '/' + feed).status, 204);
        // Nothing quotes it from here on, although the page has not been read again.
        QCOMPARE(m_server
                     ->post("/api/v1/send_message",
                         json::Object{{u"query_text"_s, ofPrice.string(u"question")},
                             {u"faq_id"_s, numberOf(ofPrice, u"faq_id")}},
                         m_key)
                     .code(),
            "FAQ_NOT_FOUND");
        for (const json::Value &faq : entriesOf(faqs(url), u"faqs"))
            QVERIFY2(numberOf(faq, u"faq_id") != numberOf(ofPrice, u"faq_id"), faq.toJson());
        const QString asked = m_server
                                  ->post("/api/v1/send_message",
                                      json::Object{{u"query_text"_s, u"How much does this product cost?"_s},
                                          {u"page_url"_s, url}},
                                      m_key)
                                  .text(u"result_text");
        QVERIFY2(!asked.contains(u"199"), qUtf8Printable(asked));
        m_site->release("/p1");
        QVERIFY(answerWith(url, u"cost"_s, u"249.00"_s).contains(u"249.00"));
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM feed_product"), QStringList{u"0"_s});
    }
};

std::unique_ptr<QObject> makeFeedTests() { return std::make_unique<TestFeeds>(); }

} // namespace answerdesk::test

#include "tst_feeds.moc"
