// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/database/write_queue.h"
#include "tests/support/patience.h"
#include "tests/support/test_database.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QScopeGuard>
#include <QtTest/QTest>
#include <latch>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

/// Group commit: which caller is notified of what, and when.
class TestWriteQueue : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<WriteQueue> m_queue;

    /// Rows that another connection sees.
    qint64 count(const char *where = "1 = 1")
    {
        Connection reader(m_scratch->url(), Connection::Mode::Read);
        Rows rows = reader.runOnce("SELECT COUNT(*) FROM item WHERE " + QByteArray(where));
        rows.next();
        return rows.integer(0);
    }
    Result<bool> add(int number)
    {
        return m_queue->submitAndWait([number](Connection &connection) -> Result<bool> {
            connection.run("INSERT INTO item (number) VALUES (?)", number);
            return true;
        });
    }
    /// Whether the condition comes true.
    template <typename Condition>
    static bool soon(Condition condition)
    {
        const QDeadlineTimer deadline(test::kPatienceMs);
        while (!condition()) {
            if (deadline.hasExpired())
                return false;
            std::this_thread::yield();
        }
        return true;
    }
    /// Keeps the writer busy until the promise is kept; returns once it is.
    std::shared_ptr<std::promise<void>> blockWriter()
    {
        auto release = std::make_shared<std::promise<void>>();
        auto busy = std::make_shared<std::promise<void>>();
        m_queue->submit(
            [release, busy](Connection &) -> Result<bool> {
                busy->set_value();
                release->get_future().wait();
                return true;
            },
            [](const Result<bool> &) {});
        busy->get_future().wait();
        return release;
    }

