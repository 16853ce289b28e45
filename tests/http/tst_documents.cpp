// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// One document with its passages, as it is read and quoted.
class TestDocuments : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    QByteArray idOf(const QString &path)
    {
        for (const json::Value &row : m_office->items("/companies/shop/documents?limit=200")) {
            if (row.string(u"path") == path)
                return row.string(u"document_id").toLatin1();
        }
        return {};
    }
    Answer read(const QByteArray &id, const QByteArray &query = {})
    {
        return m_office->call("GET", "/companies/shop/documents/" + id + query);
    }

private slots:
    void init() { m_office = std::make_unique<BackOffice>(); }
    void cleanup() { m_office.reset(); }

    void aDocumentComesWithItsPassages()
    {
        m_office->server().importDocument(u"shop"_s, u"en/returns.md"_s,
            "# Returns\n\nReturns are free for thirty days.\n\n## Abroad\n\n### Norway\n\nCustoms are "
            "yours.\n");
        const Answer answer = read(idOf(u"en/returns.md"_s));
        QCOMPARE(answer.status, 200);
        const json::Value body = answer.json();
        QCOMPARE(body.find(u"document")->string(u"title"), u"Returns"_s);
        QCOMPARE(body.find(u"document")->string(u"language"), u"en"_s);
        QVERIFY(body.find(u"next_cursor")->isNull());
        const json::Array passages = entriesOf(body, u"passages");
        QCOMPARE(passages.size(), numberOf(*body.find(u"document"), u"passages"));
        QString text;
        QStringList headings;
        for (const json::Value &passage : passages) {
            QVERIFY(!passage.string(u"passage_id").isEmpty());
            QVERIFY(passage.find(u"title")->isNull());
            headings << passage.string(u"heading");
            text += passage.string(u"text") + u'\n';
        }
        QVERIFY2(headings.last().contains(u"Norway"), qPrintable(headings.join(u'|')));
        QVERIFY(text.indexOf(u"thirty days") < text.indexOf(u"Customs are yours"));
    }
    /// What exports documents by their paths may rely on it.
    void aPathLeadsNowhereElse_data()
    {
        QTest::addColumn<QByteArray>("path"); // as the query has it
        QTest::addColumn<bool>("isTaken");
        const auto row
            = [](const char *path, bool isTaken) { QTest::newRow(path) << QByteArray(path) << isTaken; };
        for (const char *path : {"..", "..%2Fx.md", "x%2F..", "x%2F..%2Fy.md", "..%2F..%2Fetc%2Fpasswd.md",
                 "%2Fetc%2Fpasswd.md", "C%3A%2Fx.md", "a%5Cb.md", "%252e%252e%2Fx.md",
                 "%25252e%25252e%2Fx.md", "a%250ab.md", "a%2500.md", "a%0Ab.md", "a%7F.md"})
            row(path, false);
        for (const char *path : {"a..b.md", "..a%2Fb.md", "en%2F...%2Fa.md", "100%25.md", "50%2525%20off.md",
                 "https%3A%2F%2Fshop.example%2Fhelp.md"})
            row(path, true);
    }
    void aPathLeadsNowhereElse()
    {
        QFETCH(QByteArray, path);
        QFETCH(bool, isTaken);
        const QByteArray source = m_office->call("POST", "/companies/shop/sources", R"({"name":"Help"})")
                                      .text(u"source_id")
                                      .toLatin1();
        const Answer answer = m_office->server().adminCall("PUT",
            "/admin/v1/companies/shop/sources/" + source + "/documents?path=" + path,
            "# Paths\n\nThere are 12 paths.\n", {{"Content-Type", "application/octet-stream"}});
        if (isTaken) {
            QCOMPARE(answer.status, 200);
        } else {
            COMPARE_ERROR(answer, "INVALID_FIELDS");
            QCOMPARE(answer.invalidFields().keys(), QStringList{u"path"_s});
        }
        QCOMPARE(m_office->items("/companies/shop/documents").size(), std::size_t(isTaken ? 1 : 0));
    }
    void pairsOfAFileCarryTheirQuestion()
    {
        m_office->server().importDocument(u"shop"_s, u"faq.csv"_s,
            "question,answer\nDo you tune harps?,On Mondays.\nDo you sell strings?,Of gut and nylon.\n");
        const json::Array pairs = entriesOf(read(idOf(u"faq.csv"_s)).json(), u"passages");
        QCOMPARE(pairs.size(), 2U);
        QCOMPARE(pairs.back().string(u"title"), u"Do you sell strings?"_s);
        QCOMPARE(pairs.back().string(u"text"), u"Of gut and nylon."_s);
    }
    void aLongDocumentComesInParts()
    {
        QByteArray rows = "question,answer\n";
        for (int i = 0; i < 450; ++i)
            rows += "Question number " + QByteArray::number(i) + "?,Answer " + QByteArray::number(i) + ".\n";
        m_office->server().importDocument(u"shop"_s, u"long.csv"_s, rows);
        m_office->server().importDocument(u"shop"_s, u"short.csv"_s, "question,answer\nA?,B.\n");
        const QByteArray id = idOf(u"long.csv"_s);
        QByteArray cursor;
        QList<std::size_t> sizes;
        QStringList texts;
        do {
            const Answer part = read(id, "?limit=200&cursor=" + cursor);
            QCOMPARE(part.status, 200);
            const json::Array passages = entriesOf(part.json(), u"passages");
            sizes << passages.size();
            for (const json::Value &passage : passages)
                texts << passage.string(u"text");
            cursor = part.text(u"next_cursor").toLatin1();
            if (!cursor.isEmpty()) // it belongs to this document
                COMPARE_ERROR(read(idOf(u"short.csv"_s), "?cursor=" + cursor), "INVALID_FIELDS");
        } while (!cursor.isEmpty());
        QCOMPARE(sizes, (QList<std::size_t>{200, 200, 50}));
        QCOMPARE(texts.size(), 450);
        for (int i = 0; i < 450; ++i)
            QCOMPARE(texts.at(i), u"Answer %1."_s.arg(i));
    }
    void whatIsNoDocumentOfTheCompanyIsNotFound()
    {
        m_office->server().importDocument(u"other"_s, u"a.md"_s, "# A\n\nText.\n");
        for (const QByteArray id : {"1", "0", "-1", "x", "1x", "9999999999999999999999", "%2e%2e", "1%20"})
            COMPARE_ERROR(read(id), "NOT_FOUND");
        m_office->server().importDocument(u"shop"_s, u"b.md"_s, "# B\n\nText.\n");
        const QByteArray id = idOf(u"b.md"_s);
        for (const QByteArray query : {"?limit=0", "?limit=201", "?cursor=x"})
            COMPARE_ERROR(read(id, query), "INVALID_FIELDS");
        const json::Value document = *read(id).json().find(u"document");
        const QByteArray source = document.string(u"source_id").toLatin1();
        QCOMPARE(m_office->call("DELETE", "/companies/shop/sources/" + source).status, 204);
        COMPARE_ERROR(read(id), "NOT_FOUND");
    }
};

std::unique_ptr<QObject> makeDocumentTests() { return std::make_unique<TestDocuments>(); }

} // namespace answerdesk::test

#include "tst_documents.moc"
