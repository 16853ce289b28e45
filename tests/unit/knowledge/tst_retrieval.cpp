// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_index.h"
#include <QtTest/QTest>
#include <thread>

using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

Passage passage(qint64 document, const QString &language, const QString &title, const QString &text)
{
    Passage passage;
    passage.passageId = document;
    passage.documentId = document;
    passage.title = title;
    passage.text = text;
    passage.language = language;
    return passage;
}

/// A shop's small help centre: English, some German, some Chinese.
QList<Passage> helpCentre()
{
    return {
        passage(1, u"en"_s, u"Delivery times"_s,
            u"Delivery to Germany takes 2 to 3 working days. Delivery to Austria takes 4 working days. "
            u"Parcels leave "
            u"our warehouse in Hamburg."_s),
        passage(2, u"en"_s, u"Shipping costs"_s,
            u"Standard shipping to Germany costs €4.90. Orders above €60 are sent free of charge."_s),
        passage(3, u"en"_s, u"Returns"_s,
            u"Unused items can be returned within 60 days. The refund is paid within 5 working days."_s),
        passage(4, u"en"_s, u"Warranty"_s,
            u"Every product has a warranty of 2 years. Tents by Nordfjell are covered for 5 years."_s),
        passage(5, u"en"_s, u"Payment"_s,
            u"We accept credit cards and bank transfer. Your card is charged later."_s),
        passage(
            6, u"en"_s, u"Boots"_s, u"Leather boots need wax every 8 weeks. Brush them after every tour."_s),
        passage(7, u"de"_s, u"Lieferzeiten"_s,
            u"Die Lieferung nach Deutschland dauert 2 bis 3 Werktage. Pakete verlassen unser Lager in Hamburg."_s),
        passage(8, u"de"_s, u"Rückgabe"_s,
            u"Unbenutzte Artikel können innerhalb von 60 Tagen zurückgegeben werden."_s),
        passage(9, u"de"_s, u"Rücksendekosten"_s, u"Eine Rücksendung aus Deutschland ist kostenlos."_s),
        passage(10, u"zh"_s, u"退货"_s, u"您可以在60天内退货。退款将在5个工作日内支付。"_s),
        passage(11, u"zh"_s, u"配送"_s, u"配送到德国需要3个工作日。"_s),
    };
}

QString sentence(const RetrievalIndex &index, const SentenceHit &hit)
{
    return index.passages()[hit.passage].text.mid(hit.start, hit.length);
}

} // namespace

class TestRetrieval : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_index = RetrievalIndex::build(helpCentre()); }
    void theRightPassageComesFirst_data();
    void theRightPassageComesFirst();
    void theRightSentenceComesFirst_data();
    void theRightSentenceComesFirst();
    void aTitleIsEnoughToAskFor();
    void foreignQuestionsStayBelowTheThreshold_data();
    void foreignQuestionsStayBelowTheThreshold();
    void thresholdsStayInTheirRange();
    void theLimitIsKept();
    void thePreferredLanguageWins();
    void titleTermsFindTheProductButNotTheConfidence();
    void theSamePassagesGiveTheSameIndex();
    void anEmptyIndexFindsNothing();
    void onePassageIsEnough();
    void strangePassagesDoNoHarm();
    void partsAddUpToTheScore();
    void manyThreadsMaySearchAtOnce();

private:
    std::shared_ptr<const RetrievalIndex> m_index;
};

void TestRetrieval::theRightPassageComesFirst_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("document");
    QTest::newRow("plain") << u"How long does delivery to Germany take?"_s << u"en"_s << 1;
    QTest::newRow("other form of the word") << u"Can I return an unused item?"_s << u"en"_s << 3;
    QTest::newRow("typing error") << u"waranty of tents"_s << u"en"_s << 4;
    QTest::newRow("title word") << u"payment"_s << u"en"_s << 5;
    QTest::newRow("German compound") << u"Was kostet das Rücksenden?"_s << u"de"_s << 9;
    QTest::newRow("German") << u"Wie lange dauert die Lieferung?"_s << u"de"_s << 7;
    QTest::newRow("no umlaut typed") << u"ruckgabe"_s << u"de"_s << 8;
    QTest::newRow("Chinese") << u"退款多久支付"_s << u"zh"_s << 10;
    QTest::newRow("only stop words and a name") << u"Do you have Nordfjell?"_s << u"en"_s << 4;
}

