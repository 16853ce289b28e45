// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_database.h"
#include "resources/server_resources.h"
#include "server/storage/database/migrator.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using storage::Connection;
using storage::DatabaseUrl;

namespace {

/// Keeps two tests from making the template at once.
constexpr char kLock[] = "SELECT pg_advisory_lock(760201)";
constexpr char kUnlock[] = "SELECT pg_advisory_unlock(760201)";

// A used one is emptied for the next test, which is much faster than another copy. As a replica, because the
// audit log lets nobody else delete from it.
constexpr char kEmpty[] = "DO $$ DECLARE name text; BEGIN "
                          "SET LOCAL session_replication_role = replica; "
                          "FOR name IN SELECT tablename FROM pg_tables "
                          "WHERE schemaname = 'public' AND tablename <> 'schema_migration' "
                          "LOOP EXECUTE format('DELETE FROM %I', name); END LOOP; END $$";

/// A test may have changed the schema to see what happens then: that database is used no more.
constexpr char kShape[] = "SELECT md5(string_agg(table_name || '.' || column_name || ':' || data_type, ',' "
                          "ORDER BY table_name, column_name)) "
                          "FROM information_schema.columns WHERE table_schema = 'public'";

QString shapeOf(Connection &connection)
{
    storage::Rows rows = connection.runOnce(kShape);
    return rows.next() ? rows.text(0) : QString();
}

QString settingOf(const QString &database)
{
    return qEnvironmentVariable("ANSWERDESK_TEST_POSTGRES") + u'/' + database;
}

DatabaseUrl postgresUrl(const QString &database)
{
    const auto url = DatabaseUrl::parse(settingOf(database), {}, {});
    if (!url)
        qFatal("ANSWERDESK_TEST_POSTGRES: %s", qUtf8Printable(url.error().text()));
    return *url;
}

Connection administrationOf() { return Connection(postgresUrl(u"postgres"_s), Connection::Mode::Write); }

int endSessionsOf(Connection &administration, const QString &name)
{
    storage::Rows rows = administration.run(
        "SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE datname = ?", name);
    rows.next();
    return int(rows.integer(0));
}

void allowConnections(Connection &administration, const QString &name, bool areAllowed)
{
    administration.runOnce(
        u"ALTER DATABASE %1 ALLOW_CONNECTIONS %2"_s.arg(name, areAllowed ? u"true"_s : u"false"_s)
            .toLatin1());
}

/// A database with the schema and nothing in it. Its name changes with the migrations, because a cluster may
/// last longer than they do.
QString makeTemplate(Connection &administration)
{
    initServerResources();
    const auto migrations
        = storage::builtInMigrations(storage::migrationFolder(storage::Dialect::PostgreSql));
    if (!migrations)
        qFatal("%s", qUtf8Printable(migrations.error().text()));
    QByteArray checksums;
    for (const storage::Migration &migration : *migrations)
        checksums += migration.checksum;
    const QByteArray name = "answerdesk_template_" + sha256(checksums).toHex().first(16);

    administration.runOnce(kLock);
    const bool isThere
        = administration.runOnce("SELECT 1 FROM pg_database WHERE datname = '" + name + "'").next();
    if (!isThere) {
        administration.runOnce("DROP DATABASE IF EXISTS " + name + "_begun WITH (FORCE)");
        administration.runOnce("CREATE DATABASE " + name + "_begun TEMPLATE template0");
        {
            Connection fresh(postgresUrl(QString::fromLatin1(name + "_begun")), Connection::Mode::Write);
            const auto version = storage::migrate(fresh, *migrations, 0);
            if (!version)
                qFatal("%s", qUtf8Printable(version.error().text()));
        }
        administration.runOnce("ALTER DATABASE " + name + "_begun RENAME TO " + name);
    }
    administration.runOnce(kUnlock);
    return QString::fromLatin1(name);
}

/// Databases of this process that no test uses at the moment.
QStringList &unused()
{
    static QStringList names;
    return names;
}

/// And those whose schema a test has changed.
QStringList &changed()
{
    static QStringList names;
    return names;
}

QString &shape()
{
    static QString shape;
    return shape;
}

void drop(const QStringList &names)
{
    try {
        Connection administration = administrationOf();
        for (const QString &name : names)
            administration.runOnce(u"DROP DATABASE %1 WITH (FORCE)"_s.arg(name).toLatin1());
    } catch (const storage::SqlFailure &failure) {
        qWarning("test databases are left: %s", failure.what());
    }
}

void dropAll() { drop(unused() + changed()); }

QString newName() { return u"test_"_s + QUuid::createUuid().toString(QUuid::Id128); }

QString makeEmptyDatabase(Connection &administration)
{
    const QString name = newName();
    administration.runOnce(
        u"CREATE DATABASE %1 TEMPLATE template0 ENCODING 'UTF8' STRATEGY file_copy"_s.arg(name).toLatin1());
    return name;
}

QString makeDatabase(Connection &administration)
{
    const QString name = newName();
    // A copy of files takes a seventh of the time that a copy through the log takes.
    administration.runOnce(
        u"CREATE DATABASE %1 TEMPLATE %2 STRATEGY file_copy"_s.arg(name, makeTemplate(administration))
            .toLatin1());
    if (shape().isEmpty()) {
        qAddPostRoutine(dropAll);
        Connection connection(postgresUrl(name), Connection::Mode::Write);
        shape() = shapeOf(connection);
    }
    return name;
}

/// A used one with nothing in it, or a new one.
QString takeDatabase(Connection &administration)
{
    while (!unused().isEmpty()) {
        const QString name = unused().takeLast();
        endSessionsOf(administration, name);
        allowConnections(administration, name, true); // a test that failed may have left it closed
        Connection connection(postgresUrl(name), Connection::Mode::Write);
        connection.runOnce(kEmpty);
        if (shapeOf(connection) == shape())
            return name;
        changed() << name;
    }
    return makeDatabase(administration);
}

} // namespace

