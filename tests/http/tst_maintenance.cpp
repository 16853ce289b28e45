// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/program_log.h"
#include "server/storage/database/backup.h"
#include "shared/core/log_area.h"
#include "tests/http/contract.h"
#include "tests/support/patience.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <thread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// What an operator does with the server itself: backups while it runs, the integrity check, its log, its
/// settings.
class TestMaintenance : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;

    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {})
    {
        return m_server->adminCall(method, "/admin/v1/" + path, body);
    }
    /// The backup once it is no longer made.
    json::Value finished(const QString &id)
    {
        json::Value backup;
        const QDeadlineTimer patience(kPatienceMs);
        do
            backup = call("GET", "backups/" + id.toLatin1()).json();
        while (backup.string(u"state") == u"running" && !patience.hasExpired());
        return backup;
    }
    json::Value checked()
    {
        json::Value check;
        const QDeadlineTimer patience(kPatienceMs);
        do
            check = call("GET", "integrity-check").json();
        while (check.string(u"state") == u"running" && !patience.hasExpired());
        return check;
    }
    QStringList filesOf(const QString &folder) const
    {
        return QDir(m_server->dataFolder() + folder).entryList(QDir::Files | QDir::Hidden);
    }
    QStringList textsOf(const Answer &answer) const
    {
        QStringList texts;
        for (const json::Value &line : entriesOf(answer.json(), u"items"))
            texts << line.string(u"text");
        return texts;
    }
    QStringList actionsOfAudit()
    {
        QStringList actions;
        for (const json::Value &entry : entriesOf(call("GET", "audit?action=backup.").json(), u"items"))
            actions << entry.string(u"action") + u' ' + entry.string(u"target");
        return actions;
    }
    static QStringList columnOf(const QString &file, const QByteArray &sql)
    {
        QStringList values;
        storage::Connection connection(file, storage::Connection::Mode::Read);
        storage::Rows rows = connection.runOnce(sql);
        while (rows.next())
            values << rows.text(0);
        return values;
    }

