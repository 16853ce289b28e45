// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/watch_list.h"
#include "tests/support/patience.h"
#include <QtTest/QTest>
#include <atomic>
#include <future>
#include <stdexcept>

using namespace Qt::Literals::StringLiterals;
using answerdesk::http::WatchList;

namespace answerdesk::test {

/// Who waits for a change is answered once: with the change, or when the time is over.
class TestWatchList : public QObject
{
    Q_OBJECT

    static constexpr int kForEver = 3600;

    /// A request that waits for a number to be another.
    struct Waiting {
        std::atomic<int> value = 0;
        std::atomic<int> looks = 0;
        std::atomic<int> answers = 0;
        std::promise<void> promise;
        std::future<void> answered = promise.get_future();

        WatchList::Request request()
        {
            return {[this] {
                        ++looks;
                        return value != 0;
                    },
                [this] {
                    if (++answers == 1)
                        promise.set_value();
                }};
        }
        bool isAnswered()
        {
            return answered.wait_for(std::chrono::milliseconds(kPatienceMs)) == std::future_status::ready;
        }
    };
    /// Until the number of looks is above this one.
    static bool looksAgain(const Waiting &waiting, int above)
    {
        return QTest::qWaitFor([&] { return waiting.looks > above; }, kPatienceMs);
    }

private slots:
    void aChangeIsAnswered()
    {
        Waiting waiting;
        WatchList list;
        list.watch(u"shop"_s, kForEver, waiting.request());
        QVERIFY(looksAgain(waiting, 0));
        waiting.value = 1;
        list.announce(u"shop"_s);
        QVERIFY(waiting.isAnswered());
        list.announce(u"shop"_s);
        list.end();
        QCOMPARE(waiting.answers, 1);
    }
    void whatChangedBeforeItWaitsIsNotMissed()
    {
        Waiting waiting;
        waiting.value = 1;
        WatchList list;
        list.watch(u"shop"_s, kForEver, waiting.request());
        QVERIFY(waiting.isAnswered());
    }
    void anAnnouncementOfNothingIsNoAnswer()
    {
        Waiting waiting;
        WatchList list;
        list.watch(u"shop"_s, kForEver, waiting.request());
        for (int i = 0; i < 3; ++i) {
            const int looks = waiting.looks;
            list.announce(u"shop"_s);
            QVERIFY(looksAgain(waiting, looks));
        }
        QCOMPARE(waiting.answers, 0);
        waiting.value = 1;
        list.announce(u"shop"_s);
        QVERIFY(waiting.isAnswered());
    }
    void aChangeDuringALookIsSeen()
    {
        std::promise<void> inside, goOn;
        std::atomic<int> looks = 0, value = 0;
        std::promise<void> answered;
        WatchList list;
        list.watch(u"shop"_s, kForEver,
            {[&, wait = goOn.get_future().share()] {
                 const int seen = value;
                 if (++looks == 1) {
                     inside.set_value();
                     wait.wait();
                 }
                 return seen != 0;
             },
                [&] { answered.set_value(); }});
        inside.get_future().wait();
        value = 1;
        list.announce(u"shop"_s);
        goOn.set_value();
        QVERIFY(answered.get_future().wait_for(std::chrono::milliseconds(kPatienceMs))
            == std::future_status::ready);
        QCOMPARE(looks, 2);
    }
    void othersAreNotAsked()
    {
        Waiting shop, other;
        WatchList list;
        list.watch(u"other"_s, kForEver, other.request());
        QVERIFY(looksAgain(other, 0));
        list.watch(u"shop"_s, kForEver, shop.request());
        shop.value = other.value = 1;
        list.announce(u"shop"_s);
        QVERIFY(shop.isAnswered());
        QCOMPARE(other.looks, 1);
        QCOMPARE(other.answers, 0);
    }
    void theTimeIsOver()
    {
        Waiting waiting;
        WatchList list;
        list.watch(u"shop"_s, 1, waiting.request());
        QVERIFY(waiting.isAnswered());
    }
    void aLookThatFailsIsAnswered()
    {
        std::promise<void> answered;
        WatchList list;
        list.watch(u"shop"_s, kForEver,
            {[]() -> bool { throw std::runtime_error("no database"); }, [&] { answered.set_value(); }});
        QVERIFY(answered.get_future().wait_for(std::chrono::milliseconds(kPatienceMs))
            == std::future_status::ready);
    }
    void atTheEndAllAreAnswered()
    {
        Waiting first, late;
        WatchList list;
        list.watch(u"shop"_s, kForEver, first.request());
        list.end();
        QVERIFY(first.isAnswered());
        list.watch(u"shop"_s, kForEver, late.request());
        QCOMPARE(late.answers, 1);
    }
    void aboveTheBoundNobodyWaits()
    {
        std::vector<Waiting> crowd(WatchList::kMaxWatchers);
        Waiting late;
        WatchList list;
        for (std::size_t i = 0; i < crowd.size(); ++i)
            list.watch(QString::number(i), kForEver, crowd[i].request());
        list.watch(u"late"_s, kForEver, late.request());
        QCOMPARE(late.answers, 1);
        list.end();
        for (Waiting &waiting : crowd)
            QVERIFY(waiting.isAnswered());
    }
};

} // namespace answerdesk::test

QTEST_GUILESS_MAIN(answerdesk::test::TestWatchList)
#include "tst_watch_list.moc"
