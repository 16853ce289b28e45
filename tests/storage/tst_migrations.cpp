// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/accounts/company_store.h"
#include "server/storage/database.h"
#include "server/storage/migrator.h"
#include "shared/core/secret.h"
#include "tests/support/test_database.h"
#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

namespace {

Migration migration(int version, const QByteArray &sql)
{
    return {version, u"%1_step.sql"_s.arg(version, 4, 10, QLatin1Char('0')), sql, sha256(sql).toHex()};
}

const Migration kFirst
    = migration(1, "-- a comment\nCREATE TABLE a (\n    n BIGINT\n);\nINSERT INTO a VALUES (1);\n");
const Migration kSecond = migration(2, "ALTER TABLE a ADD COLUMN m BIGINT;\n");

const QByteArray kShop = "INSERT INTO company (company_key, name, region, api_access, faqs_enabled, "
                         "allowed_hosts, locales, time_zone, currency, attribution_window_hours, "
                         "require_helpful, strict_decrease, messages_per_minute, faqs_per_minute, "
                         "events_per_minute, created_ms, updated_ms) VALUES ('shop', 'Shop', 'eu', 1, 1, "
                         "'[]', '[]', 'UTC', 'EUR', 24, 0, 0, 0, 0, 0, 5, 5)";

} // namespace

