// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/server_resources.h"
#include "server/storage/database/backup.h"
#include "shared/core/clock.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <sys/stat.h>

using namespace answerdesk;
using namespace answerdesk::storage;
using namespace Qt::Literals::StringLiterals;

/// A backup comes back whole, or everything stays as it was.
class TestBackup : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_home;

    QString folder(const QString &name) const { return m_home->filePath(name); }
    static QString fileIn(const QString &folder) { return folder + u"/answerdesk.sqlite"_s; }
    /// A data folder whose database has one row more, which says its name.
    void fill(const QString &name) const
    {
        QVERIFY(Database::open(folder(name), 0));
        write(name, name);
    }
    void write(const QString &name, const QString &text) const
    {
        Connection connection(fileIn(folder(name)), Connection::Mode::Write);
        connection.runOnce("CREATE TABLE IF NOT EXISTS note (words TEXT)");
        connection.runOnce("INSERT INTO note VALUES (?)", {text});
    }
    static QStringList notesIn(const QString &file)
    {
        Connection connection(file, Connection::Mode::Read);
        Rows rows = connection.runOnce("SELECT words FROM note ORDER BY rowid");
        QStringList notes;
        while (rows.next())
            notes << rows.text(0);
        return notes;
    }
    QStringList filesIn(const QString &name) const
    {
        QStringList files = QDir(folder(name)).entryList({u"answerdesk.sqlite*"_s}, QDir::Files | QDir::Dirs);
        // An empty log stays where a reader was the last to close.
        for (const QString &end : {u"-wal"_s, u"-shm"_s})
            files.removeAll(u"answerdesk.sqlite"_s + end);
        return files;
    }

