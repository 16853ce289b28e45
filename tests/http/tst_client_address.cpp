// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/client_address.h"
#include "tests/http/front_server.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

http::TrustedProxies proxies(const QStringList &texts)
{
    QList<http::AddressRange> ranges;
    for (const QString &text : texts)
        ranges << http::AddressRange::parse(text).value();
    return http::TrustedProxies(ranges);
}

/// Who the client is when the proxy 10.5.0.30 sends these lines, with 10.5.0.0/24, fe80::/10 and
/// 2001:db8:5::/48 trusted.
QString clientOf(const QByteArrayList &lines, const QString &peer = u"10.5.0.30"_s)
{
    http::RequestHead head;
    head.isWhole = true;
    for (const QByteArray &line : lines) {
        head.headers.emplace_back("X-Other", "203.0.113.250");
        head.headers.emplace_back("X-Forwarded-For", line);
    }
    static const http::TrustedProxies trusted
        = proxies({u"10.5.0.0/24"_s, u"fe80::/10"_s, u"2001:db8:5::/48"_s});
    return trusted.clientOf(head, QHostAddress(peer)).toString();
}

const QByteArray kForwarded = "X-Forwarded-For: ";
/// As HAProxy does with "option forwardfor": the client's own line, and behind it that of the proxy.
const QByteArray kTwoLines = kForwarded + "10.0.0.7\r\n" + kForwarded + "198.51.100.9\r\n";

} // namespace

