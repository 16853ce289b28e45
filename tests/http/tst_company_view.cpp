// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/actors.h"
#include "shared/api/schemas.h"
#include "tests/http/two_companies.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::EndpointInfo;

namespace {

constexpr char kOperatorEmail[] = "operator@all.example";
constexpr char kFormerEmail[] = "former@all.example";
constexpr char kOperatorAddress[] = "203.0.113.77";
constexpr char kReaderAddress[] = "198.51.100.23";
constexpr const char *kRoles[] = {"admin@shop", "tester@shop", "viewer@shop"};

/// What the server says about all companies together.
constexpr const char *kTotals[] = {"\"requests_total\"", "\"errors_total\"", "\"admin_url\"",
    "\"schema_version\"", "\"companies\":2", "answerdesk_http_requests_total"};

/// Queries that an endpoint is asked with besides none: long polls, and filters that look for the operator.
QByteArrayList queriesOf(const EndpointInfo &info)
{
    switch (info.id) {
    case api::Endpoint::ListRequests:
        return {"?limit=200", "?wait=1&after=0&limit=200", "?area=server&limit=200"};
    case api::Endpoint::ListAudit:
        return {"?limit=200", "?actor=operator&limit=200"};
    case api::Endpoint::ListImports:
    case api::Endpoint::ListPregenerations:
    case api::Endpoint::ListFeeds:
    case api::Endpoint::ListFaqPages:
        return {"?wait=1&after=0&limit=200"};
    default:
        return {""};
    }
}

} // namespace

/// What the administrators of one company see of a server that operators run for several: their own company.
/// Everything of it was made by two operators, one of whom has left, from an address of their own.
class TestCompanyView : public QObject
{
    Q_OBJECT
    std::unique_ptr<TwoCompanies> m_both;

    TestServer &server() { return m_both->server(); }
    static Headers from(const char *address, const QByteArray &token)
    {
        return {bearer(token), {"X-Forwarded-For", address}};
    }
    Answer call(const Headers &headers, const QByteArray &method, const QByteArray &path,
        const QByteArray &body = {}, const QByteArray &type = "application/json")
    {
        Headers all = headers;
        if (!body.isEmpty())
            all.emplace_back("Content-Type", type);
        return m_both->callAt(server().admin(), method, "/admin/v1" + path, body, all);
    }
    Answer callAs(
        const char *who, const QByteArray &method, const QByteArray &path, const QByteArray &body = {})
    {
        return call(from(kReaderAddress, m_both->tokenOf(who)), method, path, body);
    }
    QByteArray id(const char *parameter) const { return m_both->idOf(TwoCompanies::kOwn, parameter); }

