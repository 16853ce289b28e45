// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QDeadlineTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kAll = "/admin/v1/companies/shop/pregenerations";
constexpr int kAtOnce = 12; ///< pages of a pre-generation in the queue

QByteArray sitemap(const QStringList &urls)
{
    QString pages;
    for (const QString &url : urls)
        pages += u"<url><loc>%1</loc></url>"_s.arg(url);
    return u"<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">%1</urlset>"_s
        .arg(pages)
        .toUtf8();
}

json::Array arrayOf(const QStringList &texts)
{
    json::Array all;
    for (const QString &text : texts)
        all.emplace_back(text);
    return all;
}

} // namespace

/// FAQs of many pages, made before a shopper asks.
class TestPregenerations : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;

    static QByteArray one(const QByteArray &id, const QByteArray &below = {})
    {
        return kAll + '/' + id + (below.isEmpty() ? QByteArray() : '/' + below);
    }
    Answer create(const json::Object &body)
    {
        return m_server->adminCall("POST", kAll, json::Value(body).toJson());
    }
    QByteArray begin(const json::Object &body)
    {
        const Answer answer = create(body);
        if (answer.status != 202)
            qFatal("a pre-generation was not begun: %s", answer.body.constData());
        return answer.text(u"pregeneration_id").toLatin1();
    }
    Answer act(const QByteArray &id, const QByteArray &what)
    {
        return m_server->adminCall("POST", one(id, what));
    }
    json::Value now(const QByteArray &id) { return m_server->adminCall("GET", one(id)).json(); }
    /// Waits until the pre-generation is as asked for; gives the last one that was seen.
    json::Value waitFor(const QByteArray &id, const std::function<bool(const json::Value &)> &isIt)
    {
        const QDeadlineTimer patience(kPatienceMs);
        QByteArray after = "0";
        for (;;) {
            const Answer list = m_server->adminCall("GET", kAll + "?wait=5&after=" + after);
            const json::Value seen = now(id);
            if (isIt(seen) || patience.hasExpired())
                return seen;
            after = list.text(u"revision").toLatin1();
        }
    }
    json::Value waitForState(const QByteArray &id, const QString &state)
    {
        return waitFor(id, [&](const json::Value &seen) { return seen.string(u"state") == state; });
    }
    json::Value waitForCount(const QByteArray &id, QStringView member, int count)
    {
        return waitFor(id, [&](const json::Value &seen) { return numberOf(seen, member) == count; });
    }
    static QByteArray path(int number) { return "/p" + QByteArray::number(number); }
    /// Serves product pages with these numbers.
    QStringList servePages(int count)
    {
        QStringList urls;
        for (int i = 1; i <= count; ++i) {
            // A text that two pages share would have the first made again.
            const QByteArray name = "Tent " + QByteArray::number(i);
            m_site->serve(path(i),
                {productPage(QString::fromLatin1(name))
                        .replace("A light", name + " is a light")
                        .replace("Wash by", "Wash " + name + " by")
                        .replace("The tent has", name + " has")
                        .replace("Delivery takes", "Delivery of " + name + " takes")});
            urls << m_site->url(QString::fromLatin1(path(i)));
        }
        return urls;
    }
    void hold(int from, int to)
    {
        for (int i = from; i <= to; ++i)
            m_site->hold(path(i));
    }
    void release(int from, int to)
    {
        for (int i = from; i <= to; ++i)
            m_site->release(path(i));
    }
    Answer faqs(const QString &url, const QByteArray &locale = "en")
    {
        return m_server->get(
            "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url) + "&locale=" + locale, m_key);
    }
    json::Array reportOf(const QByteArray &id, const QByteArray &query = {})
    {
        return entriesOf(m_server->adminCall("GET", one(id, "report") + query).json(), u"items");
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s,
            {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}},
                {u"locales"_s, json::Array{u"en"_s, u"de"_s}}, {u"faqs_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void pagesOfAListAreReadyWhenAShopperAsks()
    {
        const QStringList urls = servePages(20);
        const QByteArray id = begin({{u"urls"_s, arrayOf(urls)}});
        const json::Value done = waitForState(id, u"done"_s);
        QCOMPARE(numberOf(done, u"found"), 20);
        QCOMPARE(numberOf(done, u"ready"), 20);
        QCOMPARE(numberOf(done, u"waiting"), 0);
        QCOMPARE(numberOf(done, u"generating"), 0);
        QVERIFY(!done.string(u"ended_at").isEmpty());
        for (int i = 1; i <= 20; ++i) {
            QCOMPARE(faqs(urls.at(i - 1)).text(u"status"), u"ready"_s);
            QCOMPARE(m_site->hits(path(i)), 1);
        }
        QVERIFY(reportOf(id).empty());
    }

    void whatIsFreshIsNotFetched()
    {
        const QStringList urls = servePages(3);
        waitForState(begin({{u"urls"_s, arrayOf(urls)}}), u"done"_s);
        const QByteArray again = begin({{u"urls"_s, arrayOf(urls + urls)}});
        const json::Value done = waitForState(again, u"done"_s);
        QCOMPARE(numberOf(done, u"found"), 3);
        QCOMPARE(numberOf(done, u"ready"), 3);
        QCOMPARE(m_site->hits(path(2)), 1);
    }

    void everyLocaleIsMade()
    {
        const QStringList urls = servePages(2);
        const QByteArray id
            = begin({{u"urls"_s, arrayOf(urls)}, {u"locales"_s, json::Array{u"en"_s, u"de-AT"_s, u"de"_s}}});
        const json::Value done = waitForState(id, u"done"_s);
        QCOMPARE(done.find(u"locales")->toJson(), R"(["en","de"])");
        QCOMPARE(numberOf(done, u"ready"), 4);
        QCOMPARE(faqs(urls.first(), "de").text(u"status"), u"ready"_s);
        QCOMPARE(faqs(urls.last(), "en").text(u"status"), u"ready"_s);
    }

    void theReportTellsWhatHasNoFaqs()
    {
        QStringList urls = servePages(1);
        m_site->serve(
            "/about", {"<html><head><title>About us</title></head><body><h1>About us</h1></body></html>"});
        urls << m_site->url(u"/about"_s) << m_site->url(u"/gone"_s) << u"https://elsewhere.example/tent"_s
             << u"not an address"_s << u"ftp://127.0.0.1/tent"_s
             << urls.first() + u"?q="_s + QString(2100, u'x');
        const QByteArray id = begin({{u"urls"_s, arrayOf(urls)}});
        const json::Value done = waitForState(id, u"done"_s);
        QCOMPARE(numberOf(done, u"ready"), 1);
        QCOMPARE(numberOf(done, u"not_available"), 2);
        QCOMPARE(numberOf(done, u"skipped"), 4);
        QCOMPARE(reportOf(id).size(), std::size_t(6));
        const json::Array skipped = reportOf(id, "?outcome=skipped");
        QCOMPARE(skipped.size(), std::size_t(4));
        QCOMPARE(skipped.at(0).string(u"url"), u"https://elsewhere.example/tent"_s);
        QVERIFY(skipped.at(0).string(u"reason").contains(u"allowed hosts"));
        QCOMPARE(skipped.at(1).string(u"url"), u"not an address"_s);
        for (const json::Value &line : skipped)
            QVERIFY(!line.string(u"reason").isEmpty());
        const json::Array unavailable = reportOf(id, "?outcome=not_available");
        QCOMPARE(unavailable.size(), std::size_t(2));
        for (const json::Value &line : unavailable)
            QVERIFY(!line.string(u"reason").isEmpty());
    }

    void aPausedOneBeginsNothingUntilItIsResumed()
    {
        const QStringList urls = servePages(30);
        hold(1, 30);
        const QByteArray id = begin({{u"urls"_s, arrayOf(urls)}});
        QCOMPARE(numberOf(waitForCount(id, u"generating", kAtOnce), u"waiting"), 30 - kAtOnce);
        const Answer paused = act(id, "pause");
        QCOMPARE(paused.status, 200);
        QCOMPARE(paused.text(u"state"), u"paused"_s);
        release(1, 30);
        const json::Value rests = waitForCount(id, u"generating", 0);
        QCOMPARE(rests.string(u"state"), u"paused"_s);
        QCOMPARE(numberOf(rests, u"ready"), kAtOnce);
        QCOMPARE(numberOf(rests, u"waiting"), 30 - kAtOnce);
        QCOMPARE(m_site->hits(path(kAtOnce + 1)), 0);
        QCOMPARE(act(id, "pause").text(u"state"), u"paused"_s);
        QCOMPARE(act(id, "resume").text(u"state"), u"running"_s);
        QCOMPARE(numberOf(waitForState(id, u"done"_s), u"ready"), 30);
        QCOMPARE(act(id, "pause").code(), "PREGENERATION_ENDED");
        QCOMPARE(act(id, "resume").code(), "PREGENERATION_ENDED");
    }

    void aCancelledOneKeepsWhatItHasMade()
    {
        const QStringList urls = servePages(30);
        hold(1, 30);
        const QByteArray id = begin({{u"urls"_s, arrayOf(urls)}});
        waitForCount(id, u"generating", kAtOnce);
        QCOMPARE(act(id, "cancel").text(u"state"), u"cancelled"_s);
        release(1, 30);
        const json::Value rests = waitForCount(id, u"generating", 0);
        QCOMPARE(rests.string(u"state"), u"cancelled"_s);
        QCOMPARE(numberOf(rests, u"ready"), kAtOnce);
        QCOMPARE(m_site->hits(path(kAtOnce + 1)), 0);
        QCOMPARE(faqs(urls.first()).text(u"status"), u"ready"_s);
        QCOMPARE(act(id, "cancel").code(), "PREGENERATION_ENDED");
        const Answer audit = m_server->adminCall("GET", "/admin/v1/audit?action=pregeneration.cancelled");
        QCOMPARE(entriesOf(audit.json(), u"items").size(), std::size_t(1));
    }

    void whatShoppersWaitForComesFirst()
    {
        const QStringList urls = servePages(13);
        // A host is asked for one page at a time, and three of a company are under way: those stay before.
        m_site->hold(path(1));
        m_site->hold(path(4));
        begin({{u"urls"_s, arrayOf(urls.mid(0, 12))}});
        QVERIFY(m_site->waitForHits(path(1), 1));
        QCOMPARE(faqs(urls.at(11)).status, 202); // in the queue already, behind the others
        QCOMPARE(faqs(urls.at(12)).status, 202);
        m_site->release(path(1));
        QVERIFY(m_site->waitForHits(path(12), 1));
        QVERIFY(m_site->waitForHits(path(13), 1));
        m_site->release(path(4));
    }

    void aSitemapIsRead()
    {
        const QStringList urls = servePages(5);
        m_site->serve("/sitemap-1.xml", {sitemap(urls.mid(0, 3)), 200, "application/xml"});
        m_site->serve("/sitemap-2.xml", {sitemap(urls.mid(2)), 200, "application/xml"});
        m_site->serve("/sitemap.xml",
            {u"<?xml version=\"1.0\"?><sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
             "<sitemap><loc>%1</loc></sitemap><sitemap><loc>%2</loc></sitemap><sitemap><loc>%3</loc></"
             "sitemap>"
             "</sitemapindex>"_s
                    .arg(m_site->url(u"/sitemap-1.xml"_s), m_site->url(u"/sitemap-2.xml"_s),
                        m_site->url(u"/sitemap-3.xml"_s))
                    .toUtf8(),
                200, "application/xml"});
        const Answer begun = create({{u"sitemap_url"_s, m_site->url(u"/sitemap.xml"_s)}});
        QCOMPARE(begun.status, 202);
        QCOMPARE(begun.text(u"state"), u"reading"_s);
        const QByteArray id = begun.text(u"pregeneration_id").toLatin1();
        const json::Value done = waitForState(id, u"done"_s);
        QCOMPARE(numberOf(done, u"found"), 5);
        QCOMPARE(numberOf(done, u"ready"), 5);
        QCOMPARE(numberOf(done, u"skipped"), 0);
        const json::Array report = reportOf(id);
        QCOMPARE(report.size(), std::size_t(1));
        QVERIFY(report.front().string(u"reason").contains(u"sitemap-3.xml"));
    }

    void aSitemapThatCannotBeReadSaysWhy()
    {
        const json::Value gone
            = waitForState(begin({{u"sitemap_url"_s, m_site->url(u"/sitemap.xml"_s)}}), u"failed"_s);
        QCOMPARE(gone.string(u"state"), u"failed"_s);
        QVERIFY2(gone.string(u"reason").contains(u"404"), qUtf8Printable(gone.string(u"reason")));
        m_site->serve("/page.xml", {"<html><body>Hello</body></html>"});
        const json::Value none
            = waitForState(begin({{u"sitemap_url"_s, m_site->url(u"/page.xml"_s)}}), u"failed"_s);
        QVERIFY(!none.string(u"reason").isEmpty());
        m_site->serve("/empty.xml", {sitemap({}), 200, "application/xml"});
        const json::Value empty
            = waitForState(begin({{u"sitemap_url"_s, m_site->url(u"/empty.xml"_s)}}), u"failed"_s);
        QCOMPARE(empty.string(u"reason"), u"The sitemap lists no page."_s);
    }

    void aSitemapIsNotReadOnOnceItIsCancelled()
    {
        const QStringList urls = servePages(1);
        m_site->serve("/sitemap.xml", {sitemap(urls), 200, "application/xml"});
        m_site->hold("/sitemap.xml");
        const QByteArray cancelled = begin({{u"sitemap_url"_s, m_site->url(u"/sitemap.xml"_s)}});
        QVERIFY(m_site->waitForHits("/sitemap.xml", 1));
        QCOMPARE(act(cancelled, "cancel").text(u"state"), u"cancelled"_s);
        const QByteArray paused = begin({{u"sitemap_url"_s, m_site->url(u"/sitemap.xml"_s)}});
        QCOMPARE(act(paused, "pause").text(u"state"), u"paused"_s);
        const QByteArray next = begin({{u"sitemap_url"_s, m_site->url(u"/sitemap.xml"_s)}});
        m_site->release("/sitemap.xml");
        QCOMPARE(numberOf(waitForState(next, u"done"_s), u"ready"), 1);
        QCOMPARE(numberOf(now(cancelled), u"found"), 0);
        QCOMPARE(now(paused).string(u"state"), u"paused"_s);
        QCOMPARE(act(paused, "resume").text(u"state"), u"reading"_s);
        QCOMPARE(numberOf(waitForState(paused, u"done"_s), u"ready"), 1);
    }

    void aRestartLosesNothing()
    {
        const QStringList urls = servePages(20);
        hold(1, 20);
        m_site->serve("/sitemap.xml", {sitemap(urls), 200, "application/xml"});
        const QByteArray list = begin({{u"urls"_s, arrayOf(urls)}});
        waitForCount(list, u"generating", kAtOnce);
        const QByteArray read = begin(
            {{u"sitemap_url"_s, m_site->url(u"/sitemap.xml"_s)}, {u"locales"_s, json::Array{u"de"_s}}});
        m_server->restart();
        release(1, 20);
        QCOMPARE(numberOf(waitForState(list, u"done"_s), u"ready"), 20);
        QCOMPARE(numberOf(waitForState(read, u"done"_s), u"ready"), 20);
    }

    void itEndsWhenTheCompanySwitchesFaqsOff()
    {
        const QStringList urls = servePages(20);
        hold(1, 20);
        const QByteArray id = begin({{u"urls"_s, arrayOf(urls)}});
        waitForCount(id, u"generating", kAtOnce);
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        release(1, 20);
        const json::Value failed = waitForState(id, u"failed"_s);
        QCOMPARE(failed.string(u"state"), u"failed"_s);
        QVERIFY(failed.string(u"reason").contains(u"switched off"));
    }

    void badRequestsBeginNothing()
    {
        const auto refused = [&](const json::Object &body, const QByteArray &code, const QString &field) {
            const Answer answer = create(body);
            QCOMPARE(answer.status, 400);
            QCOMPARE(answer.code(), code);
            QVERIFY2(answer.body.contains(field.toUtf8()), answer.body.constData());
        };
        const QString sitemapUrl = m_site->url(u"/sitemap.xml"_s);
        refused({}, "INVALID_FIELDS", u"sitemap_url"_s);
        refused({{u"sitemap_url"_s, sitemapUrl}, {u"urls"_s, json::Array{sitemapUrl}}}, "INVALID_FIELDS",
            u"sitemap_url"_s);
        refused({{u"urls"_s, json::Array{}}}, "INVALID_FIELDS", u"urls"_s);
        refused({{u"urls"_s, json::Array{5}}}, "INVALID_FIELDS", u"urls[0]"_s);
        refused({{u"sitemap_url"_s, u"https://elsewhere.example/sitemap.xml"_s}}, "INVALID_FIELDS",
            u"allowed hosts"_s);
        refused({{u"sitemap_url"_s, u"https://elsewhere.example:8443/sitemap.xml"_s}}, "INVALID_FIELDS",
            u"\"host_not_allowed\":\"elsewhere.example:8443\""_s); // the entry that would allow it
        refused({{u"sitemap_url"_s, u"file:///etc/passwd"_s}}, "INVALID_FIELDS", u"sitemap_url"_s);
        refused({{u"urls"_s, json::Array{sitemapUrl}}, {u"locales"_s, json::Array{u"fr"_s}}},
            "INVALID_FIELDS", u"locales[0]"_s);
        json::Array many;
        for (int i = 0; i <= 10'000; ++i)
            many.emplace_back(u"https://elsewhere.example/%1"_s.arg(i));
        refused({{u"urls"_s, many}}, "INVALID_FIELDS", u"urls"_s);
        QVERIFY(entriesOf(m_server->adminCall("GET", kAll).json(), u"items").empty());
        QCOMPARE(m_server->adminCall("GET", one("77")).code(), "NOT_FOUND");
        QCOMPARE(m_server->adminCall("GET", one("77", "report")).code(), "NOT_FOUND");
        QCOMPARE(act("77", "pause").code(), "NOT_FOUND");
    }

    void tenThousandAddressesAreTakenAtOnce()
    {
        json::Array many;
        for (int i = 0; i < 10'000; ++i)
            many.emplace_back(u"https://elsewhere.example/%1"_s.arg(i));
        const json::Value done = waitForState(begin({{u"urls"_s, many}}), u"done"_s);
        QCOMPARE(numberOf(done, u"skipped"), 10'000);
        QCOMPARE(numberOf(done, u"unreported"), 9'000);
    }
};

std::unique_ptr<QObject> makePregenerationTests() { return std::make_unique<TestPregenerations>(); }

} // namespace answerdesk::test

#include "tst_pregenerations.moc"
