// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/row_export.h"
#include "shared/api/orders.h"
#include "shared/client/row_csv.h"
#include "shared/core/random.h"
#include <QtCore/QFile>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;

namespace {

// Filters of several lists.
constexpr ListFilter kFrom{"from", "First day, YYYY-MM-DD, in the company's time zone", "DAY"};
constexpr ListFilter kTo{"to", "Last day", "DAY"};
constexpr ListFilter kTestVisitors{"test", "Those of test visitors, or the others", "on|off"};
constexpr ListFilter kChannel{"channel", "Those that count for this channel", "chat|faq"};
constexpr ListFilter kCurrency{"currency", "Those in this currency", "CODE"};
constexpr ListFilter kHelpful{"helpful", "After a helpful interaction, or without one", "on|off"};
constexpr ListFilter kDirect{"direct", "Direct orders, or assisted ones", "on|off"};
constexpr ListFilter kAttributed{"attributed", "Orders that count, or the others", "on|off"};
constexpr ListFilter kProduct{"product-id", "Of this product", "ID"};
constexpr ListFilter kSource{"source", "Of this source; - for none", "TEXT"};
constexpr ListFilter kLocale{"locale", "Credited to an answer in this locale", "TAG"};
constexpr ListFilter kPage{"page-url", "Credited to an answer on this page", "URL"};
constexpr ListFilter kFaq{"faq-id", "Credited to this FAQ", "ID"};
constexpr ListFilter kQuestion{
    "question", "Credited to an answer to this question; - for deleted ones", "TEXT"};
constexpr ListFilter kVisitor{"fingerprint", "Of this visitor", "UUID"};

constexpr ListFilter kTicketFilters[] = {kFrom, kTo, kVisitor, kChannel, kTestVisitors};
constexpr ListFilter kEventFilters[]
    = {kFrom, kTo, {"type", "Events of this kind, such as ITEM_ADDED", "TYPE"}, kProduct, kSource, kVisitor,
        kChannel, kCurrency, kHelpful, kTestVisitors};
constexpr ListFilter kOrderFilters[] = {kFrom, kTo,
    {"order-id", "The order with this identifier of the shop", "ID"}, kChannel, kCurrency, kProduct, kSource,
    kLocale, kPage, kFaq, kQuestion, kHelpful, kDirect, kAttributed, kVisitor, kTestVisitors};
constexpr ListFilter kRefundFilters[] = {kFrom, kTo, kChannel, kCurrency, kAttributed, kTestVisitors};
constexpr ListFilter kReportFilters[] = {{"preset", "Range up to today, instead of --from and --to",
                                             "today|yesterday|7_days|30_days|90_days|month_to_date|year"},
    {"from", "First day, YYYY-MM-DD; default 29 days before --to", "DAY"},
    {"to", "Last day; default today", "DAY"}, kChannel, kCurrency, kHelpful, kDirect, kProduct, kSource,
    kLocale, kPage, kFaq};
constexpr ListFilter kInterval{"interval", "Period of a row: day, week or month", "day|week|month"};
constexpr ListFilter kPeriod[] = {kFrom, {"to", "Last day; default today", "DAY"}};

int listRows(const Command &command, const QStringList &arguments, Endpoint endpoint,
    std::span<const ListFilter> filters, const char *columns)
{
    Shell shell(command, true);
    shell.listOptions();
    shell.filters(filters);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(
        endpoint, {shell.company()}, shell.query(), QString::fromLatin1(columns).split(u' '));
}

int listTickets(const Command &command, const QStringList &arguments)
{
    return listRows(command, arguments, Endpoint::ListTickets, kTicketFilters,
        "ticket_id opened_at last_at channel interactions helpful orders user_fingerprint");
}

int exportTickets(const Command &command, const QStringList &arguments)
{
    return exportList(
        command, arguments, Endpoint::ListTickets, kTicketFilters, client::columnsOf<api::TicketRow>());
}

int listEvents(const Command &command, const QStringList &arguments)
{
    return listRows(command, arguments, Endpoint::ListEvents, kEventFilters,
        "at type product_id value currency quantity cart_change channel");
}

int exportEvents(const Command &command, const QStringList &arguments)
{
    return exportList(
        command, arguments, Endpoint::ListEvents, kEventFilters, client::columnsOf<api::CartEventRow>());
}

int listOrders(const Command &command, const QStringList &arguments)
{
    return listRows(command, arguments, Endpoint::ListOrders, kOrderFilters,
        "event_id at order_id value refunded currency items channel direct seconds_since_answer");
}

int exportOrders(const Command &command, const QStringList &arguments)
{
    return exportList(
        command, arguments, Endpoint::ListOrders, kOrderFilters, client::columnsOf<api::OrderRow>());
}

int listRefunds(const Command &command, const QStringList &arguments)
{
    return listRows(command, arguments, Endpoint::ListRefunds, kRefundFilters,
        "at event_id order_id kind value currency reference reason actor");
}

int exportRefunds(const Command &command, const QStringList &arguments)
{
    return exportList(
        command, arguments, Endpoint::ListRefunds, kRefundFilters, client::columnsOf<api::RefundRow>());
}

int showOrder(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto order = shell.client().call(Endpoint::GetOrder, {shell.company(), shell.positional().first()});
    if (!order || shell.isSet(u"json"_s))
        return shell.printObject(order);
    shell.printObject(*order->find(u"order"));
    shell.printObject(*order->find(u"answer"));
    return shell.printList(*order->find(u"lines")->asArray(),
        {u"product_id"_s, u"product_name"_s, u"quantity"_s, u"value"_s, u"currency"_s});
}

int sendRefund(Shell &shell, const QString &kind)
{
    json::Object body{{u"kind"_s, kind}};
    if (shell.isSet(u"value"_s))
        body.emplace_back(u"value"_s, json::Number{shell.value(u"value"_s).toLatin1()});
    for (const char *name : {"reference", "reason"}) {
        const QString member = QString::fromLatin1(name);
        if (shell.isSet(member))
            body.emplace_back(member, shell.value(member));
    }
    const QString key = shell.isSet(u"idempotency-key"_s) ? shell.value(u"idempotency-key"_s)
                                                          : QString::fromLatin1(randomBase62(22));
    client::CallArguments arguments;
    arguments.segments = {shell.company(), shell.positional().first()};
    arguments.body = json::Value(body).toJson();
    arguments.idempotencyKey = key.toLatin1();
    const auto recorded = shell.client().call(Endpoint::RefundOrder, std::move(arguments));
    if (!recorded && recorded.error().offline) {
        shell.say(
            u"Whether the server recorded this is unknown. Repeat the command with --idempotency-key %1; nothing is recorded twice."_s
                .arg(key));
    }
    return shell.printDone(recorded, u"Recorded."_s);
}

void declareRefund(Shell &shell)
{
    shell.option(u"reference"_s, u"The shop's identifier; each one is counted once"_s, u"ID"_s);
    shell.option(u"reason"_s, u"Why"_s, u"TEXT"_s);
    shell.option(u"idempotency-key"_s,
        u"Key of an earlier attempt whose response was lost; nothing is recorded twice within 24 hours"_s,
        u"KEY"_s);
}

int refundOrder(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.option(u"value"_s, u"Refunded amount, in the order's currency"_s, u"AMOUNT"_s);
    declareRefund(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto parsed = Decimal::parse(shell.value(u"value"_s).toLatin1());
    if (!parsed)
        return shell.usage(u"--value takes an amount such as 12.50."_s);
    return sendRefund(shell, u"refund"_s);
}

int cancelOrder(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    declareRefund(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    return sendRefund(shell, u"cancellation"_s);
}

int listRefused(const Command &command, const QStringList &arguments)
{
    static constexpr ListFilter kFilters[]
        = {kFrom, kTo, {"code", "Events refused with this error code", "CODE"}};
    return listRows(command, arguments, Endpoint::ListRefusedEvents, kFilters,
        "refusal_id at event_type code subject nearest_ticket_id remedy");
}

int explainEvent(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::ExplainRefusal, {shell.company(), shell.positional().first()}));
}

int simulateEvent(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    QFile file(shell.positional().first());
    const bool isOpen
        = file.fileName() == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    const auto event = isOpen ? json::parse(file.readAll()) : tl::unexpected(file.errorString());
    if (!event) {
        shell.say(u"%1 cannot be read: %2"_s.arg(file.fileName(), event.error()));
        return kFailed;
    }
    const QString member = event->find(u"line_items") ? u"checkout_event"_s : u"cart_event"_s;
    return shell.printObject(shell.client().call(
        Endpoint::SimulateEvent, {shell.company()}, json::Value(json::Object{{member, *event}}).toJson()));
}

/// The filters of a report, with what is not a parameter's name.
client::Query reportQuery(const Shell &shell)
{
    client::Query query = shell.query();
    if (shell.isSet(u"include-test"_s))
        query << std::pair(u"include_test"_s, u"true"_s);
    return query;
}

void declareReport(Shell &shell)
{
    shell.filters(kReportFilters);
    shell.flag(u"include-test"_s, u"Include test visitors"_s);
}

int showRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    declareReport(shell);
    shell.filters(std::span(&kInterval, 1));
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto revenue = shell.client().call(Endpoint::GetRevenue, {shell.company()}, {}, reportQuery(shell));
    if (!revenue || shell.isSet(u"json"_s))
        return shell.printObject(revenue);
    std::printf("%s to %s, days of %s\n", qUtf8Printable(revenue->string(u"from")),
        qUtf8Printable(revenue->string(u"to")), qUtf8Printable(revenue->string(u"time_zone")));
    const QStringList columns{u"name"_s, u"value"_s, u"previous"_s, u"change_percent"_s, u"formula"_s};
    for (const json::Value &part : *revenue->find(u"currencies")->asArray()) {
        std::printf("\n%s\n", qUtf8Printable(part.string(u"currency")));
        shell.printList(*part.find(u"figures")->asArray(), columns);
    }
    std::printf("\n");
    return shell.printList(*revenue->find(u"funnel")->asArray(), columns);
}

int breakDownRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    declareReport(shell);
    shell.option(u"top"_s, u"Maximum parts per currency; default 50"_s, u"N"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    client::Query query = reportQuery(shell);
    query << std::pair(u"by"_s, shell.positional().first());
    if (shell.isSet(u"top"_s))
        query << std::pair(u"top"_s, shell.value(u"top"_s));
    const auto parts = shell.client().call(Endpoint::GetRevenueBreakdown, {shell.company()}, {}, query);
    if (!parts || shell.isSet(u"json"_s))
        return shell.printObject(parts);
    return shell.printList(*parts->find(u"parts")->asArray(),
        {u"currency"_s, u"revenue"_s, u"net_revenue"_s, u"orders"_s, u"average_order_value"_s,
            u"added_to_cart"_s, u"label"_s});
}

int exportRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    declareReport(shell);
    shell.filters(std::span(&kInterval, 1));
    RowExport::declare(shell);
    if (const auto code = shell.begin(arguments))
        return *code;
    const auto revenue = shell.client().call(Endpoint::GetRevenue, {shell.company()}, {}, reportQuery(shell));
    if (!revenue)
        return shell.fail(revenue.error());
    RowExport rows;
    if (const auto code = rows.open(shell, QStringList{u"currency"_s} + client::columnsOf<api::RevenueDay>()))
        return *code;
    for (const json::Value &part : *revenue->find(u"currencies")->asArray()) {
        for (const json::Value &day : *part.find(u"days")->asArray()) {
            json::Object row{{u"currency"_s, part.string(u"currency")}};
            row.insert(row.end(), day.asObject()->begin(), day.asObject()->end());
            rows.write(json::Value(std::move(row)));
        }
    }
    return rows.finish(shell);
}

