// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include "shared/schema/codec.h"
#include <concepts>
#include <utility>

/// The field kit. A struct declares its fields once:
///
///     struct LineItem {
///         QString productId;
///         Decimal quantity;
///         static constexpr const char *kName = "LineItem";
///         static constexpr auto describe()
///         {
///             return schema::fields(schema::field("product_id", &LineItem::productId,
///             about("...").required()),
///                                   schema::field("quantity", &LineItem::quantity,
///                                   about("...").required()));
///         }
///     };
///
/// Reading with all faults at once, JSON, query parameters and the OpenAPI schema derive from it. A struct
/// may add static void check(const T &, Faults &, const QString &prefix) for rules between fields.
namespace answerdesk::schema {

template <typename Struct, typename Member>
struct Field {
    const char *name;
    Member Struct::*member;
    Rule rule;
};

template <typename Struct, typename Member>
constexpr Field<Struct, Member> field(const char *name, Member Struct::*member, Rule rule)
{
    return {name, member, rule};
}

template <std::size_t Place, typename F>
struct FieldAt {
    F field;
};

/// The fields of one struct, in order. Not a std::tuple: its constructors cost each file that reads these
/// declarations seconds to compile.
template <typename Places, typename... F>
struct FieldList;
template <std::size_t... Place, typename... F>
struct FieldList<std::index_sequence<Place...>, F...> : FieldAt<Place, F>... {
    template <typename Visit>
    constexpr void forEach(Visit &visit) const
    {
        (visit(static_cast<const FieldAt<Place, F> &>(*this).field), ...);
    }
};

template <typename... F>
constexpr auto fields(F... all)
{
    return FieldList<std::index_sequence_for<F...>, F...>{{all}...};
}

/// The fields of both, one after the other.
template <std::size_t... Place, typename... F, std::size_t... PlaceAfter, typename... G>
constexpr auto operator+(const FieldList<std::index_sequence<Place...>, F...> &list,
    const FieldList<std::index_sequence<PlaceAfter...>, G...> &after)
{
    return fields(static_cast<const FieldAt<Place, F> &>(list).field...,
        static_cast<const FieldAt<PlaceAfter, G> &>(after).field...);
}

/// For a struct that has the fields of others too.
template <typename... List>
constexpr auto joined(const List &...lists)
{
    return (lists + ...);
}

template <typename T>
concept Described = requires
{
    T::describe();
};

template <typename T>
concept Enumerated = std::is_enum_v<T>;

template <typename T>
concept CrossChecked = requires(const T &value, Faults &faults, const QString &prefix)
{
    T::check(value, faults, prefix);
};

/// Whether a member's JSON form is a string.
template <typename T>
inline constexpr bool kReadsText
    = Enumerated<
          T> || std::is_same_v<T, QString> || std::is_same_v<T, Fingerprint> || std::is_same_v<T, LocaleTag> || std::is_same_v<T, CurrencyCode> || std::is_same_v<T, CompanySlug> || std::is_same_v<T, PageAddress> || std::is_same_v<T, Timestamp>;
template <typename T>
inline constexpr bool kReadsText<std::optional<T>> = kReadsText<T>;

template <typename T, typename Visit>
constexpr void forEachField(Visit visit)
{
    T::describe().forEach(visit);
}

/// Nested structs, lists, optional values and enumerations join the codecs of the plain types.
template <Described T>
struct Codec<T> {
    static void read(const json::Value &value, T &out, const Rule &, const QString &path, Faults &faults)
    {
        if (!value.asObject())
            return faults.invalid(
                path, QStringLiteral("must be an object, not ") + QLatin1String(value.typeName()));
        readMembers(value, out, path.isEmpty() ? path : path + u'.', faults);
    }
    static void readMembers(const json::Value &value, T &out, const QString &prefix, Faults &faults)
    {
        forEachField<T>([&](const auto &field) {
            const QString path = prefix + QLatin1String(field.name);
            const json::Value *member = value.find(QString::fromLatin1(field.name));
            using Member = std::remove_cvref_t<decltype(out.*field.member)>;
            const QString *text = member ? member->asString() : nullptr;
            // A blank text stands for an absent one, but it is no number, list or object that may be left
            // out.
            const bool isBlank
                = text && text->trimmed().isEmpty() && (field.rule.isRequired || kReadsText<Member>);
            if (!member || member->isNull() || isBlank) {
                if (field.rule.isRequired)
                    faults.missing(path);
                return;
            }
            Codec<Member>::read(*member, out.*field.member, field.rule, path, faults);
        });
        if constexpr (CrossChecked<T>)
            T::check(out, faults, prefix);
    }
    static void write(QByteArray &out, const T &value)
    {
        out += '{';
        bool first = true;
        forEachField<T>([&](const auto &field) { writeMember(out, field, value.*field.member, first); });
        out += '}';
    }
    static json::Object schema(const Rule &rule)
    {
        json::Object reference{
            {QStringLiteral("$ref"), QStringLiteral("#/components/schemas/") + QLatin1String(T::kName)}};
        if (*rule.description)
            reference.emplace_back(QStringLiteral("description"), QString::fromUtf8(rule.description));
        return reference;
    }

private:
    template <typename FieldType, typename Member>
    static void writeMember(QByteArray &out, const FieldType &field, const Member &member, bool &first)
    {
        constexpr bool kOptional = requires { member.has_value(); };
        if constexpr (kOptional) {
            if (!member.has_value() && !field.rule.isNullable)
                return;
        }
        if (!first)
            out += ',';
        first = false;
        json::appendString(out, QString::fromLatin1(field.name));
        out += ':';
        Codec<Member>::write(out, member);
    }
};

template <Enumerated E>
struct Codec<E> {
    static void read(const json::Value &value, E &out, const Rule &, const QString &path, Faults &faults)
    {
        const QString *text = value.asString();
        const std::optional<E> choice = text ? enumValue<E>(*text) : std::nullopt;
        if (choice)
            out = *choice;
        else
            invalidChoice(enumNames<E>(), path, faults);
    }
    static void write(QByteArray &out, const E &value) { json::appendString(out, enumName(value)); }
    static json::Object schema(const Rule &rule) { return enumSchema(rule, enumNames<E>()); }
    static json::Value fromQuery(const QString &text) { return text; }
};

template <typename T>
struct Codec<std::optional<T>> {
    static void read(const json::Value &value, std::optional<T> &out, const Rule &rule, const QString &path,
        Faults &faults)
    {
        Codec<T>::read(value, out.emplace(), rule, path, faults);
    }
    static void write(QByteArray &out, const std::optional<T> &value)
    {
        if (value)
            Codec<T>::write(out, *value);
        else
            out += "null";
    }
    static json::Object schema(const Rule &rule)
    {
        json::Object inner = Codec<T>::schema(rule);
        return rule.isNullable ? nullableSchema(std::move(inner)) : inner;
    }
    static json::Value fromQuery(const QString &text) { return Codec<T>::fromQuery(text); }
};

template <typename T>
struct Codec<std::vector<T>> {
    static void read(
        const json::Value &value, std::vector<T> &out, const Rule &rule, const QString &path, Faults &faults)
    {
        const json::Array *array = value.asArray();
        if (!array)
            return faults.invalid(
                path, QStringLiteral("must be an array, not ") + QLatin1String(value.typeName()));
        if (int(array->size()) < rule.minItems || (rule.maxItems > 0 && int(array->size()) > rule.maxItems)) {
            return faults.invalid(path,
                QStringLiteral("must have %1 to %2 entries, has %3")
                    .arg(rule.minItems)
                    .arg(rule.maxItems)
                    .arg(array->size()));
        }
        out.resize(array->size());
        for (std::size_t i = 0; i < array->size(); ++i)
            Codec<T>::read((*array)[i], out[i], rule, path + u'[' + QString::number(i) + u']', faults);
    }
    static void write(QByteArray &out, const std::vector<T> &value)
    {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0)
                out += ',';
            Codec<T>::write(out, value[i]);
        }
        out += ']';
    }
    static json::Object schema(const Rule &rule)
    {
        json::Object list{{QStringLiteral("type"), QStringLiteral("array")}};
        if (*rule.description)
            list.emplace_back(QStringLiteral("description"), QString::fromUtf8(rule.description));
        if (rule.minItems > 0)
            list.emplace_back(QStringLiteral("minItems"), rule.minItems);
        if (rule.maxItems > 0)
            list.emplace_back(QStringLiteral("maxItems"), rule.maxItems);
        Rule entry = rule; // read() holds every entry to the rule too; the rest is the list's own
        entry.isNullable = false;
        entry.minItems = entry.maxItems = 0;
        entry.description = entry.example = entry.fallback = "";
        list.emplace_back(QStringLiteral("items"), Codec<T>::schema(entry));
        return list;
    }
};

