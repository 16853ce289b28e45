// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection/postgres_driver.h"
#include "shared/core/random.h"
#include <QtCore/QLocale>
#include <QtCore/QVariant>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>
#include <atomic>
#include <cmath>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

namespace {

SqlFailure::Kind kindOf(const QByteArray &state, bool isReader)
{
    if (state == "23505")
        return SqlFailure::Kind::Unique;
    // Without a state it was libpq that spoke: there is no connection. 57P: shut down, crashed, not up yet.
    // 25P03: idle in a transaction for too long, which ends the session.
    if (state.isEmpty() || state.startsWith("08") || state.startsWith("57P") || state == "25P03")
        return SqlFailure::Kind::Lost;
    // A read-only node: another session may find the one that takes writes. A reader is read-only by itself.
    if (state == "25006" && !isReader)
        return SqlFailure::Kind::Lost;
    // Out of memory, disk or connections; a failure of the operating system.
    if (state.startsWith("53") || state.startsWith("58"))
        return SqlFailure::Kind::Storage;
    // A deadlock, a lock or a statement that took too long.
    if (state == "40001" || state == "40P01" || state == "55P03" || state == "57014")
        return SqlFailure::Kind::Transient;
    return SqlFailure::Kind::Other;
}

/// The first line of what the server says: further ones quote the statement with its values.
QByteArray firstLine(const QSqlError &error)
{
    return error.databaseText().section(u'\n', 0, 0).trimmed().toUtf8();
}

QString textLiteral(QStringView value)
{
    QString literal;
    literal.reserve(value.size() + 2);
    literal += u'\'';
    for (const QChar unit : value) {
        if (unit == u'\'')
            literal += u'\'';
        // PostgreSQL's texts cannot hold it.
        literal += unit.isNull() ? QChar(QChar::ReplacementCharacter) : unit;
    }
    return literal + u'\'';
}

/// Divides a statement at its ?, but not inside of quotes.
QStringList splitAtPlaceholders(const QString &sql)
{
    QStringList parts;
    qsizetype begin = 0;
    QChar quote;
    for (qsizetype i = 0; i < sql.size(); ++i) {
        const QChar unit = sql[i];
        if (!quote.isNull()) {
            if (unit == quote)
                quote = QChar();
        } else if (unit == u'\'' || unit == u'"') {
            quote = unit;
        } else if (unit == u'?') {
            parts << sql.mid(begin, i - begin);
            begin = i + 1;
        }
    }
    return parts << sql.mid(begin);
}

class PostgresStatement final : public Statement
{
public:
    PostgresStatement(PostgresDriver &driver, QByteArrayView sql, bool isKept)
        : m_driver(driver)
        , m_sql(sql.toByteArray())
        , m_parts(splitAtPlaceholders(QString::fromUtf8(m_sql)))
        , m_values(m_parts.size() - 1)
        , m_isKept(isKept && !m_values.isEmpty()) // BEGIN and its like cannot be prepared
    {
        if (m_isKept)
            m_name = u"s%1"_s.arg(m_driver.nextStatement());
    }

    void reserveText(qsizetype) override { }
    void bindInteger(int position, qint64 value) override { put(position, QString::number(value)); }
    void bindReal(int position, double value) override
    {
        put(position,
            std::isfinite(value)    ? QString::number(value, 'g', QLocale::FloatingPointShortest)
                : std::isnan(value) ? u"'NaN'"_s
                : value > 0         ? u"'Infinity'"_s
                                    : u"'-Infinity'"_s);
    }
    void bindText(int position, QStringView value) override { put(position, textLiteral(value)); }
    void bindBytes(int position, QByteArrayView value) override
    {
        put(position, u"'\\x"_s + QString::fromLatin1(value.toByteArray().toHex()) + u'\'');
    }
    void bindNull(int position) override { put(position, u"NULL"_s); }

    void execute() override
    {
        m_query.reset();
        if (!m_isKept) {
            QString text = m_parts.first();
            for (qsizetype i = 0; i < m_values.size(); ++i)
                text += m_values[i] + m_parts[i + 1];
            m_query.emplace(m_driver.execute(text, m_sql));
            return;
        }
        if (m_session != m_driver.session()) {
            QString text = u"PREPARE "_s + m_name + u" AS "_s + m_parts.first();
            for (qsizetype i = 1; i < m_parts.size(); ++i)
                text += u'$' + QString::number(i) + m_parts[i];
            m_driver.execute(text, m_sql);
            m_session = m_driver.session();
        }
        m_query.emplace(m_driver.execute(u"EXECUTE "_s + m_name + u'(' + m_values.join(u',') + u')', m_sql));
    }
    bool next() override { return m_query && m_query->next(); }
    void finish() noexcept override { m_query.reset(); }

    qint64 integer(int column) const override { return m_query->value(column).toLongLong(); }
    double real(int column) const override { return m_query->value(column).toDouble(); }
    QString text(int column) const override { return m_query->value(column).toString(); }
    QByteArray bytes(int column) const override { return m_query->value(column).toByteArray(); }
    bool isNull(int column) const override { return m_query->isNull(column); }

private:
    void put(int position, const QString &literal)
    {
        if (position >= m_values.size())
            throw SqlFailure(SqlFailure::Kind::Other, "more values than places", m_sql);
        m_values[position] = literal;
    }

