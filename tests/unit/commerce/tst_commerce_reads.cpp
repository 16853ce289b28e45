// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/commerce_reads.h"
#include "server/commerce/events/refusal_store.h"
#include "server/http/paging.h"
#include "tests/unit/commerce/shop.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using api::Endpoint;
using Type = api::CartEventType;

namespace {

constexpr qint64 kHour = 3'600'000;

http::RequestPtr query(const schema::QueryItems &items = {})
{
    return makeRequest(Endpoint::ListOrders, {}, {}, items);
}

/// The error's field, or what there is instead.
template <typename T>
QString faultOf(const Result<T> &result)
{
    if (result)
        return u"none"_s;
    return result.error().invalidFields.empty()
        ? QString::fromLatin1(errorInfo(result.error().code).identifier)
        : result.error().invalidFields.front().first;
}

} // namespace

class TestCommerceReads : public QObject
{
    Q_OBJECT
private slots:
    void anUnknownCompanyIsNotFoundOrEmpty() // the gatekeeper refuses it before
    {
        Shop shop;
        const CommerceReads reads(shop.services());
        auto request = std::make_shared<http::Request>(*query());
        request->pathValues = {{"company", u"nobody"_s}};
        QVERIFY(reads.tickets(*request)->items.empty());
        QVERIFY(reads.orders(*request)->items.empty());
        QVERIFY(reads.events(*request)->items.empty());
        QCOMPARE(faultOf(reads.refusals(*request)), u"NOT_FOUND"_s);
        QCOMPARE(faultOf(reads.revenue(*request)), u"NOT_FOUND"_s);
    }

