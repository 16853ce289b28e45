// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/shell.h"
#include <QtCore/QDateTime>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

/// Asks as a shopper's backend would, through the public endpoint, with a test key that lives for the one
/// question.
int ask(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"locale"_s, u"Language of the answer"_s, u"TAG"_s);
    shell.option(u"thread"_s, u"Thread to go on with"_s, u"ID"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto status = shell.client().call(Endpoint::Status);
    if (!status)
        return shell.fail(status.error());
    shell.client().setPublicAddresses(QUrl(status->string(u"base_url")), QUrl(status->string(u"app_url")));
    const QString expires = QDateTime::currentDateTimeUtc().addSecs(300).toString(Qt::ISODate);
    const auto key = shell.client().call(Endpoint::CreateKey, {shell.company()},
        json::Value(json::Object{{u"name"_s, u"answerdesk-server ask"_s}, {u"test"_s, true},
                        {u"expires_at"_s, expires}})
            .toJson());
    if (!key)
        return shell.fail(key.error());
    json::Object body{{u"query_text"_s, shell.positional().first()}};
    if (shell.isSet(u"locale"_s))
        body.emplace_back(u"locale"_s, shell.value(u"locale"_s));
    if (shell.isSet(u"thread"_s))
        body.emplace_back(u"thread_id"_s, shell.value(u"thread"_s));
    client::CallArguments question;
    question.body = json::Value(std::move(body)).toJson();
    question.bearer = Secret(key->string(u"api_key").toLatin1());
    const auto answer = shell.client().call(Endpoint::SendMessage, std::move(question));
    (void)shell.client().call(Endpoint::RevokeKey, {shell.company(), key->find(u"key")->string(u"key_id")});
    if (!answer)
        return shell.fail(answer.error());
    const auto thread
        = shell.client().call(Endpoint::GetThread, {shell.company(), answer->string(u"thread_id")});
    if (!thread || shell.isSet(u"json"_s))
        return shell.printObject(thread);
    const json::Value &message = thread->find(u"messages")->asArray()->back();
    std::printf("%s\n", qUtf8Printable(message.string(u"result_text")));
    shell.say(u"\nthread     %1"_s.arg(answer->string(u"thread_id")));
    shell.say(u"took       %1 ms"_s.arg(QString::fromLatin1(message.find(u"took_ms")->asNumber()->text)));
    shell.say(u"helpful    %1 (%2)"_s.arg(
        *message.find(u"helpful")->asBool() ? u"yes"_s : u"no"_s, message.string(u"helpful_reason")));
    for (const json::Value &source : *message.find(u"sources")->asArray())
        shell.say(u"source     %1 > %2 (%3)"_s.arg(
            source.string(u"title"), source.string(u"heading"), source.string(u"path")));
    return kDone;
}

/// Options of lists whose rows have a day.
void declareDays(Shell &shell)
{
    shell.option(u"from"_s, u"First day, YYYY-MM-DD, in the company's time zone"_s, u"DAY"_s);
    shell.option(u"to"_s, u"Last day"_s, u"DAY"_s);
}

int listFaqPages(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    shell.option(u"state"_s, u"Pages in this state"_s, u"generating|ready|not_available"_s);
    shell.option(u"locale"_s, u"Pages in this locale"_s, u"TAG"_s);
    shell.option(u"q"_s, u"Text in the address or the title"_s, u"TEXT"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListFaqPages, {shell.company()},
        shell.query({u"state"_s, u"locale"_s, u"q"_s}),
        {u"page_id"_s, u"state"_s, u"reason"_s, u"locale"_s, u"faq_count"_s, u"title"_s, u"url"_s});
}

int showFaqPage(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto page
        = shell.client().call(Endpoint::GetFaqPage, {shell.company(), shell.positional().first()});
    if (!page || shell.isSet(u"json"_s))
        return shell.printObject(page);
    return shell.printList(*page->find(u"faqs")->asArray(), {u"faq_id"_s, u"question"_s, u"answer"_s});
}

int listThreads(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    declareDays(shell);
    shell.option(u"q"_s, u"Text in the first question"_s, u"TEXT"_s);
    shell.option(u"fingerprint"_s, u"Conversations of this visitor"_s, u"UUID"_s);
    shell.option(u"test"_s, u"Those of test keys, or the others"_s, u"on|off"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListThreads, {shell.company()},
        shell.query({u"from"_s, u"to"_s, u"q"_s, u"fingerprint"_s}, {u"test"_s}),
        {u"thread_id"_s, u"created_at"_s, u"message_count"_s, u"test"_s, u"first_query"_s});
}

