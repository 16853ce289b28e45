// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_database.h"
#include "resources/server_resources.h"
#include "server/storage/migrator.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using storage::Connection;
using storage::DatabaseUrl;

namespace {

/// Keeps two tests from making the template at once.
constexpr char kLock[] = "SELECT pg_advisory_lock(760201)";
constexpr char kUnlock[] = "SELECT pg_advisory_unlock(760201)";

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

} // namespace

bool TestDatabase::isPostgres() { return qEnvironmentVariableIsSet("ANSWERDESK_TEST_POSTGRES"); }

TestDatabase::TestDatabase()
{
    if (!isPostgres())
        return;
    m_name = u"test_"_s + QUuid::createUuid().toString(QUuid::Id128);
    try {
        Connection administration(postgresUrl(u"postgres"_s), Connection::Mode::Write);
        const QString original = makeTemplate(administration);
        // A copy of files takes a seventh of the time that a copy through the log takes.
        administration.runOnce(
            u"CREATE DATABASE %1 TEMPLATE %2 STRATEGY file_copy"_s.arg(m_name, original).toLatin1());
    } catch (const storage::SqlFailure &failure) {
        qFatal("no database for the test: %s", failure.what());
    }
}

TestDatabase::~TestDatabase()
{
    if (m_name.isEmpty())
        return;
    try {
        Connection administration(postgresUrl(u"postgres"_s), Connection::Mode::Write);
        administration.runOnce(u"DROP DATABASE %1 WITH (FORCE)"_s.arg(m_name).toLatin1());
    } catch (const storage::SqlFailure &failure) {
        qWarning("%s is left: %s", qUtf8Printable(m_name), failure.what());
    }
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
