// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/site_shop.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kHour = 3'600'000;
constexpr qint64 kDay = 24 * kHour;

} // namespace

/// When sources are read again by themselves, and what administrators change of that.
class TestSiteSchedule : public QObject
{
    Q_OBJECT
    std::unique_ptr<SiteShop> m_shop;

    ManualClock &clock() { return m_shop->server().clock(); }
    qint64 nextOf(const QString &id)
    {
        const QString at = m_shop->source(id).string(u"next_read_at");
        return at.isEmpty() ? -1 : QDateTime::fromString(at, Qt::ISODateWithMs).toMSecsSinceEpoch();
    }
    Answer change(const QString &id, const json::Object &body, Headers headers = {})
    {
        return m_shop->call("PATCH", "/sources/" + id.toLatin1(), body, std::move(headers));
    }
    /// What the server does every minute.
    void minutePasses()
    {
        clock().advance(60'000);
        m_shop->server().keepHouse();
    }
    QByteArray metrics() { return m_shop->server().adminCall("GET", "/metrics").body; }

private slots:
    void init() { m_shop = std::make_unique<SiteShop>(); }
    void cleanup() { m_shop.reset(); }

    void everySourceIsReadAgainAfterAWeek_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("page") << QByteArray("page");
        QTest::newRow("sitemap") << QByteArray("sitemap");
        QTest::newRow("crawl") << QByteArray("crawl");
    }
    void everySourceIsReadAgainAfterAWeek()
    {
        QFETCH(QByteArray, kind);
        m_shop->site().serve("/sitemap.xml", {m_shop->sitemap({u"/tents"_s}), 200, "text/xml"});
        m_shop->serve("/tents", u"Tents"_s, u"Our tents are sewn in Norway by hand."_s);
        const bool isSitemap = kind == "sitemap";
        const QString id = m_shop->add(kind, isSitemap ? u"/sitemap.xml"_s : u"/tents"_s);
        if (kind != "page")
            m_shop->ended(id);
        QCOMPARE(numberOf(m_shop->source(id), u"interval_hours"), 168);
        const qint64 next = nextOf(id);
        QVERIFY(next <= clock().nowMs() + 7 * kDay);
        QVERIFY(next >= clock().nowMs() + 7 * kDay * 9 / 10);
        minutePasses();
        QCOMPARE(m_shop->site().hits("/tents"), 1);
        m_shop->serve("/tents", u"Tents"_s, u"Our tents are sewn in Finland by hand."_s);
        clock().advance(next - clock().nowMs());
        minutePasses();
        QVERIFY(m_shop->site().waitForHits("/tents", 2));
        if (kind != "page") {
            QCOMPARE(m_shop->ended(id).string(u"started_by"), u"schedule"_s);
        } else {
            while (nextOf(id) == next) { } // it is being stored
        }
        // A page is searched a moment after its row tells of it.
        const QDeadlineTimer patience(kPatienceMs);
        QString said;
        do {
            said = m_shop->said(u"Where are your tents sewn?"_s);
        } while (!said.contains(u"Finland"_s) && !patience.hasExpired());
        QVERIFY2(said.contains(u"Finland"_s), qPrintable(said));
        QVERIFY(nextOf(id) > clock().nowMs() + 6 * kDay);
        minutePasses();
        QCOMPARE(m_shop->site().hits("/tents"), 2);
    }
    void failuresAreTriedAgainSoonerAndThenLater()
    {
        m_shop->site().serve("/sitemap.xml", {"down", 500});
        const QString id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        m_shop->ended(id);
        qint64 wait = kHour / 4;
        int hits = 1;
        for (int i = 0; i < 9; ++i) {
            QCOMPARE(nextOf(id), clock().nowMs() + wait);
            QCOMPARE(m_shop->source(id).string(u"state"), u"failed"_s);
            const QString import = m_shop->source(id).string(u"import_id");
            clock().advance(wait - 60'000);
            minutePasses();
            QVERIFY(m_shop->site().waitForHits("/sitemap.xml", ++hits));
            while (m_shop->source(id).string(u"import_id") == import) { }
            m_shop->ended(id);
            wait = std::min(2 * wait, kDay);
        }
        QCOMPARE(wait, kDay);
        m_shop->site().serve("/sitemap.xml", {m_shop->sitemap({u"/tents"_s}), 200, "text/xml"});
        m_shop->serve("/tents", u"Tents"_s, u"Our tents are sewn in Norway by hand."_s);
        m_shop->refresh(id);
        m_shop->ended(id);
        QCOMPARE(m_shop->source(id).string(u"state"), u"read"_s);
        QVERIFY(nextOf(id) > clock().nowMs() + 6 * kDay);
    }
    void anIntervalCanBeChangedAndSwitchedOff()
    {
        m_shop->serve("/tents", u"Tents"_s, u"Our tents are sewn in Norway by hand."_s);
        const QString id = m_shop->add("page", u"/tents"_s, {{u"interval_hours"_s, 0}});
        QCOMPARE(nextOf(id), -1);
        clock().advance(30 * kDay);
        minutePasses();
        const Answer changed = change(id, {{u"interval_hours"_s, 24}});
        QVERIFY2(changed.status == 200, changed.body);
        QCOMPARE(numberOf(changed.json(), u"interval_hours"), 24);
        QVERIFY(nextOf(id) < clock().nowMs()); // it counts from the last reading
        QCOMPARE(m_shop->site().hits("/tents"), 1);
        minutePasses();
        QVERIFY(m_shop->site().waitForHits("/tents", 2));
        while (nextOf(id) < clock().nowMs()) { }
        QCOMPARE(change(id, {{u"interval_hours"_s, 0}}).status, 200);
        QCOMPARE(nextOf(id), -1);
    }
    void changesAreGuardedAndRemembered()
    {
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s);
        const QString id = m_shop->add("crawl", u"/"_s, {{u"max_depth"_s, 2}, {u"max_pages"_s, 9}});
        m_shop->ended(id);
        const Answer before = m_shop->call("GET", "/sources/" + id.toLatin1());
        const QByteArray tag = before.header("ETag");
        QVERIFY(!tag.isEmpty());
        QCOMPARE(numberOf(before.json(), u"max_depth"), 2);
        QCOMPARE(numberOf(before.json(), u"max_pages"), 9);
        const Answer changed
            = change(id, {{u"name"_s, u"All of it"_s}, {u"max_depth"_s, 7}}, {{"If-Match", tag}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text(u"name"), u"All of it"_s);
        QCOMPARE(numberOf(changed.json(), u"max_depth"), 7);
        QCOMPARE(numberOf(changed.json(), u"max_pages"), 9);
        QVERIFY(changed.header("ETag") != tag);
        COMPARE_ERROR(change(id, {{u"name"_s, u"Late"_s}}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        COMPARE_ERROR(change(id, {{u"max_depth"_s, 99}}), "INVALID_FIELDS");
        COMPARE_ERROR(change(u"999"_s, {{u"name"_s, u"None"_s}}), "NOT_FOUND");
        const QString uploads
            = m_shop->call("POST", "/sources", {{u"name"_s, u"Uploads"_s}}).text(u"source_id");
        COMPARE_ERROR(change(uploads, {{u"interval_hours"_s, 5}}), "FORBIDDEN");
        COMPARE_ERROR(change(uploads, {{u"max_pages"_s, 5}}), "FORBIDDEN");
        QCOMPARE(change(uploads, {{u"name"_s, u"Files"_s}}).text(u"name"), u"Files"_s);
        QCOMPARE(change(uploads, {{u"name"_s, u"Files"_s}}).status, 200);
        const json::Array entries
            = entriesOf(m_shop->call("GET", "/audit?action=source.changed").json(), u"items");
        QCOMPARE(entries.size(), std::size_t(2));
        QCOMPARE(entries.at(1).string(u"target"), id);
        QVERIFY(entries.at(1).toJson().contains("All of it"));
    }
    void documentsDoNotGoIntoSites()
    {
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s);
        const QString id = m_shop->add("crawl", u"/"_s);
        m_shop->ended(id);
        COMPARE_ERROR(
            m_shop->server().adminCall(
                "PUT", "/admin/v1/companies/shop/sources/" + id.toLatin1() + "/documents?path=a.md", "text"),
            "FORBIDDEN");
    }
    void metricsTellHowSourcesAre()
    {
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s, {u"/absent"_s, u"/down"_s});
        m_shop->site().serve("/down", {"x", 500});
        const QString id = m_shop->add("crawl", u"/"_s);
        m_shop->ended(id);
        m_shop->add("page", u"/nowhere"_s);
        QByteArray text = metrics();
        for (const char *line :
            {"answerdesk_sources{state=\"read\"} 1", "answerdesk_sources{state=\"gone\"} 1",
                "answerdesk_source_pages_total{outcome=\"changed\"} 1",
                "answerdesk_source_pages_total{outcome=\"gone\"} 2",
                "answerdesk_source_pages_total{outcome=\"failed\"} 1", "answerdesk_sources_overdue 0"})
            QVERIFY2(text.contains(line), text);
        clock().advance(8 * kDay);
        QVERIFY2(metrics().contains("answerdesk_sources_overdue 2"), metrics());
    }
};

std::unique_ptr<QObject> makeSiteScheduleTests() { return std::make_unique<TestSiteSchedule>(); }

} // namespace answerdesk::test

#include "tst_site_schedule.moc"
