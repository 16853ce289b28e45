// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/two_companies.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

using api::Access;
using api::EndpointInfo;

enum class Shows { Nothing, Unknown, Session, EndedSession, Key };

/// One who calls, and what is true of it.
struct Caller {
    const char *name;
    Shows shows = Shows::Nothing;
    QByteArray who = {}; ///< of a session: "admin@shop"
    QByteArray token = {}; ///< of everything else
    QByteArray keyFault = {}; ///< why the key does not work anywhere
    QByteArrayList scopes = {"messages:write", "faqs:read"};
    Headers headers = {}; ///< in place of a bearer token
};

/// What an endpoint of this access says to the caller about an object of the company "shop"; empty: it is let
/// in. Written from the documented rules, not from the gatekeeper.
QByteArray verdict(const EndpointInfo &info, const Caller &caller)
{
    const auto oneOf = [&](std::initializer_list<const char *> roles) {
        const QByteArray role = caller.who.split('@').first();
        return role == "operator" || std::find(roles.begin(), roles.end(), role) != roles.end();
    };
    const auto scope = [&](const char *name) -> QByteArray {
        if (caller.shows == Shows::Nothing)
            return "MISSING_API_KEY";
        if (caller.shows != Shows::Key)
            return "INVALID_API_KEY";
        if (!caller.keyFault.isEmpty())
            return caller.keyFault;
        return caller.scopes.contains(name) ? "" : "INSUFFICIENT_SCOPE";
    };
    const auto session = [&](std::initializer_list<const char *> roles) -> QByteArray {
        if (caller.shows == Shows::Nothing)
            return "MISSING_SESSION";
        if (caller.shows != Shows::Session)
            return "INVALID_SESSION";
        const bool isForeign = caller.who.contains("@othr");
        if (isForeign && QByteArray(info.path).contains("{company}"))
            return "NOT_FOUND";
        // A session belongs to who signed in: here the company's administrator.
        const bool isOwner = caller.who == "admin@shop" || caller.who.startsWith("operator");
        if (QByteArray(info.path).contains("{session}") && !isOwner)
            return "NOT_FOUND";
        return oneOf(roles) ? "" : "FORBIDDEN";
    };
    switch (info.access) {
    case Access::Anyone:
        return {};
    case Access::MessagesKey:
        return scope("messages:write");
    case Access::FaqsKey:
        return scope("faqs:read");
    case Access::SignedIn:
    case Access::Viewer:
        return session({"admin", "tester", "viewer"});
    case Access::Tester:
        return session({"admin", "tester"});
    case Access::CompanyAdmin:
        return session({"admin"});
    case Access::Operator:
        return session({});
    }
    return "an access that this test does not know";
}

/// Query parameters that an endpoint cannot do without.
QByteArray neededQuery(const EndpointInfo &info)
{
    static const QHash<QByteArray, QByteArray> kQueries{
        {"ProductFaqsQuery", "?page_url=https%3A%2F%2Fnowhere.example%2F"}, {"DocumentQuery", "?path=a.md"},
        {"FeedContentQuery", "?offset=0"}};
    return kQueries.value(info.request);
}

bool hasJsonBody(const EndpointInfo &info)
{
    return info.maxBody > 0 && *info.request && !QByteArray(info.request).endsWith("Query");
}

} // namespace

/// Every endpoint of the route table, as everybody. What is expected follows from the endpoint's access
/// alone, so a new endpoint is walked as soon as it is declared.
class TestAccessWalk : public QObject
{
    Q_OBJECT
    std::unique_ptr<TwoCompanies> m_both;
    QList<Caller> m_callers;

