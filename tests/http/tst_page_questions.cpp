// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/answering.h"
#include <QtCore/QFile>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Questions that are asked on a product page of the sample shop.
class TestPageQuestions : public QObject
{
    Q_OBJECT
    FakeSite m_site;
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    QString serve(const QString &name)
    {
        QFile file(QStringLiteral(ANSWERDESK_SHOP "/products/") + name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qUtf8Printable(file.fileName()));
        const QString path = u"/products/"_s + name;
        m_site.serve(path.toUtf8(), {file.readAll()});
        return m_site.url(path);
    }
    /// The page's address once the server knows the page.
    QString knownPage(const QString &name, const QString &locale = u"en"_s)
    {
        const QString url = serve(name);
        m_server->get(
            "/api/v1/product-faqs?locale=" + locale.toLatin1() + "&page_url=" + QUrl::toPercentEncoding(url),
            m_key);
        const json::Value page = m_server->waitForPage(u"shop"_s, url, locale);
        if (page.string(u"state") != u"ready")
            qFatal("%s", page.toJson().constData());
        return url;
    }
    /// The exchange as it was recorded.
    json::Value ask(const QString &question, const QString &page, const json::Object &more = {})
    {
        json::Object body{{u"query_text"_s, question}};
        if (!page.isEmpty())
            body.emplace_back(u"page_url"_s, page);
        body.insert(body.end(), more.begin(), more.end());
        const Answer sent = m_server->post("/api/v1/send_message", std::move(body), m_key);
        if (sent.status != 200)
            qFatal("%d %s", sent.status, sent.body.constData());
        const json::Value thread
            = m_server
                  ->adminCall("GET", "/admin/v1/companies/shop/threads/" + sent.text(u"thread_id").toLatin1())
                  .json();
        return entriesOf(thread, u"messages").back();
    }
    static bool isRefused(const json::Value &message)
    {
        return message.string(u"helpful_reason") == u"refused";
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(
            u"shop"_s, {{u"messages_per_minute"_s, 0}, {u"allowed_hosts"_s, json::Array{m_site.hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importHelpCentre(u"shop"_s,
            {u"returns-policy.md"_s, u"shipping-costs.md"_s, u"shipping-countries.md"_s, u"care-tents.md"_s,
                u"warranty.md"_s});
    }
    void cleanupTestCase() { m_server.reset(); }

    void thePageAnswersForThisProduct_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("fact");
        QTest::newRow("weight") << u"How heavy is this?"_s << u"2.15 kg"_s;
        QTest::newRow("it") << u"How much does it weigh?"_s << u"2.15 kg"_s;
        QTest::newRow("kind") << u"How heavy is this tent?"_s << u"2.15 kg"_s;
        QTest::newRow("price") << u"What does this cost?"_s << u"429"_s;
        QTest::newRow("stock") << u"Is it in stock?"_s << u"in stock"_s;
        QTest::newRow("material") << u"What is this made of?"_s << u"polyester"_s;
        QTest::newRow("name") << u"What is the price of the Alta 2 tent?"_s << u"429"_s;
    }
    void thePageAnswersForThisProduct()
    {
        QFETCH(QString, question);
        QFETCH(QString, fact);
        const QString page = knownPage(u"alta-2-tent.html"_s);
        const json::Value message = ask(question, page);
        QVERIFY2(message.string(u"result_text").contains(fact), message.toJson());
        QCOMPARE(message.string(u"engine"), u"page-facts"_s);
        const json::Value source = entriesOf(message, u"sources").front();
        QCOMPARE(source.string(u"path"), page);
        QVERIFY(!source.string(u"text").isEmpty());
        QVERIFY(*message.find(u"helpful")->asBool());
    }
    void withoutThePageNothingIsGuessed()
    {
        knownPage(u"alta-2-tent.html"_s);
        for (const QString &question : {u"How heavy is this?"_s, u"What is this made of?"_s})
            QVERIFY2(isRefused(ask(question, {})), qPrintable(question));
    }
    void anotherPageAnswersForItself()
    {
        knownPage(u"alta-2-tent.html"_s);
        const json::Value message = ask(u"How heavy is this?"_s, knownPage(u"ridge-38-backpack.html"_s));
        QVERIFY2(!message.string(u"result_text").contains(u"2.15"_s), message.toJson());
        QVERIFY2(message.string(u"result_text").contains(u"kg"_s), message.toJson());
    }
    void anUnknownPageIsNotFetched()
    {
        const QString page = serve(u"elv-dry-bags.html"_s);
        QVERIFY(isRefused(ask(u"How heavy is this?"_s, page)));
        QCOMPARE(m_site.hits("/products/elv-dry-bags.html"), 0);
    }
    void whatThePageDoesNotSayIsNotGuessed()
    {
        const QString page = knownPage(u"alta-2-tent.html"_s);
        for (const QString &question : {u"How heavy is this elephant?"_s,
                 u"Is this approved for use on Mars?"_s, u"How heavy is the Stav trekking pole?"_s})
            QVERIFY2(!ask(question, page).string(u"result_text").contains(u"2.15"_s), qPrintable(question));
    }
    void theHelpCentreStaysFirstForOtherQuestions()
    {
        const QString page = knownPage(u"alta-2-tent.html"_s);
        const json::Value message = ask(u"How long do I have to return something?"_s, page);
        QVERIFY2(message.string(u"result_text").contains(u"60 days"_s), message.toJson());
        QCOMPARE(message.string(u"engine"), u"extractive"_s);
        const json::Value norway = ask(u"Do you deliver this to Norway?"_s, page);
        QVERIFY2(norway.string(u"engine") != u"page-facts", norway.toJson());
    }
    void theHelpCentreIsAskedFirstAndThenThePage()
    {
        const QString page = knownPage(u"alta-2-tent.html"_s);
        const json::Value message = ask(u"What is the pitching time?"_s, page);
        QVERIFY2(message.string(u"result_text").contains(u'4'), message.toJson());
    }
    void itMeansWhatWasAskedAboutBefore()
    {
        const QString page = knownPage(u"alta-2-tent.html"_s);
        const json::Value first
            = m_server
                  ->post("/api/v1/send_message",
                      json::Object{
                          {u"query_text"_s, u"What does shipping to Germany cost?"_s}, {u"page_url"_s, page}},
                      m_key)
                  .json();
        const json::Value second = ask(
            u"And what does it cost to Austria?"_s, page, {{u"thread_id"_s, first.string(u"thread_id")}});
        QVERIFY2(second.string(u"engine") != u"page-facts", second.toJson());
    }
    void anotherLocaleGetsTheFactsThatAreThere()
    {
        const QString page = knownPage(u"alta-2-tent.html"_s);
        const json::Value message = ask(u"Wie schwer ist dieses Zelt?"_s, page, {{u"locale"_s, u"de"_s}});
        QCOMPARE(message.string(u"locale"), isRefused(message) ? u"de"_s : u"en"_s);
        knownPage(u"storfjell-6-familienzelt.html"_s, u"de"_s);
        const json::Value german = ask(u"Wie schwer ist dieses Zelt?"_s,
            knownPage(u"storfjell-6-familienzelt.html"_s, u"de"_s), {{u"locale"_s, u"de"_s}});
        QVERIFY2(german.string(u"result_text").contains(u"kg"_s), german.toJson());
    }
    void factsThatAreTooOldAreNotGiven()
    {
        const QString page = knownPage(u"tova-gloves.html"_s);
        QCOMPARE(ask(u"What does this cost?"_s, page).string(u"engine"), u"page-facts"_s);
        m_server->clock().advance(qint64(9) * 86'400'000);
        QVERIFY2(ask(u"What does this cost?"_s, page).string(u"engine") != u"page-facts",
            "a price of nine days ago");
    }
    void whyShowsThePage()
    {
        const json::Value why = m_server
                                    ->adminCall("POST", "/admin/v1/companies/shop/ask",
                                        json::Value(json::Object{{u"question"_s, u"How heavy is this?"_s},
                                                        {u"page_url"_s, knownPage(u"alta-2-tent.html"_s)}})
                                            .toJson())
                                    .json();
        QVERIFY2(*why.find(u"from_page")->asBool(), why.toJson());
        const json::Array passages = entriesOf(why, u"passages");
        const bool isUsed = std::any_of(passages.begin(), passages.end(), [](const json::Value &passage) {
            return *passage.find(u"used")->asBool() && *passage.find(u"from_page")->asBool();
        });
        QVERIFY2(isUsed, why.toJson());
        QVERIFY(!entriesOf(why, u"sources").empty());
    }
};

std::unique_ptr<QObject> makePageQuestionTests() { return std::make_unique<TestPageQuestions>(); }

} // namespace answerdesk::test

#include "tst_page_questions.moc"
