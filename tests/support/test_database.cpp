// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_database.h"
#include "resources/server_resources.h"
#include "server/storage/migrator.h"
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
constexpr char kEndOthers[] = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                              "WHERE datname = current_database() AND pid <> pg_backend_pid()";
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

void dropAll()
{
    try {
        Connection administration(postgresUrl(u"postgres"_s), Connection::Mode::Write);
        for (const QString &name : unused() + changed())
            administration.runOnce(u"DROP DATABASE %1 WITH (FORCE)"_s.arg(name).toLatin1());
    } catch (const storage::SqlFailure &failure) {
        qWarning("test databases are left: %s", failure.what());
    }
}

QString makeDatabase()
{
    Connection administration(postgresUrl(u"postgres"_s), Connection::Mode::Write);
    const QString name = u"test_"_s + QUuid::createUuid().toString(QUuid::Id128);
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

} // namespace

bool TestDatabase::isPostgres() { return qEnvironmentVariableIsSet("ANSWERDESK_TEST_POSTGRES"); }

TestDatabase::TestDatabase()
{
    if (!isPostgres())
        return;
    try {
        while (!unused().isEmpty() && m_name.isEmpty()) {
            const QString name = unused().takeLast();
            Connection connection(postgresUrl(name), Connection::Mode::Write);
            connection.runOnce(kEndOthers);
            connection.runOnce(kEmpty);
            if (shapeOf(connection) == shape())
                m_name = name;
            else
                changed() << name;
        }
        if (m_name.isEmpty())
            m_name = makeDatabase();
    } catch (const storage::SqlFailure &failure) {
        qFatal("no database for the test: %s", failure.what());
    }
}

TestDatabase::~TestDatabase()
{
    if (!m_name.isEmpty())
        unused() << m_name;
}

QString TestDatabase::setting() const { return m_name.isEmpty() ? u"sqlite"_s : settingOf(m_name); }

DatabaseUrl TestDatabase::url(const QString &dataFolder) const
{
    return m_name.isEmpty() ? DatabaseUrl(dataFolder + u"/answerdesk.sqlite"_s) : postgresUrl(m_name);
}

QStringList TestDatabase::run(const QString &dataFolder, const QByteArray &sql) const
{
    try {
        Connection connection(url(dataFolder), Connection::Mode::Write);
        storage::Rows rows = connection.runOnce(sql);
        QStringList values;
        while (rows.next())
            values << rows.text(0);
        return values;
    } catch (const storage::SqlFailure &failure) {
        qFatal("%s", failure.what());
    }
}

} // namespace answerdesk::test
