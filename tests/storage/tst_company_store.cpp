// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/accounts/stores/company_store.h"
#include "server/storage/database/database.h"
#include "tests/support/test_database.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::accounts;
using namespace Qt::Literals::StringLiterals;

namespace {

// No setting has its default.
constexpr char kFirst[] = R"({"name":"First","api_access":false,"faqs_enabled":true,
    "faqs_require_approval":true,"allowed_hosts":["a.example","*.b.example"],"locales":["de","en"],
    "time_zone":"Asia/Tokyo","currency":"JPY","attribution_window_hours":48,"require_helpful":true,
    "strict_decrease":true,"answer_threshold_percent":80,"messages_per_minute":1,"faqs_per_minute":2,"events_per_minute":3,
    "conversation_retention_days":90,"visitor_retention_days":400,"model_enabled":true,"model_name":"helper",
    "model_timeout_ms":5000,"model_tokens":3000,"model_daily_tokens":90000,"granted_api_access":true,"granted_messages_per_minute":10,
    "granted_faqs_per_minute":20,"granted_events_per_minute":30,"granted_host_kinds":["host","wildcard"]})";
constexpr char kSecond[] = R"({"name":"Second","api_access":false,"faqs_enabled":false,
    "faqs_require_approval":false,"allowed_hosts":["c.example"],"locales":["fr"],"time_zone":"Europe/Oslo",
    "currency":"NOK","attribution_window_hours":1,"require_helpful":false,"strict_decrease":false,
    "answer_threshold_percent":120,"messages_per_minute":4,"faqs_per_minute":5,"events_per_minute":6,"conversation_retention_days":1,
    "visitor_retention_days":2,"model_enabled":false,"model_name":"other","model_timeout_ms":7,
    "model_tokens":8,"model_daily_tokens":9,"granted_api_access":false,"granted_messages_per_minute":4,"granted_faqs_per_minute":6,
    "granted_events_per_minute":0,"granted_host_kinds":["host"]})";

Company changed(const Company &company, const char *settings)
{
    const auto request = schema::readJson<api::CompanyRequest>(settings);
    if (!request)
        qFatal("%s", qPrintable(request.error().publicText));
    SettingsFaults faults;
    const Company after = applySettings(
        company, *request, [](const QString &) { return QString(); }, Author::Operator, faults);
    if (!faults.isEmpty())
        qFatal("%s", qPrintable(faults.toError().publicText));
    return after;
}

QByteArray jsonOf(const Company &company) { return schema::toJson(company.toApi()); }

} // namespace

/// A company's settings as rows.
class TestCompanyStore : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<storage::Connection> m_connection;

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>();
        {
            const auto database = storage::Database::open(m_scratch->folder(), 1, m_scratch->setting());
            QVERIFY2(database, qPrintable(database ? QString() : database.error().text()));
        }
        m_connection
            = std::make_unique<storage::Connection>(m_scratch->url(), storage::Connection::Mode::Write);
    }
    void cleanup()
    {
        m_connection.reset();
        m_scratch.reset();
    }

    void everySettingIsStored()
    {
        const auto first = json::parse(QByteArray(kFirst)), second = json::parse(QByteArray(kSecond));
        schema::forEachField<api::CompanySettings<api::SentSettings>>([&](const auto &field) {
            const QString name = QString::fromLatin1(field.name);
            QVERIFY2(first->find(name) && second->find(name), field.name);
        });
        Company company;
        company.key = u"shop"_s;
        company.region = u"eu"_s;
        company.createdMs = company.updatedMs = 1'000;
        company = changed(company, kFirst);
        QVERIFY(insertCompany(*m_connection, company));
        QCOMPARE(jsonOf(*loadCompany(*m_connection, u"shop"_s)), jsonOf(company));

        company = changed(company, kSecond);
        company.updatedMs = 2'000;
        company.revision = 2;
        updateCompany(*m_connection, company);
        const QList<Company> all = loadCompanies(*m_connection);
        QCOMPARE(all.size(), 1);
        QCOMPARE(jsonOf(all.front()), jsonOf(company));
        QCOMPARE(all.front().revision, 2);
        for (const auto &[name, value] : *second->asObject()) {
            const auto answer = json::parse(jsonOf(all.front()));
            QVERIFY2(*answer->find(name) == value, qPrintable(name));
        }
    }

    void aDeletedCompanyKeepsItsKey()
    {
        Company company;
        company.key = u"shop"_s;
        QVERIFY(insertCompany(*m_connection, company));
        QVERIFY(insertCompany(*m_connection, company).error().publicText.contains(u"exists"_s));
        markDeleted(*m_connection, u"shop"_s, 5'000);
        QVERIFY(!loadCompany(*m_connection, u"shop"_s));
        QCOMPARE(loadCompanies(*m_connection).size(), 0);
        QVERIFY(insertCompany(*m_connection, company).error().publicText.contains(u"was deleted"_s));
        const QList<DeletedCompany> deleted = loadDeleted(*m_connection);
        QCOMPARE(deleted.size(), 1);
        QCOMPARE(deleted.front().key, u"shop"_s);
        QCOMPARE(deleted.front().deletedMs, 5'000);
        deleteCompanyRow(*m_connection, u"shop"_s);
        QVERIFY(insertCompany(*m_connection, company));
    }
};

QTEST_GUILESS_MAIN(TestCompanyStore)
#include "tst_company_store.moc"
