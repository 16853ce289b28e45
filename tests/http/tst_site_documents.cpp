// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/site_shop.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QString kReturns = u"Within how many days may I return unused goods?"_s;

QString returnsText(int days)
{
    return u"You may return unused goods within %1 days of delivery. The refund is paid within a week."_s.arg(
        days);
}

} // namespace

/// Single documents: removed, left out of later readings, and read again.
class TestSiteDocuments : public QObject
{
    Q_OBJECT
    std::unique_ptr<SiteShop> m_shop;
    QString m_id;

    FakeSite &site() { return m_shop->site(); }
    QByteArray documentPath(const QString &path)
    {
        const json::Value list = m_shop->call("GET", "/documents?limit=200").json();
        for (const json::Value &document : entriesOf(list, u"items")) {
            if (document.string(u"path").endsWith(path))
                return "/documents/" + document.string(u"document_id").toLatin1();
        }
        return "/documents/0";
    }
    void readSitemap()
    {
        site().serve("/sitemap.xml", {m_shop->sitemap({u"/returns"_s, u"/care"_s}), 200, "application/xml"});
        m_shop->serve("/returns", u"Returns"_s, returnsText(41));
        m_shop->serve("/care", u"Care"_s, u"Wash the jacket by hand at thirty degrees."_s);
        m_id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        m_shop->ended(m_id);
        QCOMPARE(m_shop->paths(m_id).size(), 2);
    }
    QStringList excluded()
    {
        QStringList pages;
        const json::Value source = m_shop->source(m_id);
        for (const json::Value &page : *source.find(u"excluded")->asArray())
            pages << QUrl(*page.asString()).path();
        return pages;
    }
    void readAgain()
    {
        m_shop->refresh(m_id);
        m_shop->ended(m_id);
    }
    std::size_t audited(const char *action)
    {
        return entriesOf(m_shop->call("GET", QByteArray("/audit?action=") + action).json(), u"items").size();
    }
    QStringList outcome(const Answer &answer)
    {
        return {QString::number(answer.status), answer.text(u"outcome")};
    }

private slots:
    void init() { m_shop = std::make_unique<SiteShop>(); }
    void cleanup() { m_shop.reset(); }

