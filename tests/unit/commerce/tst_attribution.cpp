// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/attribution.h"
#include "server/commerce/tickets/interactions.h"
#include "tests/unit/commerce/shop.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;

namespace {

constexpr qint64 kHour = 3'600'000;
constexpr int kStrangers = 1'000;

std::optional<Attribution> activeTicket(Shop &shop, const QString &user, const QString &faqUser)
{
    const auto found = shop.database().writer().submitAndWait(
        [&](storage::Connection &connection) -> Result<std::optional<Attribution>> {
            return findActiveTicket(connection, shop.company, Visitor(user, faqUser), shop.clock.nowMs());
        });
    return found.value_or(std::nullopt);
}

} // namespace

class TestAttribution : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsWrittenWithoutAFingerprint_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("faqUser");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("nil") << nilFingerprint() << nilFingerprint();
        QTest::newRow("malformed") << u"visitor-1"_s << u"{3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10}"_s;
    }
    void nothingIsWrittenWithoutAFingerprint()
    {
        QFETCH(QString, user);
        QFETCH(QString, faqUser);
        Shop shop;
        QVERIFY(!shop.visit({user, faqUser}));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM interaction"), 0);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM ticket"), 0);
        QVERIFY(!activeTicket(shop, user, faqUser));
    }

    void firstTouchIsTheEarliestOfBothChannels()
    {
        Shop shop;
        const auto ticket = shop.visit({fingerprint(1), {}, Channel::Chat, false});
        shop.clock.advance(kHour);
        shop.visit({fingerprint(1), fingerprint(2), Channel::Faq, true});
        const auto found = activeTicket(shop, fingerprint(1), fingerprint(2));
        QVERIFY(found);
        QCOMPARE(found->ticketId, *ticket);
        QVERIFY(found->touch.channel == Channel::Chat);
        QCOMPARE(found->touch.interactionId, 1);
        QVERIFY(found->isHelpful); // the second one was
    }

    void interactionCountsUpToTheLastMillisecondOfTheWindow()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.clock.advance(24 * kHour);
        QVERIFY(activeTicket(shop, fingerprint(1), fingerprint(2)));
        shop.clock.advance(1);
        QVERIFY(!activeTicket(shop, fingerprint(1), fingerprint(2)));
    }

    void windowIsTheCompanysOwn()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.attributionWindowHours = 2; });
        shop.visit({fingerprint(1), {}});
        shop.clock.advance(2 * kHour);
        QVERIFY(activeTicket(shop, fingerprint(1), {}));
        shop.clock.advance(1);
        QVERIFY(!activeTicket(shop, fingerprint(1), {}));
    }

    void firstTouchMovesOnWhenTheEarliestExpires()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat});
        shop.clock.advance(10 * kHour);
        shop.visit({fingerprint(1), {}, Channel::Faq});
        shop.clock.advance(14 * kHour);
        QVERIFY(activeTicket(shop, fingerprint(1), {})->touch.channel == Channel::Chat);
        shop.clock.advance(1);
        QVERIFY(activeTicket(shop, fingerprint(1), {})->touch.channel == Channel::Faq);
    }

    void visitorIsFoundByEitherFingerprintInEitherField_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("faqUser");
        QTest::addColumn<bool>("isFound");
        const QString other = fingerprint(9);
        QTest::newRow("both") << fingerprint(1) << fingerprint(2) << true;
        QTest::newRow("chat alone") << fingerprint(1) << other << true;
        QTest::newRow("faq alone") << other << fingerprint(2) << true;
        QTest::newRow("swapped") << fingerprint(2) << fingerprint(1) << true;
        QTest::newRow("faq value in the chat field") << fingerprint(2) << other << true;
        QTest::newRow("chat value in the faq field") << nilFingerprint() << fingerprint(1) << true;
        QTest::newRow("upper case") << fingerprint(1).toUpper() << other << true;
        QTest::newRow("neither") << other << fingerprint(8) << false;
        QTest::newRow("nil") << nilFingerprint() << nilFingerprint() << false;
    }
    void visitorIsFoundByEitherFingerprintInEitherField()
    {
        QFETCH(QString, user);
        QFETCH(QString, faqUser);
        QFETCH(bool, isFound);
        Shop shop;
        shop.visit({fingerprint(1), fingerprint(2)});
        shop.visit({nilFingerprint(), fingerprint(7)});
        QCOMPARE(activeTicket(shop, user, faqUser).has_value(), isFound);
    }

    void ticketsOfACompanyAreNotAnothers()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}});
        shop.company.key = u"sydfjell"_s;
        shop.put(shop.company);
        QVERIFY(!activeTicket(shop, fingerprint(1), {}));
    }

    void laterInteractionsGoOnWithTheLiveTicket()
    {
        Shop shop;
        const auto ticket = shop.visit({fingerprint(1), fingerprint(2), Channel::Chat, false});
        shop.clock.advance(20 * kHour);
        QCOMPARE(shop.visit({fingerprint(1), {}}), ticket);
        shop.clock.advance(20 * kHour);
        QCOMPARE(shop.visit({{}, fingerprint(2), Channel::Faq}), ticket); // live, because it was used since
        QCOMPARE(shop.number("SELECT interactions FROM ticket"), 3);
        QCOMPARE(shop.number("SELECT is_helpful FROM ticket"), 1);
        QCOMPARE(shop.number("SELECT last_ms - opened_ms FROM ticket"), 40 * kHour);
        shop.clock.advance(24 * kHour + 1);
        QVERIFY(shop.visit({fingerprint(1), {}}) != ticket);
    }

    void visitorsAreNotMergedOverAThirdOne()
    {
        Shop shop;
        const auto first = shop.visit({fingerprint(1), fingerprint(11)});
        QCOMPARE(shop.visit({fingerprint(1), fingerprint(12)}), first);
        // Shares a fingerprint with the second visit alone, so it is not the first visitor.
        const auto third = shop.visit({fingerprint(3), fingerprint(12)});
        QVERIFY(third && third != first);
        const auto found = activeTicket(shop, fingerprint(3), fingerprint(99));
        QCOMPARE(found->ticketId, *third);
        QCOMPARE(found->touch.interactionId, 3);
    }

    void helpfulOnlyCompanyOpensNoTicketForTheRest()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.requireHelpful = true; });
        QVERIFY(!shop.visit({fingerprint(1), {}, Channel::Chat, false}));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM interaction"), 1);
        QVERIFY(!activeTicket(shop, fingerprint(1), {}));
        shop.clock.advance(kHour);
        const auto ticket = shop.visit({fingerprint(1), {}, Channel::Faq, true});
        QVERIFY(ticket);
        const auto found = activeTicket(shop, fingerprint(1), {});
        QCOMPARE(found->ticketId, *ticket);
        QVERIFY(found->touch.channel == Channel::Faq);
        QVERIFY(found->isHelpful);
    }

    void ticketIsOpenedLateWhenTheCompanyChangesItsMind()
    {
        Shop shop;
        shop.configure([](accounts::Company &company) { company.requireHelpful = true; });
        shop.visit({fingerprint(1), {}, Channel::Chat, false});
        shop.configure([](accounts::Company &company) { company.requireHelpful = false; });
        const auto found = activeTicket(shop, fingerprint(1), {});
        QVERIFY(found && found->ticketId > 0);
        QVERIFY(!found->isHelpful);
        QCOMPARE(activeTicket(shop, fingerprint(1), {})->ticketId, found->ticketId);
        QCOMPARE(shop.number("SELECT COUNT(*) FROM ticket"), 1);
    }

    void testFlagIsTheFirstTouchs()
    {
        Shop shop;
        shop.visit({fingerprint(1), {}, Channel::Chat, true, true});
        shop.clock.advance(kHour);
        shop.visit({fingerprint(1), {}, Channel::Chat, true, false});
        QVERIFY(activeTicket(shop, fingerprint(1), {})->touch.isTest);
    }

    void testsAndShoppersHaveTicketsOfTheirOwn()
    {
        Shop shop;
        const Visit shopper{fingerprint(1), fingerprint(101)};
        const Visit test{fingerprint(1), fingerprint(101), Channel::Chat, true, true};
        const auto live = shop.visit(shopper);
        shop.clock.advance(23 * kHour);
        const auto tests = shop.visit(test);
        QVERIFY(tests && tests != live);
        shop.clock.advance(
            2 * kHour); // the shopper's own interaction is too old, the test's is the first touch
        QVERIFY(!shop.checkout(Shop::order("10")).refusal);
        QCOMPARE(shop.number("SELECT ticket_id FROM checkout WHERE is_test = 1"), *tests);
        const auto next = shop.visit(shopper); // no test has kept the live ticket
        QVERIFY(next && next != live && next != tests);
        QCOMPARE(shop.visit(test), tests);
        QCOMPARE(shop.visit(shopper), next);
        shop.restart();
        QCOMPARE(shop.visit(test), tests);
        QCOMPARE(shop.visit(shopper), next);
        shop.clock.advance(22 * kHour);
        QCOMPARE(shop.visit(test), tests);
        shop.clock.advance(2 * kHour + 1);
        QVERIFY(!shop.checkout(Shop::order("20")).refusal); // the test's is the only one in the window
        const auto last = shop.visit(shopper);
        QVERIFY(last && last != next && last != tests);
        QCOMPARE(shop.number("SELECT SUM(with_order) FROM daily_ticket WHERE is_test = 0"), 0);
        shop.clock.advance(22 * kHour);
        QVERIFY(!shop.checkout(Shop::order("30")).refusal);
        QCOMPARE(shop.number("SELECT ticket_id FROM checkout WHERE is_test = 0"), *last);
        for (const char *table : {"checkout", "interaction"}) {
            QCOMPARE(shop.number(QByteArray("SELECT COUNT(*) FROM ") + table
                         + " AS r JOIN ticket AS t ON t.company_key = r.company_key AND "
                           "t.ticket_id = r.ticket_id WHERE t.is_test <> r.is_test"),
                0);
        }
        QCOMPARE(shop.number("SELECT SUM(with_order) FROM daily_ticket WHERE is_test = 0"), 1);
        QCOMPARE(shop.number("SELECT SUM(with_order) FROM daily_ticket WHERE is_test = 1"), 1);
    }

    void interactionsOfTheFutureDoNotCount()
    {
        Shop shop;
        shop.clock.advance(kHour);
        shop.visit({fingerprint(1), {}});
        shop.clock.setNow(shop.clock.nowMs() - kHour);
        QVERIFY(!activeTicket(shop, fingerprint(1), {}));
    }

    void theFirstTouchIsFoundAmongMany()
    {
        Shop shop;
        shop.visit({fingerprint(1), fingerprint(2), Channel::Faq});
        QCOMPARE(activeTicket(shop, {}, fingerprint(2))->touch.interactionId, 1);
        shop.visitOfStrangers(kStrangers);
        shop.clock.advance(1);
        shop.visit({fingerprint(2), {}, Channel::Chat});
        shop.visit({fingerprint(3), fingerprint(2), Channel::Chat});
        for (int round = 0; round < 2; ++round) {
            QCOMPARE(activeTicket(shop, fingerprint(1), {})->touch.interactionId, 1);
            QCOMPARE(activeTicket(shop, fingerprint(2), {})->touch.interactionId, 1);
            QCOMPARE(activeTicket(shop, fingerprint(3), {})->touch.interactionId, 3 + kStrangers);
            QVERIFY(!activeTicket(shop, fingerprint(4), {}));
            shop.restart();
        }
        shop.clock.advance(24 * kHour); // the first one is too old now, to the millisecond
        QCOMPARE(activeTicket(shop, fingerprint(2), {})->touch.interactionId, 2 + kStrangers);
    }

    void aReaderFindsTheTicketOfAnInteractionThatWasAnswered()
    {
        Shop shop;
        const auto has = [&shop](const QString &user, const QString &faqUser) {
            return hasActiveTicket(
                shop.database().reader(), shop.company, Visitor(user, faqUser), shop.clock.nowMs());
        };
        QVERIFY(!has(fingerprint(1), fingerprint(2)));
        shop.visit({fingerprint(1), fingerprint(2), Channel::Faq, false});
        QVERIFY(has(fingerprint(1), {}) && has({}, fingerprint(2)) && has(fingerprint(2), {}));
        QVERIFY(!has(fingerprint(3), {}) && !has({}, {}));
        shop.company.requireHelpful = true;
        QVERIFY(!has(fingerprint(1), {}));
        shop.visit({fingerprint(1), {}, Channel::Chat, true});
        QVERIFY(has(fingerprint(1), {}) && !has(fingerprint(2), {}));
        shop.clock.advance(24 * kHour + 1);
        QVERIFY(!has(fingerprint(1), {}));
    }

    void anUndoneInteractionIsNoTouch_data()
    {
        QTest::addColumn<bool>("isFirst");
        QTest::newRow("the writer's first") << true;
        QTest::newRow("after another") << false;
    }
    void anUndoneInteractionIsNoTouch()
    {
        QFETCH(bool, isFirst);
        Shop shop;
        if (!isFirst)
            shop.visit({fingerprint(5), {}});
        const auto refused
            = shop.database().writer().submitAndWait([&](storage::Connection &connection) -> Result<int> {
                  recordInteraction(connection, shop.company,
                      {shop.company.key, fingerprint(1), fingerprint(2), Channel::Chat, u"t"_s, 1,
                          std::nullopt, false, true, u"answered"_s, shop.clock.nowMs()});
                  return fail(ErrorCode::ThreadNotFound);
              });
        QVERIFY(!refused);
        QVERIFY(!activeTicket(shop, fingerprint(1), fingerprint(2)));
        shop.visit({fingerprint(1), {}});
        const int before = isFirst ? 0 : 1;
        QCOMPARE(activeTicket(shop, fingerprint(1), {})->touch.interactionId, 1 + before);
        QVERIFY(!activeTicket(shop, fingerprint(2), {}));
        QCOMPARE(shop.number("SELECT COUNT(*) FROM interaction"), 1 + before);
    }
};

QTEST_GUILESS_MAIN(TestAttribution)
#include "tst_attribution.moc"
