// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/curl_format.h"
#include "shared/client/request_formats.h"
#include "tests/support/qt_test.h"
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::client;

namespace {

RawRequest sample(const QByteArray &body = "{\"query_text\":\"Is it \\\"dry\\\"?\"}")
{
    RawRequest request;
    request.method = "POST";
    request.url = QUrl(u"https://a.example/api/v1/send_message"_s);
    request.headers = {{"Authorization", "Bearer ad_test_k_topsecret"}, {"Content-Type", "application/json"},
        {"Host", "a.example"}, {"Content-Length", "12"}};
    request.body = body;
    return request;
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// What the program printed; nothing when it could not be run.
QByteArray outputOf(const QString &program, const QStringList &arguments, const QString &folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    process.waitForFinished(answerdesk::test::kPatienceMs);
    const QByteArray complaint = process.readAllStandardError();
    if (!complaint.isEmpty())
        qWarning().noquote() << complaint;
    return process.readAllStandardOutput();
}

} // namespace

class TestRequestFormats : public QObject
{
    Q_OBJECT

    static void hostile()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("json") << QByteArray("{\"a\":\"b \\\"c\\\" \\\\ d\"}");
        QTest::newRow("quotes") << QByteArray("' \" ''' \"\"\" ` $(id) ${x} %s \\' \\\" \\");
        QTest::newRow("ends in a backslash") << QByteArray("a\\");
        QTest::newRow("line ends") << QByteArray("a\r\nb\rc\n\td\v\f\b\a\x1b[31m");
        QTest::newRow("digits behind escapes") << QByteArray("\n0\x01"
                                                             "7\x7f"
                                                             "9\x1f"
                                                             "abc");
        QTest::newRow("separators") << QByteArray("a\xE2\x80\xA8"
                                                  "b\xE2\x80\xA9"
                                                  "c\xC2\x85"
                                                  "d");
        QTest::newRow("turned around") << QByteArray("a\xE2\x80\xAE"
                                                     "b\xE2\x81\xA6"
                                                     "c\xEF\xBB\xBF");
        QTest::newRow("beyond the first plane") << QByteArray("\xF0\x9F\x98\x80 \xF3\xA0\x80\x81 \xC3\xA9");
        QTest::newRow("end of a script") << QByteArray("</script><!-- ]]> <script>");
        QTest::newRow("trigraphs") << QByteArray("?"
                                                 "?/ ?"
                                                 "?' ?"
                                                 "?=");
        QTest::newRow("comment") << QByteArray("*/ // # -- \n});\n\"\"\"");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF{}");
        QTest::newRow("nul") << QByteArray("a\0b", 3);
        QTest::newRow("no text") << QByteArray("\xFF\xFE\x00\x80\xC3(\"\\\n?0", 11);
    }

private slots:
    void python()
    {
        QCOMPARE(asPython(sample()),
            u"import requests\n\nresponse = requests.request(\n    \"POST\",\n"
            "    \"https://a.example/api/v1/send_message\",\n    headers={\n"
            "        \"Authorization\": \"Bearer ad_test_k_topsecret\",\n"
            "        \"Content-Type\": \"application/json\",\n    },\n"
            "    data=\"{\\\"query_text\\\":\\\"Is it \\\\\\\"dry\\\\\\\"?\\\"}\""
            ".encode(\"utf-8\"),\n    timeout=60,\n)\n"
            "print(response.status_code, response.text)\n"_s);
    }

    void javaScript()
    {
        RawRequest request = sample("{}");
        QCOMPARE(asJavaScript(request),
            u"const response = await fetch(\"https://a.example/api/v1/send_message\", {\n  method: "
            u"\"POST\",\n"
            "  headers: [\n    [\"Authorization\", \"Bearer ad_test_k_topsecret\"],\n"
            "    [\"Content-Type\", \"application/json\"],\n  ],\n  body: \"{}\",\n});\n"
            "console.log(response.status, await response.text());\n"_s);
        request.method = "GET";
        QVERIFY(asJavaScript(request).contains(u"\n  // fetch sends no body with GET: \"{}\",\n"));
    }

    void qtCpp()
    {
        const QString code = asQtCpp(sample("{}"));
        QVERIFY(code.contains(
            u"QNetworkRequest request{QUrl(QString::fromUtf8(\"https://a.example/api/v1/send_message\"))};"));
        QVERIFY(code.contains(u"request.setRawHeader(QByteArray(\"Content-Type\"), "
                              "QByteArray(\"application/json\"));"));
        QVERIFY(
            code.contains(u"network.sendCustomRequest(request, QByteArray(\"POST\"), QByteArray(\"{}\"));"));
        QVERIFY(!code.contains(u"Content-Length"));
    }

    void headersOfOneNameAreJoined()
    {
        RawRequest request = sample({});
        request.headers = {{"X-A", "1"}, {"x-a", "2"}};
        QVERIFY(asPython(request).contains(u"\"X-A\": \"1, 2\","));
        QVERIFY(!asPython(request).contains(u"data="));
        QVERIFY(asJavaScript(request).contains(u"[\"X-A\", \"1, 2\"],"));
    }

