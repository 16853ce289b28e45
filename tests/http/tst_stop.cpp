// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <future>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Starting and stopping the server as a whole.
class TestStop : public QObject
{
    Q_OBJECT
private slots:
    void requestsUnderWayGetTheirAnswer()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        HttpProbe probe(server.base());
        HttpProbe idle(server.base());
        QCOMPARE(idle.request("GET", "/readyz").status, 200);
        // The writer is busy, so the answer cannot go out before the server is told to stop.
        std::promise<void> release;
        std::promise<void> busy;
        server.runtime().database().writer().submit(
            [&](storage::Connection &) -> Result<bool> {
                busy.set_value();
                release.get_future().wait();
                return true;
            },
            [](const Result<bool> &) {});
        busy.get_future().wait();
        probe.send(HttpProbe::format("POST", "/api/v1/send_message", R"({"query_text":"Hello!"})",
            {bearer(key), {"Content-Type", "application/json"}}, "localhost"));
        const QDeadlineTimer patience(kPatienceMs);
        while (server.runtime().database().writer().queued() == 0 && !patience.hasExpired())
            QThread::yieldCurrentThread();
        const QUrl base = server.base();
        std::thread stopping([&server] { server.runtime().stop(); });
        const auto joined = qScopeGuard([&] { stopping.join(); });

        QVERIFY2(idle.isClosedByServer(), "a connection without a request is closed");
        bool isRefused = false;
        while (!isRefused && !patience.hasExpired()) {
            HttpProbe late(base);
            isRefused = !late.isOpen() || late.request("GET", "/healthz").status != 200;
        }
        QVERIFY2(isRefused, "nobody new is let in");
        release.set_value();
        const Answer answer = probe.read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY(!answer.text(u"result_text").isEmpty());
        QVERIFY(probe.isClosedByServer());
    }

    void watchersAreReleased()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        HttpProbe probe(server.admin());
        probe.send(HttpProbe::format("GET", "/admin/v1/companies/shop/faq-pages?wait=25&after=99", {},
            {bearer(server.adminToken().reveal())}, "localhost"));
        QVERIFY(!probe.waitForBytes(50));
        server.runtime().stop();
        const Answer answer = probe.read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(entriesOf(answer.json(), u"items").size(), 0);
        QVERIFY(probe.isClosedByServer());
    }

    void aHandlerThatTakesTooLongIsGivenUp()
    {
        http::GuardLimits limits;
        limits.handlerMs = 300;
        TestServer server({.limits = limits});
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        std::promise<void> release;
        server.runtime().database().writer().submit(
            [&](storage::Connection &) -> Result<bool> {
                release.get_future().wait();
                return true;
            },
            [](const Result<bool> &) {});
        HttpProbe probe(server.base());
        const Answer answer = probe.request("POST", "/api/v1/send_message", R"({"query_text":"Hello!"})",
            {bearer(key), {"Content-Type", "application/json"}});
        release.set_value();
        COMPARE_ERROR(answer, "UNAVAILABLE");
        QVERIFY(probe.isClosedByServer());
        // The answer that comes too late finds nobody and does no harm.
        QCOMPARE(
            server.post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key).status,
            200);
    }

    void theAccessLogHoldsNoSecrets()
    {
        QTemporaryDir logs;
        const QString path = logs.filePath(u"access.log"_s);
        TestServer server({.settings = {{u"access_log"_s, path}}});
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        const Answer answer = server.post("/api/v1/send_message?secret=in-the-query",
            parsed(R"({"query_text":"in-the-question","user_metadata":{"_card":"in-the-metadata"}})"), key);
        QCOMPARE(answer.status, 200);
        COMPARE_ERROR(server.get("/nowhere"), "NOT_FOUND");
        const QByteArray token = server.adminToken().reveal();
        server.stop();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray log = file.readAll();
        QList<json::Value> lines;
        for (const QByteArray &line : log.trimmed().split('\n')) {
            lines << parsed(line);
            QVERIFY2(lines.back().asObject(), line);
        }
        const json::Value message = lines[lines.size() - 2];
        QCOMPARE(message.string(u"request_id").toLatin1(), answer.header("X-Request-Id"));
        QCOMPARE(message.string(u"path"), u"/api/v1/send_message"_s);
        QCOMPARE(numberOf(message, u"status"), 200);
        QCOMPARE(message.string(u"company"), u"shop"_s);
        QCOMPARE(message.string(u"key").toLatin1(), key.mid(8, 12));
        QCOMPARE(lines.back().string(u"error_code"), u"NOT_FOUND"_s);
        for (const QByteArray &secret : {key.mid(21), token, QByteArray("in-the")})
            QVERIFY(!log.contains(secret));
    }

    void theServerTellsWhereItIsWhileItRuns()
    {
        TestServer server;
        QFile file(server.dataFolder() + u"/server.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const json::Value found = parsed(file.readAll());
        QCOMPARE(found.string(u"base_url"), server.base().toString());
        QCOMPARE(found.string(u"app_url"), server.app().toString());
        QCOMPARE(found.string(u"admin_url"), server.admin().toString());
        QCOMPARE(numberOf(found, u"pid"), QCoreApplication::applicationPid());
        QFile token(server.dataFolder() + u"/admin.token"_s);
        QCOMPARE(token.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        const QString folder = server.dataFolder();
        server.stop();
        QVERIFY(!QFile::exists(folder + u"/server.json"_s));
        QVERIFY(!QFile::exists(folder + u"/admin.token"_s));
    }

    void theDataFolderIsOneServersOnly()
    {
        TestServer server;
        const auto config
            = app::loadConfig({{u"data_dir"_s, server.dataFolder()}, {u"listen"_s, u"127.0.0.1:0"_s},
                                  {u"admin_listen"_s, u"127.0.0.1:0"_s}},
                {}, {});
        QVERIFY(config);
        const auto second = app::Runtime::start(*config);
        QVERIFY(!second);
        QVERIFY2(second.error().text().contains(u"in use by another"_s), qPrintable(second.error().text()));
        QVERIFY2(QFile::exists(server.dataFolder() + u"/server.json"_s), "the first one's file stays");
        QCOMPARE(server.get("/readyz").status, 200);
    }

    void aTakenPortIsRefusedWithItsAddress()
    {
        TestServer server;
        QTemporaryDir folder;
        const auto config
            = app::loadConfig({{u"data_dir"_s, folder.path()}, {u"listen"_s, server.base().authority()},
                                  {u"admin_listen"_s, u"127.0.0.1:0"_s}},
                {}, {});
        QVERIFY(config);
        const auto second = app::Runtime::start(*config);
        QVERIFY(!second);
        QVERIFY2(
            second.error().text().contains(server.base().authority()), qPrintable(second.error().text()));
    }

    void whatWasRecordedIsThereAfterARestart()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        const Answer first
            = server.post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key);
        QCOMPARE(first.status, 200);
        server.restart();
        const Answer second = server.post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"Thank you!"_s}, {u"thread_id"_s, first.text(u"thread_id")}},
            key);
        QCOMPARE(second.status, 200);
        QCOMPARE(second.text(u"thread_id"), first.text(u"thread_id"));
        const Answer thread = server.adminCall(
            "GET", "/admin/v1/companies/shop/threads/" + first.text(u"thread_id").toLatin1());
        QCOMPARE(entriesOf(thread.json(), u"messages").size(), 2);
    }
};

std::unique_ptr<QObject> makeStopTests() { return std::make_unique<TestStop>(); }

} // namespace answerdesk::test

#include "tst_stop.moc"
