// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database/database.h"
#include "server/storage/rows/sequence.h"
#include "tests/support/test_database.h"
#include <QtCore/QThread>
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

/// Statements, values and the connections of reading threads.
class TestConnection : public QObject
{
    Q_OBJECT
    std::unique_ptr<test::TestDatabase> m_scratch;
    std::unique_ptr<Connection> m_connection;

private slots:
    void initTestCase() { initServerResources(); }
    void init()
    {
        m_scratch = std::make_unique<test::TestDatabase>(test::TestDatabase::Content::Nothing);
        m_connection = std::make_unique<Connection>(m_scratch->url(), Connection::Mode::Write);
        m_connection->runOnce(test::TestDatabase::adapted(
            "CREATE TABLE item (id BIGINT PRIMARY KEY, i BIGINT, t TEXT, b BLOB, r REAL)"));
    }
    void cleanup()
    {
        m_connection.reset();
        m_scratch.reset();
    }

    void valuesComeBackAsTheyWent_data()
    {
        QTest::addColumn<bool>("isKept");
        QTest::newRow("literal statement") << true;
        QTest::newRow("statement made at run time") << false;
    }
    void valuesComeBackAsTheyWent()
    {
        QFETCH(bool, isKept);
        const auto insert = [&](int id, qint64 i, const QString &t, const QByteArray &b, double r) {
            if (isKept)
                m_connection->run("INSERT INTO item VALUES (?, ?, ?, ?, ?)", id, i, t, b, r);
            else
                m_connection->runOnce("INSERT INTO item VALUES (?, ?, ?, ?, ?)", {id, i, t, b, r});
        };
        struct Values {
            qint64 i;
            QString t;
            QByteArray b;
            double r;
        };
        const QList<Values> all{
            {std::numeric_limits<qint64>::max(), u"Zelt “Ålesund” 🏕 '\"; -- ? $1 \\'"_s,
                QByteArray("\0\xff\x01'\\", 5), 0.25},
            {std::numeric_limits<qint64>::min(), u""_s, "", -1e300},
            {-1, QString(1000, u'ß') + QString(1000, u'\''), QByteArray(100'000, '\0'), 0.1 + 0.2},
            {0, u"NULL"_s, "x", 5e-324}, {1, u"two\nlines\tand \\n"_s, "y", 1.0}};
        int id = 0;
        for (const Values &values : all)
            insert(++id, values.i, values.t, values.b, values.r);
        Rows rows = m_connection->run("SELECT i, t, b, r FROM item ORDER BY id");
        for (const Values &values : all) {
            QVERIFY(rows.next());
            QCOMPARE(rows.integer(0), values.i);
            QCOMPARE(rows.text(1), values.t);
            QCOMPARE(rows.bytes(2), values.b);
            QVERIFY(rows.real(3) == values.r); // to the last bit
            QVERIFY(!rows.isNull(1) && !rows.isNull(2));
        }
        QVERIFY(!rows.next());
        QVERIFY2(!rows.next(), "past the end");
    }
    void nothingIsNotTheEmptyText()
    {
        m_connection->run("INSERT INTO item VALUES (?, ?, ?, ?, ?)", 1, std::optional<qint64>(),
            std::optional<QString>(), std::optional<QByteArray>(), std::optional<double>());
        m_connection->run("INSERT INTO item VALUES (?, ?, ?, NULL, NULL)", 2, true, QString());
        m_connection->runOnce("INSERT INTO item VALUES (?, ?, ?, NULL, NULL)", {3, QVariant(), QString()});
        Rows rows = m_connection->run("SELECT i, t, b, r FROM item ORDER BY id");
        QVERIFY(rows.next());
        for (int column = 0; column < 4; ++column)
            QVERIFY(rows.isNull(column));
        QCOMPARE(rows.optionalInteger(0), std::nullopt);
        QCOMPARE(rows.optionalText(1), std::nullopt);
        QCOMPARE(rows.text(1), QString());
        QVERIFY(rows.next());
        QCOMPARE(rows.flag(0), true);
        QVERIFY2(!rows.isNull(1), "an empty text is not NULL");
        QCOMPARE(rows.optionalText(1), std::optional(u""_s));
        QVERIFY(rows.next());
        QVERIFY(rows.isNull(0));
        QVERIFY(!rows.isNull(1));
    }
    void noTextOfAClientBreaksAStatement()
    {
        const QString text = u"before"_s + QChar(0) + u"after"_s + QChar(0xd800) + u"'"_s;
        m_connection->run("INSERT INTO item (id, t) VALUES (?, ?)", 1, text);
        Rows rows = m_connection->run("SELECT t FROM item WHERE t = ?", text);
        QVERIFY2(rows.next(), "what is written is found again by the same text");
        QVERIFY(rows.text(0).startsWith(u"before"_s) && rows.text(0).contains(u"after"_s));
    }
    void textsAreComparedByteByByte()
    {
        const QStringList texts{u"Z"_s, u"a"_s, u"ab"_s, u"z"_s, u"Ä"_s, u"ß"_s, u"\ufffc"_s, u"🏕"_s};
        m_connection->runOnce(test::TestDatabase::isPostgres()
                ? "CREATE TABLE word (t TEXT COLLATE \"C\" PRIMARY KEY)"
                : "CREATE TABLE word (t TEXT PRIMARY KEY)");
        for (const QString &text : texts)
            m_connection->run("INSERT INTO word VALUES (?)", text);
        QStringList sorted;
        Rows rows = m_connection->run("SELECT t FROM word WHERE t > ? ORDER BY t", u"A"_s);
        while (rows.next())
            sorted << rows.text(0);
        QCOMPARE(sorted, texts);
    }
    void aSumOfIntegersIsExact()
    {
        for (int i = 1; i <= 3; ++i)
            m_connection->run("INSERT INTO item (id, i) VALUES (?, ?)", i, qint64(3'000'000'000'000'000'001));
        m_connection->run("DELETE FROM item WHERE id = ?", 3);
        Rows rows = m_connection->run("SELECT SUM(i), COUNT(*), COALESCE(SUM(r), 0) FROM item");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 6'000'000'000'000'000'002);
        QCOMPARE(rows.integer(1), 2);
        QCOMPARE(rows.integer(2), 0);
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
            QVERIFY(!failure.isTransient() && !failure.isTransactionLost());
            QCOMPARE(failure.toError().code, ErrorCode::InternalError);
            QVERIFY2(failure.toError().publicText.isEmpty(), "no SQL reaches a client");
            QVERIFY(failure.toError().detail.contains(u"INSERT INTO item"_s));
        }
        QVERIFY_EXCEPTION_THROWN(m_connection->run("SELECT nothing FROM nowhere"), SqlFailure);
        QVERIFY_EXCEPTION_THROWN(m_connection->run("SELECT nothing FROM nowhere WHERE a = ?", 1), SqlFailure);
        QVERIFY_EXCEPTION_THROWN(
            m_connection->runOnce("SELECT id FROM item WHERE id = ?", {1, 2}), SqlFailure);
        m_connection->run("INSERT INTO item (id) VALUES (?)", 2); // the statement works on
    }
    void aFailureNeverTellsAValue()
    {
        const QString secret = u"hunter2"_s;
        m_connection->runOnce("CREATE TABLE secret (t TEXT PRIMARY KEY)");
        m_connection->run("INSERT INTO secret VALUES (?)", secret);
        for (const bool isKept : {true, false}) {
            try {
                if (isKept)
                    m_connection->run("INSERT INTO secret VALUES (?)", secret);
                else
                    m_connection->runOnce("INSERT INTO secret VALUES (?)", {secret});
                QFAIL("the second row must be refused");
            } catch (const SqlFailure &failure) {
                QVERIFY2(!QByteArray(failure.what()).contains("hunter2"), failure.what());
            }
        }
    }
    void aFailedStatementLeavesTheTransactionOfAJobUsable()
    {
        m_connection->begin();
        m_connection->beginJob();
        m_connection->run("INSERT INTO item (id) VALUES (?)", 1);
        m_connection->endJob();
        m_connection->beginJob();
        m_connection->run("INSERT INTO item (id) VALUES (?)", 2);
        QVERIFY(!m_connection->hasFailed());
        QVERIFY_EXCEPTION_THROWN(m_connection->run("INSERT INTO item (id) VALUES (?)", 1), SqlFailure);
        QVERIFY(m_connection->hasFailed());
        m_connection->undoJob();
        m_connection->beginJob();
        QVERIFY(!m_connection->hasFailed());
        m_connection->run("INSERT INTO item (id) VALUES (?)", 3);
        m_connection->endJob();
        m_connection->commit();
        Rows rows = m_connection->run("SELECT SUM(id) FROM item");
        rows.next();
        QCOMPARE(rows.integer(0), 4);
    }
    void readersCannotWrite()
    {
        Connection reader(m_scratch->url(), Connection::Mode::Read);
        QVERIFY_EXCEPTION_THROWN(reader.run("INSERT INTO item (id) VALUES (?)", 1), SqlFailure);
    }
    void aReaderKeepsItsSnapshotWhileItReads()
    {
        for (int i = 1; i <= 3; ++i)
            m_connection->run("INSERT INTO item (id) VALUES (?)", i);
        Connection reader(m_scratch->url(), Connection::Mode::Read);
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
    void theFirstHostThatTakesWritesIsUsed()
    {
        if (!test::TestDatabase::isPostgres())
            QSKIP("a file has no host");
        DatabaseUrl url = m_scratch->url();
        url.addresses.prepend({u"127.0.0.1"_s, 1}); // no server listens there
        Connection connection(url, Connection::Mode::Write);
        QVERIFY(connection.isAlive());
        connection.runOnce(
            "ALTER DATABASE " + url.name.toLatin1() + " SET default_transaction_read_only = on");
        QVERIFY_EXCEPTION_THROWN(Connection(url, Connection::Mode::Write), SqlFailure);
        url.options.emplace_back(u"target_session_attrs"_s, u"any"_s);
        Connection any(url, Connection::Mode::Write);
        QVERIFY_EXCEPTION_THROWN(any.checkHealth(), SqlFailure);
        QVERIFY2(!any.isAlive(), "a writer on a read-only node is no writer");
    }
    void foreignKeysAreKept()
    {
        m_connection->runOnce("CREATE TABLE child (item_id BIGINT REFERENCES item (id))");
        QVERIFY_EXCEPTION_THROWN(m_connection->run("INSERT INTO child VALUES (?)", 99), SqlFailure);
    }

    void eachThreadHasItsOwnReader()
    {
        auto database = Database::open(m_scratch->folder(), 1, m_scratch->setting());
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
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
        auto database = Database::open(m_scratch->folder(), 1, m_scratch->setting());
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
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
        database->reset();
        database = Database::open(m_scratch->folder(), 2, m_scratch->setting());
        QVERIFY(database);
        QCOMPARE(next(false).value_or(-1), 3);
    }
    void aSequenceThatWasSetBackRecovers()
    {
        auto database = Database::open(m_scratch->folder(), 1, m_scratch->setting());
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
        const auto refuse = [&](const QString &company) {
            return (*database)->writer().submitAndWait([&](Connection &connection) -> Result<qint64> {
                const qint64 id = nextValue(connection, company, u"refusal"_s);
                connection.run(
                    "INSERT INTO refused_event (company_key, refusal_id, at_ms, event_type, code, message, "
                    "user_fingerprint, user_faq_fingerprint, subject) VALUES (?, ?, 1, '', '', '', '', '', "
                    "'')",
                    company, id);
                return id;
            });
        };
        for (int i = 1; i <= 5; ++i)
            QCOMPARE(refuse(u"a"_s).value_or(-1), i);
        QCOMPARE(refuse(u"b"_s).value_or(-1), 1);
        for (const char *loss : {"UPDATE sequence SET last_value = 2", "DELETE FROM sequence"}) {
            QVERIFY((*database)->writer().submitAndWait([loss](Connection &connection) -> Result<bool> {
                connection.runOnce(loss);
                return true;
            }));
            const qint64 expected = loss[0] == 'U' ? 6 : 7;
            const Result<qint64> refused = refuse(u"a"_s);
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::Unavailable);
            QVERIFY(refused.error().retryAfterSeconds > 0);
            QCOMPARE(refuse(u"a"_s).value_or(-1), expected);
        }
    }
    void aKeyThatIsTakenRaisesNoSequenceThatIsRight()
    {
        auto database = Database::open(m_scratch->folder(), 1, m_scratch->setting());
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
        const auto add = [&](const QString &path) {
            return (*database)->writer().submitAndWait([&](Connection &connection) -> Result<qint64> {
                const qint64 id = nextValue(connection, u"a"_s, u"n"_s);
                connection.run(
                    "INSERT INTO source_set (company_key, set_id, sources) VALUES ('a', ?, '')", path);
                return id;
            });
        };
        QVERIFY(add(u"x"_s));
        const Result<qint64> taken = add(u"x"_s);
        QVERIFY(!taken);
        QCOMPARE(taken.error().code, ErrorCode::InternalError);
        QCOMPARE(add(u"y"_s).value_or(-1), 2);
    }
    void theSequencesOfEachTableCanBeRaised()
    {
        auto database = Database::open(m_scratch->folder(), 1, m_scratch->setting());
        QVERIFY2(database, database ? "" : qPrintable(database.error().text()));
        for (const char *table :
            {"audit", "cart_event", "checkout", "document", "faq", "faq_page", "idempotency", "import_run",
                "interaction", "passage", "pregeneration", "refund", "refused_event", "source", "ticket"}) {
            const Result<bool> raised
                = (*database)->writer().submitAndWait([table](Connection &connection) -> Result<bool> {
                      return raiseSequences(connection,
                          SqlFailure(SqlFailure::Kind::Unique, "key",
                              "INSERT INTO " + QByteArray(table) + " (company_key) VALUES (?)"));
                  });
            QVERIFY2(raised, table);
            QVERIFY2(!*raised, "the table is empty");
        }
    }
};

QTEST_GUILESS_MAIN(TestConnection)
#include "tst_connection.moc"