private slots:
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>(test::TestDatabase::Content::Nothing);
        m_queue = std::make_unique<WriteQueue>(m_scratch->url());
        QVERIFY(m_queue->submitAndWait([](Connection &connection) -> Result<bool> {
            connection.runOnce("CREATE TABLE item (number BIGINT PRIMARY KEY)");
            return true;
        }));
    }
    void cleanup()
    {
        m_queue.reset();
        m_scratch.reset();
    }

    void jobsOfManyThreadsShareTransactions()
    {
        const quint64 commits = m_queue->commits();
        const quint64 jobs = m_queue->jobs();
        std::latch start(16);
        std::vector<std::thread> producers;
        std::atomic<int> written = 0;
        for (int producer = 0; producer < 16; ++producer) {
            producers.emplace_back([&, producer] {
                start.arrive_and_wait();
                for (int i = 0; i < 100; ++i)
                    written += add(producer * 1000 + i).has_value();
            });
        }
        for (std::thread &producer : producers)
            producer.join();
        QCOMPARE(written, 1600);
        QCOMPARE(count(), 1600);
        QCOMPARE(m_queue->jobs() - jobs, 1600);
        QVERIFY2(m_queue->commits() - commits < 1600,
            qPrintable(u"%1 commits of 1600 jobs"_s.arg(m_queue->commits() - commits)));
    }
    void whatWaitsIsCommittedTogether()
    {
        const auto release = blockWriter();
        const quint64 commits = m_queue->commits();
        std::latch done(100);
        for (int i = 0; i < 100; ++i) {
            m_queue->submit(
                [i](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO item (number) VALUES (?)", i);
                    return true;
                },
                [&done](const Result<bool> &) { done.count_down(); });
        }
        QCOMPARE(m_queue->queued(), 100);
        release->set_value();
        done.wait();
        QCOMPARE(m_queue->commits() - commits, 2); // the one under way and one for the hundred
        QCOMPARE(count(), 100);
    }
    void jobsRunInTheOrderOfTheirArrival()
    {
        const auto release = blockWriter();
        QList<int> ran;
        QList<int> completed;
        for (int i = 0; i < 1200; ++i) { // more than one batch
            m_queue->submit(
                [&ran, i](Connection &) -> Result<int> {
                    ran << i;
                    return i;
                },
                [&completed](const Result<int> &number) { completed << number.value_or(-1); });
        }
        release->set_value();
        m_queue->submitAndWait([](Connection &) -> Result<bool> { return true; });
        QCOMPARE(ran.size(), 1200);
        QVERIFY(std::is_sorted(ran.begin(), ran.end()));
        QCOMPARE(completed, ran);
    }

    void aFailingJobUndoesItselfAlone_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("error") << 0;
        QTest::newRow("failed statement") << 1;
        QTest::newRow("exception") << 2;
        QTest::newRow("hidden failure") << 3;
    }
    void aFailingJobUndoesItselfAlone()
    {
        QFETCH(int, kind);
        const auto release = blockWriter();
        std::promise<Result<bool>> failed;
        std::latch others(2);
        std::atomic<int> good = 0;
        const auto insert = [&](int number) {
            m_queue->submit(
                [number](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO item (number) VALUES (?)", number);
                    return true;
                },
                [&](const Result<bool> &written) {
                    good += written.has_value();
                    others.count_down();
                });
        };
        insert(1);
        m_queue->submit(
            [kind](Connection &connection) -> Result<bool> {
                connection.run("INSERT INTO item (number) VALUES (?)", 2);
                if (kind == 0)
                    return fail(ErrorCode::AlreadyExists);
                if (kind == 1)
                    connection.run("INSERT INTO item (number) VALUES (?)", 1);
                if (kind == 3) {
                    try {
                        connection.run("INSERT INTO item (number) VALUES (?)", 1);
                    } catch (const SqlFailure &) {
                        return true; // a lie: on PostgreSQL nothing of the job can be kept
                    }
                }
                throw std::runtime_error("unforeseen");
            },
            [&](Result<bool> result) { failed.set_value(std::move(result)); });
        insert(3);
        release->set_value();
        others.wait();
        const Result<bool> result = failed.get_future().get();
        QVERIFY(!result);
        QCOMPARE(result.error().code, kind == 0 ? ErrorCode::AlreadyExists : ErrorCode::InternalError);
        QCOMPARE(good, 2);
        QCOMPARE(count("number IN (1, 3)"), 2);
        QCOMPARE(count("number = 2"), 0);
    }

    void noCallerIsNotifiedBeforeTheCommit()
    {
        std::promise<qint64> seen;
        m_queue->submit(
            [](Connection &connection) -> Result<bool> {
                connection.run("INSERT INTO item (number) VALUES (?)", 7);
                return true;
            },
            [&](const Result<bool> &) { seen.set_value(count("number = 7")); });
        QCOMPARE(seen.get_future().get(), 1);
    }
    void readersDoNotSeeWhatIsNotCommitted()
    {
        std::promise<void> inserted;
        std::promise<void> release;
        std::promise<void> done;
        m_queue->submit(
            [&](Connection &connection) -> Result<bool> {
                connection.run("INSERT INTO item (number) VALUES (?)", 7);
                inserted.set_value();
                release.get_future().wait();
                return true;
            },
            [&](const Result<bool> &) { done.set_value(); });
        inserted.get_future().wait();
        QCOMPARE(count(), 0);
        release.set_value();
        done.get_future().wait();
        QCOMPARE(count(), 1);
    }

    void aFullQueueRefuses()
    {
        const auto release = blockWriter();
        std::atomic<std::size_t> written = 0;
        std::latch completed(WriteQueue::kMaxQueued);
        for (std::size_t i = 0; i < WriteQueue::kMaxQueued; ++i) {
            m_queue->submit([](Connection &) -> Result<bool> { return true; },
                [&](const Result<bool> &result) {
                    written += result.has_value();
                    completed.count_down();
                });
        }
        const Result<bool> refused
            = m_queue->submitAndWait([](Connection &) -> Result<bool> { return true; });
        QVERIFY2(!refused, "the caller is notified at once, though the writer is busy");
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QVERIFY(refused.error().retryAfterSeconds > 0);
        release->set_value();
        completed.wait();
        QCOMPARE(written, WriteQueue::kMaxQueued);
        QVERIFY2(add(1), "there is room again");
    }
    void whatIsQueuedIsWrittenBeforeTheEnd()
    {
        const auto release = blockWriter();
        std::atomic<int> completed = 0;
        for (int i = 0; i < 50; ++i) {
            m_queue->submit(
                [i](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO item (number) VALUES (?)", i);
                    return true;
                },
                [&completed](const Result<bool> &written) { completed += written.has_value(); });
        }
        release->set_value();
        m_queue.reset();
        QCOMPARE(completed, 50);
        QCOMPARE(count(), 50);
    }
    void noCompletionRunsAfterTheEnd_data()
    {
        QTest::addColumn<bool>("isGone");
        QTest::newRow("a database that answers") << false;
        if (test::TestDatabase::isPostgres())
            QTest::newRow("a database that is gone") << true;
    }
    void noCompletionRunsAfterTheEnd()
    {
        QFETCH(bool, isGone);
        if (isGone) {
            m_scratch->setReachable(false);
            m_scratch->endSessions();
        }
        const auto reachable = qScopeGuard([&] {
            if (isGone)
                m_scratch->setReachable(true);
        });
        std::atomic<int> completed = 0;
        for (int i = 0; i < 50; ++i) {
            m_queue->submit([](Connection &) -> Result<bool> { return true; },
                [&completed](const Result<bool> &) { ++completed; });
        }
        m_queue->finish();
        QCOMPARE(completed, 50);
        const Result<bool> late = add(1);
        QVERIFY(!late);
        QCOMPARE(late.error().code, ErrorCode::Unavailable);
        QCOMPARE(completed, 50);
    }
    void theFiguresCountEachTransaction()
    {
        const WriteFigures before = m_queue->figures();
        const auto release = blockWriter();
        std::latch done(100);
        for (int i = 0; i < 100; ++i) {
            m_queue->submit([](Connection &) -> Result<bool> { return true; },
                [&done](const Result<bool> &) { done.count_down(); });
        }
        release->set_value();
        done.wait();
        const WriteFigures after = m_queue->figures();
        QCOMPARE(after.jobs - before.jobs, 101);
        QCOMPARE(after.batches[0] - before.batches[0], 1); // the one that blocked
        QCOMPARE(after.batches[7] - before.batches[7], 1); // 65 to 128
        quint64 timed = 0;
        for (const quint64 count : after.commitTimes)
            timed += count;
        QCOMPARE(timed, after.commits);
        QVERIFY(after.commitMicros > before.commitMicros);
        QCOMPARE(after.lost, 0);
    }

    void aFullDatabaseFailsTheWholeBatchAndNothingIsHalfDone()
    {
        if (test::TestDatabase::isPostgres())
            QSKIP("its disk is its own");
        const auto limitPages = [](Connection &connection, int pages) -> Result<bool> {
            connection.runOnce("PRAGMA max_page_count = " + QByteArray::number(pages));
            return true;
        };
        const auto fill = [](Connection &connection) -> Result<bool> {
            for (int i = 0; i < 5000; ++i)
                connection.run("INSERT INTO item (number) VALUES (?)", 1000 + i);
            return true;
        };
        QVERIFY(m_queue->submitAndWait([&](Connection &connection) { return limitPages(connection, 5); }));
        const auto release = blockWriter();
        std::vector<std::future<Result<bool>>> outcomes;
        const auto submit = [&](auto job) {
            auto promise = std::make_shared<std::promise<Result<bool>>>();
            outcomes.push_back(promise->get_future());
            m_queue->submit(job, [promise](Result<bool> result) { promise->set_value(std::move(result)); });
        };
        const auto insert = [](int number) {
            return [number](Connection &connection) -> Result<bool> {
                connection.run("INSERT INTO item (number) VALUES (?)", number);
                return true;
            };
        };
        submit(insert(1));
        submit(fill);
        submit(insert(2));
        release->set_value();
        for (auto &outcome : outcomes) {
            const Result<bool> written = outcome.get();
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::Unavailable);
            QVERIFY(written.error().retryAfterSeconds > 0);
        }
        QCOMPARE(count(), 0);
        QCOMPARE(m_queue->figures().lost, 1);
        QVERIFY2(soon([&] { return m_queue->isAvailable(); }), "what needs no page can be written");
        QVERIFY(m_queue->submitAndWait(
            [&](Connection &connection) { return limitPages(connection, 1'000'000); }));
        QVERIFY(m_queue->submitAndWait(fill));
        QCOMPARE(count(), 5000);
    }
    void aStatementThatTakesTooLongFailsItsJobAlone()
    {
        const auto release = blockWriter();
        std::latch done(3);
        std::atomic<int> good = 0;
        std::atomic<bool> isOver = false;
        Result<bool> slow = true;
        const auto insert = [&](int number) {
            m_queue->submit(
                [number](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO item (number) VALUES (?)", number);
                    return true;
                },
                [&](const Result<bool> &written) {
                    good += written.has_value();
                    done.count_down();
                });
        };
        insert(1);
        m_queue->submit(
            [&isOver](Connection &connection) -> Result<bool> {
                connection.run("INSERT INTO item (number) VALUES (2)");
                if (test::TestDatabase::isPostgres()) {
                    connection.run("SET LOCAL statement_timeout = '50ms'");
                    connection.run("SELECT pg_sleep(60)");
                    return true;
                }
                const std::jthread timer([&connection, &isOver] {
                    while (!isOver) // an interruption between two statements meets none of them
                        connection.interrupt();
                });
                const auto over = qScopeGuard([&isOver] { isOver = true; });
                connection.run("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                               "SELECT MAX(i) FROM n");
                return true;
            },
            [&](const Result<bool> &written) {
                slow = written;
                done.count_down();
            });
        insert(3);
        release->set_value();
        done.wait();
        QVERIFY(!slow);
        QCOMPARE(slow.error().code, ErrorCode::Unavailable);
        QCOMPARE(good, 2);
        QCOMPARE(count("number IN (1, 3)"), 2);
        QCOMPARE(count(), 2);
        QVERIFY(m_queue->isAvailable());
        QCOMPARE(m_queue->figures().lost, 0);
    }

    void aConnectionThatDiesFailsItsBatchAndComesBack()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file has no connection");
        const auto release = blockWriter();
        std::atomic<int> refused = 0;
        std::latch completed(10);
        for (int i = 0; i < 10; ++i) {
            m_queue->submit(
                [i](Connection &connection) -> Result<bool> {
                    if (i == 5)
                        connection.run("SELECT pg_terminate_backend(pg_backend_pid())");
                    connection.run("INSERT INTO item (number) VALUES (?)", i);
                    return true;
                },
                [&](const Result<bool> &written) {
                    refused += !written && written.error().code == ErrorCode::Unavailable
                        && written.error().retryAfterSeconds == 1;
                    completed.count_down();
                });
        }
        release->set_value();
        completed.wait();
        QCOMPARE(refused, 10);
        QVERIFY2(soon([&] { return add(1).has_value(); }), "the writer must find back by itself");
        QVERIFY(m_queue->isAvailable());
        QCOMPARE(count(), 1);
        QVERIFY2(add(2), "statements are prepared again");
        QCOMPARE(count(), 2);
    }
    void aRestartBetweenJobsIsNotSeen()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file has no connection");
        QVERIFY(add(1));
        QVERIFY(m_scratch->endSessions() >= 1);
        QVERIFY(add(2));
        QCOMPARE(count(), 2);
    }
    void whileTheServerIsGoneJobsAreRefusedAtOnce()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file has no connection");
        m_scratch->setReachable(false);
        m_scratch->endSessions();
        QVERIFY(!add(1));
        QVERIFY(!m_queue->isAvailable());
        QVERIFY(m_queue->isLost());
        for (int i = 0; i < 1000; ++i) {
            const Result<bool> refused = add(i);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::Unavailable);
            QCOMPARE(refused.error().retryAfterSeconds, 1);
        }
        m_scratch->setReachable(true);
        QVERIFY2(soon([&] { return m_queue->isAvailable(); }), "back without any job that asks");
        QVERIFY(add(1));
        QCOMPARE(count(), 1);
    }
    void anIdleWriterNoticesThatTheServerIsGone()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file has no connection");
        m_scratch->setReachable(false);
        m_scratch->endSessions();
        QVERIFY(soon([&] { return !m_queue->isAvailable(); }));
        m_scratch->setReachable(true);
        QVERIFY(soon([&] { return m_queue->isAvailable(); }));
    }
    void aSecondWriterIsRefused()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file belongs to one program: its folder is locked");
        QVERIFY_EXCEPTION_THROWN(WriteQueue second(m_scratch->url()), Failure);
        m_queue.reset();
        m_queue = std::make_unique<WriteQueue>(m_scratch->url());
        QVERIFY(add(1));
    }
    void aLostWriterDoesNotWriteBesideAnotherThatTookOver()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file belongs to one program: its folder is locked");
        const auto release = blockWriter();
        m_scratch->endSessions();
        Connection other(m_scratch->url(), Connection::Mode::Write);
        QVERIFY(other.lockDatabase(false));
        release->set_value();
        QVERIFY(soon([&] { return m_queue->isLost(); }));
        // Each of several attempts to recover is refused, and none of them leaves a session that writes.
        const QDeadlineTimer attempts(1500);
        while (!attempts.hasExpired()) {
            QVERIFY(!add(1));
            QVERIFY(m_queue->isLost() && !m_queue->isAvailable());
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        QVERIFY(other.isAlive());
        QCOMPARE(count(), 0);
        m_scratch->endSessions();
        QVERIFY2(soon([&] { return add(1).has_value(); }), "the other is gone");
    }
    void aSessionOnAReadOnlyNodeIsLeft()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file has no nodes");
        QVERIFY(m_queue->submitAndWait([](Connection &connection) -> Result<bool> {
            connection.run("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
            return true;
        }));
        // The first write fails, or the writer has noticed before; another session takes writes.
        QVERIFY(soon([&] { return add(1).has_value(); }));
        QVERIFY(m_queue->isAvailable());
        QCOMPARE(count(), 1);
    }
    void aFormerSessionThatKeepsTheLockIsEnded()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file belongs to one program: its folder is locked");
        m_queue.reset();
        Connection writer(m_scratch->url(), Connection::Mode::Write);
        Connection other(m_scratch->url(), Connection::Mode::Write); // takes the part of the former session
        Connection bystander(m_scratch->url(), Connection::Mode::Write);
        QVERIFY(other.lockDatabase(false));
        QString name;
        {
            Rows rows = writer.run("SELECT current_setting('application_name')");
            QVERIFY(rows.next());
            name = rows.text(0);
        }
        QVERIFY_EXCEPTION_THROWN(writer.run("SELECT pg_terminate_backend(pg_backend_pid())"), SqlFailure);
        QVERIFY(!writer.isAlive());
        QVERIFY_EXCEPTION_THROWN(writer.recover(), SqlFailure);
        QVERIFY2(!writer.isAlive(), "the lock is another instance's");
        other.run("SELECT 1");
        other.runOnce("SET application_name = '" + name.toLatin1() + "'");
        QVERIFY(soon([&writer] {
            try {
                writer.recover();
                return true;
            } catch (const SqlFailure &) {
                return false;
            }
        }));
        QVERIFY(writer.isAlive());
        QVERIFY_EXCEPTION_THROWN(other.run("SELECT 1"), SqlFailure);
        bystander.run("SELECT 1");
    }
    void aDatabaseThatCannotBeOpenedIsReported()
    {
        QVERIFY_EXCEPTION_THROWN(
            WriteQueue(DatabaseUrl(m_scratch->folder() + u"/no/such/folder/a.sqlite"_s)), SqlFailure);
    }
};

QTEST_GUILESS_MAIN(TestWriteQueue)
#include "tst_write_queue.moc"
