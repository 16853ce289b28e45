// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/api_key.h"
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr qint64 kMinuteMs = 60'000;
}

/// API keys and the rate limits of a company, on both endpoints that take keys.
class TestKeys : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer message(const Headers &headers)
    {
        return m_server->answerOf("POST", "/api/v1/send_message", R"({"query_text":"Hello!"})",
            headers + Headers{{"Content-Type", "application/json"}});
    }
    Answer faqs(const Headers &headers)
    {
        return m_server->answerOf(
            "GET", "/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2Fa", {}, headers);
    }
    Answer keyCall(const QByteArray &key, const char *action)
    {
        return m_server->adminCall("POST", "/admin/v1/companies/shop/keys/" + key.mid(8, 12) + action);
    }
    json::Value keyRow(const QByteArray &key)
    {
        const json::Value list = m_server->adminCall("GET", "/admin/v1/companies/shop/keys?limit=200").json();
        for (const json::Value &row : entriesOf(list, u"items")) {
            if (row.string(u"key_id").toLatin1() == key.mid(8, 12))
                return row;
        }
        return {};
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup() { m_server.reset(); }

    void requestsWithoutAUsableKeyAreRefused_data()
    {
        QTest::addColumn<Headers>("headers");
        QTest::addColumn<QByteArray>("code");
        const QByteArray missing = "MISSING_API_KEY";
        const QByteArray invalid = "INVALID_API_KEY";
        const auto header = [](const QByteArray &value) { return Headers{{"Authorization", value}}; };
        const accounts::KeyText stranger = accounts::KeyText::generate(false);
        QTest::newRow("no header") << Headers{} << missing;
        QTest::newRow("empty") << header("") << missing;
        QTest::newRow("Basic") << header("Basic YTpi") << missing;
        QTest::newRow("scheme alone") << header("Bearer") << missing;
        QTest::newRow("no token") << header("Bearer   ") << missing;
        QTest::newRow("token alone") << header(stranger.text()) << missing;
        QTest::newRow("two headers") << header("Bearer a") + header("Bearer b") << missing;
        QTest::newRow("garbage") << header("Bearer nonsense") << invalid;
        QTest::newRow("unknown key") << header("Bearer " + stranger.text()) << invalid;
        QTest::newRow("wrong checksum") << header("Bearer " + stranger.text().chopped(1) + '_') << invalid;
        QTest::newRow("not ASCII") << header("Bearer ad_live_\xc3\xa4") << invalid;
        QTest::newRow("very long") << header("Bearer " + QByteArray(4000, 'a')) << invalid;
    }
    void requestsWithoutAUsableKeyAreRefused()
    {
        QFETCH(Headers, headers);
        QFETCH(QByteArray, code);
        COMPARE_ERROR(message(headers), code);
        COMPARE_ERROR(faqs(headers), code);
    }
    void aGuessedSecretIsRefused()
    {
        accounts::KeyText text = *accounts::KeyText::parse(m_key);
        text.secret = accounts::KeyText::generate(false).secret;
        COMPARE_ERROR(message({bearer(text.text())}), "INVALID_API_KEY");
        accounts::KeyText other = *accounts::KeyText::parse(m_key);
        other.isTest = true;
        COMPARE_ERROR(message({bearer(other.text())}), "INVALID_API_KEY");
    }
    void theSchemesNameIsReadWithoutCase()
    {
        QCOMPARE(message({{"Authorization", "bearer " + m_key}}).status, 200);
        QCOMPARE(message({{"authorization", "BEARER " + m_key}}).status, 200);
    }

    void aKeyHasTheDocumentedForm()
    {
        const QByteArrayList parts = m_key.split('_');
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts[0] + '_' + parts[1], "ad_live");
        QVERIFY(accounts::KeyText::parse(m_key).has_value());
        const QByteArray test = m_server->makeKey(u"shop"_s, {{u"test"_s, true}});
        QVERIFY(test.startsWith("ad_test_"));
        const json::Value row = keyRow(m_key);
        QCOMPARE(row.string(u"prefix").toLatin1(), m_key.left(20));
        QVERIFY2(!row.toJson().contains(m_key.mid(21)), "the secret is shown once");
    }

    void aRevokedKeyIsRefusedAtOnce()
    {
        QCOMPARE(message({bearer(m_key)}).status, 200);
        const Answer revoked = keyCall(m_key, "/revoke");
        QCOMPARE(revoked.status, 200);
        QCOMPARE(revoked.text(u"status"), u"revoked"_s);
        COMPARE_ERROR(message({bearer(m_key)}), "API_KEY_REVOKED");
        COMPARE_ERROR(faqs({bearer(m_key)}), "API_KEY_REVOKED");
        QCOMPARE(keyCall(m_key, "/revoke").text(u"revoked_at"), revoked.text(u"revoked_at"));
        m_server->restart();
        COMPARE_ERROR(message({bearer(m_key)}), "API_KEY_REVOKED");
        QCOMPARE(keyCall("ad_live_abcdefghijkl", "/revoke").status, 404);
    }
    void aKeyExpires()
    {
        const QByteArray key = m_server->makeKey(
            u"shop"_s, {{u"expires_at"_s, rfc3339(m_server->clock().nowMs() + kMinuteMs)}});
        m_server->clock().advance(kMinuteMs - 1);
        QCOMPARE(message({bearer(key)}).status, 200);
        QCOMPARE(keyRow(key).string(u"status"), u"active"_s);
        m_server->clock().advance(1);
        COMPARE_ERROR(message({bearer(key)}), "API_KEY_EXPIRED");
        QCOMPARE(keyRow(key).string(u"status"), u"expired"_s);
        const Answer past = m_server->adminCall(
            "POST", "/admin/v1/companies/shop/keys", R"({"name":"a","expires_at":"2020-01-01T00:00:00Z"})");
        COMPARE_ERROR(past, "INVALID_FIELDS");
        QCOMPARE(past.invalidFields().keys(), QStringList{u"expires_at"_s});
    }
    void accessCanBeSwitchedOffForTheCompany()
    {
        m_server->changeCompany(u"shop"_s, {{u"api_access"_s, false}});
        COMPARE_ERROR(message({bearer(m_key)}), "API_ACCESS_DISABLED");
        COMPARE_ERROR(faqs({bearer(m_key)}), "API_ACCESS_DISABLED");
        m_server->changeCompany(u"shop"_s, {{u"api_access"_s, true}});
        QCOMPARE(message({bearer(m_key)}).status, 200);
    }
    void aKeyDoesWhatItsScopesSay()
    {
        const QByteArray messages
            = m_server->makeKey(u"shop"_s, {{u"scopes"_s, json::Array{u"messages:write"_s}}});
        QCOMPARE(message({bearer(messages)}).status, 200);
        COMPARE_ERROR(faqs({bearer(messages)}), "INSUFFICIENT_SCOPE");
        const QByteArray reads = m_server->makeKey(u"shop"_s, {{u"scopes"_s, json::Array{u"faqs:read"_s}}});
        QCOMPARE(faqs({bearer(reads)}).status, 200);
        COMPARE_ERROR(message({bearer(reads)}), "INSUFFICIENT_SCOPE");
        const Answer unknown = m_server->adminCall(
            "POST", "/admin/v1/companies/shop/keys", R"({"name":"a","scopes":["all"]})");
        COMPARE_ERROR(unknown, "INVALID_FIELDS");
    }
    void aKeyWorksFromItsAddressesOnly()
    {
        const auto keyFor = [&](const char *address) {
            return m_server->makeKey(
                u"shop"_s, {{u"allowed_addresses"_s, json::Array{QString::fromLatin1(address)}}});
        };
        QCOMPARE(message({bearer(keyFor("127.0.0.1"))}).status, 200);
        QCOMPARE(message({bearer(keyFor("127.0.0.0/8"))}).status, 200);
        COMPARE_ERROR(message({bearer(keyFor("10.0.0.0/8"))}), "ADDRESS_NOT_ALLOWED");
        COMPARE_ERROR(message({bearer(keyFor("::1"))}), "ADDRESS_NOT_ALLOWED");
        Headers forged{bearer(keyFor("10.0.0.7")), {"X-Forwarded-For", "10.0.0.7"}};
        COMPARE_ERROR(message(forged), "ADDRESS_NOT_ALLOWED");
    }
    void aTrustedProxySaysWhoCalls()
    {
        TestServer server({.settings = {{u"trusted_proxies"_s, u"127.0.0.1"_s}}});
        server.makeCompany(u"shop"_s);
        const QByteArray key
            = server.makeKey(u"shop"_s, {{u"allowed_addresses"_s, json::Array{u"10.0.0.7"_s}}});
        const auto status = [&](const QByteArray &forwarded) {
            return server
                .post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key,
                    {{"X-Forwarded-For", forwarded}})
                .status;
        };
        QCOMPARE(status("10.0.0.7"), 200);
        QCOMPARE(status("10.0.0.8"), 403);
        QCOMPARE(status("10.0.0.7, 10.0.0.8"), 403); // what the client wrote itself counts for nothing
        QCOMPARE(status("10.0.0.8, 10.0.0.7"), 200);
    }

    void useIsCounted()
    {
        for (int i = 0; i < 3; ++i)
            QCOMPARE(message({bearer(m_key)}).status, 200);
        json::Value row = keyRow(m_key);
        QCOMPARE(numberOf(row, u"requests_30_days"), 3);
        QCOMPARE(entriesOf(row, u"requests_per_day").size(), 30);
        QCOMPARE(numberOf(entriesOf(row, u"requests_per_day").back(), u"count"), 3);
        QVERIFY(row.string(u"last_used_at").endsWith(u":00.000Z"));
        m_server->restart();
        m_server->clock().advance(24 * 60 * kMinuteMs);
        row = keyRow(m_key);
        QCOMPARE(numberOf(row, u"requests_30_days"), 3);
        QCOMPARE(numberOf(entriesOf(row, u"requests_per_day")[28], u"count"), 3);
    }

    void the501stRequestOfAMinuteIsRefused()
    {
        const QByteArray second = m_server->makeKey(u"shop"_s);
        for (int i = 0; i < 500; ++i) {
            const Answer answer = faqs({bearer(i % 2 ? m_key : second)});
            QCOMPARE(answer.status, 200);
            QCOMPARE(answer.header("RateLimit-Limit"), "500");
            QCOMPARE(answer.header("RateLimit-Remaining").toInt(), 499 - i);
            if (i == 249)
                m_server->clock().advance(20'000);
        }
        const Answer refused = faqs({bearer(m_key)});
        COMPARE_ERROR(refused, "RATE_LIMITED");
        QCOMPARE(refused.header("Retry-After"), "40");
        QCOMPARE(refused.header("RateLimit-Limit"), "500");
        QCOMPARE(refused.header("RateLimit-Remaining"), "0");
        QCOMPARE(refused.header("RateLimit-Reset"), "40");
        COMPARE_ERROR(faqs({bearer(second)}), "RATE_LIMITED");
        QCOMPARE(message({bearer(m_key)}).status, 200); // a limit of its own
        m_server->clock().advance(39'999);
        COMPARE_ERROR(faqs({bearer(m_key)}), "RATE_LIMITED");
        m_server->clock().advance(1); // the first 250 leave the window
        for (int i = 0; i < 250; ++i)
            QCOMPARE(faqs({bearer(m_key)}).status, 200);
        COMPARE_ERROR(faqs({bearer(m_key)}), "RATE_LIMITED");
    }
    void everyAuthenticatedRequestCounts()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_per_minute"_s, 3}, {u"messages_per_minute"_s, 4}});
        COMPARE_ERROR(faqs({bearer("ad_live_x")}), "INVALID_API_KEY");
        QCOMPARE(faqs({bearer(m_key)}).header("RateLimit-Remaining"), "2");
        const Answer faulty = m_server->get("/api/v1/product-faqs?count=0", m_key);
        QCOMPARE(faulty.status, 400);
        QCOMPARE(faulty.header("RateLimit-Remaining"), "1");
        QCOMPARE(faqs({bearer(m_key)}).header("RateLimit-Remaining"), "0");
        COMPARE_ERROR(faqs({bearer(m_key)}), "RATE_LIMITED");

        QCOMPARE(message({bearer(m_key)}).header("RateLimit-Remaining"), "3");
        QCOMPARE(m_server->answerOf("POST", "/api/v1/send_message", "{}", {bearer(m_key)})
                     .header("RateLimit-Remaining"),
            "2");
        HttpProbe probe(m_server->base());
        const Answer large = probe.request("POST", "/api/v1/send_message", QByteArray(6 << 20, ' '),
            {bearer(m_key), {"Content-Type", "application/json"}});
        COMPARE_ERROR(large, "PAYLOAD_TOO_LARGE");
        QCOMPARE(large.header("RateLimit-Remaining"), "1");
        QCOMPARE(m_server
                     ->answerOf("POST", "/api/v1/send_message", "{}",
                         {bearer(m_key), {"Content-Type", "application/json"}})
                     .header("RateLimit-Remaining"),
            "0");
        // The limit comes before the content type.
        COMPARE_ERROR(
            m_server->answerOf("POST", "/api/v1/send_message", "{}", {bearer(m_key)}), "RATE_LIMITED");
    }
    void theLimitIsExactUnderLoad()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_per_minute"_s, 100}});
        std::atomic<int> allowed = 0;
        std::atomic<int> refused = 0;
        std::vector<std::unique_ptr<QThread>> threads;
        for (int i = 0; i < 10; ++i) {
            threads.emplace_back(QThread::create([&] {
                HttpProbe probe(m_server->base());
                for (int k = 0; k < 30; ++k) {
                    const Answer answer = probe.request("GET",
                        "/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.example%2Fa", {}, {bearer(m_key)});
                    allowed += answer.status == 200;
                    refused += answer.status == 429;
                }
            }));
            threads.back()->start();
        }
        for (const auto &thread : threads)
            thread->wait();
        QCOMPARE(allowed, 100);
        QCOMPARE(refused, 200);
    }
    void zeroMeansNoLimit()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_per_minute"_s, 0}});
        for (int i = 0; i < 600; ++i) {
            const Answer answer = faqs({bearer(m_key)});
            QCOMPARE(answer.status, 200);
            QVERIFY(!answer.hasHeader("RateLimit-Limit"));
        }
    }
    void companiesDoNotShareALimit()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_per_minute"_s, 1}});
        m_server->makeCompany(u"other"_s, {{u"faqs_per_minute"_s, 1}});
        QCOMPARE(faqs({bearer(m_key)}).status, 200);
        COMPARE_ERROR(faqs({bearer(m_key)}), "RATE_LIMITED");
        QCOMPARE(faqs({bearer(m_server->makeKey(u"other"_s))}).status, 200);
    }
    void messagesHaveALimitOf600ByDefault()
    {
        QCOMPARE(message({bearer(m_key)}).header("RateLimit-Limit"), "600");
    }
};

std::unique_ptr<QObject> makeKeyTests() { return std::make_unique<TestKeys>(); }

} // namespace answerdesk::test

#include "tst_keys.moc"
