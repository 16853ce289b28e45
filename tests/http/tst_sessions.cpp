// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr qint64 kMinuteMs = 60'000;
constexpr qint64 kHourMs = 60 * kMinuteMs;
} // namespace

/// Sessions: what a list shows of them, who may end which, and how long they last.
class TestSessions : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &token = {})
    {
        return m_office->call(method, path, {}, token);
    }
    QStringList sessionIds(const QByteArray &token = {})
    {
        return m_office->column("/sessions", u"session_id", token);
    }

private slots:
    void init()
    {
        m_office = std::make_unique<BackOffice>();
        m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop"])");
    }
    void cleanup() { m_office.reset(); }

    void aRowTellsWhereASessionCameFrom()
    {
        const qint64 start = m_office->server().clock().nowMs();
        const QByteArray token = m_office->tokenOf("eva@example.org");
        m_office->server().clock().advance(5 * kMinuteMs);
        const json::Array rows = m_office->items("/sessions", token);
        QCOMPARE(rows.size(), std::size_t(1));
        const json::Value &row = rows.front();
        QCOMPARE(memberNames(row),
            (QStringList{u"session_id"_s, u"admin_id"_s, u"email"_s, u"created_at"_s, u"last_used_at"_s,
                u"expires_at"_s, u"address"_s, u"user_agent"_s, u"current"_s}));
        QCOMPARE(row.string(u"email"), u"eva@example.org"_s);
        QCOMPARE(row.string(u"created_at"), rfc3339(start));
        QCOMPARE(row.string(u"last_used_at"), rfc3339(start + 5 * kMinuteMs));
        QCOMPARE(row.string(u"expires_at"), rfc3339(start + 12 * kHourMs));
        QCOMPARE(row.string(u"address"), u"198.51.100.1"_s);
        QCOMPARE(row.string(u"user_agent"), u"tests/1.0"_s);
        QCOMPARE(*row.find(u"current")->asBool(), true);
        QVERIFY(!row.toJson().contains(token) && !row.toJson().contains(sha256(token).toHex()));
    }
    void theLastUseOutlivesTheServer()
    {
        const QByteArray token = m_office->tokenOf("eva@example.org");
        m_office->server().clock().advance(90 * kMinuteMs);
        QCOMPARE(call("GET", "/sessions/current", token).status, 200);
        const qint64 used = m_office->server().clock().nowMs();
        m_office->server().keepHouse();
        m_office->server().restart();
        m_office->server().clock().advance(kMinuteMs);
        QCOMPARE(m_office->items("/sessions").front().string(u"last_used_at"), rfc3339(used));
    }
    void oneSeesOnesOwnAndAnOperatorAll()
    {
        const QByteArray eva = m_office->tokenOf("eva@example.org");
        const QByteArray op = m_office->tokenOf("op@example.org");
        (void)m_office->tokenOf("eva@example.org");
        QCOMPARE(sessionIds(eva).size(), 2);
        QCOMPARE(sessionIds(op).size(), 3);
        QCOMPARE(sessionIds().size(), 3);
        const QByteArray evasId = m_office->column("/admins?q=eva", u"admin_id").front().toLatin1();
        const QByteArray opsId = m_office->column("/admins?q=op", u"admin_id").front().toLatin1();
        QCOMPARE(m_office->column("/sessions?admin=" + evasId, u"email", op),
            (QStringList{u"eva@example.org"_s, u"eva@example.org"_s}));
        QCOMPARE(m_office->items("/sessions?admin=" + opsId, eva).size(), std::size_t(0));
        QCOMPARE(m_office->columnOfPages("/sessions", 1, u"session_id"), sessionIds());
        const QByteArray cursor = call("GET", "/sessions?limit=1").text(u"next_cursor").toLatin1();
        QVERIFY(!cursor.isEmpty());
        for (const QByteArray &query : {QByteArray("?cursor=bm9uc2Vuc2U"), QByteArray("?limit=999"),
                 "?admin=" + evasId + "&cursor=" + cursor})
            COMPARE_ERROR(call("GET", "/sessions" + query), "INVALID_FIELDS");
    }
    void oneEndsOnesOwnAndAnOperatorAny()
    {
        const QByteArray eva = m_office->tokenOf("eva@example.org");
        const QByteArray second = m_office->tokenOf("eva@example.org");
        const QByteArray op = m_office->tokenOf("op@example.org");
        const auto idOf = [&](const QByteArray &token) {
            for (const json::Value &row : m_office->items("/sessions", token)) {
                if (*row.find(u"current")->asBool())
                    return row.string(u"session_id").toLatin1();
            }
            return QByteArray();
        };
        COMPARE_ERROR(call("DELETE", "/sessions/" + idOf(op), eva), "NOT_FOUND"); // not hers: not there
        QCOMPARE(call("DELETE", "/sessions/" + idOf(second), eva).status, 204);
        COMPARE_ERROR(call("GET", "/sessions/current", second), "INVALID_SESSION");
        QCOMPARE(call("DELETE", "/sessions/" + idOf(eva), op).status, 204);
        COMPARE_ERROR(call("GET", "/sessions/current", eva), "INVALID_SESSION");
        COMPARE_ERROR(call("DELETE", "/sessions/nothing", op), "NOT_FOUND");
        m_office->server().restart();
        COMPARE_ERROR(call("GET", "/sessions/current", eva), "INVALID_SESSION");
        QCOMPARE(call("GET", "/sessions/current", op).status, 200);
    }
    void allOthersAreEndedAtOnce()
    {
        const QByteArray here = m_office->tokenOf("eva@example.org");
        const QByteArray there = m_office->tokenOf("eva@example.org");
        const QByteArray op = m_office->tokenOf("op@example.org");
        QCOMPARE(call("DELETE", "/sessions/others", here).status, 204);
        COMPARE_ERROR(call("GET", "/sessions/current", there), "INVALID_SESSION");
        QCOMPARE(call("GET", "/sessions/current", here).status, 200);
        QCOMPARE(call("GET", "/sessions/current", op).status, 200);
        QCOMPARE(call("DELETE", "/sessions/others", here).status, 204); // nothing left to end
    }
    void anOperatorEndsAllOfAnAdministrator()
    {
        const QByteArray eva = m_office->tokenOf("eva@example.org");
        const QByteArray op = m_office->tokenOf("op@example.org");
        const QByteArray id = m_office->column("/admins?q=eva", u"admin_id").front().toLatin1();
        COMPARE_ERROR(call("DELETE", "/admins/" + id + "/sessions", eva), "FORBIDDEN");
        COMPARE_ERROR(call("DELETE", "/admins/nobody/sessions", op), "NOT_FOUND");
        QCOMPARE(call("DELETE", "/admins/" + id + "/sessions", op).status, 204);
        COMPARE_ERROR(call("GET", "/sessions/current", eva), "INVALID_SESSION");
        QCOMPARE(call("GET", "/sessions/current", op).status, 200);
        QCOMPARE(m_office->signIn("eva@example.org").status, 201);
    }
    void useDoesNotLengthenASession()
    {
        const QByteArray token = m_office->tokenOf("eva@example.org");
        for (int hour = 1; hour < 12; ++hour) {
            m_office->server().clock().advance(kHourMs);
            QCOMPARE(call("GET", "/sessions/current", token).status, 200);
        }
        m_office->server().clock().advance(kHourMs);
        COMPARE_ERROR(call("GET", "/sessions/current", token), "INVALID_SESSION");
        QCOMPARE(sessionIds().size(), 0);
        m_office->server().keepHouse();
        QCOMPARE(m_office->server().sql("SELECT COUNT(*) FROM admin_session"), QStringList{u"0"_s});
    }
    void theOldestOfTooManyGivesWay()
    {
        const QByteArray first = m_office->tokenOf("eva@example.org");
        m_office->server().clock().advance(1);
        const QByteArray second = m_office->tokenOf("eva@example.org");
        for (int i = 2; i <= accounts::Sessions::kMaxOfAdmin; ++i) {
            m_office->server().clock().advance(1);
            (void)m_office->tokenOf("eva@example.org");
        }
        COMPARE_ERROR(call("GET", "/sessions/current", first), "INVALID_SESSION");
        QCOMPARE(call("GET", "/sessions/current", second).status, 200);
        QCOMPARE(call("GET", "/sessions?limit=200").json().find(u"items")->asArray()->size(),
            std::size_t(accounts::Sessions::kMaxOfAdmin));
    }
    void madeUpTokensOpenNothing()
    {
        for (const QByteArray &token : {QByteArray("ads_") + QByteArray(43, 'a'), QByteArray(8000, 'x'),
                 QByteArray("local"), QByteArray("ads_")})
            COMPARE_ERROR(call("GET", "/sessions", token), "INVALID_SESSION");
    }
    void aLongUserAgentIsCut()
    {
        HttpProbe probe(m_office->server().admin());
        const Answer answer = probe.request("POST", "/admin/v1/sessions",
            BackOffice::signInBody("eva@example.org", kPassword),
            {{"Content-Type", "application/json"}, {"User-Agent", QByteArray(3000, 'u')}});
        QCOMPARE(answer.status, 201);
        QCOMPARE(m_office->items("/sessions").front().string(u"user_agent").size(), 200);
    }
};

std::unique_ptr<QObject> makeSessionTests() { return std::make_unique<TestSessions>(); }

} // namespace answerdesk::test

#include "tst_sessions.moc"
