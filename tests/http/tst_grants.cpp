// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/companies.h"
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

/// What a change of a setting asks for.
enum class Asks {
    Own, ///< for what belongs to the company
    Less, ///< for less than the operator grants
    More, ///< for more than that
    Grant, ///< for another grant
    Fixed ///< for what is fixed when the company is made
};
struct Change {
    const char *field;
    const char *value; ///< as JSON
    Asks asks;
};

// The company grants 100, 50 and 20 per minute, API access, hosts and ports; the model is allowed by
// TestServer.
constexpr Change kChanges[] = {
    {"company_key", R"("renamed")", Asks::Fixed},
    {"region", R"("us")", Asks::Fixed},
    {"name", R"("Another name")", Asks::Own},
    {"api_access", "false", Asks::Less},
    {"faqs_enabled", "false", Asks::Own},
    {"faqs_require_approval", "true", Asks::Own},
    {"allowed_hosts", R"(["shop.example"])", Asks::Less},
    {"allowed_hosts", R"(["shop.example:8443"])", Asks::Less},
    {"allowed_hosts", R"(["*.shop.example"])", Asks::More},
    {"allowed_hosts", R"(["*.shop.example:8443"])", Asks::More},
    {"locales", R"(["fr"])", Asks::Own},
    {"time_zone", R"("Europe/Oslo")", Asks::Own},
    {"currency", R"("NOK")", Asks::Own},
    {"attribution_window_hours", "48", Asks::Own},
    {"require_helpful", "true", Asks::Own},
    {"answer_threshold_percent", "90", Asks::Own},
    {"strict_decrease", "true", Asks::Own},
    {"messages_per_minute", "99", Asks::Less},
    {"messages_per_minute", "101", Asks::More},
    {"messages_per_minute", "0", Asks::More}, // no limit
    {"faqs_per_minute", "1", Asks::Less},
    {"faqs_per_minute", "51", Asks::More},
    {"faqs_per_minute", "0", Asks::More},
    {"events_per_minute", "19", Asks::Less},
    {"events_per_minute", "10000000", Asks::More},
    {"events_per_minute", "0", Asks::More},
    {"conversation_retention_days", "30", Asks::Own},
    {"visitor_retention_days", "30", Asks::Own},
    {"model_enabled", "false", Asks::Own},
    {"model_name", R"("default")", Asks::Own},
    {"model_timeout_ms", "1000", Asks::Own},
    {"model_tokens", "1000", Asks::Own},
    {"model_daily_tokens", "5000", Asks::Own},
    {"granted_api_access", "false", Asks::Grant},
    {"granted_messages_per_minute", "99", Asks::Grant},
    {"granted_faqs_per_minute", "0", Asks::Grant},
    {"granted_events_per_minute", "21", Asks::Grant},
    {"granted_host_kinds", R"(["host"])", Asks::Grant},
};

constexpr char kGrants[] = R"({"api_access":true,"messages_per_minute":100,"faqs_per_minute":50,
    "events_per_minute":20,"granted_host_kinds":["port","host"]})";

} // namespace

/// What the operator grants a company, and what its administrators make of it.
class TestGrants : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;
    QByteArray m_admin; ///< token of the company's administrator

    Answer asOperator(const QByteArray &body) { return m_office->call("PATCH", "/companies/shop", body); }
    Answer asAdmin(const QByteArray &body, Headers headers = {})
    {
        return m_office->call("PATCH", "/companies/shop", body, m_admin, headers);
    }
    json::Value shop() { return m_office->call("GET", "/companies/shop").json(); }
    QByteArray shown(const char *member) { return shop().find(QString::fromLatin1(member))->toJson(); }
    static QByteArray pair(const char *field, const QByteArray &value)
    {
        return "{\"" + QByteArray(field) + "\":" + value + '}';
    }

