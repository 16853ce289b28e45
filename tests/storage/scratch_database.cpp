// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/scratch_database.h"
#include "shared/core/random.h"
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using storage::Connection;
using storage::DatabaseUrl;

namespace {

DatabaseUrl clusterDatabase(const QString &name)
{
    QString text = qEnvironmentVariable("ANSWERDESK_TEST_POSTGRES");
    while (text.endsWith(u'/'))
        text.chop(1);
    const Result<DatabaseUrl> url = DatabaseUrl::parse(text + u'/' + name, {}, {});
    if (!url)
        qFatal("ANSWERDESK_TEST_POSTGRES: %s", qUtf8Printable(url.error().text()));
    return *url;
}

} // namespace

bool ScratchDatabase::isPostgres() { return qEnvironmentVariableIsSet("ANSWERDESK_TEST_POSTGRES"); }

ScratchDatabase::ScratchDatabase()
{
    if (!isPostgres()) {
        m_url = DatabaseUrl(m_folder.filePath(u"answerdesk.sqlite"_s));
        return;
    }
    const QString name = u"storage_"_s + QString::fromLatin1(randomBase62(12)).toLower();
    cluster().runOnce(
        "CREATE DATABASE " + name.toLatin1() + " TEMPLATE template0 ENCODING 'UTF8' STRATEGY file_copy");
    m_url = clusterDatabase(name);
}

ScratchDatabase::~ScratchDatabase()
{
    if (isPostgres())
        cluster().runOnce("DROP DATABASE IF EXISTS " + m_url.name.toLatin1() + " WITH (FORCE)");
}

Connection &ScratchDatabase::cluster()
{
    if (!m_cluster)
        m_cluster = std::make_unique<Connection>(clusterDatabase(u"postgres"_s), Connection::Mode::Write);
    return *m_cluster;
}

QString ScratchDatabase::setting() const
{
    if (!isPostgres())
        return u"sqlite"_s;
    return u"postgresql://%1:%2@%3:%4/%5"_s
        .arg(m_url.user,
            QString::fromUtf8(QUrl::toPercentEncoding(QString::fromUtf8(m_url.password.reveal()))),
            m_url.host)
        .arg(m_url.port)
        .arg(m_url.name);
}

QByteArray ScratchDatabase::adapted(QByteArray sql)
{
    return isPostgres() ? sql.replace("BLOB", "BYTEA").replace("REAL", "DOUBLE PRECISION") : sql;
}

int ScratchDatabase::endSessions()
{
    storage::Rows rows = cluster().run(
        "SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE datname = ?", m_url.name);
    rows.next();
    return int(rows.integer(0));
}

void ScratchDatabase::setReachable(bool isReachable)
{
    cluster().runOnce(
        "ALTER DATABASE " + m_url.name.toLatin1() + " ALLOW_CONNECTIONS " + (isReachable ? "true" : "false"));
}

} // namespace answerdesk::test