/// Bringing a database to the program's schema, and refusing what does not fit.
class TestMigrations : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<Connection> m_connection;

    QString inFolder(const QString &name) const { return m_scratch->folder() + u'/' + name; }
    Result<std::unique_ptr<Database>> open(const QString &folder)
    {
        return Database::open(folder, 1, m_scratch->setting());
    }
    qint64 number(const char *sql)
    {
        Rows rows = m_connection->runOnce(sql);
        return rows.next() ? rows.integer(0) : -1;
    }

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>(test::TestDatabase::Content::Nothing);
        m_connection = std::make_unique<Connection>(m_scratch->url(), Connection::Mode::Write);
    }
    void cleanup()
    {
        m_connection.reset();
        m_scratch.reset();
    }

    void aFreshDatabaseGetsAllOfThem()
    {
        const Result<int> version = migrate(*m_connection, {kFirst, kSecond}, 1234);
        QVERIFY(version);
        QCOMPARE(*version, 2);
        QCOMPARE(number("SELECT COUNT(*) FROM schema_migration"), 2);
        QCOMPARE(number("SELECT applied_ms FROM schema_migration WHERE version = 2"), 1234);
        QCOMPARE(number("SELECT COUNT(m) FROM a"), 0);
    }
    void whatIsAppliedIsNotAppliedAgain()
    {
        QVERIFY(migrate(*m_connection, {kFirst}, 1));
        QVERIFY(migrate(*m_connection, {kFirst, kSecond}, 2));
        QVERIFY(migrate(*m_connection, {kFirst, kSecond}, 3));
        QCOMPARE(number("SELECT COUNT(*) FROM a"), 1);
        QCOMPARE(number("SELECT applied_ms FROM schema_migration WHERE version = 1"), 1);
    }
    void aChangedOneIsRefusedAndNamed()
    {
        QVERIFY(migrate(*m_connection, {kFirst, kSecond}, 1));
        const Result<int> refused
            = migrate(*m_connection, {migration(1, "CREATE TABLE b (n BIGINT);"), kSecond}, 2);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().contains(u"0001_step.sql"_s), qPrintable(refused.error().text()));
    }
    void aMissingOneIsRefusedAndNamed()
    {
        QVERIFY(migrate(*m_connection, {kFirst, kSecond}, 1));
        const Result<int> refused = migrate(*m_connection, {kSecond}, 2);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().contains(u"0001_step.sql"_s), qPrintable(refused.error().text()));
    }
    void aNewerDatabaseIsRefused()
    {
        QVERIFY(migrate(*m_connection, {kFirst, kSecond}, 1));
        const Result<int> refused = migrate(*m_connection, {kFirst}, 2);
        QVERIFY(!refused);
        const QString text = refused.error().text();
        QVERIFY2(text.contains(u"schema version 2"_s) && text.contains(u"up to 1"_s), qPrintable(text));
    }
    void aFailingOneLeavesNothing()
    {
        QVERIFY(migrate(*m_connection, {kFirst}, 1));
        const Migration broken = migration(
            2, "CREATE TABLE b (n BIGINT);\nINSERT INTO a VALUES (2);\nINSERT INTO nowhere VALUES (1);\n");
        const Result<int> failed = migrate(*m_connection, {kFirst, broken}, 2);
        QVERIFY(!failed);
        QVERIFY2(failed.error().text().contains(u"0002_step.sql"_s), qPrintable(failed.error().text()));
        QCOMPARE(number("SELECT COUNT(*) FROM a"), 1);
        QVERIFY_EXCEPTION_THROWN(number("SELECT COUNT(*) FROM b"), SqlFailure);
        QVERIFY2(migrate(*m_connection, {kFirst, kSecond}, 3), "the database still works");
    }

    void theBuiltInOnesAreInOrder()
    {
        const auto migrations = builtInMigrations(migrationFolder(m_connection->dialect()));
        QVERIFY(migrations);
        QCOMPARE(migrations->first().version, 1);
        int version = 0;
        for (const Migration &one : *migrations) {
            QVERIFY2(one.version > version, qPrintable(one.name));
            version = one.version;
            QCOMPARE(one.checksum, sha256(one.sql).toHex());
        }
        const Result<int> applied = migrate(*m_connection, *migrations, 1);
        QVERIFY2(applied, applied ? "" : qPrintable(applied.error().text()));
        QCOMPARE(*applied, version);
    }
    void keysKeepTheirSecretWhenItGetsARowOfItsOwn()
    {
        const auto migrations = builtInMigrations(migrationFolder(m_connection->dialect()));
        QVERIFY(migrations);
        QList<Migration> earlier = *migrations;
        erase_if(earlier, [](const Migration &one) { return one.version >= 3; });
        QVERIFY(migrate(*m_connection, earlier, 1));
        m_connection->runOnce(kShop);
        for (const char *row : {"'one', 'One', 0, '[]', '[]', 'aa', 'op', 7, NULL, NULL, NULL",
                 "'two', 'Two', 1, '[]', '[]', 'bb', 'op', 8, 9, 10, 11"}) {
            m_connection->runOnce("INSERT INTO api_key (company_key, key_id, name, is_test, scopes, "
                                  "allowed_addresses, secret_sha256, created_by, created_ms, expires_ms, "
                                  "revoked_ms, last_used_ms) VALUES ('shop', "
                + QByteArray(row) + ')');
        }
        const Result<int> applied = migrate(*m_connection, *migrations, 2);
        QVERIFY2(applied, applied ? "" : qPrintable(applied.error().text()));
        QStringList secrets;
        Rows rows
            = m_connection->runOnce("SELECT s.key_id, s.secret_sha256, s.created_ms, k.requests_per_minute, "
                                    "k.expires_ms FROM api_key_secret s JOIN api_key k ON k.company_key = "
                                    "s.company_key AND k.key_id = s.key_id WHERE s.valid_until_ms IS NULL "
                                    "ORDER BY s.key_id");
        while (rows.next())
            secrets << rows.text(0) + rows.text(1)
                    + QString::number(rows.integer(2) + rows.integer(3) + rows.integer(4));
        QCOMPARE(secrets, (QStringList{u"oneaa7"_s, u"twobb17"_s}));
    }
    void touchesOfEarlierInteractionsAreIndexed()
    {
        const auto migrations = builtInMigrations(migrationFolder(m_connection->dialect()));
        QVERIFY(migrations);
        QList<Migration> earlier = *migrations;
        erase_if(earlier, [](const Migration &one) { return one.version >= 8; });
        QVERIFY(migrate(*m_connection, earlier, 1));
        m_connection->runOnce(kShop);
        m_connection->runOnce("INSERT INTO thread VALUES ('shop', 't', 0, 'a', 'b', 1, 'How much?', 5, 6)");
        for (const char *row : {"1, 7, 'a', 'b', 50", "2, NULL, 'a', '', 51", "3, 8, 'c', 'c', 52"}) {
            m_connection->runOnce("INSERT INTO interaction (company_key, interaction_id, ticket_id, "
                                  "user_fingerprint, user_faq_fingerprint, at_ms, channel, thread_id, "
                                  "message_id, is_test, is_helpful, helpful_reason) VALUES ('shop', "
                + QByteArray(row) + ", 'chat', 't', 1, 0, 1, 'r')");
        }
        const Result<int> applied = migrate(*m_connection, *migrations, 2);
        QVERIFY2(applied, applied ? "" : qPrintable(applied.error().text()));
        QStringList touches;
        Rows rows = m_connection->runOnce(
            "SELECT fingerprint, at_ms, interaction_id FROM touch ORDER BY fingerprint, interaction_id");
        while (rows.next())
            touches << rows.text(0) + u' ' + rows.text(1) + u' ' + rows.text(2);
        QCOMPARE(touches, (QStringList{u"a 50 1"_s, u"a 51 2"_s, u"b 50 1"_s, u"c 52 3"_s}));
        QCOMPARE(number("SELECT last_interaction_id FROM touch_mark WHERE company_key = 'shop'"), 3);
        QCOMPARE(number("SELECT SUM(ticket_id) FROM interaction"), 15);
        QCOMPARE(
            number("SELECT updated_ms FROM thread WHERE thread_id = 't' AND first_query = 'How much?'"), 6);
    }
    void earlierConversationsLoseTheirVisitorsAndKnowTheirGaps()
    {
        const auto migrations = builtInMigrations(migrationFolder(m_connection->dialect()));
        QVERIFY(migrations);
        QList<Migration> earlier = *migrations;
        erase_if(earlier, [](const Migration &one) { return one.version >= 27; });
        QVERIFY(migrate(*m_connection, earlier, 1));
        m_connection->runOnce(kShop);
        for (const char *row : {"1, 'Any zebras?', 100", "2, 'and violet?', 200", "3, 'ANY ZEBRAS?', 300"}) {
            m_connection->runOnce(
                "INSERT INTO message (company_key, thread_id, result_text, locale, channel, "
                "engine, took_us, helpful, helpful_reason, request_id, message_id, query_text, created_ms) "
                "VALUES ('shop', 't', '', 'en', 'chat', 'e', 1, 0, '', 'r', "
                + QByteArray(row) + ')');
        }
        for (const char *row :
            {"'g', 'Any zebras?', 'a', 2, 100, 300", "'h', 'Any zebras and violet?', 'b', 1, 200, 200",
                "'other', 'At the same time?', 'c', 1, 100, 100"}) {
            m_connection->runOnce(
                "INSERT INTO knowledge_gap (company_key, locale, kind, state, confidence, threshold, "
                "passages, gap_id, question, question_key, asked, first_ms, last_ms) "
                "VALUES ('shop', 'en', 'refused', 'open', 0, 0, '{}', "
                + QByteArray(row) + ')');
        }
        for (const char *row : {"1, 500", "2, 400", "3, 900"}) {
            m_connection->runOnce(
                "INSERT INTO interaction (company_key, user_fingerprint, user_faq_fingerprint, channel, "
                "thread_id, message_id, is_test, is_helpful, helpful_reason, interaction_id, at_ms) "
                "VALUES ('shop', 'u', 'f', 'chat', 't', 1, 0, 0, '', "
                + QByteArray(row) + ')');
        }
        m_connection->runOnce("INSERT INTO visitor_mark (company_key, day, salt, after_id, "
                              "last_interaction_id) VALUES ('shop', '2026-01-01', 's', -1, 2)");
        const Result<int> applied = migrate(*m_connection, *migrations, 2);
        QVERIFY2(applied, applied ? "" : qPrintable(applied.error().text()));
        QStringList links;
        Rows rows = m_connection->runOnce(
            "SELECT message_id, gap_id, question FROM gap_occurrence ORDER BY message_id");
        while (rows.next())
            links << QString::number(rows.integer(0)) + rows.text(1) + rows.text(2);
        QCOMPARE(links, (QStringList{u"1gAny zebras?"_s, u"2hAny zebras and violet?"_s, u"3gANY ZEBRAS?"_s}));
        QCOMPARE(number("SELECT last_interaction_ms FROM visitor_mark"), 500);
        QCOMPARE(number("SELECT last_interaction_id FROM visitor_mark"), 0);
    }
    void settingsOfEarlierCompaniesBecomeTheOperatorsGrants()
    {
        const auto migrations = builtInMigrations(migrationFolder(m_connection->dialect()));
        QVERIFY(migrations);
        QList<Migration> earlier = *migrations;
        erase_if(earlier, [](const Migration &one) { return one.version >= 31; });
        QVERIFY(migrate(*m_connection, earlier, 1));
        m_connection->runOnce(kShop);
        m_connection->runOnce(
            "UPDATE company SET api_access = 0, messages_per_minute = 7, faqs_per_minute = 8, "
            "allowed_hosts = '[\"*.shop.example\",\"cdn.example:8443\"]'");
        const Result<int> applied = migrate(*m_connection, *migrations, 2);
        QVERIFY2(applied, applied ? "" : qPrintable(applied.error().text()));
        const std::optional<accounts::Company> shop = accounts::loadCompany(*m_connection, u"shop"_s);
        QVERIFY(shop);
        QCOMPARE(shop->granted.apiAccess, false);
        QCOMPARE(shop->granted.messagesPerMinute, 7);
        QCOMPARE(shop->granted.faqsPerMinute, 8);
        QCOMPARE(shop->granted.eventsPerMinute, 0);
        QVERIFY(!shop->chosen.apiAccess && !shop->chosen.messagesPerMinute && !shop->chosen.faqsPerMinute
            && !shop->chosen.eventsPerMinute);
        QCOMPARE(shop->apiAccess, false);
        QCOMPARE(shop->messagesPerMinute, 7);
        QCOMPARE(shop->allowedHosts, (QStringList{u"*.shop.example"_s, u"cdn.example:8443"_s}));
    }
    void aFolderWithoutAnyIsRefused() { QVERIFY(!builtInMigrations(m_scratch->folder())); }
    void twoAtOnceBothFindItDone()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file belongs to one program: its folder is locked");
        const auto migrations = builtInMigrations(migrationFolder(Dialect::PostgreSql));
        QVERIFY(migrations);
        std::atomic<int> good = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                Connection connection(m_scratch->url(), Connection::Mode::Write);
                const Result<int> version = migrate(connection, *migrations, 1);
                good += version.value_or(0) == migrations->last().version;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(good, 4);
    }

    void aDataFolderIsMadeAndMigrated()
    {
        const QString folder = inFolder(u"deep/data"_s);
        auto database = open(folder);
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
        QCOMPARE((*database)->schemaVersion(), builtInMigrations()->last().version);
        QVERIFY((*database)->sizeBytes() > 0);
        QCOMPARE(QFile::permissions(folder)
                & (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther),
            QFile::Permissions());
    }
    void aFolderInUseIsRefusedUntilItIsFree()
    {
        auto first = open(m_scratch->folder());
        QVERIFY(first);
        const auto second = open(m_scratch->folder());
        QVERIFY(!second);
        const QString text = second.error().text();
        QVERIFY2(
            text.contains(m_scratch->folder()) && text.contains(u"in use by another"_s), qPrintable(text));
        first->reset();
        QVERIFY(open(m_scratch->folder()));
    }
    void aFolderThatCannotBeMadeIsRefused()
    {
        QFile file(inFolder(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto database = open(inFolder(u"file/below"_s));
        QVERIFY(!database);
        QVERIFY(database.error().text().contains(u"file/below"_s));
    }
    void aDatabaseInUseIsRefusedUntilItIsFree()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("SQLite's file lies in the folder");
        auto first = open(inFolder(u"one"_s));
        QVERIFY(first);
        const auto second = open(inFolder(u"two"_s));
        QVERIFY2(!second, "two servers have folders of their own, but one database");
        const QString text = second.error().text();
        QVERIFY2(
            text.contains(u"in use by another"_s) && text.contains(m_scratch->url().name), qPrintable(text));
        QVERIFY(!text.contains(QString::fromUtf8(m_scratch->url().password.reveal())));
        first->reset();
        QVERIFY(open(inFolder(u"two"_s)));
    }
    void aDatabaseThatIsNotThereIsRefused_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("told");
        QTest::newRow("nobody listens") << u"postgresql://anna:hunter2@127.0.0.1:1/shop"_s << u"127.0.0.1"_s;
        QTest::newRow("no such host")
            << u"postgresql://anna:hunter2@nowhere.invalid/shop"_s << u"nowhere.invalid"_s;
        QTest::newRow("no such socket")
            << u"postgresql://anna:hunter2@/shop?host=/nowhere"_s << u"/nowhere"_s;
        QTest::newRow("no URL") << u"mysql://anna:hunter2@127.0.0.1/shop"_s << u"postgresql://"_s;
    }
    void aDatabaseThatIsNotThereIsRefused()
    {
        QFETCH(QString, setting);
        QFETCH(QString, told);
        const auto database = Database::open(inFolder(u"data"_s), 1, setting);
        QVERIFY(!database);
        const QString text = database.error().text();
        QVERIFY2(text.contains(told), qPrintable(text));
        QVERIFY2(!text.contains(u"hunter2"_s), qPrintable(text));
        QVERIFY2(!text.contains(u'\n'), "one line");
    }
    void aWrongPasswordIsRefusedAndNotTold()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("SQLite has no passwords");
        QString setting = m_scratch->setting();
        setting.replace(QString::fromUtf8(m_scratch->url().password.reveal()), u"hunter2"_s);
        const auto database = Database::open(inFolder(u"data"_s), 1, setting);
        QVERIFY(!database);
        QVERIFY2(database.error().text().contains(u"password"_s), qPrintable(database.error().text()));
        QVERIFY2(!database.error().text().contains(u"hunter2"_s), qPrintable(database.error().text()));
    }
    void aFileThatIsNoDatabaseIsRefused()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"answerdesk.sqlite"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("this is no database\n").repeated(200));
        file.close();
        const auto database = Database::open(folder.path(), 1);
        QVERIFY(!database);
        QVERIFY2(
            database.error().text().contains(u"answerdesk.sqlite"_s), qPrintable(database.error().text()));
    }
};

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
