// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlQuery>
#include <exception>
#include <memory>
#include <unordered_map>

namespace answerdesk::storage {

/// An SQL statement failed. Thrown by Connection, caught by the write queue, the dispatcher and the job
/// runners only.
class SqlFailure final : public std::exception
{
public:
    explicit SqlFailure(const QSqlError &error, const QByteArray &sql);
    const char *what() const noexcept override { return m_text.constData(); }
    bool isUniqueViolation() const { return m_kind == Kind::Unique; }
    /// The database is full, busy or gone: worth another try later, no fault of the statement.
    bool isTransient() const { return m_kind == Kind::Transient; }
    Error toError() const;

private:
    enum class Kind { Other, Unique, Transient };
    QByteArray m_text;
    Kind m_kind = Kind::Other;
};

/// The rows of one statement, forward only. Ends its read snapshot when it dies.
class Rows
{
public:
    Rows(Rows &&other) noexcept;
    Rows &operator=(Rows &&) = delete;
    ~Rows();

    bool next();
    qint64 integer(int column) const { return m_query->value(column).toLongLong(); }
    double real(int column) const { return m_query->value(column).toDouble(); }
    QString text(int column) const { return m_query->value(column).toString(); }
    QByteArray bytes(int column) const { return m_query->value(column).toByteArray(); }
    bool isNull(int column) const { return m_query->isNull(column); }
    bool flag(int column) const { return integer(column) != 0; }
    std::optional<qint64> optionalInteger(int column) const;
    std::optional<QString> optionalText(int column) const;

private:
    friend class Connection;
    Rows(QSqlQuery *query, bool *busy)
        : m_query(query)
        , m_busy(busy)
    {
    }
    explicit Rows(std::unique_ptr<QSqlQuery> own);
    std::unique_ptr<QSqlQuery> m_own;
    QSqlQuery *m_query;
    bool *m_busy = nullptr;
};

/// One database connection of one thread: made, used and destroyed there. Statements are prepared once; the
/// SQL is a string literal of the portable subset with ? placeholders, so its address is its identity.
class Connection
{
public:
    enum class Mode { Read, Write };
    /// Throws SqlFailure when the database cannot be opened.
    Connection(const QString &path, Mode mode);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs a literal statement with bound values: qint64, int, bool, double, QString, QByteArray,
    /// std::optional of these (nullopt is NULL). Throws SqlFailure.
    template <std::size_t N, typename... Values>
    Rows run(const char (&sql)[N], const Values &...values)
    {
        auto [query, busy] = prepared(sql);
        if (!query)
            return runOnce(QByteArray::fromRawData(sql, N - 1), {toVariant(values)...});
        int position = 0;
        (query->bindValue(position++, toVariant(values)), ...);
        execute(*query, sql);
        *busy = true;
        return Rows(query, busy);
    }
    /// For text that is put together at run time: migrations, pragmas, filters of lists. Not cached.
    Rows runOnce(const QByteArray &sql, const QVariantList &values = {});

    static QVariant toVariant(qint64 value) { return QVariant::fromValue(value); }
    static QVariant toVariant(int value) { return QVariant::fromValue(qint64(value)); }
    static QVariant toVariant(bool value) { return QVariant::fromValue(qint64(value)); }
    static QVariant toVariant(double value) { return value; }
    static QVariant toVariant(const QString &value)
    {
        return value.isNull() ? QVariant(QString(QLatin1String(""))) : QVariant(value);
    }
    static QVariant toVariant(const QByteArray &value) { return value; }
    template <typename T>
    static QVariant toVariant(const std::optional<T> &value)
    {
        return value ? toVariant(*value) : QVariant();
    }

private:
    struct Prepared {
        QSqlQuery query;
        bool busy = false;
    };
    std::pair<QSqlQuery *, bool *> prepared(const char *sql);
    static void execute(QSqlQuery &query, const char *sql);
    QString m_name;
    QSqlDatabase m_database;
    std::unordered_map<const char *, std::unique_ptr<Prepared>> m_statements;
};

} // namespace answerdesk::storage
