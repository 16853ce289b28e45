// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/document_path.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// What a document within a source may be named.
class TestDocumentPath : public QObject
{
    Q_OBJECT

private slots:
    void pathsWithinTheSourceAreTaken_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : {u"a.md"_s, u"en/shipping.md"_s, u"a..b.md"_s, u"..a/b.md"_s,
                 u"a../b.md"_s, u".hidden.md"_s, u"./a.md"_s, u".../a.md"_s, u"100%.md"_s, u"100% wool.md"_s,
                 u"50%25 off.md"_s, u"a%2Fb.md"_s, u"a%20b.md"_s, u"%"_s, u"%zz.md"_s, u"100% a.md"_s,
                 u"Größe – 漢字.md"_s, u"https://shop.example/a/b"_s, u"ab:c.md"_s, u"what?.md"_s})
            QTest::newRow(qUtf8Printable(path)) << path;
    }
    void pathsWithinTheSourceAreTaken()
    {
        QFETCH(QString, path);
        QVERIFY(isDocumentPath(path));
    }

    void pathsThatLeadElsewhereAreNot_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
            {u".."_s, u"../x"_s, u"x/.."_s, u"x/../y"_s, u"../../etc/passwd.md"_s, u"a/.. /b"_s,
                u"/etc/passwd"_s, u"//host/share"_s, u"C:/x.md"_s, u"c:x.md"_s, u"a\\b.md"_s, u"..\\x"_s,
                u"\\\\host\\share"_s, u"%2e%2e/x"_s, u"%2E%2e%2Fx"_s, u"x%2f..%2fy"_s, u"%252e%252e/x"_s,
                u"%25252e./x"_s, u"%2fetc/passwd"_s, u"a%5cb"_s, u"a%00.md"_s, u"a%0ab.md"_s, u"%43%3a/x"_s,
                u"a\tb.md"_s, u"a\nb.md"_s, u"a\u0085b.md"_s, u"a\u007f.md"_s, u"a"_s + QChar(0) + u".md"_s})
            QTest::newRow(path.toUtf8().toPercentEncoding().constData()) << path;
    }
    void pathsThatLeadElsewhereAreNot()
    {
        QFETCH(QString, path);
        QVERIFY(!isDocumentPath(path));
    }
};

QTEST_GUILESS_MAIN(TestDocumentPath)
#include "tst_document_path.moc"
