// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
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
        const QDeadlineTimer patience(20'000);
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
            {bearer(server.runtime().adminToken().reveal())}, "localhost"));
        QVERIFY(!probe.waitForBytes(50));
        server.runtime().stop();
        const Answer answer = probe.read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(entriesOf(answer.json(), u"items").size(), 0);
        QVERIFY(probe.isClosedByServer());
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
