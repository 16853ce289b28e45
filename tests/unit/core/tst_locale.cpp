// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/locale_tag.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// Language tags.
class TestLocale : public QObject
{
    Q_OBJECT
private slots:
    void tagsHaveOneForm_data()
    {
        QTest::addColumn<QString>("canonical"); // empty: not well-formed
        const auto row = [](const char *text, const char *canonical) {
            QTest::newRow(text) << QString::fromLatin1(canonical);
        };
        row("en", "en");
        row("EN", "en");
        row("de-de", "de-DE");
        row("de_DE", "de-DE");
        row("zh_hant_tw", "zh-Hant-TW");
        row("SR-LATN-rs", "sr-Latn-RS");
        row("es-419", "es-419");
        row("gsw", "gsw");
        row("zh-cmn-Hans-CN", "zh-cmn-Hans-CN");
        row("de-AT-1996", "de-AT-1996");
        row("sl-Rozaj-Biske", "sl-rozaj-biske");
        row("de-DE-u-CO-phonebk", "de-DE-u-co-phonebk");
        row("en-US-x-Twain", "en-US-x-twain");
        row("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc");
        row("x-Klingon", "x-klingon");
        row("abcd", "abcd");
        row("abcdefgh", "abcdefgh");
        for (const char *text : {"d", "de-", "-de", "de--DE", "de DE", "de/DE", "de-DE-DE", "de-419-DE",
                 "deutsches", "1de", "d1", "en-a", "en-x", "x", "en-a-x-b", "de-DE!", "germ\xe9", "de.UTF-8",
                 "de@euro", "*", "en-US-abcdefghi",
                 "en-aaaaaaaa-bbbbbbbb-cccccccc-dddddddd-eeeeeeee-ffffffff-gggggggg-hhhhhhhh"})
            row(text, "");
    }
    void tagsHaveOneForm()
    {
        QFETCH(QString, canonical);
        const QString text = QString::fromLatin1(QTest::currentDataTag());
        const auto tag = canonicalLocale(text);
        QCOMPARE(tag.value_or(QString()), canonical);
        if (tag)
            QCOMPARE(canonicalLocale(*tag), tag);
    }
    void nothingIsNoTag() { QVERIFY(!canonicalLocale(u"")); }

    void theNearestIsChosen_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("supported");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("itself") << u"de-AT"_s << u"en de de-AT"_s << u"de-AT"_s;
        QTest::newRow("language") << u"de-AT"_s << u"en de"_s << u"de"_s;
        QTest::newRow("prefix") << u"zh-Hant-TW"_s << u"en zh zh-Hant"_s << u"zh-Hant"_s;
        QTest::newRow("sister") << u"pt"_s << u"en pt-BR"_s << u"pt-BR"_s;
        QTest::newRow("other region") << u"pt-PT"_s << u"en pt-BR"_s << u"pt-BR"_s;
        QTest::newRow("none") << u"ja"_s << u"en de"_s << u"en"_s;
        QTest::newRow("no English either") << u"ja"_s << u"fr de"_s << u"en"_s;
        QTest::newRow("alike in its letters") << u"de"_s << u"en den"_s << u"en"_s;
    }
    void theNearestIsChosen()
    {
        QFETCH(QString, tag);
        QFETCH(QString, supported);
        QFETCH(QString, nearest);
        QCOMPARE(nearestLocale(tag, supported.split(u' ')), nearest);
    }
    void theLanguageIsTheFirstPart()
    {
        QCOMPARE(languageOf(u"de-AT"_s), u"de"_s);
        QCOMPARE(languageOf(u"en"_s), u"en"_s);
    }
};

QTEST_APPLESS_MAIN(TestLocale)
#include "tst_locale.moc"
