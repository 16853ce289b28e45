// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"
#include <QtCore/QDeadlineTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr char kSources[] = "/admin/v1/companies/shop/sources";
constexpr qint64 kHourMs = 3'600'000;

SitePage helpPage(const QByteArray &days, QList<std::pair<QByteArray, QByteArray>> headers = {})
{
    return {"<!doctype html><html lang=\"en\"><head><title>Returns</title></head><body>"
            "<nav><ul><li><a href=\"/\">Return to the start page</a></li></ul></nav>"
            "<div class=\"cookie-banner\"><p>We use cookies to make returns better.</p></div>"
            "<main><h1>Returns</h1><p>You may return unused goods within "
            + days
            + " days of delivery. The refund is paid within a week of the return.</p></main>"
              "<footer><p>Imprint of the footer, all returns reserved.</p></footer></body></html>",
        200, "text/html; charset=utf-8", std::move(headers)};
}

} // namespace

/// A web page as a source: read at once and again on demand, and never quoted once it is gone.
class TestSourcePages : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeSite> m_site;
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer add(const QString &url, const json::Object &more = {})
    {
        json::Object body{{u"name"_s, u"Returns"_s}, {u"url"_s, url}};
        body.insert(body.end(), more.begin(), more.end());
        return m_server->adminCall("POST", kSources, json::Value(body).toJson());
    }
    static QByteArray pathOf(const Answer &source)
    {
        return QByteArray(kSources) + '/' + source.text(u"source_id").toLatin1();
    }
    Answer refresh(const Answer &source)
    {
        m_server->clock().advance(1000);
        return m_server->adminCall("POST", pathOf(source) + "/refresh");
    }
    QString said()
    {
        return m_server
            ->post("/api/v1/send_message",
                json::Object{{u"query_text"_s, u"Within how many days may I return unused goods?"_s}}, m_key)
            .text(u"result_text");
    }
    QStringList passages()
    {
        return m_server->sql("SELECT passage_id FROM passage WHERE company_key = 'shop' ORDER BY passage_id");
    }
    QString now() { return rfc3339(m_server->clock().nowMs()); }

