// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/address_rules.h"
#include <QtTest/QtTest>

using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

class TestAddressRules : public QObject
{
    Q_OBJECT
private slots:
    void forbidsNetworksThatAreNotPublic_data();
    void forbidsNetworksThatAreNotPublic();
    void forbidsAddressesWithAZone();
    void readsEveryNotationOfAnAddress_data();
    void readsEveryNotationOfAnAddress();
    void neverLooksUpNumbersThatAreNoAddress_data();
    void neverLooksUpNumbersThatAreNoAddress();
    void matchesAllowedHosts_data();
    void matchesAllowedHosts();
    void opensLoopbackForListedPortsOnly_data();
    void opensLoopbackForListedPortsOnly();
    void judgesWhatAHostResolvesTo();
    void namesFaultsOfEntries();
};

void TestAddressRules::forbidsNetworksThatAreNotPublic_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("forbidden");
    const auto row = [](const char *address, bool forbidden) {
        QTest::newRow(address) << QString::fromLatin1(address) << forbidden;
    };
    for (const char *address : {"0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1",
             "100.100.100.200", "100.127.255.255", "127.0.0.1", "127.255.255.254", "168.63.129.16",
             "169.254.169.254", "169.254.0.1", "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.0.2.1",
             "192.88.99.1", "192.168.0.1", "192.168.255.255", "198.18.0.1", "198.19.255.255", "198.51.100.7",
             "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
             // IPv6
             "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
             "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1", "2001::1", "2001:2::1",
             "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1",
             "2002:c0a8:1::", "2002:a9fe:a9fe::", "2620:4f:8000::1", "3fff::1", "4000::1", "5f00::1",
             "fc00::1", "fd00:ec2::254", "fe80::1", "fec0::1", "ff02::1",
             // Teredo: a private server, then a private client (bits flipped)
             "2001:0:a00:1::f7f7:f7f7", "2001:0:808:808::f5ff:fffe", "2a00:1450::5efe:a00:1"})
        row(address, true);
    for (const char *address : {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255",
             "100.128.0.0", "126.255.255.255", "128.0.0.1", "168.63.129.17", "169.253.255.255",
             "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "198.17.255.255", "198.20.0.0",
             "223.255.255.255", "2606:4700::1111", "2a00:1450:4001::200e", "::ffff:8.8.8.8",
             "64:ff9b::808:808", "2002:808:808::1", "2001:4860:4860::8888"})
        row(address, false);
}

void TestAddressRules::forbidsNetworksThatAreNotPublic()
{
    QFETCH(QString, address);
    QFETCH(bool, forbidden);
    const QHostAddress parsed(address);
    QVERIFY(!parsed.isNull());
    QCOMPARE(isForbiddenAddress(parsed), forbidden);
}

void TestAddressRules::forbidsAddressesWithAZone()
{
    QHostAddress address(u"2606:4700::1111"_s);
    address.setScopeId(u"eth0"_s);
    QVERIFY(isForbiddenAddress(address));
    QVERIFY(isForbiddenAddress(QHostAddress()));
}

void TestAddressRules::readsEveryNotationOfAnAddress_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("address");
    const auto row = [](const char *host, const char *address) {
        QTest::newRow(host) << QString::fromUtf8(host) << QString::fromLatin1(address);
    };
    row("127.0.0.1", "127.0.0.1");
    row("127.0.0.1.", "127.0.0.1");
    row("2130706433", "127.0.0.1");
    row("0x7f000001", "127.0.0.1");
    row("0X7F.1", "127.0.0.1");
    row("0x7f.1", "127.0.0.1");
    row("0177.0.0.1", "127.0.0.1");
    row("017700000001", "127.0.0.1");
    row("127.1", "127.0.0.1");
    row("127.0.1", "127.0.0.1");
    row("0x7f.0x0.0x0.0x1", "127.0.0.1");
    row("127.0.0.0x1", "127.0.0.1");
    row("0", "0.0.0.0");
    row("0x", "0.0.0.0");
    row("10.1", "10.0.0.1");
    row("192.168.257", "192.168.1.1");
    row("3232235777", "192.168.1.1");
    row("0xa9fea9fe", "169.254.169.254");
    row("127。0。0。1", "127.0.0.1");
    row("１２７.0.0.1", "127.0.0.1");
    row("%31%32%37.0.0.1", "127.0.0.1");
    row("[::1]", "::1");
    row("::1", "::1");
    row("[0:0:0:0:0:0:0:1]", "::1");
    row("[::ffff:7f00:1]", "::ffff:127.0.0.1");
    row("shop.example", "");
    row("127.0.0.1.example", "");
    row("7f.example", "");
    row("a1", "");
}

