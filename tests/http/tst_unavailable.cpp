// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include "tests/support/patience.h"
#include "tests/support/stand_in_extract.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr int kImports = 16; // places of the queue of documents
constexpr int kPages = 10'000; // of the queue of pages

/// A reader of pages that waits until it is told to go on, in place of the real one.
class HeldReader
{
public:
    /// marker: only documents that contain it wait; empty: all of them.
    explicit HeldReader(const QByteArray &marker = {})
        : m_gate(QFile::encodeName(m_folder.filePath(u"gate"_s)))
    {
        if (::mkfifo(m_gate.constData(), 0600) != 0)
            qFatal("no gate");
        const QByteArray real = QByteArray(ANSWERDESK_EXTRACT) + " \"$@\"";
        const QByteArray wait = "read line <" + m_gate;
        QByteArray script = "[ $2 = s ] && exec " + real + '\n'; // the report of the sandbox
        if (marker.isEmpty()) // the request stands on the standard input, which the real program inherits
            script += wait + "\nexec " + real;
        else
            script += "file=" + m_gate + ".$$\ncat >$file\nif grep -aq " + marker + " $file; then " + wait
                + "; fi\nexec " + real + " <$file";
        standInExtract(program(), script);
    }
    ~HeldReader()
    {
        if (m_open >= 0)
            ::close(m_open);
    }
    QString program() const { return m_folder.filePath(u"reader"_s); }
    /// From now on this many documents are read.
    void release(int count)
    {
        if (m_open < 0)
            m_open = ::open(m_gate.constData(), O_RDWR | O_CLOEXEC);
        const QByteArray lines(count, '\n');
        if (::write(m_open, lines.constData(), std::size_t(count)) != count)
            qFatal("the gate stays closed");
    }

private:
    QTemporaryDir m_folder;
    const QByteArray m_gate;
    int m_open = -1;
};

/// What the metrics say; none when they do not name it.
std::optional<double> gauge(TestServer &server, const QByteArray &name)
{
    const Answer metrics = server.adminCall("GET", "/metrics");
    for (const QByteArray &line : metrics.body.split('\n')) {
        if (line.startsWith(name + ' '))
            return line.mid(name.size() + 1).toDouble();
    }
    return std::nullopt;
}

/// Waits until the metrics say so.
void waitForGauge(TestServer &server, const QByteArray &name, const std::function<bool(double)> &isReached)
{
    const QDeadlineTimer patience(kPatienceMs);
    for (;;) {
        if (const std::optional<double> value = gauge(server, name); value && isReached(*value))
            return;
        if (patience.hasExpired())
            qFatal("%s", name.constData());
    }
}

} // namespace

