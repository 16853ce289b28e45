// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/recalculation.h"
#include "tests/unit/commerce/scan.h"
#include <QtTest/QTest>
#include <future>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using Type = api::CartEventType;

namespace {

constexpr qint64 kHour = 3'600'000;

api::Recalculation recalculate(Shop &shop, const QString &day)
{
    return inJob(shop, [&](storage::Connection &connection) {
        api::Recalculation result;
        recalculateDay(connection, shop.company, day, result);
        return result;
    });
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

/// What changes when days are attributed anew.
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

    void aTotalOutlivesAnotherJobThatFails()
    {
        Shop shop;
        // One batch: the second job writes what the first one counted, and is undone.
        std::promise<void> isHeld;
        auto held = isHeld.get_future();
        std::promise<void> go;
        auto going = go.get_future();
        auto &writer = shop.database().writer();
        writer.submit(
            [&](storage::Connection &) -> Result<int> {
                isHeld.set_value();
                going.wait();
                return 0;
            },
            [](const Result<int> &) {});
        held.wait();
        writer.submit(
            [&](storage::Connection &connection) -> Result<int> {
                recordInteraction(connection, shop.company,
                    {shop.company.key, fingerprint(1), {}, Channel::Chat, u"t"_s, 1, std::nullopt, false,
                        true, u"answered"_s, shop.clock.nowMs()});
                EventRecorder(shop.clock)
                    .recordCart(connection, shop.company, Shop::cartEvent(Type::ItemAdded, "1"));
                return 0;
            },
            [](const Result<int> &) {});
        const QString day = shop.company.dayOf(shop.clock.nowMs());
        bool isFound = false;
        std::promise<void> isDone;
        writer.submit(
            [&](storage::Connection &connection) -> Result<int> {
                EventRecorder(shop.clock)
                    .recordCart(connection, shop.company, Shop::cartEvent(Type::QuantityIncreased, "2"));
                for (int round = 0; round < 2; ++round)
                    isFound = isFound || !checkDay(connection, shop.company.key, day, true).empty();
                return fail(ErrorCode::ThreadNotFound);
            },
            [&](const Result<int> &) { isDone.set_value(); });
        go.set_value();
        isDone.get_future().wait();
        QVERIFY(!isFound);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), 1);
        QCOMPARE(told(differences(shop)), QByteArray());
        QCOMPARE(ticketFigures(shop), (QList<qint64>{1, 1, 0}));
        QCOMPARE(shop.number("SELECT SUM(events) FROM daily_total"), 1);
    }
};

QTEST_GUILESS_MAIN(TestRecalculation)
#include "tst_recalculation.moc"