    void pagesFollowOneAnotherWithoutGapsOrRepeats()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        for (int i = 0; i < 7; ++i)
            shop.checkout(Shop::order("10", u"NF-%1"_s.arg(i)));
        const CommerceReads reads(shop.services());
        QStringList seen;
        std::optional<QString> cursor;
        int pages = 0;
        do {
            schema::QueryItems items{{u"limit"_s, u"3"_s}};
            if (cursor)
                items.emplace_back(u"cursor"_s, *cursor);
            const auto page = reads.orders(*query(items));
            QVERIFY(page.has_value());
            for (const api::OrderRow &row : page->items)
                seen << *row.orderId;
            // A newer order does not shift the pages that follow.
            if (pages == 0)
                shop.checkout(Shop::order("10", u"NF-new"_s));
            cursor = page->nextCursor;
            ++pages;
        } while (cursor && pages < 10);
        QCOMPARE(pages, 3);
        QCOMPARE(seen.join(u' '), u"NF-6 NF-5 NF-4 NF-3 NF-2 NF-1 NF-0"_s);
    }

    void pagesOfADayEndWithTheDay()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        for (int i = 0; i < 4; ++i) {
            shop.checkout(Shop::order("10", u"NF-%1"_s.arg(i)));
            if (i == 0)
                shop.clock.advance(5 * kHour); // past midnight in Berlin
        }
        const CommerceReads reads(shop.services());
        const schema::QueryItems day{
            {u"from"_s, u"2026-05-29"_s}, {u"to"_s, u"2026-05-29"_s}, {u"limit"_s, u"2"_s}};
        const auto first = reads.orders(*query(day));
        QCOMPARE(first->items.size(), std::size_t(2));
        QCOMPARE(*first->items.at(0).orderId, u"NF-3"_s);
        const auto second = reads.orders(*query(day + schema::QueryItems{{u"cursor"_s, *first->nextCursor}}));
        QCOMPARE(second->items.size(), std::size_t(1));
        QCOMPARE(*second->items.at(0).orderId, u"NF-1"_s);
        QVERIFY(!second->nextCursor);
    }

    void aFullLastPageHasNoCursor()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.checkout(Shop::order("10"));
        shop.checkout(Shop::order("10"));
        const auto page = CommerceReads(shop.services()).orders(*query({{u"limit"_s, u"2"_s}}));
        QCOMPARE(page->items.size(), std::size_t(2));
        QVERIFY(!page->nextCursor);
    }

    void madeUpCursorsAreRefused_data()
    {
        QTest::addColumn<QString>("cursor");
        QTest::newRow("a word") << u"hello"_s;
        QTest::newRow("a number") << u"17"_s;
        QTest::newRow("not base64") << u"!!!"_s;
        QTest::newRow("another list's") << http::cursorText("ListTickets/nordfjell/{}", {1, {}});
        QTest::newRow("leading zero") << QString::fromLatin1(QByteArray("123456789/01").toBase64());
        QTest::newRow("bad day") << QString::fromLatin1(QByteArray("1234567892026-13-01/1").toBase64());
        QTest::newRow("no list") << QString::fromLatin1(QByteArray("//1").toBase64());
        QTest::newRow("not ASCII") << u"ä"_s;
    }
    void madeUpCursorsAreRefused()
    {
        QFETCH(QString, cursor);
        Shop shop;
        const CommerceReads reads(shop.services());
        QCOMPARE(faultOf(reads.events(*query({{u"cursor"_s, cursor}}))), u"cursor"_s);
        const QString own = http::cursorText(http::scopeOf(*query({}), api::EventsQuery()), {1, {}});
        QCOMPARE(faultOf(reads.events(*query({{u"cursor"_s, own}}))), u"none"_s);
    }

    void malformedQueriesNameTheirFields()
    {
        Shop shop;
        const CommerceReads reads(shop.services());
        QCOMPARE(faultOf(reads.tickets(*query({{u"limit"_s, u"0"_s}}))), u"limit"_s);
        QCOMPARE(faultOf(reads.refusals(*query({{u"limit"_s, u"201"_s}}))), u"limit"_s);
        QCOMPARE(faultOf(reads.orders(*query({{u"from"_s, u"2026-02-30"_s}}))), u"from"_s);
        QCOMPARE(faultOf(reads.orders(*query({{u"to"_s, u"1.2.2026"_s}}))), u"to"_s);
        QCOMPARE(faultOf(reads.orders(*query({{u"from"_s, u"2026-02-02"_s}, {u"to"_s, u"2026-02-01"_s}}))),
            u"from"_s);
        QCOMPARE(faultOf(reads.events(*query({{u"type"_s, u"ITEM_EATEN"_s}}))), u"type"_s);
        QCOMPARE(
            reads.orders(*query({{u"from"_s, u"x"_s}, {u"limit"_s, u"x"_s}})).error().invalidFields.size(),
            std::size_t(2));
    }

    void ordersShowWhatTheyAreCreditedTo()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Faq, false});
        shop.clock.advance(90'000);
        api::CheckoutEventRequest order = Shop::order("368.95", u"NF-1"_s);
        order.lineItems.push_back(
            {u"stove"_s, u"Stove"_s, *Decimal::parse("2"), *Decimal::parse("19.5"), {u"EUR"_s}});
        order.lineItems.push_back(
            {u"pin"_s, u"Pin"_s, *Decimal::parse("1"), *Decimal::parse("5"), {u"NOK"_s}});
        shop.checkout(order);
        const auto page = CommerceReads(shop.services()).orders(*query());
        const QByteArray row = schema::toJson(page->items.at(0));
        for (const char *member :
            {R"("event_id":"1")", R"("order_id":"NF-1")", R"("at":"2026-05-28T20:28:10.000Z")",
                R"("value":"368.95")", R"("refunded":"0.00")", R"("net_value":"368.95")",
                R"("currency":"EUR")", R"("line_total":"388.45")", R"("items":3)", R"("channel":"faq")",
                R"("ticket_id":"1")", R"("thread_id":"thread-1")", R"("helpful":false)", R"("direct":false)",
                R"("attributed":true)", R"("seconds_since_touch":90)", R"("seconds_since_answer":90)",
                R"("answer_thread_id":"thread-1")", R"("source":null)", R"("faq_id":null)",
                R"("test":false)"})
            QVERIFY2(row.contains(member), member + QByteArray(" is not in ") + row);
        QVERIFY(row.contains(fingerprint(1).toLatin1()));
    }

    void anOrderIsDirectAfterAHelpfulAnswerAboutAProduct()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, true});
        shop.clock.advance(60'000);
        shop.visit({{}, fingerprint(101), Channel::Faq, false, false, u"alta-2.html\nAlta 2 tent"_s});
        shop.clock.advance(60'000);
        shop.visit({{}, fingerprint(101), Channel::Faq, true, false, u"alta-2.html\nAlta 2 tent"_s});
        shop.clock.advance(60'000);
        shop.visit({fingerprint(1), {}, Channel::Chat, true, false, u"Alta 2 tent"_s});
        shop.clock.advance(30'000);
        shop.checkout(Shop::order("10", u"direct"_s));
        api::CheckoutEventRequest other = Shop::order("20", u"assisted"_s);
        other.lineItems[0].productId = u"stove"_s;
        other.lineItems[0].productName = u"Ember stove"_s;
        other.source = u"app"_s;
        shop.checkout(other);
        const CommerceReads reads(shop.services());
        const auto direct = reads.orders(*query({{u"direct"_s, u"true"_s}}))->items;
        QCOMPARE(direct.size(), std::size_t(1));
        QCOMPARE(*direct[0].orderId, u"direct"_s);
        QCOMPARE(direct[0].channel, u"chat"_s); // the first touch stays what it is
        QCOMPARE(direct[0].secondsSinceTouch, 210);
        QCOMPARE(direct[0].secondsSinceAnswer, 90);
        QCOMPARE(direct[0].answerThreadId, u"thread-3"_s);
        const auto assisted
            = reads.orders(*query({{u"direct"_s, u"false"_s}, {u"source"_s, u"app"_s}}))->items;
        QCOMPARE(assisted.size(), std::size_t(1));
        QCOMPARE(assisted[0].answerThreadId, u"thread-1"_s);
        QCOMPARE(assisted[0].secondsSinceAnswer, 210);
        QCOMPARE(reads.orders(*query({{u"product_id"_s, u"stove"_s}}))->items.size(), std::size_t(1));
        QCOMPARE(reads.orders(*query({{u"source"_s, u"-"_s}}))->items.size(), std::size_t(1));
        QCOMPARE(reads.orders(*query({{u"fingerprint"_s, fingerprint(101)}}))->items.size(), std::size_t(2));
    }

    void refusalsSayWhatWouldHaveMadeThemPass()
    {
        Shop shop;
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::QuantityIncreased, "2"));
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        shop.cart(Shop::cartEvent(Type::QuantityDecreased, "0.5"));
        shop.checkout(Shop::order("1", u"a"_s));
        shop.checkout(Shop::order("1", u"a"_s));
        shop.clock.advance(30 * kHour);
        shop.checkout(Shop::order("1", u"b"_s));
        const auto rows = CommerceReads(shop.services()).refusals(*query())->items;
        QCOMPARE(rows.size(), std::size_t(5));
        const auto said = [&rows](std::size_t row, const QString &words) {
            return rows[row].remedy && rows[row].remedy->contains(words);
        };
        QVERIFY2(said(0, u"30 h 0 min before"_s), qPrintable(rows[0].remedy.value_or(QString())));
        QCOMPARE(*rows[0].nearestTicketId, u"1"_s);
        QVERIFY(said(1, u"Do not send it again"_s));
        QVERIFY(said(2, u"QUANTITY_INCREASED"_s));
        QVERIFY(said(3, u"ITEM_ADDED"_s));
        QCOMPARE(*rows[3].nearestTicketId, u"1"_s);
        QVERIFY(said(4, u"getFingerprint()"_s));
        QVERIFY(!rows[4].nearestTicketId);
    }

    void ordersAreFilteredByDaysOfTheCompanysZone()
    {
        Shop shop;
        const auto at = [&](const char *text, const QString &id) {
            shop.clock.setNow(
                QDateTime::fromString(QString::fromLatin1(text), Qt::ISODate).toMSecsSinceEpoch());
            shop.visit({fingerprint(1), {}});
            shop.checkout(Shop::order("10", id));
        };
        at("2026-07-01T21:59:59Z", u"first"_s); // 23:59:59 in Berlin
        at("2026-07-01T22:00:00Z", u"second"_s);
        at("2026-07-02T22:00:00Z", u"third"_s);
        const CommerceReads reads(shop.services());
        const auto ids = [&](const schema::QueryItems &items) {
            QStringList list;
            const auto page = reads.orders(*query(items));
            for (const api::OrderRow &row : page->items)
                list << *row.orderId;
            return list.join(u' ');
        };
        QCOMPARE(ids({}), u"third second first"_s);
        QCOMPARE(ids({{u"from"_s, u"2026-07-02"_s}}), u"third second"_s);
        QCOMPARE(ids({{u"to"_s, u"2026-07-02"_s}}), u"second first"_s);
        QCOMPARE(ids({{u"from"_s, u"2026-07-02"_s}, {u"to"_s, u"2026-07-02"_s}}), u"second"_s);
        QCOMPARE(ids({{u"from"_s, u"2027-01-01"_s}}), u""_s);
    }

    void eventsAreFilteredByTypeProductAndSource()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        const auto send
            = [&](Type type, const char *quantity, const QString &product, const QString &source) {
                  api::CartEventRequest event = Shop::cartEvent(type, quantity);
                  event.productId = product;
                  if (!source.isEmpty())
                      event.source = source;
                  QVERIFY(!shop.cart(event).refusal);
              };
        send(Type::ItemAdded, "1", u"tent"_s, u"web"_s);
        send(Type::ItemAdded, "2", u"stove"_s, u"app"_s);
        send(Type::QuantityIncreased, "3", u"tent"_s, {});
        const CommerceReads reads(shop.services());
        const auto ids = [&](const schema::QueryItems &items) {
            QStringList list;
            const auto page = reads.events(*query(items));
            for (const api::CartEventRow &row : page->items)
                list << row.eventId;
            return list.join(u' ');
        };
        QCOMPARE(ids({}), u"3 2 1"_s);
        QCOMPARE(ids({{u"type"_s, u"ITEM_ADDED"_s}}), u"2 1"_s);
        QCOMPARE(ids({{u"product_id"_s, u"tent"_s}}), u"3 1"_s);
        QCOMPARE(ids({{u"source"_s, u"app"_s}}), u"2"_s);
        QCOMPARE(ids({{u"source"_s, u"app"_s}, {u"product_id"_s, u"tent"_s}}), u""_s);
        QCOMPARE(ids({{u"source"_s, u"' OR 1=1 --"_s}}), u""_s);
        const api::CartEventRow row = reads.events(*query())->items.at(0);
        QCOMPARE(row.value, u"100.00"_s);
        QCOMPARE(row.quantity, u"3"_s);
        QCOMPARE(row.cartChange, u"200.00"_s);
        QVERIFY(!row.source);
    }

    void ticketsShowTheirInteractionsAndOrders()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, false});
        shop.clock.advance(kHour);
        shop.visit({fingerprint(1), fingerprint(2), Channel::Faq, true});
        shop.checkout(Shop::order("10"));
        shop.visit({fingerprint(5), fingerprint(6), Channel::Faq, false, true});
        const auto page = CommerceReads(shop.services()).tickets(*query());
        QCOMPARE(page->items.size(), std::size_t(2));
        QVERIFY(page->items[0].test);
        QCOMPARE(page->items[0].channel, u"faq"_s);
        const api::TicketRow &row = page->items[1];
        QCOMPARE(row.ticketId, u"1"_s);
        QCOMPARE(row.channel, u"chat"_s);
        QCOMPARE(row.interactions, 2);
        QCOMPARE(row.orders, 1);
        QVERIFY(row.helpful);
        QCOMPARE(row.lastAt.ms - row.openedAt.ms, kHour);
        QCOMPARE(row.userFingerprint, fingerprint(1));
        QVERIFY(!row.userFaqFingerprint);
    }

    void refusalsAreShownForAWeek()
    {
        Shop shop;
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        shop.clock.advance(1);
        shop.checkout(Shop::order("10", u"NF-1"_s));
        const CommerceReads reads(shop.services());
        auto page = reads.refusals(*query());
        QCOMPARE(page->items.size(), std::size_t(2));
        QCOMPARE(page->items[0].eventType, u"CHECKOUT"_s);
        QCOMPARE(page->items[0].subject, u"NF-1"_s);
        QCOMPARE(page->items[1].code, u"ACTIVE_TICKET_NOT_FOUND"_s);
        QVERIFY(!page->items[1].message.isEmpty());
        shop.clock.advance(kRefusalLifeMs);
        page = reads.refusals(*query());
        QCOMPARE(page->items.size(), std::size_t(1));
    }

    void listsOfOtherCompaniesStayTheirs()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        shop.checkout(Shop::order("10"));
        shop.checkout(Shop::order("10", u"x"_s));
        shop.checkout(Shop::order("10", u"x"_s));
        accounts::Company other = shop.company;
        other.key = u"sydfjell"_s;
        shop.put(other);
        auto request = std::make_shared<http::Request>(*query());
        request->pathValues = {{"company", u"sydfjell"_s}};
        const CommerceReads reads(shop.services());
        QVERIFY(reads.tickets(*request)->items.empty());
        QVERIFY(reads.orders(*request)->items.empty());
        QVERIFY(reads.events(*request)->items.empty());
        QVERIFY(reads.refusals(*request)->items.empty());
        QVERIFY(reads.revenue(*request)->currencies.empty());
        QCOMPARE(reads.revenue(*request)->tickets, 0);
    }
};

QTEST_GUILESS_MAIN(TestCommerceReads)
#include "tst_commerce_reads.moc"