    void cppLiteralsStayWhole_data() { hostile(); }
    /// No compiler at hand: the rules that keep a literal whole are held one by one.
    void cppLiteralsStayWhole()
    {
        QFETCH(QByteArray, body);
        const QString code = asQtCpp(sample(body));
        const QString line
            = code.section(u"sendCustomRequest(request, QByteArray(\"POST\"), QByteArray("_s, 1)
                  .section(u'\n', 0, 0);
        QVERIFY(line.startsWith(u'"'));
        QByteArray read; // as C++ reads an ordinary literal
        const QByteArray text = line.toUtf8();
        qsizetype i = 1;
        for (; i < text.size() && text[i] != '"'; ++i) {
            QVERIFY(!text.mid(i).startsWith("?"
                                            "?"));
            if (text[i] != '\\') {
                read += text[i];
            } else if (const char next = text[++i]; next >= '0' && next <= '7') {
                read += char(text.mid(i, 3).toInt(nullptr, 8));
                i += 2;
            } else {
                read += next == 'n' ? '\n' : next == 'r' ? '\r' : next == 't' ? '\t' : next;
            }
        }
        QCOMPARE(read, body);
        const QByteArray rest = text.mid(i);
        QCOMPARE(rest, body.contains('\0') ? "\", " + QByteArray::number(body.size()) + "));" : "\"));");
    }

    void pythonSendsTheSameBytes_data() { hostile(); }
    void pythonSendsTheSameBytes()
    {
        QFETCH(QByteArray, body);
        const QString python = QStandardPaths::findExecutable(u"python3"_s);
        if (python.isEmpty())
            QSKIP("python3 is not installed");
        QTemporaryDir folder;
        QVERIFY(write(folder.filePath(u"requests.py"_s),
            "class R:\n    status_code = 0\n    text = ''\n"
            "def request(method, url, headers=None, data=b'', timeout=0):\n"
            "    print(data.hex())\n    print(method, url, len(headers))\n    return R()\n"));
        QVERIFY(write(folder.filePath(u"run.py"_s), asPython(sample(body)).toUtf8()));
        const QList<QByteArray> lines = outputOf(python, {u"run.py"_s}, folder.path()).split('\n');
        QCOMPARE(QByteArray::fromHex(lines.value(0)), body);
        QCOMPARE(lines.value(1), "POST https://a.example/api/v1/send_message 2");
    }

    void javaScriptSendsTheSameBytes_data() { hostile(); }
    void javaScriptSendsTheSameBytes()
    {
        QFETCH(QByteArray, body);
        const QString node = QStandardPaths::findExecutable(u"node"_s);
        if (node.isEmpty())
            QSKIP("node is not installed");
        QTemporaryDir folder;
        const QByteArray stub
            = "globalThis.fetch = async (url, o) => { console.log(Buffer.from(o.body).toString('hex'));"
              " console.log(o.method, url, o.headers.length); return {status: 0, text: async () => ''}; };\n";
        QVERIFY(write(folder.filePath(u"run.mjs"_s), stub + asJavaScript(sample(body)).toUtf8()));
        const QList<QByteArray> lines = outputOf(node, {u"run.mjs"_s}, folder.path()).split('\n');
        QCOMPARE(QByteArray::fromHex(lines.value(0)), body);
        QCOMPARE(lines.value(1), "POST https://a.example/api/v1/send_message 2");
    }

    void secretsAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("password") << QByteArray("{\"email\":\"a@b\",\"password\":\"x\\\"y\"}")
                                  << QByteArray("{\"email\":\"a@b\",\"password\":\"YOUR_SECRET\"}");
        QTest::newRow("spaces") << QByteArray("{\"webhook_secret\" : \"x\n\" }")
                                << QByteArray("{\"webhook_secret\" : \"YOUR_SECRET\" }");
        QTest::newRow("cut off") << QByteArray("{\"new_password\":\"hunt")
                                 << QByteArray("{\"new_password\":\"YOUR_SECRET\"");
        QTest::newRow("key") << QByteArray("{\"api_key\":\"sk-\xC3\xA9\",\"a\":\"\xC3\xA9\"}")
                             << QByteArray("{\"api_key\":\"YOUR_SECRET\",\"a\":\"\xC3\xA9\"}");
        QTest::newRow("none") << QByteArray("{\"max_tokens\":12,\"query_text\":\"my password: x\"}")
                              << QByteArray("{\"max_tokens\":12,\"query_text\":\"my password: x\"}");
    }
    void secretsAreReplaced()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, shown);
        QCOMPARE(withoutSecrets(body), shown);
    }

    void onlyTheTestKeyMayBeHandedOn()
    {
        const auto authorization = [](const RawRequest &request) { return request.headers.first().second; };
        QCOMPARE(authorization(shareable(sample(), true)), "Bearer ad_test_k_topsecret");
        QCOMPARE(authorization(shareable(sample(), false)), "Bearer YOUR_API_KEY");
        RawRequest request = sample();
        request.headers = {{"authorization", "Bearer session"}, {"Cookie", "a=b"}};
        QCOMPARE(authorization(shareable(request, true)), "Bearer YOUR_SESSION_TOKEN");
        QVERIFY(!asCurl(shareable(request, true)).contains(u"a=b"));
        request.headers = {{"answerdesk-analytics-secret", "ad_events_topsecret"}};
        QCOMPARE(authorization(shareable(request, true)), "YOUR_ANALYTICS_SECRET");
    }
};

QTEST_GUILESS_MAIN(TestRequestFormats)
#include "tst_request_formats.moc"
