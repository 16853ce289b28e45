// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/amount.h"
#include "shared/schema/faults.h"
#include "shared/schema/json.h"
#include "shared/schema/rule.h"
#include "shared/schema/types.h"
#include <QtCore/QStringList>
#include <optional>

namespace answerdesk::schema {

/// How one field type is read from JSON, written to it, and described in OpenAPI. read() reports faults
/// itself. fromQuery() turns the text of a query parameter into the JSON value that read() expects.
template <typename T>
struct Codec;

#define ANSWERDESK_CODEC(Type)                                                                               \
    template <>                                                                                              \
    struct Codec<Type> {                                                                                     \
        static void read(                                                                                    \
            const json::Value &value, Type &out, const Rule &rule, const QString &path, Faults &faults);     \
        static void write(QByteArray &out, const Type &value);                                               \
        static json::Object schema(const Rule &rule);                                                        \
        static json::Value fromQuery(const QString &text);                                                   \
    };

ANSWERDESK_CODEC(bool)
ANSWERDESK_CODEC(int)
ANSWERDESK_CODEC(qint64)
ANSWERDESK_CODEC(double)
ANSWERDESK_CODEC(QString)
ANSWERDESK_CODEC(Decimal)
ANSWERDESK_CODEC(Fingerprint)
ANSWERDESK_CODEC(LocaleTag)
ANSWERDESK_CODEC(CurrencyCode)
ANSWERDESK_CODEC(CompanySlug)
ANSWERDESK_CODEC(PageAddress)
ANSWERDESK_CODEC(Timestamp)
ANSWERDESK_CODEC(json::Value) ///< a free object
#undef ANSWERDESK_CODEC

/// Names of an enumeration's values: specialise with a static constexpr array kNames of pairs {value,
/// "NAME"}.
template <typename E>
struct EnumNames;

/// The schema of a text field with a fixed set of values.
json::Object enumSchema(const Rule &rule, const QStringList &names);
void invalidChoice(const QStringList &names, const QString &path, Faults &faults);
/// The schema of a value that may be null as well.
json::Object nullableSchema(json::Object schema);

template <typename E>
QStringList enumNames()
{
    QStringList names;
    for (const auto &[value, name] : EnumNames<E>::kNames)
        names << QString::fromLatin1(name);
    return names;
}

template <typename E>
QString enumName(E wanted)
{
    for (const auto &[value, name] : EnumNames<E>::kNames) {
        if (value == wanted)
            return QString::fromLatin1(name);
    }
    return {};
}

template <typename E>
std::optional<E> enumValue(const QString &text)
{
    for (const auto &[value, name] : EnumNames<E>::kNames) {
        if (text == QLatin1String(name))
            return value;
    }
    return std::nullopt;
}

} // namespace answerdesk::schema
