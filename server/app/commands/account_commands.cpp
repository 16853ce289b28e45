// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/password_input.h"
#include "server/app/commands/shell.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

constexpr const char *kPasswordVariable = "ANSWERDESK_ADMIN_PASSWORD";
constexpr const char *kNewPasswordVariable = "ANSWERDESK_NEW_PASSWORD";
constexpr const char *kRoles = "operator, company_admin, company_tester or company_viewer";
const QStringList kSessionColumns{u"session_id"_s, u"email"_s, u"created_at"_s, u"last_used_at"_s,
    u"expires_at"_s, u"address"_s, u"user_agent"_s, u"current"_s};

/// The administrator with this e-mail address, which people know better than an identifier.
client::ApiResult<json::Value> adminNamed(Shell &shell, const QString &email)
{
    const auto admins = shell.client().callAll(Endpoint::ListAdmins, {}, {{u"q"_s, email}});
    if (!admins)
        return tl::unexpected(admins.error());
    for (const json::Value &admin : *admins) {
        if (admin.string(u"email").compare(email, Qt::CaseInsensitive) == 0)
            return admin;
    }
    client::ApiFailure failure;
    failure.error
        = Error::make(ErrorCode::NotFound, u"There is no administrator with the address %1."_s.arg(email));
    return tl::unexpected(failure);
}

/// A call below the administrator that the first argument names.
client::ApiResult<json::Value> callAdmin(
    Shell &shell, Endpoint endpoint, const QByteArray &body = QByteArray())
{
    const auto admin = adminNamed(shell, shell.positional().first());
    if (!admin)
        return admin;
    return shell.client().call(endpoint, {admin->string(u"admin_id")}, body);
}

int createAdmin(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.option(u"role"_s, QString::fromLatin1(kRoles), u"ROLE"_s);
    shell.option(u"companies"_s, u"Companies that the account can access, separated by commas"_s, u"LIST"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const Result<Secret> password = readPassword(kPasswordVariable, "Password of the administrator", true);
    if (!password)
        return shell.usage(password.error().text());
    const json::Object body{{u"email"_s, shell.positional().first()},
        {u"password"_s, QString::fromUtf8(password->reveal())},
        {u"role"_s, shell.isSet(u"role"_s) ? shell.value(u"role"_s) : u"operator"_s},
        {u"companies"_s, shell.listValue(u"companies"_s)}};
    return shell.printObject(shell.client().call(Endpoint::CreateAdmin, {}, json::Value(body).toJson()));
}

int listAdmins(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Server, Endpoint::ListAdmins,
        {{"q", "Text in the e-mail address", "TEXT"}, {"role", kRoles, "ROLE"},
            {"company", "Assigned to this company", "KEY"},
            {"disabled", "Disabled ones, or the others", "on|off"}},
        "email role companies disabled created_at last_sign_in_at admin_id");
}

int showAdmin(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(callAdmin(shell, Endpoint::GetAdmin));
}

int setAdmin(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.option(u"email"_s, u"New e-mail address"_s, u"EMAIL"_s);
    shell.option(u"role"_s, QString::fromLatin1(kRoles), u"ROLE"_s);
    shell.option(u"companies"_s, u"Companies that the account can access, separated by commas"_s, u"LIST"_s);
    shell.option(u"disabled"_s, u"on ends its sessions and refuses new ones"_s, u"on|off"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body;
    for (const QString &name : {u"email"_s, u"role"_s}) {
        if (shell.isSet(name))
            body.emplace_back(name, shell.value(name));
    }
    if (shell.isSet(u"companies"_s))
        body.emplace_back(u"companies"_s, shell.listValue(u"companies"_s));
    if (shell.isSet(u"disabled"_s))
        body.emplace_back(u"disabled"_s, shell.switchValue(u"disabled"_s));
    return shell.printObject(callAdmin(shell, Endpoint::ChangeAdmin, json::Value(std::move(body)).toJson()));
}

int setPassword(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    const Result<Secret> password = readPassword(kPasswordVariable, "New password", true);
    if (!password)
        return shell.usage(password.error().text());
    const json::Object body{{u"password"_s, QString::fromUtf8(password->reveal())}};
    return shell.printDone(callAdmin(shell, Endpoint::SetAdminPassword, json::Value(body).toJson()),
        u"The password is set, and earlier sessions have ended."_s);
}

int deleteAdmin(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(callAdmin(shell, Endpoint::DeleteAdmin), u"The administrator is deleted."_s);
}

int printSessions(Shell &shell, const QString &email)
{
    client::Query query;
    if (!email.isEmpty()) {
        const auto admin = adminNamed(shell, email);
        if (!admin)
            return shell.fail(admin.error());
        query << std::pair(u"admin"_s, admin->string(u"admin_id"));
    }
    return shell.printRows(Endpoint::ListSessions, {}, query, kSessionColumns);
}

int listSessionsOf(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.listOptions();
    if (const auto code = shell.begin(arguments))
        return *code;
    return printSessions(shell, shell.positional().first());
}

int signOutAdmin(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        callAdmin(shell, Endpoint::EndAdminSessions), u"All sessions of the administrator have ended."_s);
}

int listSessions(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.listOptions();
    shell.option(u"admin"_s, u"Of this administrator only"_s, u"EMAIL"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return printSessions(shell, shell.value(u"admin"_s));
}

int revokeSession(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printDone(
        shell.client().call(Endpoint::RevokeSession, shell.positional()), u"The session has ended."_s);
}

int changeOwnPassword(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    const Result<Secret> current = readPassword(kPasswordVariable, "Current password", false);
    if (!current)
        return shell.usage(current.error().text());
    const Result<Secret> wanted = readPassword(kNewPasswordVariable, "New password", true);
    if (!wanted)
        return shell.usage(wanted.error().text());
    const json::Object body{{u"current_password"_s, QString::fromUtf8(current->reveal())},
        {u"new_password"_s, QString::fromUtf8(wanted->reveal())}};
    return shell.printDone(shell.client().call(Endpoint::ChangeOwnPassword, {}, json::Value(body).toJson()),
        u"The password is changed, and your other sessions have ended."_s);
}

constexpr std::array kCommands{
    Command{"admin create", "EMAIL", "Create an administrator", createAdmin},
    Command{"admin list", "", "List administrators", listAdmins},
    Command{"admin show", "EMAIL", "Show an administrator", showAdmin},
    Command{"admin set", "EMAIL",
        "Change an administrator's address, role or companies, or disable the account", setAdmin},
    Command{"admin password", "EMAIL", "Give an administrator a new password", setPassword},
    Command{"admin delete", "EMAIL", "Delete an administrator", deleteAdmin},
    Command{"admin sessions", "EMAIL", "List an administrator's open sessions", listSessionsOf},
    Command{"admin sign-out", "EMAIL", "End all sessions of an administrator", signOutAdmin},
    Command{"session list", "", "List open sessions", listSessions},
    Command{"session revoke", "SESSION_ID", "End a session immediately", revokeSession},
    Command{"session password", "", "Change your own password", changeOwnPassword},
};

} // namespace

std::span<const Command> accountCommands() { return kCommands; }

} // namespace answerdesk::app
