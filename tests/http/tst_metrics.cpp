// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include "tests/http/monitoring.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QStandardPaths>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

/// Values by "name{labels}", read as strictly as the text format 0.0.4 says. Ends the test on a fault.
struct Scrape {
    QMap<QString, double> values;
    QMap<QString, QString> types;
    QSet<QString> labelValues;

    double sum(const QString &name, const QString &part = {}) const
    {
        double sum = 0;
        for (auto it = values.cbegin(); it != values.cend(); ++it) {
            if (it.key().section(u'{', 0, 0) == name && it.key().contains(part))
                sum += it.value();
        }
        return sum;
    }
};

const QRegularExpression &sampleLine()
{
    static const QRegularExpression line(
        u"^([a-zA-Z_:][a-zA-Z0-9_:]*)(\\{([^{}]*)\\})? ([0-9.e+-]+|\\+Inf|-Inf|NaN)$"_s);
    return line;
}

QString familyOf(const QString &name, const QMap<QString, QString> &types)
{
    for (const QString &suffix : {u"_bucket"_s, u"_sum"_s, u"_count"_s}) {
        if (name.endsWith(suffix) && types.value(name.chopped(suffix.size())) == u"histogram")
            return name.chopped(suffix.size());
    }
    return name;
}

QString readStrictly(const QByteArray &text, Scrape &scrape)
{
    static const QRegularExpression labels(u"([a-zA-Z_][a-zA-Z0-9_]*)=\"((?:[^\"\\\\]|\\\\.)*)\""_s);
    if (!text.endsWith('\n'))
        return u"the last line has no end"_s;
    QString family;
    QSet<QString> helped;
    for (const QString &line : QString::fromUtf8(text).chopped(1).split(u'\n')) {
        if (line.startsWith(u"# HELP ")) {
            family = line.section(u' ', 2, 2);
            if (helped.contains(family) || line.section(u' ', 3).isEmpty())
                return u"help of %1"_s.arg(family);
            helped.insert(family);
            continue;
        }
        if (line.startsWith(u"# TYPE ")) {
            const QString type = line.section(u' ', 3);
            if (line.section(u' ', 2, 2) != family || scrape.types.contains(family)
                || !QStringList{u"counter"_s, u"gauge"_s, u"histogram"_s}.contains(type))
                return u"type of %1"_s.arg(family);
            if ((type == u"counter") != family.endsWith(u"_total"))
                return u"%1 is a %2 by that name"_s.arg(family, type);
            scrape.types.insert(family, type);
            continue;
        }
        const auto match = sampleLine().match(line);
        if (!match.hasMatch())
            return u"line "_s + line;
        if (familyOf(match.captured(1), scrape.types) != family || scrape.types.value(family).isEmpty())
            return u"a sample outside its family: "_s + line;
        const QString key = line.section(u' ', 0, -2);
        if (scrape.values.contains(key))
            return u"twice: "_s + key;
        QString inside = match.captured(3);
        for (auto label = labels.globalMatch(inside); label.hasNext();) {
            const auto one = label.next();
            if (one.captured(1) != u"le")
                scrape.labelValues.insert(one.captured(2));
        }
        inside.remove(labels);
        if (!inside.remove(u',').isEmpty())
            return u"labels of "_s + line;
        bool ok = false;
        scrape.values.insert(key, match.captured(4).toDouble(&ok));
        if (!ok)
            return u"value of "_s + line;
    }
    return {};
}

/// Faults of histograms: buckets rise with their bounds, and the last one counts what _count says.
QString histogramFault(const QByteArray &text)
{
    double before = 0;
    for (const QByteArray &line : text.split('\n')) {
        const double value = line.mid(line.lastIndexOf(' ') + 1).toDouble();
        if (line.contains("_bucket{")) {
            if (value < before)
                return u"falls: "_s + QString::fromUtf8(line);
            before = value;
        } else if (line.contains("_count")) {
            if (value != before)
                return u"differs from the last bucket: "_s + QString::fromUtf8(line);
            before = 0;
        }
    }
    return before == 0 ? QString() : u"a histogram without its count"_s;
}

