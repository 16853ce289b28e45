// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/pretty_json.h"

namespace answerdesk::json {

namespace {

constexpr int kStep = 2;
constexpr qsizetype kLineWidth = 100;

bool isPlain(const Value &value) { return !value.asArray() && !value.asObject(); }

void append(QByteArray &out, const Value &value, int depth);

/// A list of plain values on one line; empty when it would be too long for one.
QByteArray oneLine(const Array &array, int depth)
{
    QByteArray line = "[";
    for (const Value &entry : array) {
        if (!isPlain(entry))
            return {};
        line += (line.size() > 1 ? ", " : "") + entry.toJson();
        if (line.size() + depth * kStep > kLineWidth)
            return {};
    }
    return line + ']';
}

void appendArray(QByteArray &out, const Array &array, int depth)
{
    const QByteArray line = oneLine(array, depth);
    if (!line.isEmpty()) {
        out += line;
        return;
    }
    char separator = '[';
    for (const Value &entry : array) {
        out += separator;
        out += '\n' + QByteArray((depth + 1) * kStep, ' ');
        append(out, entry, depth + 1);
        separator = ',';
    }
    out += '\n' + QByteArray(depth * kStep, ' ') + ']';
}

void appendObject(QByteArray &out, const Object &object, int depth)
{
    if (object.empty()) {
        out += "{}";
        return;
    }
    char separator = '{';
    for (const auto &[name, member] : object) {
        out += separator;
        out += '\n' + QByteArray((depth + 1) * kStep, ' ');
        appendString(out, name);
        out += ": ";
        append(out, member, depth + 1);
        separator = ',';
    }
    out += '\n' + QByteArray(depth * kStep, ' ') + '}';
}

void append(QByteArray &out, const Value &value, int depth)
{
    if (const Array *array = value.asArray())
        appendArray(out, *array, depth);
    else if (const Object *object = value.asObject())
        appendObject(out, *object, depth);
    else
        out += value.toJson();
}

} // namespace

QByteArray toPrettyJson(const Value &value)
{
    QByteArray out;
    append(out, value, 0);
    out += '\n';
    return out;
}

} // namespace answerdesk::json
