// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database/database.h"
#include "tests/storage/failing_vfs.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_database.h"
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;
using test::FailingVfs;

/// What SQLite's writer does when the disk fails, is full, or has damaged the file.
class TestStorageFailures : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<FailingVfs> m_disk;
    std::unique_ptr<WriteQueue> m_queue;
    std::atomic<int> m_failures = 0; ///< that the queue has reported

    QString file() const { return m_scratch->url().path; }
    QString log() const { return file() + u"-wal"_s; }
    void open()
    {
        m_queue = std::make_unique<WriteQueue>(m_scratch->url());
        m_queue->whenFailed([this] { ++m_failures; });
    }
    Result<bool> add(int number, int bytes = 0)
    {
        return m_queue->submitAndWait([number, bytes](Connection &connection) -> Result<bool> {
            connection.run("INSERT INTO item (number, filling) VALUES (?, zeroblob(?))", number, bytes);
            return true;
        });
    }
    /// Writes more pages than make a checkpoint due.
    Result<bool> addMany(int first)
    {
        return m_queue->submitAndWait([first](Connection &connection) -> Result<bool> {
            for (int i = 0; i < 100; ++i)
                connection.run("INSERT INTO item (number, filling) VALUES (?, zeroblob(200000))", first + i);
            return true;
        });
    }
    static QStringList numbersIn(const QString &file)
    {
        Connection connection(file, Connection::Mode::Write);
        Rows check = connection.runOnce("PRAGMA integrity_check");
        if (!check.next() || check.text(0) != u"ok"_s)
            return {check.text(0)};
        Rows rows = connection.runOnce("SELECT number FROM item ORDER BY number");
        QStringList numbers;
        while (rows.next())
            numbers << rows.text(0);
        return numbers;
    }
    /// What another process would find if this one died now.
    QStringList numbersAfterKill() const
    {
        const QString copy = m_scratch->folder() + u"/copy.sqlite"_s;
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
            QFile::remove(copy + end);
        if (!QFile::copy(file(), copy) || (QFile::exists(log()) && !QFile::copy(log(), copy + u"-wal"_s)))
            return {u"not copied"_s};
        return numbersIn(copy);
    }