    using Fill = std::function<QByteArray(const QByteArray &parameter)>;
    static QByteArray target(const EndpointInfo &info, const Fill &fill)
    {
        QByteArray path = info.path;
        for (const QByteArray &parameter : parametersOf(path))
            path.replace('{' + parameter + '}', fill(parameter));
        return path + neededQuery(info);
    }
    QByteArray ownTarget(const EndpointInfo &info) const
    {
        return target(
            info, [this](const QByteArray &name) { return m_both->idOf(TwoCompanies::kOwn, name); });
    }
    Answer ask(const EndpointInfo &info, const QByteArray &path, const Caller &caller)
    {
        Headers headers = caller.headers;
        if (caller.shows == Shows::Session)
            headers << bearer(m_both->tokenOf(caller.who));
        else if (!caller.token.isEmpty())
            headers << bearer(caller.token);
        return m_both->call(info, path, hasJsonBody(info) ? "{}" : "", headers);
    }
    /// A foreign text in the answer, or empty.
    QByteArray leakIn(const Answer &answer) const
    {
        for (const QByteArray &text : m_both->foreignTexts()) {
            if (answer.body.contains(text))
                return text;
        }
        return {};
    }
    static Caller session(const char *name, const char *who)
    {
        return {.name = name, .shows = Shows::Session, .who = who};
    }
    void addKeys()
    {
        TestServer &server = m_both->server();
        const auto key = [&](const char *name, const QByteArray &fault, const json::Object &settings,
                             const QString &company = u"shop"_s) {
            m_callers.append(Caller{.name = name,
                .shows = Shows::Key,
                .token = server.makeKey(company, settings),
                .keyFault = fault});
            return m_callers.last().token;
        };
        key("key", {}, {});
        key("test key", {}, {{u"test"_s, true}});
        key("key of another company", {}, {}, u"othr"_s);
        key("key for messages", {}, {{u"scopes"_s, json::Array{u"messages:write"_s}}});
        m_callers.last().scopes = {"messages:write"};
        key("key for FAQs", {}, {{u"scopes"_s, json::Array{u"faqs:read"_s}}});
        m_callers.last().scopes = {"faqs:read"};
        key("key of elsewhere", "ADDRESS_NOT_ALLOWED",
            {{u"allowed_addresses"_s, json::Array{u"192.0.2.0/24"_s}}});
        key("expired key", "API_KEY_EXPIRED", {{u"expires_at"_s, rfc3339(server.clock().nowMs() + 60'000)}});
        server.clock().advance(60'000);
        const QByteArray revoked = key("revoked key", "API_KEY_REVOKED", {});
        server.adminCall("POST", "/admin/v1/companies/shop/keys/" + revoked.split('_').at(2) + "/revoke");
        server.makeCompany(u"closed"_s, {{u"api_access"_s, false}});
        key("key of a closed company", "API_ACCESS_DISABLED", {}, u"closed"_s);
        Caller cut{
            .name = "key cut short", .shows = Shows::Unknown, .token = m_callers.last().token.chopped(1)};
        m_callers << cut;
    }
    /// Administrators whom an operator takes away while they are signed in.
    void addEndedAdministrators()
    {
        TestServer &server = m_both->server();
        const auto change = [&](const char *name, const QByteArray &method, const QByteArray &below,
                                const QByteArray &body) {
            const QByteArray email = QByteArray(name).replace(' ', '-') + "@all";
            m_both->makeAdmin(email, accounts::Role::Operator, {});
            const QByteArray token = m_both->tokenOf(email);
            const json::Value current
                = m_both->callAt(server.admin(), "GET", "/admin/v1/sessions/current", {}, {bearer(token)})
                      .json();
            const QByteArray id = current.find(u"admin")->string(u"admin_id").toLatin1();
            const Answer answer = server.adminCall(method, "/admin/v1/admins/" + id + below, body);
            QVERIFY2(answer.status == 200 || answer.status == 204, answer.body);
            m_callers << Caller{.name = name, .shows = Shows::EndedSession, .token = token};
        };
        change("deleted operator", "DELETE", "", "");
        change("disabled operator", "PATCH", "", "{\"disabled\":true}");
        change(
            "operator with a new password", "PUT", "/password", "{\"password\":\"another long password\"}");
        change("operator whose sessions were ended", "DELETE", "/sessions", "");
        // These two stay signed in, and are what they were made with their next request.
        m_both->makeAdmin("viewer@moved", accounts::Role::Operator, {});
        m_both->makeAdmin("admin@othr2", accounts::Role::CompanyAdmin, {u"shop"_s});
        const auto set = [&](const QByteArray &who, const QByteArray &body) {
            const Headers headers{bearer(m_both->tokenOf(who))};
            const json::Value current
                = m_both->callAt(server.admin(), "GET", "/admin/v1/sessions/current", {}, headers).json();
            const QByteArray id = current.find(u"admin")->string(u"admin_id").toLatin1();
            const Answer answer = server.adminCall("PATCH", "/admin/v1/admins/" + id, body);
            QVERIFY2(answer.status == 200, answer.body);
        };
        set("viewer@moved", "{\"role\":\"company_viewer\",\"companies\":[\"shop\"]}");
        set("admin@othr2", "{\"companies\":[\"othr\"]}");
        m_callers << session("operator made a viewer", "viewer@moved")
                  << session("admin moved to another company", "admin@othr2");
    }

private slots:
    void initTestCase()
    {
        m_both = std::make_unique<TwoCompanies>();
        const QByteArray expired = m_both->signIn("admin@shop.example");
        m_both->server().clock().advance(accounts::Sessions::kLifetimeMs);
        const QByteArray ended = m_both->signIn("admin@shop.example");
        const Headers headers{bearer(ended)};
        QCOMPARE(m_both->callAt(m_both->server().admin(), "DELETE", "/admin/v1/sessions", {}, headers).status,
            204);
        const auto header = [](const QByteArray &value) { return Headers{{"Authorization", value}}; };
        const QByteArray live = m_both->tokenOf("operator@all");
        m_callers << Caller{.name = "nobody"} << Caller{.name = "scheme alone", .headers = header("Bearer")}
                  << Caller{.name = "another scheme", .headers = header("Basic " + live)}
                  << Caller{.name = "token alone", .headers = header(live)}
                  << Caller{.name = "unknown token",
                         .shows = Shows::Unknown,
                         .token = "ads_" + QByteArray(43, 'a')}
                  << Caller{.name = "long token", .shows = Shows::Unknown, .token = QByteArray(3000, 'b')}
                  << Caller{.name = "token and more", .shows = Shows::Unknown, .token = live + "x"}
                  << Caller{.name = "two tokens", .shows = Shows::Unknown, .token = live + " " + live}
                  << Caller{.name = "not ASCII", .shows = Shows::Unknown, .token = "ads_\xc3\xa4"}
                  << Caller{.name = "expired session", .shows = Shows::EndedSession, .token = expired}
                  << Caller{.name = "signed-out session", .shows = Shows::EndedSession, .token = ended};
        addKeys();
        addEndedAdministrators();
        m_both->makeAdmin("admin@both", accounts::Role::CompanyAdmin, {u"shop"_s, u"othr"_s});
        m_callers << session("viewer", "viewer@shop") << session("tester", "tester@shop")
                  << session("company admin", "admin@shop") << session("admin of both", "admin@both")
                  << session("viewer of another company", "viewer@othr")
                  << session("tester of another company", "tester@othr")
                  << session("admin of another company", "admin@othr") << session("operator", "operator@all");
    }
    void cleanupTestCase() { m_both.reset(); }

    void everyParameterIsKnown()
    {
        for (const EndpointInfo &info : api::endpoints()) {
            for (const QByteArray &parameter : parametersOf(info.path)) {
                QVERIFY2(!m_both->idOf(TwoCompanies::kOwn, parameter).isEmpty(),
                    "the walk does not know how to fill {" + parameter + "} of " + info.path
                        + ": teach TwoCompanies::idOf()");
                QVERIFY(!m_both->idOf(TwoCompanies::kForeign, parameter).isEmpty());
            }
        }
    }

    void endpoints_data()
    {
        QTest::addColumn<int>("index");
        for (const EndpointInfo &info : api::endpoints())
            QTest::newRow((QByteArray(info.method) + ' ' + info.path).constData()) << int(info.id);
    }
    void everyoneGetsWhatTheAccessSays_data() { endpoints_data(); }
    void everyoneGetsWhatTheAccessSays()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        for (const Caller &caller : std::as_const(m_callers)) { // signing in changes the database as well
            if (caller.shows == Shows::Session)
                m_both->tokenOf(caller.who);
        }
        const auto before = m_both->snapshot();
        for (const Caller &caller : std::as_const(m_callers)) {
            const QByteArray code = verdict(info, caller);
            if (code.isEmpty())
                continue;
            const Answer answer = ask(info, ownTarget(info), caller);
            QVERIFY2(problemOf(answer, code).isEmpty(),
                caller.name + QByteArray(": ") + problemOf(answer, code).toUtf8());
            QVERIFY2(leakIn(answer).isEmpty(), leakIn(answer) + " leaks: " + answer.body);
            QVERIFY2(!answer.hasHeader("ETag"), caller.name);
        }
        QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
        for (const Caller &caller : std::as_const(m_callers)) {
            if (!verdict(info, caller).isEmpty())
                continue;
            const QByteArray path = target(info, [&](const QByteArray &parameter) {
                return m_both->freshIdOf(TwoCompanies::kOwn, parameter);
            });
            const Answer answer = ask(info, path, caller);
            if (answer.status == 202 && info.id == api::Endpoint::RegenerateFaqPage)
                m_both->waitForPageAbove(numberOf(answer.json(), u"revision"));
            m_both->waitForRuns();
            const bool isDone = answer.status == info.successStatus || answer.status == 202;
            const bool isFaulty = !isDone
                && (answer.code() == "MISSING_REQUIRED_FIELDS" || answer.code() == "INVALID_FIELDS");
            // PostgreSQL has tools of its own for what is done to the file of a SQLite database.
            const bool isOfFile = QByteArrayView(info.path).startsWith("/admin/v1/backups")
                || info.id == api::Endpoint::CheckIntegrity;
            const bool isElsewhere = isOfFile && TestDatabase::isPostgres()
                && (answer.code() == "NOT_IMPLEMENTED" || answer.code() == "NOT_FOUND");
            // An upload that has only begun is not held.
            const bool isNotHeld
                = info.id == api::Endpoint::ConfirmFeedRun && answer.code() == "FEED_RUN_ENDED";
            // The document was uploaded: there is no page to be read.
            const bool isUpload
                = info.id == api::Endpoint::RefreshDocument && answer.body.contains("upload it again");
            QVERIFY2(isDone || isFaulty || isElsewhere || isNotHeld || isUpload,
                QByteArray(caller.name) + ": " + QByteArray::number(answer.status) + ' ' + answer.body);
            const bool seesAll = caller.who.startsWith("operator") || caller.who == "admin@both"
                || caller.who.contains("@othr") || QByteArray(caller.name) == "key of another company";
            QVERIFY2(
                seesAll || leakIn(answer).isEmpty(), caller.name + QByteArray(": ") + answer.body.left(2000));
        }
    }

    void anEndpointIsOnItsOwnAddressAlone_data() { endpoints_data(); }
    void anEndpointIsOnItsOwnAddressAlone()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        const TestServer &server = m_both->server();
        for (const QUrl &address : {server.base(), server.app(), server.admin()}) {
            if (address == m_both->addressOf(info) || info.listener == api::Listener::Every)
                continue;
            for (const Caller &caller : std::as_const(m_callers)) {
                Headers headers = caller.headers;
                if (caller.shows == Shows::Session)
                    headers << bearer(m_both->tokenOf(caller.who));
                else if (!caller.token.isEmpty())
                    headers << bearer(caller.token);
                const Answer answer = m_both->callAt(address, info.method, ownTarget(info), {}, headers);
                COMPARE_ERROR(answer, "NOT_FOUND");
            }
        }
    }

    /// Programs differ in which line of two they take. No caller gets past that, however well it is known.
    void aSecondHeaderLineIsRefused_data() { endpoints_data(); }
    void aSecondHeaderLineIsRefused()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        const QUrl address = m_both->addressOf(info);
        const QByteArray host = address.authority().toLatin1();
        const bool isForKeys = info.access == Access::MessagesKey || info.access == Access::FaqsKey;
        const auto known = std::find_if(m_callers.begin(), m_callers.end(),
            [](const Caller &caller) { return caller.shows == Shows::Key && caller.keyFault.isEmpty(); });
        QVERIFY(known != m_callers.end());
        const QByteArray token = isForKeys ? known->token : m_both->tokenOf("operator@all");
        const Headers once{{"Host", host}, {"Origin", "http://" + host}, {"Authorization", "Bearer " + token},
            {"Content-Type", "application/json"}};
        const auto before = m_both->snapshot();
        for (const auto &[name, value] : once) {
            for (const Headers &second :
                {Headers{{name, value}}, Headers{{name.toLower(), value}}, Headers{{name, "other"}}}) {
                HttpProbe probe(address);
                probe.send(HttpProbe::format(
                    info.method, ownTarget(info), hasJsonBody(info) ? "{}" : "", once + second, host));
                const Answer answer = probe.read();
                QVERIFY2(problemOf(answer, "BAD_REQUEST").isEmpty(),
                    name + ": " + problemOf(answer, "BAD_REQUEST").toUtf8());
                QCOMPARE(answer.header("Connection"), "close");
                QVERIFY2(probe.isClosedByServer(), name);
            }
        }
        QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
    }

    /// A page in an administrator's browser cannot make a name of its own point at the admin address.
    void theAdminAddressHasItsOwnNamesOnly_data() { endpoints_data(); }
    void theAdminAddressHasItsOwnNamesOnly()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        const bool isEverywhere = info.listener == api::Listener::Every;
        const TestServer &server = m_both->server();
        if (info.listener != api::Listener::Admin && !isEverywhere)
            return;
        const QByteArray host = server.admin().authority().toLatin1();
        const Headers known{bearer(m_both->tokenOf("operator@all"))};
        const auto before = m_both->snapshot();
        for (const Headers &foreign :
            {Headers{{"Host", "evil.example"}}, Headers{{"Host", "localhost.evil.example"}},
                Headers{{"Host", host}, {"Origin", "http://evil.example"}}}) {
            const Answer answer
                = m_both->callAt(server.admin(), info.method, ownTarget(info), {}, known + foreign);
            QVERIFY2(problemOf(answer, "FORBIDDEN_ORIGIN").isEmpty(),
                foreign.last().second + ": " + problemOf(answer, "FORBIDDEN_ORIGIN").toUtf8());
            if (isEverywhere) // the public addresses have any name that a proxy gives them
                QCOMPARE(m_both->callAt(server.base(), info.method, info.path, {}, foreign).status, 200);
        }
        QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
    }

    /// An identifier of another company is answered like one that never was.
    void foreignIdentifiersDoNotExist_data() { endpoints_data(); }
    void foreignIdentifiersDoNotExist()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        const QByteArrayList parameters = parametersOf(info.path);
        const Caller own = session("company admin", "admin@shop");
        const bool isPermitted = verdict(info, own).isEmpty();
        for (const QByteArray &parameter : parameters) {
            const auto bodyFor = [&](const Caller &caller, const QByteArray &id) {
                const QByteArray path = target(info, [&](const QByteArray &name) {
                    return name == parameter ? id : m_both->idOf(TwoCompanies::kOwn, name);
                });
                const Answer answer = ask(info, path, caller);
                QByteArray body = answer.body;
                body.replace(answer.text(u"request_id").toLatin1(), "ID").replace(id, "WHAT");
                return QByteArray::number(answer.status) + ' ' + body;
            };
            const QByteArray foreign = m_both->idOf(TwoCompanies::kForeign, parameter);
            const QByteArray madeUp = TwoCompanies::madeUp(foreign);
            QVERIFY(foreign != madeUp);
            m_both->tokenOf(own.who);
            m_both->tokenOf("operator@all");
            const auto before = m_both->snapshot();
            if (isPermitted) {
                const QByteArray answer = bodyFor(own, foreign);
                QCOMPARE(answer, bodyFor(own, madeUp));
                QVERIFY2(answer.startsWith("404 ") && answer.contains("NOT_FOUND"), answer);
            }
            // Below its own company nothing of another one is to be had by an operator either.
            if (parameter != "company" && parameters.contains("company"))
                QCOMPARE(bodyFor(session("operator", "operator@all"), foreign),
                    bodyFor(session("operator", "operator@all"), madeUp));
            QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
        }
    }

