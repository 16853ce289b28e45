// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Administrators: making, listing, changing and deleting them, and what counts in their open sessions.
class TestAdministrators : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    QStringList emails(const QByteArray &query) { return m_office->column("/admins" + query, u"email"); }
    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const QByteArray &token = {}, const Headers &headers = {})
    {
        return m_office->call(method, path, body, token, headers);
    }
    QByteArray firstAdminId() { return m_office->column("/admins", u"admin_id").first().toLatin1(); }

private slots:
    void init() { m_office = std::make_unique<BackOffice>(); }
    void cleanup() { m_office.reset(); }

    void anAdministratorIsShownWithoutItsPassword()
    {
        const QByteArray id
            = m_office->makeAdmin("Eva@Example.org", "company_admin", R"(["shop","other","shop"])");
        const Answer shown = call("GET", "/admins/" + id);
        QCOMPARE(shown.status, 200);
        QCOMPARE(memberNames(shown.json()),
            (QStringList{u"admin_id"_s, u"email"_s, u"role"_s, u"companies"_s, u"disabled"_s, u"created_at"_s,
                u"updated_at"_s, u"last_sign_in_at"_s}));
        QCOMPARE(shown.text(u"email"), u"Eva@Example.org"_s);
        QCOMPARE(entriesOf(shown.json(), u"companies").size(), 2);
        QVERIFY(shown.json().find(u"last_sign_in_at")->isNull());
        QVERIFY(!shown.header("ETag").isEmpty());
        QCOMPARE(m_office->signIn("EVA@EXAMPLE.ORG").status, 201);
        QCOMPARE(call("GET", "/admins/" + id).text(u"last_sign_in_at"),
            rfc3339(m_office->server().clock().nowMs()));
        const Answer unchanged
            = call("GET", "/admins/" + id, {}, {}, {{"If-None-Match", shown.header("ETag")}});
        QCOMPARE(unchanged.status, 304);
        QVERIFY(unchanged.body.isEmpty());
        COMPARE_ERROR(call("GET", "/admins/nobody"), "NOT_FOUND");
    }
    void listsAreFilteredAndPaged()
    {
        m_office->makeAdmin("anna@shop.example", "company_admin", R"(["shop"])");
        m_office->makeAdmin("ben@shop.example", "company_viewer", R"(["shop","other"])");
        const QByteArray carla = m_office->makeAdmin("carla@other.example", "company_viewer", R"(["other"])");
        QCOMPARE(call("PATCH", "/admins/" + carla, R"({"disabled":true})").status, 200);
        QCOMPARE(emails({}),
            (QStringList{u"anna@shop.example"_s, u"ben@shop.example"_s, u"carla@other.example"_s,
                u"op@example.org"_s}));
        QCOMPARE(emails("?q=SHOP.ex"), (QStringList{u"anna@shop.example"_s, u"ben@shop.example"_s}));
        QCOMPARE(
            emails("?role=company_viewer"), (QStringList{u"ben@shop.example"_s, u"carla@other.example"_s}));
        QCOMPARE(emails("?company=other&disabled=false"), QStringList{u"ben@shop.example"_s});
        QCOMPARE(emails("?disabled=true"), QStringList{u"carla@other.example"_s});
        QCOMPARE(m_office->columnOfPages("/admins", 1, u"email"), emails({}));
        const QByteArray next = call("GET", "/admins?limit=1").text(u"next_cursor").toLatin1();
        for (const QByteArray &query :
            {QByteArray("?role=king"), QByteArray("?disabled=maybe"), QByteArray("?limit=0"),
                QByteArray("?cursor=bWFkZSB1cA"), QByteArray("?role=operator&cursor=") + next})
            COMPARE_ERROR(call("GET", "/admins" + query), "INVALID_FIELDS");
    }

    void everyFaultIsToldAtOnce()
    {
        const Answer faulty = call("POST", "/admins",
            R"({"email":"no one","password":"short","role":"king","companies":["shop","nowhere"]})");
        COMPARE_ERROR(faulty, "INVALID_FIELDS");
        QCOMPARE(faulty.invalidFields().keys(),
            (QStringList{u"companies[1]"_s, u"email"_s, u"password"_s, u"role"_s}));
        const Answer empty = call("POST", "/admins", "{}");
        COMPARE_ERROR(empty, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(empty.missingFields(), (QStringList{u"email"_s, u"password"_s, u"role"_s}));
        COMPARE_ERROR(call("POST", "/admins", "[]"), "INVALID_JSON");
        COMPARE_ERROR(call("PATCH", "/admins/nobody", "{}"), "NOT_FOUND");
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        const Answer changed = call("PATCH", "/admins/" + id,
            R"({"email":"@","role":7,"companies":["nowhere"],"disabled":"yes","shoe_size":43})");
        COMPARE_ERROR(changed, "INVALID_FIELDS");
        QCOMPARE(changed.invalidFields().keys(),
            (QStringList{u"companies[0]"_s, u"disabled"_s, u"email"_s, u"role"_s}));
    }
    void addressesAreChecked_data()
    {
        QTest::addColumn<QByteArray>("email");
        QTest::addColumn<bool>("isGood");
        for (const char *good :
            {"a@b", "eva.maier+shop@mail.shop.example", "o'hara@shop.example", "jürgen@shop.example"})
            QTest::newRow(good) << QByteArray(good) << true;
        for (const char *bad :
            {"eva", "@shop.example", "eva@", "eva@@shop.example", "eva@a@b", "e va@shop.example", "eva@.shop",
                "eva@shop.", "eva..m@shop.example", "<eva@shop.example>", "eva,tom@shop.example"})
            QTest::newRow(bad) << QByteArray(bad) << false;
    }
    void addressesAreChecked()
    {
        QFETCH(QByteArray, email);
        QFETCH(bool, isGood);
        const Answer answer = call("POST", "/admins",
            "{\"email\":\"" + email + "\",\"password\":\"" + kPassword + "\",\"role\":\"operator\"}");
        QCOMPARE(answer.status, isGood ? 201 : 400);
        if (!isGood)
            QCOMPARE(answer.invalidFields().keys(), QStringList{u"email"_s});
    }
    void passwordsAreChecked_data()
    {
        QTest::addColumn<QByteArray>("password");
        for (const char *weak : {"elevenchars", "aaaaaaaaaaaaaaaa", "abababababab", "Password1234",
                 "123456789012", "EVA@example.org", "correct horse battery staple", "qwertyuiop123"})
            QTest::newRow(weak) << QByteArray(weak);
    }
    void passwordsAreChecked()
    {
        QFETCH(QByteArray, password);
        const Answer made = call("POST", "/admins",
            "{\"email\":\"eva@example.org\",\"password\":\"" + password + "\",\"role\":\"operator\"}");
        COMPARE_ERROR(made, "INVALID_FIELDS");
        QCOMPARE(made.invalidFields().keys(), QStringList{u"password"_s});
        const QByteArray id = m_office->makeAdmin("eva@example.org", "operator");
        const Answer set = call("PUT", "/admins/" + id + "/password", "{\"password\":\"" + password + "\"}");
        COMPARE_ERROR(set, "INVALID_FIELDS");
        QCOMPARE(set.invalidFields().keys(), QStringList{u"password"_s});
        const QByteArray token = m_office->tokenOf("eva@example.org");
        const Answer own = call("PUT", "/sessions/current/password",
            "{\"current_password\":\"" + kPassword + "\",\"new_password\":\"" + password + "\"}", token);
        COMPARE_ERROR(own, "INVALID_FIELDS");
        QCOMPARE(own.invalidFields().keys(), QStringList{u"new_password"_s});
    }
    void addressesAreUniqueInAnyCase()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "operator");
        COMPARE_ERROR(call("POST", "/admins",
                          R"({"email":"EVA@Example.org","password":"0123456789ab","role":"operator"})"),
            "ALREADY_EXISTS");
        COMPARE_ERROR(call("PATCH", "/admins/" + id, R"({"email":"OP@example.org"})"), "ALREADY_EXISTS");
        QCOMPARE(call("PATCH", "/admins/" + id, R"({"email":"Eva@Example.org"})").text(u"email"),
            u"Eva@Example.org"_s);
        QCOMPARE(m_office->signIn("eva@example.org").status, 201);
    }
    void aRoleHasItsCompanies()
    {
        for (const char *body : {R"({"email":"a@b.c","password":"0123456789ab","role":"company_viewer"})",
                 R"({"email":"a@b.c","password":"0123456789ab","role":"company_viewer","companies":[]})",
                 R"({"email":"a@b.c","password":"0123456789ab","role":"operator","companies":["shop"]})"}) {
            const Answer refused = call("POST", "/admins", body);
            COMPARE_ERROR(refused, "INVALID_FIELDS");
            QCOMPARE(refused.invalidFields().keys(), QStringList{u"companies"_s});
        }
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        COMPARE_ERROR(call("PATCH", "/admins/" + id, R"({"companies":[]})"), "INVALID_FIELDS");
        COMPARE_ERROR(
            call("PATCH", "/admins/" + id, R"({"role":"operator","companies":["shop"]})"), "INVALID_FIELDS");
        const Answer promoted = call("PATCH", "/admins/" + id, R"({"role":"operator"})");
        QCOMPARE(promoted.status, 200);
        QCOMPARE(entriesOf(promoted.json(), u"companies").size(), 0);
        COMPARE_ERROR(call("PATCH", "/admins/" + id, R"({"role":"company_viewer"})"), "INVALID_FIELDS");
        QCOMPARE(
            call("PATCH", "/admins/" + id, R"({"role":"company_viewer","companies":["other"]})").status, 200);
    }

    void changesCountInOpenSessionsAtOnce()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_admin", R"(["shop"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        QCOMPARE(call("PATCH", "/companies/shop", R"({"name":"One"})", token).status, 200);
        QCOMPARE(call("PATCH", "/admins/" + id, R"({"role":"company_viewer"})").status, 200);
        COMPARE_ERROR(call("PATCH", "/companies/shop", R"({"name":"Two"})", token), "FORBIDDEN");
        QCOMPARE(call("GET", "/companies/shop", {}, token).status, 200);
        QCOMPARE(call("PATCH", "/admins/" + id, R"({"companies":["other"]})").status, 200);
        COMPARE_ERROR(call("GET", "/companies/shop", {}, token), "NOT_FOUND");
        QCOMPARE(call("GET", "/companies/other", {}, token).status, 200);
        QCOMPARE(call("PATCH", "/admins/" + id, R"({"disabled":true})").status, 200);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, token), "INVALID_SESSION");
        COMPARE_ERROR(m_office->signIn("eva@example.org"), "INVALID_CREDENTIALS");
        QCOMPARE(call("PATCH", "/admins/" + id, R"({"disabled":false})").status, 200);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, token), "INVALID_SESSION"); // ended is ended
        QCOMPARE(m_office->signIn("eva@example.org").status, 201);
        m_office->server().restart();
        QCOMPARE(call("GET", "/admins/" + id).text(u"role"), u"company_viewer"_s);
    }
    void aDeletedAdministratorIsGone()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        QCOMPARE(call("DELETE", "/admins/" + id).status, 204);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, token), "INVALID_SESSION");
        COMPARE_ERROR(call("GET", "/admins/" + id), "NOT_FOUND");
        COMPARE_ERROR(call("DELETE", "/admins/" + id), "NOT_FOUND");
        COMPARE_ERROR(m_office->signIn("eva@example.org"), "INVALID_CREDENTIALS");
        m_office->server().restart();
        COMPARE_ERROR(call("GET", "/admins/" + id), "NOT_FOUND");
        m_office->makeAdmin("eva@example.org", "operator"); // the address is free again
    }
    void theLastOperatorStays()
    {
        const QByteArray first = firstAdminId();
        for (const char *change :
            {R"({"disabled":true})", R"({"role":"company_admin","companies":["shop"]})"})
            COMPARE_ERROR(call("PATCH", "/admins/" + first, change), "LAST_OPERATOR");
        COMPARE_ERROR(call("DELETE", "/admins/" + first), "LAST_OPERATOR");
        const QByteArray second = m_office->makeAdmin("second@example.org", "operator");
        QCOMPARE(call("PATCH", "/admins/" + second, R"({"disabled":true})").status, 200);
        COMPARE_ERROR(call("DELETE", "/admins/" + first), "LAST_OPERATOR"); // a disabled one does not count
        QCOMPARE(call("PATCH", "/admins/" + second, R"({"disabled":false})").status, 200);
        QCOMPARE(call("DELETE", "/admins/" + first).status, 204);
        COMPARE_ERROR(call("DELETE", "/admins/" + second), "LAST_OPERATOR");
    }
    void twoOperatorsCannotRemoveEachOther()
    {
        const QByteArray first = firstAdminId();
        const QByteArray second = m_office->makeAdmin("second@example.org", "operator");
        const QByteArray tokens[]
            = {m_office->tokenOf("op@example.org"), m_office->tokenOf("second@example.org")};
        HttpProbe one(m_office->server().admin());
        HttpProbe two(m_office->server().admin());
        one.send(
            HttpProbe::format("DELETE", "/admin/v1/admins/" + second, {}, {bearer(tokens[0])}, "localhost"));
        two.send(
            HttpProbe::format("DELETE", "/admin/v1/admins/" + first, {}, {bearer(tokens[1])}, "localhost"));
        QSet<int> statuses{one.read().status, two.read().status};
        QVERIFY2(statuses.contains(204) && statuses.size() == 2, "both were deleted, or none");
        QCOMPARE(emails({}).size(), 1);
    }
    void nobodyTakesAwayTheirOwnAccount()
    {
        m_office->makeAdmin("second@example.org", "operator");
        const QByteArray token = m_office->tokenOf("op@example.org");
        const Answer me = call("GET", "/sessions/current", {}, token);
        const QByteArray path = "/admins/" + me.json().find(u"admin")->string(u"admin_id").toLatin1();
        COMPARE_ERROR(call("DELETE", path, {}, token), "FORBIDDEN");
        COMPARE_ERROR(call("PATCH", path, R"({"disabled":true})", token), "FORBIDDEN");
        COMPARE_ERROR(
            call("PATCH", path, R"({"role":"company_admin","companies":["shop"]})", token), "FORBIDDEN");
        COMPARE_ERROR(
            call("PUT", path + "/password", "{\"password\":\"" + kOtherPassword + "\"}", token), "FORBIDDEN");
        QCOMPARE(call("PATCH", path, R"({"email":"me@example.org","role":"operator"})", token).status, 200);
        QCOMPARE(call("GET", "/sessions/current", {}, token).json().find(u"admin")->string(u"email"),
            u"me@example.org"_s);
    }
    void editsAreGuarded()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        const QByteArray path = "/admins/" + id;
        const QByteArray tag = call("GET", path).header("ETag");
        const Answer same = call("PATCH", path, "{}", {}, {{"If-Match", tag}});
        QCOMPARE(same.status, 200);
        QCOMPARE(same.header("ETag"), tag); // nothing changed
        const Answer first
            = call("PATCH", path, R"({"companies":["shop","other"]})", {}, {{"If-Match", tag}});
        QCOMPARE(first.status, 200);
        QVERIFY(first.header("ETag") != tag);
        COMPARE_ERROR(call("PATCH", path, R"({"companies":["other"]})", {}, {{"If-Match", tag}}),
            "PRECONDITION_FAILED");
        COMPARE_ERROR(call("DELETE", path, {}, {}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        QCOMPARE(entriesOf(call("GET", path).json(), u"companies").size(), 2);
        QCOMPARE(call("PUT", path + "/password", "{\"password\":\"" + kOtherPassword + "\"}").status, 204);
        COMPARE_ERROR(
            call("DELETE", path, {}, {}, {{"If-Match", first.header("ETag")}}), "PRECONDITION_FAILED");
        QCOMPARE(
            call("DELETE", path, {}, {}, {{"If-Match", "\"0\", " + call("GET", path).header("ETag")}}).status,
            204);
    }

    void anOperatorGivesANewPassword()
    {
        const QByteArray id = m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        QCOMPARE(
            call("PUT", "/admins/" + id + "/password", "{\"password\":\"" + kOtherPassword + "\"}").status,
            204);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, token), "INVALID_SESSION");
        COMPARE_ERROR(m_office->signIn("eva@example.org"), "INVALID_CREDENTIALS");
        QCOMPARE(m_office->signIn("eva@example.org", kOtherPassword).status, 201);
        COMPARE_ERROR(
            call("PUT", "/admins/nobody/password", "{\"password\":\"" + kOtherPassword + "\"}"), "NOT_FOUND");
        COMPARE_ERROR(call("PUT", "/admins/" + id + "/password", "{}"), "MISSING_REQUIRED_FIELDS");
    }
    void oneChangesOnesOwnPassword()
    {
        m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        const QByteArray here = m_office->tokenOf("eva@example.org");
        const QByteArray there = m_office->tokenOf("eva@example.org");
        const auto change = [&](const QByteArray &current, const QByteArray &wanted) {
            return call("PUT", "/sessions/current/password",
                "{\"current_password\":\"" + current + "\",\"new_password\":\"" + wanted + "\"}", here);
        };
        const Answer wrong = change("not the password", kOtherPassword);
        COMPARE_ERROR(wrong, "INVALID_FIELDS");
        QCOMPARE(wrong.invalidFields().keys(), QStringList{u"current_password"_s});
        const Answer same = change(kPassword, kPassword);
        QCOMPARE(same.invalidFields().keys(), QStringList{u"new_password"_s});
        QCOMPARE(call("GET", "/sessions/current", {}, there).status, 200);
        QCOMPARE(change(kPassword, kOtherPassword).status, 204);
        QCOMPARE(call("GET", "/sessions/current", {}, here).status, 200);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, there), "INVALID_SESSION");
        COMPARE_ERROR(m_office->signIn("eva@example.org"), "INVALID_CREDENTIALS");
        QCOMPARE(m_office->signIn("eva@example.org", kOtherPassword).status, 201);
        m_office->server().restart();
        QCOMPARE(call("GET", "/sessions/current", {}, here).status, 200);
        COMPARE_ERROR(call("GET", "/sessions/current", {}, there), "INVALID_SESSION");
        // The token of the data folder is no account.
        COMPARE_ERROR(
            call("PUT", "/sessions/current/password",
                "{\"current_password\":\"" + kPassword + "\",\"new_password\":\"" + kOtherPassword + "\"}"),
            "FORBIDDEN");
    }
    void guessesAtOnesOwnPasswordCount()
    {
        m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop"])");
        const QByteArray token = m_office->tokenOf("eva@example.org");
        const QByteArray guess
            = "{\"current_password\":\"a wrong guess\",\"new_password\":\"" + kOtherPassword + "\"}";
        for (int i = 0; i < 10; ++i)
            COMPARE_ERROR(call("PUT", "/sessions/current/password", guess, token), "INVALID_FIELDS");
        COMPARE_ERROR(call("PUT", "/sessions/current/password", guess, token), "TOO_MANY_ATTEMPTS");
        QCOMPARE(call("GET", "/sessions/current", {}, token).status, 200);
    }
};

std::unique_ptr<QObject> makeAdministratorTests() { return std::make_unique<TestAdministrators>(); }

} // namespace answerdesk::test

#include "tst_admins.moc"
