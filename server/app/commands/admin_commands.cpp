// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/document_import.h"
#include "server/app/commands/shell.h"
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

/// Options of a company's settings, put into a JSON body as the API takes it. Reports what is not of its
/// type.
class SettingsBody
{
public:
    static void declare(Shell &shell)
    {
        for (const auto &[name, kind, help] : kOptions)
            shell.option(QString::fromLatin1(name), QString::fromUtf8(help), QString::fromLatin1(kind));
    }
    /// What is no number and neither on nor off goes as it is: the server says what it expects.
    static json::Object read(const Shell &shell)
    {
        json::Object body;
        for (const auto &[name, kind, help] : kOptions) {
            const QString option = QString::fromLatin1(name);
            if (!shell.isSet(option))
                continue;
            const QString text = shell.value(option);
            const QString field = QString(option).replace(u'-', u'_');
            bool isNumber = false;
            (void)text.toInt(&isNumber);
            if (qstrcmp(kind, "on|off") == 0 && (text == u"on" || text == u"off"))
                body.emplace_back(field, text == u"on");
            else if (qstrcmp(kind, "N") == 0 && isNumber)
                body.emplace_back(field, json::Value(json::Number{text.toLatin1()}));
            else if (qstrcmp(kind, "LIST") == 0)
                body.emplace_back(field, listOf(text));
            else
                body.emplace_back(field, text);
        }
        return body;
    }

private:
    static json::Value listOf(const QString &text)
    {
        json::Array list;
        for (const QString &entry : text.split(u',', Qt::SkipEmptyParts))
            list.emplace_back(entry.trimmed());
        return list;
    }
    struct Option {
        const char *name;
        const char *kind;
        const char *help;
    };
    static constexpr Option kOptions[]
        = {{"name", "TEXT", "Name for people"}, {"api-access", "on|off", "Whether API keys work"},
            {"faqs-enabled", "on|off", "Whether product FAQs are made"},
            {"allowed-hosts", "LIST", "Hosts whose pages may be fetched: host, host:port, *.host"},
            {"locales", "LIST", "Locales of answers and FAQs"},
            {"time-zone", "ZONE", "Such as Europe/Berlin"}, {"currency", "CODE", "Shown first in reports"},
            {"attribution-window-hours", "N", "How long after an interaction an event counts"},
            {"require-helpful", "on|off", "Only helpful interactions open a ticket"},
            {"strict-decrease", "on|off", "Every decrease needs an increase before it"},
            {"messages-per-minute", "N", "Limit of send_message; 0 for none"},
            {"faqs-per-minute", "N", "Limit of product-faqs; 0 for none"},
            {"events-per-minute", "N", "Limit of the analytics endpoints; 0 for none"}};
};

int createCompany(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    SettingsBody::declare(shell);
    shell.option(u"region"_s, u"us or eu; default: the server's"_s, u"us|eu"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body = SettingsBody::read(shell);
    body.emplace_back(u"company_key"_s, shell.positional().first());
    if (!shell.isSet(u"name"_s))
        body.emplace_back(u"name"_s, shell.positional().first());
    if (shell.isSet(u"region"_s))
        body.emplace_back(u"region"_s, shell.value(u"region"_s));
    return shell.printObject(
        shell.client().call(Endpoint::CreateCompany, {}, json::Value(std::move(body)).toJson()));
}

int setCompany(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    SettingsBody::declare(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(
        Endpoint::ChangeCompany, shell.positional(), json::Value(SettingsBody::read(shell)).toJson()));
}

int showCompany(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::GetCompany, shell.positional()));
}

int listCompanies(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printList(shell.client().callAll(Endpoint::ListCompanies, {}),
        {u"company_key"_s, u"name"_s, u"region"_s, u"api_access"_s, u"faqs_enabled"_s, u"time_zone"_s,
            u"currency"_s});
}

