// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/generation/page_maker.h"
#include "server/faqs/questions/shop_answers.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

std::shared_ptr<const knowledge::RetrievalIndex> helpCentre()
{
    const auto passage
        = [](qint64 id, const char16_t *language, const char16_t *title, const char16_t *text) {
              knowledge::Passage made;
              made.passageId = id;
              made.documentId = id;
              made.language = QString::fromUtf16(language);
              made.title = QString::fromUtf16(title);
              made.text = QString::fromUtf16(text);
              return made;
          };
    return knowledge::RetrievalIndex::build({passage(1, u"en", u"Delivery times",
                                                 u"Delivery within the country takes 2 to 3 working days."),
        passage(2, u"en", u"Returns", u"You can return an unused order within 45 days of delivery."),
        passage(3, u"en", u"Warranty", u"Every product has a warranty of 2 years from the day of delivery."),
        passage(4, u"en", u"Payment", u"We take cards, bank transfers and invoices of companies."),
        passage(5, u"de", u"Lieferzeiten", u"Die Lieferung im Inland dauert 2 bis 3 Werktage."),
        passage(6, u"en", u"Gift cards", u"Gift cards are sent by e-mail and never expire."),
        passage(7, u"en", u"Opening hours", u"The shop in the mill is open from 9:00 to 18:00.")});
}

WrittenFaq faq(const QString &question)
{
    return {question, u"Answer to "_s + question, {{u"table"_s, u"Data"_s, question}}};
}

QStringList questions(const QList<WrittenFaq> &faqs)
{
    QStringList all;
    for (const WrittenFaq &one : faqs)
        all << one.question;
    return all;
}

} // namespace

class TestShopAnswers : public QObject
{
    Q_OBJECT
private slots:
    void addsWhatThePageLeavesOpen();
    void asksNothingTwice();
    void keepsToTheLanguage();
    void keepsToTheMaximum();
    void addsNothingToNothing();
    void pagesInAnotherLanguageSaySo();
};

void TestShopAnswers::addsWhatThePageLeavesOpen()
{
    const auto faqs = withShopAnswers(*helpCentre(), u"en"_s,
        {faq(u"What is Alder bench made of?"_s), faq(u"How much does Alder bench cost?"_s)});
    QCOMPARE(questions(faqs),
        (QStringList{u"What is Alder bench made of?"_s, u"How long does delivery take?"_s,
            u"How can I return an order?"_s, u"What warranty do your products have?"_s,
            u"How much does Alder bench cost?"_s}));
    QCOMPARE(faqs[1].answer, u"Delivery within the country takes 2 to 3 working days."_s);
    QCOMPARE(faqs[2].answer, u"You can return an unused order within 45 days of delivery."_s);
    for (int i = 1; i <= 3; ++i) {
        QCOMPARE(faqs[i].sources.value(0).kind, u"knowledge"_s);
        QVERIFY(faqs[i].answer.contains(faqs[i].sources.value(0).text));
    }
}

void TestShopAnswers::asksNothingTwice()
{
    const auto faqs = withShopAnswers(*helpCentre(), u"en"_s,
        {faq(u"How does delivery work for Alder bench?"_s), faq(u"Do you refund returned benches?"_s),
            faq(u"What warranty comes with Alder bench?"_s)});
    QCOMPARE(faqs.size(), 3);
}

void TestShopAnswers::keepsToTheLanguage()
{
    const auto faqs = withShopAnswers(*helpCentre(), u"de"_s, {faq(u"Aus welchem Material ist sie?"_s)});
    QVERIFY(faqs.size() <= 2);
    for (const WrittenFaq &one : faqs)
        QVERIFY2(
            !one.answer.contains(u"You"_s) && !one.answer.contains(u"warranty"_s), qPrintable(one.answer));
}

void TestShopAnswers::keepsToTheMaximum()
{
    QList<WrittenFaq> nine;
    for (int i = 0; i < 9; ++i)
        nine << faq(u"Question %1?"_s.arg(i));
    QCOMPARE(withShopAnswers(*helpCentre(), u"en"_s, nine).size(), 10);
}

void TestShopAnswers::addsNothingToNothing()
{
    QVERIFY(withShopAnswers(*helpCentre(), u"en"_s, {}).isEmpty());
    const QList<WrittenFaq> one{faq(u"What is it made of?"_s)};
    QCOMPARE(withShopAnswers(*knowledge::RetrievalIndex::build({}), u"en"_s, one).size(), 1);
}

void TestShopAnswers::pagesInAnotherLanguageSaySo()
{
    MadePage made;
    made.facts.isProduct = true;
    made.facts.language = u"sk"_s;
    made.facts.name = {u"Bralna lampa"_s, {u"text"_s, u"h1"_s, u"Bralna lampa"_s}};
    made.facts.further
        = {{u"Farba"_s, u"čierna s leskom"_s, {u"table"_s, u"Data"_s, u"Farba | čierna s leskom"_s}}};
    const PageMaker maker;
    MadePage foreign = made;
    maker.write(foreign, u"shop"_s, u"sk"_s);
    QCOMPARE(foreign.reason, std::optional(api::FaqReason::LanguageNotSupported));
    QVERIFY(foreign.faqs.isEmpty() && !foreign.message.isEmpty());
    MadePage empty = made;
    empty.facts.language = u"en"_s;
    empty.facts.further.clear();
    maker.write(empty, u"shop"_s, u"en"_s);
    QCOMPARE(empty.reason, std::optional(api::FaqReason::NoContent));
    MadePage measured = made;
    measured.facts.further << FurtherFact{
        u"Hmotnosť"_s, u"10 g"_s, {u"table"_s, u"Data"_s, u"Hmotnosť | 10 g"_s}};
    maker.write(measured, u"shop"_s, u"sk"_s);
    QVERIFY(!measured.reason);
    QCOMPARE(measured.faqs.value(0).answer, u"The weight of this product is 10 g."_s);
}

QTEST_GUILESS_MAIN(TestShopAnswers)
#include "tst_shop_answers.moc"
