// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

/// The client's own line, and behind it the one that a proxy such as HAProxy adds.
Headers forwarded(const QByteArray &byClient, const QByteArray &byProxy)
{
    return {{"X-Forwarded-For", byClient}, {"X-Forwarded-For", byProxy}};
}

} // namespace

/// One client address, seen through the test as a trusted proxy, wherever an address counts: address lists of
/// keys, sign-in limits, the audit log and the request log. How the list is read: tst_client_address.
class TestForwarded : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    Answer signIn(const QByteArray &email, const QByteArray &password, Headers headers)
    {
        HttpProbe probe(m_office->server().admin());
        headers.emplace_back("Content-Type", "application/json");
        return probe.request("POST", "/admin/v1/sessions", BackOffice::signInBody(email, password), headers);
    }
    QString addressOfRequest(const QByteArray &id)
    {
        const json::Array rows = m_office->items("/requests?request_id=" + id);
        return rows.size() == 1 ? rows.front().string(u"address") : u"%1 rows"_s.arg(rows.size());
    }

private slots:
    void init() { m_office = std::make_unique<BackOffice>(); }
    void cleanup() { m_office.reset(); }

    void addressListsOfKeys_data()
    {
        QTest::addColumn<Headers>("headers");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("the proxy's line") << forwarded("10.0.0.9", "10.0.0.7") << true;
        QTest::newRow("made up by the client") << forwarded("10.0.0.7", "10.0.0.9") << false;
        QTest::newRow("made up, and no address behind it") << forwarded("10.0.0.7", "unknown") << false;
        QTest::newRow("made up, and nothing behind it") << forwarded("10.0.0.7", "") << false;
        QTest::newRow("with a port") << Headers{{"X-Forwarded-For", "10.0.0.7:5555"}} << true;
        QTest::newRow("mapped, with a port")
            << Headers{{"X-Forwarded-For", "[::ffff:10.0.0.7]:5555"}} << true;
        QTest::newRow("two numbers") << Headers{{"X-Forwarded-For", "10.7"}} << false;
        QTest::newRow("leading zeros") << Headers{{"X-Forwarded-For", "10.0.0.07"}} << false;
    }
    void addressListsOfKeys()
    {
        QFETCH(Headers, headers);
        QFETCH(bool, isAllowed);
        const QByteArray key
            = m_office->server().makeKey(u"shop"_s, {{u"allowed_addresses"_s, json::Array{u"10.0.0.7"_s}}});
        const Answer answer = m_office->server().post(
            "/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key, headers);
        if (isAllowed)
            QCOMPARE(answer.status, 200);
        else
            COMPARE_ERROR(answer, "ADDRESS_NOT_ALLOWED");
    }

    void signInLimits()
    {
        // Each try has another account and another address of its own making; the proxy's line is constant.
        for (int i = 0; i < 11; ++i) {
            const QByteArray number = QByteArray::number(i);
            const Answer answer = signIn("guess" + number + "@example.org", "wrong password 42",
                forwarded("198.51.100." + number, "203.0.113.50"));
            COMPARE_ERROR(answer, i < 10 ? "INVALID_CREDENTIALS" : "TOO_MANY_ATTEMPTS");
        }
        QCOMPARE(signIn("op@example.org", kPassword, forwarded("203.0.113.50", "203.0.113.51")).status, 201);
    }

    void auditLog()
    {
        const Answer session
            = signIn("op@example.org", kPassword, forwarded("198.51.100.1", "203.0.113.50:4711"));
        QCOMPARE(session.status, 201);
        const json::Value entry = m_office->items("/audit?action=session&limit=1").front();
        QCOMPARE(entry.string(u"actor"), u"op@example.org"_s);
        QCOMPARE(entry.string(u"address"), u"203.0.113.50"_s);
    }

    void requestLog()
    {
        const QByteArray key = m_office->server().makeKey(u"shop"_s);
        const Headers lines = forwarded("198.51.100.1", "203.0.113.50");
        m_office->server().post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key,
            lines + Headers{{"X-Request-Id", "answered"}});
        QCOMPARE(addressOfRequest("answered"), u"203.0.113.50"_s);
        HttpProbe probe(m_office->server().base());
        const Answer refused = probe.request("GET", "/healthz", {},
            lines + Headers{{"X-Request-Id", "refused"}, {"Origin", "a"}, {"Origin", "b"}});
        COMPARE_ERROR(refused, "BAD_REQUEST");
        QCOMPARE(addressOfRequest("refused"), u"203.0.113.50"_s);
    }
};

std::unique_ptr<QObject> makeForwardedTests() { return std::make_unique<TestForwarded>(); }

} // namespace answerdesk::test

#include "tst_forwarded.moc"
