// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/write_queue.h"
#include "tests/support/patience.h"
#include "tests/support/test_database.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFileInfo>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A disk that can be held up and that can fail.
class Disk
{
public:
    int sync(int descriptor)
    {
        std::unique_lock lock(m_mutex);
        ++m_begun;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return !m_isHeld; });
        if (m_failures > 0) {
            --m_failures;
            errno = EIO;
            return -1;
        }
        return ::fdatasync(descriptor);
    }
    void hold()
    {
        set([this] { m_isHeld = true; });
    }
    void release()
    {
        set([this] { m_isHeld = false; });
    }
    void failNext(int times)
    {
        set([=, this] { m_failures = times; });
    }
    int begun()
    {
        const std::scoped_lock lock(m_mutex);
        return m_begun;
    }
    void awaitBegun(int times)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [=, this] { return m_begun >= times; });
    }

private:
    template <typename Change>
    void set(Change change)
    {
        const std::scoped_lock lock(m_mutex);
        change();
        m_changed.notify_all();
    }
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isHeld = false;
    int m_begun = 0;
    int m_failures = 0;
};

} // namespace

/// SQLite's transactions on their way to the disk: who runs meanwhile, who hears when, and what a disk that
/// fails leaves.
class TestWriteOverlap : public QObject
{
    Q_OBJECT
    static constexpr int kMany = 60; // so many that the writer is woken for most of them

    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<Disk> m_disk;
    std::unique_ptr<WriteQueue> m_queue;
    std::mutex m_mutex;
    QList<std::pair<int, bool>> m_told; ///< numbers and whether they were written