    void hostileIdentifiersNameNothing_data() { endpoints_data(); }
    void hostileIdentifiersNameNothing()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        for (const QByteArray &parameter : parametersOf(info.path)) {
            const QByteArray own = m_both->idOf(TwoCompanies::kOwn, parameter);
            const QByteArray foreign = m_both->idOf(TwoCompanies::kForeign, parameter);
            const QByteArrayList hostile{QByteArray(2000, 'a'), QByteArray(300, '9'), "%C3%BC%F0%9F%98%80",
                "%FF", "%00", own + "%00", "%00" + own, own + "%2F", own + "%2F..%2F" + foreign, "..", ".",
                "%2E%2E", "..%2F" + foreign, own + "%2C" + foreign, own + "%27", "%22",
                "%27%20OR%20%271%27=%271", own + "%27--", "%27;DROP%20TABLE%20company;--", "-1", "0", "1e3",
                "0x1", "1.0", "+" + own, "%20" + own, own + "%20", own + "%0A", "%09" + own, "0" + own,
                own.toUpper() + "X", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
                "18446744073709551617", "null", "undefined", "NaN", "%25", "%2525", "%25s%25n", "*", "%5B%5D",
                "%7B%7D", "%5C", "_", "__"};
            m_both->tokenOf("admin@shop");
            m_both->tokenOf("operator@all");
            const auto before = m_both->snapshot();
            for (const QByteArray &value : hostile) {
                const QByteArray path = target(info, [&](const QByteArray &name) {
                    return name == parameter ? value : m_both->idOf(TwoCompanies::kOwn, name);
                });
                for (const char *who : {"admin@shop", "operator@all"}) {
                    const Answer answer = ask(info, path, session(who, who));
                    const bool isAbsurd = value.contains("%00"); // no well-formed request at all
                    if (isAbsurd)
                        COMPARE_ERROR(answer, "BAD_REQUEST");
                    else if (verdict(info, session(who, who)).isEmpty() || answer.code() != "FORBIDDEN")
                        QVERIFY2(problemOf(answer, "NOT_FOUND").isEmpty(),
                            path + ": " + problemOf(answer, "NOT_FOUND").toUtf8());
                }
            }
            QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
        }
    }

    /// Filters name objects too: those of another company select nothing of it.
    void foreignFiltersSelectNothing_data() { endpoints_data(); }
    void foreignFiltersSelectNothing()
    {
        QFETCH(int, index);
        const EndpointInfo &info = api::endpoints()[size_t(index)];
        if (QByteArray(info.method) != "GET" || !parametersOf(info.path).contains("company"))
            return;
        const json::Value document = api::openApi(true);
        const json::Value *item = document.find(u"paths")->find(QString::fromLatin1(info.path));
        const json::Value *parameters = item->find(u"get")->find(u"parameters");
        for (const json::Value &parameter : *parameters->asArray()) {
            const QByteArray name = parameter.string(u"name").toLatin1();
            if (parameter.string(u"in") != u"query" || name == "wait")
                continue;
            for (const char *object : {"company", "key", "source", "page", "thread", "admin", "faq"}) {
                const QByteArray path
                    = ownTarget(info) + '?' + name + '=' + m_both->idOf(TwoCompanies::kForeign, object);
                const Answer answer = ask(info, path, session("viewer", "admin@shop"));
                QVERIFY2(answer.status == 200 || answer.status == 400, path + ' ' + answer.body);
                QByteArray body = answer.body;
                body.replace(m_both->idOf(TwoCompanies::kForeign, object), "");
                QVERIFY2(!body.contains(TwoCompanies::kSecret), path + ' ' + body);
            }
        }
    }

    void publicEndpointsKeepCompaniesApart()
    {
        TestServer &server = m_both->server();
        const QByteArray key = server.makeKey(u"shop"_s);
        const auto message = [&](json::Object body) {
            body.emplace_back(u"query_text"_s,
                u"How many parking spaces has the %1?"_s.arg(QLatin1String(TwoCompanies::kSecret)));
            return server.post("/api/v1/send_message", body, key);
        };
        const QByteArray thread = m_both->idOf(TwoCompanies::kForeign, "thread");
        const QByteArray faq = m_both->idOf(TwoCompanies::kForeign, "faq");
        const auto before = m_both->snapshot();
        COMPARE_ERROR(message({{u"thread_id"_s, QString::fromLatin1(thread)}}), "THREAD_NOT_FOUND");
        COMPARE_ERROR(message({{u"faq_id"_s, faq.toLongLong()}}), "FAQ_NOT_FOUND");
        QCOMPARE(TwoCompanies::difference(before, m_both->snapshot()), QString());
        const Answer answer = message({});
        QCOMPARE(answer.status, 200);
        QVERIFY2(
            !answer.text(u"result_text").contains(u"59"), answer.body); // the passage is the other company's

        const QString url = u"https://othr.example/"_s;
        server.changeCompany(u"othr"_s, {{u"allowed_hosts"_s, json::Array{u"othr.example"_s}}});
        const Answer faqs = server.get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url), key);
        QCOMPARE(faqs.text(u"reason"), u"page_not_allowed"_s);

        // A visitor of one company is unknown to the other.
        const json::Object event{{u"company_key"_s, u"othr"_s}, {u"type"_s, u"ITEM_ADDED"_s},
            {u"user_fingerprint"_s, visitor(1)}, {u"user_faq_fingerprint"_s, visitor(1)},
            {u"product_id"_s, u"p"_s}, {u"product_name"_s, u"p"_s}, {u"value"_s, 5},
            {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}, {u"source"_s, u"s"_s}};
        COMPARE_ERROR(m_both->callAt(server.app(), "POST", "/analytics/cart_events",
                          json::Value(event).toJson(), {{"Content-Type", "application/json"}}),
            "ACTIVE_TICKET_NOT_FOUND");
    }
};

std::unique_ptr<QObject> makeAccessWalkTests() { return std::make_unique<TestAccessWalk>(); }

} // namespace answerdesk::test

#include "tst_access_walk.moc"
