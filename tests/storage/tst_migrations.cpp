// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database.h"
#include "server/storage/migrator.h"
#include "shared/core/secret.h"
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
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
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Connection> m_connection;

    qint64 number(const char *sql)
    {
        Rows rows = m_connection->runOnce(sql);
        return rows.next() ? rows.integer(0) : -1;
    }

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_connection
            = std::make_unique<Connection>(m_folder->filePath(u"test.sqlite"_s), Connection::Mode::Write);
    }
    void cleanup() { m_connection.reset(); }

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
        QCOMPARE(number("SELECT COUNT(*) FROM sqlite_master WHERE name = 'b'"), 0);
        QVERIFY2(migrate(*m_connection, {kFirst, kSecond}, 3), "the database still works");
    }

    void theBuiltInOnesAreInOrder()
    {
        const auto migrations = builtInMigrations();
        QVERIFY(migrations);
        int version = 0;
        for (const Migration &one : *migrations) {
            QCOMPARE(one.version, ++version);
            QCOMPARE(one.checksum, sha256(one.sql).toHex());
        }
        QCOMPARE(*migrate(*m_connection, *migrations, 1), version);
    }
    void aFolderWithoutAnyIsRefused() { QVERIFY(!builtInMigrations(m_folder->path())); }

    void aDataFolderIsMadeAndMigrated()
    {
        const QString folder = m_folder->filePath(u"deep/data"_s);
        auto database = Database::open(folder, 1);
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
        QCOMPARE((*database)->schemaVersion(), builtInMigrations()->last().version);
        QVERIFY((*database)->sizeBytes() > 0);
        QCOMPARE(QFile::permissions(folder)
                & (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther),
            QFile::Permissions());
    }
    void aFolderInUseIsRefusedUntilItIsFree()
    {
        auto first = Database::open(m_folder->path(), 1);
        QVERIFY(first);
        const auto second = Database::open(m_folder->path(), 1);
        QVERIFY(!second);
        const QString text = second.error().text();
        QVERIFY2(text.contains(m_folder->path()) && text.contains(u"in use by another"_s), qPrintable(text));
        first->reset();
        QVERIFY(Database::open(m_folder->path(), 1));
    }
    void aFolderThatCannotBeMadeIsRefused()
    {
        QFile file(m_folder->filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto database = Database::open(m_folder->filePath(u"file/below"_s), 1);
        QVERIFY(!database);
        QVERIFY(database.error().text().contains(u"file/below"_s));
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
