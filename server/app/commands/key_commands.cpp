// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "shared/api/analytics_secrets.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

/// Options that "key create" and "key set" have in common.
void declareSettings(Shell &shell)
{
    shell.option(u"scopes"_s, u"messages:write, faqs:read or both; a new key gets both"_s, u"LIST"_s);
    shell.option(u"expires-at"_s, u"Such as 2027-01-31T00:00:00Z, or never"_s, u"TIME"_s);
    shell.option(u"addresses"_s, u"Addresses and networks that may use the key, or any"_s, u"LIST"_s);
    shell.option(
        u"requests-per-minute"_s, u"Limit of the key, in addition to the company's; 0 for none"_s, u"N"_s);
}

json::Object settingsOf(const Shell &shell)
{
    json::Object body;
    if (shell.isSet(u"scopes"_s))
        body.emplace_back(u"scopes"_s, shell.listValue(u"scopes"_s));
    if (shell.isSet(u"expires-at"_s)) {
        const QString end = shell.value(u"expires-at"_s);
        body.emplace_back(u"expires_at"_s, end == u"never" ? json::Value() : json::Value(end));
    }
    if (shell.isSet(u"addresses"_s)) {
        const bool isAny = shell.value(u"addresses"_s) == u"any";
        body.emplace_back(u"allowed_addresses"_s, isAny ? json::Array() : shell.listValue(u"addresses"_s));
    }
    if (shell.isSet(u"requests-per-minute"_s))
        body.emplace_back(u"requests_per_minute"_s, shell.numberValue(u"requests-per-minute"_s));
    return body;
}

/// The key alone on standard output, so that it can go straight into a file or a secret store.
int printCreated(const Shell &shell, const client::ApiResult<json::Value> &answer)
{
    if (!answer || shell.isSet(u"json"_s))
        return shell.printObject(answer);
    std::printf("%s\n", qUtf8Printable(answer->string(u"api_key")));
    shell.say(u"The key is shown only this once."_s);
    const QString overlap = answer->find(u"key")->string(u"overlap_until");
    if (!overlap.isEmpty())
        shell.say(u"The previous one works until %1."_s.arg(overlap));
    return kDone;
}

int createKey(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    declareSettings(shell);
    shell.flag(u"test"_s, u"A test key: its visitors are excluded from revenue"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body = settingsOf(shell);
    body.emplace_back(u"name"_s, shell.positional().first());
    body.emplace_back(u"test"_s, shell.isSet(u"test"_s));
    return printCreated(shell,
        shell.client().call(Endpoint::CreateKey, {shell.company()}, json::Value(std::move(body)).toJson()));
}

int listKeys(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListKeys,
        {{"status", "Keys in this state", "active|expired|revoked"},
            {"test", "Test keys, or the others", "on|off"}, {"scope", "Keys with this scope", "SCOPE"},
            {"q", "Text in the name or the key_id", "TEXT"}},
        "key_id name status test scopes last_used_at expires_at requests_30_days");
}

int showKey(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::GetKey, {shell.company(), shell.positional().first()}),
        {u"key_id"_s, u"name"_s, u"prefix"_s, u"test"_s, u"scopes"_s, u"status"_s, u"allowed_addresses"_s,
            u"requests_per_minute"_s, u"created_by"_s, u"created_at"_s, u"expires_at"_s, u"revoked_at"_s,
            u"rotated_at"_s, u"overlap_until"_s, u"last_used_at"_s, u"requests_30_days"_s});
}

int setKey(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"name"_s, u"Display name"_s, u"TEXT"_s);
    declareSettings(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body = settingsOf(shell);
    if (shell.isSet(u"name"_s))
        body.emplace_back(u"name"_s, shell.value(u"name"_s));
    if (body.empty())
        return shell.usage(u"Specify what to change."_s);
    return shell.printObject(
        shell.client().call(Endpoint::ChangeKey, {shell.company(), shell.positional().first()},
            json::Value(std::move(body)).toJson()),
        {u"key_id"_s, u"name"_s, u"status"_s, u"scopes"_s, u"allowed_addresses"_s, u"requests_per_minute"_s,
            u"expires_at"_s});
}

/// The seconds of --overlap; nothing for another text.
std::optional<int> overlapOf(const QString &text)
{
    static constexpr std::pair<const char *, int> kOverlaps[]
        = {{"0", 0}, {"1h", 3'600}, {"24h", 86'400}, {"7d", 604'800}};
    for (const auto &[name, seconds] : kOverlaps) {
        if (text == QLatin1String(name))
            return seconds;
    }
    return std::nullopt;
}

constexpr char16_t kOverlapUsage[] = u"--overlap takes 0, 1h, 24h or 7d.";

int rotateKey(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"overlap"_s, u"How long the previous key still works; default 24h"_s, u"0|1h|24h|7d"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto seconds = overlapOf(shell.isSet(u"overlap"_s) ? shell.value(u"overlap"_s) : u"24h"_s);
    if (!seconds)
        return shell.usage(QString::fromUtf16(kOverlapUsage));
    return printCreated(shell,
        shell.client().call(Endpoint::RotateKey, {shell.company(), shell.positional().first()},
            json::Value(json::Object{{u"overlap_seconds"_s, *seconds}}).toJson()));
}

/// The secret alone on standard output, like a key.
int createAnalyticsSecret(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"overlap"_s,
        u"How long the previous secret still works or, for the first one, events without a secret; default 24h, and 0 for the first one"_s,
        u"0|1h|24h|7d"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body;
    if (shell.isSet(u"overlap"_s)) {
        const auto seconds = overlapOf(shell.value(u"overlap"_s));
        if (!seconds)
            return shell.usage(QString::fromUtf16(kOverlapUsage));
        body.emplace_back(u"overlap_seconds"_s, *seconds);
    }
    const auto made = shell.client().call(
        Endpoint::CreateAnalyticsSecret, {shell.company()}, json::Value(std::move(body)).toJson());
    if (!made || shell.isSet(u"json"_s))
        return shell.printObject(made);
    std::printf("%s\n", qUtf8Printable(made->string(u"analytics_secret")));
    shell.say(u"The secret is shown only this once. Send it in the header %1 of every event."_s.arg(
        QLatin1String(api::kAnalyticsSecretHeader)));
    const QString overlap = made->string(u"overlap_until");
    if (!overlap.isEmpty())
        shell.say(u"The previous one, or events without a secret, are accepted until %1."_s.arg(overlap));
    return kDone;
}

int removeAnalyticsSecret(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(shell.client().call(Endpoint::DeleteAnalyticsSecret, {shell.company()}),
        u"Events no longer need a secret."_s);
}

int revokeKey(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::RevokeKey, {shell.company(), shell.positional().first()}),
        {u"key_id"_s, u"name"_s, u"status"_s, u"revoked_at"_s});
}

constexpr std::array kCommands{
    Command{"key create", "NAME", "Create an API key and show it once", createKey},
    Command{"key list", "", "List API keys", listKeys},
    Command{"key show", "KEY_ID", "Show an API key, without its secret", showKey},
    Command{"key set", "KEY_ID", "Change an API key's settings", setKey},
    Command{"key rotate", "KEY_ID", "Rotate an API key and show the new secret once", rotateKey},
    Command{"key revoke", "KEY_ID", "Revoke an API key immediately", revokeKey},
    Command{"analytics-secret create", "", "Create or rotate the secret for events, and show it once",
        createAnalyticsSecret},
    Command{"analytics-secret remove", "", "Stop requiring a secret for events", removeAnalyticsSecret},
};

} // namespace

std::span<const Command> keyCommands() { return kCommands; }

} // namespace answerdesk::app
