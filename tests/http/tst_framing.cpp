// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/front_server.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

void addRow(const QByteArray &name, const QByteArray &bytes, const char *code = "BAD_REQUEST")
{
    QTest::newRow(name.constData()) << bytes << QByteArray(code);
}

} // namespace

/// Request lines and headers as raw bytes: what is refused, with which code, and that nothing of it is
/// executed; what is taken, and as what.
class TestFraming : public FrontTest
{
    Q_OBJECT

    static void addMalformed()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        addMethodsAndVersions();
        addTargets();
        addHosts();
        addHeaders();
        addControlCharacters();
        addSecondLines();
    }
    /// Around a value as well as in it: only SP and HTAB are blanks there.
    static void addControlCharacters()
    {
        for (char c = 1; c < 0x20; ++c) {
            if (c == '\t' || c == '\n' || c == '\r')
                continue;
            const QByteArray code = QByteArray::number(c, 16);
            addRow("0x" + code + " before a value", get("X-A: " + QByteArray(1, c) + "a\r\n"));
            addRow("0x" + code + " behind a value", get("X-A: a" + QByteArray(1, c) + "\r\n"));
        }
        addRow("a value of VT alone", get("X-A:\v\r\n"));
        addRow("VT behind blanks", get("X-A: \t \v a\r\n"));
        const QByteArray length = QByteArray::number(kSmuggled.size());
        addRow("FF before a length", post("Content-Length: \f" + length + "\r\n", kSmuggled));
        addRow("VT behind a length", post("Content-Length: " + length + "\v\r\n", kSmuggled));
        addRow("VT before a coding", post("Transfer-Encoding: \vchunked\r\n", "0\r\n\r\n"));
        addRow("FF behind a coding", post("Transfer-Encoding: chunked\f\r\n", "0\r\n\r\n"));
        addRow("VT before a host", "GET /healthz HTTP/1.1\r\nHost:\vlocalhost\r\n\r\n");
    }
    /// Headers of which another program may have taken the other line.
    static void addSecondLines()
    {
        const auto row = [](const QByteArray &name, const QByteArray &value, const QByteArray &other) {
            const QByteArray host = name == "Host" ? QByteArray() : kHost;
            const auto lines = [&](const QByteArray &first, const QByteArray &second) {
                return "GET /healthz HTTP/1.1\r\n" + host + first + "X-Between: a\r\n" + second + "\r\n";
            };
            const QByteArray line = name + ": " + value + "\r\n";
            addRow(name + " twice", lines(line, line));
            addRow(name + " of two values", lines(line, name + ": " + other + "\r\n"));
            addRow(name + " in other letters", lines(line, name.toUpper() + ": " + value + "\r\n"));
            addRow(name + " empty and not", lines(name + ":\r\n", line));
        };
        row("Host", "localhost", "shop");
        row("Origin", "http://localhost", "null");
        row("Authorization", "Bearer good", "Bearer other");
        row("Content-Type", "application/json", "text/plain");
    }
    static void addMethodsAndVersions()
    {
        addRow("TRACE", "TRACE /healthz HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        addRow("CONNECT", "CONNECT shop:443 HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        addRow("unknown method", "BREW /healthz HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        addRow("method with a dash", "M-SEARCH * HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        addRow("unknown method with a body",
            "BREW /healthz HTTP/1.1\r\n" + kHost + "Content-Length: " + QByteArray::number(kSmuggled.size())
                + "\r\n\r\n" + kSmuggled,
            "NOT_IMPLEMENTED");
        addRow("lower-case method", "get /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("method in brackets", "(GET) /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("method of 33 letters", QByteArray(33, 'A') + " /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + kSmuggled, "NOT_IMPLEMENTED");
        addRow("TLS on the plain port",
            QByteArray::fromHex("16030100f8010000f40303") + QByteArray(200, 'x') + "\r\n\r\n" + kSmuggled);
        addRow("HTTP/9.9", "GET /healthz HTTP/9.9\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        addRow("HTTP/2.0", "GET /healthz HTTP/2.0\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        addRow("HTTP/1.2", "GET /healthz HTTP/1.2\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        addRow("HTTP/1.10", "GET /healthz HTTP/1.10\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        addRow("HTTPX1.1", "GET /healthz HTTPX1.1\r\n" + kHost + "\r\n");
        addRow("http/1.1", "GET /healthz http/1.1\r\n" + kHost + "\r\n");
        addRow("no version", "GET /healthz\r\n\r\n" + kSmuggled);
        addRow("no target", "GET HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("nothing but spaces", "   \r\n" + kHost + "\r\n");
        addRow("tabs between words", "GET\t/healthz\tHTTP/1.1\r\n" + kHost + "\r\n");
        addRow("two spaces", "GET  /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("space at the end", "GET /healthz HTTP/1.1 \r\n" + kHost + "\r\n");
        addRow("space in front", " GET /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("two blank lines before", "\r\n\r\n" + get());
        addRow("bare LF before", "\n" + get());
        addRow("bare CR before", "\r" + get());
        addRow("byte order mark before", "\xef\xbb\xbf" + get());
    }
    static void addTargets()
    {
        addRow("absolute form", "GET http://localhost/healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("absolute form of another host", "GET https://evil/healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("authority in the path", "GET //evil/healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("path without slash", "GET healthz HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("asterisk of GET", "GET * HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("asterisk and more", "OPTIONS *x HTTP/1.1\r\n" + kHost + "\r\n");
        addRow("fragment", get({}, "/healthz#top"));
        addRow("space in the query", get({}, "/healthz?a b"));
        addRow("NUL escape", get({}, "/health%00z"));
        addRow("NUL escape in the query", get({}, "/healthz?a=%00"));
        addRow("broken escape", get({}, "/health%zz"));
        addRow("half an escape", get({}, "/health%4"));
        addRow("escape cut short", get({}, "/healthz?a=%"));
        addRow("raw byte in the path", get({}, "/health\xff"));
        addRow("raw UTF-8 in the query", get({}, "/healthz?a=\xc3\xa4"));
        addRow("NUL byte", get({}, QByteArray("/health\0z", 9)));
        addRow("DEL byte", get({}, "/health\x7f"));
        addRow("target of 32 KiB", get({}, "/" + QByteArray(32 * 1024, 'a')), "URI_TOO_LONG");
        addRow("no end in 33 KiB", "GET /" + QByteArray(33 * 1024, 'a'), "URI_TOO_LONG");
    }
    static void addHosts()
    {
        addRow("no Host", "GET /healthz HTTP/1.1\r\n\r\n");
        addRow("two Hosts", get("Host: localhost\r\n"));
        addRow("two different Hosts", get("Host: other\r\n"));
        for (const char *host :
            {"a b", "user@shop", "user:pw@shop", "shop/x", "shop?x", "shop#x", "shop:80:81", "shop:http",
                "shop:123456", "[::1", "[x]", "[::1]x", "shop\\x", "a,b", "\xc3\xa4"}) {
            if (qstrcmp(host, "a,b") != 0) // a comma is legal in a registered name
                addRow("Host " + QByteArray(host),
                    "GET /healthz HTTP/1.1\r\nHost: " + QByteArray(host) + "\r\n\r\n");
        }
    }
    static void addHeaders()
    {
        addRow("NUL in a header", get(QByteArray("X-A: a\0b\r\n", 10)));
        addRow("control character in a header", get("X-A: a\x01z\r\n"));
        addRow("DEL in a header", get("X-A: a\x7fz\r\n"));
        addRow("folded header", get("X-A: a\r\n b\r\n"));
        addRow("folded with a tab", get("X-A: a\r\n\tb\r\n"));
        addRow("folded first line", "GET /healthz HTTP/1.1\r\n Host: a\r\n\r\n");
        addRow("header without colon", get("X-A\r\n"));
        addRow("header without name", get(": a\r\n"));
        addRow("space before the colon", post("Content-Length : 2\r\n", kSmuggled));
        addRow("tab before the colon", post("Transfer-Encoding\t: chunked\r\n", kSmuggled));
        addRow("space in a header's name", get("X A: b\r\n"));
        addRow("name outside ASCII", get("X-\xc3\xa4: b\r\n"));
        addRow("name in brackets", get("X(A): b\r\n"));
        addRow("bare LF everywhere", "GET /healthz HTTP/1.1\nHost: localhost\n\n");
        addRow("bare LF in the head", "GET /healthz HTTP/1.1\r\nHost: localhost\nX-A: b\r\n\r\n");
        addRow("bare LF at the end", "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\n");
        addRow("bare CR in a value", get("X-A: a\rb\r\n"));
        addRow("CR CR LF", get("X-A: a\r\r\n"));
        addRow("header of 17 KiB", get("X-A: " + QByteArray(17 * 1024, 'a') + "\r\n"), "HEADERS_TOO_LARGE");
        addRow("5,000 headers", get(QByteArray("X-A: b\r\n").repeated(5000)), "HEADERS_TOO_LARGE");
        addRow("65 headers", get(QByteArray("A: b\r\n").repeated(64)), "HEADERS_TOO_LARGE");
        addRow("WebSocket upgrade", get("Connection: Upgrade\r\nUpgrade: websocket\r\n"), "NOT_IMPLEMENTED");
        addRow("WebSocket among others", get("Connection: Upgrade\r\nUpgrade: h2c, WebSocket\r\n"),
            "NOT_IMPLEMENTED");
    }

private slots:
    void malformedHeadsAreRefused_data() { addMalformed(); }
    void malformedHeadsAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        HttpProbe probe(m_server->url());
        probe.send(bytes + kSmuggled);
        expectRefusal(probe, code);
    }

    void malformedHeadsAreRefusedByteByByte_data() { addMalformed(); }
    void malformedHeadsAreRefusedByteByByte()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        HttpProbe probe(m_server->url());
        for (qsizetype i = 0; i < bytes.size() && probe.isOpen();) {
            const qsizetype count = bytes.size() > 1000 ? 997 : 1; // large ones in odd pieces
            probe.send(bytes.mid(i, count));
            i += count;
        }
        expectRefusal(probe, code);
    }

    void aRefusalKeepsTheCallersRequestId_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray id = "X-Request-Id: mine-42\r\n";
        QTest::newRow("unknown method") << "BREW / HTTP/1.1\r\n" + kHost + id + "\r\n";
        QTest::newRow("version") << "GET / HTTP/3.0\r\n" + kHost + id + "\r\n";
        QTest::newRow("fault before it") << get("X A: b\r\n" + id);
        QTest::newRow("fault behind it") << get(id + "X A: b\r\n");
        QTest::newRow("two Hosts") << get("Host: a\r\n" + id);
        QTest::newRow("two Origins") << get("Origin: a\r\nOrigin: a\r\n" + id);
        QTest::newRow("VT in a value") << get("X-A: \va\r\n" + id);
        QTest::newRow("too large") << post("Content-Length: 99999999\r\n" + id);
        QTest::newRow("bad chunk") << post("Transfer-Encoding: chunked\r\n" + id, "zz\r\n");
    }
    void aRefusalKeepsTheCallersRequestId()
    {
        QFETCH(QByteArray, bytes);
        HttpProbe probe(m_server->url());
        probe.send(bytes);
        const Answer answer = probe.read();
        QCOMPARE(answer.header("X-Request-Id"), "mine-42");
        QCOMPARE(answer.text(u"request_id"), u"mine-42"_s);
    }

    void wellFormedHeadsPass_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("target");
        const auto row = [](const char *name, const QByteArray &bytes, const char *target = "/healthz") {
            QTest::newRow(name) << bytes << QByteArray(target);
        };
        row("plain", get());
        row("one blank line before", "\r\n" + get());
        row("query", get({}, "/healthz?a=%41&b=%C3%A4"), "/healthz?a=%41&b=%C3%A4");
        row("bytes that are no UTF-8 in an ignored query", get({}, "/healthz?%3F"), "/healthz?%3F");
        row("needless escapes", get({}, "/%68ealth%7A"));
        row("all visible characters", get({}, "/healthz?!$&'()*+,-./:;<=>@[\\]^_`{|}~\""),
            "/healthz?!$&'()*+,-./:;<=>@[\\]^_`{|}~\"");
        row("target of 30 KiB", get({}, "/healthz?" + QByteArray(30 * 1024, 'a')),
            ("/healthz?" + QByteArray(30 * 1024, 'a')).constData());
        row("upgrade to HTTP/2 is ignored",
            get("Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n"));
        row("64 headers", get(QByteArray("A: b\r\n").repeated(63)));
        row("header of 15 KiB", get("X-A: " + QByteArray(15 * 1024, 'a') + "\r\n"));
        row("empty header", get("X-A:\r\n"));
        row("tab in a header", get("X-A: a\tb\r\n"));
        row("blanks around values", "GET /healthz HTTP/1.1\r\nHost:\t localhost \t\r\nX-A: \t \r\n\r\n");
        row("blanks around a length", get("Content-Length:\t2 \r\n") + "{}");
        row("one Origin, one Authorization, one Content-Type",
            get("Origin: a\r\nAuthorization: b\r\nContent-Type: c\r\n"));
        row("lists in several lines",
            get("X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 192.0.2.2\r\n"
                "If-None-Match: a\r\nIf-None-Match: b\r\n"));
        row("header in Latin-1", get("X-A: caf\xe9\r\n"));
        row("name of odd characters", get("!#$%&'*+-.^_`|~1aZ: b\r\n"));
        row("body of a GET", get("Content-Length: 2\r\n") + "{}");
        row("chunked body of a GET", get("Transfer-Encoding: chunked\r\n") + "2\r\n{}\r\n0\r\n\r\n");
        for (const char *host : {"", "shop", "shop:8420", "SHOP.example.", "127.0.0.1:1", "[::1]",
                 "[::1]:8420", "[::ffff:127.0.0.1]:1", "a_b", "%41", "shop:"}) {
            row(qPrintable(u"Host "_s + QLatin1String(host)),
                "GET /healthz HTTP/1.1\r\nHost: " + QByteArray(host) + "\r\n\r\n");
        }
    }
    void wellFormedHeadsPass()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, target);
        HttpProbe probe(m_server->url());
        probe.send(bytes);
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(m_server->executed(), QByteArrayList{"GET " + target});
        for (const char byte : bytes.size() < 1000 ? bytes : QByteArray())
            probe.send(QByteArray(1, byte));
        if (bytes.size() < 1000)
            QCOMPARE(probe.read().status, 200);
        QCOMPARE(probe.request("GET", "/healthz").status, 200); // still in step
    }

    void pathsMeanWhatTheySay_data()
    {
        QTest::addColumn<QByteArray>("target");
        for (const char *target : {"/healthz/", "/./healthz", "/x/../healthz", "/healthz%0A", "/healthz%0a",
                 "/%2Fhealthz", "/healthz%2F", "/HEALTHZ", "/healthz;a=b", "/%ff", "/%C3", "/healthz%20",
                 "/%2e/healthz", "/x/%2E%2E/healthz", "/:a", "/[", "/a{b}|^`<>\"\\", "/@evil", "/healthz%3F"})
            QTest::newRow(target) << QByteArray(target);
    }
    void pathsMeanWhatTheySay()
    {
        QFETCH(QByteArray, target);
        HttpProbe probe(m_server->url());
        COMPARE_ERROR(probe.request("GET", target), "NOT_FOUND");
        QCOMPARE(probe.request("OPTIONS", target).status, 404);
        QCOMPARE(m_server->executed(), QByteArrayList());
    }

    void queriesMustBeUtf8_data()
    {
        QTest::addColumn<QByteArray>("query");
        for (const char *query : {"a=%FF", "%FF=a", "a=%C3", "a=%ED%A0%80", "a=%F4%90%80%80", "a=%C0%AF"})
            QTest::newRow(query) << QByteArray(query);
    }
    void queriesMustBeUtf8()
    {
        QFETCH(QByteArray, query);
        HttpProbe probe(m_server->url());
        COMPARE_ERROR(probe.request("GET", "/healthz?" + query), "INVALID_FIELDS");
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
    }

    void methodsAreAnsweredInStep()
    {
        HttpProbe probe(m_server->url());
        const Answer head = probe.request("HEAD", "/healthz");
        QCOMPARE(head.status, 200);
        QCOMPARE(head.header("Content-Length"), "15");
        const Answer options = probe.request("OPTIONS", "/healthz");
        QCOMPARE(options.status, 204);
        QCOMPARE(options.header("Allow"), "GET, HEAD, OPTIONS");
        QVERIFY(!options.hasHeader("Content-Length") || options.header("Content-Length") == "0");
        QCOMPARE(probe.request("OPTIONS", "*").status, 204);
        const Answer refused = probe.request("DELETE", "/healthz");
        COMPARE_ERROR(refused, "METHOD_NOT_ALLOWED");
        QCOMPARE(refused.header("Allow"), "GET, HEAD, OPTIONS");
        const Answer withBody = probe.request("PATCH", "/healthz", R"({"a":1})");
        COMPARE_ERROR(withBody, "METHOD_NOT_ALLOWED");
        const Answer headOfPost = probe.request("HEAD", "/analytics/checkout_events");
        QCOMPARE(headOfPost.status, 405);
        QCOMPARE(headOfPost.body, QByteArray());
        QCOMPARE(probe.request("HEAD", "/nowhere").status, 404);
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
        QCOMPARE(m_server->executed(), (QByteArrayList{"HEAD /healthz", "GET /healthz"}));
    }

    void answersToMalformedHeadRequestsHaveNoBody()
    {
        HttpProbe probe(m_server->url());
        probe.send("HEAD /healthz HTTP/1.1\r\n" + kHost + "X A: b\r\n\r\n");
        const QByteArray bytes = probe.readToEnd();
        QVERIFY(bytes.startsWith("HTTP/1.1 400 "));
        QVERIFY(bytes.endsWith("\r\n\r\n"));
    }
};

std::unique_ptr<QObject> makeFramingTests() { return std::make_unique<TestFraming>(); }

} // namespace answerdesk::test

#include "tst_framing.moc"
