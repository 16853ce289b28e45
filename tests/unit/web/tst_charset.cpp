// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/page/charset.h"
#include <QtCore/QStringEncoder>
#include <QtTest/QtTest>

using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

class TestCharset : public QObject
{
    Q_OBJECT
private slots:
    void finds_data();
    void finds();
    void readsWhatWasWritten_data();
    void readsWhatWasWritten();
    void plainTextDeclaresNothing();
};

void TestCharset::finds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QString>("charset");
    QTest::addColumn<QString>("text");
    const auto row
        = [](const char *name, const QByteArray &bytes, const QByteArray &type, const QString &charset,
              const QString &text) { QTest::newRow(name) << bytes << type << charset << text; };
    row("mark before header", "\xef\xbb\xbf\xc3\xa9", "text/html; charset=iso-8859-1", u"utf-8"_s, u"é"_s);
    row("UTF-16 mark", QByteArray("\xff\xfe\xe9\x00", 4), "text/html", u"utf-16le"_s, u"é"_s);
    row("UTF-16 big endian mark", QByteArray("\xfe\xff\x00\xe9", 4), "", u"utf-16be"_s, u"é"_s);
    row("header", "caf\xe9", "text/html; charset=ISO-8859-1", u"windows-1252"_s, u"café"_s);
    row("header in quotes", "\xb3", "text/html; Charset=\"windows-1250\"", u"windows-1250"_s, u"ł"_s);
    row("header before meta", "<meta charset=utf-8>\xe9\xe9", "text/html; charset=windows-1251",
        u"windows-1251"_s, u"<meta charset=utf-8>йй"_s);
    row("unknown header, then meta", "<meta charset='windows-1252'>\xe9", "text/html; charset=klingon",
        u"windows-1252"_s, u"<meta charset='windows-1252'>é"_s);
    row("meta charset", "<meta charset=\"iso-8859-2\">\xb3", "text/html", u"iso-8859-2"_s,
        u"<meta charset=\"iso-8859-2\">ł"_s);
    row("meta http-equiv", "<META http-equiv=Content-Type content='text/html; charset=windows-1251'>\xe9", "",
        u"windows-1251"_s, u"<META http-equiv=Content-Type content='text/html; charset=windows-1251'>й"_s);
    row("meta in a comment does not count", "<!-- <meta charset=windows-1251> --><html lang=fr>\xe9", "",
        u"windows-1252"_s, u"<!-- <meta charset=windows-1251> --><html lang=fr>é"_s);
    row("xml declaration", "<?xml version='1.0' encoding='iso-8859-15'?>\xa4", "application/xhtml+xml",
        u"iso-8859-15"_s, u"<?xml version='1.0' encoding='iso-8859-15'?>€"_s);
    row("UTF-16 claimed in readable meta", "<meta charset=utf-16>\xc3\xa9", "", u"utf-8"_s,
        u"<meta charset=utf-16>é"_s);
    row("sniffed UTF-8", "\xc3\xa9t\xc3\xa9", "text/html", u"utf-8"_s, u"été"_s);
    row("sniffed Latin", "\xe9t\xe9", "text/html", u"windows-1252"_s, u"été"_s);
    row("false claim of UTF-8", "<meta charset=utf-8>\xe9t\xe9 \xe0", "text/html", u"windows-1252"_s,
        u"<meta charset=utf-8>été à"_s);
    row("false claim of Latin 1", "\xc3\xa9", "text/html; charset=iso-8859-1", u"utf-8"_s, u"é"_s);
    row("one broken byte does not outvote UTF-8", "\xc3\xa9\xc3\xa8\xc3\xa0\xc3\xaf\xff",
        "text/html; charset=utf-8", u"utf-8"_s, u"éèàï\ufffd"_s);
    row("UTF-7 is never read", "+ADw-script+AD4-", "text/html; charset=utf-7", u"utf-8"_s,
        u"+ADw-script+AD4-"_s);
    row("empty", "", "", u"utf-8"_s, u""_s);
}

void TestCharset::finds()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, contentType);
    const DecodedText decoded = decodeText(bytes, contentType);
    QTEST(decoded.charset, "charset");
    QTEST(decoded.text, "text");
}

void TestCharset::readsWhatWasWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<bool>("declared");
    const QString japanese = u"この寝袋はとても暖かいです。サイズはＭです。"_s;
    QTest::newRow("EUC-JP declared") << japanese << QByteArray("EUC-JP") << true;
    QTest::newRow("EUC-JP sniffed") << japanese << QByteArray("EUC-JP") << false;
    QTest::newRow("Shift_JIS declared") << japanese << QByteArray("Shift_JIS") << true;
    QTest::newRow("Shift_JIS sniffed") << japanese << QByteArray("Shift_JIS") << false;
    QTest::newRow("windows-1250") << u"Žluťoučký kůň"_s << QByteArray("windows-1250") << true;
    QTest::newRow("windows-1251") << u"Палатка"_s << QByteArray("windows-1251") << true;
    QTest::newRow("windows-1253") << u"Σκηνή"_s << QByteArray("windows-1253") << true;
    QTest::newRow("windows-1254") << u"Çadır ğış"_s << QByteArray("windows-1254") << true;
    QTest::newRow("iso-8859-15") << u"Prix 12 €"_s << QByteArray("iso-8859-15") << true;
    QTest::newRow("GBK") << u"帐篷"_s << QByteArray("GBK") << true;
    QTest::newRow("Big5") << u"帳篷"_s << QByteArray("Big5") << true;
    QTest::newRow("EUC-KR") << u"텐트"_s << QByteArray("EUC-KR") << true;
}

void TestCharset::readsWhatWasWritten()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, encoding);
    QFETCH(bool, declared);
    QStringEncoder encoder(encoding.constData());
    if (!encoder.isValid())
        QSKIP("this Qt is built without ICU");
    const QByteArray bytes = encoder(text);
    QCOMPARE(decodeText(bytes, declared ? "text/html; charset=" + encoding : QByteArray()).text, text);
    if (!declared)
        QCOMPARE(decodePlainText(bytes).text, text);
}

void TestCharset::plainTextDeclaresNothing()
{
    const QByteArray quoted = "Write <meta charset=windows-1251> for caf\xc3\xa9.";
    QCOMPARE(decodePlainText(quoted).text, u"Write <meta charset=windows-1251> for café."_s);
    QCOMPARE(decodePlainText("\xfe\xff" + QByteArray("\x00\xe9", 2)).text, u"é"_s);
    const DecodedText german = decodePlainText("Gr\xf6\xdf"
                                               "e: \x84klein\x93, 4 \x80");
    QCOMPARE(german.charset, u"windows-1252"_s);
    QCOMPARE(german.text, u"Größe: „klein“, 4 €"_s);
    QCOMPARE(decodePlainText({}).text, QString());
}

QTEST_GUILESS_MAIN(TestCharset)
#include "tst_charset.moc"