Scrape scrape(TestServer &server)
{
    const Answer answer = server.adminCall("GET", "/metrics");
    Scrape result;
    const QString fault = readStrictly(answer.body, result);
    if (answer.status != 200 || !fault.isEmpty())
        qFatal("metrics: %d %s", answer.status, qPrintable(fault));
    return result;
}

/// Scrapes until the gauge has the value; fails the test program when that takes too long.
Scrape scrapeUntil(TestServer &server, const QString &gauge, double value)
{
    const QDeadlineTimer patience(kPatienceMs);
    for (;;) {
        Scrape result = scrape(server);
        if (result.values.value(gauge, -1) == value)
            return result;
        if (patience.hasExpired())
            qFatal("%s did not become %g", qPrintable(gauge), value);
    }
}

/// Takes the database away from a running server, and gives it back.
class Outage
{
public:
    explicit Outage(TestServer &server)
        : m_server(server)
    {
        if (TestDatabase::isPostgres()) {
            m_server.database().setReachable(false);
            m_server.database().endSessions();
            return;
        }
        // What is read for the metrics is not there, and another writer keeps this one from writing.
        m_server.sql("ALTER TABLE faq_page RENAME TO hidden_page");
        m_other.emplace(m_server.database().url(), storage::Connection::Mode::Write);
        m_other->begin();
        (void)m_server.runtime().database().writer().submitAndWait(
            [](storage::Connection &connection) -> Result<bool> {
                connection.runOnce("UPDATE company SET name = name");
                return true;
            });
    }
    void end()
    {
        if (TestDatabase::isPostgres())
            return m_server.database().setReachable(true);
        m_other->rollback();
        m_other.reset();
        const storage::Database &database = m_server.runtime().database();
        if (!QTest::qWaitFor([&database] { return database.isAvailable(); }, 60'000))
            qFatal("the database stays unavailable");
        m_server.sql("ALTER TABLE hidden_page RENAME TO faq_page");
    }

private:
    std::optional<storage::Connection> m_other;
    TestServer &m_server;
};

} // namespace

/// GET /metrics and GET /admin/v1/metrics.
class TestMetrics : public QObject
{
    Q_OBJECT
private slots:
    void theTextIsWellFormed()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        server.post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key);
        server.get("/nowhere");
        const Answer answer = server.adminCall("GET", "/metrics");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
        Scrape result;
        QCOMPARE(readStrictly(answer.body, result), QString());
        QCOMPARE(histogramFault(answer.body), QString());
        for (const char *name : {"answerdesk_http_requests_total", "answerdesk_http_request_duration_seconds",
                 "answerdesk_http_refused_total", "answerdesk_http_requests_in_flight",
                 "answerdesk_http_connections", "answerdesk_repeated_messages_waiting",
                 "answerdesk_write_queue_length", "answerdesk_write_jobs_total", "answerdesk_commits_total",
                 "answerdesk_commit_jobs", "answerdesk_commit_seconds",
                 "answerdesk_refused_events_omitted_total", "answerdesk_database_available",
                 "answerdesk_database_size_bytes", "answerdesk_faq_cache_hits_total",
                 "answerdesk_faq_cache_misses_total", "answerdesk_faq_cache_entries",
                 "answerdesk_faq_generations_total", "answerdesk_faq_jobs", "answerdesk_faq_pages",
                 "answerdesk_faq_fetch_seconds", "answerdesk_knowledge_passages", "answerdesk_companies",
                 "answerdesk_access_log_lost_lines_total", "answerdesk_ready", "answerdesk_build_info",
                 "process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds",
                 "process_max_fds", "process_start_time_seconds"})
            QVERIFY2(result.types.contains(QString::fromLatin1(name)), name);
        QCOMPARE(result.values.value(u"answerdesk_ready"_s), 1.0);
        QCOMPARE(result.values.value(u"answerdesk_database_available"_s), 1.0);
        QVERIFY(result.values.value(u"process_resident_memory_bytes"_s) > 1e6);
        QVERIFY(result.values.value(u"answerdesk_database_size_bytes"_s) > 0);
    }

    void promtoolAgrees()
    {
        const QString promtool = QStandardPaths::findExecutable(u"promtool"_s);
        if (promtool.isEmpty())
            QSKIP("promtool is not installed");
        TestServer server;
        QProcess check;
        check.start(promtool, {u"check"_s, u"metrics"_s});
        QVERIFY(check.waitForStarted());
        check.write(server.adminCall("GET", "/metrics").body);
        check.closeWriteChannel();
        QVERIFY(check.waitForFinished());
        QVERIFY2(check.exitCode() == 0, check.readAllStandardError() + check.readAllStandardOutput());
    }

    void countersRiseWithRequests()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        const Scrape before = scrape(server);
        const json::Value question = json::Object{{u"query_text"_s, u"Hello!"_s}};
        for (int i = 0; i < 3; ++i)
            QCOMPARE(server.post("/api/v1/send_message", question, key).status, 200);
        COMPARE_ERROR(server.post("/api/v1/send_message", question), "MISSING_API_KEY");
        COMPARE_ERROR(server.get("/nowhere"), "NOT_FOUND");
        HttpProbe garbage(server.base());
        garbage.send("no request at all\r\n\r\n");
        COMPARE_ERROR(garbage.read(), "BAD_REQUEST");
        const Scrape after = scrape(server);
        const auto rise = [&](const char *name, const char *part = "") {
            return after.sum(QString::fromLatin1(name), QString::fromLatin1(part))
                - before.sum(QString::fromLatin1(name), QString::fromLatin1(part));
        };
        const char *requests = "answerdesk_http_requests_total";
        QCOMPARE(rise(requests, R"({endpoint="SendMessage",status="200",error_code=""})"), 3.0);
        QCOMPARE(
            rise(requests, R"({endpoint="SendMessage",status="401",error_code="MISSING_API_KEY"})"), 1.0);
        QCOMPARE(rise(requests, R"({endpoint="none",status="404",error_code="NOT_FOUND"})"), 1.0);
        QCOMPARE(rise("answerdesk_http_refused_total", R"({error_code="BAD_REQUEST"})"), 1.0);
        QCOMPARE(rise("answerdesk_http_request_duration_seconds_count", "SendMessage"), 4.0);
        QVERIFY(rise("answerdesk_http_request_duration_seconds_sum", "SendMessage") > 0);
        QVERIFY(rise("answerdesk_write_jobs_total") >= 3);
        QVERIFY(rise("answerdesk_commits_total") >= 1);
        QCOMPARE(rise("answerdesk_commit_seconds_count"), rise("answerdesk_commits_total"));
        // What the status shows comes from the same counters.
        const json::Value status = server.adminCall("GET", "/admin/v1/status").json();
        QCOMPARE(double(numberOf(status, u"requests_total")), after.sum(QString::fromLatin1(requests)) + 1);
    }

    void labelsTakeNothingFromClients()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        for (int i = 0; i < 40; ++i) {
            server.get("/made-up/" + QByteArray::number(i) + "/path?q=made-up");
            server.answerOf("GET",
                "/api/v1/product-faqs?page_url=https%3A%2F%2Fmade-up.example%2F" + QByteArray::number(i), {},
                {bearer(key), {"X-Request-Id", "made-up"}});
            server.adminCall("GET", "/admin/v1/companies/made-up-" + QByteArray::number(i));
        }
        const Scrape result = scrape(server);
        QSet<QString> known{u"pages"_s, u"answers"_s, u"running"_s, u"queued"_s, u"ready"_s, u"generating"_s,
            u"not_available"_s, u"none"_s, u"other"_s, QString(), u"eu"_s, QString::fromLatin1(qVersion())};
        for (const api::EndpointInfo &info : api::endpoints())
            known.insert(QString::fromLatin1(info.name));
        for (const ErrorInfo &info : errorCatalogue()) {
            known.insert(QString::fromLatin1(info.identifier));
            known.insert(QString::number(info.status));
        }
        for (const int status : {200, 201, 202, 204, 304})
            known.insert(QString::number(status));
        for (const QString &reason : schema::enumNames<api::FaqReason>())
            known.insert(reason);
        for (const QString &state : schema::enumNames<api::SourceState>())
            known.insert(state);
        known += {u"changed"_s, u"unchanged"_s, u"skipped"_s};
        for (const QString &value : result.labelValues) {
            QVERIFY2(!value.contains(u"made-up"_s) && !value.contains(u'/'), qPrintable(value));
            if (!known.contains(value))
                QVERIFY2(QRegularExpression(u"^\\d+\\.\\d+"_s).match(value).hasMatch(), qPrintable(value));
        }
    }

    void theFaqCacheAndTheGenerationsAreCounted()
    {
        FakeSite site;
        site.serve("/tent", {productPage(u"Two-person tent"_s)});
        TestServer server;
        server.makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{site.hostPort()}}});
        const QByteArray key = server.makeKey(u"shop"_s);
        const QString page = site.url(u"/tent"_s);
        const QByteArray target = "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(page);
        QCOMPARE(server.get(target, key).status, 202);
        server.waitForPage(u"shop"_s, page);
        const Scrape before = scrape(server);
        QCOMPARE(before.sum(u"answerdesk_faq_generations_total"_s, u"\"ready\""_s), 1.0);
        QCOMPARE(before.sum(u"answerdesk_faq_pages"_s, u"\"ready\""_s), 1.0);
        QCOMPARE(before.sum(u"answerdesk_faq_fetch_seconds_count"_s), 1.0);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(server.get(target, key).status, 200);
        const Scrape after = scrape(server);
        QCOMPARE(after.sum(u"answerdesk_faq_cache_hits_total"_s, u"\"pages\""_s)
                - before.sum(u"answerdesk_faq_cache_hits_total"_s, u"\"pages\""_s),
            5.0);
        QCOMPARE(after.sum(u"answerdesk_faq_cache_entries"_s, u"\"pages\""_s), 1.0);
    }

    void theyAnswerWhileTheDatabaseIsGone()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        server.makeKey(u"shop"_s);
        const Scrape before = scrape(server);
        QCOMPARE(before.values.value(u"answerdesk_database_available"_s), 1.0);
        Outage outage(server);
        const Scrape during = scrapeUntil(server, u"answerdesk_database_available"_s, 0);
        QStringList missing;
        for (const QString &name : before.types.keys()) {
            if (!during.types.contains(name))
                missing << name;
        }
        // Those that are read from rows, and no others; of SQLite's only the pages' table is gone.
        QStringList expected{u"answerdesk_faq_pages"_s};
        if (TestDatabase::isPostgres())
            expected += {u"answerdesk_feed_products"_s, u"answerdesk_feed_runs"_s,
                u"answerdesk_imports_running"_s, u"answerdesk_sources"_s, u"answerdesk_sources_overdue"_s};
        QCOMPARE(missing.join(u' '), expected.join(u' '));
        QCOMPARE(during.values.value(u"answerdesk_companies"_s), 1.0);
        QVERIFY(during.values.value(u"answerdesk_commits_total"_s)
            >= before.values.value(u"answerdesk_commits_total"_s));
        QVERIFY(during.values.value(u"answerdesk_commits_lost_total"_s)
            >= before.values.value(u"answerdesk_commits_lost_total"_s));
        QCOMPARE(server.get("/healthz").status, 200);
        COMPARE_ERROR(server.get("/readyz"), "UNAVAILABLE");
        outage.end();
        const Scrape after = scrapeUntil(server, u"answerdesk_database_available"_s, 1);
        QCOMPARE(after.types.keys(), before.types.keys());
        QCOMPARE(server.get("/readyz").status, 200);
    }

    void theyAreOnTheAdminAddressAlone()
    {
        TestServer server;
        COMPARE_ERROR(server.get("/metrics"), "NOT_FOUND");
        HttpProbe probe(server.admin());
        COMPARE_ERROR(probe.request("GET", "/metrics", {}, {{"Host", "evil.example"}}), "FORBIDDEN_ORIGIN");
        QCOMPARE(probe.request("GET", "/metrics").status, 200);
    }

    void aTokenIsNeededWhereOneIsSet()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"token"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("a-token-of-the-scraper\n");
        file.close();
        TestServer server({.settings = {{u"metrics_token_file"_s, file.fileName()}}});
        HttpProbe probe(server.admin());
        COMPARE_ERROR(probe.request("GET", "/metrics"), "MISSING_SESSION");
        COMPARE_ERROR(
            probe.request("GET", "/metrics", {}, {bearer("another-token-altogether")}), "INVALID_SESSION");
        COMPARE_ERROR(
            probe.request("GET", "/metrics", {}, {{"Authorization", "Basic a-token-of-the-scraper"}}),
            "INVALID_SESSION");
        QCOMPARE(probe.request("GET", "/metrics", {}, {bearer("a-token-of-the-scraper")}).status, 200);
        // An operator's session reads the same as JSON, and the scraper's token opens nothing else.
        QCOMPARE(server.adminCall("GET", "/admin/v1/metrics").status, 200);
        COMPARE_ERROR(probe.request("GET", "/admin/v1/metrics", {}, {bearer("a-token-of-the-scraper")}),
            "INVALID_SESSION");
    }

    void theJsonHoldsTheSame()
    {
        TestServer server;
        server.get("/healthz");
        const Scrape text = scrape(server);
        const Answer answer = server.adminCall("GET", "/admin/v1/metrics");
        QCOMPARE(answer.status, 200);
        QSet<QString> names;
        for (const json::Value &metric : entriesOf(answer.json(), u"metrics")) {
            names.insert(metric.string(u"name"));
            QCOMPARE(metric.string(u"type"), text.types.value(metric.string(u"name")));
            QVERIFY(!metric.string(u"help").isEmpty());
            for (const json::Value &sample : entriesOf(metric, u"samples")) {
                QVERIFY(sample.find(u"labels")->asObject());
                QCOMPARE(sample.find(u"value") != nullptr, metric.string(u"type") != u"histogram");
                QCOMPARE(sample.find(u"buckets") != nullptr, metric.string(u"type") == u"histogram");
            }
        }
        QCOMPARE(names, QSet<QString>(text.types.keyBegin(), text.types.keyEnd()));
    }

    void histogramsPutValuesUnderTheirBounds()
    {
        http::Histogram histogram{0.5, 1, 5};
        for (const double value : {0.1, 0.5, 0.6, 1.0, 4.0, 5.1, 100.0})
            histogram.observe(value);
        const http::HistogramCounts counts = histogram.counts();
        QCOMPARE(counts.cumulated, (std::vector<quint64>{2, 4, 5, 7}));
        QVERIFY(qAbs(counts.sum - 111.3) < 1e-3);
        http::MetricFamily family = http::histogramFamily("x_seconds", "Back\\slash\nand line.", histogram);
        family.samples.front().labels = {{"label", "a \"quoted\"\\\n"}};
        const QByteArray text = http::MetricsRegistry::toText({family});
        QVERIFY2(text.startsWith("# HELP x_seconds Back\\\\slash\\nand line.\n# TYPE x_seconds histogram\n"
                                 "x_seconds_bucket{label=\"a \\\"quoted\\\"\\\\\\n\",le=\"0.5\"} 2\n"),
            text);
        QVERIFY(text.contains(",le=\"+Inf\"} 7\n"));
    }
};

std::unique_ptr<QObject> makeMetricsTests() { return std::make_unique<TestMetrics>(); }

} // namespace answerdesk::test

#include "tst_metrics.moc"
