// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/sets/faq_set.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using api::FaqOrigin;
using api::FaqReview;
using namespace Qt::Literals::StringLiterals;

namespace {

const QString kWeightQuestion = u"How much does the Alta 2 weigh?"_s;
const QString kCareQuestion = u"How do I wash the Alta 2?"_s;
const QString kPriceQuestion = u"What does the Alta 2 cost?"_s;

WrittenFaq written(const QString &question, const QString &answer, const QString &words)
{
    return {question, answer, {{u"table"_s, u"Facts"_s, words}}};
}
WrittenFaq weight(const QString &kilograms = u"1.9"_s)
{
    return written(kWeightQuestion, u"It weighs %1 kg."_s.arg(kilograms), kilograms + u" kg"_s);
}
WrittenFaq care()
{
    return written(
        kCareQuestion, u"Wash it by hand at 30 degrees."_s, u"Wash by hand at 30 degrees and dry it."_s);
}
WrittenFaq price(const QString &amount = u"249.00"_s)
{
    return written(kPriceQuestion, u"It costs €%1."_s.arg(amount), amount);
}

FaqRecord stored(qint64 faqId, const WrittenFaq &faq)
{
    FaqRecord record;
    record.faqId = faqId;
    record.position = int(faqId);
    record.question = faq.question;
    record.answer = faq.answer;
    record.sources.assign(faq.sources.begin(), faq.sources.end());
    return record;
}
FaqRecord own(qint64 faqId, const QString &question, const QString &answer)
{
    FaqRecord record = stored(faqId, written(question, answer, answer));
    record.origin = FaqOrigin::Own;
    return record;
}
FaqRecord edited(qint64 faqId, const WrittenFaq &made, const QString &answer, const QList<WrittenFaq> &facts)
{
    FaqRecord record = stored(faqId, made);
    record.origin = FaqOrigin::Edited;
    record.madeQuestion = made.question;
    record.madeAnswer = made.answer;
    record.pageAnswer = made.answer;
    record.answer = answer;
    record.basis = basisOf(answer, wordsOfFacts(facts), u"en"_s);
    return record;
}

MergedSet merged(const QList<FaqRecord> &old, const QList<WrittenFaq> &now, bool isOrdered = false,
    QList<WrittenFaq> more = {})
{
    return mergeFaqs({old, now, now + more, u"en"_s, isOrdered});
}

QStringList questions(const MergedSet &set)
{
    QStringList list;
    for (const FaqRecord &record : set.records) {
        if (record.isOpen())
            list << record.question;
    }
    return list;
}
const FaqRecord &of(const MergedSet &set, qint64 faqId)
{
    for (const FaqRecord &record : set.records) {
        if (record.faqId == faqId)
            return record;
    }
    qFatal("there is no FAQ %lld in the set", static_cast<long long>(faqId));
}

} // namespace