void TestAddressRules::readsEveryNotationOfAnAddress()
{
    QFETCH(QString, host);
    QFETCH(QString, address);
    const auto literal = literalAddress(host);
    QCOMPARE(literal.has_value(), !address.isEmpty());
    if (!literal)
        return;
    QCOMPARE(*literal, QHostAddress(address));
    // No list makes a literal inner address fetchable.
    QCOMPARE(checkHost({{host}, false}, host, 80), Verdict::ForbiddenAddress);
}

void TestAddressRules::neverLooksUpNumbersThatAreNoAddress_data()
{
    QTest::addColumn<QString>("host");
    for (const char *host : {"1.2.3.4.5", "256.1.1.1.", "1.2.3.256", "0x100000000", "4294967296",
             "1.2.0400.1x.1", "08.1.1.1", "shop.123", "", "a..b", ".", "shop example"})
        QTest::addRow("%s", host) << QString::fromLatin1(host);
}

void TestAddressRules::neverLooksUpNumbersThatAreNoAddress()
{
    QFETCH(QString, host);
    QVERIFY(isMalformedAddress(host));
    QVERIFY(checkHost({{host}, true}, host, 80) != Verdict::Allowed);
}

void TestAddressRules::matchesAllowedHosts_data()
{
    QTest::addColumn<QStringList>("allowed");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *name, const QStringList &allowed, const QString &host, int port,
                         bool expected) { QTest::newRow(name) << allowed << host << port << expected; };
    row("empty list allows none", {}, u"shop.example"_s, 443, false);
    row("plain host on 443", {u"shop.example"_s}, u"shop.example"_s, 443, true);
    row("plain host on 80", {u"shop.example"_s}, u"shop.example"_s, 80, true);
    row("plain host on another port", {u"shop.example"_s}, u"shop.example"_s, 8080, false);
    row("case of host", {u"shop.example"_s}, u"SHOP.Example"_s, 443, true);
    row("case of entry", {u"Shop.EXAMPLE"_s}, u"shop.example"_s, 443, true);
    row("trailing dot", {u"shop.example"_s}, u"shop.example."_s, 443, true);
    row("trailing dot of entry", {u"shop.example."_s}, u"shop.example"_s, 443, true);
    row("port fits", {u"shop.example:8443"_s}, u"shop.example"_s, 8443, true);
    row("port does not fit", {u"shop.example:8443"_s}, u"shop.example"_s, 443, false);
    row("subdomain of a plain host", {u"shop.example"_s}, u"www.shop.example"_s, 443, false);
    row("wildcard", {u"*.shop.example"_s}, u"www.shop.example"_s, 443, true);
    row("wildcard two labels deep", {u"*.shop.example"_s}, u"a.b.shop.example"_s, 443, true);
    row("wildcard is not the host itself", {u"*.shop.example"_s}, u"shop.example"_s, 443, false);
    row("wildcard at a label only", {u"*.shop.example"_s}, u"evilshop.example"_s, 443, false);
    row("wildcard with port", {u"*.shop.example:8080"_s}, u"a.shop.example"_s, 8080, true);
    row("suffix attack", {u"shop.example"_s}, u"shop.example.evil.test"_s, 443, false);
    row("punycode entry", {u"xn--mnchen-3ya.example"_s}, u"münchen.example"_s, 443, true);
    row("unicode entry", {u"münchen.example"_s}, u"xn--mnchen-3ya.example"_s, 443, true);
    row("second entry", {u"a.example"_s, u"b.example"_s}, u"b.example"_s, 443, true);
    row("literal address", {u"127.0.0.1:9000"_s}, u"127.0.0.1"_s, 9000, true);
    row("literal in another notation", {u"127.0.0.1:9000"_s}, u"0x7f.1"_s, 9000, true);
    row("IPv6 literal", {u"[::1]:9000"_s}, u"[::1]"_s, 9000, true);
    row("wildcard does not fit addresses", {u"*.0.0.1"_s}, u"127.0.0.1"_s, 80, false);
    row("wildcard of a public suffix", {u"*.com"_s}, u"shop.com"_s, 443, false);
    row("wildcard of a suffix of two labels", {u"*.co.uk"_s}, u"shop.co.uk"_s, 443, false);
    row("wildcard of a private suffix", {u"*.github.io"_s}, u"shop.github.io"_s, 443, false);
    row("wildcard of an international suffix", {u"*.xn--p1ai"_s}, u"shop.xn--p1ai"_s, 443, false);
    row("the same in its own letters", {u"*.РФ"_s}, u"shop.xn--p1ai"_s, 443, false);
    row("wildcard of a suffix with a final dot", {u"*.com."_s}, u"shop.com"_s, 443, false);
    row("wildcard of a suffix with a port", {u"*.com:8080"_s}, u"shop.com"_s, 8080, false);
    row("wildcard below a suffix", {u"*.example.co.uk"_s}, u"www.example.co.uk"_s, 443, true);
    row("wildcard below an exception of the list", {u"*.city.kawasaki.jp"_s}, u"a.city.kawasaki.jp"_s, 443,
        true);
    row("wildcard of one label", {u"*.localhost"_s}, u"a.localhost"_s, 443, false);
    row("wildcard of two labels that are on no list", {u"*.internal.corp"_s}, u"a.internal.corp"_s, 443,
        true);
    row("a public suffix itself", {u"github.io"_s}, u"github.io"_s, 443, true);
    row("bare star", {u"*"_s}, u"shop.example"_s, 443, false);
    row("bad port", {u"shop.example:0"_s}, u"shop.example"_s, 0, false);
}