bool TestDatabase::isPostgres() { return qEnvironmentVariableIsSet("ANSWERDESK_TEST_POSTGRES"); }

QByteArray TestDatabase::adapted(QByteArray sql)
{
    return isPostgres() ? sql.replace("BLOB", "BYTEA").replace("REAL", "DOUBLE PRECISION") : sql;
}

TestDatabase::TestDatabase(Content content)
    : m_content(content)
{
    if (!isPostgres())
        return;
    try {
        Connection administration = administrationOf();
        m_name
            = content == Content::Nothing ? makeEmptyDatabase(administration) : takeDatabase(administration);
    } catch (const storage::SqlFailure &failure) {
        qFatal("no database for the test: %s", failure.what());
    }
}

TestDatabase::~TestDatabase()
{
    if (m_name.isEmpty())
        return;
    if (m_content == Content::Nothing)
        drop({m_name});
    else
        unused() << m_name;
}

QString TestDatabase::setting() const { return m_name.isEmpty() ? u"sqlite"_s : settingOf(m_name); }

DatabaseUrl TestDatabase::url() const
{
    return m_name.isEmpty() ? DatabaseUrl(m_folder.filePath(u"answerdesk.sqlite"_s)) : postgresUrl(m_name);
}

QStringList TestDatabase::run(const QByteArray &sql) const
{
    try {
        Connection connection(url(), Connection::Mode::Write);
        storage::Rows rows = connection.runOnce(sql);
        QStringList values;
        while (rows.next())
            values << rows.text(0);
        return values;
    } catch (const storage::SqlFailure &failure) {
        qFatal("%s", failure.what());
    }
}

int TestDatabase::endSessions() const
{
    Connection administration = administrationOf();
    return endSessionsOf(administration, m_name);
}

void TestDatabase::setReachable(bool isReachable) const
{
    Connection administration = administrationOf();
    allowConnections(administration, m_name, isReachable);
}

} // namespace answerdesk::test