/// A page's set brought together with what administrators made of the one before.
class TestFaqSet : public QObject
{
    Q_OBJECT

private slots:
    void whatStaysKeepsItsIdentifier()
    {
        const MergedSet set
            = merged({stored(1, weight()), stored(2, price())}, {price(u"199.00"_s), weight()});
        QCOMPARE(questions(set), (QStringList{kPriceQuestion, kWeightQuestion}));
        QCOMPARE(set.records[0].faqId, 0); // another answer: another FAQ
        QCOMPARE(set.records[1].faqId, 1);
        QCOMPARE(set.replaced, QList<qint64>{2});
        QCOMPARE(set.records[0].position, 1);
        QCOMPARE(set.records[1].position, 2);
    }
    void anotherAnswerInheritsPinAndHidingAndNoApproval()
    {
        FaqRecord pinned = stored(1, price()), hidden = stored(2, weight());
        pinned.pinned = pinned.approved = true;
        hidden.hidden = true;
        const MergedSet set = merged({pinned, hidden}, {care(), weight(u"2.1"_s), price(u"199.00"_s)});
        QCOMPARE(questions(set), (QStringList{kPriceQuestion, kCareQuestion}));
        QVERIFY(set.records[0].pinned && !set.records[0].approved);
        QCOMPARE(set.replaced, (QList<qint64>{2, 1}));
    }
    void aPinnedOneStaysThoughItIsNotAmongTheBest()
    {
        FaqRecord pinned = stored(1, price());
        pinned.pinned = true;
        const MergedSet same = merged({pinned, stored(2, weight())}, {weight()}, false, {price()});
        QCOMPARE(questions(same), (QStringList{kPriceQuestion, kWeightQuestion}));
        QCOMPARE(same.records[0].faqId, 1);
        const MergedSet other = merged({pinned}, {weight()}, false, {price(u"9.00"_s)});
        QCOMPARE(other.records[0].answer, u"It costs €9.00."_s);
        QCOMPARE(other.replaced, QList<qint64>{1});
        QCOMPARE(questions(merged({pinned}, {weight()})), QStringList{kWeightQuestion}); // nothing says it
    }
    void whatRestsOnThePageStaysThoughNobodyAsksItLikeThatNow()
    {
        FaqRecord pinned = stored(1, price());
        pinned.pinned = true;
        const auto remade = [](const FaqRecord &record, const QList<Provenance> &sources) {
            return mergeFaqs({{record}, {weight()}, {weight()}, u"en"_s, false, sources});
        };
        const MergedSet set = remade(pinned, price().sources);
        QCOMPARE(questions(set), (QStringList{kPriceQuestion, kWeightQuestion}));
        QCOMPARE(set.records.front().faqId, 1);
        QCOMPARE(questions(remade(pinned, price(u"9.00"_s).sources)), QStringList{kWeightQuestion});
        const FaqRecord edit = edited(2, care(), u"Wash it by hand, please."_s, {care()});
        const MergedSet kept = remade(edit, care().sources);
        QVERIFY(!of(kept, 2).review && !of(kept, 2).isHeld);
        QCOMPARE(of(kept, 2).pageAnswer, std::optional(care().answer));
        // What nobody decided on goes with its question.
        QCOMPARE(questions(remade(stored(3, price()), price().sources)), QStringList{kWeightQuestion});
    }
    void aHiddenOrDeletedQuestionDoesNotComeBack()
    {
        FaqRecord hidden = stored(1, weight()), deleted = stored(2, care());
        hidden.hidden = true;
        deleted.deleted = true;
        MergedSet set = merged({hidden, deleted}, {price()});
        QCOMPARE(questions(set), QStringList{kPriceQuestion});
        set = merged(set.records, {weight(), care(), price()});
        QCOMPARE(questions(set), QStringList{kPriceQuestion});
        QVERIFY(of(set, 1).hidden && of(set, 2).deleted);
        set = merged({deleted}, {written(u"how do I WASH the alta 2"_s, u"With soap."_s, u"soap"_s)});
        QCOMPARE(questions(set), QStringList());
    }
    void ownOnesStayAndStandForTheSameQuestion()
    {
        const FaqRecord mine = own(5, u"How heavy is my bag?"_s, u"That depends."_s);
        const FaqRecord same = own(6, u"How do I wash the Alta 2"_s, u"Please do not."_s);
        const MergedSet set = merged({mine, same, stored(1, weight())}, {care(), weight()});
        QCOMPARE(questions(set), (QStringList{mine.question, same.question, kWeightQuestion}));
        QCOMPARE(set.replaced, QList<qint64>());
        QCOMPARE(questions(merged({mine}, {})), QStringList{mine.question});
    }
    void anEditStaysWhileThePageSaysTheSame()
    {
        const FaqRecord edit = edited(1, weight(), u"Only 1.9 kg, packed."_s, {weight(), care()});
        const MergedSet set = merged({edit}, {weight(), care()});
        QCOMPARE(questions(set), (QStringList{kWeightQuestion, kCareQuestion}));
        QCOMPARE(of(set, 1).answer, u"Only 1.9 kg, packed."_s);
        QVERIFY(!of(set, 1).review && !of(set, 1).isHeld);
    }
    void anEditThatSaysWhatThePageNoLongerSaysIsHeldBack()
    {
        const FaqRecord edit = edited(1, price(), u"Just €249 with us."_s, {price(), weight()});
        MergedSet set = merged({edit}, {price(u"199.00"_s), weight()});
        QVERIFY(of(set, 1).isHeld);
        QCOMPARE(of(set, 1).review, FaqReview::FactGone);
        QCOMPARE(of(set, 1).pageAnswer, u"It costs €199.00."_s);
        // The page's own answer takes its place.
        QCOMPARE(questions(set), (QStringList{kPriceQuestion, kWeightQuestion}));
        // It stays so for as long as the page does, and ends when the page is as it was.
        for (FaqRecord &record : set.records)
            record.faqId = record.faqId == 0 ? 7 + record.position : record.faqId;
        MergedSet again = merged(set.records, {price(u"199.00"_s), weight()});
        QVERIFY(of(again, 1).isHeld);
        again = merged(again.records, {price(), weight()});
        QVERIFY(!of(again, 1).isHeld && !of(again, 1).review);
        QCOMPARE(questions(again), (QStringList{kPriceQuestion, kWeightQuestion}));
        QCOMPARE(again.records[0].answer, u"Just €249 with us."_s);
    }
    void anEditWithoutThePagesWordsIsMarkedAndServed()
    {
        const FaqRecord edit = edited(1, care(), u"Our shop cleans it for you."_s, {care()});
        const MergedSet set
            = merged({edit}, {written(kCareQuestion, u"Wash it in a machine."_s, u"Wash in a machine."_s)});
        QCOMPARE(of(set, 1).review, FaqReview::PageChanged);
        QVERIFY(of(set, 1).isOpen());
        QCOMPARE(questions(set), QStringList{kCareQuestion});
    }
    void anEditOfAQuestionThatThePageNoLongerAnswers()
    {
        const FaqRecord edit = edited(1, weight(), u"A light 1.9 kg."_s, {weight()});
        const MergedSet set = merged({edit}, {care()});
        QVERIFY(of(set, 1).isHeld);
        QVERIFY(!of(set, 1).pageAnswer);
        QCOMPARE(questions(set), QStringList{kCareQuestion});
    }
    void numbersAreComparedAsNumbers_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<bool>("isLost");
        QTest::newRow("another notation") << u"1.249,00 €"_s << u"1249.00"_s << u"1,249"_s << false;
        QTest::newRow("another amount") << u"1.249,00 €"_s << u"1249.00"_s << u"1,199.00"_s << true;
        QTest::newRow("no-break space")
            << u"1 249 kr"_s.replace(u' ', QChar(0xa0)) << u"1249"_s << u"1249.0"_s << false;
        QTest::newRow("never on the page") << u"within 14 days"_s << u"1249.00"_s << u"99"_s << false;
        QTest::newRow("decimals") << u"1,9 kg"_s << u"1.9 kg"_s << u"1.90 kg"_s << false;
        QTest::newRow("a word") << u"soft wool"_s << u"100% wool"_s << u"100% cotton"_s << true;
        QTest::newRow("inflected") << u"many colours"_s << u"colours"_s << u"the colour"_s << false;
    }
    void numbersAreComparedAsNumbers()
    {
        QFETCH(QString, answer);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(bool, isLost);
        const QString basis = basisOf(answer, before, u"en"_s);
        QCOMPARE(!lostWords(basis, after, u"en"_s).isEmpty(), isLost);
    }
    void anOrderOfOnesOwnStays()
    {
        FaqRecord first = stored(3, care()), second = stored(1, price()),
                  third = own(2, u"Mine?"_s, u"Yes."_s);
        first.position = 1;
        second.position = 2;
        third.position = 3;
        const QList<FaqRecord> old{first, second, third};
        QCOMPARE(questions(merged(old, {weight(), price(), care()}, true)),
            (QStringList{kCareQuestion, kPriceQuestion, u"Mine?"_s, kWeightQuestion}));
        QCOMPARE(questions(merged(old, {price(u"1.00"_s), care()}, true)),
            (QStringList{kCareQuestion, kPriceQuestion, u"Mine?"_s}));
        QCOMPARE(questions(merged(old, {weight(), price(), care()})),
            (QStringList{u"Mine?"_s, kWeightQuestion, kPriceQuestion, kCareQuestion}));
    }
    /// The page's own answer that stood in for a held edit goes when the edit is open again.
    void aStandInGoesWhenItsEditIsOpenAgain()
    {
        FaqRecord edit = edited(1, weight(), u"Light."_s, {weight()});
        edit.isHeld = true;
        FaqRecord standIn = stored(2, weight(u"2.0"_s));
        standIn.pinned = true;
        MergedSet set = merged({edit, standIn}, {weight(), care()});
        QCOMPARE(questions(set), (QStringList{kWeightQuestion, kCareQuestion}));
        QVERIFY(set.records.front().faqId == 1 && !set.records.front().isHeld);
        QVERIFY(set.records.front().pinned); // what was done to the question counts on
        QCOMPARE(set.replaced, QList<qint64>{2});
        standIn.hidden = true; // a mark that is needed when the edit is held again
        set = merged({edit, standIn}, {weight(), care()});
        QCOMPARE(set.records.size(), 3);
        QCOMPARE(set.replaced, QList<qint64>());
    }
    void absorbedQuestionsAreReplaced()
    {
        FaqRecord edit = edited(1, weight(), u"Light."_s, {weight()});
        MergedSet set{{stored(2, weight(u"2.0"_s)), edit, stored(3, care())}, {}};
        absorb(set, u"en"_s);
        QCOMPARE(questions(set), (QStringList{kWeightQuestion, kCareQuestion}));
        QCOMPARE(set.replaced, QList<qint64>{2});
        edit.isHeld = true;
        set = {{stored(2, weight(u"2.0"_s)), edit}, {}};
        absorb(set, u"en"_s);
        QCOMPARE(set.replaced, QList<qint64>());
    }
};

QTEST_GUILESS_MAIN(TestFaqSet)
#include "tst_faq_set.moc"