    void open()
    {
        m_queue = std::make_unique<WriteQueue>(m_scratch->url(), WriteQueue::Prepare(),
            [disk = m_disk.get()](int descriptor) { return disk->sync(descriptor); });
    }
    static qint64 count(Connection &reader, const char *where = "1 = 1")
    {
        Rows rows = reader.runOnce("SELECT COUNT(*) FROM item WHERE " + QByteArray(where));
        rows.next();
        return rows.integer(0);
    }
    qint64 count(const char *where = "1 = 1") const
    {
        Connection reader(m_scratch->url(), Connection::Mode::Read);
        return count(reader, where);
    }
    void insert(int number, Order order)
    {
        m_queue->submit(
            [number](Connection &connection) -> Result<bool> {
                connection.run("INSERT INTO item (number) VALUES (?)", number);
                return true;
            },
            [this, number](const Result<bool> &written) {
                const std::scoped_lock lock(m_mutex);
                m_told.emplace_back(number, written.has_value());
            },
            order);
    }
    Result<bool> add(int number)
    {
        return m_queue->submitAndWait([number](Connection &connection) -> Result<bool> {
            connection.run("INSERT INTO item (number) VALUES (?)", number);
            return true;
        });
    }
    /// The numbers that were told of so far; all of one kind.
    QList<int> told(bool written)
    {
        const std::scoped_lock lock(m_mutex);
        QList<int> numbers;
        for (const auto &[number, isWritten] : std::as_const(m_told)) {
            if (isWritten == written)
                numbers << number;
        }
        return numbers;
    }
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
    /// Rows after the program has ended and another one has read the log.
    QStringList numbersAfterRestart()
    {
        m_queue.reset();
        const QStringList check = m_scratch->run("PRAGMA integrity_check");
        return check == QStringList{u"ok"_s} ? m_scratch->run("SELECT number FROM item ORDER BY number")
                                             : check;
    }

private slots:
    void initTestCase()
    {
        if (test::TestDatabase::isPostgres())
            QSKIP("a server's COMMIT is on its disk");
    }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>(test::TestDatabase::Content::Nothing);
        m_disk = std::make_unique<Disk>();
        m_told.clear();
        open();
        QVERIFY(m_queue->submitAndWait([](Connection &connection) -> Result<bool> {
            connection.runOnce("CREATE TABLE item (number BIGINT PRIMARY KEY)");
            return true;
        }));
    }
    void cleanup()
    {
        if (m_disk)
            m_disk->release();
        m_queue.reset();
        m_disk.reset();
        m_scratch.reset();
    }

    void theNextJobsRunWhileTheDiskIsBusyAndNobodyHearsBefore()
    {
        const int begun = m_disk->begun();
        m_disk->hold();
        insert(1, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        QCOMPARE(count(), 1); // committed, and yet told to nobody
        std::atomic<int> ran = 0;
        for (int i = 0; i < kMany; ++i) {
            m_queue->submit(
                [&ran, i](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO item (number) VALUES (?)", 100 + i);
                    ++ran;
                    return true;
                },
                [this, i](const Result<bool> &written) {
                    const std::scoped_lock lock(m_mutex);
                    m_told.emplace_back(100 + i, written.has_value());
                },
                Order::Overlapping);
        }
        QVERIFY(soon([&] { return ran >= kMany / 2; }));
        QCOMPARE(count(), 1); // one transaction is underway at most
        QVERIFY(told(true).isEmpty());
        QCOMPARE(m_disk->begun(), begun + 1);
        m_disk->release();
        QVERIFY(soon([&] { return told(true).size() == 1 + kMany; }));
        const QList<int> numbers = told(true);
        QVERIFY(std::is_sorted(numbers.begin(), numbers.end()));
        QCOMPARE(count(), 1 + kMany);
    }
    void whatComesWhileTheDiskIsBusyIsCommittedTogether()
    {
        m_disk->hold();
        const int begun = m_disk->begun();
        insert(1, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        const quint64 commits = m_queue->commits();
        for (int i = 2; i <= 5; ++i)
            insert(i, Order::Overlapping);
        m_disk->release();
        QVERIFY(soon([&] { return told(true).size() == 5; }));
        QVERIFY2(m_queue->commits() - commits <= 3, "the first, and those that came meanwhile");
        QCOMPARE(count(), 5);
    }
    void aStrictJobFindsWhatCompletionsHaveDone()
    {
        m_disk->hold();
        const int begun = m_disk->begun();
        QList<int> order; // of the queue's threads, one at a time
        const auto submit = [&](int number, Order kind) {
            m_queue->submit(
                [&order, number](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO item (number) VALUES (?)", number);
                    order << number;
                    return true;
                },
                [&order, number](const Result<bool> &) { order << -number; }, kind);
        };
        submit(1, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        submit(2, Order::Strict);
        submit(3, Order::Overlapping);
        submit(4, Order::Strict);
        m_disk->release();
        QVERIFY(add(5));
        QCOMPARE(order, (QList<int>{1, -1, 2, -2, 3, -3, 4, -4}));
    }
    void aFailingJobUndoesItselfAlone()
    {
        m_disk->hold();
        const int begun = m_disk->begun();
        insert(1, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        insert(2, Order::Overlapping);
        insert(1, Order::Overlapping);
        insert(3, Order::Overlapping);
        m_disk->release();
        QVERIFY(soon([&] { return told(true).size() + told(false).size() == 4; }));
        QCOMPARE(told(true), (QList<int>{1, 2, 3}));
        QCOMPARE(told(false), (QList<int>{1}));
        QVERIFY(m_queue->isAvailable());
    }

    void whatTheDiskRefusedIsLost_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::newRow("behind other transactions") << QByteArray();
        QTest::newRow("first in a log that begins anew") << QByteArray("PRAGMA wal_checkpoint(RESTART)");
        QTest::newRow("first in an empty log") << QByteArray("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    void whatTheDiskRefusedIsLost()
    {
        QFETCH(QByteArray, before);
        QVERIFY(add(1));
        if (!before.isEmpty())
            m_scratch->run(before);
        Connection reader(m_scratch->url(), Connection::Mode::Read);
        QCOMPARE(count(reader), 1);
        m_disk->hold();
        m_disk->failNext(1);
        const int begun = m_disk->begun();
        insert(2, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        QCOMPARE(count(reader), 2);
        QList<qint64> seen;
        std::atomic<int> ran = 0;
        for (int i = 0; i < kMany; ++i) {
            m_queue->submit(
                [&seen, &ran, i](Connection &connection) -> Result<bool> {
                    seen << count(connection, "number = 2");
                    ++ran;
                    connection.run("INSERT INTO item (number) VALUES (?)", 100 + i);
                    return true;
                },
                [this, i](const Result<bool> &written) {
                    const std::scoped_lock lock(m_mutex);
                    m_told.emplace_back(100 + i, written.has_value());
                },
                Order::Overlapping);
        }
        QVERIFY(soon([&] { return ran > 0; }));
        m_disk->release();
        QVERIFY(soon([&] { return told(false).size() + told(true).size() == 1 + kMany; }));
        QList<int> lost = told(false);
        QVERIFY(std::is_sorted(lost.begin(), lost.end()));
        QCOMPARE(lost.takeFirst(), 2);
        QVERIFY(lost.size() > 0); // at least those that had run: they had built on what is lost
        QCOMPARE(seen.mid(0, lost.size()), QList<qint64>(lost.size(), 1));
        QVERIFY(!seen.mid(lost.size()).contains(1));
        QVERIFY2(soon([&] { return add(3).has_value(); }), "back by itself");
        QVERIFY(m_queue->isAvailable());
        QVERIFY(!m_queue->isLost());
        QCOMPARE(count(reader, "number = 2"), 0);
        insert(4, Order::Overlapping);
        QVERIFY(add(5));
        QVERIFY(m_queue->figures().lost >= 2);
        QStringList kept{u"1"_s, u"3"_s, u"4"_s, u"5"_s}; // and those that came when the disk was back
        for (const int number : told(true)) {
            if (number >= 100)
                kept << QString::number(number);
        }
        QCOMPARE(numbersAfterRestart(), kept);
    }
    void aStrictJobThatTheDiskRefusedIsLost()
    {
        QVERIFY(add(1));
        m_disk->failNext(1);
        const Result<bool> refused = add(2);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QVERIFY(refused.error().retryAfterSeconds > 0);
        QVERIFY(soon([&] { return add(3).has_value(); }));
        QCOMPARE(count("number = 2"), 0);
        QCOMPARE(numbersAfterRestart(), (QStringList{u"1"_s, u"3"_s}));
    }
    void aDiskThatGoesOnFailingIsTriedAgain()
    {
        QVERIFY(add(1));
        m_disk->failNext(1000000);
        insert(2, Order::Overlapping);
        QVERIFY(soon([&] { return m_queue->isLost(); }));
        QVERIFY(!m_queue->isAvailable());
        const int begun = m_disk->begun();
        m_disk->awaitBegun(begun + 2); // without any job that asks
        QVERIFY(!add(3));
        m_disk->failNext(0);
        QVERIFY(soon([&] { return m_queue->isAvailable(); }));
        QVERIFY(add(4));
        QCOMPARE(told(false), (QList<int>{2}));
        QCOMPARE(numbersAfterRestart(), (QStringList{u"1"_s, u"4"_s}));
    }
    void whoReadsIsNotCutOff()
    {
        QVERIFY(add(1));
        m_disk->hold();
        m_disk->failNext(1);
        const int begun = m_disk->begun();
        insert(2, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        Connection reader(m_scratch->url(), Connection::Mode::Read);
        {
            Rows rows = reader.runOnce("SELECT number FROM item ORDER BY number");
            QVERIFY(rows.next());
            m_disk->release();
            QVERIFY(soon([&] { return m_queue->isLost(); }));
            QVERIFY(!add(3));
            QVERIFY(rows.next());
            QCOMPARE(rows.integer(0), 2); // its snapshot stays whole
        }
        QVERIFY(soon([&] { return add(4).has_value(); }));
        QCOMPARE(count(reader), 2);
    }
    void theEndWaitsForTheDisk()
    {
        const int begun = m_disk->begun();
        m_disk->hold();
        insert(1, Order::Overlapping);
        m_disk->awaitBegun(begun + 1);
        insert(2, Order::Overlapping);
        std::thread end([this] { m_queue->finish(); });
        m_disk->release();
        end.join();
        QCOMPARE(told(true), (QList<int>{1, 2}));
        QCOMPARE(numbersAfterRestart(), (QStringList{u"1"_s, u"2"_s}));
    }
    void theLogStaysShort()
    {
        QVERIFY(m_queue->submitAndWait([](Connection &connection) -> Result<bool> {
            connection.runOnce("CREATE TABLE page (number BIGINT PRIMARY KEY, text TEXT)");
            return true;
        }));
        const QString text(3000, u'x');
        std::atomic<int> written = 0;
        constexpr int kPages = 15000;
        for (int i = 0; i < kPages; ++i) {
            m_queue->submit(
                [i, &text](Connection &connection) -> Result<bool> {
                    connection.run("INSERT INTO page (number, text) VALUES (?, ?)", i, text);
                    return true;
                },
                [&written](const Result<bool> &done) { written += done.has_value(); }, Order::Overlapping);
        }
        QVERIFY(m_queue->submitAndWait([](Connection &) -> Result<bool> { return true; }));
        QCOMPARE(written, kPages);
        const qint64 bytes = QFileInfo(m_scratch->url().path + u"-wal"_s).size();
        QVERIFY2(bytes < 10000 * 4120, qPrintable(QString::number(bytes)));
        m_queue.reset();
        QCOMPARE(m_scratch->run("PRAGMA integrity_check"), QStringList{u"ok"_s});
        QCOMPARE(m_scratch->run("SELECT COUNT(*) FROM page"), QStringList{QString::number(kPages)});
    }
};

QTEST_GUILESS_MAIN(TestWriteOverlap)
#include "tst_write_overlap.moc"
