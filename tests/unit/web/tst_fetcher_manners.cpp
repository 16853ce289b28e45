// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fetching.h"
#include "tests/support/qt_test.h"
#include <QtCore/QElapsedTimer>

using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;
using Kind = FetchFailure::Kind;

Q_DECLARE_METATYPE(std::optional<int>)

/// How the fetcher behaves towards the sites that it visits.
class TestFetcherManners : public QObject, PageFetching
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void obeysRobots();
    void readsRobotsOnceAnOrigin();
    void robotsWithAnErrorPermits();
    void fetchesOneAtATimeFromAHost();
    void leavesAHostAlone_data();
    void leavesAHostAlone();
    void sendsAnHonestRequest();
    void keepsNoCookies();
    void passesConditionsOn();
    void aSlowRobotsFileDoesNotUseUpTheTime();
    void whoCancelsEndsTheFetch();
};

void TestFetcherManners::obeysRobots()
{
    m_site->serve("/robots.txt", "User-agent: *\nDisallow: /closed\n", "Content-Type: text/plain\r\n");
    m_site->serve("/closed/p", "x");
    m_site->serve("/open/p", "x");
    const FetchResult result = get(m_site->url(u"/closed/p"_s));
    COMPARE_FAILURE(result, Kind::NotAllowed);
    QVERIFY(result.error().text.contains(u"robots.txt"_s));
    QVERIFY(get(m_site->url(u"/open/p"_s)).has_value());
}

void TestFetcherManners::readsRobotsOnceAnOrigin()
{
    m_site->serve("/p", "x");
    QVERIFY(get(m_site->url(u"/p"_s)).has_value());
    QVERIFY(get(m_site->url(u"/p"_s)).has_value());
    QCOMPARE(m_site->requests.size(), 3);
    QVERIFY(m_site->requests.constFirst().startsWith("GET /robots.txt "));
}

void TestFetcherManners::robotsWithAnErrorPermits()
{
    m_site->serve(
        "/robots.txt", "User-agent: *\nDisallow: /", "Content-Type: text/plain\r\n", "503 Unavailable");
    m_site->serve("/p", "x");
    QVERIFY(get(m_site->url(u"/p"_s)).has_value());
}

void TestFetcherManners::fetchesOneAtATimeFromAHost()
{
    m_site->delayed = true;
    QList<QFuture<FetchResult>> futures;
    for (int i = 0; i < 5; ++i) {
        m_site->serve("/p" + QByteArray::number(i), "x");
        futures << m_fetcher->fetch({m_site->url(u"/p%1"_s.arg(i)), rules(), {}, {}, true});
    }
    const auto allDone = [&] {
        return std::all_of(
            futures.begin(), futures.end(), [](const auto &future) { return future.isFinished(); });
    };
    QTRY_VERIFY(allDone());
    for (const auto &future : futures)
        QVERIFY(future.result().has_value());
    QCOMPARE(m_site->mostOpen, 1);
}

void TestFetcherManners::leavesAHostAlone_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<std::optional<int>>("restMs");
    QTest::addColumn<int>("leastMs");
    QTest::addColumn<int>("toldMs");
    const auto row = [](const char *name, const QByteArray &robots, std::optional<int> restMs, int leastMs,
                         int toldMs) { QTest::newRow(name) << robots << restMs << leastMs << toldMs; };
    row("its own rest", "", 120, 120, 0);
    row("the shop's delay", "User-agent: *\nCrawl-delay: 0.12", 0, 120, 120);
    row("the longer one", "User-agent: *\nCrawl-delay: 0.12", 5, 120, 120);
    row("an endless delay is shortened", "User-agent: *\nCrawl-delay: 3600", 0, 150, 3'600'000);
    row("a single page does not wait", "User-agent: *\nCrawl-delay: 3600", std::nullopt, 0, 3'600'000);
}