private slots:
    void initTestCase()
    {
        if (test::TestDatabase::isPostgres())
            QSKIP("a server has a disk of its own");
        initServerResources();
    }
    void init()
    {
        m_failures = 0;
        m_disk = std::make_unique<FailingVfs>();
        m_scratch = std::make_unique<test::TestDatabase>(test::TestDatabase::Content::Nothing);
        open();
        QVERIFY(m_queue->submitAndWait([](Connection &connection) -> Result<bool> {
            connection.runOnce("CREATE TABLE item (number INTEGER PRIMARY KEY, filling BLOB)");
            return true;
        }));
    }
    void cleanup()
    {
        if (m_disk)
            m_disk->heal();
        m_queue.reset();
        m_scratch.reset();
        m_disk.reset();
    }

    void eachCommitIsSynced()
    {
        const int before = m_disk->calls(FailingVfs::Log, FailingVfs::Sync);
        QVERIFY(add(1));
        QVERIFY(add(2));
        QVERIFY(m_disk->calls(FailingVfs::Log, FailingVfs::Sync) >= before + 2);
    }

    void aCommitThatTheDiskRefusesHasAnUnknownOutcome_data()
    {
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("error");
        QTest::newRow("sync") << int(FailingVfs::Sync) << SQLITE_IOERR_FSYNC << EIO;
        QTest::newRow("write") << int(FailingVfs::Write) << SQLITE_IOERR_WRITE << EIO;
        QTest::newRow("full disk") << int(FailingVfs::Write) << SQLITE_FULL << ENOSPC;
        QTest::newRow("full disk when it syncs") << int(FailingVfs::Sync) << SQLITE_IOERR_FSYNC << ENOSPC;
        QTest::newRow("quota") << int(FailingVfs::Write) << SQLITE_IOERR_WRITE << EDQUOT;
    }
    void aCommitThatTheDiskRefusesHasAnUnknownOutcome()
    {
        QFETCH(int, call);
        QFETCH(int, code);
        QFETCH(int, error);
        QVERIFY(add(1));
        m_disk->fail(FailingVfs::Log, FailingVfs::Call(call), code, error);
        const Result<bool> unknown = add(2);
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().code, ErrorCode::Unavailable);
        QVERIFY(unknown.error().publicText.contains(u"Idempotency-Key"_s));
        QVERIFY(unknown.error().retryAfterSeconds > 0);
        QVERIFY(m_queue->isLost());
        QVERIFY(!m_queue->isAvailable());
        const Result<bool> refused = add(3);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        QVERIFY2(!refused.error().publicText.contains(u"unknown"_s), "it did not run");

        m_disk->heal();
        QTRY_VERIFY(m_queue->isAvailable());
        QCOMPARE(numbersAfterKill(), QStringList({u"1"_s}));
        QVERIFY(add(4));
        QCOMPARE(numbersAfterKill(), QStringList({u"1"_s, u"4"_s}));
        m_queue.reset();
        QCOMPARE(numbersIn(file()), QStringList({u"1"_s, u"4"_s}));
        QCOMPARE(m_failures, 0);
    }
    void aLogThatCannotStartAgainLeavesNothing()
    {
        QVERIFY(addMany(1000));
        // The next job runs after the checkpoint. All is copied then, so a commit writes the log from its
        // start.
        QVERIFY(m_queue->submitAndWait([](Connection &) -> Result<bool> { return true; }));
        m_disk->fail(FailingVfs::Log, FailingVfs::Sync, SQLITE_IOERR_FSYNC);
        QVERIFY(!add(1));
        m_disk->heal();
        QTRY_VERIFY(m_queue->isAvailable());
        QCOMPARE(numbersAfterKill().size(), 100);
        QVERIFY(add(2));
        QCOMPARE(numbersAfterKill().first(), u"2"_s);
        QCOMPARE(numbersAfterKill().size(), 101);
    }
    void readersGoOnWhileTheDiskRefuses()
    {
        QVERIFY(add(1));
        Connection reader(m_scratch->url(), Connection::Mode::Read);
        m_disk->fail(FailingVfs::Log, FailingVfs::Sync, SQLITE_IOERR_FSYNC);
        QVERIFY(!add(2));
        Rows rows = reader.run("SELECT COUNT(*) FROM item");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 1);
    }

    void theLogIsCopiedAndStartsAgain()
    {
        for (int i = 0; i < 6; ++i)
            QVERIFY(addMany(i * 1000));
        QVERIFY2(QFileInfo(file()).size() > 80'000'000, "checkpoints have copied all but the last");
        QVERIFY2(QFileInfo(log()).size() < 60'000'000, "the log has started again");
    }
    void aLogThatAReaderKeepsStartsAgainAfterwards()
    {
        QVERIFY(add(1));
        {
            Connection reader(m_scratch->url(), Connection::Mode::Read);
            Rows rows = reader.run("SELECT number FROM item");
            QVERIFY(rows.next());
            for (int i = 1; i <= 6; ++i)
                QVERIFY(addMany(i * 1000));
            QVERIFY(QFileInfo(log()).size() > 110'000'000);
            QVERIFY(m_queue->isAvailable());
        }
        QVERIFY(addMany(7000));
        QVERIFY(add(2));
        QVERIFY2(QFileInfo(log()).size() < 67'200'000, "the log gives back what is above its limit");
    }
    void readersMakeNoCheckpoint()
    {
        QVERIFY(add(1, 100'000));
        m_queue.reset();
        Connection writer(m_scratch->url(), Connection::Mode::Write);
        writer.keepLogOnClose();
        writer.run("INSERT INTO item (number, filling) VALUES (2, zeroblob(100000))");
        const int before = m_disk->calls(FailingVfs::Database, FailingVfs::Write);
        {
            Connection reader(m_scratch->url(), Connection::Mode::Read);
            Rows rows = reader.run("SELECT COUNT(*) FROM item");
            QVERIFY(rows.next());
            QCOMPARE(rows.integer(0), 2);
        }
        QCOMPARE(m_disk->calls(FailingVfs::Database, FailingVfs::Write), before);
    }

    void aCheckpointThatFailsStopsTheQueue_data()
    {
        QTest::addColumn<int>("file");
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("error");
        QTest::newRow("sync of the database")
            << int(FailingVfs::Database) << int(FailingVfs::Sync) << SQLITE_IOERR_FSYNC << EIO;
        QTest::newRow("sync that finds no space")
            << int(FailingVfs::Database) << int(FailingVfs::Sync) << SQLITE_IOERR_FSYNC << ENOSPC;
        QTest::newRow("write of the database")
            << int(FailingVfs::Database) << int(FailingVfs::Write) << SQLITE_IOERR_WRITE << EIO;
    }
    void aCheckpointThatFailsStopsTheQueue()
    {
        QFETCH(int, file);
        QFETCH(int, call);
        QFETCH(int, code);
        QFETCH(int, error);
        m_disk->fail(FailingVfs::File(file), FailingVfs::Call(call), code, error);
        QVERIFY2(addMany(1000), "the transaction itself is in the log");
        QTRY_COMPARE(m_failures, 1);
        QVERIFY(m_queue->hasFailed());
        QVERIFY(!m_queue->isAvailable());
        const Result<bool> refused = add(1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unavailable);
        m_disk->heal();
        QVERIFY2(!add(1), "it does not come back by itself");
        int late = 0;
        m_queue->whenFailed([&late] { ++late; });
        QCOMPARE(late, 1);

        const int before = m_disk->calls(FailingVfs::Database, FailingVfs::Write);
        m_queue.reset();
        QCOMPARE(m_disk->calls(FailingVfs::Database, FailingVfs::Write), before);
        QVERIFY2(QFileInfo(log()).size() > 16'000'000, "the log is kept");
        open();
        QCOMPARE(QFileInfo(log()).size(), 0);
        QVERIFY(add(1));
        m_queue.reset();
        QCOMPARE(numbersIn(this->file()).size(), 101);
    }
    void aCheckpointWithoutSpaceIsTriedAgain_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("error");
        QTest::newRow("full disk") << SQLITE_FULL << ENOSPC;
        QTest::newRow("quota") << SQLITE_IOERR_WRITE << EDQUOT;
    }
    void aCheckpointWithoutSpaceIsTriedAgain()
    {
        QFETCH(int, code);
        QFETCH(int, error);
        m_disk->fail(FailingVfs::Database, FailingVfs::Write, code, error);
        const int before = m_disk->calls(FailingVfs::Database, FailingVfs::Write);
        QVERIFY(addMany(1000));
        QVERIFY(add(1));
        QVERIFY(m_disk->calls(FailingVfs::Database, FailingVfs::Write) > before);
        QVERIFY(!m_queue->hasFailed());
        QVERIFY(m_queue->isAvailable());
        m_disk->heal();
        QVERIFY(addMany(2000));
        QVERIFY(add(2));
        QVERIFY(QFileInfo(file()).size() > 30'000'000);
        QCOMPARE(m_failures, 0);
    }

    void aStartCopiesTheWholeLog()
    {
        QVERIFY(add(1));
        m_queue.reset();
        {
            Connection writer(m_scratch->url(), Connection::Mode::Write);
            writer.keepLogOnClose();
            writer.run("INSERT INTO item (number) VALUES (2)");
        }
        QVERIFY(QFileInfo(log()).size() > 0);
        m_disk->fail(FailingVfs::Database, FailingVfs::Sync, SQLITE_IOERR_FSYNC);
        QVERIFY_EXCEPTION_THROWN(WriteQueue(m_scratch->url()), SqlFailure);
        QVERIFY2(QFileInfo(log()).size() > 0, "a start that fails keeps the log");
        m_disk->heal();
        open();
        QCOMPARE(QFileInfo(log()).size(), 0);
        m_queue.reset();
        QCOMPARE(numbersIn(file()), QStringList({u"1"_s, u"2"_s}));
    }
    void anEndThatCannotCopyTheLogKeepsIt()
    {
        QVERIFY(add(1));
        m_disk->fail(FailingVfs::Database, FailingVfs::Sync, SQLITE_IOERR_FSYNC);
        m_queue->finish();
        QCOMPARE(m_failures, 1);
        m_disk->heal();
        m_queue.reset();
        QVERIFY(QFileInfo(log()).size() > 0);
        QCOMPARE(numbersIn(file()), QStringList({u"1"_s}));
    }

    void aDamagedFileStopsTheQueue_data()
    {
        QTest::addColumn<bool>("isReader");
        QTest::newRow("seen by the writer") << false;
        QTest::newRow("seen by a reader") << true;
    }
    void aDamagedFileStopsTheQueue()
    {
        QFETCH(bool, isReader);
        m_queue.reset();
        QTemporaryDir folder;
        qint64 page = 0;
        {
            auto database = Database::open(folder.path(), 1);
            QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
            Rows rows
                = (*database)->reader().runOnce("SELECT rootpage FROM sqlite_schema WHERE name = 'sequence'");
            QVERIFY(rows.next());
            page = rows.integer(0);
        }
        QFile damaged(folder.filePath(u"answerdesk.sqlite"_s));
        QVERIFY(damaged.open(QFile::ReadWrite) && damaged.seek((page - 1) * 4096));
        damaged.write(QByteArray(4096, '\xff'));
        damaged.close();

        auto database = Database::open(folder.path(), 1);
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
        WriteQueue &writer = (*database)->writer();
        writer.whenFailed([this] { ++m_failures; });
        if (isReader) {
            QVERIFY_EXCEPTION_THROWN((*database)->reader().run("SELECT * FROM sequence"), SqlFailure);
        } else {
            const Result<bool> failed = writer.submitAndWait([](Connection &connection) -> Result<bool> {
                return connection.run("SELECT * FROM sequence").next();
            });
            QVERIFY(!failed);
            QCOMPARE(failed.error().code, ErrorCode::Unavailable);
        }
        QCOMPARE(m_failures, 1);
        QVERIFY(!(*database)->isAvailable());
        QVERIFY(!writer.submitAndWait([](Connection &) -> Result<bool> { return true; }));
    }
};

QTEST_GUILESS_MAIN(TestStorageFailures)
#include "tst_storage_failures.moc"
