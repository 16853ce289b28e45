// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <tl/expected.hpp>
#include <utility>
#include <variant>
#include <vector>

namespace answerdesk::json {

class Value;
using Array = std::vector<Value>;
using Object = std::vector<std::pair<QString, Value>>; ///< in the sender's order

/// A number as its text was sent, so that a price never passes through a binary float.
struct Number {
    QByteArray text;
    friend bool operator==(const Number &, const Number &) = default;
};

/// A JSON value that keeps member order and number text. A plain value type.
class Value
{
public:
    Value() = default; ///< null
    Value(bool value)
        : m_data(value)
    {
    }
    Value(Number value)
        : m_data(std::move(value))
    {
    }
    Value(qint64 value)
        : m_data(Number{QByteArray::number(value)})
    {
    }
    Value(int value)
        : Value(qint64(value))
    {
    }
    Value(QString value)
        : m_data(std::move(value))
    {
    }
    Value(const char *) = delete; ///< would become a bool
    Value(Array value)
        : m_data(std::move(value))
    {
    }
    Value(Object value)
        : m_data(std::move(value))
    {
    }

    bool isNull() const { return std::holds_alternative<std::monostate>(m_data); }
    const bool *asBool() const { return std::get_if<bool>(&m_data); }
    const Number *asNumber() const { return std::get_if<Number>(&m_data); }
    const QString *asString() const { return std::get_if<QString>(&m_data); }
    const Array *asArray() const { return std::get_if<Array>(&m_data); }
    const Object *asObject() const { return std::get_if<Object>(&m_data); }
    Array *asArray() { return std::get_if<Array>(&m_data); }
    Object *asObject() { return std::get_if<Object>(&m_data); }

    /// The member of an object; the last one when it was sent twice; null when absent or not an object.
    const Value *find(QStringView key) const;
    QString string(QStringView key) const; ///< the member's text, or empty
    const char *typeName() const; ///< "null", "boolean", "number", "string", "array", "object"
    /// Compact JSON in UTF-8.
    QByteArray toJson() const;
    friend bool operator==(const Value &a, const Value &b) = default;

private:
    std::variant<std::monostate, bool, Number, QString, Array, Object> m_data;
};

inline constexpr int kMaxDepth = 64;

/// Reads one JSON text. Refuses, with a reason for people: invalid UTF-8, lone surrogates, nesting over
/// maxDepth, numbers that overflow, NaN, anything after the value. A UTF-8 byte order mark is skipped. Any
/// thread.
tl::expected<Value, QString> parse(QByteArrayView bytes, int maxDepth = kMaxDepth);

/// Appends a JSON string with its quotes.
void appendString(QByteArray &out, QStringView text);
void appendString(QByteArray &out, const QByteArray &utf8); ///< utf8 must be valid

} // namespace answerdesk::json
