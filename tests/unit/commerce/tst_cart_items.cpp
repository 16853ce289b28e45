// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/item_rules.h"
#include "tests/unit/commerce/shop.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using Type = api::CartEventType;

namespace {

QByteArray outcome(const Recorded &recorded)
{
    return recorded.refusal ? QByteArray(errorInfo(recorded.refusal->code).identifier) : QByteArray("ok");
}

const QByteArray kNeedsAdd = "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND";
const QByteArray kNeedsIncrease = "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND";

} // namespace

class TestCartItems : public QObject
{
    Q_OBJECT
private slots:
    void everyStateHasOneRuleForEveryEvent()
    {
        QCOMPARE(kItemRules.size(), std::size_t(16));
        for (const ItemState state :
            {ItemState::Gone, ItemState::Single, ItemState::Several, ItemState::Increased}) {
            for (const Type type :
                {Type::ItemAdded, Type::QuantityIncreased, Type::QuantityDecreased, Type::ItemRemoved}) {
                QCOMPARE(std::count_if(kItemRules.begin(), kItemRules.end(),
                             [&](const ItemRule &rule) { return rule.state == state && rule.type == type; }),
                    1);
            }
        }
    }

    void eventsAreAcceptedAsTheItemsStateAllows_data()
    {
        // What was recorded before, the event, its answer in a lenient and in a strict company, and the
        // state.
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("lenient");
        QTest::addColumn<QByteArray>("strict");
        QTest::addColumn<QString>("stateAfter");
        const auto row = [](const char *before, const char *event, const QByteArray &lenient,
                             const QByteArray &strict, const char *state) {
            QTest::addRow("%s, then %s", *before ? before : "nothing", event)
                << QByteArray(before) << QByteArray(event) << lenient << strict << QString::fromLatin1(state);
        };
        row("", "A1", "ok", "ok", "single");
        row("", "A3", "ok", "ok", "several");
        row("", "A0.5", "ok", "ok", "several");
        row("", "I2", kNeedsAdd, kNeedsAdd, "");
        row("", "D1", kNeedsAdd, kNeedsAdd, "");
        row("", "R0", kNeedsAdd, kNeedsAdd, "");
        row("A1", "A1", "ok", "ok", "single");
        row("A1", "A2", "ok", "ok", "several");
        row("A1", "I2", "ok", "ok", "increased");
        row("A1", "D0.5", kNeedsIncrease, kNeedsIncrease, "single");
        row("A1.0", "D0.5", kNeedsIncrease, kNeedsIncrease, "single");
        row("A1", "R0", "ok", "ok", "gone");
        row("A3", "A1", "ok", "ok", "single");
        row("A3", "I4", "ok", "ok", "increased");
        row("A3", "D2", "ok", kNeedsIncrease, "several");
        row("A3", "R0", "ok", "ok", "gone");
        row("A1 I2", "A5", "ok", "ok", "increased");
        row("A1 I2", "I3", "ok", "ok", "increased");
        row("A1 I2", "D1", "ok", "ok", "increased");
        row("A1 I2 D1", "D0.5", "ok", "ok", "increased");
        row("A1 I2", "R0", "ok", "ok", "gone");
        row("A1 R0", "A1", "ok", "ok", "single");
        row("A1 R0", "I2", kNeedsAdd, kNeedsAdd, "gone");
        row("A1 R0", "D1", kNeedsAdd, kNeedsAdd, "gone");
        row("A1 R0", "R0", kNeedsAdd, kNeedsAdd, "gone");
        row("A1 I2 R0 A1", "D0.5", kNeedsIncrease, kNeedsIncrease, "single");
        row("A1 I2 R2", "I3", kNeedsAdd, kNeedsAdd, "gone");
    }
    void eventsAreAcceptedAsTheItemsStateAllows()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, event);
        QFETCH(QByteArray, lenient);
        QFETCH(QByteArray, strict);
        QFETCH(QString, stateAfter);
        const QHash<char, Type> types{{'A', Type::ItemAdded}, {'I', Type::QuantityIncreased},
            {'D', Type::QuantityDecreased}, {'R', Type::ItemRemoved}};
        const auto read
            = [&](const QByteArray &text) { return Shop::cartEvent(types[text[0]], text.mid(1)); };
        for (const bool isStrict : {false, true}) {
            Shop shop;
            shop.configure([&](accounts::Company &company) { company.strictDecrease = isStrict; });
            shop.visit({fingerprint(1), {}});
            for (const QByteArray &earlier : before.split(' ')) {
                if (!earlier.isEmpty())
                    QCOMPARE(outcome(shop.cart(read(earlier))), "ok");
            }
            const qint64 recorded = shop.number("SELECT COUNT(*) FROM cart_event");
            const QByteArray expected = isStrict ? strict : lenient;
            QCOMPARE(outcome(shop.cart(read(event))), expected);
            QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_event"), recorded + (expected == "ok" ? 1 : 0));
            QCOMPARE(shop.number("SELECT COUNT(*) FROM refused_event"), expected == "ok" ? 0 : 1);
            if (expected == lenient)
                QCOMPARE(shop.text("SELECT state FROM cart_item WHERE product_id <> ''"), stateAfter);
        }
    }

    void cartChangesByValueTimesTheChangeOfQuantity()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "0.5"));
        shop.cart(Shop::cartEvent(Type::QuantityIncreased, "2.25"));
        shop.cart(Shop::cartEvent(Type::QuantityDecreased, "2"));
        shop.cart(Shop::cartEvent(Type::ItemAdded, "5")); // sets what was sent
        shop.cart(Shop::cartEvent(Type::QuantityIncreased, "4")); // contradicts its type
        shop.cart(Shop::cartEvent(Type::ItemRemoved, "0"));
        shop.cart(Shop::cartEvent(Type::ItemAdded, "3")); // starts from nothing again
        QStringList changes;
        storage::Rows rows = shop.database().reader().runOnce(
            "SELECT quantity_change_micros FROM cart_event ORDER BY event_id");
        while (rows.next())
            changes << QString::number(double(rows.integer(0)) / 1e6);
        QCOMPARE(changes.join(u' '), u"0.5 1.75 -0.25 3 -1 -4 3"_s);
        QCOMPARE(shop.number("SELECT cart_units FROM daily_total"), 300);
    }

    void removalWithAQuantityIsRecordedAsSentAndEndsTheItem()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "3"));
        QCOMPARE(outcome(shop.cart(Shop::cartEvent(Type::ItemRemoved, "2"))), "ok");
        QCOMPARE(
            shop.number("SELECT quantity_change_micros FROM cart_event ORDER BY event_id DESC"), -1'000'000);
        QCOMPARE(outcome(shop.cart(Shop::cartEvent(Type::QuantityIncreased, "4"))), kNeedsAdd);
    }

    void itemsOfOtherVisitorsAndProductsAreTheirOwn()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.visit({fingerprint(2), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        api::CartEventRequest event = Shop::cartEvent(Type::QuantityIncreased, "2");
        event.productId = u"Tent"_s;
        QCOMPARE(outcome(shop.cart(event)), kNeedsAdd);
        event = Shop::cartEvent(Type::QuantityIncreased, "2");
        event.userFingerprint.uuid = fingerprint(2);
        QCOMPARE(outcome(shop.cart(event)), kNeedsAdd);
        QCOMPARE(outcome(shop.cart(Shop::cartEvent(Type::QuantityIncreased, "2"))), "ok");
    }

    void visitorsOfTheFaqsAloneDoNotShareACart()
    {
        Shop shop;
        for (const int visitor : {7, 8}) {
            shop.visit({{}, fingerprint(visitor), Channel::Faq});
            api::CartEventRequest event = Shop::cartEvent(Type::ItemAdded, "1");
            event.userFingerprint.uuid = nilFingerprint();
            event.userFaqFingerprint.uuid = fingerprint(visitor);
            QCOMPARE(outcome(shop.cart(event)), "ok");
        }
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_item WHERE product_id <> ''"), 2);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM cart_item"), 4); // each has a cart besides
        QCOMPARE(shop.number("SELECT carts FROM daily_total"), 2);
    }

    void anItemMayChangeItsCurrency()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.cart(Shop::cartEvent(Type::ItemAdded, "1"));
        api::CartEventRequest event = Shop::cartEvent(Type::QuantityIncreased, "3");
        event.currency.code = u"NOK"_s;
        QCOMPARE(outcome(shop.cart(event)), "ok");
        QCOMPARE(shop.number("SELECT cart_units FROM daily_total WHERE currency = 'EUR'"), 100);
        QCOMPARE(shop.number("SELECT cart_units FROM daily_total WHERE currency = 'NOK'"), 200);
    }

    void eventKeepsWhatItIsCreditedTo()
    {
        Shop shop;
        shop.visit({fingerprint(1), fingerprint(101), Channel::Faq, false});
        shop.clock.advance(1000);
        shop.visit({fingerprint(1), {}, Channel::Chat, true});
        api::CartEventRequest event = Shop::cartEvent(Type::ItemAdded, "1");
        event.source = u"app"_s;
        const Recorded recorded = shop.cart(event);
        QCOMPARE(recorded.eventId, 1);
        QCOMPARE(shop.text("SELECT ticket_id || ' ' || interaction_id || ' ' || channel || ' ' || is_helpful "
                           "|| ' ' || is_test || ' ' || source FROM cart_event"),
            u"1 1 faq 1 0 app"_s);
    }

    void anOrderWithoutASourceHasThatOfTheVisitorsLastCartEvent_data()
    {
        const QString nil = nilFingerprint();
        QTest::addColumn<QStringList>("carts"); // user, visitor of the FAQs, source; the last one last
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("faqUser");
        QTest::addColumn<QString>("source");
        const QString chat = fingerprint(1), faq = fingerprint(101), other = fingerprint(102);
        QTest::newRow("of the chat") << QStringList{chat, faq, u"web"_s} << chat << faq << u"web"_s;
        QTest::newRow("of the FAQs alone") << QStringList{nil, faq, u"web"_s} << nil << faq << u"web"_s;
        QTest::newRow("the last one counts")
            << QStringList{nil, faq, u"web"_s, nil, faq, u"app"_s} << nil << faq << u"app"_s;
        QTest::newRow("the last one has none")
            << QStringList{nil, faq, u"web"_s, nil, faq, QString()} << nil << faq << QString();
        QTest::newRow("another visitor of the FAQs")
            << QStringList{nil, faq, u"web"_s, nil, other, u"app"_s} << nil << faq << u"web"_s;
        QTest::newRow("nobody's") << QStringList{nil, other, u"web"_s} << nil << faq << QString();
        QTest::newRow("a chat's cart is its own")
            << QStringList{chat, faq, u"web"_s} << nil << faq << QString();
        QTest::newRow("compared by value") << QStringList{chat, nil, u"web"_s} << nil << chat << u"web"_s;
        QTest::newRow("compared by value, the last one counts")
            << QStringList{chat, nil, u"web"_s, nil, chat, u"app"_s} << chat << nil << u"app"_s;
        QTest::newRow("compared by value, the chat's is last")
            << QStringList{nil, chat, u"app"_s, chat, nil, u"web"_s} << nil << chat << u"web"_s;
    }
    void anOrderWithoutASourceHasThatOfTheVisitorsLastCartEvent()
    {
        QFETCH(QStringList, carts);
        QFETCH(QString, user);
        QFETCH(QString, faqUser);
        QFETCH(QString, source);
        Shop shop;
        shop.visit({fingerprint(1), fingerprint(101), Channel::Faq});
        shop.visit({nilFingerprint(), fingerprint(102), Channel::Faq});
        for (int i = 0; i < carts.size(); i += 3) {
            api::CartEventRequest event = Shop::cartEvent(Type::ItemAdded, "1");
            event.userFingerprint.uuid = carts[i];
            event.userFaqFingerprint.uuid = carts[i + 1];
            if (!carts[i + 2].isEmpty())
                event.source = carts[i + 2];
            QVERIFY(!shop.cart(event).refusal);
        }
        api::CheckoutEventRequest order = Shop::order("10");
        order.userFingerprint.uuid = user;
        order.userFaqFingerprint.uuid = faqUser;
        QVERIFY(!shop.checkout(order).refusal);
        QCOMPARE(shop.text("SELECT source FROM checkout"), source);
        QCOMPARE(
            shop.text("SELECT value FROM daily_slice WHERE dimension = 'source' AND orders = 1"), source);
    }
};

QTEST_GUILESS_MAIN(TestCartItems)
#include "tst_cart_items.moc"
