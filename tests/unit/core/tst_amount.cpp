// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/amount.h"
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

namespace {

Decimal decimal(const QByteArray &text)
{
    const auto value = Decimal::parse(text);
    if (!value)
        qFatal("%s: %s", text.constData(), qUtf8Printable(value.error()));
    return *value;
}

/// A sum of either sign and of any size that money times quantity reaches.
Amount randomAmount(QRandomGenerator &random)
{
    const auto upTo = [&](qint64 limit) { return qint64(random.generate64() % quint64(limit)); };
    const qint64 value = upTo(Decimal::kLimitMicros) / (qint64(1) << upTo(40));
    const qint64 quantity = upTo(Decimal::kLimitMicros) / (qint64(1) << upTo(40));
    const Amount amount = Amount::product(Decimal::fromMicros(value), quantity);
    return random.generate() % 2 ? amount : Amount() - amount;
}

} // namespace

/// Money: exact from the text that was sent to the last sum.
class TestAmount : public QObject
{
    Q_OBJECT
private slots:
    void numbersAreReadExactly_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *text, qint64 micros, const char *written) {
            QTest::newRow(text) << QByteArray(text) << micros << QByteArray(written);
        };
        row("0", 0, "0");
        row("-0", 0, "0");
        row("-0.000", 0, "0");
        row("0e999999999", 0, "0");
        row("1", 1'000'000, "1");
        row("12.5", 12'500'000, "12.5");
        row("1249.99", 1'249'990'000, "1249.99");
        row("0.1", 100'000, "0.1");
        row("0.000001", 1, "0.000001");
        row("0.0000010", 1, "0.000001");
        row("10.00", 10'000'000, "10");
        row("1.2300000000000000000000000", 1'230'000, "1.23");
        row("1e2", 100'000'000, "100");
        row("1E+2", 100'000'000, "100");
        row("15e-1", 1'500'000, "1.5");
        row("1.5e3", 1'500'000'000, "1500");
        row("0.0000015e1", 15, "0.000015");
        row("100000e-5", 1'000'000, "1");
        row("0.00000000000001e14", 1'000'000, "1");
        row("999999999999.999999", 999'999'999'999'999'999, "999999999999.999999");
        row("999999999999", 999'999'999'999'000'000, "999999999999");
        row("9007199254740993e-6", 9'007'199'254'740'993, "9007199254.740993"); // 2^53 + 1
    }
    void numbersAreReadExactly()
    {
        QFETCH(QByteArray, text);
        QFETCH(qint64, micros);
        QFETCH(QByteArray, written);
        const auto value = Decimal::parse(text);
        QVERIFY2(value, value ? "" : qPrintable(value.error()));
        QCOMPARE(value->micros(), micros);
        QCOMPARE(value->toText(), written);
        QCOMPARE(Decimal::parse(value->toText())->micros(), micros);
    }
    void othersAreRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *text, const char *reason) {
            QTest::newRow(text) << QByteArray(text) << QString::fromLatin1(reason);
        };
        for (const char *text : {"", "-", "+1", ".5", "5.", "1e", "1e+", "1,5", "1 ", " 1", "abc", "0x5",
                 "1.2.3", "NaN", "1e1e1", "--1"})
            row(text, "must be a number");
        for (const char *text : {"-1", "-0.01", "-1e-6"})
            row(text, "must not be negative");
        for (const char *text : {"1000000000000", "1e12", "1e999999999999", "123456789012345678901234567890"})
            row(text, "must be below 1000000000000");
        for (const char *text : {"0.0000001", "1e-7", "1.2345678", "1e-999999999999"})
            row(text, "must have at most 6 decimals");
    }
    void othersAreRefusedWithTheReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const auto value = Decimal::parse(text);
        QVERIFY(!value);
        QCOMPARE(value.error(), reason);
    }

    void sumsAreExact()
    {
        Amount sum;
        for (int i = 0; i < 1'000'000; ++i)
            sum += Amount::of(decimal("0.1"));
        QCOMPARE(sum.toText(2), u"100000.00"_s);
        QCOMPARE(Amount::product(decimal("249.90"), decimal("3").micros()).toText(2), u"749.70"_s);
        QCOMPARE(Amount::product(decimal("0.000001"), 1).toText(), u"0.000000000001"_s);
        QCOMPARE((Amount() - Amount::of(decimal("1.5"))).toText(2), u"-1.50"_s);
        const Amount largest
            = Amount::product(decimal("999999999999.999999"), decimal("999999999999.999999").micros());
        QCOMPARE(largest.toText(), u"999999999999999998000000.000000000001"_s);
        QVERIFY((largest - largest).isZero());
    }
    void textHasTheDigitsThatAreAskedFor_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << QByteArray("1500") << 0 << u"1500"_s;
        QTest::newRow("two") << QByteArray("1500") << 2 << u"1500.00"_s;
        QTest::newRow("kept") << QByteArray("0.125") << 2 << u"0.125"_s;
        QTest::newRow("filled") << QByteArray("0.5") << 3 << u"0.500"_s;
        QTest::newRow("zero") << QByteArray("0") << 2 << u"0.00"_s;
    }
    void textHasTheDigitsThatAreAskedFor()
    {
        QFETCH(QByteArray, value);
        QFETCH(int, digits);
        QFETCH(QString, text);
        QCOMPARE(Amount::of(decimal(value)).toText(digits), text);
    }
    void averagesRoundHalfAwayFromZero()
    {
        QCOMPARE(Amount::of(decimal("2.345")).rounded(2).toText(2), u"2.35"_s);
        QCOMPARE((Amount() - Amount::of(decimal("2.345"))).rounded(2).toText(2), u"-2.35"_s);
        QCOMPARE(Amount::of(decimal("2.344999")).rounded(2).toText(2), u"2.34"_s);
        QCOMPARE(Amount::of(decimal("10")).dividedBy(3).rounded(2).toText(2), u"3.33"_s);
        QCOMPARE(Amount::of(decimal("20")).dividedBy(3).rounded(2).toText(2), u"6.67"_s);
        QCOMPARE((Amount() - Amount::of(decimal("20"))).dividedBy(3).rounded(0).toText(), u"-7"_s);
        QCOMPARE(Amount::of(decimal("1")).dividedBy(-4).toText(), u"-0.25"_s);
        QCOMPARE(Amount::of(decimal("1.5")).rounded(12).toText(), u"1.5"_s);
    }

    void limbsHoldEveryAmount()
    {
        QRandomGenerator random(20'240'101);
        for (int i = 0; i < 20'000; ++i) {
            const Amount amount = randomAmount(random);
            const Amount::Limbs limbs = amount.limbs();
            QVERIFY2(Amount::fromLimbs(limbs) == amount, qPrintable(amount.toText()));
            QVERIFY(qAbs(limbs.units) < Amount::kUnit && qAbs(limbs.pico) < Amount::kUnit);
            for (const qint64 limb : {limbs.tera, limbs.units, limbs.pico})
                QVERIFY(limb == 0 || (limb < 0) == amount.isNegative());
        }
    }
    void limbsAddColumnByColumn()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 200; ++round) {
            Amount sum;
            Amount::Limbs columns;
            for (int i = 0; i < 100; ++i) {
                const Amount amount = randomAmount(random);
                const Amount::Limbs limbs = amount.limbs();
                sum += amount;
                columns.tera += limbs.tera;
                columns.units += limbs.units;
                columns.pico += limbs.pico;
            }
            QVERIFY(Amount::fromLimbs(columns) == sum);
        }
    }
    void textIsReadBackTheSame()
    {
        QRandomGenerator random(11);
        for (int i = 0; i < 20'000; ++i) {
            const Decimal value
                = Decimal::fromMicros(qint64(random.generate64() % quint64(Decimal::kLimitMicros)));
            QCOMPARE(Decimal::parse(value.toText())->micros(), value.micros());
            QCOMPARE(Amount::of(value).toText().toLatin1(), value.toText());
        }
    }
};

QTEST_APPLESS_MAIN(TestAmount)
#include "tst_amount.moc"
