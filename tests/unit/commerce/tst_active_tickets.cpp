// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/active_tickets.h"
#include "server/commerce/tickets/attribution.h"
#include "server/commerce/tickets/touch_index.h"
#include "tests/unit/commerce/shop.h"
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>
#include <thread>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;

namespace {

constexpr qint64 kHour = 3'600'000;
constexpr int kFull = TouchIndex::kMaxWaiting / 2; // interactions with two fingerprints each

/// A shop, and what is asked about its tickets before the write queue.
struct Asked {
    Shop shop;
    ActiveTickets tickets;

    bool has(const QString &user, const QString &faqUser = {})
    {
        return tickets.has(
            shop.database().reader(), shop.company, Visitor(user, faqUser), shop.clock.nowMs());
    }
    /// What the writing transaction would find. Undone, because it may open a ticket.
    bool writerHas(const QString &user, const QString &faqUser = {})
    {
        bool isFound = false;
        shop.database().writer().submitAndWait([&](storage::Connection &connection) -> Result<bool> {
            isFound = findActiveTicket(connection, shop.company, Visitor(user, faqUser), shop.clock.nowMs())
                          .has_value();
            return fail(ErrorCode::Unavailable);
        });
        return isFound;
    }
    void write(const std::function<void(storage::Connection &)> &job)
    {
        const auto written
            = shop.database().writer().submitAndWait([&](storage::Connection &connection) -> Result<bool> {
                  job(connection);
                  return true;
              });
        QVERIFY(written);
    }
};

} // namespace

class TestActiveTickets : public QObject
{
    Q_OBJECT
private slots:
    void eitherFingerprintFindsATouch()
    {
        Asked asked;
        QVERIFY(!asked.has(fingerprint(1), fingerprint(2)));
        asked.shop.visit({fingerprint(1), fingerprint(2)});
        QVERIFY(asked.has(fingerprint(1)));
        QVERIFY(asked.has({}, fingerprint(1)));
        QVERIFY(asked.has(fingerprint(9), fingerprint(2)));
        QVERIFY(!asked.has(fingerprint(3), fingerprint(4)));
        QVERIFY(!asked.has(nilFingerprint(), nilFingerprint()));
        QVERIFY(!asked.has({}, {}));
    }

