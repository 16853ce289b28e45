// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/program_log.h"
#include "tests/http/contract.h"
#include "tests/http/monitoring.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <mutex>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

std::mutex g_mutex;
QByteArray g_messages; ///< what the program said, as it would stand on standard error
QtMessageHandler g_before = nullptr;

void keepMessage(QtMsgType, const QMessageLogContext &, const QString &message)
{
    const std::scoped_lock lock(g_mutex);
    g_messages += message.toUtf8() + '\n';
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Waits until the file holds the text: lines are written a few times a second.
bool waitForText(const QString &path, const QByteArray &text)
{
    const QDeadlineTimer patience(kPatienceMs);
    while (!contentOf(path).contains(text) && !patience.hasExpired())
        QThread::yieldCurrentThread();
    return contentOf(path).contains(text);
}

QList<json::Value> linesOf(const QByteArray &log)
{
    QList<json::Value> lines;
    for (const QByteArray &line : log.trimmed().split('\n'))
        lines << parsed(line);
    return lines;
}

} // namespace

/// The access log in its file, and what the program says of itself.
class TestLogs : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;

    QString logFile(const QString &name) const { return m_folder.filePath(name + u"/access.log"_s); }

private slots:
    void init()
    {
        g_messages.clear();
        g_before = qInstallMessageHandler(keepMessage);
    }
    void cleanup() { qInstallMessageHandler(g_before); }

    void noSecretStandsInAnyLog()
    {
        const QString path = logFile(u"secrets"_s);
        TestServer server({.settings = {{u"access_log"_s, path}, {u"log_level"_s, u"debug"_s}}});
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        const QByteArray token = server.adminToken().reveal();
        const QByteArray secret = "hunter2-do-not-log";
        const QByteArray analytics
            = server.adminCall("POST", "/admin/v1/companies/shop/analytics-secret", "{}")
                  .text(u"analytics_secret")
                  .toLatin1();
        QVERIFY(analytics.startsWith("ad_events_"));
        const QList<std::pair<QByteArray, QByteArray>> withSecrets{bearer(key), {"User-Agent", secret},
            {"X-Request-Id", "id-" + key}, {"Cookie", secret}, {"Referer", "https://x/" + secret},
            {"X-Forwarded-For", secret}, {"Idempotency-Key", secret},
            {"Answerdesk-Analytics-Secret", analytics}, {"Content-Type", "application/json"}};
        const QByteArray question = R"({"query_text":"Is hunter2-do-not-log mine?","user_metadata":)"
                                    R"({"_card":"hunter2-do-not-log","email":"hunter2-do-not-log"}})";
        const Answer asked
            = server.answerOf("POST", "/api/v1/send_message?q=" + secret, question, withSecrets);
        QCOMPARE(asked.status, 200);
        QVERIFY2(!asked.header("X-Request-Id").contains(key), "an id that holds a key is not kept");
        // Right, wrong, and unheard of: none of it stands in a log.
        HttpProbe admin(server.admin());
        const auto ask
            = [&](const QByteArray &method, const QByteArray &target, const QByteArray &body = {}) {
                  server.answerOf(method, target, body, withSecrets);
                  if (!admin.isOpen())
                      return;
                  admin.request(method, target, body, withSecrets);
              };
        ask("GET", "/" + secret + "/" + key);
        ask("GET", "/api/v1/" + key + "?key=" + key);
        ask("GET", "/admin/v1/companies/" + secret);
        ask("DELETE", "/admin/v1/companies/shop/keys/" + secret);
        ask("POST", "/api/v1/send_message", R"({"query_text": hunter2-do-not-log)");
        ask("POST", "/api/v1/send_message", R"({"query_text":"x","faq_id":"hunter2-do-not-log"})");
        ask("GET", "/api/v1/product-faqs?page_url=https%3A%2F%2F" + secret + ".example%2F%3Ft%3D" + secret);
        ask("POST", "/analytics/cart_events", R"({"company_key":"hunter2-do-not-log"})");
        ask("POST", "/admin/v1/sessions", R"({"email":"a@b.example","password":"hunter2-do-not-log"})");
        server.adminCall("GET", "/admin/v1/companies/shop/keys/" + key);
        server.adminCall("GET", "/admin/v1/companies/" + token);
        server.adminCall("GET", "/admin/v1/companies/shop/keys/" + analytics);
        const Answer event = server.answerOf("POST", "/analytics/cart_events?s=" + analytics, "{}",
            {{"X-Request-Id", analytics}, {"Answerdesk-Analytics-Secret", analytics},
                {"Content-Type", "application/json"}});
        QVERIFY2(event.header("X-Request-Id") != analytics, "an id that is a secret is not kept");
        server.answerOf("POST", "/analytics/cart_events",
            R"({"company_key":"shop","user_fingerprint":"00000000-0000-4000-8000-000000000001",)"
            R"("user_faq_fingerprint":"00000000-0000-4000-8000-000000000002","type":"ITEM_ADDED",)"
            R"("product_id":"a","product_name":"a","value":1,"currency":"EUR","quantity":1})",
            {{"Answerdesk-Analytics-Secret", analytics + 'x'}, {"Content-Type", "application/json"}});
        for (const QByteArray &bytes : {"GET /" + secret
                     + " HTTP/1.1\r\nHost: a\r\nHost: b\r\nAuthorization: Bearer " + key + "\r\n\r\n",
                 secret + " /" + secret + " HTTP/1.1\r\nHost: a\r\n\r\n",
                 "GET /" + secret + " HTTP/7.1\r\nHost: a\r\nX-Request-Id: " + key + "\r\n\r\n",
                 "POST /api/v1/send_message?k=" + key + " HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: " + secret
                     + "\r\n\r\n",
                 "GET /" + secret + QByteArray(70000, 'x') + " HTTP/1.1\r\n\r\n"}) {
            HttpProbe probe(server.base());
            probe.send(bytes);
            QVERIFY(probe.read().status >= 400);
        }
        const Answer list = server.adminCall("GET", "/admin/v1/requests?limit=200");
        server.stop();
        const QByteArray log = contentOf(path);
        QVERIFY(log.count('\n') > 20);
        for (const QByteArray &text : {log, g_messages, list.body}) {
            QVERIFY2(!text.contains("hunter2"), text);
            QVERIFY2(!text.contains(key.mid(21)), text);
            QVERIFY2(!text.contains(token), text);
            QVERIFY2(!text.contains(analytics.mid(10)), text);
        }
        QVERIFY(log.contains("INVALID_ANALYTICS_SECRET"));
        for (const json::Value &line : linesOf(log))
            QVERIFY2(line.asObject() && numberOf(line, u"status") >= 100, log);
    }

    void linesSayWhoAskedForWhat()
    {
        const QString path = logFile(u"lines"_s);
        TestServer server({.settings = {{u"access_log"_s, path}}});
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s);
        const Answer asked = server.post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"Hello!"_s},
                {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(1)}}}},
            key, {{"X-Request-Id", "my own id \"quoted\""}});
        QCOMPARE(asked.status, 200);
        server.post("/analytics/cart_events",
            parsed(R"({"company_key":"shop","user_fingerprint":")" + visitor(9).toLatin1()
                + R"(","user_faq_fingerprint":")" + visitor(9).toLatin1()
                + R"(","type":"ITEM_ADDED","product_id":"p","product_name":"P","value":1,)"
                  R"("currency":"EUR","quantity":1})"));
        server.get("/api/v1/unheard-of");
        const QByteArray thread = asked.text(u"thread_id").toLatin1();
        QCOMPARE(server.adminCall("GET", "/admin/v1/companies/shop/threads/" + thread).status, 200);
        server.stop();
        const QList<json::Value> lines = linesOf(contentOf(path));
        QVERIFY(lines.size() >= 4);
        const json::Value &message = lines[lines.size() - 4];
        QCOMPARE(message.string(u"request_id"), u"my own id \"quoted\""_s);
        QCOMPARE(message.string(u"endpoint"), u"SendMessage"_s);
        QCOMPARE(message.string(u"method"), u"POST"_s);
        QCOMPARE(message.string(u"address"), u"127.0.0.1"_s);
        QCOMPARE(message.string(u"company"), u"shop"_s);
        QCOMPARE(message.string(u"key").toLatin1(), key.mid(8, 12));
        QVERIFY(message.string(u"time").endsWith(u'Z'));
        QVERIFY(numberOf(message, u"bytes_in") > 0 && numberOf(message, u"bytes_out") > 0);
        const json::Value &event = lines[lines.size() - 3];
        QCOMPARE(event.string(u"error_code"), u"ACTIVE_TICKET_NOT_FOUND"_s);
        QCOMPARE(event.string(u"company"), u"shop"_s);
        QCOMPARE(lines[lines.size() - 2].string(u"path"), u"/api/v1/*"_s);
        QVERIFY(!lines[lines.size() - 2].find(u"endpoint"));
        QCOMPARE(lines.back().string(u"path").toLatin1(), "/admin/v1/companies/shop/threads/" + thread);
        QVERIFY(!lines.back().string(u"admin").isEmpty());
    }

    void rotationNeedsNoSignal()
    {
        const QString path = logFile(u"rotated"_s);
        TestServer server({.settings = {{u"access_log"_s, path}}});
        server.get("/healthz", {}, {{"X-Request-Id", "before"}});
        QVERIFY(waitForText(path, "before"));
        QVERIFY(QFile::rename(path, path + u".1"_s));
        server.get("/healthz", {}, {{"X-Request-Id", "after-renaming"}});
        QVERIFY(waitForText(path, "after-renaming"));
        QVERIFY(!contentOf(path + u".1"_s).contains("after-renaming"));
        QVERIFY(QFile::resize(path, 0)); // as copytruncate does
        server.get("/healthz", {}, {{"X-Request-Id", "after-truncating"}});
        QVERIFY(waitForText(path, "after-truncating"));
        QVERIFY2(contentOf(path).startsWith("{\"time\""), "no hole of zeros");
        QVERIFY(QDir(QFileInfo(path).path()).removeRecursively());
        server.get("/healthz", {}, {{"X-Request-Id", "after-removal"}});
        QVERIFY(waitForText(path, "after-removal"));
        QCOMPARE(QFile::permissions(path) & (QFile::ReadOther | QFile::WriteOther), QFile::Permissions());
    }

    void aFullDiskHurtsNoRequest()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("there is no /dev/full here");
        TestServer server({.settings = {{u"access_log"_s, u"/dev/full"_s}}});
        for (int i = 0; i < 20; ++i)
            QCOMPARE(server.get("/healthz").status, 200);
        const QDeadlineTimer patience(kPatienceMs);
        QByteArray metrics;
        while (!patience.hasExpired()) {
            metrics = server.adminCall("GET", "/metrics").body;
            if (!metrics.contains("answerdesk_access_log_lost_lines_total 0\n"))
                break;
        }
        QVERIFY(!metrics.contains("answerdesk_access_log_lost_lines_total 0\n"));
        server.stop();
        QVERIFY2(g_messages.contains("the access log has lost"), g_messages);
        QVERIFY2(g_messages.count("the access log has lost") < 3, "it is not said again and again");
    }

    void aFileThatCannotBeOpenedHurtsNoRequest()
    {
        TestServer server({.settings = {{u"access_log"_s, m_folder.path()}}}); // a folder is no file
        for (int i = 0; i < 20; ++i)
            QCOMPARE(server.get("/healthz").status, 200);
        server.stop();
        QVERIFY2(g_messages.contains("the access log has lost"), g_messages);
    }
};

std::unique_ptr<QObject> makeLogTests() { return std::make_unique<TestLogs>(); }

} // namespace answerdesk::test

#include "tst_logs.moc"
