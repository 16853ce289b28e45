// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/product_price.h"
#include "server/faqs/product_text.h"
#include <QtTest/QtTest>

using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

class TestProductPrice : public QObject
{
    Q_OBJECT
private slots:
    void readsNotationsOfShops_data();
    void readsNotationsOfShops();
    void readsMachineValues_data();
    void readsMachineValues();
    void refusesWhatIsNoPrice_data();
    void refusesWhatIsNoPrice();
    void writesForPeople_data();
    void writesForPeople();
    void takesMarkupOutOfText_data();
    void takesMarkupOutOfText();
    void cutsSentences_data();
    void cutsSentences();
};

void TestProductPrice::readsNotationsOfShops_data()
{
    QTest::addColumn<QString>("amount");
    QTest::addColumn<QString>("currency");
    const auto row = [](const char *text, const char *amount, const char *currency) {
        QTest::newRow(text) << QString::fromLatin1(amount) << QString::fromLatin1(currency);
    };
    row("1.249,00 €", "1249.00", "EUR");
    row("89,90 €", "89.90", "EUR");
    row("€1,249.00", "1249.00", "EUR");
    row("ab 1.249 €", "1249", "EUR");
    row("12.345.678,90 EUR", "12345678.90", "EUR");
    row("1 249,00 €", "1249.00", "EUR");
    row("1\u202f249,00 €", "1249.00", "EUR");
    row("CHF 1'049.95", "1049.95", "CHF");
    row("1’049.95 CHF", "1049.95", "CHF");
    row("£34.99", "34.99", "GBP");
    row("$1,299", "1299", "");
    row("US$ 12.50", "12.50", "USD");
    row("NT$210", "210", "TWD");
    row("3,500円", "3500", "JPY");
    row("30,000원~", "30000", "KRW");
    row("99,00 zł", "99.00", "PLN");
    row("1 290 Kč", "1290", "CZK");
    row("149,- €", "149", "EUR");
    row("KWD 1.250", "1.250", "KWD");
    row("36,00 EUR", "36.00", "EUR");
    row("Preis: 0,99 €", "0.99", "EUR");
    row("0.125 €", "0.125", "EUR");
    row("Save 10% now 45.00 €", "45.00", "EUR");
    row("R$ 1.234,56", "1234.56", "BRL");
    row("２４９円", "249", "JPY");
}

void TestProductPrice::readsNotationsOfShops()
{
    const auto price = parsePrice(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(price.has_value());
    QTEST(price->amount, "amount");
    QTEST(price->currency, "currency");
}

void TestProductPrice::readsMachineValues_data()
{
    QTest::addColumn<QString>("amount");
    const auto row
        = [](const char *text, const char *amount) { QTest::newRow(text) << QString::fromLatin1(amount); };
    row("249", "249");
    row("249.00", "249.00");
    row("1249.9", "1249.9");
    row("34.992001", "34.992001");
    row("1.249", "1249");
    row("0.999", "0.999");
    row("1.500", "1.500");
    row("1,249.00", "1249.00");
    row("1.249,00", "1249.00");
}

void TestProductPrice::readsMachineValues()
{
    const auto price = parseMachinePrice(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(price.has_value());
    QTEST(price->amount, "amount");
}

void TestProductPrice::refusesWhatIsNoPrice_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "free", "MzI5Ljk5", "B2B", "10%", "on request", "€", "99999999999999999999"})
        QTest::addRow("%s", text) << QString::fromUtf8(text);
}

void TestProductPrice::refusesWhatIsNoPrice()
{
    QFETCH(QString, text);
    QVERIFY(!parsePrice(text));
}

void TestProductPrice::writesForPeople_data()
{
    QTest::addColumn<QString>("amount");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("grouped");
    QTest::addColumn<QString>("expected");
    QTest::newRow("en") << u"89.90"_s << u"EUR"_s << u"en"_s << false << u"€89.90"_s;
    QTest::newRow("de") << u"89.90"_s << u"EUR"_s << u"de"_s << false << u"89,90\u00a0€"_s;
    QTest::newRow("fr") << u"89.90"_s << u"EUR"_s << u"fr"_s << false << u"89,90\u00a0€"_s;
    QTest::newRow("de grouped") << u"1249.00"_s << u"EUR"_s << u"de"_s << true << u"1.249,00\u00a0€"_s;
    QTest::newRow("en grouped") << u"1249.00"_s << u"GBP"_s << u"en"_s << true << u"£1,249.00"_s;
    QTest::newRow("fr grouped") << u"1234567"_s << u"EUR"_s << u"fr"_s << true
                                << u"1\u202f234\u202f567\u00a0€"_s;
    QTest::newRow("en code") << u"99"_s << u"CAD"_s << u"en"_s << false << u"CAD\u00a099"_s;
    QTest::newRow("no currency") << u"99"_s << QString() << u"en"_s << false << u"99"_s;
}

void TestProductPrice::writesForPeople()
{
    QFETCH(QString, amount);
    QFETCH(QString, currency);
    QFETCH(QString, language);
    QFETCH(bool, grouped);
    QTEST(priceForPeople(amount, currency, language, grouped), "expected");
}

void TestProductPrice::takesMarkupOutOfText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("Boot <b>new</b>", "Boot new");
    row("Boot &lt;b&gt;new&lt;/b&gt;", "Boot new");
    row("Boot &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; X", "Boot X");
    row("A<script>alert('x')</script>B", "A B");
    row("A <img src=x onerror=alert(1)> B", "A B");
    row("A <img src=x onerror=alert(1)", "A");
    row("3 < 4 and 5 > 4", "3 ‹ 4 and 5 › 4");
    row("&euro; 5 &ndash; M&uuml;nze &#8364; &#x20AC;", "€ 5 – Münze € €");
    row("R&D & more; ok", "R&D & more; ok");
    row("<!-- x -->Boot", "Boot");
    row("a\n\t b", "a b");
}

void TestProductPrice::takesMarkupOutOfText()
{
    QFETCH(QString, text);
    QTEST(plainText(text), "expected");
}

void TestProductPrice::cutsSentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("One. Two. Three.", "One. Two.");
    row("Weighs 2.4 kg in all. Fine.", "Weighs 2.4 kg in all. Fine.");
    row("No stop", "No stop.");
    row("z. B. Wolle. Gut.", "z. B. Wolle. Gut.");
    row("Max. 5 kg. Good.", "Max. 5 kg. Good.");
    row("とても軽い。暖かい。安い。", "とても軽い。 暖かい。");
    row("Includes:", "Includes.");
}

void TestProductPrice::cutsSentences()
{
    QFETCH(QString, text);
    QTEST(firstSentences(text), "expected");
}

QTEST_GUILESS_MAIN(TestProductPrice)
#include "tst_product_price.moc"
