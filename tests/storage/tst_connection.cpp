// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database.h"
#include "server/storage/sequence.h"
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

/// Statements, values and the connections of reading threads.
class TestConnection : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    std::unique_ptr<Connection> m_connection;

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_connection
            = std::make_unique<Connection>(m_folder.filePath(u"test.sqlite"_s), Connection::Mode::Write);
        m_connection->runOnce("DROP TABLE IF EXISTS item");
        m_connection->runOnce("CREATE TABLE item (id INTEGER PRIMARY KEY, i BIGINT, t TEXT, b BLOB, r REAL)");
    }
    void cleanup() { m_connection.reset(); }

    void valuesComeBackAsTheyWent()
    {
        const qint64 large = std::numeric_limits<qint64>::max();
        const QString text = u"Zelt “Ålesund” 🏕 '\"; --"_s;
        const QByteArray bytes("\0\xff\x01", 3);
        m_connection->run("INSERT INTO item VALUES (1, ?, ?, ?, ?)", large, text, bytes, 0.25);
        m_connection->run("INSERT INTO item VALUES (2, ?, ?, ?, ?)", -large, QString(),
            std::optional<qint64>(), std::optional<QString>());
        m_connection->run(
            "INSERT INTO item VALUES (3, ?, ?, NULL, NULL)", true, std::optional<QString>(u"a"_s));
        Rows rows = m_connection->run("SELECT i, t, b, r FROM item ORDER BY id");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), large);
        QCOMPARE(rows.text(1), text);
        QCOMPARE(rows.bytes(2), bytes);
        QCOMPARE(rows.real(3), 0.25);
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), -large);
        QVERIFY2(!rows.isNull(1), "an empty text is not NULL");
        QCOMPARE(rows.text(1), QString());
        QCOMPARE(rows.optionalInteger(2), std::nullopt);
        QCOMPARE(rows.optionalText(3), std::nullopt);
        QVERIFY(rows.next());
        QCOMPARE(rows.flag(0), true);
        QCOMPARE(rows.optionalText(1), std::optional(u"a"_s));
        QVERIFY(!rows.next());
    }
    void oneStatementMayRunWithinItself()
    {
        for (int i = 1; i <= 3; ++i)
            m_connection->run("INSERT INTO item (id) VALUES (?)", i);
        const auto walk = [this](auto self, int depth) -> int {
            int seen = 0;
            Rows rows = m_connection->run("SELECT id FROM item ORDER BY id");
            while (rows.next())
                seen += depth > 1 ? self(self, depth - 1) : 1;
            return seen;
        };
        QCOMPARE(walk(walk, 3), 27);
        QCOMPARE(walk(walk, 1), 3);
    }
    void aFailedStatementTellsItsKind()
    {
        m_connection->run("INSERT INTO item (id) VALUES (?)", 1);
        try {
            m_connection->run("INSERT INTO item (id) VALUES (?)", 1);
            QFAIL("the second row must be refused");
        } catch (const SqlFailure &failure) {
            QVERIFY(failure.isUniqueViolation());
            QVERIFY(!failure.isTransient());
            QCOMPARE(failure.toError().code, ErrorCode::InternalError);
            QVERIFY2(failure.toError().publicText.isEmpty(), "no SQL reaches a client");
            QVERIFY(failure.toError().detail.contains(u"INSERT INTO item"_s));
        }
        QVERIFY_EXCEPTION_THROWN(m_connection->run("SELECT nothing FROM nowhere"), SqlFailure);
        m_connection->run("INSERT INTO item (id) VALUES (?)", 2); // the statement works on
    }
    void readersCannotWrite()
    {
        Connection reader(m_folder.filePath(u"test.sqlite"_s), Connection::Mode::Read);
        QVERIFY_EXCEPTION_THROWN(reader.run("INSERT INTO item (id) VALUES (?)", 1), SqlFailure);
    }
    void aReaderKeepsItsSnapshotWhileItReads()
    {
        for (int i = 1; i <= 3; ++i)
            m_connection->run("INSERT INTO item (id) VALUES (?)", i);
        Connection reader(m_folder.filePath(u"test.sqlite"_s), Connection::Mode::Read);
        int seen = 0;
        {
            Rows rows = reader.run("SELECT id FROM item");
            while (rows.next()) {
                ++seen;
                m_connection->run("INSERT INTO item (id) VALUES (?)", 100 + seen);
            }
        }
        QCOMPARE(seen, 3);
        Rows rows = reader.run("SELECT COUNT(*) FROM item");
        rows.next();
        QCOMPARE(rows.integer(0), 6);
    }
    void foreignKeysAreKept()
    {
        m_connection->runOnce("DROP TABLE IF EXISTS child");
        m_connection->runOnce("CREATE TABLE child (item_id BIGINT REFERENCES item (id))");
        QVERIFY_EXCEPTION_THROWN(m_connection->run("INSERT INTO child VALUES (?)", 99), SqlFailure);
    }

    void eachThreadHasItsOwnReader()
    {
        QTemporaryDir folder;
        auto database = Database::open(folder.path(), 1);
        QVERIFY(database);
        Connection *own = &(*database)->reader();
        QCOMPARE(&(*database)->reader(), own);
        std::atomic<int> good = 0;
        std::mutex mutex;
        QSet<Connection *> connections{own};
        std::vector<std::unique_ptr<QThread>> threads;
        std::atomic<bool> stop = false;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back(QThread::create([&] {
                Connection &reader = (*database)->reader();
                {
                    const std::scoped_lock lock(mutex);
                    connections.insert(&reader);
                }
                qint64 last = 0;
                bool rises = true;
                while (!stop) {
                    Rows rows = reader.run(
                        "SELECT COALESCE(MAX(last_value), 0) FROM sequence WHERE company_key = ?", u"a"_s);
                    rows.next();
                    rises = rises && rows.integer(0) >= last;
                    last = rows.integer(0);
                }
                good += rises;
            }));
            threads.back()->start();
        }
        for (int i = 1; i <= 200; ++i) {
            const Result<qint64> value
                = (*database)->writer().submitAndWait([](Connection &connection) -> Result<qint64> {
                      return nextValue(connection, u"a"_s, u"n"_s);
                  });
            QCOMPARE(value.value_or(-1), i);
        }
        stop = true;
        for (const auto &thread : threads)
            thread->wait();
        QCOMPARE(good, 4);
        QCOMPARE(connections.size(), 5);
    }
    void aNumberOfASequenceThatWasUndoneIsGivenAgain()
    {
        QTemporaryDir folder;
        auto database = Database::open(folder.path(), 1);
        QVERIFY(database);
        const auto next = [&](bool isUndone) {
            return (*database)->writer().submitAndWait([isUndone](Connection &connection) -> Result<qint64> {
                const qint64 value = nextValue(connection, u"a"_s, u"n"_s);
                if (isUndone)
                    return fail(ErrorCode::NotFound);
                return value;
            });
        };
        QCOMPARE(next(false).value_or(-1), 1);
        QVERIFY(!next(true));
        QCOMPARE(next(false).value_or(-1), 2);
    }
};

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
