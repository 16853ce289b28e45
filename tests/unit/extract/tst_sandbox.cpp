// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/extraction/extractor.h"
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QHash>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <unistd.h>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// The protections of answerdesk-extract, tried from inside.
class TestSandbox : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        // Readable by every user: a child that left root must be stopped by the sandbox, not by the mode.
        QVERIFY(QFile::setPermissions(m_folder.path(), QFile::Permissions::fromInt(0x7777)));
        QFile data(m_folder.filePath(u"data"_s));
        QVERIFY(data.open(QIODevice::WriteOnly) && data.write("secret") == 6);
        data.close();
        QVERIFY(QFile::setPermissions(data.fileName(), QFile::Permissions::fromInt(0x6666)));
        QProcess process;
        process.start(QStringLiteral(ANSWERDESK_EXTRACT), {u"--probe-sandbox"_s, m_folder.path()});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        for (const QByteArray &line : process.readAllStandardOutput().trimmed().split('\n')) {
            const QByteArrayList words = line.split(' ');
            QCOMPARE(words.size(), 2);
            m_results.insert(words[0], words[1]);
        }
        const auto sandbox = web::Extractor(QStringLiteral(ANSWERDESK_EXTRACT)).sandbox();
        QVERIFY2(sandbox, sandbox ? "" : qPrintable(sandbox.error().text()));
        m_sandbox = *sandbox;
    }

    void reportsItsProtections()
    {
        const QStringList active = m_sandbox.active.split(u", "_s);
        QVERIFY2(active.contains(u"no_new_privs"_s), qPrintable(m_sandbox.active));
        QVERIFY2(active.contains(u"seccomp"_s), qPrintable(m_sandbox.missing));
        QVERIFY(m_sandbox.active.contains(u"landlock ABI "_s) != m_sandbox.missing.contains(u"landlock ("_s));
        QCOMPARE(active.contains(u"user 65534"_s), ::geteuid() == 0);
    }

    void deniesWhatAReaderNeverNeeds_data()
    {
        QTest::addColumn<QByteArray>("attempt");
        for (const char *attempt :
            {"socket_inet", "socket_unix", "connect", "bind", "fork", "clone3", "exec", "ptrace",
                "read_memory", "signal", "signal_thread", "create", "create_readonly", "write", "read_write",
                "append", "truncate", "temporary", "openat2", "unlink", "rename", "make_folder", "unshare",
                "io_uring", "bpf", "keyctl", "userfaultfd", "memfd", "mount", "raise_limit", "regain_root"})
            QTest::newRow(attempt) << QByteArray(attempt);
    }
    void deniesWhatAReaderNeverNeeds()
    {
        QFETCH(QByteArray, attempt);
        // The filter's own answers; without it most of these would succeed, or fail in another way.
        const QByteArray result = m_results.value(attempt);
        QVERIFY2(result == "EPERM" || result == "ENOSYS", result.constData());
    }

    void leavesTheDataAsItWas()
    {
        QFile data(m_folder.filePath(u"data"_s));
        QVERIFY(data.open(QIODevice::ReadOnly));
        QCOMPARE(data.readAll(), QByteArray("secret"));
        QCOMPARE(
            QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{u"data"_s});
    }

    void readsFontsAndNoOtherFile()
    {
        if (!m_sandbox.active.contains(u"landlock"_s))
            QSKIP("this kernel has no Landlock");
        for (const char *attempt : {"read_data", "read_passwd", "list_root"})
            QCOMPARE(m_results.value(attempt), QByteArray("EACCES"));
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        QCOMPARE(m_results.value("read_environment"), QByteArray("EACCES"));
#endif
        for (const char *folder : {"fonts", "poppler_data"})
            QVERIFY(m_results.value(folder) == "permitted" || m_results.value(folder) == "ENOENT");
    }

private:
    QTemporaryDir m_folder;
    QHash<QByteArray, QByteArray> m_results;
    web::Extractor::Sandbox m_sandbox;
};

QTEST_GUILESS_MAIN(TestSandbox)
#include "tst_sandbox.moc"
