// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/extraction/extractor.h"
#include "tests/support/stand_in_extract.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace answerdesk;
using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

namespace {

// Under its final name only when it is whole. The request stands on the script's standard input.
const QByteArray kWriteProcesses
    = "folder=${0%/*}; echo $$ $PPID >$folder/new; mv $folder/new $folder/processes";

} // namespace

class TestExtractor : public QObject
{
    Q_OBJECT
private slots:
    void readsAPage();
    void passesTheCharsetOn();
    void selectsInTheChild();
    void tellsWhyADocumentIsRefused();
    void survivesAChildThatDies();
    void endsAChildThatHangs();
    void endsAChildThatNeverReads();
    void endsAChildThatClosesItsEndAndStays();
    void saysWhenTheProgramIsMissing();
    void asksToWaitWithoutADescriptor();
    void worksFromSeveralThreadsAtOnce();
    void readsEveryDocumentInAProcessOfItsOwn();
    void carriesOnWhenTheForkServerIsKilled();
    void theChildEndsWithTheForkServer();

private:
    /// The two numbers that the script wrote: its process and the one that forked it.
    std::pair<pid_t, pid_t> processes();
    QString script(const QByteArray &body);
    QString m_program = QStringLiteral(ANSWERDESK_EXTRACT);
    QTemporaryDir m_dir;
};

QString TestExtractor::script(const QByteArray &body)
{
    return test::standInExtract(m_dir.filePath(QString::fromLatin1(QTest::currentTestFunction())), body);
}

void TestExtractor::readsAPage()
{
    const auto page
        = Extractor(m_program).html("<title>Boot</title><h1>Boot</h1><p>Leather</p>", "text/html");
    QVERIFY(page.has_value());
    QCOMPARE(page->title, u"Boot"_s);
    QCOMPARE(page->blocks.size(), 2);
}

void TestExtractor::passesTheCharsetOn()
{
    const auto page = Extractor(m_program).html("<h1>\xb3</h1>", "text/html; charset=windows-1250");
    QVERIFY(page.has_value());
    QCOMPARE(page->blocks.constFirst().text, u"ł"_s);
}

void TestExtractor::selectsInTheChild()
{
    const QByteArray html = "<h1>Boot</h1><p class=a>1</p><p class=a>2</p>";
    const auto page = Extractor(m_program).html(html, "text/html", {}, {u"p.a"_s, u".none"_s, u"h1"_s});
    QVERIFY(page.has_value());
    QCOMPARE(page->selections.size(), 3);
    QCOMPARE(page->selections[0].elements, 2);
    QCOMPARE(page->selections[0].text, u"1"_s);
    QCOMPARE(page->selections[1].elements, 0);
    QCOMPARE(page->selections[2].text, u"Boot"_s);
    // The server has read them before; what it would not take, the child does not take either.
    QVERIFY(!Extractor(m_program).html(html, "text/html", {}, {u"*"_s}));
    QVERIFY(!Extractor(m_program).html(html, "text/html", {}, {QString(1 << 20, u'a')}));
    QVERIFY(!Extractor(m_program).html(html, "text/html", {}, QStringList(17, u"p"_s)));
}

