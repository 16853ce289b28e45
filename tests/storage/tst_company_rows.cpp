// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database/database.h"
#include "server/storage/rows/company_rows.h"
#include "tests/support/test_database.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Rows of a company, and how many of each.
struct Made {
    const char *sql;
    int count;
};
constexpr Made kRows[] = {
    {"INSERT INTO company (company_key, name, region, api_access, faqs_enabled, allowed_hosts, locales, "
     "time_zone, currency, attribution_window_hours, require_helpful, strict_decrease, messages_per_minute, "
     "faqs_per_minute, events_per_minute, created_ms, updated_ms) VALUES ('COMPANY', 'x', 'eu', 1, 1, '[]', "
     "'[]', 'UTC', 'EUR', 24, 0, 0, 0, 0, 0, 1, 1)",
        1},
    {"INSERT INTO idempotency (company_key, endpoint, scope, idempotency_key, response_id, body_sha256, "
     "status, headers, body, at_ms) VALUES ('COMPANY', 'POST', 'x', 'key NUMBER', NUMBER, 'x', 200, '', "
     "'{}', 1)",
        23},
    {"INSERT INTO cart_item (company_key, user_fingerprint, product_id, state, quantity_micros) VALUES "
     "('COMPANY', 'one', 'NUMBER', 'live', 1)",
        23},
    {"INSERT INTO sequence (company_key, name, last_value) VALUES ('COMPANY', 'faq', 7)", 1},
    {"INSERT INTO source (company_key, source_id, name, kind, created_ms, updated_ms) VALUES ('COMPANY', "
     "'s', 'x', 'upload', 1, 1)",
        1},
    {"INSERT INTO import_run (company_key, import_id, source_id, kind, state, reason, found_count, "
     "read_count, unchanged_count, removed_count, failed_count, skipped_count, line_count, started_by, "
     "started_ms, updated_ms, revision) VALUES ('COMPANY', 1, 's', 'upload', 'done', '', 0, 0, 0, 0, 0, 0, "
     "0, 'x', 1, 1, 1)",
        1},
    {"INSERT INTO import_line (company_key, import_id, line_number, path, outcome, reason) VALUES "
     "('COMPANY', 1, NUMBER, 'a', 'failed', 'b')",
        9},
    {"INSERT INTO api_key (company_key, key_id, name, is_test, scopes, allowed_addresses, created_by, "
     "created_ms) VALUES ('COMPANY', 'kCOMPANY', 'x', 0, '[]', '[]', 'x', 1)",
        1},
    {"INSERT INTO api_key_secret (company_key, key_id, secret_sha256, created_ms) VALUES ('COMPANY', "
     "'kCOMPANY', 'ab', 1)",
        1},
};

} // namespace

/// Rows of a deleted company go some at a time, in an order that the references between tables allow.
class TestCompanyRows : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<Database> m_database;

    void open()
    {
        auto database = Database::open(m_scratch->folder(), 1, m_scratch->setting());
        if (!database)
            qFatal("%s", qUtf8Printable(database.error().text()));
        m_database = std::move(*database);
    }
    void write(const QByteArrayList &statements)
    {
        const Result<bool> done
            = m_database->writer().submitAndWait([&statements](Connection &connection) -> Result<bool> {
                  for (const QByteArray &sql : statements)
                      connection.runOnce(sql);
                  return true;
              });
        QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
    }
    int count(const char *table, const QString &company)
    {
        Rows rows = m_database->reader().runOnce(
            "SELECT COUNT(*) FROM " + QByteArray(table) + " WHERE company_key = ?", {company});
        return rows.next() ? int(rows.integer(0)) : -1;
    }
    CompanyRows remove(const QString &company, std::size_t from, int most)
    {
        const Result<CompanyRows> done
            = m_database->writer().submitAndWait([&](Connection &connection) -> Result<CompanyRows> {
                  return deleteCompanyRows(connection, company, from, most);
              });
        if (!done)
            qFatal("%s", qUtf8Printable(done.error().text()));
        return *done;
    }
    /// All slices; says how many there were.
    int removeAll(const QString &company, int most)
    {
        int slices = 0;
        CompanyRows rows;
        do {
            rows = remove(company, rows.next, most);
            ++slices;
        } while (rows.next != 0);
        return slices;
    }

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>();
        open();
        QByteArrayList statements;
        for (const char *company : {"gone", "stays"}) {
            for (const auto &[sql, count] : kRows) {
                for (int i = 0; i < count; ++i)
                    statements << QByteArray(sql)
                                      .replace("COMPANY", company)
                                      .replace("NUMBER", QByteArray::number(i));
            }
        }
        write(statements);
    }
    void cleanup()
    {
        m_database.reset();
        m_scratch.reset();
    }

    void aSliceDeletesSoManyRowsAtMost()
    {
        int before = 0;
        const auto all = [this] {
            int rows = 0;
            for (const CompanyTable &table : companyTables())
                rows += count(table.name, u"gone"_s);
            return rows;
        };
        before = all();
        QCOMPARE(before, 23 + 23 + 1 + 1 + 9 + 2);
        CompanyRows rows;
        do {
            rows = remove(u"gone"_s, rows.next, 4);
            QVERIFY(rows.deleted <= 4);
            QCOMPARE(all(), before - rows.deleted);
            before -= rows.deleted;
        } while (rows.next != 0);
        QCOMPARE(before, 0);
        QCOMPARE(remove(u"gone"_s, 0, 4).deleted, 0);
    }
    void theCompanyItselfItsNumbersAndOthersStay()
    {
        QVERIFY(removeAll(u"gone"_s, 1) > 50);
        QCOMPARE(count("company", u"gone"_s), 1);
        QCOMPARE(count("sequence", u"gone"_s), 1);
        QCOMPARE(count("idempotency", u"stays"_s), 23);
        QCOMPARE(count("cart_item", u"stays"_s), 23);
        QCOMPARE(count("import_line", u"stays"_s), 9);
        QCOMPARE(count("api_key_secret", u"stays"_s), 1);
    }
    void itGoesOnInAnotherProcess()
    {
        CompanyRows rows = remove(u"gone"_s, 0, 5);
        QVERIFY(rows.next > 0 || rows.deleted == 5);
        m_database.reset();
        open();
        removeAll(u"gone"_s, 500);
        for (const CompanyTable &table : companyTables())
            QCOMPARE(count(table.name, u"gone"_s), 0);
    }
    void manyRowsAreFoundByTheirKey()
    {
        write({test::TestDatabase::isPostgres()
                ? "INSERT INTO interaction (company_key, interaction_id, user_fingerprint, "
                  "user_faq_fingerprint, at_ms, channel, thread_id, message_id, is_test, is_helpful, "
                  "helpful_reason) SELECT 'gone', n, '', '', n, 'chat', '', n, 0, 0, '' FROM "
                  "generate_series(1, 20000) AS n"
                : "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < "
                  "20000) INSERT INTO interaction (company_key, interaction_id, user_fingerprint, "
                  "user_faq_fingerprint, at_ms, channel, thread_id, message_id, is_test, is_helpful, "
                  "helpful_reason) SELECT 'gone', n, '', '', n, 'chat', '', n, 0, 0, '' FROM numbers"});
        QCOMPARE(count("interaction", u"gone"_s), 20'000);
        QCOMPARE(removeAll(u"gone"_s, 500), 41);
        QCOMPARE(count("interaction", u"gone"_s), 0);
    }
};

QTEST_GUILESS_MAIN(TestCompanyRows)
#include "tst_company_rows.moc"