private slots:
    void init()
    {
        m_office = std::make_unique<BackOffice>();
        for (const char *role : {"company_admin", "company_tester", "company_viewer"})
            m_office->makeAdmin(QByteArray(role) + "@example.org", role, R"(["shop"])");
        m_admin = m_office->tokenOf("company_admin@example.org");
        QCOMPARE(asOperator(kGrants).status, 200);
    }
    void cleanup() { m_office.reset(); }

    void everyFieldIsTriedByEveryRole()
    {
        QSet<QString> tried;
        for (const Change &change : kChanges)
            tried << QLatin1String(change.field);
        schema::forEachField<api::CompanyRequest>(
            [&](const auto &field) { QVERIFY2(tried.contains(QLatin1String(field.name)), field.name); });
        for (const char *role : {"operator", "company_admin", "company_tester", "company_viewer"}) {
            const bool isOperator = qstrcmp(role, "operator") == 0;
            const bool isAdmin = qstrcmp(role, "company_admin") == 0;
            const QByteArray token
                = isOperator ? QByteArray() : m_office->tokenOf(QByteArray(role) + "@example.org");
            for (const Change &change : kChanges) {
                QCOMPARE(asOperator(kGrants).status, 200);
                const json::Value before = shop();
                const QByteArray body = pair(change.field, change.value);
                const Answer answer = m_office->call("PATCH", "/companies/shop", body, token);
                const QByteArray what = QByteArray(role) + ' ' + body + ' ' + answer.body;
                const bool isKind = isOperator && QByteArray(change.field) == "allowed_hosts"
                    && change.asks == Asks::More; // an operator changes the kinds first
                const bool isPermitted
                    = isOperator || (isAdmin && (change.asks == Asks::Own || change.asks == Asks::Less));
                if ((isOperator || isAdmin) && (change.asks == Asks::Fixed || isKind)) {
                    QVERIFY2(answer.code() == "INVALID_FIELDS", what);
                } else if (isPermitted) {
                    QVERIFY2(answer.status == 200, what);
                    const json::Value after = shop();
                    QVERIFY2(after.find(QString::fromLatin1(change.field))->toJson() == change.value, what);
                    continue;
                } else {
                    QVERIFY2(answer.status == 403 && answer.code() == "FORBIDDEN", what);
                    const QStringList named = answer.invalidFields().keys();
                    if (isAdmin)
                        QVERIFY2(
                            named.size() == 1 && named.first().startsWith(QLatin1String(change.field)), what);
                    else
                        QVERIFY2(named.isEmpty(), what);
                }
                QCOMPARE(shop(), before);
            }
        }
    }

    void aNewCompanyHasApiAccessUnlessItIsRefused()
    {
        const auto made = [this](const QByteArray &more) {
            static int number = 0;
            const Answer answer = m_office->call("POST", "/companies",
                "{\"company_key\":\"fresh-" + QByteArray::number(++number) + "\",\"name\":\"Fresh\"" + more
                    + '}');
            return answer.status == 201 ? answer.json().find(u"granted_api_access")->toJson() + ' '
                    + answer.json().find(u"api_access")->toJson()
                                        : answer.code();
        };
        QCOMPARE(made(""), QByteArray("true true"));
        QCOMPARE(made(",\"api_access\":true"), QByteArray("true true"));
        QCOMPARE(made(",\"api_access\":false"), QByteArray("false false"));
        QCOMPARE(made(",\"granted_api_access\":false"), QByteArray("false false"));
        QCOMPARE(made(",\"api_access\":false,\"granted_api_access\":true"), QByteArray("true false"));
        QCOMPARE(made(",\"api_access\":true,\"granted_api_access\":false"), QByteArray("INVALID_FIELDS"));
    }

    void anAdministratorTurnsApiAccessOffAndOnWhileItIsGranted()
    {
        const QByteArray key = m_office->server().makeKey(u"shop"_s);
        const auto ask = [&] {
            return m_office->server().post(
                "/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello"_s}}, key);
        };
        QCOMPARE(ask().status, 200);
        QCOMPARE(asAdmin(R"({"api_access":false})").status, 200);
        COMPARE_ERROR(ask(), "API_ACCESS_DISABLED");
        QCOMPARE(shown("granted_api_access"), QByteArray("true"));
        QCOMPARE(asAdmin(R"({"api_access":true})").status, 200);
        QCOMPARE(ask().status, 200);

        QCOMPARE(asOperator(R"({"api_access":false})").status, 200);
        COMPARE_ERROR(ask(), "API_ACCESS_DISABLED");
        const Answer refused = asAdmin(R"({"api_access":true})");
        COMPARE_ERROR(refused, "FORBIDDEN");
        QVERIFY2(refused.invalidFields().value(u"api_access"_s).contains(u"operator"), refused.body);
        COMPARE_ERROR(ask(), "API_ACCESS_DISABLED");
        QCOMPARE(asAdmin(R"({"api_access":false})").status, 200); // as it is

        // What the administrator chose counts again when the grant comes back.
        QCOMPARE(asOperator(R"({"granted_api_access":true})").status, 200);
        QCOMPARE(asAdmin(R"({"api_access":false})").status, 200);
        QCOMPARE(asOperator(R"({"granted_api_access":false})").status, 200);
        QCOMPARE(asOperator(R"({"granted_api_access":true})").status, 200);
        QCOMPARE(shown("api_access"), QByteArray("false"));
        // An operator's own word ends that choice.
        QCOMPARE(asOperator(R"({"api_access":true})").status, 200);
        QCOMPARE(ask().status, 200);
    }

    void theNarrowerLimitCounts()
    {
        const QByteArray key = m_office->server().makeKey(u"shop"_s);
        const auto ask = [&] {
            return m_office->server().post(
                "/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello"_s}}, key);
        };
        QCOMPARE(ask().header("RateLimit-Limit"), QByteArray("100"));
        QCOMPARE(asAdmin(R"({"messages_per_minute":3})").status, 200);
        QCOMPARE(ask().header("RateLimit-Limit"), QByteArray("3"));
        QCOMPARE(asOperator(R"({"granted_messages_per_minute":2})").status, 200); // counts at once
        QCOMPARE(shown("messages_per_minute"), QByteArray("2"));
        COMPARE_ERROR(ask(), "RATE_LIMITED");
        QCOMPARE(asOperator(R"({"granted_messages_per_minute":1000})").status, 200); // the choice comes back
        QCOMPARE(shown("messages_per_minute"), QByteArray("3"));
        m_office->server().restart();
        QCOMPARE(shown("messages_per_minute"), QByteArray("3"));
        QCOMPARE(shown("granted_messages_per_minute"), QByteArray("1000"));
        QCOMPARE(asAdmin(R"({"messages_per_minute":1000})").status, 200); // follows the grant from now on
        QCOMPARE(asOperator(R"({"granted_messages_per_minute":0})").status, 200);
        QCOMPARE(shown("messages_per_minute"), QByteArray("0"));
        QCOMPARE(asAdmin(R"({"messages_per_minute":5000})").status, 200); // 0 is the largest
        QCOMPARE(asAdmin(R"({"messages_per_minute":0})").status, 200);
        // Both are set as sent, and never against each other.
        QCOMPARE(asOperator(R"({"messages_per_minute":10,"granted_messages_per_minute":20})").status, 200);
        QCOMPARE(
            shown("messages_per_minute") + ' ' + shown("granted_messages_per_minute"), QByteArray("10 20"));
        const Answer above = asOperator(R"({"messages_per_minute":30,"granted_messages_per_minute":20})");
        COMPARE_ERROR(above, "INVALID_FIELDS");
        QCOMPARE(above.invalidFields().keys(), QStringList{u"messages_per_minute"_s});
    }

    void everythingBeyondTheGrantIsNamedAtOnce()
    {
        const QByteArray beyond = R"({"messages_per_minute":101,"faqs_per_minute":0,"events_per_minute":21,
            "allowed_hosts":["shop.example","*.shop.example"],"granted_api_access":false,
            "granted_host_kinds":["host","wildcard","port"],"name":"Not saved either"})";
        const json::Value before = shop();
        const Answer refused = asAdmin(beyond);
        COMPARE_ERROR(refused, "FORBIDDEN");
        QCOMPARE(refused.invalidFields().keys(),
            (QStringList{u"allowed_hosts[1]"_s, u"events_per_minute"_s, u"faqs_per_minute"_s,
                u"granted_api_access"_s, u"granted_host_kinds"_s, u"messages_per_minute"_s}));
        QCOMPARE(refused.invalidFields().value(u"messages_per_minute"_s),
            u"must be from 1 to 100, which is what the operator of this server grants"_s);
        QVERIFY2(refused.text(u"message").contains(u"operator of this server"), refused.body);
        QCOMPARE(shop(), before);
        // What is wrong comes first.
        const Answer wrong = asAdmin(R"({"messages_per_minute":101,"faqs_per_minute":"many"})");
        COMPARE_ERROR(wrong, "INVALID_FIELDS");
        QCOMPARE(wrong.invalidFields().keys(), QStringList{u"faqs_per_minute"_s});
    }

    void anAdministratorSendsAWholeCompanyBack()
    {
        QCOMPARE(asAdmin(R"({"messages_per_minute":7})").status, 200);
        const Answer read = m_office->call("GET", "/companies/shop", {}, m_admin);
        const Answer same = asAdmin(read.body, {{"If-Match", read.header("ETag")}});
        QCOMPARE(same.status, 200);
        QCOMPARE(same.body, read.body);
        QCOMPARE(asOperator(read.body).body, read.body);
    }

    void hostsOfAKindThatIsWithdrawnHaveNoEffect()
    {
        QCOMPARE(asOperator(R"({"granted_host_kinds":["wildcard","host","port"]})").status, 200);
        QCOMPARE(
            asAdmin(R"({"allowed_hosts":["shop.example","*.img.example","cdn.example:8443"]})").status, 200);
        QCOMPARE(shown("inactive_hosts"), QByteArray("[]"));
        QCOMPARE(asOperator(R"({"granted_host_kinds":["host"]})").status, 200);
        QCOMPARE(shown("inactive_hosts"), QByteArray(R"(["*.img.example","cdn.example:8443"])"));
        const QByteArray key = m_office->server().makeKey(u"shop"_s);
        QCOMPARE(asAdmin(R"({"faqs_enabled":true})").status, 200);
        const auto reason = [&](const QByteArray &url) {
            return m_office->server()
                .get("/api/v1/product-faqs?page_url=" + url.toPercentEncoding(), key)
                .text(u"reason");
        };
        QCOMPARE(reason("https://a.img.example/"), u"page_not_allowed"_s);
        QCOMPARE(reason("https://cdn.example:8443/"), u"page_not_allowed"_s);
        // 80 and 443 are no ports of their own: an entry without a port covers them.
        QCOMPARE(asAdmin(R"({"allowed_hosts":["shop.example:443","*.img.example"]})").status, 200);
        QCOMPARE(shown("inactive_hosts"), QByteArray(R"(["*.img.example"])"));
        COMPARE_ERROR(asAdmin(R"({"allowed_hosts":["shop.example:4430"]})"), "FORBIDDEN");
        // Entries that are listed may stay and go, but none comes.
        QCOMPARE(asAdmin(R"({"allowed_hosts":["shop.example","*.img.example"]})").status, 200);
        COMPARE_ERROR(asAdmin(R"({"allowed_hosts":["shop.example","*.other.example"]})"), "FORBIDDEN");
        QCOMPARE(asOperator(R"({"granted_host_kinds":["wildcard"]})").status, 200);
        QCOMPARE(shown("inactive_hosts"), QByteArray(R"(["shop.example"])"));
        QCOMPARE(asOperator(R"({"granted_host_kinds":[]})").status, 200); // no page is read at all
        QCOMPARE(shown("inactive_hosts"), QByteArray(R"(["shop.example","*.img.example"])"));
    }

    void aWildcardCoversARegistrableDomainOnly_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<bool>("isTaken");
        const auto row = [](const char *entry, bool isTaken) {
            QTest::newRow(entry) << QString::fromUtf8(entry) << isTaken;
        };
        row("*.com", false);
        row("*.co.uk", false);
        row("*.github.io", false); // of the list's private section
        row("*.CO.UK.", false);
        row("*.com:8443", false);
        row("*.xn--p1ai", false);
        row("*.рф", false);
        row("*.corp", false);
        row("*.localhost", false);
        row("*.shop.example", true);
        row("*.example.co.uk", true);
        row("*.shop.github.io", true);
        row("*.bücher.example", true);
        row("*.internal.corp:8080", true);
    }
    void aWildcardCoversARegistrableDomainOnly()
    {
        QFETCH(QString, entry);
        QFETCH(bool, isTaken);
        QCOMPARE(asOperator(R"({"granted_host_kinds":["wildcard","host","port"]})").status, 200);
        const QByteArray body = json::Value(json::Object{{u"allowed_hosts"_s, json::Array{entry}}}).toJson();
        for (const Answer &answer : {asOperator(body), asAdmin(body)}) {
            if (isTaken) {
                QCOMPARE(answer.status, 200);
                continue;
            }
            COMPARE_ERROR(answer, "INVALID_FIELDS");
            QVERIFY2(answer.invalidFields().value(u"allowed_hosts[0]"_s).contains(u"registrable domain"),
                answer.body);
        }
    }

    void anEarlierWildcardOfASuffixHasNoEffect()
    {
        QCOMPARE(
            asOperator(R"({"granted_host_kinds":["wildcard","host","port"],"faqs_enabled":true})").status,
            200);
        m_office->server().sql("UPDATE company SET allowed_hosts = '[\"*.com\",\"shop.example\"]' "
                               "WHERE company_key = 'shop'");
        m_office->server().restart();
        QCOMPARE(shown("allowed_hosts"), QByteArray(R"(["*.com","shop.example"])"));
        QCOMPARE(shown("inactive_hosts"), QByteArray(R"(["*.com"])"));
        const QByteArray key = m_office->server().makeKey(u"shop"_s);
        QCOMPARE(m_office->server()
                     .get("/api/v1/product-faqs?page_url=https%3A%2F%2Fshop.com%2F", key)
                     .text(u"reason"),
            u"page_not_allowed"_s);
        const Answer read = m_office->call("GET", "/companies/shop");
        QCOMPARE(asOperator(read.body).body, read.body); // an unchanged list may be sent back
        QCOMPARE(asAdmin(R"({"allowed_hosts":["shop.example"]})").status, 200);
        COMPARE_ERROR(asAdmin(R"({"allowed_hosts":["*.com"]})"), "INVALID_FIELDS");
    }

    void theAuditLogNamesTheGrant()
    {
        QCOMPARE(asOperator(R"({"messages_per_minute":42})").status, 200);
        const json::Array entries = m_office->items("/companies/shop/audit?limit=1");
        QCOMPARE(entries.front().find(u"after")->toJson(),
            QByteArray(R"({"messages_per_minute":42,"granted_messages_per_minute":42})"));
    }
};

std::unique_ptr<QObject> makeGrantTests() { return std::make_unique<TestGrants>(); }

} // namespace answerdesk::test

#include "tst_grants.moc"