void TestExtractor::tellsWhyADocumentIsRefused()
{
    const auto page = Extractor(m_program).html(QByteArray("<div>").repeated(200'000), "text/html");
    QVERIFY(!page);
    QCOMPARE(page.error().code, ErrorCode::BadRequest);
    QVERIFY(page.error().text().contains(u"512"_s));
}

void TestExtractor::survivesAChildThatDies()
{
    const auto page = Extractor(script("kill -9 $$")).html(QByteArray(3'000'000, 'x'), "text/html");
    QVERIFY(!page);
    QCOMPARE(page.error().code, ErrorCode::BadRequest);
}

void TestExtractor::endsAChildThatHangs()
{
    QElapsedTimer timer;
    timer.start();
    const auto page = Extractor(script("cat >/dev/null; exec sleep 60"), 300).html("<p>x", "text/html");
    QVERIFY(!page);
    QCOMPARE(page.error().text(), u"Reading the document took more than 1 s."_s);
    QVERIFY(timer.elapsed() < 10'000);
}

void TestExtractor::endsAChildThatNeverReads()
{
    const auto page = Extractor(script("exec sleep 60"), 300).html(QByteArray(5'000'000, 'x'), "text/html");
    QVERIFY(!page);
}

void TestExtractor::endsAChildThatClosesItsEndAndStays()
{
    const auto page
        = Extractor(script("cat >/dev/null; exec 0<&- 1>&-; exec sleep 600"), 300).html("<p>x", "text/html");
    QVERIFY(!page);
    QVERIFY(!page.error().text().isEmpty());
}

void TestExtractor::saysWhenTheProgramIsMissing()
{
    const auto page = Extractor(u"/nonexistent/answerdesk-extract"_s).html("<p>x", "text/html");
    QVERIFY(!page);
    QCOMPARE(page.error().code, ErrorCode::InternalError);
    QVERIFY(page.error().detail.contains(u"nonexistent"_s));
}

void TestExtractor::asksToWaitWithoutADescriptor()
{
    const Extractor extractor(m_program);
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const int lowest = ::dup(STDIN_FILENO);
    ::close(lowest);
    const rlimit none{rlim_t(lowest), before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &none), 0);
    const auto page = extractor.html("<p>x", "text/html");
    QCOMPARE(::setrlimit(RLIMIT_NOFILE, &before), 0);
    QVERIFY(!page);
    QCOMPARE(page.error().code, ErrorCode::Unavailable);
    QVERIFY(page.error().retryAfterSeconds > 0);
    QVERIFY(extractor.html("<p>x", "text/html"));
}

void TestExtractor::worksFromSeveralThreadsAtOnce()
{
    const Extractor extractor(m_program);
    std::atomic<int> good = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&, i] {
            for (int round = 0; round < 5; ++round) {
                const QByteArray name = "Page " + QByteArray::number(i);
                const auto page = extractor.html("<h1>" + name + "</h1>", "text/html");
                good += page && page->blocks.constFirst().text == QString::fromLatin1(name);
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(good.load(), 20);
}

std::pair<pid_t, pid_t> TestExtractor::processes()
{
    const QString path = m_dir.filePath(u"processes"_s);
    if (!QTest::qWaitFor([&] { return QFile::exists(path); }, 60'000))
        return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArrayList words = file.readAll().trimmed().split(' ');
    file.remove();
    return {words.value(0).toInt(), words.value(1).toInt()};
}

void TestExtractor::readsEveryDocumentInAProcessOfItsOwn()
{
    const Extractor extractor(script("cat >/dev/null; " + kWriteProcesses));
    QVERIFY(!extractor.html("<p>x", "text/html"));
    const auto [first, forkServer] = processes();
    QVERIFY(!extractor.html("<p>y", "text/html"));
    const auto [second, sameForkServer] = processes();
    QVERIFY(first > 0 && second > 0 && forkServer > 0);
    QVERIFY(first != second && first != forkServer);
    QCOMPARE(sameForkServer, forkServer);
    QCOMPARE(::kill(first, 0), -1);
}

void TestExtractor::carriesOnWhenTheForkServerIsKilled()
{
    const QByteArray real = QByteArray(ANSWERDESK_EXTRACT);
    const Extractor extractor(script(kWriteProcesses + "; exec " + real + " \"$@\""));
    QVERIFY(extractor.html("<p>x", "text/html"));
    const pid_t killed = processes().second;
    QVERIFY(killed > 0 && ::kill(killed, SIGKILL) == 0);
    const auto page = extractor.html("<p>y", "text/html");
    QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
    const pid_t next = processes().second;
    QVERIFY(next > 0 && next != killed);
}

void TestExtractor::theChildEndsWithTheForkServer()
{
    const QString program = script(kWriteProcesses + "; exec sleep 600");
    auto forkServer = ForkServer::start(QFile::encodeName(program));
    QVERIFY(forkServer.has_value());
    int sockets[2];
    QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets), 0);
    QVERIFY((*forkServer)->send(extract::Command::Page, sockets[1]));
    const auto [child, process] = processes();
    QVERIFY(child > 0 && ::kill(child, 0) == 0);
    forkServer->reset(); // as when the server is killed: the system closes its end
    QCOMPARE(::kill(process, 0), -1);
    QCOMPARE(::kill(child, 0), -1);
    ::close(sockets[0]);
    ::close(sockets[1]);
}

QTEST_GUILESS_MAIN(TestExtractor)
#include "tst_extractor.moc"
