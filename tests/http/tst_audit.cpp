// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/paging.h"
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr qint64 kHourMs = 3'600'000;
} // namespace

/// The audit log: what it holds, what it never holds, how it is filtered and paged, and that it only grows.
class TestAudit : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const QByteArray &token = {})
    {
        return m_office->call(method, path, body, token);
    }
    QStringList actions(const QByteArray &path) { return m_office->column(path, u"action"); }
    json::Value newest(const QByteArray &path = "/audit")
    {
        return m_office->items(path + "?limit=1").front();
    }
    Result<bool> write(const QByteArray &sql)
    {
        return m_office->server().runtime().database().writer().submitAndWait(
            [&sql](storage::Connection &connection) -> Result<bool> {
                connection.runOnce(sql);
                return true;
            });
    }

private slots:
    void init() { m_office = std::make_unique<BackOffice>(); }
    void cleanup() { m_office.reset(); }

    void aChangeTellsWhatItWasAndBecame()
    {
        m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        m_office->server().clock().advance(1);
        QCOMPARE(
            call("PATCH", "/companies/shop", R"({"name":"Audited","currency":"CHF"})", token).status, 200);
        for (const QByteArray &path : {QByteArray("/audit"), QByteArray("/companies/shop/audit")}) {
            const json::Value entry = newest(path);
            QCOMPARE(memberNames(entry),
                (QStringList{u"audit_id"_s, u"company_key"_s, u"at"_s, u"actor"_s, u"action"_s, u"target"_s,
                    u"target_name"_s, u"address"_s, u"before"_s, u"after"_s}));
            QCOMPARE(entry.string(u"company_key"), u"shop"_s);
            QCOMPARE(entry.string(u"at"), rfc3339(m_office->server().clock().nowMs()));
            QCOMPARE(entry.string(u"actor"), u"eva@example.org"_s);
            QCOMPARE(entry.string(u"action"), u"company.changed"_s);
            QCOMPARE(entry.string(u"target"), u"shop"_s);
            QCOMPARE(entry.string(u"target_name"), u"Audited"_s);
            QCOMPARE(entry.string(u"address"), u"127.0.0.1"_s);
            QCOMPARE(*entry.find(u"before"), parsed(R"({"name":"shop","currency":"EUR"})"));
            QCOMPARE(*entry.find(u"after"), parsed(R"({"name":"Audited","currency":"CHF"})"));
        }
        QCOMPARE(actions("/audit?q=AUDITED"), QStringList{u"company.changed"_s}); // by what it is called
    }
    void whatChangesNothingLeavesNoEntry()
    {
        const auto count = [this] { return m_office->items("/audit?limit=200").size(); };
        const std::size_t before = count();
        QCOMPARE(call("PATCH", "/companies/shop", "{}").status, 200);
        COMPARE_ERROR(call("PATCH", "/companies/shop", R"({"currency":"nonsense"})"), "INVALID_FIELDS");
        COMPARE_ERROR(
            call("POST", "/companies", R"({"company_key":"shop","name":"Again"})"), "ALREADY_EXISTS");
        COMPARE_ERROR(call("DELETE", "/admins/nobody"), "NOT_FOUND");
        QCOMPARE(count(), before);
    }
    void everyKindOfChangeIsThere()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop"])");
        const QByteArray eva = m_office->tokenOf("eva@example.org");
        (void)m_office->tokenOf("eva@example.org");
        (void)m_office->signIn("eva@example.org", "wrong guess", "203.0.113.5");
        QCOMPARE(
            call("PUT", "/sessions/current/password",
                "{\"current_password\":\"" + kPassword + "\",\"new_password\":\"" + kOtherPassword + "\"}",
                eva)
                .status,
            204);
        QCOMPARE(call("DELETE", "/sessions", {}, eva).status, 204);
        (void)m_office->tokenOf("eva@example.org", kOtherPassword);
        QCOMPARE(call("DELETE", "/admins/" + id + "/sessions").status, 204);
        QCOMPARE(
            call("PUT", "/admins/" + id + "/password", "{\"password\":\"" + kPassword + "\"}").status, 204);
        QCOMPARE(call("PATCH", "/admins/" + id, R"({"role":"company_viewer"})").status, 200);
        QCOMPARE(call("DELETE", "/admins/" + id).status, 204);
        QCOMPARE(actions("/audit?target=eva@example.org"),
            (QStringList{u"admin.deleted"_s, u"admin.changed"_s, u"admin.password-set"_s,
                u"session.revoked"_s, u"session.created"_s, u"session.ended"_s, u"admin.password-changed"_s,
                u"session.refused"_s, u"session.created"_s, u"session.created"_s, u"admin.created"_s}));

        (void)m_office->server().makeKey(u"shop"_s);
        const QString source
            = m_office->server().importDocument(u"shop"_s, u"en/a.md"_s, "# A\n\nSome text here.\n");
        m_office->server().importDocument(
            u"shop"_s, u"en/a.md"_s, "# A\n\nSome text here.\n", source); // the same again
        QCOMPARE(call("DELETE", "/companies/shop/sources/" + source.toLatin1()).status, 204);
        const QStringList ofShop = actions("/companies/shop/audit");
        QCOMPARE(ofShop,
            (QStringList{u"source.deleted"_s, u"document.imported"_s, u"source.created"_s, u"key.created"_s,
                u"company.created"_s}));
        QCOMPARE(newest("/companies/shop/audit").find(u"before")->string(u"name"), u"Help centre"_s);
    }
    void aLockOutIsThereOnce()
    {
        for (int i = 0; i < 13; ++i)
            (void)m_office->signIn("op@example.org", "wrong guess", "203.0.113.5");
        QCOMPARE(actions("/audit?action=session.locked-out").size(), 1);
        QCOMPARE(actions("/audit?action=session.refused").size(), 10);
        const json::Value entry = m_office->items("/audit?action=session.locked-out").front();
        QCOMPARE(entry.string(u"actor"), u"op@example.org"_s);
        QCOMPARE(entry.string(u"address"), u"203.0.113.5"_s);
    }
    void secretsAreNeverInIt()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        (void)m_office->signIn("a password in the wrong field", "xyzzy plugh 42", "203.0.113.5");
        (void)m_office->signIn("eva@example.org", "xyzzy plugh 42", "203.0.113.5");
        QCOMPARE(
            call("PUT", "/admins/" + id + "/password", "{\"password\":\"" + kOtherPassword + "\"}").status,
            204);
        const QByteArray key = m_office->server().makeKey(u"shop"_s);
        const QByteArray log = call("GET", "/audit?limit=200").body;
        QVERIFY(log.contains("session.refused") && log.contains("key.created"));
        for (const QByteArray &secret :
            {kPassword, kOtherPassword, token, sha256(token).toHex(), key, key.mid(key.lastIndexOf('_') + 1),
                QByteArray("xyzzy"), QByteArray("wrong field"), QByteArray("$argon2")})
            QVERIFY2(!log.contains(secret), secret);
    }

    void filtersChoose()
    {
        const qint64 start = m_office->server().clock().nowMs();
        m_office->server().clock().advance(kHourMs);
        m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop","other"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        m_office->server().clock().advance(kHourMs);
        for (const char *company : {"shop", "other"})
            QCOMPARE(
                call("PATCH", QByteArray("/companies/") + company, R"({"name":"New"})", token).status, 200);
        QCOMPARE(actions("/audit?actor=EVA@example.org"),
            (QStringList{u"company.changed"_s, u"company.changed"_s, u"session.created"_s}));
        QCOMPARE(actions("/audit?company=shop"), (QStringList{u"company.changed"_s, u"company.created"_s}));
        QCOMPARE(actions("/audit?company=-"),
            (QStringList{u"session.created"_s, u"admin.created"_s, u"admin.created"_s}));
        QCOMPARE(actions("/audit?action=company.&actor=local"),
            (QStringList{u"company.created"_s, u"company.created"_s}));
        QCOMPARE(actions("/companies/other/audit?action=company.ch"), QStringList{u"company.changed"_s});
        QCOMPARE(actions("/audit?target=op@example.org"), QStringList{u"admin.created"_s});
        QCOMPARE(actions("/audit?q=EVA@").size(), 4); // the target of her own beginning as well
        QCOMPARE(actions("/audit?q=any.Changed&company=shop"), QStringList{u"company.changed"_s});
        QCOMPARE(actions("/companies/other/audit?q=oth"),
            (QStringList{u"company.changed"_s, u"company.created"_s}));
        QCOMPARE(actions("/audit?q=100%25").size(), 0); // no pattern
        const QByteArray later = rfc3339(start + kHourMs).toLatin1();
        const QByteArray latest = rfc3339(start + 2 * kHourMs).toLatin1();
        QCOMPARE(actions("/audit?from=" + later).size(), 4);
        QCOMPARE(actions("/audit?from=" + later + "&to=" + latest),
            (QStringList{u"session.created"_s, u"admin.created"_s}));
        QCOMPARE(actions("/companies/shop/audit?to=" + later), QStringList{u"company.created"_s});
        const QByteArray today = later.left(10);
        QCOMPARE(actions("/audit?from=" + today + "&to=" + today).size(), 7);
        QCOMPARE(actions("/audit?to=2020-01-01").size(), 0);
        for (const QByteArray &query : {QByteArray("?from=yesterday"), QByteArray("?to=2026-02-30"),
                 QByteArray("?from=2026-01-01T00:00:00"), QByteArray("?from=2026-02-01&to=2026-01-01"),
                 QByteArray("?action=Key%25"), QByteArray("?limit=201"), QByteArray("?cursor=bm9uc2Vuc2U")}) {
            COMPARE_ERROR(call("GET", "/audit" + query), "INVALID_FIELDS");
            COMPARE_ERROR(call("GET", "/companies/shop/audit" + query), "INVALID_FIELDS");
        }
    }
    void pagesShowEachEntryOnce()
    {
        for (int i = 0; i < 20; ++i) { // many in one millisecond, and in two companies
            const QByteArray name = "{\"name\":\"" + QByteArray::number(i) + "\"}";
            QCOMPARE(call("PATCH", i % 2 ? "/companies/shop" : "/companies/other", name).status, 200);
            if (i % 5 == 0)
                m_office->server().clock().advance(1);
        }
        const auto ids = [](const json::Array &rows) {
            QStringList all;
            for (const json::Value &row : rows)
                all << row.string(u"company_key") + row.string(u"audit_id");
            return all;
        };
        const QStringList all = ids(m_office->items("/audit?limit=200"));
        QCOMPARE(all.size(), 23);
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        for (int limit : {1, 3, 7}) {
            QStringList paged;
            for (const Answer &page : m_office->pages("/audit?limit=" + QByteArray::number(limit)))
                paged += ids(entriesOf(page.json(), u"items"));
            QCOMPARE(paged, all);
            QCOMPARE(m_office->columnOfPages("/companies/shop/audit", limit, u"audit_id").size(), 11);
        }
        // A page's cursor is good for its own list alone.
        const QByteArray cursor
            = call("GET", "/companies/shop/audit?limit=1").text(u"next_cursor").toLatin1();
        COMPARE_ERROR(call("GET", "/companies/other/audit?cursor=" + cursor), "INVALID_FIELDS");
        COMPARE_ERROR(call("GET", "/audit?cursor=" + cursor), "INVALID_FIELDS");
        COMPARE_ERROR(call("GET", "/companies/shop/audit?action=key.&cursor=" + cursor), "INVALID_FIELDS");
    }
    void aPageHasABoundedSize()
    {
        for (int i = 0; i < 24; ++i) {
            json::Array hosts;
            for (int n = 0; n < 1000; ++n)
                hosts.emplace_back(QString(u'h').repeated(60) + u'.' + QString(u'h').repeated(60)
                    + u".%1.h%2.example"_s.arg(i).arg(n));
            m_office->server().changeCompany(u"shop"_s, {{u"allowed_hosts"_s, hosts}});
        }
        QStringList ids;
        const std::vector<Answer> pages = m_office->pages("/audit?limit=200");
        for (const Answer &page : pages) {
            QVERIFY2(
                page.body.size() <= http::kMaxPageBytes + 64 * 1024, QByteArray::number(page.body.size()));
            for (const json::Value &row : entriesOf(page.json(), u"items"))
                ids << row.string(u"company_key") + row.string(u"audit_id");
        }
        QVERIFY(pages.size() > 1);
        QCOMPARE(ids.size(), 27);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    }

    void itOnlyGrows()
    {
        const QByteArray before = call("GET", "/audit?limit=200").body;
        for (const char *sql : {"DELETE FROM audit", "UPDATE audit SET actor = 'nobody'",
                 "DELETE FROM audit WHERE company_key = 'shop'",
                 "UPDATE audit SET after_json = NULL WHERE audit_id = 1"})
            QVERIFY2(!write(sql), sql);
        QVERIFY(write("UPDATE admin SET revision = revision + 1")); // the way itself works
        QCOMPARE(call("GET", "/audit?limit=200").body, before);
        for (const char *method : {"POST", "PUT", "PATCH", "DELETE"}) {
            COMPARE_ERROR(call(method, "/audit", "{}"), "METHOD_NOT_ALLOWED");
            COMPARE_ERROR(call(method, "/companies/shop/audit", "{}"), "METHOD_NOT_ALLOWED");
        }
    }
    void rolesSeeWhatIsTheirs()
    {
        m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop"])");
        m_office->makeAdmin("tom@example.org", "company_viewer", R"(["shop"])");
        const QByteArray eva = m_office->tokenOf("eva@example.org");
        const QByteArray tom = m_office->tokenOf("tom@example.org");
        COMPARE_ERROR(call("GET", "/audit", {}, eva), "FORBIDDEN");
        COMPARE_ERROR(call("GET", "/companies/other/audit", {}, eva), "NOT_FOUND");
        COMPARE_ERROR(call("GET", "/companies/shop/audit", {}, tom), "FORBIDDEN");
        QCOMPARE(call("GET", "/companies/shop/audit", {}, eva).status, 200);
        for (const json::Value &row : m_office->items("/companies/shop/audit", eva))
            QCOMPARE(row.string(u"company_key"), u"shop"_s);
    }
};

std::unique_ptr<QObject> makeAuditTests() { return std::make_unique<TestAudit>(); }

} // namespace answerdesk::test

#include "tst_audit.moc"