    /// Something with an author of every kind, and entries in both logs.
    void work(const QByteArray &who)
    {
        const Headers headers = from(kOperatorAddress, m_both->tokenOf(who));
        const QByteArray name = who.split('@').first();
        const auto done = [&](const QByteArray &method, const QByteArray &path, const QByteArray &body,
                              const QByteArray &type = "application/json") {
            const Answer answer = call(headers, method, "/companies/shop" + path, body, type);
            if (answer.status < 200 || answer.status > 202)
                qFatal("%s %s: %s", method.constData(), path.constData(), answer.body.constData());
            return answer;
        };
        done("POST", "/keys", "{\"name\":\"" + name + "\"}");
        done("POST", "/own-answers", "{\"question\":\"Who is " + name + "?\",\"answer\":\"A colleague.\"}");
        done("POST", "/lexicon", "{\"form\":\"" + name + "\",\"meaning\":\"colleague\"}");
        done("POST", "/imports", "{\"name\":\"" + name + "\"}");
        done("POST", "/feeds", "{\"name\":\"" + name + "\"}");
        done("POST", "/page-rules", "{\"pattern\":\"" + name + ".example/*\",\"effect\":\"product\"}");
        done("PUT", "/sources/" + id("source") + "/documents?path=" + name + ".md",
            "# Paths\n\nThere are 12 paths.\n", "text/markdown");
        done("POST", "/evaluations",
            "{\"evaluation_id\":\"" + name + "\",\"name\":\"" + name
                + "\",\"questions\":[{\"question_id\":\"a\",\"question\":\"Why?\",\"facts\":[\"so\"]}]}");
        done("POST", "/evaluations/" + name + "/runs", "{}");
        done("POST", "/pregenerations", "{\"urls\":[\"https://elsewhere.example/" + name + "\"]}");
        m_both->waitForRuns();
        done("PATCH", "/faqs/" + id("faq"), "{\"answer\":\"Written by " + name + ".\"}");
        done("POST", "/orders/" + id("order") + "/refunds",
            "{\"kind\":\"refund\",\"value\":1,\"reference\":\"" + name + "\"}");
        done("PATCH", "", "{\"name\":\"Shop of " + name + "\"}");
        m_both->freshIdOf(TwoCompanies::kForeign, "key"); // and something elsewhere
    }
    QByteArray pathOf(const EndpointInfo &info) const
    {
        QByteArray path = info.path;
        for (const QByteArray &parameter : parametersOf(path))
            path.replace('{' + parameter + '}', id(parameter.constData()));
        return path;
    }
    QByteArrayList forbidden() const
    {
        return m_both->foreignTexts() << kOperatorEmail << kFormerEmail << "operator@all"
                                      << "former@all" << kOperatorAddress << "othr";
    }
    /// What a company's role must not read in an answer; empty when it is right.
    QByteArray leakIn(const QByteArray &body) const
    {
        for (const QByteArray &text : forbidden()) {
            if (body.contains(text))
                return text;
        }
        for (const char *total : kTotals) {
            if (body.contains(total))
                return total;
        }
        return {};
    }
    static QByteArrayList membersNaming(const QByteArray &body, const QByteArray &actor)
    {
        QByteArrayList names;
        for (const char *field : api::kActorFields) {
            if (body.contains('"' + QByteArray(field) + "\":\"" + actor + '"'))
                names << field;
        }
        return names;
    }

private slots:
    void initTestCase()
    {
        m_both = std::make_unique<TwoCompanies>();
        m_both->makeAdmin("former@all", accounts::Role::Operator, {});
        work("former@all");
        const json::Value admins = server().adminCall("GET", "/admin/v1/admins?q=former").json();
        const QByteArray former = entriesOf(admins, u"items").front().string(u"admin_id").toLatin1();
        QCOMPARE(server().adminCall("DELETE", "/admin/v1/admins/" + former).status, 204);
        work("operator@all");
        for (const char *who : kRoles)
            m_both->tokenOf(who);
    }
    void cleanupTestCase() { m_both.reset(); }

    /// A member that names an administrator is replaced only when the list knows it.
    void everyMemberThatNamesAnAdministratorIsKnown()
    {
        QSet<QString> found;
        for (const json::Object &schema : api::answerSchemas()) {
            const json::Value all(schema);
            const json::Value *properties = all.find(u"properties");
            if (!properties)
                continue;
            for (const auto &[name, property] : *properties->asObject()) {
                const QString about = property.string(u"description");
                const bool isText = property.toJson().contains("\"string\"") && !property.find(u"enum");
                const bool isActor = isText
                    && (about.startsWith(u"Who: ") || about.startsWith(u"Who wrote")
                        || about.startsWith(u"Who made") || about.startsWith(u"Who started")
                        || about.startsWith(u"Who changed") || about.startsWith(u"Who recorded")
                        || about.startsWith(u"E-mail address of the admin"));
                if (isActor && name != u"email")
                    found.insert(name);
            }
        }
        QSet<QString> known;
        for (const char *field : api::kActorFields)
            known.insert(QString::fromLatin1(field));
        QCOMPARE(found, known);
    }

    /// Or the walk below would show nothing: an operator reads the address in each of these members.
    void operatorsAreNamedToOperators()
    {
        QSet<QByteArray> named;
        bool isAddressShown = false;
        for (const EndpointInfo &info : api::endpoints()) {
            if (QByteArray(info.method) != "GET" || info.listener != api::Listener::Admin)
                continue;
            const Answer answer = m_both->callAt(server().admin(), "GET",
                pathOf(info) + queriesOf(info).first(), {}, {bearer(m_both->tokenOf("operator@all"))});
            for (const char *email : {kOperatorEmail, kFormerEmail}) {
                for (const QByteArray &member : membersNaming(answer.body, email))
                    named.insert(member + ' ' + email);
            }
            isAddressShown = isAddressShown || answer.body.contains(kOperatorAddress);
        }
        for (const char *field : api::kActorFields)
            QVERIFY2(named.contains(QByteArray(field) + ' ' + kOperatorEmail), field);
        QVERIFY(named.contains(QByteArray("created_by ") + kFormerEmail));
        QVERIFY(isAddressShown);
    }

