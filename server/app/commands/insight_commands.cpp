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
    for (const json::Value &source : *message.find(u"sources")->asArray()) {
        QStringList place{source.string(u"title"), source.string(u"heading")};
        place.removeAll(QString());
        shell.say(u"source     %1 (%2)"_s.arg(place.join(u" > "_s), source.string(u"path")));
    }
    return kDone;
}

// Filters of several lists.
constexpr ListFilter kFrom{"from", "First day, YYYY-MM-DD, in the company's time zone", "DAY"};
constexpr ListFilter kTo{"to", "Last day", "DAY"};
constexpr ListFilter kTestVisitors{"test", "Those of test visitors, or the others", "on|off"};

int listFaqPages(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListFaqPages,
        {{"state", "Pages in this state", "generating|ready|not_available"},
            {"locale", "Pages in this locale", "TAG"}, {"q", "Text in the address or the title", "TEXT"}},
        "page_id state reason locale faq_count title url");
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
    return runList(command, arguments, ListOf::Company, Endpoint::ListThreads,
        {kFrom, kTo, {"q", "Text in the first question", "TEXT"},
            {"fingerprint", "Conversations of this visitor", "UUID"},
            {"test", "Those of test keys, or the others", "on|off"}},
        "thread_id created_at message_count test first_query");
}

int listTickets(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListTickets,
        {kFrom, kTo, {"fingerprint", "Tickets of this visitor", "UUID"},
            {"channel", "Opened through this channel", "chat|faq"}, kTestVisitors},
        "ticket_id opened_at last_at channel interactions helpful orders user_fingerprint");
}

int listEvents(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListEvents,
        {kFrom, kTo, {"type", "Events of this kind, such as ITEM_ADDED", "TYPE"},
            {"product-id", "Events of this product", "ID"}, {"source", "Events of this source", "TEXT"},
            {"fingerprint", "Events of this visitor", "UUID"}, kTestVisitors},
        "at type product_id value currency quantity cart_change channel");
}

int listOrders(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListOrders,
        {kFrom, kTo, {"order-id", "The order with this identifier", "ID"},
            {"channel", "Orders that count for this channel", "chat|faq"},
            {"currency", "Orders in this currency", "CODE"}, kTestVisitors},
        "at order_id value currency items channel seconds_since_touch");
}

int listRefused(const Command &command, const QStringList &arguments)
{
    return runList(command, arguments, ListOf::Company, Endpoint::ListRefusedEvents,
        {kFrom, kTo, {"code", "Events refused with this error code", "CODE"}},
        "at event_type code subject message");
}

int showRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    static constexpr ListFilter kDays[]
        = {{"from", "First day, YYYY-MM-DD; default 29 days before --to", "DAY"},
            {"to", "Last day; default today", "DAY"}};
    shell.filters(kDays);
    shell.flag(u"include-test"_s, u"Count test visitors as well"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query query = shell.query();
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