    PostgresDriver &m_driver;
    const QByteArray m_sql;
    const QStringList m_parts; ///< the text between the values, one more than there are values
    QStringList m_values; ///< literals
    const bool m_isKept;
    QString m_name; ///< in the session
    int m_session = 0; ///< in which it is prepared
    std::optional<QSqlQuery> m_query;
};

/// A name that only the sessions of one connection have, before and after a loss.
QString newSessionName() { return u"answerdesk-"_s + QString::fromLatin1(randomBase62(20)); }

QString connectOptions(const DatabaseUrl &url)
{
    // A server that vanishes without a word is noticed in about 10 seconds. Of several, the one that takes
    // writes is wanted.
    QList<std::pair<QString, QString>> options{{u"connect_timeout"_s, u"2"_s},
        {u"application_name"_s, newSessionName()}, {u"keepalives"_s, u"1"_s}, {u"keepalives_idle"_s, u"5"_s},
        {u"keepalives_interval"_s, u"2"_s}, {u"keepalives_count"_s, u"3"_s},
        {u"tcp_user_timeout"_s, u"10000"_s}, {u"target_session_attrs"_s, u"read-write"_s}};
    if (const QString ports = url.ports(); !ports.isEmpty())
        options.emplace_back(u"port"_s, ports);
    options += url.options; // libpq takes the last of two values
    QStringList texts;
    for (auto &[name, value] : options)
        texts << name + u"='"_s + value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
    return texts.join(u';');
}

} // namespace

PostgresDriver::PostgresDriver(const DatabaseUrl &url, bool isReader)
    : m_url(url)
    , m_isReader(isReader)
{
    static std::atomic<int> counter = 0;
    // Also fills the list of drivers, which was not made for several threads at once before Qt 6.6: the first
    // connection of a program is its writer's, which all others wait for.
    if (!QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) {
        throw SqlFailure(
            SqlFailure::Kind::Other, "Qt's PostgreSQL driver is not installed (package libqt6sql6-psql)");
    }
    m_name = u"answerdesk-%1"_s.arg(++counter);
    m_database = QSqlDatabase::addDatabase(u"QPSQL"_s, m_name);
    m_database.setHostName(url.hosts());
    m_database.setDatabaseName(url.name);
    m_database.setUserName(url.user);
    m_database.setPassword(QString::fromUtf8(url.password.reveal()));
    m_database.setConnectOptions(connectOptions(url));
    // SUM() of integers is numeric there, and a double would lose the last digits of a large one.
    m_database.setNumericalPrecisionPolicy(QSql::HighPrecision);
    try {
        open();
    } catch (const SqlFailure &) {
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

PostgresDriver::~PostgresDriver()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

void PostgresDriver::close() noexcept
{
    m_isAlive = false;
    m_database.close();
}

void PostgresDriver::reopen()
{
    close();
    open();
}

void PostgresDriver::open()
{
    if (!m_database.open())
        throw SqlFailure(SqlFailure::Kind::Lost, m_database.lastError().databaseText().simplified().toUtf8());
    m_isAlive = true;
    ++m_session;
    try {
        QSqlQuery encoding = execute(u"SHOW server_encoding"_s);
        if (!encoding.next() || encoding.value(0).toString() != u"UTF8")
            throw SqlFailure(SqlFailure::Kind::Other, "the database's encoding is not UTF8");
        execute(u"SET standard_conforming_strings = on"_s);
        execute(u"SET bytea_output = hex"_s);
        execute(u"SET client_min_messages = warning"_s); // libpq writes notices to standard error
        // Nothing may hold up every other request: a lock that was taken by hand, a plan gone wrong.
        execute(u"SET lock_timeout = '5s'"_s);
        execute(m_isReader ? u"SET statement_timeout = '10s'"_s : u"SET statement_timeout = '60s'"_s);
        if (m_isReader) {
            execute(u"SET default_transaction_read_only = on"_s);
        } else {
            // An answer that promises "recorded" is sent after COMMIT, so a commit has to be one.
            execute(u"SELECT set_config('synchronous_commit', 'on', false) "
                    "WHERE current_setting('synchronous_commit') = 'off'"_s);
            // The server notices as soon as the client does that the other side is gone, and frees the
            // writer's lock.
            execute(u"SET tcp_keepalives_idle = 5"_s);
            execute(u"SET tcp_keepalives_interval = 2"_s);
            execute(u"SET tcp_keepalives_count = 3"_s);
            execute(u"SET tcp_user_timeout = '10s'"_s);
            execute(u"SET idle_in_transaction_session_timeout = '60s'"_s);
        }
    } catch (const SqlFailure &) {
        close();
        throw;
    }
}

std::unique_ptr<Statement> PostgresDriver::prepare(QByteArrayView sql, bool isKept)
{
    return std::make_unique<PostgresStatement>(*this, sql, isKept);
}

QSqlQuery PostgresDriver::execute(const QString &sql, QByteArrayView shown)
{
    if (!m_isAlive || !m_database.isOpen()) {
        m_isAlive = false;
        throw SqlFailure(SqlFailure::Kind::Lost, "there is no connection", shown);
    }
    QSqlQuery query(m_database);
    if (query.exec(sql))
        return query;
    const QSqlError error = query.lastError();
    const QByteArray state = error.nativeErrorCode().toLatin1();
    SqlFailure::Kind kind = kindOf(state, m_isReader);
    if (!m_database.isOpen())
        kind = SqlFailure::Kind::Lost;
    if (kind == SqlFailure::Kind::Lost)
        m_isAlive = false;
    throw SqlFailure(kind, firstLine(error) + " [" + state + ']', shown);
}

} // namespace answerdesk::storage
