// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/faq_bench.h"
#include <QtCore/QElapsedTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QString kCare = u"Wash by hand at 30 degrees and dry it in the shade."_s;
const QString kTemplate = u"How do I care for this product?"_s;
const SaidFaq kWash{u"How do I wash the Alta 2 tent?"_s,
    u"Wash the Alta 2 tent by hand at 30 degrees and dry it in the shade."_s, kCare};

QList<qint64> ids(const json::Array &faqs)
{
    QList<qint64> out;
    for (const json::Value &faq : faqs)
        out << numberOf(faq, u"faq_id");
    return out;
}

} // namespace

/// Product FAQs of a company with a model, against those of one without.
class TestModelFaqs : public QObject
{
    Q_OBJECT
    std::unique_ptr<FaqBench> m_bench;

private slots:
    void init()
    {
        m_bench = std::make_unique<FaqBench>();
        m_bench->say({kWash});
    }
    void cleanup()
    {
        QCOMPARE(m_bench->model().faults(), QStringList());
        m_bench.reset();
    }

    void theModelWordsWhatThePageSays()
    {
        const QString url = m_bench->tentUrl();
        const json::Array faqs = m_bench->faqsOf(m_bench->made(url));
        QCOMPARE(m_bench->model().requests(), 1);
        const json::Value worded = asking(faqs, kWash.question);
        QCOMPARE(worded.string(u"answer"), kWash.answer);
        QCOMPARE(worded.string(u"origin"), u"generated"_s);
        const json::Array sources = entriesOf(worded, u"sources");
        QCOMPARE(sources.size(), std::size_t(1));
        QVERIFY(sources[0].string(u"text").contains(kCare));
        // The others stay as the templates have them.
        QMap<QString, QString> expected = m_bench->plainAnswers(url);
        QVERIFY(expected.contains(kTemplate));
        expected.remove(kTemplate);
        expected.insert(kWash.question, kWash.answer);
        QCOMPARE(answersIn(faqs), expected);
        const Answer answer = m_bench->server().post("/api/v1/send_message",
            json::Object{{u"query_text"_s, kWash.question}, {u"faq_id"_s, *worded.find(u"faq_id")}},
            m_bench->key());
        QCOMPARE(answer.text(u"result_text"), kWash.answer);
        QVERIFY(m_bench->isCounted("answerdesk_model_faq_pages_total{outcome=\"used\"} 1"));
        QVERIFY(m_bench->isCounted("answerdesk_model_faqs_total{outcome=\"used\"} 1"));
        QCOMPARE(m_bench->model().requests(), 1);
    }
    void onlyTheFactsAreSent()
    {
        m_bench->server().importDocument(
            u"shop"_s, u"en/secret.md"_s, "# Wholesale\n\nThe discount is 35 %.\n");
        (void)m_bench->made(m_bench->tentUrl());
        const json::Value data = parsed(m_bench->model().prompts().front().toUtf8());
        QCOMPARE(memberNames(data), (QStringList{u"language"_s, u"product"_s, u"count"_s, u"facts"_s}));
        QCOMPARE(data.string(u"product"), FaqBench::kName);
        const QString sent = m_bench->model().prompts().front();
        for (const QString &word : {u"249"_s, u"35 %"_s, u"127.0.0.1"_s, u"N-100"_s})
            QVERIFY2(!sent.contains(word), qPrintable(word));
    }
    void aCompanyWithoutAModelAsksNone()
    {
        QVERIFY(m_bench->plainAnswers(m_bench->tentUrl()).contains(kTemplate));
        QCOMPARE(m_bench->model().requests(), 0);
    }

