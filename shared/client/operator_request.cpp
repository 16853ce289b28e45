// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/operator_request.h"
#include "shared/api/host_kinds.h"
#include "shared/client/curl_format.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

/// The granted kinds and those that the entries need.
json::Value kindsFor(const json::Value &granted, const json::Value &entries)
{
    QStringList names;
    for (const json::Value &kind : granted.asArray() ? *granted.asArray() : json::Array())
        names << *kind.asString();
    for (const json::Value &entry : entries.asArray() ? *entries.asArray() : json::Array()) {
        for (const api::HostKind kind :
            api::kindsOfHost(entry.asString() ? entry.asString()->trimmed() : QString()))
            names << schema::enumName(kind);
    }
    json::Array kinds;
    for (const api::HostKind kind : api::allHostKinds()) {
        if (const QString name = schema::enumName(kind); names.contains(name))
            kinds.emplace_back(name);
    }
    return kinds;
}

} // namespace

OperatorRequest operatorRequest(const json::Value &company, const QString &name, const json::Value &sent)
{
    const QString setting = name.section(u'[', 0, 0);
    const auto member = [](const json::Value &object, const QString &wanted) {
        const json::Value *value = object.find(wanted);
        return value ? *value : json::Value();
    };
    if (setting == u"allowed_hosts") {
        const json::Value granted = member(company, u"granted_host_kinds"_s);
        return {u"granted_host_kinds"_s, granted, kindsFor(granted, member(sent, setting))};
    }
    const QString grant = setting.startsWith(u"granted_") ? setting : u"granted_"_s + setting;
    return {setting, member(company, grant), member(sent, setting)};
}

QString settingText(const json::Value &value)
{
    if (const bool *flag = value.asBool())
        return *flag ? u"on"_s : u"off"_s;
    if (const QString *text = value.asString())
        return *text;
    if (const json::Array *list = value.asArray()) {
        QStringList entries;
        for (const json::Value &entry : *list)
            entries << settingText(entry);
        return entries.join(u',');
    }
    return QString::fromUtf8(value.toJson());
}

QString operatorCommand(const QString &companyKey, const QList<OperatorRequest> &requests)
{
    QString command = u"answerdesk-server company set %1"_s.arg(companyKey);
    for (const OperatorRequest &request : requests)
        command += u" --%1 %2"_s.arg(
            QString(request.name).replace(u'_', u'-'), shellQuoted(settingText(request.wanted)));
    return command;
}

} // namespace answerdesk::client
