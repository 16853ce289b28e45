// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/json.h"
#include "shared/core/text.h"
#include <nlohmann/json.hpp>

namespace answerdesk::json {

namespace {

/// Builds values from nlohmann's SAX events: the only interface of it that hands over a number's own text.
class Builder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    explicit Builder(int maxDepth)
        : m_maxDepth(maxDepth)
    {
    }

    bool null() override { return add({}); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override
    {
        return add(Number{QByteArray::number(qint64(value))});
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return add(Number{QByteArray::number(quint64(value))});
    }
    bool number_float(number_float_t, const string_t &text) override
    {
        return add(Number{QByteArray(text.data(), qsizetype(text.size()))});
    }
    bool string(string_t &value) override
    {
        return add(QString::fromUtf8(value.data(), qsizetype(value.size())));
    }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(Object{}); }
    bool key(string_t &value) override
    {
        m_keys.back() = QString::fromUtf8(value.data(), qsizetype(value.size()));
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Array{}); }
    bool end_array() override { return close(); }
    bool parse_error(
        std::size_t position, const std::string &, const nlohmann::detail::exception &error) override
    {
        const bool overflow = error.id == 406;
        m_reason = overflow ? QStringLiteral("a number is out of range at byte %1").arg(position)
                            : QStringLiteral("not valid JSON at byte %1").arg(position);
        return false;
    }

    Value takeRoot() { return std::move(m_root); }
    QString reason() const { return m_reason; }

private:
    bool open(Value value)
    {
        if (int(m_open.size()) >= m_maxDepth) {
            m_reason = QStringLiteral("nested deeper than %1").arg(m_maxDepth);
            return false;
        }
        m_open.push_back(std::move(value));
        m_keys.emplace_back();
        return true;
    }
    bool close()
    {
        Value value = std::move(m_open.back());
        m_open.pop_back();
        m_keys.pop_back();
        return add(std::move(value));
    }
    bool add(Value value)
    {
        if (m_open.empty())
            m_root = std::move(value);
        else if (Array *array = m_open.back().asArray())
            array->push_back(std::move(value));
        else
            m_open.back().asObject()->emplace_back(std::move(m_keys.back()), std::move(value));
        return true;
    }

    int m_maxDepth;
    Value m_root;
    std::vector<Value> m_open;
    std::vector<QString> m_keys;
    QString m_reason;
};

void append(QByteArray &out, const Value &value)
{
    if (value.isNull()) {
        out += "null";
    } else if (const bool *b = value.asBool()) {
        out += *b ? "true" : "false";
    } else if (const Number *number = value.asNumber()) {
        out += number->text;
    } else if (const QString *text = value.asString()) {
        appendString(out, *text);
    } else if (const Array *array = value.asArray()) {
        out += '[';
        for (std::size_t i = 0; i < array->size(); ++i) {
            if (i > 0)
                out += ',';
            append(out, (*array)[i]);
        }
        out += ']';
    } else if (const Object *object = value.asObject()) {
        out += '{';
        for (std::size_t i = 0; i < object->size(); ++i) {
            if (i > 0)
                out += ',';
            appendString(out, (*object)[i].first);
            out += ':';
            append(out, (*object)[i].second);
        }
        out += '}';
    }
}

} // namespace

const Value *Value::find(QStringView key) const
{
    const Object *object = asObject();
    if (!object)
        return nullptr;
    for (auto it = object->rbegin(); it != object->rend(); ++it) {
        if (it->first == key)
            return &it->second;
    }
    return nullptr;
}

QString Value::string(QStringView key) const
{
    const Value *member = find(key);
    const QString *text = member ? member->asString() : nullptr;
    return text ? *text : QString();
}

const char *Value::typeName() const
{
    static constexpr const char *kNames[] = {"null", "boolean", "number", "string", "array", "object"};
    return kNames[m_data.index()];
}

QByteArray Value::toJson() const
{
    QByteArray out;
    append(out, *this);
    return out;
}

void appendString(QByteArray &out, QStringView text) { appendString(out, text.toUtf8()); }

void appendString(QByteArray &out, const QByteArray &utf8)
{
    static constexpr char kHex[] = "0123456789abcdef";
    out += '"';
    const char *run = utf8.constBegin(); // of characters that stand for themselves
    for (const char *at = run; at != utf8.constEnd(); ++at) {
        const char c = *at;
        if (static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\')
            continue;
        out.append(run, at - run);
        run = at + 1;
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            out += "\\u00";
            out += kHex[(c >> 4) & 0xf];
            out += kHex[c & 0xf];
        }
    }
    out.append(run, utf8.constEnd() - run);
    out += '"';
}

tl::expected<Value, QString> parse(QByteArrayView bytes, int maxDepth)
{
    if (!isValidUtf8(bytes))
        return tl::unexpected(QStringLiteral("not valid UTF-8"));
    if (bytes.contains('\0')) // the parser would take it for the end of its input
        return tl::unexpected(QStringLiteral("it contains a NUL byte"));
    Builder builder(maxDepth);
    if (!nlohmann::json::sax_parse(bytes.begin(), bytes.end(), &builder)) {
        return tl::unexpected(
            builder.reason().isEmpty() ? QStringLiteral("not valid JSON") : builder.reason());
    }
    return builder.takeRoot();
}

} // namespace answerdesk::json