void TestAddressRules::matchesAllowedHosts()
{
    QFETCH(QStringList, allowed);
    QFETCH(QString, host);
    QFETCH(int, port);
    QFETCH(bool, expected);
    QCOMPARE(hostAllowed(allowed, host, port), expected);
}

void TestAddressRules::opensLoopbackForListedPortsOnly_data()
{
    QTest::addColumn<QStringList>("allowed");
    QTest::addColumn<bool>("loopback");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *name, const QStringList &allowed, bool loopback, const QString &host,
                         int port, Verdict verdict) {
        QTest::newRow(name) << allowed << loopback << host << port << int(verdict);
    };
    row("listed and opened", {u"127.0.0.1:9000"_s}, true, u"127.0.0.1"_s, 9000, Verdict::Allowed);
    row("listed, not opened", {u"127.0.0.1:9000"_s}, false, u"127.0.0.1"_s, 9000, Verdict::ForbiddenAddress);
    row("opened, other port", {u"127.0.0.1:9000"_s}, true, u"127.0.0.1"_s, 9001, Verdict::HostNotListed);
    row("opened, listed without port", {u"127.0.0.1"_s}, true, u"127.0.0.1"_s, 80, Verdict::ForbiddenAddress);
    row("localhost", {u"localhost:9000"_s}, true, u"localhost"_s, 9000, Verdict::Allowed);
    row("localhost, not opened", {u"localhost:9000"_s}, false, u"localhost"_s, 9000,
        Verdict::ForbiddenAddress);
    row("IPv6", {u"[::1]:9000"_s}, true, u"::1"_s, 9000, Verdict::Allowed);
    row("private is never opened", {u"10.0.0.1:9000"_s}, true, u"10.0.0.1"_s, 9000,
        Verdict::ForbiddenAddress);
    row("metadata is never opened", {u"169.254.169.254:80"_s}, true, u"169.254.169.254"_s, 80,
        Verdict::ForbiddenAddress);
    row("zone", {u"fe80::1%eth0"_s}, true, u"fe80::1%eth0"_s, 80, Verdict::ForbiddenAddress);
    row("public name", {u"shop.example"_s}, false, u"shop.example"_s, 443, Verdict::Allowed);
    row("unlisted", {u"shop.example"_s}, true, u"other.example"_s, 443, Verdict::HostNotListed);
}

void TestAddressRules::opensLoopbackForListedPortsOnly()
{
    QFETCH(QStringList, allowed);
    QFETCH(bool, loopback);
    QFETCH(QString, host);
    QFETCH(int, port);
    QFETCH(int, verdict);
    QCOMPARE(int(checkHost({allowed, loopback}, host, port)), verdict);
}

void TestAddressRules::judgesWhatAHostResolvesTo()
{
    const HostRules rules{{u"shop.example"_s, u"dev.example:8080"_s}, true};
    const auto verdict = [&](const QString &host, int port, const QString &address) {
        return checkAddress(rules, host, port, QHostAddress(address));
    };
    QCOMPARE(verdict(u"shop.example"_s, 443, u"93.184.216.34"_s), Verdict::Allowed);
    QCOMPARE(verdict(u"shop.example"_s, 443, u"127.0.0.1"_s), Verdict::ForbiddenAddress);
    QCOMPARE(verdict(u"dev.example"_s, 8080, u"127.0.0.1"_s), Verdict::Allowed);
    QCOMPARE(verdict(u"dev.example"_s, 8080, u"10.0.0.1"_s), Verdict::ForbiddenAddress);
}

void TestAddressRules::namesFaultsOfEntries()
{
    for (const QString &good :
        {u"shop.example"_s, u"*.shop.example"_s, u"shop.example:8443"_s, u"[::1]:80"_s})
        QVERIFY2(allowedHostFault(good).isEmpty(), qPrintable(good));
    for (const QString &bad : {u""_s, u"https://shop.example"_s, u"shop.example/path"_s, u"*"_s,
             u"shop.example:99999"_s, u"a b"_s, u"*.127.0.0.1"_s, u"*.com"_s, u"*.co.uk:8443"_s})
        QVERIFY2(!allowedHostFault(bad).isEmpty(), qPrintable(bad));
    QCOMPARE(allowedHostFault(u"*.GitHub.io"_s),
        u"must be a wildcard of a registrable domain, such as *.shop.example; under github.io anyone can register names"_s);
}

QTEST_GUILESS_MAIN(TestAddressRules)
#include "tst_address_rules.moc"
