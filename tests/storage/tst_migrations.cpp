// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database/database.h"
#include "server/storage/database/migrator.h"
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
    void whatThisProgramDoesNotKnowIsRefusedAndNamed_data()
    {
        QTest::addColumn<QList<int>>("applied");
        QTest::addColumn<QList<int>>("known");
        QTest::addColumn<QString>("text");
        // A negative number: the same one with other contents.
        QTest::newRow("pre-release") << QList<int>{-1, 2, 3} << QList<int>{1} << u"pre-release version"_s;
        QTest::newRow("pre-release of one")
            << QList<int>{-1} << QList<int>{1, 2} << u"Create a new data folder"_s;
        QTest::newRow("other contents") << QList<int>{1, -2} << QList<int>{1, 2} << u"0002_step.sql"_s;
        QTest::newRow("gap") << QList<int>{1, 3} << QList<int>{1, 2, 3} << u"0003_step.sql"_s;
        QTest::newRow("unknown lower number")
            << QList<int>{1, 2, 3} << QList<int>{1, 3} << u"0002_step.sql"_s;
        QTest::newRow("newer") << QList<int>{1, 2} << QList<int>{1} << u"Start the newer program"_s;
    }
    void whatThisProgramDoesNotKnowIsRefusedAndNamed()
    {
        QFETCH(QList<int>, applied);
        QFETCH(QList<int>, known);
        QFETCH(QString, text);
        const auto listOf = [](const QList<int> &versions) {
            QList<Migration> migrations;
            for (const int version : versions) {
                migrations << migration(std::abs(version),
                    "CREATE TABLE t" + QByteArray::number(std::abs(version))
                        + (version < 0 ? " (other BIGINT);" : " (n BIGINT);"));
            }
            return migrations;
        };
        QVERIFY(migrate(*m_connection, listOf(applied), 1));
        const Result<int> refused = migrate(*m_connection, listOf(known), 2);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().contains(text), qPrintable(refused.error().text()));
        QCOMPARE(number("SELECT COUNT(*) FROM schema_migration"), applied.size());
        QVERIFY2(migrate(*m_connection, listOf(applied), 3), "its own program still starts");
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

    void aMigrationMayTakeLongerThanAStatementOfAJob()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("SQLite has no such limit");
        m_connection->runOnce("SET statement_timeout = '50ms'");
        const Migration slow = migration(1, "SELECT pg_sleep(0.3);\nCREATE TABLE a (n BIGINT);\n");
        const Result<int> version = migrate(*m_connection, {slow}, 1);
        QVERIFY2(version, version ? "" : qPrintable(version.error().text()));
        QVERIFY_EXCEPTION_THROWN(m_connection->runOnce("SELECT pg_sleep(10)"), SqlFailure);
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
