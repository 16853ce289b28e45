// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/codec.h"
#include "shared/core/clock.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"
#include <QtCore/QDateTime>
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::schema {

namespace {

json::Object described(const Rule &rule, const char *type, const char *format = nullptr)
{
    json::Object schema{{u"type"_s, QString::fromLatin1(type)}};
    if (format)
        schema.emplace_back(u"format"_s, QString::fromLatin1(format));
    if (*rule.description)
        schema.emplace_back(u"description"_s, QString::fromUtf8(rule.description));
    return schema;
}

/// What stands for an absent text, and an example of one.
void addTextExample(json::Object &schema, const Rule &rule)
{
    if (*rule.fallback)
        schema.emplace_back(u"default"_s, QString::fromUtf8(rule.fallback));
    if (*rule.example)
        schema.emplace_back(u"examples"_s, json::Array{json::Value(QString::fromUtf8(rule.example))});
}

void addNumberExample(json::Object &schema, const Rule &rule)
{
    if (*rule.fallback)
        schema.emplace_back(u"default"_s, json::Number{QByteArray(rule.fallback)});
    if (*rule.example)
        schema.emplace_back(u"examples"_s, json::Array{json::Value(json::Number{QByteArray(rule.example)})});
}

QStringList choicesOf(const Rule &rule)
{
    return QString::fromLatin1(rule.choices).split(u' ', Qt::SkipEmptyParts);
}

/// The text of a JSON string, or nothing after the fault was reported.
const QString *textOf(const json::Value &value, const QString &path, Faults &faults)
{
    if (const QString *text = value.asString())
        return text;
    faults.invalid(path, u"must be a string, not %1"_s.arg(QLatin1String(value.typeName())));
    return nullptr;
}

std::optional<qint64> integerOf(const json::Value &value)
{
    const json::Number *number = value.asNumber();
    if (!number)
        return std::nullopt;
    bool ok = false;
    const qint64 integer = number->text.toLongLong(&ok);
    if (ok)
        return integer;
    // 5.0 and 5e0 are integers too, written by clients that know only floating point.
    const auto decimal = Decimal::parse(number->text);
    if (decimal && decimal->micros() % Decimal::kMicros == 0)
        return decimal->micros() / Decimal::kMicros;
    return std::nullopt;
}

void readInteger(
    const json::Value &value, qint64 &out, qint64 min, qint64 max, const QString &path, Faults &faults)
{
    const std::optional<qint64> integer = integerOf(value);
    if (!integer || *integer < min || *integer > max)
        faults.invalid(path, u"must be an integer from %1 to %2"_s.arg(min).arg(max));
    else
        out = *integer;
}

json::Object integerSchema(const Rule &rule, qint64 min, qint64 max)
{
    json::Object schema = described(rule, "integer");
    schema.emplace_back(u"minimum"_s, min);
    schema.emplace_back(u"maximum"_s, max);
    addNumberExample(schema, rule);
    return schema;
}

json::Value numberFromQuery(const QString &text)
{
    // Plain digits only: "+5", "5.0", " 5" and "" are not counts.
    bool digits = !text.isEmpty();
    for (QChar c : text)
        digits = digits && c >= u'0' && c <= u'9';
    if (!digits)
        return text;
    return json::Number{text.toLatin1()};
}

} // namespace

void Codec<bool>::read(const json::Value &value, bool &out, const Rule &, const QString &path, Faults &faults)
{
    if (const bool *b = value.asBool())
        out = *b;
    else
        faults.invalid(path, u"must be true or false"_s);
}
void Codec<bool>::write(QByteArray &out, const bool &value) { out += value ? "true" : "false"; }
json::Object Codec<bool>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "boolean");
    if (*rule.fallback)
        schema.emplace_back(u"default"_s, QByteArrayView(rule.fallback) == "true");
    return schema;
}
json::Value Codec<bool>::fromQuery(const QString &text)
{
    if (text == u"true" || text == u"false")
        return text == u"true";
    return text;
}

void Codec<int>::read(
    const json::Value &value, int &out, const Rule &rule, const QString &path, Faults &faults)
{
    const bool ranged = rule.max > rule.min;
    qint64 wide = out;
    readInteger(value, wide, ranged ? rule.min : std::numeric_limits<int>::min(),
        ranged ? rule.max : std::numeric_limits<int>::max(), path, faults);
    out = int(wide);
}
void Codec<int>::write(QByteArray &out, const int &value) { out += QByteArray::number(value); }
json::Object Codec<int>::schema(const Rule &rule)
{
    const bool ranged = rule.max > rule.min;
    return integerSchema(rule, ranged ? rule.min : std::numeric_limits<int>::min(),
        ranged ? rule.max : std::numeric_limits<int>::max());
}
json::Value Codec<int>::fromQuery(const QString &text) { return numberFromQuery(text); }

namespace {
// What every JSON reader keeps exact: an identifier is a positive integer below 2^53.
constexpr qint64 kLargestSafeInteger = (qint64(1) << 53) - 1;
} // namespace

