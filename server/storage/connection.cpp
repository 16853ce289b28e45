// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection.h"
#include <QtCore/QVariant>
#include <QtSql/QSqlError>
#include <atomic>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

SqlFailure::SqlFailure(const QSqlError &error, const QByteArray &sql)
    : m_text(error.text().toUtf8() + " [" + error.nativeErrorCode().toUtf8() + "] in "
        + sql.simplified().left(300))
{
    const int code = error.nativeErrorCode().toInt();
    if (code == 2067 || code == 1555)
        m_kind = Kind::Unique;
    else if ((code & 0xff) == 5 || (code & 0xff) == 6 || (code & 0xff) == 10 || (code & 0xff) == 13
        || (code & 0xff) == 14)
        m_kind = Kind::Transient; // busy, locked, I/O error, full, cannot open
}

Error SqlFailure::toError() const
{
    const QString detail = QString::fromUtf8(m_text);
    if (!isTransient())
        return Error::internal(detail);
    Error error
        = Error::make(ErrorCode::Unavailable, u"The database cannot be written at the moment."_s, detail);
    error.retryAfterSeconds = 5;
    return error;
}

Rows::Rows(std::unique_ptr<QSqlQuery> own)
    : m_own(std::move(own))
    , m_query(m_own.get())
{
}

Rows::Rows(Rows &&other) noexcept
    : m_own(std::move(other.m_own))
    , m_query(std::exchange(other.m_query, nullptr))
    , m_busy(std::exchange(other.m_busy, nullptr))
{
}

Rows::~Rows()
{
    if (m_query)
        m_query->finish();
    if (m_busy)
        *m_busy = false;
}

bool Rows::next() { return m_query->next(); }

std::optional<qint64> Rows::optionalInteger(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(integer(column));
}

std::optional<QString> Rows::optionalText(int column) const
{
    return isNull(column) ? std::nullopt : std::optional(text(column));
}

Connection::Connection(const QString &path, Mode mode)
{
    static std::atomic<int> counter = 0;
    m_name = u"answerdesk-%1"_s.arg(++counter);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    m_database.setDatabaseName(path);
    m_database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    if (!m_database.open())
        throw SqlFailure(m_database.lastError(), "open " + path.toUtf8());
    // WAL lets readers go on while the one writer commits; FULL makes an acknowledged commit survive a power
    // cut.
    if (mode == Mode::Write) {
        runOnce("PRAGMA journal_mode = WAL");
        runOnce("PRAGMA synchronous = FULL");
    } else {
        runOnce("PRAGMA query_only = 1");
    }
    runOnce("PRAGMA foreign_keys = ON");
    runOnce("PRAGMA cache_size = -16000");
    runOnce("PRAGMA temp_store = MEMORY");
}

Connection::~Connection()
{
    m_statements.clear();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

std::pair<QSqlQuery *, bool *> Connection::prepared(const char *sql)
{
    std::unique_ptr<Prepared> &entry = m_statements[sql];
    if (!entry) {
        entry = std::make_unique<Prepared>(Prepared{QSqlQuery(m_database), false});
        entry->query.setForwardOnly(true);
        if (!entry->query.prepare(QString::fromUtf8(sql))) {
            const QSqlError error = entry->query.lastError();
            m_statements.erase(sql);
            throw SqlFailure(error, sql);
        }
    }
    if (entry->busy)
        return {nullptr,
            nullptr}; // its rows are still being read: the same statement nested runs as its own copy
    return {&entry->query, &entry->busy};
}

void Connection::execute(QSqlQuery &query, const char *sql)
{
    if (!query.exec()) {
        const QSqlError error = query.lastError();
        query.finish();
        throw SqlFailure(error, sql);
    }
}

Rows Connection::runOnce(const QByteArray &sql, const QVariantList &values)
{
    auto query = std::make_unique<QSqlQuery>(m_database);
    query->setForwardOnly(true);
    if (!query->prepare(QString::fromUtf8(sql)))
        throw SqlFailure(query->lastError(), sql);
    for (const QVariant &value : values)
        query->addBindValue(value);
    execute(*query, sql.constData());
    return Rows(std::move(query));
}

} // namespace answerdesk::storage