/// Who the client of a request is: the reader of addresses, the list in X-Forwarded-For, and what the log
/// and the handlers get of it.
class TestClientAddress : public QObject
{
    Q_OBJECT

private slots:
    void addressesHaveOneForm_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("address");
        const auto row = [](const QByteArray &text, const char *address) {
            QTest::newRow(text.isEmpty() ? "nothing" : text.constData())
                << text << QString::fromLatin1(address);
        };
        row("203.0.113.7", "203.0.113.7");
        row("0.0.0.0", "0.0.0.0");
        row("255.255.255.255", "255.255.255.255");
        row("2001:db8::1", "2001:db8::1");
        row("2001:DB8:0:0:0:0:0:1", "2001:db8::1");
        row("::", "::");
        row("::ffff:203.0.113.7", "203.0.113.7");
        row("::ffff:cb00:7107", "203.0.113.7");
        row("0:0:0:0:0:FFFF:203.0.113.7", "203.0.113.7");
        row("::203.0.113.7", "::203.0.113.7"); // the old "compatible" form is an IPv6 address
        row("64:ff9b::203.0.113.7", "64:ff9b::cb00:7107");
        for (const QByteArray text : {"", " ", "203.28935", "203.0.28935", "3405803783", "0xcb007107",
                 "0xcb.0.113.7", "0313.0.113.7", "203.0.113.07", "203.0.113.007", "203.00.113.7", "203.0.113",
                 "203.0.113.", ".203.0.113.7", "203.0.113.7.", "203.0.113.7.1", "203.0.113.256",
                 "203.0.113.-7", "+203.0.113.7", "203.0.113.7 ", " 203.0.113.7", "203.0. 113.7",
                 "203.0.113.7:80", "203.0.113.7/32", "[2001:db8::1]", "fe80::1%eth0", "fe80::1%",
                 "2001:db8::1/64", "2001:db8::1::", "2001:db8:::1", "2001:db8::12345", "2001:db8", ":1",
                 "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "::ffff:203.0.113.07", "::ffff:203.28935",
                 "::ffff:203.0.113.7:80", "::g", "localhost", "unknown", "_hidden",
                 "\xc2\xa0"
                 "203.0.113.7",
                 "203.0.113.7\xa0", "203\xd9\xa1.0.113.7", "1111:2222:3333:4444:5555:6666:123.123.123.1230"})
            row(text, "");
        QTest::newRow("NUL behind it") << QByteArray("203.0.113.7\0", 12) << QString();
        QTest::newRow("NUL and more") << QByteArray("203.0.113.7\0.evil", 17) << QString();
        QTest::newRow("a thousand digits") << QByteArray(1000, '1') << QString();
    }
    void addressesHaveOneForm()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, address);
        const auto read = http::parseAddress(text);
        QCOMPARE(read ? read->toString() : QString(), read ? QHostAddress(address).toString() : address);
        QCOMPARE(read.has_value(), !address.isEmpty());
        QCOMPARE(http::AddressRange::parse(QString::fromLatin1(text)).has_value(),
            !address.isEmpty() || text.endsWith("/32") || text.endsWith("/64"));
    }

    void hopsMayHaveAPort_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("address");
        const auto row = [](const QByteArray &text, const char *address) {
            QTest::newRow(text.isEmpty() ? "nothing" : text.constData())
                << text << QString::fromLatin1(address);
        };
        row("203.0.113.7", "203.0.113.7");
        row("203.0.113.7:5555", "203.0.113.7"); // Azure's gateway
        row("203.0.113.7:65535", "203.0.113.7");
        row("2001:db8::1", "2001:db8::1");
        row("[2001:db8::1]", "2001:db8::1");
        row("[2001:db8::1]:443", "2001:db8::1");
        row("[::ffff:203.0.113.7]:443", "203.0.113.7");
        row("2001:db8::1:443", "2001:db8::1:443"); // without brackets the last group is no port
        for (const QByteArray text :
            {"", "203.0.113.7:", "203.0.113.7:65536", "203.0.113.7:100000", "203.0.113.7:http",
                "203.0.113.7:-1", "203.0.113.7:+1", "203.0.113.7: 80", "203.0.113.7:80:80",
                "203.0.113.7:_port", "203.28935:80", "203.0.113.07:80", "[203.0.113.7]", "[203.0.113.7]:80",
                "[]", "[", "]", "[]:80", "[2001:db8::1", "2001:db8::1]", "[2001:db8::1]443",
                "[2001:db8::1]:", "[2001:db8::1]:99999", "[2001:db8::1]:443:1", "[[2001:db8::1]]",
                "[2001:db8::1] :443", "[fe80::1%eth0]", "[fe80::1%25eth0]:80", "2001:db8:0:0:0:0:0:1:443",
                "\"203.0.113.7\"", "\"[2001:db8::1]\"", "for=203.0.113.7", "unknown", "UNKNOWN", "_hidden",
                "_", ":80", "203.0.113.7;proto=https", "203.0.113.7 10.0.0.1", "203.0.113.0/24"})
            row(text, "");
    }
    void hopsMayHaveAPort()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, address);
        const auto read = http::parseHop(text);
        QCOMPARE(read ? read->toString() : QString(), address);
    }

    void theListIsReadFromTheRight_data()
    {
        QTest::addColumn<QByteArrayList>("lines");
        QTest::addColumn<QString>("client");
        const auto row = [](const char *name, const QByteArrayList &lines, const char *client) {
            QTest::newRow(name) << lines << QString::fromLatin1(client);
        };
        row("no line", {}, "10.5.0.30");
        row("one address", {"203.0.113.7"}, "203.0.113.7");
        row("what the client wrote counts for nothing", {"10.0.0.7, 203.0.113.7"}, "203.0.113.7");
        row("a line of the proxy's own", {"10.0.0.7", "203.0.113.7"}, "203.0.113.7");
        row("the other order", {"203.0.113.7", "10.0.0.7"}, "10.0.0.7");
        row("three lines", {"10.0.0.7", "10.0.0.8, 10.0.0.9", "203.0.113.7"}, "203.0.113.7");
        row("proxies behind each other", {"10.0.0.7, 203.0.113.7, 10.5.0.31", "10.5.0.32"}, "203.0.113.7");
        row("a proxy of the other family", {"203.0.113.7, 2001:db8:5::1"}, "203.0.113.7");
        row("a trusted proxy as the client writes it", {"10.5.0.31, 203.0.113.7"}, "203.0.113.7");
        row("proxies only", {"10.5.0.33, 10.5.0.32", "10.5.0.31"}, "10.5.0.33");
        row("a mapped proxy", {"203.0.113.7, ::ffff:10.5.0.31"}, "203.0.113.7");
        row("a mapped client", {"::ffff:203.0.113.7"}, "203.0.113.7");
        row("a client of IPv6", {"2001:db8::7"}, "2001:db8::7");
        row("ports and brackets", {"10.0.0.7:1, 203.0.113.7:5555, [2001:db8:5::1]:443, 10.5.0.31:80"},
            "203.0.113.7");
        row("blanks", {" \t203.0.113.7\t,\t 10.5.0.31 "}, "203.0.113.7");
        row("no blanks", {"10.0.0.7,203.0.113.7,10.5.0.31"}, "203.0.113.7");
        // The proxy that sent what is not an address counts, never an address further left.
        row("an empty line", {""}, "10.5.0.30");
        row("an empty line behind another", {"203.0.113.7", ""}, "10.5.0.30");
        row("an empty element at the end", {"203.0.113.7,"}, "10.5.0.30");
        row("an empty element in between", {"203.0.113.7,, 10.5.0.31"}, "10.5.0.31");
        row("nothing but commas", {",,,"}, "10.5.0.30");
        row("unknown", {"203.0.113.7, unknown"}, "10.5.0.30");
        row("hidden", {"203.0.113.7, _hidden, 10.5.0.31"}, "10.5.0.31");
        row("a zone", {"203.0.113.7, fe80::1%eth0"}, "10.5.0.30");
        row("two numbers", {"203.0.113.7, 203.28935"}, "10.5.0.30");
        row("a leading zero", {"203.0.113.7, 203.0.113.07"}, "10.5.0.30");
        row("an octal number", {"203.0.113.7, 0313.0.113.7"}, "10.5.0.30");
        row("a hexadecimal number", {"203.0.113.7, 0xcb.0.113.7"}, "10.5.0.30");
        row("one number", {"203.0.113.7, 3405803783"}, "10.5.0.30");
        row("a name", {"203.0.113.7, shop.example"}, "10.5.0.30");
        row("no comma", {"203.0.113.7 198.51.100.9"}, "10.5.0.30");
        row("a semicolon", {"203.0.113.7; 198.51.100.9"}, "10.5.0.30");
        row("nonsense of the client", {"unknown, , 203.0.113.7"}, "203.0.113.7");
        row("more proxies than there can be",
            {"203.0.113.7" + QByteArray(", 10.5.0.31").repeated(http::TrustedProxies::kMaxHops)},
            "10.5.0.31");
        row("as many as there can be",
            {"203.0.113.7" + QByteArray(", 10.5.0.31").repeated(http::TrustedProxies::kMaxHops - 1)},
            "203.0.113.7");
    }
    void theListIsReadFromTheRight()
    {
        QFETCH(QByteArrayList, lines);
        QFETCH(QString, client);
        QCOMPARE(clientOf(lines), client);
        // Nothing of it counts when it comes from elsewhere.
        QCOMPARE(clientOf(lines, u"192.0.2.1"_s), u"192.0.2.1"_s);
        QCOMPARE(clientOf(lines, u"::ffff:192.0.2.1"_s), u"192.0.2.1"_s);
        QCOMPARE(clientOf(lines, u"2001:db8::1"_s), u"2001:db8::1"_s);
    }
    void aProxyIsTheSameHoweverItConnects()
    {
        QCOMPARE(clientOf({"203.0.113.7"}, u"::ffff:10.5.0.30"_s), u"203.0.113.7"_s);
        QCOMPARE(clientOf({"unknown"}, u"::ffff:10.5.0.30"_s), u"10.5.0.30"_s);
        QCOMPARE(
            clientOf({"203.0.113.7"}, u"fe80::1%lo"_s), u"203.0.113.7"_s); // its own zone is the kernel's
    }
    void withoutTrustedProxiesThePeerIsTheClient()
    {
        http::RequestHead head;
        head.isWhole = true;
        head.headers.emplace_back("X-Forwarded-For", "203.0.113.7");
        QCOMPARE(
            http::TrustedProxies().clientOf(head, QHostAddress(u"127.0.0.1"_s)).toString(), u"127.0.0.1"_s);
        QCOMPARE(http::TrustedProxies().clientOf(head, QHostAddress(u"::ffff:127.0.0.1"_s)).toString(),
            u"127.0.0.1"_s);
    }

    void limitsCountNetworks_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("network");
        QTest::newRow("IPv4") << u"203.0.113.7"_s << u"203.0.113.7"_s;
        QTest::newRow("mapped") << u"::ffff:203.0.113.7"_s << u"203.0.113.7"_s;
        QTest::newRow("IPv6") << u"2001:db8:1:2:3:4:5:6"_s << u"2001:db8:1:2::"_s;
        QTest::newRow("zone") << u"fe80::1%lo"_s << u"fe80::"_s;
        QTest::newRow("loopback") << u"::1"_s << u"::"_s;
    }
    void limitsCountNetworks()
    {
        QFETCH(QString, address);
        QFETCH(QString, network);
        QCOMPARE(http::clientNetwork(QHostAddress(address)).toString(), network);
    }
    void connectionsAreCountedByNetwork()
    {
        http::AddressCounts counts;
        const QHostAddress first = http::clientNetwork(QHostAddress(u"2001:db8:1:2::1"_s));
        const QHostAddress same = http::clientNetwork(QHostAddress(u"2001:db8:1:2:ffff::2"_s));
        const QHostAddress other = http::clientNetwork(QHostAddress(u"2001:db8:1:3::1"_s));
        QVERIFY(counts.add(first, 2));
        QVERIFY(counts.add(same, 2));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"2001:db8:1:2:: has 2 connections, "_s));
        QVERIFY(!counts.add(first, 2));
        QVERIFY(!counts.add(same, 2)); // no second line in the log in the same minute
        QVERIFY(counts.add(other, 2));
        QCOMPARE(counts.networks(), 2);
        counts.remove(same);
        QVERIFY(counts.add(first, 2));
        counts.remove(first);
        counts.remove(first);
        counts.remove(other);
        QCOMPARE(counts.networks(), 0); // nothing stays of clients that have gone
        QVERIFY(!counts.add(first, 0));
    }

    void handlersAndLogHaveTheSameAddress()
    {
        FrontServer server({}, 1 << 20, {u"127.0.0.1"_s});
        HttpProbe probe(server.url());
        probe.send(get(kTwoLines));
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(server.lastPeer(), u"198.51.100.9"_s);
        QCOMPARE(server.lastLoggedAddress(), u"198.51.100.9"_s);
        HttpProbe elsewhere(server.url(), QHostAddress(u"127.0.0.9"_s));
        elsewhere.send(get(kTwoLines));
        QCOMPARE(elsewhere.read().status, 200);
        QCOMPARE(server.lastPeer(), u"127.0.0.9"_s);
        QCOMPARE(server.lastLoggedAddress(), u"127.0.0.9"_s);
    }

    void refusalsAreLoggedWithTheClientsAddress_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("address");
        const auto row
            = [](const char *name, const QByteArray &bytes, const char *code, const char *address) {
                  QTest::newRow(name) << bytes << QByteArray(code) << QString::fromLatin1(address);
              };
        const char *client = "198.51.100.9";
        const char *proxy = "127.0.0.1";
        row("fault before it", get("X A: b\r\n" + kTwoLines), "BAD_REQUEST", client);
        row("fault behind it", get(kTwoLines + "X A: b\r\n"), "BAD_REQUEST", client);
        row("unknown method", "BREW / HTTP/1.1\r\n" + kHost + kTwoLines + "\r\n", "NOT_IMPLEMENTED", client);
        row("two Origins", get(kTwoLines + "Origin: a\r\nOrigin: a\r\n"), "BAD_REQUEST", client);
        row("too large", post(kTwoLines + "Content-Length: 99999999\r\n"), "PAYLOAD_TOO_LARGE", client);
        row("bad chunk", post(kTwoLines + "Transfer-Encoding: chunked\r\n", "zz\r\n"), "BAD_REQUEST", client);
        row("an end in the head", get(kTwoLines + "X-A: " + QByteArray(17 * 1024, 'a')), "HEADERS_TOO_LARGE",
            proxy);
        row("bare LF behind it", get(kTwoLines + "X-A: b\n"), "BAD_REQUEST", proxy);
        row("a line of it that is none",
            get(kForwarded + "10.0.0.7\r\n" + kForwarded + "\v, 198.51.100.9\r\n"), "BAD_REQUEST", proxy);
        row("not an address", get(kForwarded + "10.0.0.7, unknown\r\nX A: b\r\n"), "BAD_REQUEST", proxy);
    }
    void refusalsAreLoggedWithTheClientsAddress()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        QFETCH(QString, address);
        FrontServer server({}, 1 << 20, {u"127.0.0.1"_s});
        HttpProbe probe(server.url());
        probe.send(bytes);
        expectLastError(probe, code);
        QCOMPARE(server.lastLoggedAddress(), address);
        HttpProbe elsewhere(server.url(), QHostAddress(u"127.0.0.9"_s));
        elsewhere.send(bytes);
        expectLastError(elsewhere, code);
        QCOMPARE(server.lastLoggedAddress(), u"127.0.0.9"_s);
    }
    void anAnswerThatNeverCameIsLoggedWithTheClientsAddress()
    {
        http::GuardLimits limits;
        limits.tickMs = 10;
        limits.handlerMs = 80;
        FrontServer server(limits, 1 << 20, {u"127.0.0.1"_s});
        HttpProbe probe(server.url());
        probe.send(get(kTwoLines + "X-Request-Id: mine-42\r\n", "/readyz"));
        const Answer answer = probe.read();
        COMPARE_ERROR(answer, "UNAVAILABLE");
        QCOMPARE(answer.header("X-Request-Id"), "mine-42");
        QCOMPARE(server.lastLoggedAddress(), u"198.51.100.9"_s);
    }
};

std::unique_ptr<QObject> makeClientAddressTests() { return std::make_unique<TestClientAddress>(); }

} // namespace answerdesk::test

#include "tst_client_address.moc"
