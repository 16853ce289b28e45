// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/import_ledger.h"
#include "tests/http/contract.h"
#include <future>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr char kImports[] = "/admin/v1/companies/shop/imports";

QByteArray helpPage(const QByteArray &days)
{
    return "# Returns\n\nYou may return unused goods within " + days + " days of delivery.\n";
}

} // namespace

/// Imports: what they count and report, how they end, and what they remove.
class TestImports : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer begin(const QByteArray &body = R"({"name":"help","found":3})")
    {
        return m_server->adminCall("POST", kImports, body);
    }
    static QByteArray pathOf(const Answer &import, const char *action = "")
    {
        return QByteArray(kImports) + '/' + import.text(u"import_id").toLatin1() + action;
    }
    json::Value now(const Answer &import) { return m_server->adminCall("GET", pathOf(import)).json(); }
    Answer put(const Answer &import, const QByteArray &path, const QByteArray &text)
    {
        return m_server->adminCall("PUT",
            "/admin/v1/companies/shop/sources/" + import.text(u"source_id").toLatin1()
                + "/documents?path=" + path + "&import_id=" + import.text(u"import_id").toLatin1(),
            text, {{"Content-Type", "application/octet-stream"}});
    }
    Answer finish(const Answer &import, const QByteArray &body = "{}")
    {
        return m_server->adminCall("POST", pathOf(import, "/finish"), body);
    }
    Answer cancel(const Answer &import) { return m_server->adminCall("POST", pathOf(import, "/cancel")); }
    QStringList report(const Answer &import, const QByteArray &query = {})
    {
        QStringList lines;
        const json::Value page = m_server->adminCall("GET", pathOf(import, "/report") + query).json();
        for (const json::Value &line : entriesOf(page, u"items"))
            lines << line.string(u"path") + u": "_s + line.string(u"outcome") + u": "_s
                    + line.string(u"reason");
        return lines;
    }
    QStringList paths() { return m_server->sql("SELECT path FROM document ORDER BY path"); }
    QString said()
    {
        return m_server
            ->post("/api/v1/send_message",
                json::Object{{u"query_text"_s, u"Within how many days may I return unused goods?"_s}}, m_key)
            .text(u"result_text");
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup() { m_server.reset(); }

    void itCountsWhatItReads()
    {
        const Answer import = begin();
        QVERIFY2(import.status == 201, import.body);
        QCOMPARE(import.text(u"state"), u"running"_s);
        QCOMPARE(import.text(u"kind"), u"upload"_s);
        QCOMPARE(import.text(u"source_name"), u"help"_s);
        QCOMPARE(import.text(u"started_by"), u"local"_s);
        QCOMPARE(numberOf(import.json(), u"found"), 3);
        QCOMPARE(put(import, "returns.md", helpPage("41")).status, 200);
        QCOMPARE(put(import, "broken.md", "text with \x01\x02\x03 bytes").status, 400);
        QCOMPARE(put(import, "faq.csv", "question,answer\nWho?,You.\nWhere?,\n").status, 200);
        json::Value row = now(import);
        QCOMPARE(numberOf(row, u"read"), 2);
        QCOMPARE(numberOf(row, u"failed"), 1);
        QCOMPARE(numberOf(row, u"skipped"), 1);
        QVERIFY(row.find(u"ended_at")->isNull());
        m_server->clock().advance(5000);
        const Answer done = finish(import);
        QVERIFY2(done.status == 200, done.body);
        QCOMPARE(done.text(u"state"), u"done"_s);
        QCOMPARE(done.text(u"ended_at"), rfc3339(m_server->clock().nowMs()));
        QVERIFY(said().contains(u"41 days"_s));
        QCOMPARE(report(import).size(), 2);
        QVERIFY2(report(import).first().startsWith(u"broken.md: failed: holds binary bytes"_s),
            qPrintable(report(import).first()));
        QCOMPARE(
            report(import, "?outcome=skipped"), QStringList{u"faq.csv: skipped: line 3: has no answer"_s});

        // The same again costs nothing.
        const Answer again = begin();
        QCOMPARE(again.text(u"source_id"), import.text(u"source_id"));
        QCOMPARE(put(again, "returns.md", helpPage("41")).status, 200);
        QCOMPARE(put(again, "faq.csv", "question,answer\nWho?,Me.\n").status, 200);
        row = finish(again).json();
        QCOMPARE(numberOf(row, u"unchanged"), 1);
        QCOMPARE(numberOf(row, u"read"), 1);
        QCOMPARE(numberOf(row, u"removed"), 0);
    }
    void itRemovesWhatHasVanishedWhenAsked()
    {
        const Answer first = begin();
        put(first, "returns.md", helpPage("41"));
        put(first, "kept.md", "# Kept\n\nThis page stays where it is.\n");
        put(first, "broken.md", "# Whole\n\nThis page was whole once.\n");
        put(first, "pack.zip/inner.md", "# Inner\n\nThis page is packed into an archive.\n");
        finish(first);
        QVERIFY(said().contains(u"41 days"_s));
        m_server->importDocument(u"shop"_s, u"elsewhere.md"_s, "# Elsewhere\n\nAnother source altogether.\n");

        const Answer second = begin();
        put(second, "kept.md", "# Kept\n\nThis page stays where it is.\n");
        put(second, "broken.md", QByteArray("\0\0\0", 3));
        const Answer told = m_server->adminCall("POST", pathOf(second, "/report"),
            R"({"failed":[{"path":"pack.zip","reason":"is no longer a ZIP archive"}]})");
        QVERIFY2(told.status == 200, told.body);
        QCOMPARE(numberOf(told.json(), u"failed"), 2);
        const Answer done = finish(second, R"({"prune":true})");
        QVERIFY2(done.status == 200, done.body);
        QCOMPARE(numberOf(done.json(), u"removed"), 1);
        QCOMPARE(
            paths(), (QStringList{u"broken.md"_s, u"elsewhere.md"_s, u"kept.md"_s, u"pack.zip/inner.md"_s}));
        QVERIFY(!said().contains(u"41 days"_s));
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM message_source WHERE body LIKE '%unused goods%'"),
            QStringList{u"0"_s});
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM passage WHERE body LIKE '%unused goods%'"),
            QStringList{u"0"_s});
    }
    void moreThanOneJobOfVanishedDocumentsIsRemoved()
    {
        const Answer first = begin();
        for (int i = 0; i < 230; ++i)
            put(first, QByteArray::number(i) + ".md", "Page number " + QByteArray::number(i) + ".\n");
        finish(first);
        const Answer second = begin();
        put(second, "7.md", "Page number 7.\n");
        QCOMPARE(numberOf(finish(second, R"({"prune":true})").json(), u"removed"), 229);
        QCOMPARE(paths(), QStringList{u"7.md"_s});
    }
    void whatAnotherImportBringsMeanwhileStays()
    {
        const Answer one = begin();
        const Answer other = begin();
        QCOMPARE(one.text(u"source_id"), other.text(u"source_id"));
        put(one, "one.md", "The page of one.\n");
        put(other, "other.md", "The page of the other.\n");
        QCOMPARE(numberOf(finish(one, R"({"prune":true})").json(), u"removed"), 0);
        QCOMPARE(paths(), (QStringList{u"one.md"_s, u"other.md"_s}));
    }
    void aCancelledImportTakesNothingMore()
    {
        const Answer import = begin();
        put(import, "returns.md", helpPage("41"));
        const Answer cancelled = cancel(import);
        QVERIFY2(cancelled.status == 200, cancelled.body);
        QCOMPARE(cancelled.text(u"state"), u"cancelled"_s);
        COMPARE_ERROR(put(import, "more.md", "More of it.\n"), "IMPORT_NOT_RUNNING");
        COMPARE_ERROR(finish(import), "IMPORT_NOT_RUNNING");
        COMPARE_ERROR(finish(import, R"({"prune":true})"), "IMPORT_NOT_RUNNING");
        COMPARE_ERROR(m_server->adminCall(
                          "POST", pathOf(import, "/report"), R"({"failed":[{"path":"a","reason":"b"}]})"),
            "IMPORT_NOT_RUNNING");
        QCOMPARE(cancel(import).body, cancelled.body);
        QCOMPARE(paths(), QStringList{u"returns.md"_s});
        QVERIFY(said().contains(u"41 days"_s));
        const Answer done = begin();
        finish(done);
        COMPARE_ERROR(cancel(done), "IMPORT_NOT_RUNNING");
    }
    void aRestartInterruptsIt()
    {
        const Answer import = begin();
        put(import, "returns.md", helpPage("41"));
        const Answer finished = begin();
        finish(finished);
        m_server->clock().advance(60'000);
        m_server->restart();
        const json::Value row = now(import);
        QCOMPARE(row.string(u"state"), u"interrupted"_s);
        QCOMPARE(row.string(u"ended_at"), rfc3339(m_server->clock().nowMs()));
        QCOMPARE(now(finished).string(u"state"), u"done"_s);
        COMPARE_ERROR(put(import, "more.md", "More of it.\n"), "IMPORT_NOT_RUNNING");
        QVERIFY(said().contains(u"41 days"_s));
    }
    void silenceInterruptsIt()
    {
        const Answer silent = begin();
        m_server->clock().advance(knowledge::ImportLedger::kSilenceMs);
        const Answer fresh = begin();
        m_server->clock().advance(1);
        m_server->keepHouse();
        QCOMPARE(now(silent).string(u"state"), u"interrupted"_s);
        QCOMPARE(now(fresh).string(u"state"), u"running"_s);
    }
    void theReportIsBounded()
    {
        const Answer import = begin();
        for (int call = 0; call < 6; ++call) {
            json::Array failed;
            for (int i = 0; i < 200; ++i)
                failed.push_back(json::Object{
                    {u"path"_s, u"%1.md"_s.arg(call * 200 + i)}, {u"reason"_s, u"cannot be opened"_s}});
            const json::Value body = json::Object{{u"failed"_s, failed}};
            QCOMPARE(m_server->adminCall("POST", pathOf(import, "/report"), body.toJson()).status, 200);
        }
        const json::Value row = now(import);
        QCOMPARE(numberOf(row, u"failed"), 1200);
        QCOMPARE(numberOf(row, u"unreported"), 200);
        QStringList walked;
        QByteArray cursor;
        do {
            const Answer page
                = m_server->adminCall("GET", pathOf(import, "/report") + "?limit=200&cursor=" + cursor);
            for (const json::Value &line : entriesOf(page.json(), u"items"))
                walked << line.string(u"path");
            cursor = page.text(u"next_cursor").toLatin1();
        } while (!cursor.isEmpty());
        QCOMPARE(walked.size(), 1000);
        QCOMPARE(walked.last(), u"999.md"_s);
    }
    void onlyTheLastImportsOfASourceAreKept()
    {
        const Answer running = begin();
        for (int i = 0; i < 60; ++i)
            finish(begin());
        QCOMPARE(
            m_server->sql("SELECT COUNT(*) FROM import_run WHERE state <> 'running'"), QStringList{u"50"_s});
        QCOMPARE(now(running).string(u"state"), u"running"_s);
    }
    void theListIsFilteredAndWatched()
    {
        const Answer help = begin();
        const Answer faq = begin(R"({"name":"faq"})");
        finish(help);
        const auto ids = [&](const QByteArray &query) {
            QStringList all;
            const json::Value page = m_server->adminCall("GET", kImports + query).json();
            for (const json::Value &row : entriesOf(page, u"items"))
                all << row.string(u"import_id");
            return all;
        };
        QCOMPARE(ids(""), (QStringList{faq.text(u"import_id"), help.text(u"import_id")}));
        QCOMPARE(ids("?state=running"), QStringList{faq.text(u"import_id")});
        QCOMPARE(ids("?source=" + help.text(u"source_id").toLatin1()), QStringList{help.text(u"import_id")});
        COMPARE_ERROR(m_server->adminCall("GET", QByteArray(kImports) + "?state=asleep"), "INVALID_FIELDS");

        const QByteArray revision = m_server->adminCall("GET", kImports).text(u"revision").toLatin1();
        QCOMPARE(ids("?after=" + revision), QStringList());
        auto watching = std::async(std::launch::async, [&] {
            HttpProbe probe(m_server->admin());
            return probe.request("GET", QByteArray(kImports) + "?wait=25&after=" + revision, {},
                {bearer(m_server->adminToken().reveal())});
        });
        QCOMPARE(put(faq, "a.md", "A page of text.\n").status, 200);
        const json::Value seen = watching.get().json();
        QCOMPARE(entriesOf(seen, u"items").size(), 1U);
        QCOMPARE(numberOf(entriesOf(seen, u"items").front(), u"read"), 1);
        QVERIFY(seen.string(u"revision").toLongLong() > revision.toLongLong());
    }
    void itBelongsToItsSource()
    {
        const Answer help = begin();
        const Answer faq = begin(R"({"name":"faq"})");
        const QByteArray document = "/documents?path=a.md&import_id=" + help.text(u"import_id").toLatin1();
        const QByteArray sources = "/admin/v1/companies/shop/sources/";
        const Headers plain{{"Content-Type", "text/plain"}};
        COMPARE_ERROR(m_server->adminCall(
                          "PUT", sources + faq.text(u"source_id").toLatin1() + document, "Text.\n", plain),
            "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("PUT",
                          sources + faq.text(u"source_id").toLatin1() + "/documents?path=a.md&import_id=x",
                          "Text.\n", plain),
            "NOT_FOUND");
        QCOMPARE(m_server->adminCall("DELETE", sources + help.text(u"source_id").toLatin1()).status, 204);
        COMPARE_ERROR(m_server->adminCall("GET", pathOf(help)), "NOT_FOUND");
        COMPARE_ERROR(finish(help), "NOT_FOUND");
    }
    void whatItIsFor_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("nothing") << QByteArray("{}") << QByteArray("INVALID_FIELDS");
        QTest::newRow("both") << QByteArray(R"({"name":"a","source_id":"1"})")
                              << QByteArray("INVALID_FIELDS");
        QTest::newRow("no such source") << QByteArray(R"({"source_id":"99"})") << QByteArray("NOT_FOUND");
        QTest::newRow("own answers") << QByteArray(R"({"source_id":"own-answers"})")
                                     << QByteArray("FORBIDDEN");
        QTest::newRow("found below 0")
            << QByteArray(R"({"name":"a","found":-1})") << QByteArray("INVALID_FIELDS");
        QTest::newRow("no JSON") << QByteArray("name") << QByteArray("INVALID_JSON");
    }
    void whatItIsFor()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        COMPARE_ERROR(begin(body), code);
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM import_run"), QStringList{u"0"_s});
    }
    void everyStepIsInTheAuditLog()
    {
        const Answer first = begin();
        put(first, "a.md", "A page.\n");
        finish(first);
        const Answer second = begin();
        m_server->adminCall(
            "POST", pathOf(second, "/report"), R"({"failed":[{"path":"b.md","reason":"gone"}]})");
        finish(second, R"({"prune":true})");
        cancel(begin());
        QCOMPARE(m_server->sql("SELECT action FROM audit WHERE action LIKE 'import.%' ORDER BY audit_id"),
            (QStringList{u"import.started"_s, u"import.done"_s, u"import.started"_s, u"import.reported"_s,
                u"import.pruned"_s, u"import.done"_s, u"import.started"_s, u"import.cancelled"_s}));
    }
};

std::unique_ptr<QObject> makeImportTests() { return std::make_unique<TestImports>(); }

} // namespace answerdesk::test

#include "tst_imports.moc"