private slots:
    void initTestCase() { initServerResources(); }
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void whatWasThereIsKeptAsideWhole()
    {
        fill(u"old"_s);
        fill(u"new"_s);
        const QString backup = m_home->filePath(u"b.sqlite"_s);
        QVERIFY(backUp(folder(u"new"_s), backup));
        QString aside;
        QVERIFY(restore(backup, folder(u"old"_s), true, 0, &aside));
        QCOMPARE(notesIn(fileIn(folder(u"old"_s))), QStringList(u"new"_s));
        QCOMPARE(notesIn(aside), QStringList(u"old"_s));
        QVERIFY(QFileInfo::exists(aside));
    }

    void whatStandsInALogBesideTheFileIsRestoredToo()
    {
        fill(u"killed"_s);
        const QString copy = m_home->filePath(u"copy.sqlite"_s);
        {
            Connection connection(fileIn(folder(u"killed"_s)), Connection::Mode::Write);
            connection.runOnce("INSERT INTO note VALUES ('last')");
            // As kill -9 leaves them.
            QVERIFY(QFile::copy(fileIn(folder(u"killed"_s)), copy));
            QVERIFY(QFile::copy(fileIn(folder(u"killed"_s)) + u"-wal"_s, copy + u"-wal"_s));
        }
        QVERIFY(QFileInfo(copy + u"-wal"_s).size() > 0);
        QString aside;
        QVERIFY(restore(copy, folder(u"fresh"_s), false, 0, &aside));
        QVERIFY(aside.isEmpty());
        QCOMPARE(notesIn(fileIn(folder(u"fresh"_s))), QStringList({u"killed"_s, u"last"_s}));
    }

    void whereTheOldOneCannotBeKeptNothingChanges()
    {
        fill(u"old"_s);
        fill(u"new"_s);
        const QString backup = m_home->filePath(u"b.sqlite"_s);
        QVERIFY(backUp(folder(u"new"_s), backup));
        QVERIFY(QDir().mkpath(fileIn(folder(u"old"_s)) + u".before-"_s + rfc3339(0).replace(u':', u'-')));
        const QStringList before = filesIn(u"old"_s);
        QCOMPARE(before.size(), 2);
        QString aside;
        const auto facts = restore(backup, folder(u"old"_s), true, 0, &aside);
        QVERIFY(!facts);
        QVERIFY2(facts.error().text().contains(u"kept aside"), qPrintable(facts.error().text()));
        QVERIFY(aside.isEmpty());
        QCOMPARE(filesIn(u"old"_s), before);
        QCOMPARE(notesIn(fileIn(folder(u"old"_s))), QStringList(u"old"_s));
    }

    void aDamagedFileIsRefusedAndADamagedDatabaseReplaced()
    {
        fill(u"old"_s);
        fill(u"new"_s);
        const QString backup = m_home->filePath(u"b.sqlite"_s);
        QVERIFY(backUp(folder(u"new"_s), backup));
        QFile damaged(m_home->filePath(u"damaged.sqlite"_s));
        QVERIFY(damaged.open(QFile::WriteOnly));
        damaged.write(QByteArray(9'000, 'x'));
        damaged.close();
        QString aside;
        QVERIFY(!restore(damaged.fileName(), folder(u"old"_s), true, 0, &aside));
        QCOMPARE(notesIn(fileIn(folder(u"old"_s))), QStringList(u"old"_s));
        QCOMPARE(filesIn(u"old"_s), QStringList(u"answerdesk.sqlite"_s));

        QFile old(fileIn(folder(u"old"_s)));
        QVERIFY(old.open(QFile::ReadWrite));
        old.write(QByteArray(2'000, 'x'));
        old.close();
        QVERIFY(restore(backup, folder(u"old"_s), true, 0, &aside));
        QCOMPARE(notesIn(fileIn(folder(u"old"_s))), QStringList(u"new"_s));
    }

    void aBackupOfAnotherBuildIsRefused()
    {
        fill(u"new"_s);
        {
            Connection connection(fileIn(folder(u"new"_s)), Connection::Mode::Write);
            connection.runOnce("UPDATE schema_migration SET checksum = 'another'");
        }
        const QString copy = m_home->filePath(u"copy.sqlite"_s);
        QVERIFY(QFile::copy(fileIn(folder(u"new"_s)), copy));
        QString aside;
        const auto facts = restore(copy, folder(u"fresh"_s), false, 0, &aside);
        QVERIFY(!facts);
        QVERIFY2(facts.error().text().contains(u"pre-release version"_s), qPrintable(facts.error().text()));
        QVERIFY(!QFile::exists(fileIn(folder(u"fresh"_s))));
    }

    void nobodyElseReadsWhatIsMade()
    {
        const mode_t usual = ::umask(0);
        const auto usualAgain = qScopeGuard([usual] { ::umask(usual); });
        fill(u"new"_s);
        const QString backup = m_home->filePath(u"b.sqlite"_s);
        QVERIFY(backUp(folder(u"new"_s), backup));
        QString aside;
        QVERIFY(restore(backup, folder(u"fresh"_s), false, 0, &aside));
        const QFile::Permissions others
            = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        for (const QString &file : {backup, fileIn(folder(u"fresh"_s))})
            QCOMPARE(QFile::permissions(file) & others, QFile::Permissions());
    }

    /// Whatever the umask, and also what an earlier version made for everybody.
    void filesAreTheirOwnersAlone()
    {
        const mode_t before = ::umask(0022);
        const auto restored = qScopeGuard([before] { ::umask(before); });
        const auto rightsOf = [](const QString &file) {
            struct stat facts {
            };
            return ::stat(QFile::encodeName(file).constData(), &facts) == 0 ? int(facts.st_mode & 07777) : -1;
        };
        const QString file = fileIn(folder(u"shop"_s));
        for (const bool isOld : {false, true}) {
            if (isOld)
                QCOMPARE(::chmod(QFile::encodeName(file).constData(), 0644), 0);
            const auto database = Database::open(folder(u"shop"_s), 0);
            QVERIFY(database);
            for (const char *ending : {"", "-wal", "-shm"})
                QCOMPARE(rightsOf(file + QLatin1String(ending)), 0600);
            QCOMPARE(rightsOf(folder(u"shop"_s)), 0700);
        }
    }

    /// Erased words are nowhere in the file, not even in what is free of it.
    void erasedWordsAreNotInTheFile()
    {
        fill(u"shop"_s);
        const QString file = fileIn(folder(u"shop"_s));
        const auto count = [&file](const QByteArray &word) {
            qsizetype found = 0;
            for (const char *ending : {"", "-wal"}) {
                QFile bytes(file + QLatin1String(ending));
                found += bytes.open(QFile::ReadOnly) ? bytes.readAll().count(word) : 0;
            }
            return found;
        };
        Connection connection(file, Connection::Mode::Write);
        connection.runOnce("CREATE TABLE saying (id INTEGER PRIMARY KEY, words TEXT)");
        for (int i = 0; i < 500; ++i) {
            // Some within a page of others, some over many pages, which become free as a whole.
            const QString words = u"xyzzy-secret "_s.repeated(i % 50 == 0 ? 2000 : 1);
            connection.run("INSERT INTO saying (words) VALUES (?)", words);
        }
        connection.runOnce("PRAGMA wal_checkpoint(TRUNCATE)");
        QVERIFY(count("xyzzy-secret") > 10'000);
        connection.runOnce("UPDATE saying SET words = 'erased' WHERE id % 3 = 0");
        connection.runOnce("DELETE FROM saying WHERE id % 3 <> 0");
        connection.runOnce("PRAGMA wal_checkpoint(TRUNCATE)");
        QCOMPARE(count("xyzzy-secret"), qsizetype(0));
        // Debian's SQLite has this default; the program does not rely on it.
        Rows setting = connection.runOnce("PRAGMA secure_delete");
        QVERIFY(setting.next());
        QCOMPARE(setting.integer(0), 1);
    }
};

QTEST_GUILESS_MAIN(TestBackup)
#include "tst_backup.moc"
