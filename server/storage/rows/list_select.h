// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/schema/fields.h"
#include <QtCore/QStringList>
#include <QtCore/QVariant>

namespace answerdesk::storage {

/// The statement of one page of a list: what is always asked for, then a condition for each filter that is
/// given, then the order. A value; runs on the connection's own thread. Throws SqlFailure.
class ListSelect
{
public:
    /// "SELECT ... WHERE company_key = ?" with the values of its placeholders.
    template <typename... Values>
    explicit ListSelect(const char *sql, const Values &...values)
        : m_sql(sql)
    {
        (m_values.append(toVariant(values)), ...);
    }
    /// " AND ..." or " ORDER BY ... LIMIT ?" with the values of its placeholders.
    template <typename... Values>
    ListSelect &add(const char *sql, const Values &...values)
    {
        m_sql += ' ';
        m_sql += sql;
        (m_values.append(toVariant(values)), ...);
        return *this;
    }
    /// The same when the filter is given; its value goes into every placeholder of the condition.
    template <typename Value>
    ListSelect &addIf(const std::optional<Value> &value, const char *sql)
    {
        if (!value)
            return *this;
        add(sql);
        for (const char *c = sql; *c; ++c) {
            if (*c == '?')
                m_values.append(toVariant(*value));
        }
        return *this;
    }
    /// "AND column IN" or "AND column NOT IN" and a list of values, which is not empty.
    ListSelect &addList(const char *sql, const QStringList &values)
    {
        add(sql);
        m_sql += " (?";
        for (qsizetype i = 1; i < values.size(); ++i)
            m_sql += ", ?";
        m_sql += ')';
        for (const QString &value : values)
            m_values.append(toVariant(value));
        return *this;
    }
    Rows run(Connection &connection) const { return connection.runOnce(m_sql, m_values); }

private:
    static QVariant toVariant(qint64 value) { return QVariant::fromValue(value); }
    static QVariant toVariant(int value) { return QVariant::fromValue(qint64(value)); }
    static QVariant toVariant(bool value) { return QVariant::fromValue(qint64(value)); }
    static QVariant toVariant(const QString &value)
    {
        return value.isNull() ? QVariant(QStringLiteral("")) : QVariant(value);
    }
    static QVariant toVariant(const schema::LocaleTag &locale) { return toVariant(locale.tag); }
    template <schema::Enumerated E>
    static QVariant toVariant(E value)
    {
        return toVariant(QString(schema::enumName(value)));
    }

    QByteArray m_sql;
    QVariantList m_values;
};

/// What "lower(column) LIKE ? ESCAPE '!'" finds texts by that hold this one. Both databases fold the case of
/// ASCII letters and of no others.
inline std::optional<QString> patternOf(const std::optional<QString> &text)
{
    if (!text)
        return std::nullopt;
    QString pattern = QStringLiteral("%");
    for (QChar c : *text) {
        if (c == u'%' || c == u'_' || c == u'!')
            pattern += u'!';
        pattern += c >= u'A' && c <= u'Z' ? QChar(c.unicode() + ('a' - 'A')) : c;
    }
    return pattern + u'%';
}

} // namespace answerdesk::storage