    void whatFailsTheChecksIsLeftToTheTemplates_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QByteArray>("outcome");
        QTest::newRow("an invented number")
            << kWash.question << u"Wash it by hand at 60 degrees."_s << QByteArray("number");
        QTest::newRow("an invented unit")
            << u"How long does delivery take?"_s << u"Delivery takes 2 to 4 weeks."_s << QByteArray("unit");
        QTest::newRow("invented words") << kWash.question << u"Our experts clean everything professionally."_s
                                        << QByteArray("unsupported");
        QTest::newRow("markup") << kWash.question << u"<b>Wash</b> it by hand at 30 degrees."_s
                                << QByteArray("markup");
        QTest::newRow("no question") << u"Washing"_s << kWash.answer << QByteArray("format");
    }
    void whatFailsTheChecksIsLeftToTheTemplates()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(QByteArray, outcome);
        m_bench->say({{question, answer, outcome == "unit" ? u"Delivery"_s : kCare}});
        const QString url = m_bench->tentUrl();
        QCOMPARE(answersIn(m_bench->faqsOf(m_bench->made(url))), m_bench->plainAnswers(url));
        QCOMPARE(m_bench->model().requests(), 2); // and one retry
        QVERIFY(m_bench->isCounted("answerdesk_model_faqs_total{outcome=\"" + outcome + "\"} 2"));
        QVERIFY(m_bench->isCounted("answerdesk_model_faqs_total{outcome=\"used\"} 0"));
    }
    void oneBadOneDoesNotSpoilTheOthers()
    {
        m_bench->say(
            {kWash, {u"How long does delivery take?"_s, u"Delivery takes 9 working days."_s, u"Delivery"_s}});
        const QString url = m_bench->tentUrl();
        QMap<QString, QString> expected = m_bench->plainAnswers(url);
        expected.remove(kTemplate);
        expected.insert(kWash.question, kWash.answer);
        QCOMPARE(answersIn(m_bench->faqsOf(m_bench->made(url))), expected);
        QCOMPARE(m_bench->model().requests(), 1);
    }

    void aModelThatFailsIsNotMissed_data()
    {
        QTest::addColumn<StandInAnswer>("answer");
        QTest::addColumn<QByteArray>("outcome");
        using Manner = StandInAnswer::Manner;
        QTest::newRow("silent") << StandInAnswer{"", 200, Manner::Never} << QByteArray("timeout");
        QTest::newRow("endless") << StandInAnswer{"", 200, Manner::Drips} << QByteArray("timeout");
        QTest::newRow("huge") << StandInAnswer{"", 200, Manner::Floods} << QByteArray("too_large");
        QTest::newRow("broken off") << StandInAnswer{QByteArray(2000, ' '), 200, Manner::BreaksOff}
                                    << QByteArray("unreachable");
        QTest::newRow("an error") << StandInAnswer{"{}", 500} << QByteArray("overloaded");
        QTest::newRow("a wrong key") << StandInAnswer{"{}", 401} << QByteArray("refused");
        QTest::newRow("garbage") << StandInAnswer{"\xff\xfe"} << QByteArray("garbled");
        QTest::newRow("no JSON") << saying(u"Sure, here are ten questions."_s) << QByteArray("format");
        QTest::newRow("no list") << saying(u"{\"faqs\":\"none\"}"_s) << QByteArray("format");
        QTest::newRow("nothing") << saying(u"{\"faqs\":[]}"_s) << QByteArray("no_answer");
    }
    void aModelThatFailsIsNotMissed()
    {
        QFETCH(StandInAnswer, answer);
        QFETCH(QByteArray, outcome);
        if (outcome == "timeout")
            m_bench->server().changeCompany(u"shop"_s, {{u"model_timeout_ms"_s, 300}});
        m_bench->model().play(answer);
        const QString url = m_bench->tentUrl();
        const QMap<QString, QString> expected = m_bench->plainAnswers(url);
        QElapsedTimer timer;
        timer.start();
        const json::Value row = m_bench->made(url);
        QVERIFY(outcome != "timeout" || timer.elapsed() >= 290);
        QCOMPARE(row.string(u"state"), u"ready"_s);
        QCOMPARE(answersIn(m_bench->faqsOf(row)), expected);
        QVERIFY(m_bench->isCounted("answerdesk_model_faq_pages_total{outcome=\"" + outcome + "\"} 1"));
    }
    void aFailureIsMadeUpForNextTime()
    {
        m_bench->model().play(StandInAnswer{"{}", 500});
        const QString url = m_bench->tentUrl();
        const json::Value row = m_bench->made(url);
        m_bench->say({kWash});
        m_bench->server().clock().advance(25 * 3'600'000LL);
        const json::Array faqs
            = m_bench->faqsOf(m_bench->made(url, u"en"_s, u"shop"_s, numberOf(row, u"revision")));
        QVERIFY(asking(faqs, kWash.question).asObject());
    }

    void theSameFactsAreAskedForOnce()
    {
        const QString url = m_bench->tentUrl();
        json::Value row = m_bench->made(url);
        const QList<qint64> before = ids(m_bench->faqsOf(row));
        const QByteArray worded
            = asking(m_bench->faqsOf(row), kWash.question).find(u"faq_id")->asNumber()->text;
        // What the model would say by now.
        m_bench->say(
            {{u"How is the Alta 2 tent washed by hand?"_s, u"Wash it by hand at 30 degrees."_s, kCare}});
        row = m_bench->regenerated(row);
        QCOMPARE(ids(m_bench->faqsOf(row)), before);
        // Other bytes, and other facts of the day.
        (void)m_bench->tentUrl(productPage(FaqBench::kName) + "<!-- visit 2 -->");
        row = m_bench->regenerated(row);
        QCOMPARE(ids(m_bench->faqsOf(row)), before);
        m_bench->server().restart();
        row = m_bench->regenerated(row);
        QCOMPARE(ids(m_bench->faqsOf(row)), before);
        (void)m_bench->tentUrl(productPage(FaqBench::kName, u"199.00"_s));
        row = m_bench->regenerated(row);
        QCOMPARE(asking(m_bench->faqsOf(row), kWash.question).find(u"faq_id")->asNumber()->text, worded);
        QCOMPARE(m_bench->model().requests(), 1);
        // Another fact is another question.
        (void)m_bench->tentUrl(FaqBench::pageWith(
            u"<h2>Warranty</h2><p>Zeltwerk gives 5 years of warranty on the poles.</p>"_s));
        row = m_bench->regenerated(row);
        QCOMPARE(m_bench->model().requests(), 2);
        QVERIFY(asking(m_bench->faqsOf(row), u"How is the Alta 2 tent washed by hand?"_s).asObject());
    }
    void regeneratingAsksAgainWhatWasWhollyRefused()
    {
        m_bench->say({{kWash.question, u"Wash it by hand at 60 degrees."_s, kCare}});
        json::Value row = m_bench->made(m_bench->tentUrl());
        QCOMPARE(m_bench->model().requests(), 2); // and one retry
        m_bench->say({kWash});
        row = m_bench->regenerated(row);
        QCOMPARE(m_bench->model().requests(), 3);
        QVERIFY(asking(m_bench->faqsOf(row), kWash.question).asObject());
        (void)m_bench->regenerated(row);
        QCOMPARE(m_bench->model().requests(), 3);
    }
    void turningItOnOrOffCountsWithTheNextGeneration()
    {
        m_bench->server().changeCompany(u"shop"_s, {{u"model_enabled"_s, false}});
        const QString url = m_bench->tentUrl();
        json::Value row = m_bench->made(url);
        QVERIFY(asking(m_bench->faqsOf(row), kTemplate).asObject());
        m_bench->server().changeCompany(u"shop"_s, {{u"model_enabled"_s, true}});
        m_bench->server().clock().advance(25 * 3'600'000LL);
        row = m_bench->made(url, u"en"_s, u"shop"_s, numberOf(row, u"revision")); // the page is as it was
        QVERIFY(asking(m_bench->faqsOf(row), kWash.question).asObject());
        m_bench->server().changeCompany(u"shop"_s, {{u"model_enabled"_s, false}});
        m_bench->server().clock().advance(25 * 3'600'000LL);
        row = m_bench->made(url, u"en"_s, u"shop"_s, numberOf(row, u"revision"));
        QVERIFY(asking(m_bench->faqsOf(row), kTemplate).asObject());
        QCOMPARE(m_bench->model().requests(), 1);
    }

    void whatAdministratorsDecidedStays_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("hidden") << QByteArray(R"({"hidden":true})");
        QTest::newRow("pinned") << QByteArray(R"({"pinned":true})");
        QTest::newRow("edited") << QByteArray(R"({"answer":"By hand at 30 degrees, please."})");
    }
    void whatAdministratorsDecidedStays()
    {
        QFETCH(QByteArray, change);
        m_bench->server().changeCompany(u"shop"_s, {{u"model_enabled"_s, false}});
        const QString url = m_bench->tentUrl();
        json::Value row = m_bench->made(url);
        const json::Value before = asking(m_bench->faqsOf(row), kTemplate);
        const QByteArray path
            = "/admin/v1/companies/shop/faqs/" + QByteArray::number(numberOf(before, u"faq_id"));
        const QByteArray etag = m_bench->server().adminCall("GET", path).header("ETag");
        QCOMPARE(m_bench->server().adminCall("PATCH", path, change, {{"If-Match", etag}}).status, 200);
        m_bench->server().changeCompany(u"shop"_s, {{u"model_enabled"_s, true}});
        row = m_bench->regenerated(row);
        QCOMPARE(m_bench->model().requests(), 1);
        const json::Array faqs = m_bench->faqsOf(row);
        QVERIFY(!asking(faqs, kWash.question).asObject());
        const json::Value after = asking(faqs, kTemplate);
        QCOMPARE(numberOf(after, u"faq_id"), numberOf(before, u"faq_id"));
        QCOMPARE(*after.find(u"hidden")->asBool(), change.contains("hidden"));
        QCOMPARE(*after.find(u"pinned")->asBool(), change.contains("pinned"));
    }

    void shoppersAreAnsweredWhilePagesAreMade()
    {
        m_bench->importHelpCentre({u"shipping-times.md"_s});
        m_bench->model().play([](const json::Value &request, int) {
            if (StandInModel::dataOf(request).find(u"facts"))
                return StandInAnswer{"", 200, StandInAnswer::Never};
            return sayingSentence(u"Standard delivery within Germany takes 2–3 working days."_s);
        });
        for (int i = 0; i < 3; ++i) {
            const QByteArray path = "/p" + QByteArray::number(i);
            m_bench->site().serve(path, {productPage(u"Alta %1 tent"_s.arg(i + 3))});
            (void)m_bench->askFaqs(m_bench->site().url(QString::fromLatin1(path)));
        }
        QVERIFY(m_bench->model().waitForRequests(1));
        QElapsedTimer timer;
        timer.start();
        (void)m_bench->ask(u"How long does standard delivery within Germany take?"_s);
        QVERIFY(timer.elapsed() < 15'000); // pages take one of the two places, and the model's time is 20 s
        QCOMPARE(m_bench->model().requests(), 2);
        // Whoever waits for a model when the server stops is taken up again.
        m_bench->server().restart();
        m_bench->say({kWash});
        for (int i = 0; i < 3; ++i) {
            const QString url = m_bench->site().url(u"/p%1"_s.arg(i));
            QCOMPARE(m_bench->server().waitForPage(u"shop"_s, url).string(u"state"), u"ready"_s);
        }
    }
};

std::unique_ptr<QObject> makeModelFaqTests() { return std::make_unique<TestModelFaqs>(); }

} // namespace answerdesk::test

#include "tst_model_faqs.moc"
