// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/clock.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"
#include "shared/core/text.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// Small things that everything rests on.
class TestText : public QObject
{
    Q_OBJECT
private slots:
    void lengthCountsCodePoints()
    {
        QCOMPARE(codePointCount(u""), 0);
        QCOMPARE(codePointCount(u"tent"), 4);
        QCOMPARE(codePointCount(u"Ålesund"), 7);
        QCOMPARE(codePointCount(u"🏕🏕"), 2);
        QCOMPARE(codePointCount(u"a🏕b"), 3);
    }
    void spellingsOfAQuestionCompareEqual()
    {
        QCOMPARE(normalized(u"  Wie groß?\n"), u"Wie groß?"_s);
        QCOMPARE(normalized(u"A\u030angstr\u00f6m"), normalized(u"\u00c5ngstro\u0308m"));
        QVERIFY(normalized(u"Price?") != normalized(u"price?"));
        QCOMPARE(trimmed(u"\u00a0\u3000\t a b \r\n"), u"a b"_s);
    }
    void utf8IsChecked_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isValid");
        QTest::newRow("empty") << QByteArray() << true;
        QTest::newRow("ASCII with NUL") << QByteArray("a\0b", 3) << true;
        QTest::newRow("four bytes") << QByteArray("\xf0\x9f\x8f\x95") << true;
        QTest::newRow("cut") << QByteArray("\xf0\x9f\x8f") << false;
        QTest::newRow("continuation alone") << QByteArray("\x80") << false;
        QTest::newRow("overlong") << QByteArray("\xc0\xaf") << false;
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << false;
        QTest::newRow("above U+10FFFF") << QByteArray("\xf4\x90\x80\x80") << false;
        QTest::newRow("Latin-1") << QByteArray("caf\xe9") << false;
    }
    void utf8IsChecked()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isValid);
        QCOMPARE(isValidUtf8(bytes), isValid);
    }
    void uuidsNeedDashes()
    {
        const QString uuid = u"3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10"_s;
        QCOMPARE(canonicalUuid(uuid), std::optional(uuid));
        QCOMPARE(canonicalUuid(uuid.toUpper()), std::optional(uuid));
        for (const QString &text : {QString(), QString(uuid).remove(u'-'), u'{' + uuid + u'}', uuid + u' ',
                 QString(uuid).replace(u'0', u'g'), QString(uuid).replace(u'-', u'_'), uuid.mid(1),
                 u"-3f0e8c5-1d2b-4c47-9a55-6f3a9d1c2b100"_s})
            QVERIFY2(!canonicalUuid(text), qPrintable(text));
        QVERIFY(isNilUuid(*canonicalUuid(u"00000000-0000-0000-0000-000000000000")));
        QVERIFY(!isNilUuid(uuid));
    }

    void identifiersSortByTheirTime()
    {
        static const QRegularExpression form(
            u"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
        QSet<QString> seen;
        QString last;
        for (qint64 ms = 1'700'000'000'000; ms < 1'700'000'002'000; ++ms) {
            const QString id = uuid7(ms);
            QVERIFY2(form.match(id).hasMatch(), qPrintable(id));
            QVERIFY(last < id);
            last = id;
            seen.insert(uuid7(5));
        }
        QCOMPARE(seen.size(), 2000);
    }
    void identifiersOfOneMillisecondSortByTheirOrder()
    {
        QString last;
        for (int i = 0; i < 2000; ++i) {
            const QString id = uuid7(1'700'000'003'000);
            QVERIFY2(last < id, qPrintable(id));
            last = id;
        }
    }
    void randomTextIsOfItsAlphabet()
    {
        static const QRegularExpression form(u"^[0-9A-Za-z]{43}$"_s);
        QSet<QByteArray> seen;
        for (int i = 0; i < 1000; ++i) {
            const QByteArray text = randomBase62(43);
            QVERIFY(form.match(QString::fromLatin1(text)).hasMatch());
            seen.insert(text);
        }
        QCOMPARE(seen.size(), 1000);
        QCOMPARE(randomBytes(0).size(), 0);
        QCOMPARE(randomBytes(33).size(), 33);
    }
    void secretsCompareByTheirBytes()
    {
        QVERIFY(constantTimeEquals("abc", "abc"));
        QVERIFY(!constantTimeEquals("abc", "abd"));
        QVERIFY(!constantTimeEquals("abc", "abcd"));
        QVERIFY(constantTimeEquals("", ""));
        QCOMPARE(sha256("abc").toHex(),
            QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }
    void momentsAreWrittenInUtc()
    {
        QCOMPARE(rfc3339(0), u"1970-01-01T00:00:00.000Z"_s);
        QCOMPARE(rfc3339(1'769'846'400'123), u"2026-01-31T08:00:00.123Z"_s);
    }
    void aManualClockStandsStill()
    {
        ManualClock clock(1000);
        const qint64 steady = clock.steadyMs();
        QCOMPARE(clock.nowMs(), 1000);
        clock.advance(5);
        QCOMPARE(clock.nowMs(), 1005);
        QCOMPARE(clock.steadyMs(), steady + 5);
        clock.setNow(10);
        QCOMPARE(clock.nowMs(), 10);
        QCOMPARE(clock.steadyMs(), steady + 5);
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
