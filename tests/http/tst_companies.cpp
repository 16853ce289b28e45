// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Companies: every setting, what is refused, guarded edits, the list.
class TestCompanies : public QObject
{
    Q_OBJECT
    std::unique_ptr<BackOffice> m_office;

    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
        const Headers &headers = {})
    {
        return m_office->call(method, path, body, {}, headers);
    }
    QStringList keys(const QByteArray &query)
    {
        return m_office->column("/companies" + query, u"company_key");
    }

private slots:
    void init() { m_office = std::make_unique<BackOffice>(); }
    void cleanup() { m_office.reset(); }

    void everySettingIsKept()
    {
        const json::Value wanted = parsed(R"({"name":"Shop & Söhne","api_access":false,"faqs_enabled":true,
            "allowed_hosts":["shop.example","cdn.example:8443","*.img.example"],"locales":["de","en"],
            "time_zone":"America/New_York","currency":"USD","attribution_window_hours":8760,
            "require_helpful":true,"strict_decrease":true,"answer_threshold_percent":50,"messages_per_minute":1,"faqs_per_minute":2,
            "events_per_minute":10000000,"conversation_retention_days":3650,"visitor_retention_days":400,"model_timeout_ms":1000,
            "model_tokens":900,"model_daily_tokens":50000})");
        const Answer changed = call("PATCH", "/companies/shop", wanted.toJson());
        QCOMPARE(changed.status, 200);
        m_office->server().restart();
        const json::Value kept = call("GET", "/companies/shop").json();
        for (const auto &[name, value] : *wanted.asObject())
            QVERIFY2(*kept.find(name) == value, qPrintable(name));
        QCOMPARE(kept, call("GET", "/companies/shop/settings").json());
        const Answer lists = call("PATCH", "/companies/shop/settings",
            R"({"allowed_hosts":["Shop.example","shop.EXAMPLE"],"locales":["de_DE","de-DE"],"currency":"chf"})");
        QCOMPARE(lists.status, 200);
        QCOMPARE(entriesOf(lists.json(), u"allowed_hosts"), (json::Array{u"shop.example"_s}));
        QCOMPARE(entriesOf(lists.json(), u"locales"), (json::Array{u"de-DE"_s}));
        QCOMPARE(lists.text(u"currency"), u"CHF"_s);
        QCOMPARE(lists.text(u"time_zone"), u"America/New_York"_s); // PATCH merges
    }
    void everyFaultIsToldAtOnce()
    {
        const Answer faulty = call("PATCH", "/companies/shop",
            R"({"company_key":"renamed","region":"us","name":7,"api_access":"yes","faqs_enabled":1,
            "allowed_hosts":["ok.example","a b"],"locales":[],"time_zone":"Mars/Olympus","currency":"EURO",
            "attribution_window_hours":8761,"require_helpful":null,"strict_decrease":"on",
            "messages_per_minute":-1,"faqs_per_minute":1.5,"events_per_minute":10000001,
            "conversation_retention_days":3651})");
        COMPARE_ERROR(faulty, "INVALID_FIELDS");
        QCOMPARE(faulty.invalidFields().keys(),
            (QStringList{u"allowed_hosts[1]"_s, u"api_access"_s, u"attribution_window_hours"_s,
                u"company_key"_s, u"conversation_retention_days"_s, u"currency"_s, u"events_per_minute"_s,
                u"faqs_enabled"_s, u"faqs_per_minute"_s, u"locales"_s, u"messages_per_minute"_s, u"name"_s,
                u"region"_s, u"strict_decrease"_s, u"time_zone"_s}));
        QCOMPARE(
            faulty.invalidFields().value(u"region"_s), u"cannot be changed after the company is created"_s);
        const Answer made = call("POST", "/companies", R"({"region":"mars","time_zone":"Mars/Olympus"})");
        COMPARE_ERROR(made, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(made.missingFields(), (QStringList{u"company_key"_s, u"name"_s}));
        QCOMPARE(made.invalidFields().keys(), (QStringList{u"region"_s, u"time_zone"_s}));
        COMPARE_ERROR(
            call("POST", "/companies", R"({"company_key":"No Slug","name":"x"})"), "INVALID_FIELDS");
        COMPARE_ERROR(call("PATCH", "/companies/shop", "{"), "INVALID_JSON");
        COMPARE_ERROR(call("PATCH", "/companies/nobody", "{}"), "NOT_FOUND");
    }
    void aWholeCompanyCanBeSentBack()
    {
        const Answer read = call("GET", "/companies/shop");
        const Answer same = call("PATCH", "/companies/shop", read.body, {{"If-Match", read.header("ETag")}});
        QCOMPARE(same.status, 200);
        QCOMPARE(same.body, read.body);
        QCOMPARE(same.header("ETag"), read.header("ETag")); // nothing changed, nothing is written
        const Answer unknown = call("PATCH", "/companies/shop", R"({"colour":"red"})");
        QCOMPARE(unknown.status, 200); // as everywhere, what is not known is ignored
        QCOMPARE(unknown.header("ETag"), read.header("ETag"));
    }

    void aTagChangesWithEachChange()
    {
        QSet<QByteArray> tags{call("GET", "/companies/shop").header("ETag")};
        for (int i = 0; i < 5; ++i) { // the clock stands still
            const Answer changed
                = call("PATCH", "/companies/shop", "{\"messages_per_minute\":" + QByteArray::number(i) + "}");
            QVERIFY(!tags.contains(changed.header("ETag")));
            tags << changed.header("ETag");
            const Answer cached
                = call("GET", "/companies/shop", {}, {{"If-None-Match", changed.header("ETag")}});
            QCOMPARE(cached.status, 304);
            QVERIFY(cached.body.isEmpty());
        }
    }
    void staleEditsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("tag"); // %: the current one
        QTest::addColumn<bool>("isAccepted");
        QTest::newRow("current") << QByteArray("%") << true;
        QTest::newRow("one of several") << QByteArray("\"0\", %") << true;
        QTest::newRow("any") << QByteArray("*") << true;
        QTest::newRow("older") << QByteArray("\"1\"") << false;
        QTest::newRow("weak") << QByteArray("W/%") << false;
        QTest::newRow("no tag") << QByteArray("2") << false;
        QTest::newRow("nonsense") << QByteArray("\",,\"") << false;
        QTest::newRow("empty") << QByteArray("") << false;
    }
    void staleEditsAreRefused()
    {
        QFETCH(QByteArray, tag);
        QFETCH(bool, isAccepted);
        tag.replace('%', call("PATCH", "/companies/shop", R"({"name":"First"})").header("ETag"));
        const Answer answer = call("PATCH", "/companies/shop", R"({"name":"Second"})", {{"If-Match", tag}});
        if (isAccepted)
            QCOMPARE(answer.status, 200);
        else
            COMPARE_ERROR(answer, "PRECONDITION_FAILED");
        QCOMPARE(call("GET", "/companies/shop").text(u"name"), isAccepted ? u"Second"_s : u"First"_s);
    }
    void ofTwoEditsOfOneStateOneWins()
    {
        for (int round = 0; round < 10; ++round) {
            const QByteArray tag = call("GET", "/companies/shop").header("ETag");
            HttpProbe one(m_office->server().admin());
            HttpProbe two(m_office->server().admin());
            int number = 0;
            for (HttpProbe *probe : {&one, &two}) {
                const QByteArray name = QByteArray::number(round) + (number++ ? " two" : " one");
                probe->send(
                    HttpProbe::format("PATCH", "/admin/v1/companies/shop", "{\"name\":\"" + name + "\"}",
                        {bearer(m_office->server().adminToken().reveal()), {"If-Match", tag},
                            {"Content-Type", "application/json"}},
                        "localhost"));
            }
            const Answer first = one.read();
            const Answer second = two.read();
            const Answer &won = first.status == 200 ? first : second;
            QCOMPARE(QSet<int>({first.status, second.status}), QSet<int>({200, 412}));
            QCOMPARE(call("GET", "/companies/shop").body, won.body);
        }
    }

    void theListIsFilteredAndPaged()
    {
        for (const char *body : {R"({"company_key":"alpen","name":"Alpen Sport","faqs_enabled":true})",
                 R"({"company_key":"boots","name":"Stiefel","api_access":false})",
                 R"({"company_key":"us-shop","name":"Shop of America","region":"us"})"})
            QCOMPARE(call("POST", "/companies", body).status, 201);
        QCOMPARE(keys({}), (QStringList{u"alpen"_s, u"boots"_s, u"other"_s, u"shop"_s, u"us-shop"_s}));
        QCOMPARE(keys("?q=SHOP"), (QStringList{u"shop"_s, u"us-shop"_s}));
        QCOMPARE(keys("?q=stiefel"), QStringList{u"boots"_s});
        QCOMPARE(keys("?region=us"), QStringList{u"us-shop"_s});
        QCOMPARE(keys("?api_access=false"), QStringList{u"boots"_s});
        QCOMPARE(keys("?faqs_enabled=false&api_access=true"), QStringList{u"us-shop"_s});
        QCOMPARE(keys("?q=%25"), QStringList());
        for (int limit : {1, 2, 3, 5, 200})
            QCOMPARE(m_office->columnOfPages("/companies", limit, u"company_key"), keys({}));
        const QByteArray cursor = call("GET", "/companies?limit=1").text(u"next_cursor").toLatin1();
        for (const QByteArray &query :
            {QByteArray("?region=mars"), QByteArray("?api_access=perhaps"), QByteArray("?limit=0"),
                QByteArray("?cursor=bm9uc2Vuc2U"), "?q=shop&cursor=" + cursor, "?cursor=" + cursor + "x"})
            COMPARE_ERROR(call("GET", "/companies" + query), "INVALID_FIELDS");
        const QByteArray eva = [this] {
            m_office->makeAdmin("eva@example.org", "company_viewer", R"(["shop","boots"])");
            return m_office->tokenOf("eva@example.org");
        }();
        QCOMPARE(m_office->column("/companies", u"company_key", eva), (QStringList{u"boots"_s, u"shop"_s}));
        QCOMPARE(m_office->column("/companies?q=o&limit=1", u"company_key", eva), QStringList{u"boots"_s});
    }
};

std::unique_ptr<QObject> makeCompanyTests() { return std::make_unique<TestCompanies>(); }

} // namespace answerdesk::test

#include "tst_companies.moc"