private slots:
    void init()
    {
        m_site = std::make_unique<FakeSite>();
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s,
            {{u"messages_per_minute"_s, 0}, {u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void aPageIsReadAtOnceWithoutItsFrame()
    {
        m_site->serve("/help/returns", helpPage("41"));
        const Answer source = add(m_site->url(u"/help/returns"_s));
        QVERIFY2(source.status == 201, source.body);
        QCOMPARE(source.text(u"kind"), u"page"_s);
        QCOMPARE(source.text(u"state"), u"read"_s);
        QCOMPARE(source.text(u"url"), m_site->url(u"/help/returns"_s));
        QCOMPARE(source.text(u"read_at"), now());
        QCOMPARE(source.text(u"tried_at"), now());
        QVERIFY(source.json().find(u"reason")->isNull());
        QCOMPARE(numberOf(source.json(), u"documents"), 1);
        QVERIFY(said().contains(u"41 days"_s));
        const QString texts = m_server->sql("SELECT body FROM passage").join(u'\n');
        QVERIFY(texts.contains(u"unused goods"_s));
        for (const QString &frame : {u"start page"_s, u"cookies"_s, u"Imprint"_s})
            QVERIFY2(!texts.contains(frame), qUtf8Printable(texts));
        const json::Value document
            = entriesOf(m_server->adminCall("GET", "/admin/v1/companies/shop/documents").json(), u"items")
                  .front();
        QCOMPARE(document.string(u"path"), m_site->url(u"/help/returns"_s));
        QCOMPARE(document.string(u"title"), u"Returns"_s);
        QCOMPARE(m_server->adminCall("GET", pathOf(source)).body, source.body);
    }
    void anUnchangedPageCostsNothing_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("ETag") << QByteArray("ETag") << QByteArray("\"v1\"");
        QTest::newRow("date") << QByteArray("Last-Modified") << QByteArray("Sat, 01 Aug 2026 10:00:00 GMT");
        QTest::newRow("content alone") << QByteArray() << QByteArray();
    }
    void anUnchangedPageCostsNothing()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        QList<std::pair<QByteArray, QByteArray>> headers;
        if (!name.isEmpty())
            headers.emplace_back(name, value);
        m_site->serve("/returns", helpPage("41", headers));
        const Answer source = add(m_site->url(u"/returns"_s));
        QCOMPARE(source.status, 201);
        const QStringList before = passages();
        // A page without validators is known by its bytes; one that answers 304 sends none.
        if (!name.isEmpty())
            m_site->serve("/returns", {"", 304, "text/html", headers});
        const Answer again = refresh(source);
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text(u"state"), u"read"_s);
        QCOMPARE(again.text(u"read_at"), now());
        QCOMPARE(again.text(u"updated_at"), source.text(u"updated_at"));
        QCOMPARE(passages(), before);
        QCOMPARE(m_site->hits("/returns"), 2);
        const QStringList kept = m_server->sql("SELECT etag || last_modified FROM source_page");
        QCOMPARE(kept, QStringList{QString::fromLatin1(value)});
        QVERIFY(said().contains(u"41 days"_s));
    }
    void aChangedPageReplacesItsText()
    {
        m_site->serve("/returns", helpPage("41", {{"ETag", "\"v1\""}}));
        const Answer source = add(m_site->url(u"/returns"_s));
        m_site->serve("/returns", helpPage("77", {{"ETag", "\"v2\""}}));
        const Answer again = refresh(source);
        QCOMPARE(again.text(u"state"), u"read"_s);
        QCOMPARE(again.text(u"updated_at"), now());
        QCOMPARE(numberOf(again.json(), u"documents"), 1);
        QVERIFY(said().contains(u"77 days"_s));
        QVERIFY(!m_server->sql("SELECT body FROM passage").join(u' ').contains(u"41"_s));
        QCOMPARE(m_server->sql("SELECT etag FROM source_page"), QStringList{u"\"v2\""_s});
    }
    void aPageThatIsGoneIsRemovedAndComesBack_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("404") << 404;
        QTest::newRow("410") << 410;
    }
    void aPageThatIsGoneIsRemovedAndComesBack()
    {
        QFETCH(int, status);
        const SitePage page = helpPage("41", {{"ETag", "\"v1\""}});
        m_site->serve("/returns", page);
        const Answer source = add(m_site->url(u"/returns"_s));
        QVERIFY(said().contains(u"41 days"_s));
        m_site->serve("/returns", {"<p>41 days</p>", status});
        const Answer gone = refresh(source);
        QCOMPARE(gone.status, 200);
        QCOMPARE(gone.text(u"state"), u"gone"_s);
        QVERIFY(!gone.text(u"reason").isEmpty());
        QCOMPARE(numberOf(gone.json(), u"documents"), 0);
        QVERIFY(passages().isEmpty());
        QVERIFY(!said().contains(u"41"_s));
        QVERIFY(!m_server->sql("SELECT quote FROM message_source").join(u' ').contains(u"41"_s));
        m_site->serve("/returns", page);
        QCOMPARE(refresh(source).text(u"state"), u"read"_s);
        QVERIFY(said().contains(u"41 days"_s));
    }
    void aFailedReadingKeepsTheLastGoodText_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("error of the shop") << 503 << QByteArray("text/html") << QByteArray("down");
        QTest::newRow("forbidden") << 403 << QByteArray("text/html") << QByteArray("no");
        QTest::newRow("picture") << 200 << QByteArray("image/png") << QByteArray("\x89PNG");
        QTest::newRow("empty") << 200 << QByteArray("text/html") << QByteArray("<html></html>");
        QTest::newRow("bytes that are no text") << 200 << QByteArray("text/html") << QByteArray(3000, '\0');
        QTest::newRow("nested without end")
            << 200 << QByteArray("text/html") << QByteArray("<div>").repeated(5000);
    }
    void aFailedReadingKeepsTheLastGoodText()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, body);
        m_site->serve("/returns", helpPage("41"));
        const Answer source = add(m_site->url(u"/returns"_s));
        const QStringList before = passages();
        m_site->serve("/returns", {body, status, type});
        const Answer failed = refresh(source);
        QVERIFY2(failed.status == 200, failed.body);
        QCOMPARE(failed.text(u"state"), u"failed"_s);
        QVERIFY(failed.text(u"reason").endsWith(u'.'));
        QCOMPARE(failed.text(u"tried_at"), now());
        QCOMPARE(failed.text(u"read_at"), source.text(u"read_at"));
        QCOMPARE(passages(), before);
        QVERIFY(said().contains(u"41 days"_s));
        const auto listed = m_server->adminCall("GET", QByteArray(kSources) + "?state=failed");
        QCOMPARE(entriesOf(listed.json(), u"items").size(), 1u);
        m_site->serve("/returns", helpPage("41"));
        const Answer well = refresh(source);
        QCOMPARE(well.text(u"state"), u"read"_s);
        QVERIFY(well.json().find(u"reason")->isNull());
        QCOMPARE(passages(), before);
    }
    void robotsAreObeyed()
    {
        m_site->serve("/robots.txt", {"User-agent: *\nDisallow: /private\n", 200, "text/plain"});
        m_site->serve("/private", helpPage("41"));
        const Answer source = add(m_site->url(u"/private"_s));
        QCOMPARE(source.status, 201);
        QCOMPARE(source.text(u"state"), u"failed"_s);
        QVERIFY(source.text(u"reason").contains(u"robots.txt"_s));
        QCOMPARE(m_site->hits("/private"), 0);
        QVERIFY(passages().isEmpty());
    }
    void aRedirectToAnotherHostIsNotFollowed()
    {
        m_site->serve("/away", {"", 302, "text/html", {{"Location", "http://169.254.169.254/latest"}}});
        const Answer source = add(m_site->url(u"/away"_s));
        QCOMPARE(source.text(u"state"), u"failed"_s);
        QVERIFY(passages().isEmpty());
    }
    void addressesThatAreNeverFetchedAreRefused_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("other host") << u"https://elsewhere.example/help"_s;
        QTest::newRow("metadata") << u"http://169.254.169.254/latest"_s;
        QTest::newRow("private") << u"http://10.0.0.1/"_s;
        QTest::newRow("loopback on another port") << u"http://127.0.0.1:1/"_s;
        QTest::newRow("no address") << u"help"_s;
        QTest::newRow("file") << u"file:///etc/passwd"_s;
    }
    void addressesThatAreNeverFetchedAreRefused()
    {
        QFETCH(QString, url);
        const Answer answer = add(url);
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QVERIFY2(answer.body.contains("\"url\""), answer.body);
        QVERIFY(m_server->sql("SELECT source_id FROM source WHERE kind = 'page'").isEmpty());
    }
    void kindAndAddressGoTogether()
    {
        const QString url = m_site->url(u"/returns"_s);
        COMPARE_ERROR(add(url, {{u"kind"_s, u"upload"_s}}), "INVALID_FIELDS");
        COMPARE_ERROR(add(url, {{u"kind"_s, u"feed"_s}}), "INVALID_FIELDS");
        COMPARE_ERROR(
            m_server->adminCall("POST", kSources, R"({"name":"a","kind":"page"})"), "INVALID_FIELDS");
    }
    void loopbackNeedsTheSetting()
    {
        m_server = std::make_unique<TestServer>(
            TestServerOptions{.settings = {{u"fetch_allow_loopback"_s, u"false"_s}}});
        m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        COMPARE_ERROR(add(m_site->url(u"/returns"_s)), "INVALID_FIELDS");
    }
    void nothingQuotesADeletedPage()
    {
        m_site->serve("/returns", helpPage("41"));
        const Answer source = add(m_site->url(u"/returns"_s));
        QVERIFY(said().contains(u"41 days"_s));
        QCOMPARE(m_server->adminCall("DELETE", pathOf(source)).status, 204);
        QVERIFY(!said().contains(u"41"_s));
        QVERIFY(m_server->sql("SELECT source_id FROM source_page").isEmpty());
        QVERIFY(!m_server->sql("SELECT quote FROM message_source").join(u' ').contains(u"41"_s));
        COMPARE_ERROR(refresh(source), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("GET", pathOf(source)), "NOT_FOUND");
    }
    void aSourceDeletedWhileItsPageIsFetchedStaysDeleted()
    {
        m_site->serve("/returns", helpPage("41"));
        const Answer source = add(m_site->url(u"/returns"_s));
        m_site->serve("/returns", helpPage("77"));
        m_site->hold("/returns");
        HttpProbe waiting(m_server->admin());
        waiting.send("POST " + pathOf(source) + "/refresh HTTP/1.1\r\nHost: "
            + m_server->admin().authority().toLatin1() + "\r\nAuthorization: Bearer "
            + m_server->adminToken().reveal() + "\r\nContent-Length: 0\r\n\r\n");
        QVERIFY(m_site->waitForHits("/returns", 2));
        QCOMPARE(m_server->adminCall("DELETE", pathOf(source)).status, 204);
        m_site->release("/returns");
        COMPARE_ERROR(waiting.read(), "NOT_FOUND");
        QVERIFY(passages().isEmpty());
        QVERIFY(m_server->sql("SELECT document_id FROM document").isEmpty());
    }
    void aPageUnderWayIsFetchedOnceForAllWhoAsk()
    {
        m_site->serve("/returns", helpPage("41"));
        const Answer source = add(m_site->url(u"/returns"_s), {{u"interval_hours"_s, 1}});
        m_site->serve("/returns", helpPage("77"));
        m_site->hold("/returns");
        HttpProbe person(m_server->admin());
        person.send("POST " + pathOf(source) + "/refresh HTTP/1.1\r\nHost: "
            + m_server->admin().authority().toLatin1() + "\r\nAuthorization: Bearer "
            + m_server->adminToken().reveal() + "\r\nContent-Length: 0\r\n\r\n");
        QVERIFY(m_site->waitForHits("/returns", 2));
        // The schedule asks in this thread, and has asked when the call returns. Of a second person the
        // test would not know when a worker has asked.
        m_server->clock().advance(kHourMs);
        m_server->keepHouse();
        m_site->release("/returns");
        QCOMPARE(person.read().text(u"state"), u"read"_s);
        QCOMPARE(m_site->hits("/returns"), 2); // the first reading, and one for both
        QVERIFY(said().contains(u"77 days"_s));
        // The schedule was told as well, perhaps a moment after the person: it asks again when the page is
        // due.
        m_server->clock().advance(kHourMs);
        const QDeadlineTimer patience(kPatienceMs);
        while (m_site->hits("/returns") == 2 && !patience.hasExpired())
            m_server->keepHouse();
        QCOMPARE(m_site->hits("/returns"), 3);
    }
    void theTextOutlivesARestart()
    {
        m_site->serve("/returns", helpPage("41", {{"ETag", "\"v1\""}}));
        const Answer source = add(m_site->url(u"/returns"_s));
        m_server->restart();
        QVERIFY(said().contains(u"41 days"_s));
        m_site->serve("/returns", {"", 304});
        const Answer again = refresh(source);
        QCOMPARE(again.text(u"state"), u"read"_s);
        QCOMPARE(numberOf(again.json(), u"passages"), 1);
    }
    void aServerThatStopsDoesNotWaitForPages()
    {
        m_site->serve("/returns", helpPage("41"));
        m_site->hold("/returns");
        HttpProbe waiting(m_server->admin());
        const QByteArray body
            = json::Value(json::Object{{u"name"_s, u"a"_s}, {u"url"_s, m_site->url(u"/returns"_s)}}).toJson();
        waiting.send("POST " + QByteArray(kSources)
            + " HTTP/1.1\r\nHost: " + m_server->admin().authority().toLatin1() + "\r\nAuthorization: Bearer "
            + m_server->adminToken().reveal() + "\r\nContent-Type: application/json\r\nContent-Length: "
            + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        QVERIFY(m_site->waitForHits("/returns", 1));
        m_server->restart();
        const Answer made = waiting.read();
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text(u"state"), u"unread"_s);
        m_site->release("/returns");
        QCOMPARE(refresh(made).text(u"state"), u"read"_s);
    }
    void listsFindPages()
    {
        m_site->serve("/returns", helpPage("41"));
        const Answer page = add(m_site->url(u"/returns"_s));
        add(m_site->url(u"/absent"_s));
        m_server->adminCall("POST", kSources, R"({"name":"Uploads"})");
        const auto found = [&](const char *filter) {
            QStringList ids;
            for (const json::Value &source :
                entriesOf(m_server->adminCall("GET", QByteArray(kSources) + filter).json(), u"items"))
                ids << source.string(u"source_id");
            return ids;
        };
        QCOMPARE(found("").size(), 3);
        QCOMPARE(found("?kind=page").size(), 2);
        QCOMPARE(found("?kind=page&state=gone").size(), 1);
        QCOMPARE(found("?state=read"), QStringList{page.text(u"source_id")});
        QCOMPARE(found("?q=/RETURNS"), QStringList{page.text(u"source_id")});
        COMPARE_ERROR(m_server->adminCall("GET", QByteArray(kSources) + "?state=x"), "INVALID_FIELDS");
    }
    void uploadsDoNotGoIntoPages()
    {
        m_site->serve("/returns", helpPage("41"));
        const Answer page = add(m_site->url(u"/returns"_s));
        COMPARE_ERROR(m_server->adminCall("PUT", pathOf(page) + "/documents?path=a.md", "text"), "FORBIDDEN");
        const Answer uploads = m_server->adminCall("POST", kSources, R"({"name":"Uploads"})");
        const Answer same = refresh(uploads);
        QCOMPARE(same.status, 200);
        QVERIFY(same.json().find(u"state")->isNull());
    }
    void makingAndReadingAreInTheAuditLog()
    {
        m_site->serve("/returns", helpPage("41"));
        const Answer page = add(m_site->url(u"/returns"_s));
        m_site->serve("/returns", {"", 500});
        refresh(page);
        const json::Array entries = entriesOf(
            m_server->adminCall("GET", "/admin/v1/companies/shop/audit?limit=2").json(), u"items");
        QCOMPARE(entries.at(0).string(u"action"), u"source.refreshed"_s);
        QCOMPARE(entries.at(0).string(u"target"), page.text(u"source_id"));
        QVERIFY(entries.at(0).toJson().contains("failed"));
        QCOMPARE(entries.at(1).string(u"action"), u"source.created"_s);
    }
};

std::unique_ptr<QObject> makeSourcePageTests() { return std::make_unique<TestSourcePages>(); }

} // namespace answerdesk::test

#include "tst_source_pages.moc"
