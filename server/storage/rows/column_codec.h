// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/core/text.h"
#include "shared/schema/fields.h"
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace answerdesk::storage {

/// How a member's type is stored. Specialise it beside the type, with Stored, which is one of the types
/// below, write() and read().
template <typename T>
struct ColumnCodec {
    static_assert(sizeof(T) == 0, "this type of a member needs a storage::ColumnCodec");
};

template <typename T>
struct PlainCodec {
    using Stored = T;
    static const T &write(const T &value) { return value; }
    static T read(T value) { return value; }
};
// clang-format off
template <> struct ColumnCodec<qint64> : PlainCodec<qint64> {};
template <> struct ColumnCodec<int> : PlainCodec<int> {};
template <> struct ColumnCodec<bool> : PlainCodec<bool> {};
template <> struct ColumnCodec<double> : PlainCodec<double> {};
template <> struct ColumnCodec<QString> : PlainCodec<QString> {};
template <> struct ColumnCodec<QByteArray> : PlainCodec<QByteArray> {};
// clang-format on

template <>
struct ColumnCodec<Decimal> {
    using Stored = qint64;
    static qint64 write(Decimal value) { return value.micros(); }
    static Decimal read(qint64 micros) { return Decimal::fromMicros(micros); }
};

template <>
struct ColumnCodec<schema::Timestamp> {
    using Stored = qint64;
    static qint64 write(schema::Timestamp time) { return time.ms; }
    static schema::Timestamp read(qint64 ms) { return {ms}; }
};

/// For a number that the API shows as a text.
struct NumberTextCodec {
    using Stored = qint64;
    static qint64 write(const QString &text) { return text.toLongLong(); }
    static QString read(qint64 number) { return QString::number(number); }
};

/// An empty text stands for nothing, in a column without NULL.
struct EmptyTextCodec {
    using Stored = QString;
    static QString write(const std::optional<QString> &text) { return text.value_or(QString()); }
    static std::optional<QString> read(const QString &text) { return textOrNothing(text); }
};

/// Bytes of a header, or a hash in hexadecimal, as text.
struct Latin1Codec {
    using Stored = QString;
    static QString write(const QByteArray &text) { return QString::fromLatin1(text); }
    static QByteArray read(const QString &text) { return text.toLatin1(); }
};

/// Bytes as text in hexadecimal.
struct HexCodec {
    using Stored = QString;
    static QString write(const QByteArray &bytes) { return QString::fromLatin1(bytes.toHex()); }
    static QByteArray read(const QString &hex) { return QByteArray::fromHex(hex.toLatin1()); }
};

/// A span in milliseconds as whole microseconds.
struct MicrosecondsCodec {
    using Stored = qint64;
    static qint64 write(double ms) { return qint64(ms * 1000); }
    static double read(qint64 us) { return double(us) / 1000.0; }
};

/// NULL stands for nothing.
template <typename T>
struct ColumnCodec<std::optional<T>> {
    using Stored = std::optional<typename ColumnCodec<T>::Stored>;
    static Stored write(const std::optional<T> &value)
    {
        return value ? Stored(ColumnCodec<T>::write(*value)) : std::nullopt;
    }
    static std::optional<T> read(Stored stored)
    {
        return stored ? std::optional<T>(ColumnCodec<T>::read(std::move(*stored))) : std::nullopt;
    }
};

/// For an enumeration with schema::EnumNames: ColumnCodec<E> derives from it. A stored name that is unknown
/// reads as Unknown.
template <typename E, E Unknown>
struct EnumCodec {
    using Stored = QString;
    static QString write(E value) { return schema::enumName(value); }
    static E read(const QString &name) { return schema::enumValue<E>(name).value_or(Unknown); }
};

/// A short list of texts: a JSON array.
template <>
struct ColumnCodec<QStringList> {
    using Stored = QString;
    static QString write(const QStringList &list)
    {
        return QString::fromUtf8(
            QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
    }
    static QStringList read(const QString &text)
    {
        QStringList list;
        const QJsonArray array = QJsonDocument::fromJson(text.toUtf8()).array();
        for (const QJsonValue &value : array)
            list << value.toString();
        return list;
    }
};

/// The same of names. A stored name that is unknown is left out.
template <schema::Enumerated E>
struct ColumnCodec<QList<E>> {
    using Stored = QString;
    static QString write(const QList<E> &list)
    {
        QStringList names;
        for (const E value : list)
            names << schema::enumName(value);
        return ColumnCodec<QStringList>::write(names);
    }
    static QList<E> read(const QString &text)
    {
        QList<E> list;
        for (const QString &name : ColumnCodec<QStringList>::read(text)) {
            if (const std::optional<E> value = schema::enumValue<E>(name))
                list << *value;
        }
        return list;
    }
};

/// The value of one column by its position, which only lists of columns know.
template <typename Stored>
Stored storedValue(const Rows &rows, int position)
{
    if constexpr (requires(Stored stored) { stored.has_value(); })
        return rows.isNull(position) ? Stored()
                                     : Stored(storedValue<typename Stored::value_type>(rows, position));
    else if constexpr (std::is_same_v<Stored, QString>)
        return rows.text(position);
    else if constexpr (std::is_same_v<Stored, QByteArray>)
        return rows.bytes(position);
    else if constexpr (std::is_same_v<Stored, bool>)
        return rows.flag(position);
    else if constexpr (std::is_same_v<Stored, double>)
        return rows.real(position);
    else
        return Stored(rows.integer(position));
}

/// The present row of a statement that selects one value.
template <typename T>
T value(const Rows &rows)
{
    return ColumnCodec<T>::read(storedValue<typename ColumnCodec<T>::Stored>(rows, 0));
}

/// The value of the first row of such a statement; nothing without a row, and for NULL.
template <typename T>
std::optional<T> firstValue(Rows rows)
{
    return rows.next() ? value<std::optional<T>>(rows) : std::nullopt;
}

/// All rows of a statement that selects one value.
template <typename T>
QList<T> values(Rows rows)
{
    QList<T> all;
    while (rows.next())
        all << value<T>(rows);
    return all;
}

/// All rows of a statement that selects two.
template <typename A, typename B>
QList<std::pair<A, B>> pairs(Rows rows)
{
    QList<std::pair<A, B>> all;
    while (rows.next()) {
        all.emplaceBack(ColumnCodec<A>::read(storedValue<typename ColumnCodec<A>::Stored>(rows, 0)),
            ColumnCodec<B>::read(storedValue<typename ColumnCodec<B>::Stored>(rows, 1)));
    }
    return all;
}

} // namespace answerdesk::storage
