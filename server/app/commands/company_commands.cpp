// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include "shared/client/operator_request.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

/// Options of a company's settings, put into a JSON body as the API takes it.
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
            const QString field = QString(option).replace(u'-', u'_');
            if (qstrcmp(kind, "on|off") == 0)
                body.emplace_back(field, shell.switchValue(option));
            else if (qstrcmp(kind, "N") == 0)
                body.emplace_back(field, shell.numberValue(option));
            else if (qstrcmp(kind, "LIST") == 0)
                body.emplace_back(field, shell.listValue(option));
            else
                body.emplace_back(field, shell.value(option));
        }
        return body;
    }

private:
    struct Option {
        const char *name;
        const char *kind;
        const char *help;
    };
    static constexpr Option kOptions[] = {{"name", "TEXT", "Name for people"},
        {"api-access", "on|off", "Whether API keys work"},
        {"faqs-enabled", "on|off", "Whether product FAQs are made"},
        {"faqs-require-approval", "on|off", "Shoppers get approved FAQs only"},
        {"allowed-hosts", "LIST", "Hosts whose pages may be fetched: host, host:port, *.host"},
        {"locales", "LIST", "Locales of answers and FAQs"}, {"time-zone", "ZONE", "Such as Europe/Berlin"},
        {"currency", "CODE", "Shown first in reports"},
        {"attribution-window-hours", "N", "How long after an interaction an event counts"},
        {"require-helpful", "on|off", "Only helpful interactions open a ticket"},
        {"strict-decrease", "on|off", "Every decrease needs an increase before it"},
        {"messages-per-minute", "N", "Limit of send_message; 0 for none"},
        {"faqs-per-minute", "N", "Limit of product-faqs; 0 for none"},
        {"events-per-minute", "N", "Limit of the analytics endpoints; 0 for none"},
        {"conversation-retention-days", "N",
            "Days after its last message that a conversation is deleted; 0 for never"},
        {"visitor-retention-days", "N",
            "Days after which events and tickets lose their visitor; 0 for never"},
        {"model-enabled", "on|off", "Whether a model of the server words answers"},
        {"model-name", "NAME", "Which of the server's models, or default"},
        {"model-timeout-ms", "N", "Time that the model has for an answer; 0: what the server allows"},
        {"model-tokens", "N", "Most tokens of a request with its answer; 0: what the server allows"},
        {"granted-api-access", "on|off", "Operators: whether the company may turn API access on"},
        {"granted-messages-per-minute", "N", "Operators: upper bound of --messages-per-minute; 0 for none"},
        {"granted-faqs-per-minute", "N", "Operators: upper bound of --faqs-per-minute; 0 for none"},
        {"granted-events-per-minute", "N", "Operators: upper bound of --events-per-minute; 0 for none"},
        {"granted-host-kinds", "LIST", "Operators: kinds that --allowed-hosts may have: host,wildcard,port"}};
};

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
        lines += u"  %1: %2 at present, wanted: %3\n"_s.arg(
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
    const json::Object body = SettingsBody::read(shell);
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
    shell.option(u"confirm"_s, u"The company's name, exactly as it is"_s, u"NAME"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query query;
    if (shell.isSet(u"confirm"_s))
        query.emplaceBack(u"confirm"_s, shell.value(u"confirm"_s));
    return shell.printDone(shell.client().call(Endpoint::DeleteCompany, shell.positional(), {}, query),
        u"The company is deleted. Its keys are unknown from now on; its rows are being removed."_s);
}

int listCompanies(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Server, Endpoint::ListCompanies,
        {{"q", "Text in the key or the name", "TEXT"}, {"region", "Companies of this region", "us|eu"},
            {"api-access", "Companies whose keys work, or the others", "on|off"},
            {"faqs-enabled", "Companies with product FAQs, or the others", "on|off"}},
        "company_key name region api_access faqs_enabled time_zone currency");
}

constexpr std::array kCommands{
    Command{"company create", "KEY", "Make a company", createCompany},
    Command{"company list", "", "List companies", listCompanies},
    Command{"company show", "KEY", "Show a company's settings", showCompany},
    Command{"company set", "KEY", "Change a company's settings", setCompany},
    Command{"company delete", "KEY", "Delete a company with everything that belongs to it", deleteCompany},
};

} // namespace

std::span<const Command> companyCommands() { return kCommands; }

} // namespace answerdesk::app