int listTickets(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    declareDays(shell);
    shell.option(u"fingerprint"_s, u"Tickets of this visitor"_s, u"UUID"_s);
    shell.option(u"channel"_s, u"Opened through this channel"_s, u"chat|faq"_s);
    shell.option(u"test"_s, u"Those of test visitors, or the others"_s, u"on|off"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListTickets, {shell.company()},
        shell.query({u"from"_s, u"to"_s, u"fingerprint"_s, u"channel"_s}, {u"test"_s}),
        {u"ticket_id"_s, u"opened_at"_s, u"last_at"_s, u"channel"_s, u"interactions"_s, u"helpful"_s,
            u"orders"_s, u"user_fingerprint"_s});
}

int listEvents(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    declareDays(shell);
    shell.option(u"type"_s, u"Events of this kind, such as ITEM_ADDED"_s, u"TYPE"_s);
    shell.option(u"product-id"_s, u"Events of this product"_s, u"ID"_s);
    shell.option(u"source"_s, u"Events of this source"_s, u"TEXT"_s);
    shell.option(u"fingerprint"_s, u"Events of this visitor"_s, u"UUID"_s);
    shell.option(u"test"_s, u"Those of test visitors, or the others"_s, u"on|off"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListEvents, {shell.company()},
        shell.query(
            {u"from"_s, u"to"_s, u"type"_s, u"product-id"_s, u"source"_s, u"fingerprint"_s}, {u"test"_s}),
        {u"at"_s, u"type"_s, u"product_id"_s, u"value"_s, u"currency"_s, u"quantity"_s, u"cart_change"_s,
            u"channel"_s});
}

int listOrders(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    declareDays(shell);
    shell.option(u"order-id"_s, u"The order with this identifier"_s, u"ID"_s);
    shell.option(u"channel"_s, u"Orders that count for this channel"_s, u"chat|faq"_s);
    shell.option(u"currency"_s, u"Orders in this currency"_s, u"CODE"_s);
    shell.option(u"test"_s, u"Those of test visitors, or the others"_s, u"on|off"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListOrders, {shell.company()},
        shell.query({u"from"_s, u"to"_s, u"order-id"_s, u"channel"_s, u"currency"_s}, {u"test"_s}),
        {u"at"_s, u"order_id"_s, u"value"_s, u"currency"_s, u"items"_s, u"channel"_s,
            u"seconds_since_touch"_s});
}

int listRefused(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    declareDays(shell);
    shell.option(u"code"_s, u"Events refused with this error code"_s, u"CODE"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListRefusedEvents, {shell.company()},
        shell.query({u"from"_s, u"to"_s, u"code"_s}),
        {u"at"_s, u"event_type"_s, u"code"_s, u"subject"_s, u"message"_s});
}

int showRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"from"_s, u"First day, YYYY-MM-DD; default 29 days before --to"_s, u"DAY"_s);
    shell.option(u"to"_s, u"Last day; default today"_s, u"DAY"_s);
    shell.flag(u"include-test"_s, u"Count test visitors as well"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query query;
    for (const QString &name : {u"from"_s, u"to"_s}) {
        if (shell.isSet(name))
            query << std::pair(name, shell.value(name));
    }
    if (shell.isSet(u"include-test"_s))
        query << std::pair(u"include_test"_s, u"true"_s);
    const auto revenue = shell.client().call(Endpoint::GetRevenue, {shell.company()}, {}, query);
    if (!revenue || shell.isSet(u"json"_s))
        return shell.printObject(revenue);
    std::printf("%s to %s, days of %s\n", qUtf8Printable(revenue->string(u"from")),
        qUtf8Printable(revenue->string(u"to")), qUtf8Printable(revenue->string(u"time_zone")));
    return shell.printList(*revenue->find(u"currencies")->asArray(),
        {u"currency"_s, u"attributed_revenue"_s, u"helpful_revenue"_s, u"orders"_s, u"average_order_value"_s,
            u"added_to_cart"_s});
}

int showStatus(const Command &command, const QStringList &arguments)
{
    Shell shell(command, false);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(shell.client().call(Endpoint::Status));
}

constexpr std::array kCommands{
    Command{"status", "", "Show the state of a running server", showStatus},
    Command{"ask", "QUESTION", "Ask a company's knowledge base as a shopper would", ask},
    Command{"faq list", "", "List pages with FAQs and their state", listFaqPages},
    Command{"faq show", "PAGE_ID", "Show a page's questions and answers", showFaqPage},
    Command{"thread list", "", "List conversations", listThreads},
    Command{"ticket list", "", "List tickets", listTickets},
    Command{"revenue", "", "Show the attributed revenue", showRevenue},
    Command{"orders list", "", "List recorded orders", listOrders},
    Command{"events list", "", "List recorded cart events", listEvents},
    Command{"events refused", "", "List refused events and why", listRefused},
};

} // namespace

std::span<const Command> insightCommands() { return kCommands; }

} // namespace answerdesk::app