/// The schema of a declared struct for the components of an OpenAPI document. In an answer, what may be null
/// is always there.
template <Described T>
json::Object objectSchema(bool isAnswer = false)
{
    json::Array required;
    json::Object properties;
    forEachField<T>([&](const auto &field) {
        using Member = std::remove_cvref_t<decltype(std::declval<T &>().*field.member)>;
        const QString name = QString::fromLatin1(field.name);
        if (field.rule.isRequired || (isAnswer && field.rule.isNullable))
            required.emplace_back(name);
        properties.emplace_back(name, Codec<Member>::schema(field.rule));
    });
    json::Object schema{{QStringLiteral("type"), QStringLiteral("object")}};
    if (!required.empty())
        schema.emplace_back(QStringLiteral("required"), std::move(required));
    schema.emplace_back(QStringLiteral("properties"), std::move(properties));
    return schema;
}

/// Reads a declared struct from parsed JSON: INVALID_JSON when it is no object, else all faults at once.
template <Described T>
Result<T> read(const json::Value &value)
{
    if (!value.asObject())
        return fail(ErrorCode::InvalidJson, QStringLiteral("The body must be a JSON object."));
    T out{};
    Faults faults;
    Codec<T>::readMembers(value, out, {}, faults);
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    return out;
}

template <Described T>
Result<T> readJson(QByteArrayView body)
{
    const auto value = json::parse(body);
    if (!value)
        return fail(ErrorCode::InvalidJson, QStringLiteral("The body is ") + value.error() + u'.');
    return read<T>(*value);
}

using QueryItems = QList<std::pair<QString, QString>>;

/// Reads a declared struct from query parameters. A declared one that is given twice is a fault; others are
/// ignored.
template <Described T>
Result<T> readQuery(const QueryItems &items)
{
    json::Object object;
    Faults faults;
    forEachField<T>([&](const auto &field) {
        using Member = std::remove_cvref_t<decltype(std::declval<T &>().*field.member)>;
        const QString name = QString::fromLatin1(field.name);
        bool seen = false;
        for (const auto &[key, text] : items) {
            if (key != name)
                continue;
            if (seen) {
                faults.invalid(name, QStringLiteral("must be given once"));
                break;
            }
            seen = true;
            object.emplace_back(name, Codec<Member>::fromQuery(text));
        }
    });
    T out{};
    Codec<T>::readMembers(json::Value(std::move(object)), out, {}, faults);
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    return out;
}

template <Described T>
QByteArray toJson(const T &value)
{
    QByteArray out;
    Codec<T>::write(out, value);
    return out;
}

} // namespace answerdesk::schema