    void aRemovedPageStaysAway()
    {
        readSitemap();
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        QCOMPARE(m_shop->call("DELETE", documentPath(u"/returns"_s)).status, 204);
        QVERIFY(!m_shop->said(kReturns).contains(u"41 days"_s));
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/care"_s});
        QCOMPARE(excluded(), QStringList{u"/returns"_s});
        QCOMPARE(audited("document.removed"), std::size_t(1));
        const int hits = site().hits("/returns");
        readAgain();
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/care"_s});
        QCOMPARE(site().hits("/returns"), hits);
        QCOMPARE(m_shop->source(m_id).string(u"state"), u"read"_s);
    }
    void theExclusionIsLifted()
    {
        readSitemap();
        m_shop->call("DELETE", documentPath(u"/returns"_s));
        const Answer lifted = m_shop->call(
            "PATCH", "/sources/" + m_id.toLatin1(), json::Object{{u"excluded"_s, json::Array{}}});
        QVERIFY2(lifted.status == 200, lifted.body);
        QCOMPARE(excluded(), QStringList());
        readAgain();
        QCOMPARE(m_shop->paths(m_id), (QStringList{u"/care"_s, u"/returns"_s}));
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
    }
    void pagesAreExcludedByTheList()
    {
        readSitemap();
        const json::Array pages{site().url(u"/care"_s)};
        const Answer put
            = m_shop->call("PATCH", "/sources/" + m_id.toLatin1(), json::Object{{u"excluded"_s, pages}});
        QVERIFY2(put.status == 200, put.body);
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/returns"_s});
        readAgain();
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/returns"_s});
    }
    void aCrawlGoesOnBehindItsRemovedStart()
    {
        m_shop->serve("/start", u"Start"_s, u"Welcome to our shop of many tents."_s, {u"/returns"_s});
        m_shop->serve("/returns", u"Returns"_s, returnsText(41));
        m_id = m_shop->add("crawl", u"/start"_s);
        m_shop->ended(m_id);
        QCOMPARE(m_shop->paths(m_id), (QStringList{u"/returns"_s, u"/start"_s}));
        QCOMPARE(m_shop->call("DELETE", documentPath(u"/start"_s)).status, 204);
        readAgain();
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/returns"_s});
        m_shop->call("DELETE", documentPath(u"/returns"_s));
        m_shop->call("PATCH", "/sources/" + m_id.toLatin1(), json::Object{{u"excluded"_s, json::Array{}}});
        readAgain(); // links stand in pages that have not changed
        QCOMPARE(m_shop->paths(m_id), (QStringList{u"/returns"_s, u"/start"_s}));
    }
    void onePageIsReadAgain()
    {
        readSitemap();
        const QByteArray refresh = documentPath(u"/returns"_s) + "/refresh";
        const int others = site().hits("/care");
        QCOMPARE(outcome(m_shop->call("POST", refresh)), (QStringList{u"200"_s, u"unchanged"_s}));
        m_shop->serve("/returns", u"Returns"_s, returnsText(77));
        const Answer changed = m_shop->call("POST", refresh);
        QCOMPARE(outcome(changed), (QStringList{u"200"_s, u"changed"_s}));
        QVERIFY(changed.json().find(u"document")->asObject());
        QVERIFY(m_shop->said(kReturns).contains(u"77 days"_s));
        QCOMPARE(site().hits("/care"), others);
        const QStringList passages = m_shop->passages();
        readAgain(); // knows the page as it was just read
        QCOMPARE(m_shop->passages(), passages);
        QCOMPARE(audited("document.refreshed"), std::size_t(2));
    }
    void aPageThatFailsKeepsItsText()
    {
        readSitemap();
        const QByteArray refresh = documentPath(u"/returns"_s) + "/refresh";
        site().serve("/returns", {"", 500, "text/html"});
        const Answer failed = m_shop->call("POST", refresh);
        QCOMPARE(outcome(failed), (QStringList{u"200"_s, u"failed"_s}));
        QVERIFY(!failed.text(u"reason").isEmpty());
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        site().serve("/returns", {"", 404, "text/html"});
        const Answer gone = m_shop->call("POST", refresh);
        QCOMPARE(outcome(gone), (QStringList{u"200"_s, u"gone"_s}));
        QVERIFY(gone.json().find(u"document")->isNull());
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/care"_s});
        COMPARE_ERROR(m_shop->call("POST", refresh), "NOT_FOUND");
    }
    void aPageOfItsOwnIsReadAgainAndNotRemoved()
    {
        m_shop->serve("/returns", u"Returns"_s, returnsText(41));
        m_id = m_shop->add("page", u"/returns"_s);
        m_shop->serve("/returns", u"Returns"_s, returnsText(77));
        const QByteArray path = documentPath(u"/returns"_s);
        QCOMPARE(outcome(m_shop->call("POST", path + "/refresh")), (QStringList{u"200"_s, u"changed"_s}));
        QVERIFY(m_shop->said(kReturns).contains(u"77 days"_s));
        COMPARE_ERROR(m_shop->call("DELETE", path), "FORBIDDEN");
    }
    void uploadsAreRemovedAndNotReadAgain()
    {
        const QString source = m_shop->server().importDocument(
            u"shop"_s, u"en/returns.md"_s, "# Returns\n\n" + returnsText(41).toUtf8() + '\n');
        const QByteArray path = documentPath(u"en/returns.md"_s);
        COMPARE_ERROR(m_shop->call("POST", path + "/refresh"), "FORBIDDEN");
        QCOMPARE(m_shop->call("DELETE", path).status, 204);
        QVERIFY(!m_shop->said(kReturns).contains(u"41 days"_s));
        COMPARE_ERROR(m_shop->call("DELETE", path), "NOT_FOUND");
        m_shop->server().importDocument(
            u"shop"_s, u"en/returns.md"_s, "# Returns\n\n" + returnsText(41).toUtf8() + '\n', source);
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
    }
    void ownAnswersAreDeletedAmongTheirs()
    {
        const json::Object answer{
            {u"question"_s, u"Do you sew flags?"_s}, {u"answer"_s, u"No, we sew tents only."_s}};
        QCOMPARE(m_shop->call("POST", "/own-answers", answer).status, 201);
        const json::Value list = m_shop->call("GET", "/documents").json();
        const QByteArray path
            = "/documents/" + entriesOf(list, u"items").front().string(u"document_id").toLatin1();
        COMPARE_ERROR(m_shop->call("DELETE", path), "FORBIDDEN");
    }
};

std::unique_ptr<QObject> makeSiteDocumentTests() { return std::make_unique<TestSiteDocuments>(); }

} // namespace answerdesk::test

#include "tst_site_documents.moc"
