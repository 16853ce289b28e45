// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "shared/api/companies.h"
#include "shared/client/operator_request.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

/// Calls visit(field, option, placeholder) for each setting that an option of the same name sets.
template <typename Visit>
void forEachOption(Visit visit)
{
    schema::forEachField<api::CompanyRequest>([&](const auto &field) {
        using Request = api::CompanyRequest;
        using Value =
            typename std::remove_cvref_t<decltype(std::declval<Request>().*field.member)>::value_type;
        const QString name = QString::fromLatin1(field.name);
        if (name == u"company_key" || name == u"region")
            return;
        const QString option = QString(name).replace(u'_', u'-');
        if constexpr (std::is_same_v<Value, bool>)
            visit(field, option, u"on|off"_s);
        else if constexpr (std::is_same_v<Value, int>)
            visit(field, option, u"N"_s);
        else if constexpr (requires { typename Value::allocator_type; })
            visit(field, option, u"LIST"_s);
        else
            visit(field, option, name.section(u'_', -1).toUpper());
    });
}

void declareSettings(Shell &shell)
{
    forEachOption([&](const auto &field, const QString &option, const QString &placeholder) {
        const QString help = QString::fromUtf8(field.rule.description);
        shell.option(option, help.endsWith(u'.') ? help.chopped(1) : help, placeholder);
    });
}

/// The settings that were given. What is no number and neither on nor off goes as it is: the server says what
/// it expects.
json::Object settingsOf(const Shell &shell)
{
    json::Object body;
    forEachOption([&](const auto &field, const QString &option, const QString &placeholder) {
        if (!shell.isSet(option))
            return;
        const QString name = QString::fromLatin1(field.name);
        if (placeholder == u"on|off")
            body.emplace_back(name, shell.switchValue(option));
        else if (placeholder == u"N")
            body.emplace_back(name, shell.numberValue(option));
        else if (placeholder == u"LIST")
            body.emplace_back(name, shell.listValue(option));
        else
            body.emplace_back(name, shell.value(option));
    });
    return body;
}

/// After a refusal for lack of rights: says who can set it, with a text to send to that person.
void explainRefusal(
    Shell &shell, const QString &key, const json::Object &body, const client::ApiFailure &failure)
{
    if (failure.error.code != ErrorCode::Forbidden)
        return;
    const auto company = shell.client().call(Endpoint::GetCompany, {key});
    if (!company)
        return;
    QList<client::OperatorRequest> requests;
    QString lines;
    const auto add = [&](const client::OperatorRequest &request) {
        const bool isKnown = std::any_of(requests.cbegin(), requests.cend(),
            [&](const client::OperatorRequest &other) { return other.name == request.name; });
        if (isKnown)
            return;
        requests << request;
        lines += u"  %1: currently %2, requested: %3\n"_s.arg(
            request.name, client::settingText(request.present), client::settingText(request.wanted));
    };
    for (const auto &[path, reason] : failure.error.invalidFields)
        add(client::operatorRequest(*company, path, body));
    const bool isGranted = !requests.isEmpty();
    for (const auto &[name, value] : isGranted ? json::Object() : body) {
        const json::Value *present = company->find(name);
        add({name, present ? *present : json::Value(), value});
    }
    const QString who = isGranted ? u"An operator of this server"_s
                                  : u"An administrator of the company or an operator of this server"_s;
    shell.say(u"\n%1 can set this. A text to send to that person:\n\n"
              "Please change these settings of the company “%2” (%3):\n%4The command is: %5"_s.arg(
                  who, company->string(u"name"), key, lines, client::operatorCommand(key, requests)));
}

int createCompany(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    declareSettings(shell);
    shell.option(u"region"_s, u"us or eu; default: the server's"_s, u"us|eu"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    json::Object body = settingsOf(shell);
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
    declareSettings(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    const json::Object body = settingsOf(shell);
    const auto changed
        = shell.client().call(Endpoint::ChangeCompany, shell.positional(), json::Value(body).toJson());
    const int code = shell.printObject(changed);
    if (!changed)
        explainRefusal(shell, shell.positional().first(), body, changed.error());
    return code;
}

int showCompany(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::GetCompany, shell.positional()));
}

int deleteCompany(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    shell.option(u"confirm"_s, u"The company's exact name"_s, u"NAME"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query query;
    if (shell.isSet(u"confirm"_s))
        query.emplaceBack(u"confirm"_s, shell.value(u"confirm"_s));
    return shell.printDone(shell.client().call(Endpoint::DeleteCompany, shell.positional(), {}, query),
        u"The company is deleted. Its keys no longer work; its data is being removed."_s);
}

int listCompanies(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Server, Endpoint::ListCompanies,
        {{"q", "Text in the key or the name", "TEXT"}, {"region", "Companies of this region", "us|eu"},
            {"api-access", "Companies with API access, or without", "on|off"},
            {"faqs-enabled", "Companies with product FAQs, or without", "on|off"}},
        "company_key name region api_access faqs_enabled time_zone currency");
}

constexpr std::array kCommands{
    Command{"company create", "KEY", "Create a company", createCompany},
    Command{"company list", "", "List companies", listCompanies},
    Command{"company show", "KEY", "Show a company's settings", showCompany},
    Command{"company set", "KEY", "Change a company's settings", setCompany},
    Command{"company delete", "KEY", "Delete a company with everything that belongs to it", deleteCompany},
};

} // namespace

std::span<const Command> companyCommands() { return kCommands; }

} // namespace answerdesk::app
