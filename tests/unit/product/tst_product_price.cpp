// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_format.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
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
    void writesValuesOfOtherLanguages_data();
    void writesValuesOfOtherLanguages();
    void takesMarkupOutOfText_data();
    void takesMarkupOutOfText();
    void cutsSentences_data();
    void cutsSentences();
    void quotesOnePriceOfMany_data();
    void quotesOnePriceOfMany();
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
    row("1.198,- Kr", "1198", "");
    row("173 34 Lei", "173.34", "");
    row("36. 24 €", "36.24", "EUR");
    row("$..75", "0.75", "");
    row("was $120.00 now $60.00", "60.00", "");
    row("From 26 to 50 €", "26", "EUR");
    row("NZD $100.70", "100.70", "NZD");
    row("1,00,000 ₹", "100000", "INR");
    row("423.923 KD", "423.923", "KWD");
    row("from £ 4.99 each", "4.99", "GBP");
    row("12 ₽ / шт", "12", "RUB");
    row("٢٥٠ ر.س", "250", "SAR");
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
    for (const char *text : {"", "MzI5Ljk5", "B2B", "10%", "on request", "€", "15.08.2017", "25-09", "12:30",
             "99999999999999999999"})
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
    QTest::newRow("es") << u"1249.00"_s << u"EUR"_s << u"es"_s << true << u"1249,00\u00a0€"_s;
    QTest::newRow("nl") << u"1249.00"_s << u"EUR"_s << u"nl"_s << true << u"€\u00a01.249,00"_s;
    QTest::newRow("pl") << u"12490.00"_s << u"PLN"_s << u"pl"_s << true << u"12\u00a0490,00\u00a0zł"_s;
    QTest::newRow("sv") << u"1249"_s << u"SEK"_s << u"sv"_s << true << u"1\u00a0249\u00a0kr"_s;
    QTest::newRow("cs") << u"1249"_s << u"CZK"_s << u"cs"_s << true << u"1\u00a0249\u00a0Kč"_s;
    QTest::newRow("ja") << u"3500"_s << u"JPY"_s << u"ja"_s << true << u"3,500円"_s;
    QTest::newRow("zh") << u"99.00"_s << u"CNY"_s << u"zh"_s << false << u"¥99.00"_s;
    QTest::newRow("fr") << u"89.90"_s << u"EUR"_s << u"fr"_s << false << u"89,90\u00a0€"_s;
    QTest::newRow("de grouped") << u"1249.00"_s << u"EUR"_s << u"de"_s << true << u"1.249,00\u00a0€"_s;
    QTest::newRow("en grouped") << u"1249.00"_s << u"GBP"_s << u"en"_s << true << u"£1,249.00"_s;
    QTest::newRow("fr grouped") << u"1234567"_s << u"EUR"_s << u"fr"_s << true
                                << u"1\u202f234\u202f567\u00a0€"_s;
    QTest::newRow("en code") << u"99"_s << u"CAD"_s << u"en"_s << false << u"CA$99"_s;
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

void TestProductPrice::writesValuesOfOtherLanguages_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *value, const char *from, const char *to, const char *expected) {
        QTest::addRow("%s %s-%s", value, from, to)
            << QString::fromUtf8(from) << QString::fromUtf8(to) << QString::fromUtf8(expected);
    };
    row("18,6 kg", "de", "en", "18.6 kg");
    row("1.200,5 mm", "de", "en", "1,200.5 mm");
    row("15,000 mm", "en", "de", "15.000 mm");
    row("0.31 kg", "en", "fr", "0,31 kg");
    row("2.5 kg", "de", "en", "2.5 kg");
    row("283 x 151 x 110mm", "it", "en", "283 x 151 x 110mm");
    row("18,6 kg", "de", "fr", "18,6 kg");
    row("2025-06-05", "en", "de", "05.06.2025");
    row("2025/06/05", "ja", "sv", "2025-06-05");
    row("05.06.2025", "de", "en", "06/05/2025");
    row("13.4 Kg", "pt", "fr", "13,4 Kg");
    row("3/6", "pl", "en", "3/6");
    row("1-3/4", "en", "de", "1-3/4");
}

void TestProductPrice::writesValuesOfOtherLanguages()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    const QString value = QString::fromUtf8(QTest::currentDataTag()).section(u' ', 0, -2);
    QTEST(valueForPeople(value, from, to), "expected");
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

void TestProductPrice::quotesOnePriceOfMany_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("quotes");
    const auto row = [](const char *text, std::initializer_list<const char *> quotes) {
        QStringList expected;
        for (const char *quote : quotes)
            expected << QString::fromUtf8(quote);
        QTest::newRow(text) << QString::fromUtf8(text) << expected;
    };
    row("Nur 49,90 € je Stück", {"Nur 49,90 € je Stück"});
    row("1.499,00 € 1.249,00 €", {"1.499,00 €", "1.249,00 €"});
    row("1 048 zł 997 zł", {"1 048 zł", "997 zł"});
    row("was $120.00 now $60.00", {"$120.00", "$60.00"});
    row("$79.00 – $99.00", {"$79.00", "$99.00"});
    row("SAVE 70$229.99", {"70$", "$229.99"});
}

void TestProductPrice::quotesOnePriceOfMany()
{
    QFETCH(QString, text);
    const std::vector<ParsedPrice> prices = pricesIn(text);
    QStringList found;
    for (std::size_t i = 0; i < prices.size(); ++i)
        found << quotedPrice(text, prices, i);
    QTEST(found, "quotes");
}

QTEST_GUILESS_MAIN(TestProductPrice)
#include "tst_product_price.moc"
