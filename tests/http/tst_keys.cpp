// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/api_key.h"
#include "tests/http/contract.h"
#include <future>
#include <thread>

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
        QTest::newRow("two headers") << header("Bearer a") + header("Bearer b") << QByteArray("BAD_REQUEST");
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
    void addressesAndNetworksOfBothFamilies_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QByteArrayList>("inside");
        QTest::addColumn<QByteArrayList>("outside");
        const auto row = [](const char *entry, QByteArrayList inside, QByteArrayList outside) {
            QTest::newRow(entry) << QString::fromLatin1(entry) << inside << outside;
        };
        row("10.5.0.30", {"10.5.0.30", "::ffff:10.5.0.30"}, {"10.5.0.31", "::10.5.0.30", "::1"});
        row("10.5.0.0/24", {"10.5.0.0", "10.5.0.255", "::ffff:10.5.0.7"}, {"10.5.1.0", "10.4.255.255"});
        row("10.5.0.77/24", {"10.5.0.1"}, {"10.5.1.1"});
        row("10.5.0.8/30", {"10.5.0.8", "10.5.0.11"}, {"10.5.0.7", "10.5.0.12"});
        row("0.0.0.0/0", {"203.0.113.9", "::ffff:203.0.113.9"}, {"2001:db8::1", "::1"});
        row("2001:db8::5", {"2001:DB8:0::5"}, {"2001:db8::6", "10.5.0.30"});
        row("2001:db8::/32", {"2001:db8:ffff::1"}, {"2001:db9::1"});
        row("2001:db8::/33", {"2001:db8:7fff::1"}, {"2001:db8:8000::1"});
        row("::/0", {"2001:db8::1", "::1"}, {"10.5.0.30", "::ffff:10.5.0.30"});
        row("::ffff:10.5.0.0/120", {"10.5.0.9", "::ffff:10.5.0.9"}, {"10.5.1.9"});
    }
    void addressesAndNetworksOfBothFamilies()
    {
        QFETCH(QString, entry);
        QFETCH(QByteArrayList, inside);
        QFETCH(QByteArrayList, outside);
        TestServer server({.settings = {{u"trusted_proxies"_s, u"127.0.0.1"_s}}});
        server.makeCompany(u"shop"_s);
        const QByteArray key = server.makeKey(u"shop"_s, {{u"allowed_addresses"_s, json::Array{entry}}});
        const auto code = [&](const QByteArray &client) {
            return server
                .post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key,
                    {{"X-Forwarded-For", client}})
                .code();
        };
        for (const QByteArray &client : inside)
            QCOMPARE(client + ' ' + code(client), client + ' ');
        for (const QByteArray &client : outside)
            QVERIFY2(code(client) == "ADDRESS_NOT_ALLOWED", client);
        server.restart();
        QVERIFY(code(inside.first()).isEmpty());
        QVERIFY(code(outside.first()) == "ADDRESS_NOT_ALLOWED");
    }
    void textsThatAreNoAddressAreRefused()
    {
        for (const QByteArray entry : {"", "10", "10.5", "10.5.0", "10.5.0.256", "10.05.0.1", "0x0a.5.0.1",
                 "10.5.0.0/33", "10.5.0.0/-1", "10.5.0.0/", "10.5.0.0/08", "10.5.0.0/255.255.255.0",
                 "10.5.0.*", "10.5.0.1-10.5.0.9", "2001:db8::/129", "2001:db8::1::", "fe80::1%eth0", "[::1]",
                 "10.5.0.1:80", "localhost", "+1.2.3.4", "1.2.3.4/+8"}) {
            const Answer answer = m_server->adminCall("POST", "/admin/v1/companies/shop/keys",
                "{\"name\":\"a\",\"allowed_addresses\":[\"127.0.0.1\",\"" + entry + "\"]}");
            QVERIFY2(answer.code() == "INVALID_FIELDS", entry);
            QCOMPARE(answer.invalidFields().keys(), QStringList{u"allowed_addresses"_s});
        }
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

    void useIsShownWhileItIsStored()
    {
        for (int i = 0; i < 3; ++i)
            QCOMPARE(message({bearer(m_key)}).status, 200);
        storage::WriteQueue &writer = m_server->runtime().database().writer();
        std::promise<void> entered, open;
        const std::shared_future<void> gate = open.get_future().share();
        writer.submit(
            [&entered, gate](storage::Connection &) -> Result<bool> {
                entered.set_value();
                gate.wait();
                return true;
            },
            [](const Result<bool> &) {});
        entered.get_future().wait();
        std::thread housekeeper([&] { m_server->keepHouse(); });
        while (writer.queued() == 0) // until the uses are taken and wait for the writer
            std::this_thread::yield();
        QCOMPARE(numberOf(keyRow(m_key), u"requests_30_days"), 3);
        open.set_value();
        housekeeper.join();
        QCOMPARE(numberOf(keyRow(m_key), u"requests_30_days"), 3);
    }

    void useIsCountedByTheDayAndForRefusedRequestsToo()
    {
        const QByteArray key = m_server->makeKey(
            u"shop"_s, {{u"scopes"_s, json::Array{u"messages:write"_s}}, {u"requests_per_minute"_s, 2}});
        const qint64 untilMidnight = 86'400'000 - m_server->clock().nowMs() % 86'400'000;
        m_server->clock().advance(untilMidnight - 1);
        QCOMPARE(message({bearer(key)}).status, 200);
        COMPARE_ERROR(faqs({bearer(key)}), "INSUFFICIENT_SCOPE");
        m_server->clock().advance(1);
        QCOMPARE(message({bearer(key)}).status, 200);
        COMPARE_ERROR(message({bearer(key)}), "RATE_LIMITED");
        COMPARE_ERROR(message({bearer(key)}), "RATE_LIMITED");
        accounts::KeyText guess = *accounts::KeyText::parse(key);
        guess.secret = accounts::KeyText::generate(false).secret;
        COMPARE_ERROR(message({bearer(guess.text())}), "INVALID_API_KEY"); // somebody else's
        const auto lastDays = [&](const json::Value &row) {
            const json::Array days = entriesOf(row, u"requests_per_day");
            return std::pair(numberOf(days[28], u"count"), numberOf(days[29], u"count"));
        };
        QCOMPARE(lastDays(keyRow(key)), std::pair(qint64(2), qint64(3)));
        QCOMPARE(keyRow(key).string(u"last_used_at"), rfc3339(m_server->clock().nowMs()));
        m_server->restart();
        QCOMPARE(lastDays(keyRow(key)), std::pair(qint64(2), qint64(3)));
        m_server->clock().advance(59'999); // the minute stays the same
        COMPARE_ERROR(faqs({bearer(key)}), "INSUFFICIENT_SCOPE");
        QCOMPARE(keyRow(key).string(u"last_used_at"), rfc3339(m_server->clock().nowMs() / 60'000 * 60'000));
        m_server->clock().advance(28 * 86'400'000LL);
        QCOMPARE(numberOf(keyRow(key), u"requests_30_days"), 6);
        m_server->clock().advance(86'400'000LL);
        QCOMPARE(numberOf(keyRow(key), u"requests_30_days"), 4);
    }

    void aKeysOwnLimitHoldsBesideTheCompanys()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_per_minute"_s, 5}, {u"messages_per_minute"_s, 100}});
        const QByteArray key = m_server->makeKey(u"shop"_s, {{u"requests_per_minute"_s, 3}});
        // The tighter one is told about; the key's own counts both endpoints.
        Answer answer = faqs({bearer(key)});
        QCOMPARE(answer.header("RateLimit-Limit"), "3");
        QCOMPARE(answer.header("RateLimit-Remaining"), "2");
        m_server->clock().advance(10'000);
        QCOMPARE(message({bearer(key)}).header("RateLimit-Remaining"), "1");
        QCOMPARE(faqs({bearer(key)}).header("RateLimit-Remaining"), "0");
        answer = faqs({bearer(key)});
        COMPARE_ERROR(answer, "RATE_LIMITED");
        QCOMPARE(answer.header("Retry-After"), "50");
        QCOMPARE(answer.header("RateLimit-Limit"), "3");
        QCOMPARE(answer.header("RateLimit-Reset"), "50");
        COMPARE_ERROR(message({bearer(key)}), "RATE_LIMITED");
        // What a key is refused does not count for the company: two of its five are gone.
        QCOMPARE(faqs({bearer(m_key)}).header("RateLimit-Remaining"), "2");
        QCOMPARE(faqs({bearer(m_key)}).header("RateLimit-Limit"), "5");
        QCOMPARE(faqs({bearer(m_key)}).header("RateLimit-Remaining"), "0");
        // Nor the other way round: the company refuses, and the key keeps its room.
        m_server->clock().advance(50'000); // one of the company's and one of the key's have gone
        QCOMPARE(faqs({bearer(m_key)}).status, 200);
        answer = faqs({bearer(key)});
        COMPARE_ERROR(answer, "RATE_LIMITED");
        QCOMPARE(answer.header("RateLimit-Limit"), "5");
        QCOMPARE(answer.header("Retry-After"), "10");
        QCOMPARE(message({bearer(key)}).header("RateLimit-Remaining"), "0");
        COMPARE_ERROR(message({bearer(key)}), "RATE_LIMITED");
        m_server->clock().advance(10'000);
        QCOMPARE(message({bearer(key)}).header("RateLimit-Remaining"), "1");
    }
    void aKeysLimitHoldsWhereTheCompanyHasNone()
    {
        m_server->changeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        const QByteArray key = m_server->makeKey(u"shop"_s, {{u"requests_per_minute"_s, 2}});
        QCOMPARE(message({bearer(key)}).header("RateLimit-Limit"), "2");
        QCOMPARE(message({bearer(key)}).status, 200);
        COMPARE_ERROR(message({bearer(key)}), "RATE_LIMITED");
        QVERIFY(!message({bearer(m_key)}).hasHeader("RateLimit-Limit"));
        const Answer lifted = m_server->adminCall(
            "PATCH", "/admin/v1/companies/shop/keys/" + key.mid(8, 12), R"({"requests_per_minute":0})");
        QCOMPARE(lifted.status, 200);
        QCOMPARE(message({bearer(key)}).status, 200);
        for (const QByteArray limit : {"-1", "10000001", "\"5\"", "1.5", "true"}) {
            COMPARE_ERROR(m_server->adminCall("POST", "/admin/v1/companies/shop/keys",
                              "{\"name\":\"a\",\"requests_per_minute\":" + limit + '}'),
                "INVALID_FIELDS");
        }
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
