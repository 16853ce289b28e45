// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/commerce_reads.h"
#include "server/commerce/model/exact_sum.h"
#include "tests/unit/commerce/plain_decimal.h"
#include "tests/unit/commerce/shop.h"
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using Type = api::CartEventType;

namespace {

constexpr qint64 kHour = 3'600'000;
const QByteArray kLargest = "999999999999.999999";

Result<api::Revenue> revenue(Shop &shop, const schema::QueryItems &query = {})
{
    return CommerceReads(shop.services()).revenue(*makeRequest(api::Endpoint::GetRevenue, {}, {}, query));
}

void setTime(Shop &shop, const QString &text)
{
    shop.clock.setNow(QDateTime::fromString(text, Qt::ISODateWithMs).toMSecsSinceEpoch());
}

api::CheckoutEventRequest order(const QByteArray &value, const QString &currency)
{
    api::CheckoutEventRequest event = Shop::order(value);
    event.currency.code = currency;
    event.lineItems[0].currency.code = currency;
    return event;
}

/// A random decimal of up to so many digits on each side of the point.
QByteArray randomDecimal(QRandomGenerator &random, int before, int after)
{
    QByteArray text;
    for (int i = random.bounded(before) + 1; i > 0; --i)
        text += char('0' + random.bounded(10));
    text = paper::strip(text);
    const int decimals = random.bounded(after + 1);
    if (decimals > 0)
        text += '.';
    for (int i = 0; i < decimals; ++i)
        text += char('0' + random.bounded(10));
    return text;
}

} // namespace

QString valuesOf(const std::vector<api::RevenueFigure> &figures)
{
    QStringList texts;
    for (const api::RevenueFigure &figure : figures)
        texts << figure.name + u' ' + figure.value.value_or(u"-"_s);
    return texts.join(u", "_s);
}

class TestRevenue : public QObject
{
    Q_OBJECT
private slots:
    void aCompanyWithoutEventsHasNoCurrencies()
    {
        Shop shop;
        const auto report = revenue(shop);
        QVERIFY(report.has_value());
        QVERIFY(report->currencies.empty());
        QCOMPARE(report->timeZone, u"Europe/Berlin"_s);
        QCOMPARE(report->to, u"2026-05-28"_s);
        QCOMPARE(report->from, u"2026-04-29"_s); // thirty days, both ends included
        QVERIFY(!report->conversion);
    }