void Codec<qint64>::read(
    const json::Value &value, qint64 &out, const Rule &rule, const QString &path, Faults &faults)
{
    const bool ranged = rule.max > rule.min;
    readInteger(value, out, ranged ? rule.min : -kLargestSafeInteger, ranged ? rule.max : kLargestSafeInteger,
        path, faults);
}
void Codec<qint64>::write(QByteArray &out, const qint64 &value) { out += QByteArray::number(value); }
json::Object Codec<qint64>::schema(const Rule &rule)
{
    const bool ranged = rule.max > rule.min;
    return integerSchema(
        rule, ranged ? rule.min : -kLargestSafeInteger, ranged ? rule.max : kLargestSafeInteger);
}
json::Value Codec<qint64>::fromQuery(const QString &text) { return numberFromQuery(text); }

void Codec<double>::read(
    const json::Value &value, double &out, const Rule &, const QString &path, Faults &faults)
{
    if (const json::Number *number = value.asNumber())
        out = number->text.toDouble();
    else
        faults.invalid(path, u"must be a number"_s);
}
void Codec<double>::write(QByteArray &out, const double &value) { out += QByteArray::number(value, 'g', 6); }
json::Object Codec<double>::schema(const Rule &rule) { return described(rule, "number"); }
json::Value Codec<double>::fromQuery(const QString &text) { return text; }

void Codec<QString>::read(
    const json::Value &value, QString &out, const Rule &rule, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    // Not every database can keep it in a text, so none gets it.
    if (text->contains(QChar(u'\0')))
        return faults.invalid(path, u"must not contain the character U+0000"_s);
    const QString read = rule.isTrimmed ? trimmed(*text) : *text;
    const qsizetype length = codePointCount(read);
    if (length < rule.minLength || (rule.maxLength > 0 && length > rule.maxLength)) {
        faults.invalid(path,
            rule.minLength > 1
                ? u"must have %1 to %2 characters, has %3"_s.arg(rule.minLength)
                      .arg(rule.maxLength)
                      .arg(length)
                : u"must have at most %1 characters, has %2"_s.arg(rule.maxLength).arg(length));
        return;
    }
    if (*rule.choices && !choicesOf(rule).contains(read))
        return invalidChoice(choicesOf(rule), path, faults);
    out = read;
}
void Codec<QString>::write(QByteArray &out, const QString &value) { json::appendString(out, value); }
json::Object Codec<QString>::schema(const Rule &rule)
{
    if (*rule.choices) {
        json::Object choice = enumSchema(rule, choicesOf(rule));
        addTextExample(choice, rule);
        return choice;
    }
    json::Object schema = described(rule, "string", *rule.format ? rule.format : nullptr);
    if (rule.minLength > 0)
        schema.emplace_back(u"minLength"_s, rule.minLength);
    if (rule.maxLength > 0)
        schema.emplace_back(u"maxLength"_s, rule.maxLength);
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<QString>::fromQuery(const QString &text) { return text; }

void Codec<Decimal>::read(
    const json::Value &value, Decimal &out, const Rule &, const QString &path, Faults &faults)
{
    const json::Number *number = value.asNumber();
    if (!number)
        return faults.invalid(path, u"must be a number, not %1"_s.arg(QLatin1String(value.typeName())));
    const auto decimal = Decimal::parse(number->text);
    if (decimal)
        out = *decimal;
    else
        faults.invalid(path, decimal.error());
}
void Codec<Decimal>::write(QByteArray &out, const Decimal &value) { out += value.toText(); }
json::Object Codec<Decimal>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "number");
    schema.emplace_back(u"minimum"_s, 0);
    schema.emplace_back(u"exclusiveMaximum"_s, Decimal::kLimitMicros / Decimal::kMicros);
    addNumberExample(schema, rule);
    return schema;
}
json::Value Codec<Decimal>::fromQuery(const QString &text) { return text; }

void Codec<Fingerprint>::read(
    const json::Value &value, Fingerprint &out, const Rule &, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    if (const auto uuid = canonicalUuid(*text))
        out.uuid = *uuid;
    else
        faults.invalid(path, u"must be a UUID with dashes"_s);
}
void Codec<Fingerprint>::write(QByteArray &out, const Fingerprint &value)
{
    json::appendString(out, value.uuid);
}
json::Object Codec<Fingerprint>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "string", "uuid");
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<Fingerprint>::fromQuery(const QString &text) { return text; }

void Codec<LocaleTag>::read(
    const json::Value &value, LocaleTag &out, const Rule &, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    if (const auto tag = canonicalLocale(*text))
        out.tag = *tag;
    else
        faults.invalid(path, u"must be a language tag such as en or de-AT"_s);
}
void Codec<LocaleTag>::write(QByteArray &out, const LocaleTag &value) { json::appendString(out, value.tag); }
json::Object Codec<LocaleTag>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "string");
    schema.emplace_back(u"maxLength"_s, 64);
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<LocaleTag>::fromQuery(const QString &text) { return text; }