void TestRetrieval::theRightPassageComesFirst()
{
    QFETCH(QString, query);
    QFETCH(QString, language);
    QFETCH(int, document);
    SearchOptions options;
    options.language = language;
    const QList<Hit> hits = m_index->search(query, options);
    QVERIFY(!hits.isEmpty());
    QCOMPARE(m_index->passages()[hits[0].passage].documentId, document);
    for (qsizetype i = 1; i < hits.size(); ++i)
        QVERIFY(hits[i - 1].score >= hits[i].score);
}

void TestRetrieval::theRightSentenceComesFirst_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected");
    QTest::newRow("place") << u"How long does delivery to Austria take?"_s
                           << u"Delivery to Austria takes 4 working days."_s;
    QTest::newRow("subject") << u"How many years are Nordfjell tents covered?"_s
                             << u"Tents by Nordfjell are covered for 5 years."_s;
    QTest::newRow("price") << u"What does shipping to Germany cost?"_s
                           << u"Standard shipping to Germany costs €4.90."_s;
}

void TestRetrieval::theRightSentenceComesFirst()
{
    QFETCH(QString, query);
    QFETCH(QString, expected);
    const Evidence evidence = m_index->gather(query, {});
    QVERIFY(evidence.sufficient());
    QCOMPARE(sentence(*m_index, evidence.sentences[0]), expected);
    QVERIFY(evidence.sentences[0].overlap > 0.5 && evidence.sentences[0].overlap <= 1.0001);
    QVERIFY(evidence.coverage > 0.5 && evidence.coverage <= 1.0001);
    const QList<SentenceHit> own = m_index->sentencesOf(evidence.sentences[0].passage, query);
    QCOMPARE(sentence(*m_index, own[0]), expected);
}

void TestRetrieval::aTitleIsEnoughToAskFor()
{
    QList<Passage> passages = helpCentre();
    for (const int other : {0, 1, 3})
        passages[other].text += u" Returns have a page of their own."_s;
    const auto index = RetrievalIndex::build(passages);
    const Evidence named = index->gather(u"What about returns?"_s);
    QVERIFY(named.sufficient());
    QVERIFY(named.threshold < index->threshold(u"en"_s));
    QCOMPARE(index->passages()[named.hits[0].passage].documentId, 3);
    QCOMPARE(index->gather(u"What about that?"_s).threshold, index->threshold(u"en"_s));
}

void TestRetrieval::foreignQuestionsStayBelowTheThreshold_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("football") << u"Who won the 1998 World Cup?"_s;
    QTest::newRow("bread") << u"How do I bake sourdough bread?"_s;
    QTest::newRow("one shared word") << u"What is the capital of Germany and its population?"_s;
    QTest::newRow("another language") << u"Combien coûte un abonnement ?"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("signs") << u"?!"_s;
}

void TestRetrieval::foreignQuestionsStayBelowTheThreshold()
{
    QFETCH(QString, query);
    const Evidence evidence = m_index->gather(query, {});
    QVERIFY2(!evidence.sufficient(), qPrintable(QString::number(evidence.confidence)));
}

void TestRetrieval::thresholdsStayInTheirRange()
{
    for (const QString &language : {u"en"_s, u"de"_s, u"zh"_s, u"fr"_s}) {
        QVERIFY(m_index->threshold(language) >= 0.8);
        QVERIFY(m_index->threshold(language) <= 2.5);
    }
}

void TestRetrieval::theLimitIsKept()
{
    SearchOptions options;
    options.language = u"en"_s;
    options.limit = 2;
    QCOMPARE(m_index->search(u"days Germany items warranty card boots"_s, options).size(), 2);
    QVERIFY(m_index->gather(u"days Germany items warranty card boots"_s, options).hits.size() <= 2);
}

void TestRetrieval::thePreferredLanguageWins()
{
    SearchOptions options;
    options.language = u"de"_s;
    QCOMPARE(m_index->gather(u"Hamburg"_s, options).language, u"de"_s);
    options.language = u"en"_s;
    QCOMPARE(m_index->gather(u"Hamburg"_s, options).language, u"en"_s);
    // A question that is plainly in another language is answered from that language.
    QCOMPARE(
        m_index->gather(u"Wie lange dauert die Lieferung nach Deutschland?"_s, options).language, u"de"_s);
    // A language without passages falls back on all.
    options.language = u"sv"_s;
    QVERIFY(!m_index->search(u"Nordfjell"_s, options).isEmpty());
}

