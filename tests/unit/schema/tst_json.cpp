// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/json.h"
#include "shared/schema/pretty_json.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// JSON as values that keep what was sent.
class TestJson : public QObject
{
    Q_OBJECT
private slots:
    void textIsReadAndWrittenTheSame_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"null", "true", "false", "0", "-1", "1.10", "1e2", "1E+2", "0.1000", "-0.5",
                 "12345678901234567890123456789", "18446744073709551615", "-9223372036854775808", "1e-400",
                 "\"\"", "\"a\\\"b\\\\c\\n\\r\\t\\u0001\"", "[]", "{}", "[1,[2,[3]],{}]",
                 R"({"b":1,"a":[true,null],"b2":{"c":"d"}})"})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("beyond ASCII") << QByteArray("\"Zelt \xc3\x84 \xf0\x9f\x8f\x95\"");
    }
    void textIsReadAndWrittenTheSame()
    {
        QFETCH(QByteArray, text);
        const auto value = json::parse(text);
        QVERIFY2(value, value ? "" : qPrintable(value.error()));
        QCOMPARE(value->toJson(), text);
    }
    void otherFormsMeanTheSame()
    {
        QCOMPARE(json::parse("\xef\xbb\xbf{\"a\":1}")->toJson(), QByteArray(R"({"a":1})"));
        QCOMPARE(json::parse(" [ 1 , 2 ]\r\n")->toJson(), QByteArray("[1,2]"));
        QCOMPARE(
            json::parse(R"("\u00e9\ud83c\udfd5\/")")->toJson(), QByteArray("\"\xc3\xa9\xf0\x9f\x8f\x95/\""));
        QCOMPARE(*json::parse(R"("a\u0000b")")->asString(), QString::fromUtf16(u"a\0b", 3));
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
            {"", " ", "{", "}", "[1", "[1,]", R"({"a":1,})", R"({"a"})", R"({"a":})", "{a:1}", "{'a':1}",
                R"({"a":1}{})", "[1] x", "nul", "True", "NaN", "Infinity", "-Infinity", "+1", "01", "1.",
                ".5", "0x10", "1e", "--1", "1e999", "-1e999", "\"a", "\"\\x\"", "\"\\u12\"", R"("\ud83d")",
                R"("\ude00")", R"("\ud83d\u0041")", R"("\ude00\ud83d")", "\"a\nb\"", "\"\t\"", "/**/1"})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("invalid UTF-8") << QByteArray("\"caf\xe9\"");
        QTest::newRow("surrogate in UTF-8") << QByteArray("\"\xed\xa0\x80\"");
        QTest::newRow("overlong") << QByteArray("\"\xc0\xaf\"");
        QTest::newRow("NUL behind") << QByteArray("1\0", 2);
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe[\0]\0", 6);
        QTest::newRow("half a byte order mark") << QByteArray("\xef\xbb{}");
        QTest::newRow("depth 65") << QByteArray("[").repeated(65) + QByteArray("]").repeated(65);
        QTest::newRow("depth of a million") << QByteArray("[").repeated(1'000'000);
        QTest::newRow("objects of depth 65")
            << QByteArray(R"({"a":)").repeated(65) + "1" + QByteArray("}").repeated(65);
    }
    void othersAreRefused()
    {
        QFETCH(QByteArray, text);
        const auto value = json::parse(text);
        QVERIFY2(!value, value ? value->toJson().constData() : "");
        QVERIFY(!value.error().isEmpty());
    }
    void depthIsCounted()
    {
        const auto nested
            = [](int depth) { return QByteArray("[").repeated(depth) + QByteArray("]").repeated(depth); };
        QVERIFY(json::parse(nested(64)));
        QVERIFY(!json::parse(nested(65)));
        QVERIFY(json::parse(nested(3), 3));
        QVERIFY(!json::parse(nested(4), 3));
        QVERIFY(json::parse("[" + QByteArray("[],").repeated(1000) + "[]]", 2)); // wide is not deep
    }

    void ofTwoMembersOfANameTheLastCounts()
    {
        const auto value = json::parse(R"({"a":1,"b":2,"a":3})");
        QVERIFY(value);
        QCOMPARE(value->find(u"a")->asNumber()->text, QByteArray("3"));
        QCOMPARE(value->asObject()->size(), 3);
    }
    void membersAreFound()
    {
        const json::Value value = *json::parse(R"({"text":"a","number":1,"null":null})");
        QCOMPARE(value.string(u"text"), u"a"_s);
        QCOMPARE(value.string(u"number"), QString());
        QCOMPARE(value.string(u"absent"), QString());
        QVERIFY(value.find(u"null")->isNull());
        QVERIFY(!value.find(u"absent"));
        QVERIFY(!json::Value(u"a"_s).find(u"a"));
        QCOMPARE(value.typeName(), "object");
        QCOMPARE(json::Value().typeName(), "null");
        QCOMPARE(json::Value(json::Array{}).typeName(), "array");
    }

    void prettyTextIsTheSameValue()
    {
        const auto value
            = json::parse(R"({"a":1,"b":[],"c":{},"d":[1,"x",null],"e":[{"f":2},[true]],"n":349.00})");
        QVERIFY(value);
        const QByteArray pretty = json::toPrettyJson(*value);
        QCOMPARE(*json::parse(pretty), *value);
        QVERIFY(pretty.startsWith(QByteArray(R"({
  "a": 1,
  "b": [],
  "c": {},
  "d": [1, "x", null],
  "e": [
    {
      "f": 2
    },
    [true]
  ],
  "n": 349.00
})")));
        const json::Array wide(60, json::Value(QStringLiteral("word")));
        QCOMPARE(json::toPrettyJson(wide).count('\n'), 62);
    }
};

QTEST_APPLESS_MAIN(TestJson)
#include "tst_json.moc"