    /// A ticket keeps the fingerprints of its first interaction; later ones have touches of their own.
    void aFingerprintThatTheTicketDoesNotHaveIsFound()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), fingerprint(2)});
        asked.shop.visit({fingerprint(3), fingerprint(2)});
        QCOMPARE(asked.shop.number("SELECT COUNT(*) FROM ticket"), 1);
        QVERIFY(asked.has(fingerprint(3)));
    }

    void theWindowIsTheCompanys()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), {}});
        asked.shop.clock.advance(24 * kHour);
        QVERIFY(asked.has(fingerprint(1)));
        asked.shop.clock.advance(1);
        QVERIFY(!asked.has(fingerprint(1)));
        asked.shop.configure([](accounts::Company &company) { company.attributionWindowHours = 48; });
        QVERIFY(asked.has(fingerprint(1)));
    }

    void onlyHelpfulTouchesMayCount()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), {}, Channel::Chat, true});
        asked.shop.clock.advance(20 * kHour);
        asked.shop.visit({fingerprint(1), {}, Channel::Chat, false});
        asked.shop.visit({fingerprint(2), {}, Channel::Chat, false});
        asked.shop.configure([](accounts::Company &company) { company.requireHelpful = true; });
        QVERIFY(asked.has(fingerprint(1)));
        QVERIFY(!asked.has(fingerprint(2)));
        asked.shop.clock.advance(4 * kHour + 1);
        QVERIFY(!asked.has(fingerprint(1)));
        asked.shop.configure([](accounts::Company &company) { company.requireHelpful = false; });
        QVERIFY(asked.has(fingerprint(1)));
        QVERIFY(asked.has(fingerprint(2)));
    }

    void companiesShareNothing()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), {}});
        QVERIFY(asked.has(fingerprint(1)));
        asked.shop.company.key = u"sydfjell"_s;
        asked.shop.put(asked.shop.company);
        QVERIFY(!asked.has(fingerprint(1)));
    }

    /// Touches are written to their table while others come; each must be found at every moment.
    void aTouchIsFoundWhereverItStands()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), fingerprint(2)});
        QVERIFY(asked.has(fingerprint(1)));
        asked.shop.visitOfStrangers(kFull - 10);
        QCOMPARE(asked.shop.number("SELECT COUNT(*) FROM touch"), 0);
        int steps = 0;
        for (; asked.shop.number("SELECT COUNT(*) FROM touch_mark") == 0; ++steps) {
            QVERIFY(steps < kFull);
            QVERIFY(asked.has(fingerprint(1)));
            QVERIFY(asked.has({}, fingerprint(2)));
            QVERIFY(!asked.has(fingerprint(7), fingerprint(8)));
            const int late = 1000 + steps;
            asked.shop.visit({fingerprint(late), {}});
            QVERIFY(asked.has(fingerprint(late)));
        }
        QVERIFY(steps > kFull * 2 / TouchIndex::kStep); // one step after the other
        for (int late = 1000; late < 1000 + steps; ++late)
            QVERIFY(asked.has(fingerprint(late)));
        QVERIFY(asked.has(fingerprint(1)));
        ActiveTickets fresh;
        for (const int number : {1, 2, 1000, 1000 + steps - 1}) {
            QVERIFY(fresh.has(asked.shop.database().reader(), asked.shop.company,
                Visitor(fingerprint(number), {}), asked.shop.clock.nowMs()));
        }
    }

    /// After a failed sync, other interactions get the ids of those that a reader saw.
    void interactionsThatWereTakenBackAreForgotten()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), {}});
        asked.shop.visit({fingerprint(2), {}});
        asked.shop.visit({fingerprint(3), {}});
        QVERIFY(asked.has(fingerprint(3)));
        asked.write([](storage::Connection &connection) {
            connection.run("DELETE FROM interaction WHERE interaction_id = 3");
            connection.run("UPDATE interaction SET user_fingerprint = ?, thread_id = 'another' "
                           "WHERE interaction_id = 2",
                fingerprint(4));
        });
        QVERIFY(!asked.has(fingerprint(3)));
        QVERIFY(!asked.has(fingerprint(2)));
        QVERIFY(asked.has(fingerprint(1)));
        QVERIFY(asked.has(fingerprint(4)));
        asked.write([](storage::Connection &connection) {
            connection.run("UPDATE interaction SET user_fingerprint = ?, thread_id = 'a third' "
                           "WHERE interaction_id = 2",
                fingerprint(5));
        });
        QVERIFY(asked.has(fingerprint(5)));
        QVERIFY(!asked.has(fingerprint(4)));
    }

    void anErasedVisitorHasNone()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), {}});
        asked.shop.visit({fingerprint(2), {}});
        QVERIFY(asked.has(fingerprint(1)));
        asked.write([](storage::Connection &connection) {
            connection.run("UPDATE interaction SET user_fingerprint = ? WHERE user_fingerprint = ?",
                fingerprint(90), fingerprint(1));
        });
        QVERIFY(!asked.has(fingerprint(1)));
        QVERIFY(asked.has(fingerprint(2)));
        QVERIFY(asked.has(fingerprint(90)));
    }

    void aForgottenCompanyIsReadAgain()
    {
        Asked asked;
        asked.shop.visit({fingerprint(1), {}});
        QVERIFY(asked.has(fingerprint(1)));
        asked.tickets.forget(asked.shop.company.key);
        QVERIFY(asked.has(fingerprint(1)));
        QVERIFY(!asked.has(fingerprint(2)));
    }

    void theWriterFindsTheSame_data()
    {
        QTest::addColumn<quint32>("seed");
        for (const quint32 seed : {1U, 2U, 3U})
            QTest::addRow("seed %u", seed) << seed;
    }
    void theWriterFindsTheSame()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        Asked asked;
        const auto print = [&random] {
            const int number = random.bounded(9);
            return number == 0 ? QString() : number == 8 ? nilFingerprint() : fingerprint(number);
        };
        int found = 0;
        int missing = 0;
        for (int step = 0; step < 150; ++step) {
            switch (step % 60 == 59 ? 5 : random.bounded(5)) {
            case 0:
            case 1:
                asked.shop.visit({print(), print(), random.bounded(2) ? Channel::Chat : Channel::Faq,
                    random.bounded(2) == 0, random.bounded(4) == 0});
                break;
            case 2:
                asked.shop.clock.advance(random.bounded(12) * kHour + random.bounded(3) - 1);
                break;
            case 3:
                asked.shop.configure([&](accounts::Company &company) {
                    company.requireHelpful = random.bounded(2) == 0;
                    company.attributionWindowHours = 1 + random.bounded(48);
                });
                break;
            case 4:
                if (random.bounded(10) == 0)
                    asked.shop.restart();
                break;
            default:
                asked.shop.visitOfStrangers(kFull);
            }
            const QString user = print();
            const QString faqUser = print();
            const bool has = asked.has(user, faqUser);
            QCOMPARE(has, asked.writerHas(user, faqUser));
            ++(has ? found : missing);
        }
        QVERIFY(found > 10);
        QVERIFY(missing > 10);
    }

    /// What the client was told of is found in every thread, whatever the others read meanwhile.
    void aCommittedTouchIsFoundInEveryThread()
    {
        Asked asked;
        constexpr int kVisits = 200;
        std::atomic<int> committed = 0;
        std::atomic<int> missed = 0;
        std::atomic<int> ghosts = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([&] {
                for (int last = 0; last < kVisits;) {
                    last = committed;
                    if (last > 0)
                        missed += !asked.has(fingerprint(last));
                    ghosts += asked.has(fingerprint(5000 + last));
                }
            });
        }
        for (int number = 1; number <= kVisits; ++number) {
            asked.shop.visit({fingerprint(number), {}});
            committed = number;
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(missed.load(), 0);
        QCOMPARE(ghosts.load(), 0);
    }
};

QTEST_GUILESS_MAIN(TestActiveTickets)
#include "tst_active_tickets.moc"