void TestRetrieval::titleTermsFindTheProductButNotTheConfidence()
{
    SearchOptions options;
    options.language = u"en"_s;
    const Evidence without = m_index->gather(u"How often must they be brushed?"_s, options);
    options.titleTerms = QStringList{u"Leather boots"_s};
    const Evidence with = m_index->gather(u"How often must they be brushed?"_s, options);
    QCOMPARE(m_index->passages()[with.hits[0].passage].documentId, 6);
    QCOMPARE(with.coverage, without.coverage);
    const Evidence foreign = m_index->gather(u"Who won the 1998 World Cup?"_s, options);
    QVERIFY(!foreign.sufficient());
}

void TestRetrieval::theSamePassagesGiveTheSameIndex()
{
    const auto other = RetrievalIndex::build(helpCentre());
    const Evidence a = m_index->gather(u"refund after a return"_s, {}),
                   b = other->gather(u"refund after a return"_s, {});
    QCOMPARE(a.confidence, b.confidence);
    QCOMPARE(a.threshold, b.threshold);
    QCOMPARE(a.hits.size(), b.hits.size());
}

void TestRetrieval::anEmptyIndexFindsNothing()
{
    const auto empty = RetrievalIndex::build({});
    QVERIFY(empty->search(u"anything"_s).isEmpty());
    QVERIFY(!empty->gather(u"anything"_s).sufficient());
    QVERIFY(empty->threshold(u"en"_s) > 0);
}

void TestRetrieval::onePassageIsEnough()
{
    const auto one = RetrievalIndex::build({helpCentre()[0]});
    QVERIFY(one->gather(u"How long does delivery to Germany take?"_s).sufficient());
    QVERIFY(!one->gather(u"Who won the 1998 World Cup?"_s).sufficient());
}

void TestRetrieval::strangePassagesDoNoHarm()
{
    QList<Passage> passages = helpCentre();
    passages.append(passage(20, u"en"_s, {}, {}));
    passages.append(passage(21, {}, u"\n\n"_s, u"!!! ???"_s));
    passages.append(passage(22, u"klingon"_s, u"x"_s, QString(100'000, u'a')));
    passages.append(passage(23, u"en"_s, u"Words"_s, u"same "_s.repeated(5000)));
    QString lone = u"broken "_s;
    lone.append(QChar(0xd83d));
    passages.append(passage(24, u"en"_s, lone, lone));
    const auto index = RetrievalIndex::build(passages);
    QVERIFY(index->gather(u"How long does delivery to Germany take?"_s).sufficient());
    QVERIFY(!index->search(u"same broken"_s).isEmpty());
    QVERIFY(!index->search(u"delivery "_s.repeated(2000)).isEmpty());
}

void TestRetrieval::partsAddUpToTheScore()
{
    const QString question
        = u"How long does delivery to Germany take, and what does standard shipping cost?"_s;
    const Evidence evidence = m_index->gather(question);
    QVERIFY(evidence.hits.size() > 2 && evidence.sentences.size() > 2);
    for (const Hit &hit : evidence.hits)
        QCOMPARE(m_index->scoreOf(hit.passage, question).total(), hit.score);
    for (const SentenceHit &hit : evidence.sentences) {
        SentenceScore score = m_index->sentenceScoreOf(hit.passage, hit.sentence, question);
        QCOMPARE(score.passage, 0.0);
        score.passage = m_index->scoreOf(hit.passage, question).total();
        QCOMPARE(score.total(), hit.score);
    }
}

void TestRetrieval::manyThreadsMaySearchAtOnce()
{
    const double expected = m_index->gather(u"How long does delivery to Germany take?"_s).confidence;
    std::atomic<int> different = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&] {
            for (int i = 0; i < 100; ++i)
                different
                    += m_index->gather(u"How long does delivery to Germany take?"_s).confidence != expected;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(different.load(), 0);
}

QTEST_GUILESS_MAIN(TestRetrieval)
#include "tst_retrieval.moc"