    void companyRolesSeeTheirCompanyAlone_data()
    {
        QTest::addColumn<int>("index");
        for (const EndpointInfo &info : api::endpoints()) {
            if (QByteArray(info.method) == "GET" && info.listener == api::Listener::Admin
                && info.id != api::Endpoint::Docs) // the same for everybody: it describes all members
                QTest::newRow(info.path) << int(info.id);
        }
    }
    void companyRolesSeeTheirCompanyAlone()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        for (const char *who : kRoles) {
            for (const QByteArray &query : queriesOf(info)) {
                const Answer answer = m_both->callAt(server().admin(), "GET", pathOf(info) + query, {},
                    from(kReaderAddress, m_both->tokenOf(who)));
                const bool isForOperators
                    = info.access == api::Access::Operator || info.id == api::Endpoint::MetricsText;
                const bool isForAdmins
                    = info.access == api::Access::CompanyAdmin && QByteArray(who) != "admin@shop";
                const bool isRefused = answer.status == 401 || answer.status == 403;
                const bool isFaulty
                    = answer.code() == "MISSING_REQUIRED_FIELDS" || answer.code() == "INVALID_FIELDS";
                QVERIFY2(isForOperators || isForAdmins ? isRefused : answer.status == 200 || isFaulty,
                    answer.body);
                const QByteArray leak = leakIn(answer.body);
                QVERIFY2(leak.isEmpty(),
                    QByteArray(who) + " reads " + leak + " in " + pathOf(info) + query + ": "
                        + answer.body.left(3000));
            }
        }
    }

    void operatorsAreOneWord()
    {
        const Answer keys = callAs("viewer@shop", "GET", "/companies/shop/keys?limit=200");
        QCOMPARE(membersNaming(keys.body, "operator"), QByteArrayList{"created_by"});
        const Answer requests = callAs("viewer@shop", "GET", "/requests?q=operator&limit=200");
        const json::Value rows = requests.json();
        QVERIFY(!entriesOf(rows, u"items").empty());
        for (const json::Value &row : entriesOf(rows, u"items")) {
            QCOMPARE(row.string(u"admin"), u"operator"_s);
            QCOMPARE(row.string(u"address"), QString());
        }
        const json::Value log
            = callAs("admin@shop", "GET", "/companies/shop/audit?actor=OPERATOR&limit=200").json();
        QVERIFY(entriesOf(log, u"items").size() > 8);
        for (const json::Value &row : entriesOf(log, u"items")) {
            QCOMPARE(row.string(u"actor"), u"operator"_s);
            QCOMPARE(row.string(u"address"), QString());
        }
        const json::Value found
            = callAs("admin@shop", "GET", "/companies/shop/audit?q=perat&limit=200").json();
        QCOMPARE(entriesOf(found, u"items").size(), entriesOf(log, u"items").size());
    }

    /// A filter is no way to check a guess.
    void guessesAreNotConfirmed()
    {
        for (const char *guess : {kOperatorEmail, kFormerEmail, "OPERATOR@ALL.example", "local"}) {
            for (const char *filter : {"actor", "q"}) {
                const Answer answer = callAs(
                    "admin@shop", "GET", QByteArray("/companies/shop/audit?") + filter + '=' + guess);
                QCOMPARE(entriesOf(answer.json(), u"items").size(), std::size_t(0));
            }
        }
        for (const char *guess : {kOperatorEmail, kOperatorAddress, "203.0.113", "@all"}) {
            const Answer answer = callAs("viewer@shop", "GET", QByteArray("/requests?q=") + guess);
            QCOMPARE(entriesOf(answer.json(), u"items").size(), std::size_t(0));
        }
    }

    void colleaguesAreNamed()
    {
        const Answer made = callAs("admin@shop", "POST", "/companies/shop/keys", R"({"name":"Ours"})");
        QCOMPARE(made.status, 201);
        QCOMPARE(membersNaming(made.body, "admin@shop.example"), QByteArrayList{"created_by"});
        const Answer keys = callAs("viewer@shop", "GET", "/companies/shop/keys?limit=200");
        QVERIFY(keys.body.contains("\"created_by\":\"admin@shop.example\""));
        const Answer requests = callAs("viewer@shop", "GET", "/requests?q=admin@shop&limit=200");
        const json::Value rows = requests.json();
        QVERIFY(!entriesOf(rows, u"items").empty());
        QCOMPARE(entriesOf(rows, u"items").front().string(u"admin"), u"admin@shop.example"_s);
        QCOMPARE(entriesOf(rows, u"items").front().string(u"address"), QString::fromLatin1(kReaderAddress));
    }

    /// Answers to changes go the same way as answers to questions.
    void changesAreAnsweredWithoutOperators()
    {
        const json::Value keys = server().adminCall("GET", "/admin/v1/companies/shop/keys?limit=200").json();
        QByteArray key;
        for (const json::Value &row : entriesOf(keys, u"items")) {
            if (row.string(u"created_by") == QLatin1String(kOperatorEmail))
                key = row.string(u"key_id").toLatin1();
        }
        QVERIFY(!key.isEmpty());
        const Answer revoked = callAs("admin@shop", "POST", "/companies/shop/keys/" + key + "/revoke", "{}");
        QCOMPARE(revoked.status, 200);
        QCOMPARE(membersNaming(revoked.body, "operator"), QByteArrayList{"created_by"});
        QVERIFY(leakIn(revoked.body).isEmpty());
    }

    /// Numbers of the log's rows follow the time: their differences do not count other companies' requests.
    void numbersDoNotCountTheOthers()
    {
        const auto newest = [this] {
            (void)callAs("viewer@shop", "GET", "/companies/shop/overview");
            const json::Value rows = callAs("viewer@shop", "GET", "/requests?limit=1").json();
            return numberOf(entriesOf(rows, u"items").front(), u"number");
        };
        server().clock().advance(1000);
        const qint64 before = newest();
        for (int i = 0; i < 50; ++i)
            (void)server().adminCall("GET", "/admin/v1/companies/othr");
        server().clock().advance(1000);
        const qint64 after = newest();
        QVERIFY2(after - before <= 1'000'000, QByteArray::number(after - before));
        QVERIFY(after > before);
    }

    void statusSaysWhatEverybodyMayKnow()
    {
        const Answer viewer = callAs("viewer@shop", "GET", "/status");
        QCOMPARE(memberNames(viewer.json()),
            (QStringList{u"version"_s, u"qt_version"_s, u"region"_s, u"started_at"_s, u"uptime_seconds"_s,
                u"base_url"_s, u"app_url"_s}));
        const Answer operatorsOwn = callAs("operator@all", "GET", "/status");
        QCOMPARE(memberNames(operatorsOwn.json()).size(), 15);
        QCOMPARE(numberOf(operatorsOwn.json(), u"companies"), 2);
    }

    /// Without a token of their own the metrics are for the machine and for operators.
    void metricsAreNotForCompanies()
    {
        const auto status = [this](const Headers &headers) {
            return m_both->callAt(server().admin(), "GET", "/metrics", {}, headers).status;
        };
        QCOMPARE(status({}), 200);
        QCOMPARE(status({{"X-Forwarded-For", kReaderAddress}}), 401);
        QCOMPARE(status(from(kReaderAddress, m_both->tokenOf("viewer@shop"))), 401);
        QCOMPARE(status(from(kReaderAddress, m_both->tokenOf("operator@all"))), 200);
    }

    /// Who is made an administrator of the company is a colleague, whatever they were before.
    void formerOperatorsOfTheCompanyAreNamed()
    {
        m_both->makeAdmin("moved@all", accounts::Role::Operator, {});
        // From an address of their own: it is shown with the name later.
        const Headers headers = from("203.0.113.99", m_both->tokenOf("moved@all"));
        QCOMPARE(call(headers, "POST", "/companies/shop/keys", R"({"name":"Moved"})").status, 201);
        const auto names
            = [this] { return callAs("viewer@shop", "GET", "/companies/shop/keys?limit=200").body; };
        QVERIFY(!names().contains("moved@all"));
        const json::Value admins = server().adminCall("GET", "/admin/v1/admins?q=moved").json();
        const QByteArray path
            = "/admin/v1/admins/" + entriesOf(admins, u"items").front().string(u"admin_id").toLatin1();
        const auto assign = [&](const QByteArray &company) {
            const QByteArray body = "{\"role\":\"company_viewer\",\"companies\":[\"" + company + "\"]}";
            QCOMPARE(server().adminCall("PATCH", path, body).status, 200);
        };
        assign("othr");
        QVERIFY(!names().contains("moved@all"));
        assign("shop");
        QVERIFY(names().contains("moved@all.example"));
    }

    /// The last one: addresses and connections are others afterwards.
    void aRestartForgetsNoOperator()
    {
        server().restart();
        for (const char *path : {"/companies/shop/keys?limit=200", "/companies/shop/own-answers?limit=200",
                 "/companies/shop/lexicon?limit=200", "/companies/shop/audit?limit=200"}) {
            const Answer answer = callAs("admin@shop", "GET", path);
            QCOMPARE(answer.status, 200);
            QVERIFY(answer.body.contains("\"operator\""));
            QVERIFY2(leakIn(answer.body).isEmpty(), leakIn(answer.body) + ' ' + path);
        }
    }
};

} // namespace answerdesk::test

QTEST_GUILESS_MAIN(answerdesk::test::TestCompanyView)
#include "tst_company_view.moc"
