// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/samples/sample_revenue.h"
#include "shared/api/orders.h"
#include "shared/api/visitors.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QDate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

constexpr int kDays = 30;
constexpr qint64 kMinute = 60'000, kHour = 60 * kMinute;
const QByteArray kCompany = "GET /admin/v1/companies/northwind/";
const QString kVisitor = u"3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10"_s;
const QString kNobody = u"00000000-0000-0000-0000-000000000000"_s;

const QDate kLast(2026, 11, 20);

struct Day {
    int chat, faq, orders, added;
};

/// Weekends sell more; the last day is not over.
Day dayAt(int i, bool isToday)
{
    const bool isWeekend = kLast.addDays(i + 1 - kDays).dayOfWeek() >= 6;
    const int factor = (isWeekend ? 128 : 100) * (isToday ? 45 : 100) / 100;
    return {(640 + i * 37 % 300) * factor / 100, (360 + i * 53 % 200) * factor / 100,
        (7 + i * 5 % 6) * factor / 100, (1'400 + i * 71 % 600) * factor / 100};
}

enum class Part { All, Chat, Faq, Before };

api::Revenue report(Part part)
{
    const QDate last = part == Part::Before ? kLast.addDays(-kDays) : kLast;
    api::Revenue made;
    made.timeZone = u"Europe/Berlin"_s;
    made.from = last.addDays(1 - kDays).toString(Qt::ISODate);
    made.to = last.toString(Qt::ISODate);
    made.previousFrom = last.addDays(1 - 2 * kDays).toString(Qt::ISODate);
    made.previousTo = last.addDays(-kDays).toString(Qt::ISODate);
    made.tickets = 2'318;
    made.ticketsWithOrder = 291;
    made.conversion = u"0.125539"_s;
    api::RevenueOfCurrency euro;
    euro.currency = u"EUR"_s;
    for (int i = 0; i < kDays; ++i) {
        const Day day = dayAt(part == Part::Before ? i + 3 : i, part != Part::Before && i == kDays - 1);
        api::RevenueDay row;
        row.date = row.lastDate = last.addDays(i + 1 - kDays).toString(Qt::ISODate);
        row.chat = u"%1.50"_s.arg(part == Part::Faq ? 0 : day.chat);
        row.faq = u"%1.40"_s.arg(part == Part::Chat ? 0 : day.faq);
        row.revenue = row.netRevenue
            = u"%1.90"_s.arg((part == Part::Faq ? 0 : day.chat) + (part == Part::Chat ? 0 : day.faq));
        row.refunded = u"0.00"_s;
        row.direct = row.chat;
        row.helpful = u"%1.00"_s.arg(
            (part == Part::Faq ? 0 : day.chat * 5 / 6) + (part == Part::Chat ? 0 : day.faq * 3 / 4));
        const int chatOrders = day.orders * 3 / 5;
        row.orders = part == Part::Chat ? chatOrders
            : part == Part::Faq         ? day.orders - chatOrders
                                        : day.orders;
        row.addedToCart = u"%1.00"_s.arg(day.added);
        row.carts = day.orders * 3;
        row.averageCartValue = u"61.20"_s;
        euro.days.push_back(row);
    }
    euro.attributedRevenue = u"46318.20"_s;
    euro.netRevenue = u"45120.70"_s;
    euro.refunded = u"1197.50"_s;
    euro.helpfulRevenue = euro.directRevenue = u"28400.00"_s;
    euro.orders = 291;
    euro.averageOrderValue = u"159.17"_s;
    euro.addedToCart = u"51204.00"_s;
    euro.figures = sampleFigures(false,
        {{"attributed_revenue", u"46318.20"_s}, {"refunded", u"1197.50"_s}, {"net_revenue", u"45120.70"_s},
            {"direct_revenue", u"28400.00"_s}, {"assisted_revenue", u"17918.20"_s},
            {"helpful_revenue", u"39870.10"_s}, {"orders", u"291"_s}, {"average_order_value", u"159.17"_s},
            {"added_to_cart", u"51204.00"_s}, {"carts", u"837"_s}, {"average_cart_value", u"61.18"_s},
            {"active_days", u"30"_s}, {"daily_cart_value", u"1706.80"_s}});
    made.funnel = sampleFigures(true,
        {{"tickets", u"2318"_s}, {"helpful_tickets", u"1904"_s}, {"tickets_with_cart", u"611"_s},
            {"tickets_with_order", u"291"_s}, {"conversion", u"0.125539"_s}});
    made.currencies = {euro};
    return made;
}

api::RevenuePart part(const QString &value, const QString &label, int revenue, int orders)
{
    api::RevenuePart made;
    made.value = value;
    made.label = label;
    made.currency = u"EUR"_s;
    made.revenue = u"%1.20"_s.arg(revenue);
    made.netRevenue = u"%1.70"_s.arg(revenue - 240);
    made.orders = orders;
    made.averageOrderValue = u"%1.00"_s.arg(revenue / qMax(1, orders));
    made.addedToCart = u"%1.00"_s.arg(revenue * 6 / 5);
    made.carts = orders * 3;
    made.rows = u"/admin/v1/companies/northwind/orders?from=2026-10-22&to=2026-11-20"_s;
    return made;
}

api::OrderRow order(int number, bool isDirect)
{
    api::OrderRow made;
    made.eventId = QString::number(number);
    made.orderId = u"NW-%1"_s.arg(100'040 + number);
    made.at.ms = kSampleNow - number * 5 * kHour;
    made.value = u"%1.95"_s.arg(368 - number * 17);
    made.refunded = number == 2 ? u"20.00"_s : u"0.00"_s;
    made.netValue = number == 2 ? u"314.95"_s : made.value;
    made.lineTotal = u"%1.00"_s.arg(349 - number * 17);
    made.currency = u"EUR"_s;
    made.items = 2;
    made.channel = number % 3 == 0 ? u"faq"_s : u"chat"_s;
    made.ticketId = QString::number(4'100 + number);
    made.threadId = made.answerThreadId = u"thr_7Kq2Xe91"_s;
    made.helpful = isDirect;
    made.direct = isDirect;
    made.secondsSinceTouch = 1'860;
    made.secondsSinceAnswer = 1'290;
    made.answerMessageId = 2;
    if (number % 4 != 0)
        made.source = u"web"_s;
    made.locale = u"en"_s;
    made.pageUrl = u"https://shop.northwind.example/tents/alta-2"_s;
    made.userFingerprint = kVisitor;
    made.userFaqFingerprint = kNobody;
    return made;
}

api::OrderDetails orderDetails()
{
    api::OrderDetails made;
    made.order = order(2, true);
    made.lines = {{u"alta-2"_s, u"Alta 2 trekking tent"_s, u"1"_s, u"299.00"_s, u"EUR"_s},
        {u"peg-10"_s, u"Titanium pegs, set of ten"_s, u"1"_s, u"35.95"_s, u"EUR"_s}};
    api::RefundRow refund;
    refund.refundId = u"1"_s;
    refund.eventId = made.order.eventId;
    refund.kind = u"refund"_s;
    refund.at.ms = kSampleNow - 2 * kHour;
    refund.value = u"20.00"_s;
    refund.currency = u"EUR"_s;
    refund.reference = u"RF-2041"_s;
    refund.reason = u"Scratched pole"_s;
    refund.actor = u"mara.lindt@northwind.example"_s;
    refund.channel = u"chat"_s;
    made.refunds = {refund};
    made.answer.at.ms = made.order.at.ms - made.order.secondsSinceAnswer * 1'000;
    made.answer.channel = u"chat"_s;
    made.answer.helpful = true;
    made.answer.helpfulReason = u"answered from sources"_s;
    made.answer.question = u"Is the Alta 2 waterproof in heavy rain?"_s;
    made.answer.answer
        = u"Yes. The flysheet has a water column of 4,000 mm and the floor 8,000 mm; all seams are taped."_s;
    made.answer.sources = {{u"doc_1"_s, u"Alta 2 trekking tent"_s, u"/tents/alta-2"_s, u"Materials"_s,
        u"The flysheet has a water column of 4,000 mm."_s, u"The flysheet has a water column of 4,000 mm"_s,
        7.2}};
    made.thread = u"/admin/v1/companies/northwind/threads/thr_7Kq2Xe91"_s;
    made.visitor = u"/admin/v1/companies/northwind/tickets?fingerprint="_s + kVisitor;
    return made;
}

std::vector<api::VisitorRecord> visitorRecords()
{
    const qint64 start = order(2, true).at.ms - 31 * kMinute;
    const auto cart = [](const QString &type, const QString &name, const QString &value) {
        return json::Object{{u"type"_s, type}, {u"product_id"_s, name}, {u"product_name"_s, name},
            {u"value"_s, value}, {u"currency"_s, u"EUR"_s}, {u"quantity"_s, u"1"_s}};
    };
    const auto message = [](int number, const QString &question) {
        return json::Object{{u"thread_id"_s, u"thr_7Kq2Xe91"_s}, {u"message_id"_s, number},
            {u"query_text"_s, question}, {u"channel"_s, u"chat"_s}};
    };
    const auto touch = [](int number) {
        return json::Object{{u"thread_id"_s, u"thr_7Kq2Xe91"_s}, {u"message_id"_s, number},
            {u"channel"_s, u"chat"_s}, {u"helpful"_s, number == 2}};
    };
    const auto record = [start](const QString &kind, int minutes, json::Object data) {
        return api::VisitorRecord{kind, {start + minutes * kMinute}, kind, std::nullopt, std::move(data)};
    };
    return {record(u"message"_s, 0, message(1, u"Which tent for two in autumn?"_s)),
        record(u"interaction"_s, 0, touch(1)), record(u"ticket"_s, 0, json::Object{{u"ticket_id"_s, 4'102}}),
        record(u"message"_s, 9, message(2, u"Is the Alta 2 waterproof in heavy rain?"_s)),
        record(u"interaction"_s, 9, touch(2)),
        record(u"cart_event"_s, 14, cart(u"ITEM_ADDED"_s, u"Alta 2 trekking tent"_s, u"299"_s)),
        record(u"cart_event"_s, 22, cart(u"ITEM_ADDED"_s, u"Titanium pegs, set of ten"_s, u"35.95"_s)),
        record(u"order"_s, 31,
            json::Object{{u"event_id"_s, 2}, {u"order_id"_s, u"NW-100042"_s}, {u"value"_s, u"334.95"_s},
                {u"currency"_s, u"EUR"_s}})};
}

/// What rose to the value by so many per cent, with as many decimals.
QString valueBefore(const QString &value, const QString &percent)
{
    const qsizetype point = value.indexOf(u'.');
    return QString::number(value.toDouble() / (1 + percent.toDouble() / 100), 'f',
        point < 0 ? 0 : int(value.size() - point - 1));
}

} // namespace

std::vector<api::RevenueFigure> sampleFigures(
    bool ofTickets, const std::vector<std::pair<const char *, QString>> &values)
{
    std::vector<api::RevenueFigure> figures;
    for (const api::FigureInfo &info : api::kFigures) {
        if ((info.rows == api::FigureRows::Tickets) != ofTickets)
            continue;
        api::RevenueFigure figure;
        figure.name = QString::fromLatin1(info.name);
        figure.unit = QString::fromLatin1(info.unit);
        figure.formula = QString::fromUtf8(info.formula);
        figure.value = u"0"_s;
        for (const auto &[name, value] : values) {
            if (figure.name == QLatin1String(name))
                figure.value = value;
        }
        figure.changePercent = figure.name == u"refunded" ? u"-3.1"_s
            : figure.name == u"average_order_value"       ? u"-2.2"_s
                                                          : u"12.4"_s;
        figure.previous = valueBefore(*figure.value, *figure.changePercent);
        const QString list = ofTickets              ? u"tickets"_s
            : info.rows == api::FigureRows::Events  ? u"events"_s
            : info.rows == api::FigureRows::Refunds ? u"refunds"_s
                                                    : u"orders"_s;
        figure.rows = u"/admin/v1/companies/northwind/"_s + list
            + u"?from=2026-10-22&to=2026-11-20&test=false&currency=EUR"_s;
        figures.push_back(figure);
    }
    return figures;
}

void addRevenue(FakeServer &server)
{
    const api::Revenue all = report(Part::All);
    const auto path = [](const QString &from, const QString &to, const char *rest) {
        return kCompany + "revenue?from=" + from.toLatin1() + "&to=" + to.toLatin1() + rest + "&interval=day";
    };
    server.answer(kCompany + "revenue", {.body = schema::toJson(all)});
    server.answer(path(all.from, all.to, "&channel=chat"), {.body = schema::toJson(report(Part::Chat))});
    server.answer(path(all.from, all.to, "&channel=faq"), {.body = schema::toJson(report(Part::Faq))});
    server.answer(path(all.previousFrom, all.previousTo, ""), {.body = schema::toJson(report(Part::Before))});

    api::RevenueBreakdown products;
    products.timeZone = all.timeZone;
    products.from = all.from;
    products.to = all.to;
    products.by = u"product"_s;
    products.parts = {part(u"alta-2"_s, u"Alta 2 trekking tent"_s, 18'240, 61),
        part(u"fjell-gtx"_s, u"Fjell GTX hiking boots"_s, 9'871, 52),
        part(u"nord-850"_s, u"Nord 850 down jacket"_s, 8'120, 29),
        part(u"trail-32"_s, u"Trail 32 backpack"_s, 4'310, 37),
        part(u"summit"_s, u"Summit one-pot stove"_s, 2'904, 48),
        part(u"lumen-300"_s, u"Lumen 300 head torch"_s, 1'611, 44),
        part(u"dry-bag"_s, u"Dry bag set"_s, 702, 20)};
    server.answer(kCompany + "revenue/breakdown", {.body = schema::toJson(products)});

    std::vector<api::OrderRow> orders;
    for (int i = 1; i <= 14; ++i)
        orders.push_back(order(i, i % 3 != 1));
    api::RevenueCheck check{all.from, all.to, 30, false, {}, {}};
    check.differences
        = {{u"2026-11-12"_s, {}, {}, u"EUR"_s, u"chat"_s, true, true, false, u"orders"_s, u"9"_s, u"8"_s},
            {u"2026-11-12"_s, {}, {}, u"EUR"_s, u"chat"_s, true, true, false, u"attributed_revenue"_s,
                u"1612.40"_s, u"1277.45"_s}};
    server.answer(kCompany + "revenue/check", {.body = schema::toJson(check)});
    server.answer(kCompany + "orders", {.body = listOf(orders)});
    server.answer(kCompany + "orders/2", {.body = schema::toJson(orderDetails())});
    server.answer(
        kCompany + "visitors/" + kVisitor.toLatin1() + "/records", {.body = listOf(visitorRecords())});
}

void addNoRevenue(FakeServer &server)
{
    api::Revenue none = report(Part::All);
    none.currencies.clear();
    none.tickets = none.ticketsWithOrder = 0;
    none.conversion.reset();
    none.funnel = sampleFigures(true, {});
    server.answer(kCompany + "revenue", {.body = schema::toJson(none)});
}

} // namespace answerdesk::tests
