// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fetching.h"
#include "tests/support/qt_test.h"
#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>
#include <thread>
#include <zlib.h>

using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;
using Kind = FetchFailure::Kind;

namespace {

QByteArray gzipped(const QByteArray &plain)
{
    z_stream z{};
    deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&z, uLong(plain.size()))), Qt::Uninitialized);
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.data()));
    z.avail_in = uInt(plain.size());
    z.next_out = reinterpret_cast<Bytef *>(out.data());
    z.avail_out = uInt(out.size());
    deflate(&z, Z_FINISH);
    out.truncate(qsizetype(z.total_out));
    deflateEnd(&z);
    return out;
}

} // namespace

class TestPageFetcher : public QObject, PageFetching
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void fetchesAPage();
    void refusesHostsThatAreNotListed();
    void refusesForbiddenLiteralsWithoutConnecting();
    void refusesNamesThatLeadInside_data();
    void refusesNamesThatLeadInside();
    void connectsToTheCheckedAddressOnly();
    void checksTheNameAgainAtEveryHop();
    void followsRedirects();
    void refusesRedirects_data();
    void refusesRedirects();
    void endsARedirectLoop();
    void inflatesWithinTheLimit();
    void stopsAGzipBomb();
    void stopsAnEndlessBody();
    void stopsABodyThatSaysItsSize();
    void refusesDamagedGzip();
    void timesOut_data();
    void timesOut();
    void reportsStatuses_data();
    void reportsStatuses();
    void refusesWhatIsNotHtml_data();
    void refusesWhatIsNotHtml();
    void takesOtherTypesWhenAsked();
    void answersFromAnotherThread();
    void cancelsWhatIsOpenWhenDestroyed();
    void unreachableServerIsUnreachable();
};

void TestPageFetcher::fetchesAPage()
{
    m_site->serve("/p?a=1", "<h1>x</h1>",
        "Content-Type: text/html; charset=utf-8\r\nETag: \"7\"\r\nLast-Modified: Thu\r\n");
    const FetchResult result = get(m_site->url(u"/p?a=1#top"_s));
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().text));
    QCOMPARE(result->status, 200);
    QCOMPARE(result->body, QByteArray("<h1>x</h1>"));
    QCOMPARE(result->contentType, QByteArray("text/html; charset=utf-8"));
    QCOMPARE(result->etag, QByteArray("\"7\""));
    QCOMPARE(result->lastModified, QByteArray("Thu"));
}

void TestPageFetcher::refusesHostsThatAreNotListed()
{
    COMPARE_FAILURE(get(QUrl(u"http://elsewhere.test/p"_s)), Kind::NotAllowed);
    COMPARE_FAILURE(get(FetchRequest{m_site->url(u"/p"_s), {}, {}, {}, true}), Kind::NotAllowed);
    COMPARE_FAILURE(get(QUrl(u"ftp://public.test/p"_s)), Kind::NotAllowed);
    COMPARE_FAILURE(get(QUrl(u"http://user:pw@public.test/p"_s)), Kind::NotAllowed);
    QVERIFY(m_site->requests.isEmpty());
}

void TestPageFetcher::refusesForbiddenLiteralsWithoutConnecting()
{
    const HostRules closed{{m_site->address()}, false};
    COMPARE_FAILURE(get(FetchRequest{m_site->url(u"/p"_s), closed, {}, {}, true}), Kind::NotAllowed);
    QVERIFY(m_site->requests.isEmpty());
}

void TestPageFetcher::refusesNamesThatLeadInside_data()
{
    QTest::addColumn<QStringList>("addresses");
    QTest::newRow("private") << QStringList{u"10.0.0.5"_s};
    QTest::newRow("metadata") << QStringList{u"169.254.169.254"_s};
    QTest::newRow("loopback of a name without port") << QStringList{u"127.0.0.1"_s};
    QTest::newRow("one of two") << QStringList{u"93.184.216.34"_s, u"192.168.1.1"_s};
    QTest::newRow("mapped") << QStringList{u"::ffff:10.0.0.1"_s};
}

void TestPageFetcher::refusesNamesThatLeadInside()
{
    QFETCH(QStringList, addresses);
    m_resolver->set(u"public.test"_s, {addresses});
    COMPARE_FAILURE(get(QUrl(u"http://public.test/p"_s)), Kind::NotAllowed);
    QCOMPARE(m_resolver->asked(u"public.test"_s), 1);
}

void TestPageFetcher::connectsToTheCheckedAddressOnly()
{
    // The first answer is checked and used; a name server that changes its mind afterwards is asked anew and
    // checked anew for every request, never between check and connect.
    m_resolver->set(u"shop.test"_s, {{u"127.0.0.1"_s}, {u"127.0.0.1"_s}, {u"10.0.0.1"_s}});
    m_site->serve("/p", "x");
    QVERIFY(get(m_site->url(u"/p"_s, u"shop.test"_s)).has_value());
    QCOMPARE(m_resolver->asked(u"shop.test"_s), 2); // robots.txt and the page
    COMPARE_FAILURE(get(m_site->url(u"/p"_s, u"shop.test"_s)), Kind::NotAllowed);
}

