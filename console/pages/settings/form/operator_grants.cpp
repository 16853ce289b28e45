// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/operator_grants.h"
#include "shared/client/operator_request.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

using client::OperatorRequest;

struct GrantText {
    Q_DECLARE_TR_FUNCTIONS(answerdesk::console::GrantText)
};

bool isOn(const json::Value &value) { return value.asBool() && *value.asBool(); }

int numberOf(const json::Value &value) { return value.asNumber() ? value.asNumber()->text.toInt() : 0; }

QString perMinute(int limit)
{
    return limit == 0 ? GrantText::tr("no limit")
                      : GrantText::tr("%1 per minute").arg(QLocale().toString(limit));
}

QString textOf(const SettingWords &setting, const json::Value &value)
{
    if (value.asBool())
        return isOn(value) ? GrantText::tr("On") : GrantText::tr("Off");
    if (value.asNumber())
        return perMinute(numberOf(value));
    QStringList entries;
    for (const json::Value &entry : value.asArray() ? *value.asArray() : json::Array()) {
        for (const auto &[name, label] : setting.choices) {
            if (entry.asString() && *entry.asString() == name)
                entries << label;
        }
    }
    return entries.isEmpty() ? GrantText::tr("none") : entries.join(u", "_s);
}

/// wanted: nothing when the administrator has not typed it yet.
QString requestText(const SettingWords &setting, const GrantView &view, const json::Value &present,
    const std::optional<json::Value> &wanted)
{
    const QString key
        = view.stored(u"company_key"_s).asString() ? *view.stored(u"company_key"_s).asString() : QString(),
        name = view.stored(u"name"_s).asString() ? *view.stored(u"name"_s).asString() : key;
    QString text
        = GrantText::tr("Please change a setting of the company “%1” (%2) on the Answerdesk server "
                        "%3.\n\nSetting: %4 (%5)\nCurrently set by the operator: %6\nRequested: %7\n")
              .arg(name, key, view.server, setting.label, setting.name, textOf(setting, present),
                  wanted ? textOf(setting, *wanted) : u"…"_s);
    if (wanted) {
        text += u'\n'
            + GrantText::tr("Command: %1")
                  .arg(client::operatorCommand(key, {OperatorRequest{setting.name, present, *wanted}}))
            + u'\n';
    }
    return text;
}

GrantNote accessNote(const SettingWords &setting, const GrantView &view, bool isAdmin)
{
    const json::Value granted = view.stored(u"granted_api_access"_s);
    if (isOn(granted)) {
        const QString note = GrantText::tr("Granted by the operator.");
        return {isAdmin ? QString(note + u' ' + GrantText::tr("You can turn it on or off.")) : note, {},
            false, GrantNote::Kind::Information};
    }
    return {GrantText::tr("Set by the operator: off."),
        isAdmin ? requestText(setting, view, granted, json::Value(true)) : QString(), true};
}

GrantNote limitNote(const SettingWords &setting, const GrantView &view, bool isAdmin)
{
    const json::Value granted = view.stored(u"granted_"_s + setting.name);
    const int most = numberOf(granted);
    if (most == 0)
        return {GrantText::tr("The operator has set no limit."), {}, false, GrantNote::Kind::Information};
    const QString note = GrantText::tr("Set by the operator: at most %1.").arg(perMinute(most));
    if (!isAdmin)
        return {note, {}, false};
    const json::Value typed = view.typed(setting.name);
    const bool isBeyond = typed.asNumber() && (numberOf(typed) == 0 || numberOf(typed) > most);
    return {note + u' ' + GrantText::tr("You can set a lower limit."),
        requestText(setting, view, granted, isBeyond ? std::optional(typed) : std::nullopt), false};
}

GrantNote kindsNote(const SettingWords &setting, const GrantView &view, bool isAdmin)
{
    const json::Value granted = view.stored(setting.name);
    const QString note = GrantText::tr("Set by the operator.");
    const bool isAll = granted.asArray() && granted.asArray()->size() == setting.choices.size();
    if (!isAdmin || isAll)
        return {note, {}, true};
    const OperatorRequest request
        = client::operatorRequest(json::Value(json::Object{{setting.name, granted}}), u"allowed_hosts"_s,
            json::Value(json::Object{{u"allowed_hosts"_s, view.typed(u"allowed_hosts"_s)}}));
    return {note,
        requestText(
            setting, view, granted, request.wanted == granted ? std::nullopt : std::optional(request.wanted)),
        true};
}

GrantNote hostsNote(const GrantView &view)
{
    const json::Value inactive = view.stored(u"inactive_hosts"_s);
    if (!inactive.asArray() || inactive.asArray()->empty())
        return {};
    return {GrantText::tr(
                "Without effect: %1. The operator does not permit this kind of host, or anyone can register "
                "names under the wildcard.")
                .arg(client::settingText(inactive).replace(u',', u", "_s)),
        {}, false, GrantNote::Kind::Warning};
}

GrantNote operatorsNote(const SettingWords &setting, const GrantView &view)
{
    const json::Value granted = view.stored(u"granted_"_s + setting.name),
                      inEffect = view.stored(setting.name);
    if (inEffect.isNull() || granted.isNull() || granted == inEffect)
        return {};
    return {granted.asBool()
            ? GrantText::tr("You grant API access. The company has turned it off.")
            : GrantText::tr("You grant %1. The company has set a lower limit.").arg(textOf(setting, granted)),
        {}, false, GrantNote::Kind::Information};
}

} // namespace

GrantNote grantNoteOf(const SettingWords &setting, const GrantView &view)
{
    if (setting.name == u"allowed_hosts")
        return hostsNote(view);
    const QString grant = setting.name.startsWith(u"granted_") ? setting.name : u"granted_"_s + setting.name;
    if (!view.role || view.stored(grant).isNull())
        return {};
    if (*view.role == api::AdminRole::Operator)
        return operatorsNote(setting, view);
    const bool isAdmin = *view.role == api::AdminRole::CompanyAdmin;
    if (setting.name == u"api_access")
        return accessNote(setting, view, isAdmin);
    if (setting.name == u"granted_host_kinds")
        return kindsNote(setting, view, isAdmin);
    return limitNote(setting, view, isAdmin);
}

} // namespace answerdesk::console