/// Asks again until every day of the period is done; each() sees every answer.
int overDays(
    Shell &shell, bool isPost, Endpoint endpoint, const std::function<void(const json::Value &)> &each)
{
    client::Query period = shell.query();
    for (;;) {
        json::Object body;
        for (const auto &[name, value] : std::as_const(period))
            body.emplace_back(name, value);
        const auto answer = isPost
            ? shell.client().call(endpoint, {shell.company()}, json::Value(body).toJson())
            : shell.client().call(endpoint, {shell.company()}, {}, period);
        if (!answer)
            return shell.fail(answer.error());
        each(*answer);
        const QString next = answer->string(u"next_from");
        if (next.isEmpty())
            return kDone;
        period.removeIf([](const auto &item) { return item.first == u"from"; });
        period << std::pair(u"from"_s, next);
    }
}

int checkRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.filters(kPeriod);
    shell.flag(u"repair"_s, u"Repair differences"_s);
    if (const auto code = shell.begin(arguments))
        return *code;
    const bool mends = shell.isSet(u"repair"_s);
    json::Array differences;
    qint64 days = 0;
    const int code = overDays(shell, mends, mends ? Endpoint::RepairRevenue : Endpoint::CheckRevenue,
        [&](const json::Value &answer) {
            days += numberOf(answer, u"days");
            const json::Array &found = *answer.find(u"differences")->asArray();
            differences.insert(differences.end(), found.begin(), found.end());
        });
    if (code != kDone)
        return code;
    shell.say(differences.empty() ? u"%1 days: the totals equal a full scan."_s.arg(days)
                                  : u"%1 days: %2 figures differ from a full scan%3."_s.arg(days)
                                        .arg(differences.size())
                                        .arg(mends ? u" and were repaired"_s : u""_s));
    if (!differences.empty() || shell.isSet(u"json"_s)) {
        shell.printList(differences,
            {u"day"_s, u"dimension"_s, u"value"_s, u"currency"_s, u"channel"_s, u"figure"_s, u"stored"_s,
                u"counted"_s});
    }
    return differences.empty() || mends ? kDone : kFailed;
}