/// When 503 is the answer: queues that are full, a database that is gone; and that it is over when they are
/// not.
class TestUnavailable : public QObject
{
    Q_OBJECT
private slots:
    void theQueueOfDocumentsIsBounded()
    {
        HeldReader reader;
        TestServer server({.settings = {{u"extract_program"_s, reader.program()}}});
        server.makeCompany(u"shop"_s);
        reader.release(1);
        const QString source = server.importDocument(u"shop"_s, u"a.md"_s, "# Shipping\n\nThree days.");
        const QByteArray folder
            = "/admin/v1/companies/shop/sources/" + source.toLatin1() + "/documents?path=";
        const QByteArray page = "<!doctype html><title>Returns</title><p>You may return a tent.</p>";
        const Headers headers{bearer(server.adminToken().reveal()), {"Content-Type", "text/html"}};
        std::vector<std::unique_ptr<HttpProbe>> probes;
        const auto host = server.admin().authority().toLatin1();
        const auto put = [&](HttpProbe &probe, const QByteArray &path) {
            probe.send(HttpProbe::format("PUT", folder + path, page, headers, host));
        };
        for (int i = 0; i < kImports; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.admin()));
            put(*probes.back(), QByteArray::number(i) + ".html");
        }
        waitForGauge(server, "answerdesk_import_jobs", [](double jobs) { return jobs == kImports; });
        HttpProbe late(server.admin());
        for (int i = 0; i < 3; ++i) {
            put(late, "late.html");
            const Answer refused = late.read();
            COMPARE_ERROR(refused, "UNAVAILABLE");
            QCOMPARE(refused.header("Retry-After"), "2");
        }
        QCOMPARE(server.adminCall("GET", "/admin/v1/companies/shop/documents").status, 200);
        reader.release(kImports + 1);
        for (const auto &probe : probes)
            QCOMPARE(probe->read().status, 200);
        waitForGauge(server, "answerdesk_import_jobs", [](double jobs) { return jobs == 0; });
        put(late, "late.html");
        QCOMPARE(late.read().status, 200);
        const Answer list = server.adminCall("GET", "/admin/v1/companies/shop/documents?limit=200");
        QCOMPARE(int(entriesOf(list.json(), u"items").size()), kImports + 2);
    }

    void aSlowCompanyDoesNotDelayAnother()
    {
        HeldReader reader("hold-this-one");
        TestServer server({.settings = {{u"extract_program"_s, reader.program()}}});
        server.makeCompany(u"slow"_s);
        server.makeCompany(u"quick"_s);
        const QString source = server.importDocument(u"slow"_s, u"a.md"_s, "# Shipping\n\nThree days.");
        const Headers headers{bearer(server.adminToken().reveal()), {"Content-Type", "text/markdown"}};
        const auto host = server.admin().authority().toLatin1();
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < kImports; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.admin()));
            probes.back()->send(HttpProbe::format("PUT",
                "/admin/v1/companies/slow/sources/" + source.toLatin1()
                    + "/documents?path=" + QByteArray::number(i) + ".md",
                "# Slow\n\nhold-this-one " + QByteArray::number(i), headers, host));
        }
        waitForGauge(server, "answerdesk_import_jobs", [](double jobs) { return jobs == kImports; });
        // All of the other company's documents are read while none of these is.
        const QString other = server.importDocument(u"quick"_s, u"a.md"_s, "# Returns\n\nThirty days.");
        for (int i = 0; i < 3; ++i)
            server.importDocument(
                u"quick"_s, QString::number(i) + u".md"_s, "# Returns\n\nThirty days.", other);
        QCOMPARE(gauge(server, "answerdesk_import_jobs").value_or(0), double(kImports));
        reader.release(kImports);
        for (const auto &probe : probes)
            QCOMPARE(probe->read().status, 200);
    }

    void aClientThatLeavesEndsItsReading()
    {
        HeldReader reader("hold-this-one");
        TestServer server({.settings = {{u"extract_program"_s, reader.program()}}});
        server.makeCompany(u"shop"_s);
        const QString source = server.importDocument(u"shop"_s, u"a.md"_s, "# Shipping\n\nThree days.");
        const Headers headers{bearer(server.adminToken().reveal()), {"Content-Type", "text/markdown"}};
        for (int i = 0; i < kImports; ++i) {
            HttpProbe probe(server.admin());
            probe.send(HttpProbe::format("PUT",
                "/admin/v1/companies/shop/sources/" + source.toLatin1() + "/documents?path=slow.md",
                "# Slow\n\nhold-this-one", headers, server.admin().authority().toLatin1()));
            waitForGauge(server, "answerdesk_import_jobs", [](double jobs) { return jobs >= 1; });
        }
        // The readers are still held; only their end makes room.
        waitForGauge(server, "answerdesk_import_jobs", [](double jobs) { return jobs == 0; });
        server.importDocument(u"shop"_s, u"b.md"_s, "# Returns\n\nThirty days.", source);
        const Answer list = server.adminCall("GET", "/admin/v1/companies/shop/documents");
        QCOMPARE(int(entriesOf(list.json(), u"items").size()), 2);
    }

    void theQueueOfPagesIsBounded()
    {
        FakeSite site;
        TestServer server;
        server.makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{site.hostPort()}}});
        const QByteArray key = server.makeKey(u"shop"_s);
        const auto ask = [&](const QString &path) {
            return server.get(
                "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(site.url(path)), key);
        };
        for (const char *path : {"/known", "/new"})
            site.serve(path, {productPage(u"Alta 2 tent"_s)});
        QCOMPARE(ask(u"/known"_s).status, 202);
        server.waitForPage(u"shop"_s, site.url(u"/known"_s));
        // Pages that other nodes were asked for, all at once, and whose time has not come.
        const QByteArray numbers
            = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
            + QByteArray::number(kPages) + ") ";
        server.sql(numbers
            + "INSERT INTO faq_page (company_key, page_id, url, url_key, locale, state, requested_ms, "
              "attempts, "
              "revision) SELECT 'shop', 1000000 + i, 'https://shop.example/' || i, 'https://shop.example/' "
              "|| i, "
              "'en', 'generating', 0, 0, 0 FROM n");
        server.sql(numbers
            + "INSERT INTO faq_job (company_key, page_id, queued_ms, run_after_ms, attempts) "
              "SELECT 'shop', 1000000 + i, 0, 9000000000000000, 0 FROM n");
        const char queued[] = R"(answerdesk_faq_jobs{state="queued"})";
        waitForGauge(server, queued, [](double jobs) { return jobs >= kPages; });
        for (int i = 0; i < 3; ++i) {
            const Answer refused = ask(u"/new"_s);
            COMPARE_ERROR(refused, "UNAVAILABLE");
            const int seconds = refused.header("Retry-After").toInt();
            QVERIFY(seconds >= 1 && seconds <= 30);
        }
        QCOMPARE(ask(u"/known"_s).status, 200);
        server.clock().advance(25 * 3'600'000LL);
        QVERIFY2(ask(u"/known"_s).status == 200, "an old set is served, and is not made anew for now");
        QCOMPARE(site.hits("/known"), 1);
        server.sql("DELETE FROM faq_job WHERE page_id > 1000000");
        waitForGauge(server, queued, [](double jobs) { return jobs < kPages; });
        QCOMPARE(ask(u"/new"_s).status, 202);
        QCOMPARE(server.waitForPage(u"shop"_s, site.url(u"/new"_s)).string(u"state"), u"ready"_s);
    }

    void whoWaitsForAChangeHearsThatTheDatabaseIsGone()
    {
        if (!TestDatabase::isPostgres())
            QSKIP("a file does not go away");
        TestServer server;
        server.makeCompany(u"shop"_s);
        // It is told when its time is over. A busy machine may need longer to take the database away.
        Answer answer;
        for (int seconds = 2; seconds <= 16 && answer.status != 503; seconds *= 2) {
            HttpProbe probe(server.admin());
            probe.send(HttpProbe::format("GET",
                "/admin/v1/companies/shop/faq-pages?after=1000&wait=" + QByteArray::number(seconds), {},
                {bearer(server.adminToken().reveal())}, server.admin().authority().toLatin1()));
            // The request for the metrics is the other one.
            bool waits = false;
            while (!waits && !probe.waitForBytes(0))
                waits = gauge(server, "answerdesk_http_requests_in_flight") == 2;
            if (!waits)
                continue;
            server.database().setReachable(false);
            server.database().endSessions();
            answer = probe.read();
            server.database().setReachable(true);
            waitForGauge(server, "answerdesk_database_available", [](double is) { return is == 1; });
        }
        COMPARE_ERROR(answer, "UNAVAILABLE");
        QCOMPARE(server.adminCall("GET", "/admin/v1/companies/shop/faq-pages?wait=1&after=1000").status, 200);
    }
};

std::unique_ptr<QObject> makeUnavailableTests() { return std::make_unique<TestUnavailable>(); }

} // namespace answerdesk::test

#include "tst_unavailable.moc"