    void figuresAreToldApart()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, true});
        shop.visit({fingerprint(2), {}, Channel::Faq, false});
        shop.visit({fingerprint(3), {}, Channel::Faq, false});
        shop.visit({fingerprint(4), {}, Channel::Chat, true});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "3"));
        shop.cart(Shop::cartEvent(Type::QuantityDecreased, "1"));
        shop.checkout(Shop::order("10.01"));
        api::CheckoutEventRequest other = Shop::order("20");
        other.userFingerprint.uuid = fingerprint(2);
        shop.checkout(other);
        const auto report = revenue(shop, {{u"from"_s, u"2026-05-27"_s}, {u"to"_s, u"2026-05-29"_s}});
        QCOMPARE(report->currencies.size(), std::size_t(1));
        const api::RevenueOfCurrency &part = report->currencies[0];
        QCOMPARE(valuesOf(part.figures),
            u"attributed_revenue 30.01, refunded 0.00, net_revenue 30.01, direct_revenue 0.00, "
            u"assisted_revenue 30.01, helpful_revenue 10.01, orders 2, average_order_value 15.01, "
            u"added_to_cart 100.00, carts 1, average_cart_value 100.00, active_days 1, "
            u"daily_cart_value 100.00"_s);
        QCOMPARE(valuesOf(report->funnel),
            u"tickets 4, helpful_tickets 2, tickets_with_cart 1, tickets_with_order 2, conversion 0.5"_s);
        QCOMPARE(part.days.size(), std::size_t(3));
        const api::RevenueDay &day = part.days[1];
        QCOMPARE(QStringList({day.date, day.revenue, day.chat, day.faq, day.helpful, day.addedToCart}),
            QStringList({u"2026-05-28"_s, u"30.01"_s, u"10.01"_s, u"20.00"_s, u"10.01"_s, u"100.00"_s}));
        QCOMPARE(part.days[2].revenue, u"0.00"_s);
        QVERIFY(!part.days[2].averageCartValue);
        QCOMPARE(report->tickets, 4);
        QCOMPARE(report->ticketsWithOrder, 2);
        QCOMPARE(*report->conversion, u"0.5"_s);
    }

    void everyFigureCarriesItsFormulaAndLeadsToItsRows()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, true});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "3"));
        shop.checkout(Shop::order("10.01"));
        const auto report = revenue(shop, {{u"channel"_s, u"chat"_s}});
        std::vector<api::RevenueFigure> all = report->currencies[0].figures;
        all.insert(all.end(), report->funnel.begin(), report->funnel.end());
        QCOMPARE(all.size(), api::kFigures.size());
        const CommerceReads reads(shop.services());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].name, QLatin1String(api::kFigures[i].name));
            QCOMPARE(all[i].formula, QLatin1String(api::kFigures[i].formula));
            QVERIFY2(all[i].rows.startsWith(u"/admin/v1/companies/nordfjell/"), qPrintable(all[i].rows));
            QVERIFY(all[i].rows.contains(u"channel=chat") && all[i].rows.contains(u"test=false"));
        }
        QVERIFY(all[0].rows.contains(u"/orders?from=2026-04-29&to=2026-05-28"));
        QVERIFY(all[0].rows.contains(u"currency=EUR&attributed=true"));
    }

    void rangesComeWithNamesAndInWeeksAndMonths()
    {
        Shop shop; // it is the 28th of May 2026, a Thursday
        shop.visit({fingerprint(1), {}});
        shop.checkout(Shop::order("10"));
        const auto range = [&shop](const QString &preset) {
            const auto report = revenue(shop, {{u"preset"_s, preset}});
            return report->from + u' ' + report->to + u" after "_s + report->previousFrom;
        };
        QCOMPARE(range(u"today"_s), u"2026-05-28 2026-05-28 after 2026-05-27"_s);
        QCOMPARE(range(u"yesterday"_s), u"2026-05-27 2026-05-27 after 2026-05-26"_s);
        QCOMPARE(range(u"7_days"_s), u"2026-05-22 2026-05-28 after 2026-05-15"_s);
        QCOMPARE(range(u"30_days"_s), u"2026-04-29 2026-05-28 after 2026-03-30"_s);
        QCOMPARE(range(u"90_days"_s), u"2026-02-28 2026-05-28 after 2025-11-30"_s);
        QCOMPARE(range(u"month_to_date"_s), u"2026-05-01 2026-05-28 after 2026-04-03"_s);
        QCOMPARE(range(u"year"_s), u"2026-01-01 2026-05-28 after 2025-08-06"_s);
        const auto weeks = revenue(shop, {{u"preset"_s, u"7_days"_s}, {u"interval"_s, u"week"_s}});
        const auto &days = weeks->currencies.at(0).days;
        QCOMPARE(days.size(), std::size_t(2));
        QCOMPARE(days[0].date + u' ' + days[0].lastDate, u"2026-05-22 2026-05-24"_s);
        QCOMPARE(days[1].date + u' ' + days[1].lastDate + u' ' + days[1].revenue,
            u"2026-05-25 2026-05-28 10.00"_s);
        const auto months = revenue(shop, {{u"preset"_s, u"90_days"_s}, {u"interval"_s, u"month"_s}});
        QCOMPARE(months->currencies.at(0).days.size(), std::size_t(4));
        QCOMPARE(months->currencies.at(0).days[3].revenue, u"10.00"_s);
        QVERIFY(!revenue(shop, {{u"preset"_s, u"today"_s}, {u"from"_s, u"2026-01-01"_s}}));
    }

    void theDaysBeforeAreComparedWith()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.checkout(Shop::order("8"));
        shop.clock.advance(24 * kHour);
        shop.visit({fingerprint(1), {}});
        shop.checkout(Shop::order("10"));
        const auto report = revenue(shop, {{u"preset"_s, u"today"_s}});
        const api::RevenueFigure &figure = report->currencies.at(0).figures.at(0);
        QCOMPARE(*figure.value, u"10.00"_s);
        QCOMPARE(*figure.previous, u"8.00"_s);
        QCOMPARE(*figure.changePercent, u"25.0"_s);
    }

    void revenueIsBrokenDown()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, true, false, u"Alta 2 tent"_s});
        shop.visit({fingerprint(2), {}, Channel::Faq, true});
        api::CartEventRequest cart = Shop::cartEvent(Type::ItemAdded, "2");
        cart.source = u"web"_s;
        shop.cart(cart);
        shop.checkout(Shop::order("10"));
        api::CheckoutEventRequest other = Shop::order("30");
        other.userFingerprint.uuid = fingerprint(2);
        other.userFaqFingerprint.uuid = nilFingerprint();
        other.lineItems
            = {{u"stove"_s, u"Stove"_s, *Decimal::parse("1"), *Decimal::parse("12.5"), {u"EUR"_s}},
                {u"rope"_s, u"Rope"_s, *Decimal::parse("1"), *Decimal::parse("7"), {u"EUR"_s}},
                {u"stove"_s, u"Stove"_s, *Decimal::parse("1"), *Decimal::parse("0.5"), {u"EUR"_s}}};
        shop.checkout(other);
        const auto parts = [&shop](const QString &by) {
            QStringList texts;
            const auto breakdown
                = CommerceReads(shop.services())
                      .breakdown(*makeRequest(api::Endpoint::GetRevenueBreakdown, {}, {}, {{u"by"_s, by}}));
            for (const api::RevenuePart &part : breakdown->parts)
                texts << part.value + u'|' + part.label + u'|' + part.revenue + u'|'
                        + QString::number(part.orders);
            return texts;
        };
        QCOMPARE(parts(u"channel"_s), QStringList({u"faq|faq|30.00|1"_s, u"chat|chat|10.00|1"_s}));
        QCOMPARE(parts(u"product"_s),
            QStringList({u"stove|Stove|13.00|1"_s, u"tent|Alta 2 tent|10.00|1"_s, u"rope|Rope|7.00|1"_s}));
        QCOMPARE(
            parts(u"direct"_s), QStringList({u"assisted|assisted|30.00|1"_s, u"direct|direct|10.00|1"_s}));
        QCOMPARE(parts(u"source"_s), QStringList({u"||30.00|1"_s, u"web|web|10.00|1"_s}));
        const auto ofProduct = revenue(shop, {{u"product_id"_s, u"tent"_s}});
        QCOMPARE(ofProduct->currencies.at(0).attributedRevenue, u"10.00"_s);
        QCOMPARE(ofProduct->currencies.at(0).addedToCart, u"200.00"_s);
        QVERIFY(!revenue(shop, {{u"product_id"_s, u"tent"_s}, {u"source"_s, u"web"_s}}));
    }

    /// Totals of long ranges are read in parts: every day counts once, also at the edges, and limbs that are
    /// nearly full add up.
    void longRangesAreBrokenDownDayByDay()
    {
        Shop shop; // it is the 28th of May 2026
        const auto written
            = shop.database().writer().submitAndWait([](storage::Connection &connection) -> Result<int> {
                  const QDate last(2026, 5, 28);
                  for (int back = 0; back < 200; ++back) {
                      connection.run(
                          "INSERT INTO daily_slice (company_key, dimension, day, currency, value, channel, "
                          "is_helpful, is_direct, is_test, orders, refunds, events, carts, revenue_tera, "
                          "revenue_units, revenue_pico, refund_tera, refund_units, refund_pico, cart_tera, "
                          "cart_units, cart_pico) VALUES ('nordfjell', 'product', ?, 'EUR', ?, 'chat', 1, 0, "
                          "0, 1, 0, 1, 1, 0, ?, 0, 0, 0, 0, 0, 1, 0)",
                          last.addDays(-back).toString(Qt::ISODate), back % 2 ? u"odd"_s : u"even"_s,
                          qint64(9'000'000'000'000'000'000));
                  }
                  return 0;
              });
        QVERIFY(written.has_value());
        const auto parts = [&shop](const QString &from, const QString &to) {
            QStringList texts;
            const auto breakdown = CommerceReads(shop.services())
                                       .breakdown(*makeRequest(api::Endpoint::GetRevenueBreakdown, {}, {},
                                           {{u"by"_s, u"product"_s}, {u"from"_s, from}, {u"to"_s, to}}));
            for (const api::RevenuePart &part : breakdown->parts)
                texts << part.value + u' ' + QString::number(part.orders) + u' ' + part.revenue + u' '
                        + part.addedToCart;
            return texts;
        };
        QCOMPARE(parts(u"2025-01-01"_s, u"2026-05-28"_s),
            QStringList({u"even 100 900000000000000000000.00 100.00"_s,
                u"odd 100 900000000000000000000.00 100.00"_s}));
        QCOMPARE(
            parts(u"2026-05-28"_s, u"2026-05-28"_s), QStringList{u"even 1 9000000000000000000.00 1.00"_s});
        for (int days = 30; days <= 33; ++days) {
            int orders = 0;
            for (const QString &part :
                parts(QDate(2026, 5, 29).addDays(-days).toString(Qt::ISODate), u"2026-05-28"_s))
                orders += part.split(u' ')[1].toInt();
            QCOMPARE(orders, days);
        }
    }

    void aCurrencyWithCartsAloneHasNoAverage()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        const auto report = revenue(shop);
        QCOMPARE(report->currencies.size(), std::size_t(1));
        QVERIFY(!report->currencies[0].averageOrderValue);
        QCOMPARE(report->currencies[0].attributedRevenue, u"0.00"_s);
    }

    void sumsOfThreeCurrenciesAreExact()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        QRandomGenerator random(20260528);
        const QList<std::pair<QString, int>> currencies{{u"EUR"_s, 2}, {u"JPY"_s, 0}, {u"KWD"_s, 3}};
        QMap<QString, QByteArray> revenues;
        QMap<QString, QByteArray> added;
        QMap<QString, QByteArray> removed;
        const auto written
            = shop.database().writer().submitAndWait([&](storage::Connection &connection) -> Result<int> {
                  const EventRecorder recorder(shop.clock);
                  for (int i = 0; i < 600; ++i) {
                      const QString currency = currencies[random.bounded(3)].first;
                      const QByteArray value = i % 50 == 0 ? kLargest : randomDecimal(random, 9, 6);
                      recorder.recordCheckout(connection, shop.company, order(value, currency));
                      revenues[currency] = paper::sum(revenues[currency], paper::scaled(value));

                      api::CartEventRequest event
                          = Shop::cartEvent(Type::ItemAdded, randomDecimal(random, 6, 6));
                      if (event.quantity == Decimal())
                          continue;
                      event.productId = u"p%1"_s.arg(i);
                      event.value = *Decimal::parse(randomDecimal(random, 9, 6));
                      event.currency.code = currency;
                      recorder.recordCart(connection, shop.company, event);
                      const QByteArray price = paper::scaled(event.value.toText(), 6);
                      added[currency] = paper::sum(
                          added[currency], paper::product(price, paper::scaled(event.quantity.toText(), 6)));
                      event.type = Type::ItemRemoved;
                      const QByteArray before = paper::scaled(event.quantity.toText(), 6);
                      event.quantity = Decimal();
                      if (random.bounded(3) == 0) {
                          recorder.recordCart(connection, shop.company, event);
                          removed[currency] = paper::sum(removed[currency], paper::product(price, before));
                      }
                  }
                  return 0;
              });
        QVERIFY(written.has_value());
        const auto report = revenue(shop);
        QCOMPARE(report->currencies.size(), std::size_t(3));
        for (std::size_t i = 0; i < 3; ++i) {
            const api::RevenueOfCurrency &part = report->currencies[i];
            const auto &[currency, digits] = currencies[int(i)]; // both in the order of the alphabet
            QCOMPARE(part.currency, currency);
            QCOMPARE(part.attributedRevenue.toLatin1(), paper::text(revenues[currency], digits));
            QCOMPARE(part.addedToCart.toLatin1(),
                paper::text(paper::difference(added[currency], removed[currency]), digits));
            QCOMPARE(part.days.back().revenue, part.attributedRevenue);
            QCOMPARE(part.days.back().addedToCart, part.addedToCart);
        }
    }

    void theLargestCartsNeitherOverflowNorRound()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        constexpr int kCarts = 400; // 400 * 10^24 is more than an Amount can hold
        QByteArray total("0");
        const QByteArray one = paper::product(paper::scaled(kLargest, 6), paper::scaled(kLargest, 6));
        const auto written
            = shop.database().writer().submitAndWait([&](storage::Connection &connection) -> Result<int> {
                  for (int i = 0; i < kCarts; ++i) {
                      api::CartEventRequest event = Shop::cartEvent(Type::ItemAdded, kLargest);
                      event.value = *Decimal::parse(kLargest);
                      event.productId = u"p%1"_s.arg(i);
                      EventRecorder(shop.clock).recordCart(connection, shop.company, event);
                      total = paper::sum(total, one);
                  }
                  return 0;
              });
        QVERIFY(written.has_value());
        QCOMPARE(revenue(shop)->currencies.at(0).addedToCart.toLatin1(), paper::text(total, 2));
    }

    void fullLimbsAreCarriedOn()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.checkout(Shop::order("0.999999"));
        // As after some nine million orders on one day.
        const auto filled
            = shop.database().writer().submitAndWait([](storage::Connection &connection) -> Result<int> {
                  connection.run("UPDATE daily_total SET revenue_units = ?, revenue_pico = ?, cart_pico = ?",
                      qint64(9'000'000'000'000'000'000), qint64(9'000'000'000'000'000'000),
                      qint64(-9'000'000'000'000'000'000));
                  return 0;
              });
        QVERIFY(filled.has_value());
        const QString before = revenue(shop)->currencies.at(0).attributedRevenue;
        QCOMPARE(before, u"9000000000009000000.00"_s);
        for (int i = 0; i < 3; ++i)
            shop.checkout(Shop::order(kLargest));
        QCOMPARE(revenue(shop)->currencies.at(0).attributedRevenue, u"9000003000008999999.999997"_s);
        QCOMPARE(revenue(shop)->currencies.at(0).addedToCart, u"-9000000.00"_s);
        QVERIFY(shop.number("SELECT MAX(revenue_units) FROM daily_total") < 5'000'000'000'000);
        if (!test::TestDatabase::isPostgres()) // whose columns hold nothing else
            QCOMPARE(shop.text("SELECT typeof(revenue_pico) FROM daily_total"), u"integer"_s);
    }

    void limbsReadBackAsTheySum_data()
    {
        QTest::addColumn<QList<QList<qint64>>>("limbs");
        QTest::addColumn<QString>("text");
        const qint64 half = 500'000'000'000;
        QTest::newRow("nothing") << QList<QList<qint64>>{} << u"0.00"_s;
        QTest::newRow("a half") << QList<QList<qint64>>{{0, 0, half}} << u"0.50"_s;
        QTest::newRow("minus a half") << QList<QList<qint64>>{{0, 0, -half}} << u"-0.50"_s;
        QTest::newRow("one and minus a half") << QList<QList<qint64>>{{0, 1, 0}, {0, 0, -half}} << u"0.50"_s;
        QTest::newRow("minus one and a half") << QList<QList<qint64>>{{0, -1, 0}, {0, 0, half}} << u"-0.50"_s;
        QTest::newRow("halves") << QList<QList<qint64>>{{0, 0, half}, {0, 0, half}} << u"1.00"_s;
        QTest::newRow("tera") << QList<QList<qint64>>{{2, 0, 0}, {0, -1, 1}}
                              << u"1999999999999.000000000001"_s;
    }
    void limbsReadBackAsTheySum()
    {
        using Limbs = QList<QList<qint64>>;
        QFETCH(Limbs, limbs);
        QFETCH(QString, text);
        ExactSum sum;
        for (const QList<qint64> &each : limbs)
            sum.add({each[0], each[1], each[2]});
        QCOMPARE(sum.toText(2), text);
    }

    void halvesOfASharedSumGoAwayFromZero_data()
    {
        QTest::addColumn<QList<QList<qint64>>>("limbs");
        QTest::addColumn<qint64>("count");
        QTest::addColumn<QString>("share");
        const qint64 cent = 10'000'000'000;
        const auto row = [](const char *name, const QList<QList<qint64>> &limbs, qint64 count,
                             const QString &share) { QTest::newRow(name) << limbs << count << share; };
        row("nothing", {}, 3, u"0.00"_s);
        row("9.99 in one sign", {{0, 9, 99 * cent}}, 2, u"5.00"_s);
        row("9.99 as ten less a cent", {{0, 10, 0}, {0, 0, -cent}}, 2, u"5.00"_s);
        row("-9.99 as a cent less ten", {{0, -10, 0}, {0, 0, cent}}, 2, u"-5.00"_s);
        row("9.97 of two signs", {{0, 10, 0}, {0, 0, -3 * cent}}, 2, u"4.99"_s);
        row("a cent", {{0, 1, 0}, {0, 0, -99 * cent}}, 2, u"0.01"_s);
        row("many cents taken off", {{0, 3, 0}, {0, 0, -150 * cent}, {0, 0, -149 * cent}}, 2, u"0.01"_s);
        row("a tera less a cent", {{1, 0, 0}, {0, 0, -cent}}, 2, u"500000000000.00"_s);
        row("units of both signs", {{0, 12, 0}, {0, -2, -cent}}, 2, u"5.00"_s);
        row("thirds", {{0, 10, 0}, {0, 0, -cent}}, 3, u"3.33"_s);
    }
    /// Limbs of both signs are what removals leave behind until totals are made anew: one sum, one share.
    void halvesOfASharedSumGoAwayFromZero()
    {
        using Limbs = QList<QList<qint64>>;
        QFETCH(Limbs, limbs);
        QFETCH(qint64, count);
        QFETCH(QString, share);
        ExactSum sum;
        for (const QList<qint64> &each : limbs)
            sum.add({each[0], each[1], each[2]});
        QCOMPARE(sum.dividedBy(count, 2), share);
    }

    void averagesAreRoundedToTheMinorUnit()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        for (const auto &[value, currency] : {std::pair("10", u"EUR"_s), {"10", u"EUR"_s}, {"0.01", u"EUR"_s},
                 {"1000", u"JPY"_s}, {"1001", u"JPY"_s}, {"1", u"KWD"_s}, {"1", u"KWD"_s}, {"0", u"KWD"_s}})
            shop.checkout(order(value, currency));
        const auto report = revenue(shop);
        QCOMPARE(*report->currencies[0].averageOrderValue, u"6.67"_s);
        QCOMPARE(report->currencies[0].attributedRevenue, u"20.01"_s);
        QCOMPARE(*report->currencies[1].averageOrderValue, u"1001"_s); // 1000.5
        QCOMPARE(report->currencies[1].attributedRevenue, u"2001"_s);
        QCOMPARE(*report->currencies[2].averageOrderValue, u"0.667"_s);
        QCOMPARE(report->currencies[2].attributedRevenue, u"2.000"_s);
    }

    void daysAreThoseOfTheCompanysZone_data()
    {
        QTest::addColumn<QString>("lastOfDay");
        QTest::addColumn<QString>("day");
        QTest::addColumn<QString>("nextDay");
        QTest::newRow("winter") << u"2026-01-31T22:59:59.999Z"_s << u"2026-01-31"_s << u"2026-02-01"_s;
        QTest::newRow("before the spring change")
            << u"2026-03-28T22:59:59.999Z"_s << u"2026-03-28"_s << u"2026-03-29"_s;
        QTest::newRow("day of 23 hours")
            << u"2026-03-29T21:59:59.999Z"_s << u"2026-03-29"_s << u"2026-03-30"_s;
        QTest::newRow("summer") << u"2026-07-01T21:59:59.999Z"_s << u"2026-07-01"_s << u"2026-07-02"_s;
        QTest::newRow("before the autumn change")
            << u"2026-10-24T21:59:59.999Z"_s << u"2026-10-24"_s << u"2026-10-25"_s;
        QTest::newRow("day of 25 hours")
            << u"2026-10-25T22:59:59.999Z"_s << u"2026-10-25"_s << u"2026-10-26"_s;
    }
    void daysAreThoseOfTheCompanysZone()
    {
        QFETCH(QString, lastOfDay);
        QFETCH(QString, day);
        QFETCH(QString, nextDay);
        Shop shop;
        setTime(shop, lastOfDay);
        shop.visit({fingerprint(1), {}});
        shop.checkout(Shop::order("1"));
        shop.clock.advance(1);
        shop.visit({fingerprint(2), {}});
        shop.checkout(Shop::order("2"));
        const auto report = revenue(shop, {{u"from"_s, day}, {u"to"_s, nextDay}});
        const auto &days = report->currencies.at(0).days;
        QCOMPARE(days.size(), std::size_t(2));
        QCOMPARE(days[0].date + u' ' + days[0].revenue, day + u" 1.00"_s);
        QCOMPARE(days[1].date + u' ' + days[1].revenue, nextDay + u" 2.00"_s);
        QCOMPARE(revenue(shop, {{u"from"_s, day}, {u"to"_s, day}})->tickets, 1);
        QCOMPARE(revenue(shop)->to, nextDay); // today, there
    }

    void conversionCountsOnTheDayTheTicketOpened()
    {
        Shop shop;
        setTime(shop, u"2026-07-01T20:00:00.000Z"_s);
        shop.visit({fingerprint(1), {}});
        shop.visit({fingerprint(2), {}});
        shop.visit({fingerprint(3), {}});
        shop.clock.advance(10 * kHour);
        shop.checkout(Shop::order("1"));
        shop.checkout(Shop::order("1")); // of the same ticket
        const auto first = revenue(shop, {{u"from"_s, u"2026-07-01"_s}, {u"to"_s, u"2026-07-01"_s}});
        QCOMPARE(first->tickets, 3);
        QCOMPARE(first->ticketsWithOrder, 1);
        QCOMPARE(*first->conversion, u"0.333333"_s);
        QVERIFY(first->currencies.empty());
        const auto second = revenue(shop, {{u"from"_s, u"2026-07-02"_s}, {u"to"_s, u"2026-07-02"_s}});
        QCOMPARE(second->tickets, 0);
        QVERIFY(!second->conversion);
        QCOMPARE(second->currencies.at(0).orders, 2);
    }

    void testVisitorsAreLeftOutUnlessAskedFor()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, true, true});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        shop.checkout(Shop::order("10"));
        QVERIFY(revenue(shop)->currencies.empty());
        QCOMPARE(revenue(shop)->tickets, 0);
        QVERIFY(revenue(shop, {{u"include_test"_s, u"false"_s}})->currencies.empty());
        shop.visit({fingerprint(2), {}});
        api::CheckoutEventRequest real = Shop::order("5");
        real.userFingerprint.uuid = fingerprint(2);
        shop.checkout(real);
        QCOMPARE(revenue(shop)->currencies.at(0).attributedRevenue, u"5.00"_s);
        const auto all = revenue(shop, {{u"include_test"_s, u"true"_s}});
        QCOMPARE(all->currencies.at(0).attributedRevenue, u"15.00"_s);
        QCOMPARE(all->currencies.at(0).addedToCart, u"100.00"_s);
        QCOMPARE(all->tickets, 2);
        QCOMPARE(all->ticketsWithOrder, 2);
    }

    void rangesAreChecked_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("fault");
        QTest::newRow("one day") << u"2026-01-01"_s << u"2026-01-01"_s << u""_s;
        QTest::newRow("3660 days") << u"2016-01-01"_s << u"2026-01-07"_s << u""_s;
        QTest::newRow("3661 days") << u"2016-01-01"_s << u"2026-01-08"_s << u"from"_s;
        QTest::newRow("backwards") << u"2026-01-02"_s << u"2026-01-01"_s << u"from"_s;
        QTest::newRow("from after today") << u"2026-06-01"_s << QString() << u"from"_s;
        QTest::newRow("no such day") << u"2026-02-29"_s << QString() << u"from"_s;
        QTest::newRow("not a day") << QString() << u"yesterday."_s << u"to"_s;
        QTest::newRow("short") << QString() << u"2026-1-1"_s << u"to"_s;
        QTest::newRow("a time") << QString() << u"2026-01-01T00:00:00Z"_s << u"to"_s;
        QTest::newRow("the end of time") << QString() << u"9999-12-31"_s << u""_s;
        QTest::newRow("the first day") << QString() << u"1970-01-01"_s << u""_s;
    }
    void rangesAreChecked()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, fault);
        Shop shop;
        schema::QueryItems query;
        if (!from.isEmpty())
            query.emplace_back(u"from"_s, from);
        if (!to.isEmpty())
            query.emplace_back(u"to"_s, to);
        const auto report = revenue(shop, query);
        QCOMPARE(report.has_value(), fault.isEmpty());
        if (!report) {
            QVERIFY(report.error().code == ErrorCode::InvalidFields);
            QCOMPARE(report.error().invalidFields.front().first, fault);
        }
    }
};

QTEST_GUILESS_MAIN(TestRevenue)
#include "tst_revenue.moc"