int createAdmin(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.option(u"role"_s, u"operator, company_admin, company_tester or company_viewer"_s, u"ROLE"_s);
    shell.option(u"companies"_s, u"Companies that it may see, with commas"_s, u"LIST"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const QByteArray password = qgetenv("ANSWERDESK_ADMIN_PASSWORD");
    if (password.isEmpty())
        return shell.usage(u"Put the password into ANSWERDESK_ADMIN_PASSWORD."_s);
    json::Array companies;
    for (const QString &company : shell.value(u"companies"_s).split(u',', Qt::SkipEmptyParts))
        companies.emplace_back(company);
    json::Object body{{u"email"_s, shell.positional().first()}, {u"password"_s, QString::fromUtf8(password)},
        {u"role"_s, shell.isSet(u"role"_s) ? shell.value(u"role"_s) : u"operator"_s},
        {u"companies"_s, std::move(companies)}};
    return shell.printObject(
        shell.client().call(Endpoint::CreateAdmin, {}, json::Value(std::move(body)).toJson()));
}

int listAdmins(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printList(shell.client().callAll(Endpoint::ListAdmins, {}),
        {u"email"_s, u"role"_s, u"companies"_s, u"created_at"_s});
}

int createKey(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"scopes"_s, u"messages:write,faqs:read by default"_s, u"LIST"_s);
    shell.option(u"expires-at"_s, u"Such as 2027-01-31T00:00:00Z"_s, u"TIME"_s);
    shell.option(u"addresses"_s, u"Addresses and networks it may be used from"_s, u"LIST"_s);
    shell.flag(u"test"_s, u"A test key: its visitors stay out of revenue"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body{{u"name"_s, shell.positional().first()}, {u"test"_s, shell.isSet(u"test"_s)}};
    for (const auto &[option, field] :
        {std::pair(u"scopes"_s, u"scopes"_s), {u"addresses"_s, u"allowed_addresses"_s}}) {
        if (!shell.isSet(option))
            continue;
        json::Array list;
        for (const QString &entry : shell.value(option).split(u',', Qt::SkipEmptyParts))
            list.emplace_back(entry.trimmed());
        body.emplace_back(field, std::move(list));
    }
    if (shell.isSet(u"expires-at"_s))
        body.emplace_back(u"expires_at"_s, shell.value(u"expires-at"_s));
    const auto answer
        = shell.client().call(Endpoint::CreateKey, {shell.company()}, json::Value(std::move(body)).toJson());
    if (!answer || shell.isSet(u"json"_s))
        return shell.printObject(answer);
    std::printf("%s\n", qUtf8Printable(answer->string(u"api_key")));
    shell.say(u"This is the only time that the key is shown."_s);
    return kDone;
}

int listKeys(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printList(shell.client().callAll(Endpoint::ListKeys, {shell.company()}),
        {u"key_id"_s, u"name"_s, u"status"_s, u"test"_s, u"scopes"_s, u"last_used_at"_s, u"expires_at"_s,
            u"requests_30_days"_s});
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

int listSources(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printList(shell.client().callAll(Endpoint::ListSources, {shell.company()}),
        {u"source_id"_s, u"name"_s, u"documents"_s, u"passages"_s, u"updated_at"_s});
}

int deleteSource(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto answer
        = shell.client().call(Endpoint::DeleteSource, {shell.company(), shell.positional().first()});
    if (answer)
        shell.say(u"The source is deleted. Nothing quotes it any more."_s);
    return shell.printObject(answer);
}

int import(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"source"_s,
        u"Id of a source to add to; default: the source named like the folder, made when absent"_s, u"ID"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return importDocuments(shell, shell.company(), shell.positional().first(), shell.value(u"source"_s));
}

constexpr std::array kCommands{
    Command{"company create", "KEY", "Make a company", createCompany},
    Command{"company list", "", "List companies", listCompanies},
    Command{"company show", "KEY", "Show a company's settings", showCompany},
    Command{"company set", "KEY", "Change a company's settings", setCompany},
    Command{"admin create", "EMAIL", "Make an administrator", createAdmin},
    Command{"admin list", "", "List administrators", listAdmins},
    Command{"key create", "NAME", "Make an API key and show it once", createKey},
    Command{"key list", "", "List API keys", listKeys},
    Command{"key revoke", "KEY_ID", "Revoke an API key at once", revokeKey},
    Command{"source list", "", "List knowledge sources", listSources},
    Command{"source delete", "SOURCE_ID", "Delete a source with its documents", deleteSource},
    Command{"import", "PATH", "Import a folder or a file of help documents", import},
};

} // namespace

std::span<const Command> adminCommands() { return kCommands; }

} // namespace answerdesk::app