void TestPageFetcher::checksTheNameAgainAtEveryHop()
{
    m_resolver->set(u"shop.test"_s, {{u"127.0.0.1"_s}, {u"127.0.0.1"_s}, {u"192.168.0.1"_s}});
    m_site->redirect("/a", "/b");
    m_site->serve("/b", "inside");
    COMPARE_FAILURE(get(m_site->url(u"/a"_s, u"shop.test"_s)), Kind::NotAllowed);
}

void TestPageFetcher::followsRedirects()
{
    m_resolver->set(u"shop.test"_s, {{u"127.0.0.1"_s}});
    m_resolver->set(u"other.test"_s, {{u"127.0.0.1"_s}});
    m_site->redirect("/a", "b?x=%20");
    m_site->redirect("/b?x=%20", m_site->url(u"/c"_s, u"other.test"_s).toEncoded());
    m_site->serve("/c", "there");
    const FetchResult result = get(m_site->url(u"/a"_s, u"shop.test"_s));
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().text));
    QCOMPARE(result->body, QByteArray("there"));
    QCOMPARE(result->finalUrl, m_site->url(u"/c"_s, u"other.test"_s));
}

void TestPageFetcher::refusesRedirects_data()
{
    QTest::addColumn<QByteArray>("target");
    for (const char *target : {"http://169.254.169.254/latest/meta-data", "http://10.0.0.1/", "http://[::1]/",
             "http://2130706433/", "http://0x7f.1/", "http://localhost/", "http://evil.test/",
             "file:///etc/passwd", "ftp://public.test/", "http://user@public.test/", "//10.0.0.1/",
             "javascript:alert(1)", "gopher://public.test/"})
        QTest::addRow("%s", target) << QByteArray(target);
}

void TestPageFetcher::refusesRedirects()
{
    QFETCH(QByteArray, target);
    m_site->redirect("/a", target);
    COMPARE_FAILURE(get(m_site->url(u"/a"_s)), Kind::NotAllowed);
}

void TestPageFetcher::endsARedirectLoop()
{
    m_site->redirect("/a", "/a");
    COMPARE_FAILURE(get(m_site->url(u"/a"_s)), Kind::Unreachable);
    QCOMPARE(m_site->requests.size(), 7); // robots.txt, the page, five redirects
}

void TestPageFetcher::inflatesWithinTheLimit()
{
    const QByteArray page = "<p>" + QByteArray("text ").repeated(10'000);
    m_site->serve("/p", gzipped(page), "Content-Type: text/html\r\nContent-Encoding: gzip\r\n");
    const FetchResult result = get(m_site->url(u"/p"_s));
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().text));
    QCOMPARE(result->body, page);
}

void TestPageFetcher::stopsAGzipBomb()
{
    const QByteArray bomb = gzipped(QByteArray(200 * 1024 * 1024, 'a'));
    QVERIFY(bomb.size() < 400 * 1024);
    m_site->serve("/p", bomb, "Content-Type: text/html\r\nContent-Encoding: gzip\r\n");
    COMPARE_FAILURE(get(m_site->url(u"/p"_s)), Kind::TooLarge);
}

void TestPageFetcher::stopsAnEndlessBody()
{
    m_site->serveEndless("/p",
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n",
        "10000\r\n" + QByteArray(0x10000, 'x') + "\r\n");
    COMPARE_FAILURE(get(m_site->url(u"/p"_s)), Kind::TooLarge);
}

