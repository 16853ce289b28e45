// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/page_fetcher.h"
#include "tests/support/patience.h"
#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>
#include <QtTest/QtTest>

using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Gives every name a public address that nothing listens at, and remembers who asked.
class PublicResolver final : public Resolver
{
public:
    void resolve(
        const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> done) override
    {
        asked << host;
        const QHostAddress address(host.contains(u"inside"_s) ? u"10.1.2.3"_s
                : host.startsWith(u"metadata"_s)              ? u"169.254.169.254"_s
                : host.contains(u"localdomain"_s)             ? u"127.0.0.1"_s
                                                              : u"93.184.216.34"_s);
        QTimer::singleShot(0, context, [done, address] { done({address}); });
    }
    QStringList asked;
};

} // namespace

/// Addresses that try to lead the fetcher where it must not go: each is refused before anything is connected
/// to, even when its own host is on the company's list.
class TestAddressTricks : public QObject
{
    Q_OBJECT
private slots:
    void refusesTricks_data();
    void refusesTricks();
};

void TestAddressTricks::refusesTricks_data()
{
    QTest::addColumn<QString>("url");
    const auto rows = [](const char *trick, std::initializer_list<const char *> urls) {
        for (const char *url : urls)
            QTest::addRow("%s: %s", trick, url) << QString::fromUtf8(url);
    };
    rows("loopback",
        {"http://127.0.0.1/", "http://127.0.0.1:80/", "https://127.0.0.1/", "http://127.1/",
            "http://127.0.1/", "http://127.255.255.254/", "http://0/", "http://0.0.0.0/", "http://localhost/",
            "http://LOCALHOST/", "http://localhost./", "http://shop.localhost/",
            "http://localhost.localdomain/"});
    rows("decimal", {"http://2130706433/", "http://3232235777/", "http://167772161/", "http://2852039166/"});
    rows("octal", {"http://0177.0.0.1/", "http://017700000001/", "http://0300.0250.0.1/", "http://012.1/"});
    rows("hex",
        {"http://0x7f.0.0.1/", "http://0x7f000001/", "http://0xa9fea9fe/", "http://0XC0.0xA8.1.1/",
            "http://0x7f.1/"});
    rows("no address", {"http://1.2.3.4.5/", "http://256.256.256.256/", "http://4294967296/", "http://0x/"});
    rows("private",
        {"http://10.0.0.1/", "http://172.16.0.1/", "http://192.168.1.1/", "http://100.64.0.1/",
            "http://198.18.0.1/", "http://224.0.0.1/", "http://255.255.255.255/"});
    rows("metadata",
        {"http://169.254.169.254/latest/meta-data/", "http://100.100.100.200/", "http://192.0.0.192/",
            "http://168.63.129.16/", "http://[fd00:ec2::254]/", "http://metadata.google.internal/"});
    rows("IPv6",
        {"http://[::1]/", "http://[::]/", "http://[0:0:0:0:0:0:0:1]/", "http://[fe80::1]/",
            "http://[fc00::1]/", "http://[ff02::1]/", "http://[2001:db8::1]/"});
    rows("zone", {"http://[fe80::1%25eth0]/", "http://[::1%25lo]/"});
    rows("mapped",
        {"http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/", "http://[::ffff:10.0.0.1]/",
            "http://[::ffff:a9fe:a9fe]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/",
            "http://[::7f00:1]/"});
    rows("trailing dot", {"http://127.0.0.1./", "http://10.0.0.1./", "http://169.254.169.254./"});
    rows("full width", {"http://１２７.0.0.1/", "http://127。0。0。1/", "http://①②⑦.⓪.⓪.①/"});
    rows("escapes", {"http://%31%32%37.0.0.1/", "http://127.0.0.%31/"});
    rows("user info",
        {"http://public.test@127.0.0.1/", "http://user:pw@public.test/", "http://127.0.0.1@public.test/",
            "http://:@public.test/"});
    rows("scheme",
        {"file:///etc/passwd", "file://public.test/etc/passwd", "ftp://public.test/", "gopher://public.test/",
            "dict://public.test:11211/", "javascript:alert(1)", "data:text/html,x", "ws://public.test/",
            "view-source:http://public.test/", "ldap://public.test/", "jar:http://public.test!/"});
    rows("port",
        {"http://public.test:22/", "http://public.test:6379/", "https://public.test:8443/",
            "http://public.test:0/"});
    rows("look-alike",
        {"http://pub1ic.test/", "http://рublic.test/", "http://public.test.evil.test/", "http://publiс.test/",
            "http://xn--ublic-6ve.test/", "http://evilpublic.test/"});
    rows("name server", {"http://inside.test/"});
}

void TestAddressTricks::refusesTricks()
{
    QFETCH(QString, url);
    const QUrl target(url);
    const bool other = QByteArray(QTest::currentDataTag()).startsWith("look-alike")
        || QByteArray(QTest::currentDataTag()).startsWith("port");
    FetchRequest request;
    request.url = target;
    request.rules.allowedHosts = {u"public.test"_s};
    // Its own host is on the list as well, unless the trick is that it looks like one that is.
    if (!other && !target.host().isEmpty())
        request.rules.allowedHosts << target.host() << target.host(QUrl::FullyEncoded);
    PageFetcher fetcher({}, std::make_unique<PublicResolver>());
    QFutureWatcher<FetchResult> watcher;
    QSignalSpy finished(&watcher, &QFutureWatcher<FetchResult>::finished);
    watcher.setFuture(fetcher.fetch(std::move(request)));
    QVERIFY(watcher.isFinished() || finished.wait(answerdesk::test::kPatienceMs));
    const FetchResult result = watcher.result();
    QVERIFY(!result.has_value());
    QVERIFY2(result.error().kind == FetchFailure::Kind::NotAllowed, qPrintable(result.error().text));
}

QTEST_GUILESS_MAIN(TestAddressTricks)
#include "tst_address_tricks.moc"
