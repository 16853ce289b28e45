// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/reading_pool.h"
#include <QtTest/QTest>
#include <condition_variable>
#include <semaphore>

using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Jobs that run until they are released, and the order in which they began.
class Jobs
{
public:
    std::function<void(const std::stop_token &)> held(const QString &name)
    {
        return [this, name](const std::stop_token &stop) {
            began(name);
            const std::stop_callback onStop(stop, [this] { m_gate.release(); });
            m_gate.acquire();
        };
    }
    std::function<void(const std::stop_token &)> quick(const QString &name)
    {
        return [this, name](const std::stop_token &) { began(name); };
    }
    void release(int count) { m_gate.release(count); }
    /// Waits until so many have begun.
    bool waitFor(qsizetype count)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::minutes(1), [&] { return m_begun.size() >= count; });
    }
    QStringList begun()
    {
        const std::scoped_lock lock(m_mutex);
        return m_begun;
    }

private:
    void began(const QString &name)
    {
        const std::scoped_lock lock(m_mutex);
        m_begun << name;
        m_changed.notify_all();
    }

    std::counting_semaphore<> m_gate{0};
    std::mutex m_mutex;
    std::condition_variable m_changed;
    QStringList m_begun;
};

} // namespace

class TestReadingPool : public QObject
{
    Q_OBJECT
private slots:
    void aSlowCompanyDoesNotDelayAnother()
    {
        Jobs jobs;
        ReadingPool pool({2, 1, 16});
        for (int i = 0; i < 16; ++i)
            QVERIFY(pool.start(u"slow"_s, jobs.held(u"slow"_s)));
        QVERIFY(jobs.waitFor(1));
        // The other one's documents are read while all of the first one's are still there.
        for (int i = 0; i < 5; ++i)
            QVERIFY(pool.start(u"quick"_s, jobs.quick(u"quick"_s)));
        QVERIFY(jobs.waitFor(6));
        QCOMPARE(jobs.begun(), (QStringList{u"slow"_s} + QStringList(5, u"quick"_s)));
        jobs.release(16);
    }

    void aCompanyRunsItsShareAtOnce()
    {
        Jobs jobs;
        ReadingPool pool({8, 3, 16});
        for (int i = 0; i < 6; ++i)
            QVERIFY(pool.start(u"a"_s, jobs.held(u"a"_s)));
        QVERIFY(pool.start(u"b"_s, jobs.quick(u"b"_s)));
        QVERIFY(jobs.waitFor(4));
        QCOMPARE(jobs.begun().count(u"a"_s), 3);
        jobs.release(6);
        QVERIFY(jobs.waitFor(7));
    }

    void freeThreadsGoToCompaniesInTurn()
    {
        Jobs jobs;
        ReadingPool pool({1, 1, 16});
        QVERIFY(pool.start(u"first"_s, jobs.held(u"first"_s)));
        QVERIFY(jobs.waitFor(1));
        for (int i = 0; i < 3; ++i)
            QVERIFY(pool.start(u"a"_s, jobs.quick(u"a"_s)));
        for (int i = 0; i < 2; ++i)
            QVERIFY(pool.start(u"b"_s, jobs.quick(u"b"_s)));
        jobs.release(1);
        QVERIFY(jobs.waitFor(6));
        QCOMPARE(jobs.begun(), (QStringList{u"first"_s, u"a"_s, u"b"_s, u"a"_s, u"b"_s, u"a"_s}));
    }

    void theQueueOfACompanyIsBounded()
    {
        Jobs jobs;
        ReadingPool pool({2, 1, 3});
        for (int i = 0; i < 3; ++i)
            QVERIFY(pool.start(u"a"_s, jobs.held(u"a"_s)));
        QVERIFY(!pool.start(u"a"_s, jobs.held(u"a"_s)));
        QCOMPARE(pool.taken(), 3);
        QVERIFY(pool.start(u"b"_s, jobs.quick(u"b"_s)));
        jobs.release(3);
        pool.finish();
        QCOMPARE(pool.taken(), 0);
    }

    void aStopRequestReachesARunningJob()
    {
        Jobs jobs;
        ReadingPool pool({1, 1, 16});
        auto stop = pool.start(u"a"_s, jobs.held(u"a"_s));
        QVERIFY(stop && jobs.waitFor(1));
        stop->request_stop();
        QVERIFY(pool.start(u"a"_s, jobs.quick(u"next"_s)));
        QVERIFY(jobs.waitFor(2));
    }

    void theEndStopsAllButCallsAll()
    {
        Jobs jobs;
        std::atomic<int> stopped{0};
        ReadingPool pool({1, 1, 16});
        QVERIFY(pool.start(u"a"_s, jobs.held(u"a"_s)));
        QVERIFY(jobs.waitFor(1));
        const auto count = [&](const std::stop_token &stop) { stopped += stop.stop_requested(); };
        for (int i = 0; i < 4; ++i)
            QVERIFY(pool.start(u"b"_s, count));
        pool.finish();
        QCOMPARE(stopped.load(), 4);
        QVERIFY(pool.start(u"late"_s, count));
        pool.finish();
        QCOMPARE(stopped.load(), 5);
    }

    void theBoundsFollowTheCores()
    {
        for (const int cores : {1, 2, 4, 8, 64}) {
            const ReadingPool::Bounds bounds = ReadingPool::boundsFor(cores);
            QVERIFY(bounds.threads >= 4 && bounds.threads <= 16);
            QVERIFY(bounds.running >= 1 && 2 * bounds.running <= bounds.threads);
        }
        QCOMPARE(ReadingPool::boundsFor(8).running, 4);
    }
};

QTEST_GUILESS_MAIN(TestReadingPool)
#include "tst_reading_pool.moc"
