// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/commerce/scan.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using Type = api::CartEventType;

namespace {

constexpr qint64 kHour = 3'600'000;

api::Recalculation recalculate(Shop &shop, const QString &day)
{
    api::Recalculation result;
    if (!shop.totals().recalculate(shop.company, day, result))
        qFatal("the day is not recalculated");
    return result;
}

/// Opened, with a cart and with an order, of live tickets or of those of tests.
QList<qint64> ticketFigures(Shop &shop, bool isTest = false)
{
    const QByteArray where
        = isTest ? " FROM daily_ticket WHERE is_test = 1" : " FROM daily_ticket WHERE is_test = 0";
    return {shop.number("SELECT COALESCE(SUM(opened), 0)" + where),
        shop.number("SELECT COALESCE(SUM(with_cart), 0)" + where),
        shop.number("SELECT COALESCE(SUM(with_order), 0)" + where)};
}

} // namespace

/// What changes when days are attributed again.
class TestRecalculation : public QObject
{
    Q_OBJECT
private slots:
    void aTicketThatItOpensCountsOnce()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.requireHelpful = true; });
        QVERIFY(!shop.visit({fingerprint(1), {}, Channel::Chat, false}));
        shop.clock.advance(kHour);
        QVERIFY(shop.visit({fingerprint(1), {}, Channel::Chat, true}));
        shop.clock.advance(kHour);
        QVERIFY(!shop.checkout(Shop::order("10", u"a"_s)).refusal);
        QCOMPARE(ticketFigures(shop), (QList<qint64>{1, 0, 1}));
        shop.configure([](accounts::Company &company) { company.requireHelpful = false; });
        QCOMPARE(recalculate(shop, shop.company.dayOf(shop.clock.nowMs())).changed, 1);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM ticket"), 2);
        QCOMPARE(told(differences(shop)), QByteArray());
        QCOMPARE(ticketFigures(shop), (QList<qint64>{2, 0, 1}));
    }

    void aTicketThatLosesItsCartHasNone()
    {
        Shop shop;
        const auto require = [&shop](bool isRequired) {
            shop.configure([&](accounts::Company &company) { company.requireHelpful = isRequired; });
        };
        const auto marked
            = [&shop] { return shop.number("SELECT SUM(ticket_id) FROM ticket WHERE has_cart = 1"); };
        require(true);
        shop.visit({fingerprint(1), {}, Channel::Chat, false});
        shop.clock.advance(kHour);
        QCOMPARE(shop.visit({fingerprint(1), {}, Channel::Chat, true}), std::optional<qint64>(1));
        shop.clock.advance(kHour);
        const QString day = shop.company.dayOf(shop.clock.nowMs());
        QVERIFY(!shop.cart(Shop::cartEvent(Type::ItemAdded, "1")).refusal);
        QCOMPARE(ticketFigures(shop), (QList<qint64>{1, 1, 0}));
        for (int round = 0; round < 2; ++round) {
            require(false); // the greeting's ticket takes the cart, and gives it back
            recalculate(shop, day);
            QCOMPARE(marked(), 2);
            QCOMPARE(ticketFigures(shop), (QList<qint64>{2, 1, 0}));
            require(true);
            recalculate(shop, day);
            QCOMPARE(marked(), 1);
            QCOMPARE(ticketFigures(shop), (QList<qint64>{2, 1, 0}));
        }
        require(false);
        recalculate(shop, day);
        require(true);
        QVERIFY(!shop.cart(Shop::cartEvent(Type::QuantityIncreased, "2")).refusal);
        QCOMPARE(marked(), 3); // the writer does not take the first ticket for one that has a cart
        QCOMPARE(ticketFigures(shop), (QList<qint64>{2, 2, 0}));
        QCOMPARE(told(differences(shop)), QByteArray());
    }

    void aWrongMarkOfACartIsFoundAndMended()
    {
        Shop shop;
        for (const int number : {2, 3, 1})
            shop.visit({fingerprint(number), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        const auto mark = [&shop](int has) {
            inJob(shop, [&](storage::Connection &connection) {
                connection.run("UPDATE ticket SET has_cart = ?", has);
                connection.run("DELETE FROM daily_ticket");
                connection.run(
                    "INSERT INTO daily_ticket (company_key, day, channel, is_test, opened, helpful, "
                    "with_cart, with_order) VALUES (?, ?, 'chat', 0, 3, 3, ?, 0)",
                    shop.company.key, shop.company.dayOf(shop.clock.nowMs()), 3 * has);
                return 0;
            });
        };
        for (const int has : {1, 0}) {
            mark(has);
            const auto found = differences(shop);
            QCOMPARE(found.size(), std::size_t(1));
            QCOMPARE(found[0].figure, u"tickets_with_cart"_s);
            QCOMPARE(found[0].counted, u"1"_s);
            differences(shop, true);
            QCOMPARE(told(differences(shop)), QByteArray());
            QCOMPARE(shop.number("SELECT SUM(ticket_id) FROM ticket WHERE has_cart = 1"), 3);
            QCOMPARE(ticketFigures(shop), (QList<qint64>{3, 1, 0}));
        }
    }

    void aJobThatFailsLeavesTheTotalsOfOthers()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        const auto failed
            = shop.database().writer().submitAndWait([&](storage::Connection &connection) -> Result<int> {
                  EventRecorder(shop.clock)
                      .recordCart(connection, shop.company, Shop::cartEvent(Type::QuantityIncreased, "2"));
                  return fail(ErrorCode::ThreadNotFound);
              });
        QVERIFY(!failed);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
        QCOMPARE(told(differences(shop)), QByteArray());
        QCOMPARE(ticketFigures(shop), (QList<qint64>{1, 1, 0}));
        QCOMPARE(shop.number("SELECT SUM(events) FROM daily_total"), 1);
    }

    void eventsThatComeBetweenAComparisonAndItsCorrectionCountOnce()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        QVERIFY(!shop.checkout(Shop::order("10", u"a"_s)).refusal);
        inJob(shop, [&](storage::Connection &connection) {
            connection.run("UPDATE daily_total SET orders = 7, events = 0");
            return 0;
        });
        const QString day = shop.company.dayOf(shop.clock.nowMs());
        DayCorrection correction = compareDay(shop.database().reader(), shop.company.key, day);
        QVERIFY(!correction.differences.empty());
        shop.cart(Shop::cartEvent(Type::QuantityIncreased, "2"));
        QVERIFY(!shop.checkout(Shop::order("5", u"b"_s)).refusal);
        const auto add = [&](DayCorrection each) {
            return inJob(shop, [&](storage::Connection &connection) {
                return addCorrection(connection, shop.company.key, each, 0, 1'000);
            });
        };
        QVERIFY(add(correction));
        QCOMPARE(told(differences(shop)), QByteArray());
        QVERIFY(!add(correction)); // it is added already
        QCOMPARE(told(differences(shop)), QByteArray());
    }

    void workThatWasCutShortIsDoneAgain()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        shop.totals().companyChanged(shop.company.key);
        const QByteArray isDone = "SELECT COUNT(*) FROM revenue_state WHERE is_rebuilding = 0";
        QTRY_COMPARE_WITH_TIMEOUT(shop.number(isDone), 1, 60'000);
        inJob(shop, [&](storage::Connection &connection) {
            connection.run("UPDATE revenue_state SET is_rebuilding = 1");
            connection.run("UPDATE daily_total SET events = 9");
            return 0;
        });
        shop.restart();
        shop.totals().start();
        QTRY_COMPARE_WITH_TIMEOUT(shop.number(isDone), 1, 60'000);
        QCOMPARE(told(differences(shop)), QByteArray());
    }
};

QTEST_GUILESS_MAIN(TestRecalculation)
#include "tst_recalculation.moc"