int recalculateRevenue(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.filters(kPeriod);
    if (const auto code = shell.begin(arguments))
        return *code;
    qint64 orders = 0;
    qint64 changed = 0;
    qint64 lost = 0;
    const int code = overDays(shell, true, Endpoint::RecalculateRevenue, [&](const json::Value &answer) {
        orders += numberOf(answer, u"orders");
        changed += numberOf(answer, u"changed");
        lost += numberOf(answer, u"lost");
    });
    if (code != kDone)
        return code;
    return shell.printObject(
        json::Value(json::Object{{u"orders"_s, orders}, {u"changed"_s, changed}, {u"lost"_s, lost}}));
}

int showVisitor(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::GetVisitor, {shell.company(), shell.positional().first()}));
}

int showTimeline(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    shell.listOptions();
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printRows(Endpoint::ListVisitorRecords, {shell.company(), shell.positional().first()}, {},
        {u"at"_s, u"kind"_s, u"summary"_s, u"path"_s});
}

int exportVisitor(const Command &command, const QStringList &arguments)
{
    return exportList(command, arguments, Endpoint::ListVisitorRecords, {},
        {u"kind"_s, u"at"_s, u"summary"_s, u"path"_s, u"data"_s});
}

int eraseVisitor(const Command &command, const QStringList &arguments)
{
    Shell shell(command, true);
    if (const auto code = shell.begin(arguments))
        return *code;
    return shell.printObject(
        shell.client().call(Endpoint::EraseVisitor, {shell.company(), shell.positional().first()}));
}

constexpr std::array kCommands{
    Command{"ticket list", "", "List tickets", listTickets},
    Command{"ticket export", "", "Write tickets as CSV or JSON", exportTickets},
    Command{"revenue by", "DIMENSION",
        "Break revenue down by channel, product, source, locale, page, faq, question or direct",
        breakDownRevenue},
    Command{
        "revenue check", "", "Compare the daily totals with a full scan, and --repair them", checkRevenue},
    Command{"revenue recalculate", "", "Recalculate attribution for a period with today's settings",
        recalculateRevenue},
    Command{"revenue export", "", "Write the days, weeks or months as CSV or JSON", exportRevenue},
    Command{"revenue", "", "Show the attributed revenue with every figure", showRevenue},
    Command{"orders list", "", "List recorded orders", listOrders},
    Command{"orders show", "EVENT_ID", "Show an order and the answer it is credited to", showOrder},
    Command{"orders refund", "EVENT_ID", "Record a refund", refundOrder},
    Command{"orders cancel", "EVENT_ID", "Record that an order was cancelled", cancelOrder},
    Command{"refund list", "", "List refunds and cancellations", listRefunds},
    Command{"refund export", "", "Write refunds as CSV or JSON", exportRefunds},
    Command{"orders export", "", "Write orders as CSV or JSON", exportOrders},
    Command{"events list", "", "List recorded cart events", listEvents},
    Command{"events export", "", "Write cart events as CSV or JSON", exportEvents},
    Command{"events refused", "", "List refused events and why", listRefused},
    Command{"events explain", "REFUSAL_ID", "Explain why an event was refused", explainEvent},
    Command{"events simulate", "FILE", "Simulate an event; records nothing", simulateEvent},
    Command{"visitors show", "FINGERPRINT", "Show the data stored about a visitor", showVisitor},
    Command{"visitors timeline", "FINGERPRINT", "List a visitor's activity, oldest first", showTimeline},
    Command{"visitors export", "FINGERPRINT", "Write all data stored about a visitor", exportVisitor},
    Command{"visitors erase", "FINGERPRINT", "Erase a visitor; figures are not changed", eraseVisitor},
};

} // namespace

std::span<const Command> revenueCommands() { return kCommands; }

} // namespace answerdesk::app