void TestFetcherManners::leavesAHostAlone()
{
    QFETCH(QByteArray, robots);
    QFETCH(std::optional<int>, restMs);
    QFETCH(int, leastMs);
    QFETCH(int, toldMs);
    m_options.maxCrawlDelayMs = 150;
    m_fetcher = std::make_unique<PageFetcher>(m_options, std::make_unique<FakeResolver>());
    m_site->serve("/robots.txt", robots, "Content-Type: text/plain\r\n");
    m_site->serve("/a", "a");
    m_site->serve("/b", "b");
    FetchRequest request{m_site->url(u"/a"_s), rules(), {}, {}, true, restMs};
    const FetchResult first = get(request);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(first.has_value());
    QCOMPARE(first->crawlDelayMs, toldMs);
    request.url = m_site->url(u"/b"_s);
    QVERIFY(get(request).has_value());
    // The clock was started after the answer, and timers may fire a little early.
    QVERIFY2(timer.elapsed() >= leastMs * 8 / 10, qPrintable(QString::number(timer.elapsed())));
}

void TestFetcherManners::sendsAnHonestRequest()
{
    m_resolver->set(u"shop.test"_s, {{u"127.0.0.1"_s}});
    m_site->serve("/p", "x");
    QVERIFY(get(m_site->url(u"/p"_s, u"shop.test"_s)).has_value());
    const QByteArray head
        = m_site->requests.constLast().toLower(); // Qt 6.8 writes header names in lower case
    QVERIFY(head.contains("\r\nhost: shop.test:" + QByteArray::number(m_site->port()) + "\r\n"));
    QVERIFY(head.contains("answerdesk/"));
    QVERIFY(!head.contains("cookie:"));
    QVERIFY(!head.contains("authorization:"));
}

void TestFetcherManners::keepsNoCookies()
{
    m_site->serve("/a", "x", "Content-Type: text/html\r\nSet-Cookie: id=1; Path=/\r\n");
    QVERIFY(get(m_site->url(u"/a"_s)).has_value());
    QVERIFY(get(m_site->url(u"/a"_s)).has_value());
    QVERIFY(!m_site->requests.constLast().toLower().contains("cookie:"));
}

void TestFetcherManners::passesConditionsOn()
{
    m_site->serve("/p", {}, "ETag: \"7\"\r\n", "304 Not Modified");
    const FetchResult result = get(FetchRequest{m_site->url(u"/p"_s), rules(), "\"7\"", "Thu", true});
    QVERIFY2(result.has_value(), result ? "" : qPrintable(result.error().text));
    QCOMPARE(result->status, 304);
    QVERIFY(m_site->requests.constLast().toLower().contains("if-none-match: \"7\""));
    QVERIFY(m_site->requests.constLast().toLower().contains("if-modified-since: thu"));
}

void TestFetcherManners::aSlowRobotsFileDoesNotUseUpTheTime()
{
    m_options.robotsMs = 200;
    m_fetcher = std::make_unique<PageFetcher>(m_options, std::make_unique<FakeResolver>());
    m_site->hang("/robots.txt");
    m_site->serve("/p", "x");
    QVERIFY(get(m_site->url(u"/p"_s)).has_value());
}

void TestFetcherManners::whoCancelsEndsTheFetch()
{
    m_options.totalMs = 10 * answerdesk::test::kPatienceMs; // it does not end by itself
    m_fetcher = std::make_unique<PageFetcher>(m_options, std::make_unique<FakeResolver>());
    m_site->hang("/slow");
    m_site->serve("/p", "x");
    QFuture<FetchResult> running = m_fetcher->fetch({m_site->url(u"/slow"_s), rules(), {}, {}, true});
    QFuture<FetchResult> waiting = m_fetcher->fetch({m_site->url(u"/never"_s), rules(), {}, {}, true});
    QTRY_VERIFY(!m_site->requests.isEmpty() && m_site->requests.constLast().startsWith("GET /slow "));
    waiting.cancel();
    running.cancel();
    QTRY_VERIFY(running.isFinished() && waiting.isFinished());
    QCOMPARE(running.resultCount() + waiting.resultCount(), 0);
    QVERIFY(get(m_site->url(u"/p"_s)).has_value()); // the host is free
    for (const QByteArray &request : std::as_const(m_site->requests))
        QVERIFY(!request.startsWith("GET /never "));
}

QTEST_GUILESS_MAIN(TestFetcherManners)
#include "tst_fetcher_manners.moc"
