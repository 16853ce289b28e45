// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

QString problemOf(const Answer &answer, const QByteArray &code)
{
    const QString seen = u"%1 %2"_s.arg(answer.status).arg(QString::fromUtf8(answer.body));
    if (answer.code() != code)
        return u"not %1 but %2"_s.arg(QString::fromLatin1(code), seen);
    const auto known = errorCodeOf(code);
    if (!known)
        return u"%1 is not in the catalogue"_s.arg(QString::fromLatin1(code));
    if (answer.status != errorInfo(*known).status)
        return u"the status is not that of the catalogue: "_s + seen;
    if (answer.text(u"status") != u"error" || answer.text(u"message").isEmpty())
        return u"status or message: "_s + seen;
    if (answer.text(u"request_id").isEmpty()
        || answer.text(u"request_id").toLatin1() != answer.header("X-Request-Id"))
        return u"request_id and X-Request-Id differ: "_s + seen;
    if (answer.header("Content-Type") != "application/json")
        return u"Content-Type "_s + QString::fromLatin1(answer.header("Content-Type"));
    if (answer.status == 401 && answer.header("WWW-Authenticate") != "Bearer")
        return u"no WWW-Authenticate: "_s + seen;
    if ((answer.status == 429 || answer.status == 503) && answer.header("Retry-After").toInt() < 1)
        return u"no Retry-After: "_s + seen;
    if (answer.status == 405 && answer.header("Allow").isEmpty())
        return u"no Allow: "_s + seen;
    return {};
}

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