void TestPageFetcher::stopsABodyThatSaysItsSize()
{
    m_site->serveEndless(
        "/p", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 900000000\r\n\r\n", "x");
    COMPARE_FAILURE(get(m_site->url(u"/p"_s)), Kind::TooLarge);
}

void TestPageFetcher::refusesDamagedGzip()
{
    m_site->serve(
        "/p", gzipped("hello hello").chopped(9), "Content-Type: text/html\r\nContent-Encoding: gzip\r\n");
    COMPARE_FAILURE(get(m_site->url(u"/p"_s)), Kind::Unreachable);
    m_site->serve("/q", "not gzip", "Content-Type: text/html\r\nContent-Encoding: gzip\r\n");
    COMPARE_FAILURE(get(m_site->url(u"/q"_s)), Kind::Unreachable);
    m_site->serve("/r", "what", "Content-Type: text/html\r\nContent-Encoding: br\r\n");
    COMPARE_FAILURE(get(m_site->url(u"/r"_s)), Kind::Unreachable);
}

void TestPageFetcher::timesOut_data()
{
    QTest::addColumn<bool>("trickles");
    QTest::newRow("silent") << false;
    QTest::newRow("head without body") << true;
}

void TestPageFetcher::timesOut()
{
    QFETCH(bool, trickles);
    m_options.totalMs = 300;
    m_fetcher = std::make_unique<PageFetcher>(m_options, std::make_unique<FakeResolver>());
    if (trickles)
        m_site->serveEndless(
            "/p", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\nx", {});
    else
        m_site->hang("/p");
    QElapsedTimer timer;
    timer.start();
    COMPARE_FAILURE(get(m_site->url(u"/p"_s)), Kind::TimedOut);
    QVERIFY(timer.elapsed() < 3000);
}

void TestPageFetcher::reportsStatuses_data()
{
    QTest::addColumn<QByteArray>("status");
    for (const char *status : {"404 Not Found", "403 Forbidden", "401 Unauthorized", "429 Too Many",
             "500 Error", "503 Unavailable", "304 Not Modified", "302 Found"})
        QTest::addRow("%s", status) << QByteArray(status);
}

void TestPageFetcher::reportsStatuses()
{
    QFETCH(QByteArray, status);
    m_site->serve("/p", "<p>oops", "Content-Type: text/html\r\n", status);
    const FetchResult result = get(m_site->url(u"/p"_s));
    COMPARE_FAILURE(result, Kind::Unreachable);
    QCOMPARE(result.error().status, status.left(3).toInt());
}

void TestPageFetcher::refusesWhatIsNotHtml_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("html");
    QTest::newRow("pdf") << QByteArray("application/pdf") << false;
    QTest::newRow("json") << QByteArray("application/json") << false;
    QTest::newRow("image") << QByteArray("image/png") << false;
    QTest::newRow("plain") << QByteArray("text/plain") << false;
    QTest::newRow("xhtml") << QByteArray("application/xhtml+xml; charset=utf-8") << true;
    QTest::newRow("upper case") << QByteArray("TEXT/HTML") << true;
}

void TestPageFetcher::refusesWhatIsNotHtml()
{
    QFETCH(QByteArray, type);
    QFETCH(bool, html);
    m_site->serve("/p", "x", "Content-Type: " + type + "\r\n");
    const FetchResult result = get(m_site->url(u"/p"_s));
    QCOMPARE(result.has_value(), html);
    if (!html)
        COMPARE_FAILURE(result, Kind::NotHtml);
}

void TestPageFetcher::takesOtherTypesWhenAsked()
{
    m_site->serve("/sitemap.xml", "<urlset/>", "Content-Type: application/xml\r\n");
    QVERIFY(get(m_site->url(u"/sitemap.xml"_s), false).has_value());
}

void TestPageFetcher::answersFromAnotherThread()
{
    m_site->serve("/p", "x");
    std::atomic<int> status = 0;
    std::thread thread([&, url = m_site->url(u"/p"_s), rules = rules()] {
        const FetchResult result = m_fetcher->fetch({url, rules, {}, {}, true}).result();
        status = result ? result->status : -1;
    });
    const bool done = QTest::qWaitFor([&] { return status != 0; }, answerdesk::test::kPatienceMs);
    thread.join();
    QVERIFY(done);
    QCOMPARE(status.load(), 200);
}

void TestPageFetcher::cancelsWhatIsOpenWhenDestroyed()
{
    m_site->hang("/p");
    m_site->serve("/robots.txt", "", "Content-Type: text/plain\r\n");
    const auto running = m_fetcher->fetch({m_site->url(u"/p"_s), rules(), {}, {}, true});
    const auto queued = m_fetcher->fetch({m_site->url(u"/q"_s), rules(), {}, {}, true});
    QTRY_COMPARE(m_site->requests.size(), 2);
    const auto unseen = m_fetcher->fetch({m_site->url(u"/r"_s), rules(), {}, {}, true});
    m_fetcher.reset();
    for (const auto &future : {running, queued, unseen}) {
        QVERIFY(future.isFinished());
        COMPARE_FAILURE(future.result(), Kind::Cancelled);
    }
}

void TestPageFetcher::unreachableServerIsUnreachable()
{
    QTcpServer closed;
    closed.listen(QHostAddress::LocalHost);
    const int port = closed.serverPort();
    closed.close();
    const QString host = u"127.0.0.1:%1"_s.arg(port);
    COMPARE_FAILURE(
        get(FetchRequest{QUrl(u"http://"_s + host), {{host}, true}, {}, {}, true}), Kind::Unreachable);
    COMPARE_FAILURE(get(QUrl(u"http://public.test/"_s)), Kind::Unreachable);
}

QTEST_GUILESS_MAIN(TestPageFetcher)
#include "tst_page_fetcher.moc"
