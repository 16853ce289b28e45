// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/robots.h"
#include <QtTest/QtTest>

using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

class TestRobots : public QObject
{
    Q_OBJECT
private slots:
    void decides_data();
    void decides();
    void tellsTheDelay_data();
    void tellsTheDelay();
};

void TestRobots::tellsTheDelay_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<int>("delayMs");
    QTest::newRow("none") << QByteArray("User-agent: *\nDisallow: /x") << 0;
    QTest::newRow("all") << QByteArray("User-agent: *\nCrawl-delay: 2.5") << 2500;
    QTest::newRow("own") << QByteArray(
        "User-agent: *\nCrawl-delay: 2\n\nUser-agent: answerdesk\nCrawl-Delay: 7")
                         << 7000;
    QTest::newRow("other's") << QByteArray("User-agent: otherbot\nCrawl-delay: 9") << 0;
    QTest::newRow("long") << QByteArray("User-agent: *\nCrawl-delay: 1e300") << 86'400'000;
    QTest::newRow("no number") << QByteArray("User-agent: *\nCrawl-delay: soon") << 0;
    QTest::newRow("below nothing") << QByteArray("User-agent: *\nCrawl-delay: -5") << 0;
    QTest::newRow("not a number") << QByteArray("User-agent: *\nCrawl-delay: nan") << 0;
}

void TestRobots::tellsTheDelay()
{
    QFETCH(QByteArray, robots);
    QFETCH(int, delayMs);
    QCOMPARE(RobotsRules::parse(robots, "answerdesk").crawlDelayMs(), delayMs);
}

void TestRobots::decides_data()
{
    QTest::addColumn<QByteArray>("robots");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("permitted");
    const auto row = [](const char *name, const QByteArray &robots, const QString &path, bool permitted) {
        QTest::newRow(name) << robots << path << permitted;
    };
    row("empty", "", u"/p"_s, true);
    row("all closed", "User-agent: *\nDisallow: /", u"/p"_s, false);
    row("robots.txt itself", "User-agent: *\nDisallow: /", u"/robots.txt"_s, true);
    row("empty disallow", "User-agent: *\nDisallow:", u"/p"_s, true);
    row("prefix", "User-agent: *\nDisallow: /private", u"/private/x"_s, false);
    row("other prefix", "User-agent: *\nDisallow: /private", u"/p"_s, true);
    row("longest wins", "User-agent: *\nDisallow: /p\nAllow: /p/open", u"/p/open/1"_s, true);
    row("allow wins a tie", "User-agent: *\nDisallow: /p\nAllow: /p", u"/p"_s, true);
    row("star", "User-agent: *\nDisallow: /*/cart", u"/de/cart"_s, false);
    row("dollar", "User-agent: *\nDisallow: /*.pdf$", u"/a.pdf"_s, false);
    row("dollar not at the end", "User-agent: *\nDisallow: /*.pdf$", u"/a.pdf?x"_s, true);
    row("own group before star", "User-agent: *\nDisallow: /\nUser-agent: Answerdesk\nDisallow: /x", u"/p"_s,
        true);
    row("own group closed", "User-agent: answerdesk\nDisallow: /\n\nUser-agent: *\nAllow: /", u"/p"_s, false);
    row("other robot's group", "User-agent: Otherbot\nDisallow: /", u"/p"_s, true);
    row("shared group", "User-agent: Otherbot\nUser-agent: Answerdesk/1.0\nDisallow: /", u"/p"_s, false);
    row("comments, CRLF, case", "# hi\r\nUSER-AGENT: * # all\r\nDISALLOW: /p # no\r\n", u"/p"_s, false);
    row("query", "User-agent: *\nDisallow: /*?sort=", u"/list?sort=price"_s, false);
    row("percent-encoding", "User-agent: *\nDisallow: /%7Ejoe", u"/~joe/x"_s, false);
    row("byte order mark", "\xef\xbb\xbfUser-agent: *\nDisallow: /", u"/p"_s, false);
    row("HTML instead", "<html><body>Not found</body></html>", u"/p"_s, true);
    row("many stars end quickly", "User-agent: *\nDisallow: /" + QByteArray("*a").repeated(900) + "$",
        u'/' + QString(2000, u'a') + u'b', true);
}

void TestRobots::decides()
{
    QFETCH(QByteArray, robots);
    QFETCH(QString, path);
    QFETCH(bool, permitted);
    QCOMPARE(
        RobotsRules::parse(robots, "answerdesk").permits(QUrl(u"https://shop.example"_s + path)), permitted);
}

QTEST_GUILESS_MAIN(TestRobots)
#include "tst_robots.moc"
