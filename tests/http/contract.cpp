// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

json::Value with(json::Value object, const json::Object &changes)
{
    for (const auto &[key, value] : changes) {
        object = without(std::move(object), key);
        object.asObject()->emplace_back(key, value);
    }
    return object;
}

json::Value without(json::Value object, const QString &member)
{
    std::erase_if(*object.asObject(), [&](const auto &entry) { return entry.first == member; });
    return object;
}

qint64 numberOf(const json::Value &object, QStringView member)
{
    const json::Value *value = object.find(member);
    return value && value->asNumber() ? value->asNumber()->text.toLongLong() : -1;
}

json::Array entriesOf(const json::Value &object, QStringView member)
{
    const json::Value *value = object.find(member);
    return value && value->asArray() ? *value->asArray() : json::Array();
}

QStringList memberNames(const json::Value &object)
{
    QStringList names;
    if (const json::Object *members = object.asObject()) {
        for (const auto &[name, value] : *members)
            names << name;
    }
    return names;
}

QString visitor(int number) { return u"3f0e8c52-1d2b-4c47-9a55-%1"_s.arg(number, 12, 10, QLatin1Char('0')); }

} // namespace answerdesk::test
