// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kHost = "Host: localhost\r\n";

} // namespace

/// The guard in front of the real server, on every address. All framing faults stand in tst_framing.
class TestGuard : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    QByteArray message(const QByteArray &headers = {}) const
    {
        const QByteArray body = R"({"query_text":"Hello?"})";
        return "POST /api/v1/send_message HTTP/1.1\r\n" + kHost + "Authorization: Bearer " + m_key
            + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
            + "\r\n" + headers + "\r\n" + body;
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"guarded"_s);
        m_key = m_server->makeKey(u"guarded"_s);
    }
    void cleanupTestCase() { m_server.reset(); }

    void malformedRequestsAreRefusedOnEveryAddress_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const QByteArray &bytes, const char *code) {
            QTest::newRow(code) << bytes << QByteArray(code);
        };
        const QByteArray post = "POST /healthz HTTP/1.1\r\n" + kHost;
        row("GET /healthz HTTP/1.1\r\n\r\n", "BAD_REQUEST");
        row("BREW /healthz HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        row("GET /healthz HTTP/3.0\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        row("GET /" + QByteArray(40'000, 'a'), "URI_TOO_LONG");
        row("GET /healthz HTTP/1.1\r\n" + kHost + "A: " + QByteArray(20'000, 'a'), "HEADERS_TOO_LARGE");
        row(post + "Expect: 200-maybe\r\n\r\n", "EXPECTATION_FAILED");
    }
    void malformedRequestsAreRefusedOnEveryAddress()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        for (const QUrl &address : {m_server->base(), m_server->app(), m_server->admin()}) {
            HttpProbe probe(address);
            probe.send(bytes);
            const Answer answer = probe.read();
            COMPARE_ERROR(answer, code);
            QCOMPARE(answer.header("Connection"), "close");
            QVERIFY(probe.isClosedByServer());
        }
    }

    void slowClientsAreCutOff()
    {
        http::GuardLimits limits;
        limits.headMs = 100;
        limits.tickMs = 10;
        TestServer server({.limits = limits});
        HttpProbe probe(server.admin());
        probe.send("GET /hea");
        COMPARE_ERROR(probe.read(), "REQUEST_TIMEOUT");
        QVERIFY(probe.isClosedByServer());
    }

    void aBodyNeedsALength()
    {
        HttpProbe probe(m_server->base());
        probe.send(
            "POST /analytics/cart_events HTTP/1.1\r\n" + kHost + "Content-Type: application/json\r\n\r\n");
        COMPARE_ERROR(probe.read(), "LENGTH_REQUIRED");
    }

    void messagesArePipelinedInOrder()
    {
        HttpProbe probe(m_server->base());
        QByteArray bytes;
        for (int i = 0; i < 20; ++i) {
            bytes += message("X-Request-Id: message-" + QByteArray::number(i) + "\r\n");
            bytes += "GET /healthz HTTP/1.1\r\n" + kHost + "X-Request-Id: health-" + QByteArray::number(i)
                + "\r\n\r\n";
        }
        probe.send(bytes);
        probe.closeWriting();
        for (int i = 0; i < 20; ++i) {
            for (const QByteArray &kind : {"message-"_ba, "health-"_ba}) {
                const Answer answer = probe.read();
                QCOMPARE(answer.status, 200);
                QCOMPARE(answer.header("X-Request-Id"), kind + QByteArray::number(i));
            }
        }
        QVERIFY(probe.isClosedByServer());
    }

    void everyLegalPageAddressFitsTheRequestLine()
    {
        const QString longest = u"https://shop.example/"_s + QString(2048 - 21, QChar(0x4e2d));
        const QByteArray query
            = "/api/v1/product-faqs?count=10&locale=de-DE&page_url=" + QUrl::toPercentEncoding(longest);
        const Answer answer = m_server->get(query, m_key);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text(u"status"), u"not_available"_s);
        COMPARE_ERROR(m_server->get(query + "a", m_key), "INVALID_FIELDS");
    }

    void everyLegalPageAddressIsKept()
    {
        FakeSite site; // which has no such page
        m_server->changeCompany(u"guarded"_s, {{u"allowed_hosts"_s, json::Array{site.hostPort()}}});
        QString address = site.url(u"/"_s);
        for (int i = 0; address.size() < 2048; ++i) // nothing that an index could compress
            address += QChar(0x4e00 + i * 7919 % 20011);
        const QByteArray query = "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(address);
        const Answer first = m_server->get(query, m_key);
        QVERIFY2(first.status == 202 || first.status == 200, first.body);
        const json::Value page
            = m_server->waitForPage(u"guarded"_s, QString::fromLatin1(QUrl(address).toEncoded()));
        QCOMPARE(page.string(u"state"), u"not_available"_s);
        QCOMPARE(m_server->get(query, m_key).text(u"reason"), u"page_unreachable"_s);
    }

    void theCharacterNulIsInNoText()
    {
        const Answer text = m_server->answerOf("POST", "/api/v1/send_message",
            R"({"query_text":"How\u0000long?","thread_id":"\u0000"})",
            {bearer(m_key), {"Content-Type", "application/json"}});
        COMPARE_ERROR(text, "INVALID_FIELDS");
        QCOMPARE(text.invalidFields().keys(), (QStringList{u"query_text"_s, u"thread_id"_s}));
        COMPARE_ERROR(
            m_server->answerOf("POST", "/analytics/cart_events",
                R"({"company_key":"guarded","type":"ITEM_ADDED","user_fingerprint":)"
                R"("3f0e8c52-1d2b-4c47-9a55-000000000001","user_faq_fingerprint":)"
                R"("3f0e8c52-1d2b-4c47-9a55-000000000001","product_id":"a\u0000","product_name":"b",)"
                R"("value":1,"currency":"EUR","quantity":1})",
                {{"Content-Type", "application/json"}}),
            "INVALID_FIELDS");
        COMPARE_ERROR(m_server->get("/api/v1/product-faqs?page_url=a%00", m_key), "BAD_REQUEST");
        const Answer free = m_server->answerOf("POST", "/api/v1/send_message",
            R"({"query_text":"Hello?","user_metadata":{"odd\u0000":"\u0000"}})",
            {bearer(m_key), {"Content-Type", "application/json"}});
        QCOMPARE(free.status, 200);
    }

    void clientsThatVanishDoNoHarm()
    {
        for (int i = 0; i < 50; ++i) {
            HttpProbe probe(m_server->base());
            probe.send(message() + message());
            probe.abort();
        }
        QCOMPARE(m_server->get("/healthz").status, 200);
        QCOMPARE(m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello?"_s}}, m_key)
                     .status,
            200);
    }
};

std::unique_ptr<QObject> makeGuardTests() { return std::make_unique<TestGuard>(); }

} // namespace answerdesk::test

#include "tst_guard.moc"