void Codec<CurrencyCode>::read(
    const json::Value &value, CurrencyCode &out, const Rule &, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    const QString code = text->toUpper();
    if (code.size() == 3 && isCurrency(code))
        out.code = code;
    else
        faults.invalid(path, u"must be an ISO 4217 currency code such as EUR"_s);
}
void Codec<CurrencyCode>::write(QByteArray &out, const CurrencyCode &value)
{
    json::appendString(out, value.code);
}
json::Object Codec<CurrencyCode>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "string");
    schema.emplace_back(u"pattern"_s, u"^[A-Za-z]{3}$"_s);
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<CurrencyCode>::fromQuery(const QString &text) { return text; }

void Codec<CompanySlug>::read(
    const json::Value &value, CompanySlug &out, const Rule &, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    if (isCompanySlug(*text))
        out.key = *text;
    else
        faults.invalid(
            path, u"must be 2 to 63 lower-case letters, digits and dashes, and not begin with a dash"_s);
}
void Codec<CompanySlug>::write(QByteArray &out, const CompanySlug &value)
{
    json::appendString(out, value.key);
}
json::Object Codec<CompanySlug>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "string");
    schema.emplace_back(u"pattern"_s, u"^[a-z0-9][a-z0-9-]{1,62}$"_s);
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<CompanySlug>::fromQuery(const QString &text) { return text; }

void Codec<PageAddress>::read(
    const json::Value &value, PageAddress &out, const Rule &, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    const auto page = PageUrl::parse(*text);
    if (page)
        out = {*page, *text};
    else
        faults.invalid(path, page.error());
}
void Codec<PageAddress>::write(QByteArray &out, const PageAddress &value)
{
    json::appendString(out, value.sent);
}
json::Object Codec<PageAddress>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "string", "uri");
    schema.emplace_back(u"maxLength"_s, 2048);
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<PageAddress>::fromQuery(const QString &text) { return text; }

void Codec<Timestamp>::read(
    const json::Value &value, Timestamp &out, const Rule &, const QString &path, Faults &faults)
{
    const QString *text = textOf(value, path, faults);
    if (!text)
        return;
    const QDateTime moment = QDateTime::fromString(*text, Qt::ISODateWithMs);
    if (moment.isValid() && moment.timeSpec() != Qt::LocalTime)
        out.ms = moment.toMSecsSinceEpoch();
    else
        faults.invalid(path, u"must be a date and time with zone such as 2026-01-31T08:00:00Z"_s);
}
void Codec<Timestamp>::write(QByteArray &out, const Timestamp &value)
{
    json::appendString(out, rfc3339(value.ms));
}
json::Object Codec<Timestamp>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "string", "date-time");
    addTextExample(schema, rule);
    return schema;
}
json::Value Codec<Timestamp>::fromQuery(const QString &text) { return text; }

void Codec<json::Value>::read(
    const json::Value &value, json::Value &out, const Rule &rule, const QString &path, Faults &faults)
{
    if (!value.asObject())
        return faults.invalid(path, u"must be an object, not %1"_s.arg(QLatin1String(value.typeName())));
    if (rule.maxBytes > 0 && value.toJson().size() > rule.maxBytes)
        return faults.invalid(path, u"must be at most %1 bytes of JSON"_s.arg(rule.maxBytes));
    out = value;
}
void Codec<json::Value>::write(QByteArray &out, const json::Value &value) { out += value.toJson(); }
json::Object Codec<json::Value>::schema(const Rule &rule)
{
    json::Object schema = described(rule, "object");
    schema.emplace_back(u"additionalProperties"_s, true);
    return schema;
}
json::Value Codec<json::Value>::fromQuery(const QString &text) { return text; }

json::Object enumSchema(const Rule &rule, const QStringList &names)
{
    json::Object schema = described(rule, "string");
    json::Array values;
    for (const QString &name : names)
        values.emplace_back(name);
    schema.emplace_back(u"enum"_s, std::move(values));
    return schema;
}

json::Object nullableSchema(json::Object schema)
{
    const auto member = [&schema](QStringView name) {
        return std::find_if(
            schema.begin(), schema.end(), [name](const auto &entry) { return entry.first == name; });
    };
    const auto type = member(u"type");
    if (type == schema.end()) {
        return {{u"anyOf"_s,
            json::Array{json::Value(std::move(schema)), json::Value(json::Object{{u"type"_s, u"null"_s}})}}};
    }
    type->second = json::Array{type->second, json::Value(u"null"_s)};
    if (const auto choices = member(u"enum"); choices != schema.end())
        choices->second.asArray()->emplace_back();
    return schema;
}

void invalidChoice(const QStringList &names, const QString &path, Faults &faults)
{
    faults.invalid(path, u"must be one of "_s + names.join(u", "_s));
}

} // namespace answerdesk::schema