private slots:
    void init() { m_server = std::make_unique<TestServer>(); }
    void cleanup() { m_server.reset(); }

    void onlyOperatorsMay()
    {
        m_server->makeCompany(u"shop"_s);
        const QByteArray password = "a long enough password";
        QVERIFY(m_server->runtime().putAdmin(
            u"admin@shop.example"_s, Secret(password), accounts::Role::CompanyAdmin, {u"shop"_s}));
        HttpProbe probe(m_server->admin());
        const Answer session = probe.request("POST", "/admin/v1/sessions",
            "{\"email\":\"admin@shop.example\",\"password\":\"" + password + "\"}",
            {{"Content-Type", "application/json"}});
        const Headers headers{bearer(session.text(u"token").toLatin1())};
        for (const char *path : {"backups", "integrity-check", "log", "server-settings"})
            COMPARE_ERROR(probe.request("GET", QByteArray("/admin/v1/") + path, {}, headers), "FORBIDDEN");
        for (const char *path : {"backups", "integrity-check"})
            COMPARE_ERROR(probe.request("POST", QByteArray("/admin/v1/") + path, {}, headers), "FORBIDDEN");
        QVERIFY(filesOf(u"/backups"_s).isEmpty());
    }

    void aBackupUnderWritesHoldsEverythingThatWasAcknowledged()
    {
        if (TestDatabase::isPostgres())
            QSKIP("backups are those of the SQLite database");
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        const QByteArray key = m_server->makeKey(u"shop"_s);
        std::atomic<bool> isOver = false;
        std::atomic<int> acknowledged = 0;
        QStringList threads; // of the writers' answers, in their order
        std::mutex mutex;
        std::vector<std::thread> writers;
        for (int writer = 0; writer < 3; ++writer) {
            writers.emplace_back([&] {
                HttpProbe probe(m_server->base());
                while (!isOver) {
                    const Answer answer = probe.request("POST", "/api/v1/send_message",
                        "{\"query_text\":\"Hello!\"}", {bearer(key), {"Content-Type", "application/json"}});
                    if (answer.status != 200)
                        qFatal("%s", answer.body.constData());
                    const std::scoped_lock lock(mutex);
                    threads << answer.text(u"thread_id");
                    ++acknowledged;
                }
            });
        }
        QTRY_VERIFY(acknowledged > 50);
        QStringList before;
        {
            const std::scoped_lock lock(mutex);
            before = threads;
        }
        const Answer started = call("POST", "backups", "{}");
        const json::Value backup = finished(started.text(u"backup_id"));
        const int meanwhile = acknowledged;
        QTRY_VERIFY(acknowledged > meanwhile); // and the server goes on
        isOver = true;
        for (std::thread &writer : writers)
            writer.join();
        QCOMPARE(started.status, 202);
        QCOMPARE(backup.string(u"state"), u"done"_s);
        QCOMPARE(numberOf(backup, u"progress_percent"), 100);
        const QString file = backup.string(u"file");
        QVERIFY(file.startsWith(m_server->dataFolder() + u"/backups/"_s));
        QCOMPARE(numberOf(backup, u"size_bytes"), QFileInfo(file).size());
        QCOMPARE(QFileInfo(file).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(filesOf(u"/backups"_s), QStringList(QFileInfo(file).fileName()));

        QCOMPARE(columnOf(file, "PRAGMA integrity_check"), QStringList(u"ok"_s));
        const QStringList held = columnOf(file, "SELECT thread_id FROM thread");
        const QSet<QString> all(held.begin(), held.end());
        for (const QString &thread : std::as_const(before))
            QVERIFY2(all.contains(thread), qPrintable(thread));

        // The other way round: a server on the copy knows them too.
        m_server->stop();
        QString setAside;
        QVERIFY(storage::restore(file, m_server->dataFolder(), true, 0, &setAside));
        m_server->restart();
        const QByteArray path = "/admin/v1/companies/shop/threads/" + before.last().toLatin1();
        QCOMPARE(m_server->adminCall("GET", path).status, 200);
    }

    void backupsAreListedShownAndDeleted()
    {
        if (TestDatabase::isPostgres())
            QSKIP("backups are those of the SQLite database");
        QCOMPARE(entriesOf(call("GET", "backups").json(), u"items").size(), 0u);
        QStringList ids;
        for (int i = 0; i < 3; ++i) {
            m_server->clock().advance(1'000);
            const QString id = call("POST", "backups", "{}").text(u"backup_id");
            QCOMPARE(finished(id).string(u"state"), u"done"_s);
            ids.prepend(id);
        }
        QStringList listed;
        QByteArray next = "backups?limit=2";
        while (!next.isEmpty()) {
            const Answer page = call("GET", next);
            for (const json::Value &backup : entriesOf(page.json(), u"items"))
                listed << backup.string(u"backup_id");
            const QString cursor = page.text(u"next_cursor");
            next = cursor.isEmpty() ? QByteArray() : "backups?limit=2&cursor=" + cursor.toLatin1();
        }
        QCOMPARE(listed, ids); // newest first
        QCOMPARE(entriesOf(call("GET", "backups?state=failed").json(), u"items").size(), 0u);
        QCOMPARE(call("DELETE", "backups/" + ids[1].toLatin1()).status, 204);
        COMPARE_ERROR(call("GET", "backups/" + ids[1].toLatin1()), "NOT_FOUND");
        COMPARE_ERROR(call("DELETE", "backups/" + ids[1].toLatin1()), "NOT_FOUND");
        COMPARE_ERROR(call("GET", "backups/..%2Fanswerdesk.sqlite"), "NOT_FOUND");
        QCOMPARE(filesOf(u"/backups"_s).size(), 2);
        QCOMPARE(actionsOfAudit(),
            (QStringList{u"backup.deleted "_s + ids[1], u"backup.created "_s + ids[0],
                u"backup.created "_s + ids[1], u"backup.created "_s + ids[2]}));
        m_server->restart(); // they are files, and outlive the server
        QCOMPARE(call("GET", "backups/" + ids[0].toLatin1()).text(u"state"), u"done"_s);
    }

    void aBackupThatCannotBeWrittenSaysWhyAndLeavesNothing()
    {
        if (TestDatabase::isPostgres())
            QSKIP("backups are those of the SQLite database");
        QFile inTheWay(m_server->dataFolder() + u"/backups"_s);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        const QString id = call("POST", "backups", "{}").text(u"backup_id");
        const json::Value failed = finished(id);
        QCOMPARE(failed.string(u"state"), u"failed"_s);
        QVERIFY(failed.string(u"error").contains(u"/backups cannot be made"_s));
        QCOMPARE(entriesOf(call("GET", "backups?state=failed").json(), u"items").size(), 1u);
        QCOMPARE(call("DELETE", "backups/" + id.toLatin1()).status, 204);
        QCOMPARE(entriesOf(call("GET", "backups").json(), u"items").size(), 0u);
        QVERIFY(inTheWay.remove());
        QCOMPARE(finished(call("POST", "backups", "{}").text(u"backup_id")).string(u"state"), u"done"_s);
    }

    void whatAKilledServerLeftIsRemoved()
    {
        if (TestDatabase::isPostgres())
            QSKIP("backups are those of the SQLite database");
        m_server->stop();
        QVERIFY(QDir(m_server->dataFolder()).mkpath(u"backups"_s));
        QFile part(m_server->dataFolder() + u"/backups/answerdesk-20260101T000000Z-aaaaaa.sqlite.part"_s);
        QVERIFY(part.open(QIODevice::WriteOnly));
        part.close();
        m_server->restart();
        QVERIFY(filesOf(u"/backups"_s).isEmpty());
    }

    void aSoundDatabaseIsFoundSoundAndADamagedOneDamaged()
    {
        if (TestDatabase::isPostgres())
            QSKIP("the check is that of the SQLite database");
        QCOMPARE(call("GET", "integrity-check").text(u"state"), u"never"_s);
        m_server->makeCompany(u"shop"_s);
        QCOMPARE(call("POST", "integrity-check", "{}").status, 202);
        const json::Value sound = checked();
        QCOMPARE(sound.string(u"state"), u"sound"_s);
        QVERIFY(sound.find(u"finished_at"));
        QVERIFY(entriesOf(sound, u"findings").empty());
        // A row that refers to nothing, written behind the server's back.
        storage::Connection connection(
            m_server->dataFolder() + u"/answerdesk.sqlite"_s, storage::Connection::Mode::Write);
        connection.runOnce("CREATE TABLE parent (id INTEGER PRIMARY KEY)");
        connection.runOnce("CREATE TABLE child (parent INTEGER REFERENCES parent (id))");
        connection.runOnce("PRAGMA foreign_keys = OFF");
        connection.runOnce("INSERT INTO child (parent) VALUES (7)");
        QCOMPARE(call("POST", "integrity-check", "{}").status, 202);
        const json::Value damaged = checked();
        QCOMPARE(damaged.string(u"state"), u"damaged"_s);
        QVERIFY(damaged.find(u"findings")->asArray()->front().asString()->contains(u"child"_s));
    }

    void postgresNamesItsOwnTools()
    {
        if (!TestDatabase::isPostgres())
            QSKIP("about PostgreSQL");
        const Answer backup = call("POST", "backups", "{}");
        COMPARE_ERROR(backup, "NOT_IMPLEMENTED");
        QVERIFY(backup.body.contains("pg_dump"));
        const Answer check = call("POST", "integrity-check", "{}");
        COMPARE_ERROR(check, "NOT_IMPLEMENTED");
        QVERIFY(check.body.contains("pg_amcheck"));
        QCOMPARE(entriesOf(call("GET", "backups").json(), u"items").size(), 0u);
        QCOMPARE(call("GET", "integrity-check").text(u"state"), u"never"_s);
    }

    void theLogIsFilteredAndFollowed()
    {
        const app::LogCapture capture;
        QTest::ignoreMessage(QtInfoMsg, "the first line");
        QTest::ignoreMessage(QtWarningMsg, "the second line");
        QTest::ignoreMessage(QtWarningMsg, "a line of another program");
        QTest::ignoreMessage(QtCriticalMsg, "the third line");
        qCInfo(area::faqs, "the first line");
        qCWarning(area::storage, "the second line");
        qWarning("a line of another program");
        qCCritical(area::http, "the third line");
        QCOMPARE(textsOf(call("GET", "log?limit=3")),
            (QStringList{u"the third line"_s, u"the second line"_s, u"the first line"_s}));
        QCOMPARE(textsOf(call("GET", "log?level=warning&limit=2")),
            (QStringList{u"the third line"_s, u"the second line"_s}));
        QCOMPARE(textsOf(call("GET", "log?level=error&limit=1")), QStringList(u"the third line"_s));
        QCOMPARE(textsOf(call("GET", "log?q=SECOND")), QStringList(u"the second line"_s));
        QCOMPARE(textsOf(call("GET", "log?q=faqs&limit=1")), QStringList(u"the first line"_s)); // the area
        const Answer newest = call("GET", "log?limit=1");
        const json::Value line = entriesOf(newest.json(), u"items").front();
        QCOMPARE(line.string(u"level"), u"error"_s);
        QCOMPARE(line.string(u"area"), u"http"_s);
        COMPARE_ERROR(call("GET", "log?level=loud"), "INVALID_FIELDS");

        const QByteArray revision = newest.text(u"revision").toLatin1();
        QCOMPARE(textsOf(call("GET", "log?after=" + revision)), QStringList());
        QTest::ignoreMessage(QtInfoMsg, "while somebody waits");
        std::thread speaker([] { qCInfo(area::storage, "while somebody waits"); });
        const Answer followed = call("GET", "log?wait=25&q=somebody&after=" + revision);
        speaker.join();
        QCOMPARE(textsOf(followed), QStringList(u"while somebody waits"_s));
    }

    void theLogKeepsItsLastLinesAndNoKeys()
    {
        app::LogRing ring;
        const auto every = [](const app::LogEntry &) { return true; };
        int told = 0;
        const int watch = ring.watch([&told] { ++told; });
        for (std::size_t i = 0; i < app::LogRing::kKept + 10; ++i)
            ring.add(app::LogLevel::Info, "http", u"line %1"_s.arg(i));
        QCOMPARE(told, int(app::LogRing::kKept) + 10);
        ring.unwatch(watch);
        const auto all = ring.read(0, std::numeric_limits<qint64>::max(), 10'000, every);
        QCOMPARE(all.size(), app::LogRing::kKept);
        QCOMPARE(all.back().text, u"line 10"_s);
        QCOMPARE(all.front().number - all.back().number, qint64(app::LogRing::kKept) - 1);
        ring.add(app::LogLevel::Error, "default", u"the key ad_live_abc_def was refused"_s);
        ring.add(app::LogLevel::Error, nullptr, QString(10'000, u'x'));
        const auto last = ring.read(0, std::numeric_limits<qint64>::max(), 2, every);
        QVERIFY(!last[1].text.contains(u"ad_live"_s));
        QCOMPARE(last[1].area, u"server"_s);
        QCOMPARE(last[0].text.size(), app::LogRing::kMaxText);
        QCOMPARE(told, int(app::LogRing::kKept) + 10);
    }

    void settingsTellWhereTheyStandAndNoSecret()
    {
        m_server
            = std::make_unique<TestServer>(TestServerOptions{.settings = {{u"max_connections"_s, u"321"_s}}});
        const Answer answer = call("GET", "server-settings");
        QCOMPARE(answer.status, 200);
        QMap<QString, json::Value> all;
        for (const json::Value &setting : entriesOf(answer.json(), u"settings"))
            all.insert(setting.string(u"name"), setting);
        QCOMPARE(all.size(), qsizetype(app::settings().size()));
        QCOMPARE(all[u"max_connections"_s].string(u"value"), u"321"_s);
        QCOMPARE(all[u"max_connections"_s].string(u"source"), u"command_line"_s);
        QCOMPARE(all[u"max_connections"_s].string(u"default"), u"10000"_s);
        QCOMPARE(all[u"drain_seconds"_s].string(u"source"), u"default"_s);
        QVERIFY(all[u"model_key"_s].find(u"value")->isNull());
        QCOMPARE(*all[u"model_key"_s].find(u"is_secret")->asBool(), true);
    }
};

} // namespace answerdesk::test

QTEST_GUILESS_MAIN(answerdesk::test::TestMaintenance)
#include "tst_maintenance.moc"
