// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/commerce_reads.h"
#include "server/commerce/events/order_store.h"
#include "server/commerce/model/product_match.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "server/commerce/privacy/visitor_store.h"
#include "server/commerce/totals/total_store.h"
#include "server/storage/rows/sequence.h"
#include "tests/unit/commerce/scan.h"
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using Type = api::CartEventType;

namespace {

constexpr qint64 kHour = 3'600'000;
const QStringList kProducts{u"tent"_s, u"stove"_s, u"rope"_s};
const QStringList kCurrencies{u"EUR"_s, u"JPY"_s, u"KWD"_s};

void refund(Shop &shop, qint64 eventId, qint64 micros)
{
    inJob(shop, [&](storage::Connection &connection) {
        const auto order = loadRefundable(connection, shop.company.key, eventId);
        const QString day = shop.company.dayOf(shop.clock.nowMs());
        api::RefundRow row;
        row.refundId = QString::number(storage::nextValue(connection, shop.company.key, u"refund"_s));
        row.eventId = QString::number(eventId);
        row.kind = u"refund"_s;
        row.at.ms = shop.clock.nowMs();
        row.currency = order->key.currency;
        insertRefund(connection, shop.company.key, row, day, micros);
        DayKey key = order->key;
        key.day = day;
        countRefund(key, Decimal::fromMicros(micros), order->slices, addToDays(connection));
        return 0;
    });
}

/// Days of visitors who ask, fill carts, buy and send things back.
void live(Shop &shop, quint32 seed, int steps)
{
    QRandomGenerator random(seed);
    const auto number = [&random](int below) { return int(random.bounded(below)); };
    const auto print
        = [&](int offset) { return number(6) == 0 ? nilFingerprint() : fingerprint(offset + number(12)); };
    for (int i = 0; i < steps; ++i) {
        // Clocks go on, and at times back over midnight.
        shop.clock.advance(number(20) == 0 ? -qint64(number(30)) * kHour : qint64(number(3 * 3'600)) * 1'000);
        const QString user = print(1);
        const QString faqUser = print(101);
        switch (number(5)) {
        case 0:
            shop.visit({user, faqUser, number(2) == 0 ? Channel::Chat : Channel::Faq, number(3) > 0,
                number(9) == 0});
            break;
        case 1:
        case 2: {
            api::CartEventRequest event
                = Shop::cartEvent(number(2) == 0 ? Type::ItemAdded : Type(number(4)), "1");
            event.quantity
                = Decimal::fromMicros(event.type == Type::ItemRemoved ? 0 : 250'000 * (1 + number(9)));
            event.userFingerprint.uuid = user;
            event.userFaqFingerprint.uuid = faqUser;
            event.productId = kProducts[number(3)];
            event.currency.code = kCurrencies[number(3)];
            event.value = Decimal::fromMicros(number(2'000'000'000));
            if (number(2) == 0)
                event.source = u"s%1"_s.arg(number(3));
            shop.cart(event);
            break;
        }
        default: {
            api::CheckoutEventRequest event = Shop::order("10", u"o%1"_s.arg(number(steps)));
            event.userFingerprint.uuid = user;
            event.userFaqFingerprint.uuid = faqUser;
            event.currency.code = kCurrencies[number(3)];
            event.value = Decimal::fromMicros(1 + number(2'000'000'000));
            event.lineItems.clear();
            for (int line = 0; line <= number(3); ++line) {
                event.lineItems.push_back({kProducts[number(3)], u"Product"_s, Decimal::fromMicros(1'000'000),
                    Decimal::fromMicros(number(1'000'000'000)), {kCurrencies[number(3)]}});
            }
            const Recorded recorded = shop.checkout(event);
            if (recorded.eventId > 0 && number(3) == 0)
                refund(shop, recorded.eventId,
                    1 + number(int(std::min<qint64>(event.value.micros(), 1'000'000))));
            break;
        }
        }
    }
}

api::Revenue report(Shop &shop)
{
    return *CommerceReads(shop.services())
                .revenue(*makeRequest(api::Endpoint::GetRevenue, {}, {},
                    {{u"from"_s, u"2026-01-01"_s}, {u"to"_s, u"2028-12-31"_s}, {u"interval"_s, u"month"_s}}));
}

QByteArray figuresOf(Shop &shop) { return schema::toJson(report(shop)); }

} // namespace

/// The daily totals equal a full scan, whatever happens.
class TestTotals : public QObject
{
    Q_OBJECT
private slots:
    void totalsEqualAFullScan_data()
    {
        QTest::addColumn<quint32>("seed");
        for (const quint32 seed : {1u, 2u, 3u, 4u})
            QTest::addRow("seed %u", seed) << seed;
    }
    void totalsEqualAFullScan()
    {
        QFETCH(quint32, seed);
        Shop shop;
        shop.configure([seed](accounts::Company &company) {
            company.requireHelpful = seed % 2 == 0;
            company.strictDecrease = seed % 3 == 0;
        });
        live(shop, seed, 600);
        QVERIFY(shop.number("SELECT COUNT(*) FROM checkout") > 20);
        QVERIFY(shop.number("SELECT COUNT(*) FROM refund") > 5);
        QVERIFY(shop.number("SELECT COUNT(*) FROM cart_event") > 20);
        QCOMPARE(told(differences(shop)), QByteArray());
        shop.restart();
        live(shop, seed + 100, 200);
        QCOMPARE(told(differences(shop)), QByteArray());
    }

    void whatWasTamperedWithIsFoundAndMended()
    {
        Shop shop;
        live(shop, 7, 300);
        const QByteArray before = figuresOf(shop);
        inJob(shop, [](storage::Connection &connection) {
            connection.run("UPDATE daily_total SET revenue_units = revenue_units + 1, orders = orders - 1");
            connection.run("DELETE FROM daily_slice WHERE dimension = ?", u"product"_s);
            connection.run("UPDATE daily_ticket SET with_cart = with_cart + 2");
            return 0;
        });
        QVERIFY(figuresOf(shop) != before);
        QSet<QString> figures;
        QSet<QString> dimensions;
        for (const api::TotalDifference &each : differences(shop)) {
            figures << each.figure;
            dimensions << each.dimension;
        }
        QVERIFY(figures.contains(u"attributed_revenue"_s) && figures.contains(u"orders"_s));
        QVERIFY(figures.contains(u"tickets_with_cart"_s) && dimensions.contains(u"product"_s));
        QVERIFY(!differences(shop, true).empty());
        QCOMPARE(told(differences(shop)), QByteArray());
        QCOMPARE(figuresOf(shop), before);
    }

    void anotherZoneGivesEveryRowItsDay()
    {
        Shop shop;
        live(shop, 11, 400);
        shop.configure([](accounts::Company &company) {
            company.timeZone = QTimeZone(QByteArrayLiteral("Pacific/Auckland"));
        });
        shop.totals().companyChanged(shop.company.key);
        QTRY_COMPARE_WITH_TIMEOUT(
            shop.number("SELECT COUNT(*) FROM revenue_state WHERE is_rebuilding = 0"), 1, 60'000);
        QCOMPARE(told(differences(shop)), QByteArray());
        storage::Rows rows = shop.database().reader().runOnce("SELECT at_ms, day FROM cart_event");
        while (rows.next())
            QCOMPARE(rows.text(1), shop.company.dayOf(rows.integer(0)));
        live(shop, 12, 200); // goes on with the carts that were counted
        QCOMPARE(told(differences(shop)), QByteArray());
    }

    void anErasedVisitorLeavesEveryFigureAsItWas()
    {
        Shop shop;
        live(shop, 21, 500);
        const QByteArray before = figuresOf(shop);
        for (const int number : {3, 104, 5}) {
            const QString print = fingerprint(number);
            const auto found = findHeld(shop.database().reader(), shop.company.key, print);
            QVERIFY(!found.empty());
            const api::VisitorErasure erased = inJob(shop, [&](storage::Connection &connection) {
                const auto done = eraseVisitor(
                    connection, shop.company.key, print, found, lastEventId(connection, shop.company.key));
                return done;
            });
            QVERIFY(erased.interactions + erased.cartEvents + erased.orders > 0);
            QVERIFY(findHeld(shop.database().reader(), shop.company.key, print).empty());
            for (const char *table : {"ticket", "interaction", "cart_event", "checkout"}) {
                QCOMPARE(
                    shop.number(QByteArray("SELECT COUNT(*) FROM ") + table + " WHERE user_fingerprint = '"
                        + print.toLatin1() + "' OR user_faq_fingerprint = '" + print.toLatin1() + '\''),
                    0);
            }
            QCOMPARE(told(differences(shop)), QByteArray());
        }
        QCOMPARE(figuresOf(shop), before);
        api::CheckoutEventRequest late = Shop::order("5");
        late.userFingerprint.uuid = fingerprint(3);
        late.userFaqFingerprint.uuid = nilFingerprint();
        QVERIFY(shop.checkout(late).refusal);
        shop.restart();
        QVERIFY(shop.checkout(late).refusal);
    }

    void oldVisitorsAreForgottenAndFiguresStay()
    {
        Shop shop;
        live(shop, 31, 400);
        const QByteArray before = figuresOf(shop);
        shop.company.visitorRetentionDays = 3;
        const qint64 now = shop.clock.nowMs() + 2 * 24 * kHour;
        const QString last = lastForgottenDay(shop.company, now);
        QVERIFY(!last.isEmpty());
        while (inJob(shop, [&](storage::Connection &connection) {
            return forgetOldVisitors(connection, shop.company, last, 7);
        })) { }
        QCOMPARE(figuresOf(shop), before);
        QCOMPARE(told(differences(shop)), QByteArray());
        QVERIFY(shop.number("SELECT COUNT(*) FROM cart_event WHERE day <= '" + last.toLatin1() + '\'') > 20);
        for (const char *table : {"cart_event", "checkout"}) {
            QCOMPARE(
                shop.number(QByteArray("SELECT COUNT(*) FROM ") + table + " WHERE day <= '" + last.toLatin1()
                    + "' AND (user_fingerprint LIKE '3f0e8c52-1d2b%' OR "
                      "user_faq_fingerprint LIKE '3f0e8c52-1d2b%')"),
                0);
        }
        QVERIFY(
            shop.number("SELECT COUNT(*) FROM cart_event WHERE user_fingerprint LIKE '3f0e8c52-1d2b%'") > 0);
    }

    void whatAnotherZoneMovesBehindTheRetentionLosesItsVisitorToo()
    {
        Shop shop;
        const auto forgetUpTo = [&shop](const QString &day) {
            while (inJob(shop, [&](storage::Connection &connection) {
                return forgetOldVisitors(connection, shop.company, day, 7);
            })) { }
        };
        const auto raw = [&shop](const char *table, const char *column) {
            return shop.number(
                QByteArray("SELECT COUNT(*) FROM ") + table + " WHERE " + column + " LIKE '3f0e8c52-1d2b%'");
        };
        const QString first = shop.company.dayOf(shop.clock.nowMs()); // 20:26
        const auto live = [&shop](const QString &order) {
            shop.visit({fingerprint(1), fingerprint(101)});
            shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
            QVERIFY(!shop.checkout(Shop::order("10", order)).refusal);
        };
        live(u"a"_s);
        shop.clock.advance(5 * kHour); // 01:26 of the next day, which in New York is the day before
        live(u"b"_s);
        shop.configure([](accounts::Company &company) { company.visitorRetentionDays = 3; });
        forgetUpTo(first);
        QCOMPARE(raw("checkout", "user_fingerprint"), 1);
        shop.configure([](accounts::Company &company) {
            company.timeZone = QTimeZone(QByteArrayLiteral("America/New_York"));
        });
        shop.totals().companyChanged(shop.company.key);
        QTRY_COMPARE_WITH_TIMEOUT(
            shop.number("SELECT COUNT(*) FROM revenue_state WHERE is_rebuilding = 0"), 1, 60'000);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout WHERE day = '" + first.toLatin1() + '\''), 2);
        QCOMPARE(told(differences(shop)), QByteArray());
        const QByteArray before = figuresOf(shop);
        forgetUpTo(first);
        for (const char *table : {"checkout", "cart_event", "ticket", "interaction"}) {
            QCOMPARE(raw(table, "user_fingerprint"), 0);
            QCOMPARE(raw(table, "user_faq_fingerprint"), 0);
        }
        QCOMPARE(raw("cart_item", "user_fingerprint"), 0);
        QCOMPARE(figuresOf(shop), before);
        QCOMPARE(told(differences(shop)), QByteArray());
        shop.restart();
    }

    void aRecalculationTakesTheSettingsOfToday()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, false});
        shop.clock.advance(2 * kHour);
        shop.visit({fingerprint(1), {}, Channel::Faq, true});
        shop.clock.advance(10 * kHour);
        shop.checkout(Shop::order("10", u"a"_s));
        const QString day = shop.company.dayOf(shop.clock.nowMs());
        const auto recalculate = [&] {
            api::Recalculation result;
            if (!shop.totals().recalculate(shop.company, day, result))
                qFatal("the day is not recalculated");
            return result;
        };
        QCOMPARE(shop.text("SELECT channel FROM checkout"), u"chat"_s);
        QCOMPARE(recalculate().changed, 0);
        shop.configure([](accounts::Company &company) { company.requireHelpful = true; });
        QCOMPARE(shop.text("SELECT channel FROM checkout"), u"chat"_s); // the setting alone changes nothing
        QCOMPARE(recalculate().changed, 1);
        QCOMPARE(shop.text("SELECT channel FROM checkout"), u"faq"_s);
        QCOMPARE(report(shop).currencies.at(0).attributedRevenue, u"10.00"_s);
        QCOMPARE(told(differences(shop)), QByteArray());
        shop.configure([](accounts::Company &company) { company.attributionWindowHours = 1; });
        QCOMPARE(recalculate().lost, 1);
        QVERIFY(report(shop).currencies.empty() || report(shop).currencies.at(0).orders == 0);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM checkout"), 1);
        shop.configure([](accounts::Company &company) {
            company.attributionWindowHours = 24;
            company.requireHelpful = false;
        });
        QCOMPARE(recalculate().changed, 1);
        QCOMPARE(shop.text("SELECT channel FROM checkout"), u"chat"_s);
        QCOMPARE(report(shop).currencies.at(0).attributedRevenue, u"10.00"_s);
        QCOMPARE(told(differences(shop)), QByteArray());
    }

    void answersAreAboutTheProductsTheyName_data()
    {
        QTest::addColumn<QString>("about");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("is");
        const auto row = [](const char *what, const char *about, const char *id, const char *name, bool is) {
            QTest::newRow(what) << QString::fromUtf8(about) << QString::fromUtf8(id)
                                << QString::fromUtf8(name) << is;
        };
        row("name in the title", "Alta 2 trekking tent | Nordfjell", "NF-1", "Alta 2 tent", true);
        row("title in the name", "Alta 2", "NF-1", "Alta 2 tent, green", true);
        row("identifier", "How heavy is nf-alta-2?", "NF-ALTA-2", "Tent", true);
        row("path", "alta-2-tent.html", "x", "Alta 2 tent", true);
        row("another product", "Alta 3 trekking tent", "NF-1", "Alta 2 tent", false);
        row("spread over entries", "Alta 2\nshipping tent", "NF-1", "Alta 2 tent", true);
        row("words of two entries only", "Alta\n2 tent costs", "NF-1", "Alta 2 tent", false);
        row("one word", "Tent care and repair", "NF-1", "Tent", false);
        row("one word alone", "Tent", "NF-1", "Tent", true);
        row("a short identifier", "1 year of warranty", "1", "Rope", false);
        row("nothing", "", "NF-1", "Alta 2 tent", false);
        row("without blanks", "高山帐篷 二号 说明", "NF-1", "高山帐篷", true);
    }
    void answersAreAboutTheProductsTheyName()
    {
        QFETCH(QString, about);
        QFETCH(QString, id);
        QFETCH(QString, name);
        QFETCH(bool, is);
        QCOMPARE(isAbout(about, id, name), is);
    }

    void whatAnAnswerWasAboutIsShort()
    {
        const QString about = aboutText({QString(5'000, u'a'), u"  A  title "_s, u"A title"_s},
            u"https://shop.example/tents/alta-2.html?x=1"_s);
        QVERIFY(about.size() <= 480);
        QCOMPARE(about.section(u'\n', 0, 0), u"alta-2.html"_s);
        QCOMPARE(about.count(u"A title"_s), 1);
    }
};

QTEST_GUILESS_MAIN(TestTotals)
#include "tst_totals.moc"
