// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/commerce.h"
#include "shared/api/faqs.h"
#include "shared/api/messages.h"
#include "shared/core/clock.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::schema;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Part {
    QString name;
    std::optional<int> size;

    static constexpr const char *kName = "Part";
    static constexpr auto describe()
    {
        return fields(field("name", &Part::name, about("Name.").required().trimmed().length(2, 5)),
            field("size", &Part::size, about("Size.").range(1, 9)));
    }
};

/// One field of every kind.
struct Whole {
    QString text;
    bool flag = false;
    qint64 number = 0;
    Decimal price;
    Timestamp at;
    std::optional<Part> part;
    std::vector<Part> parts;
    std::optional<std::vector<QString>> words;
    std::optional<json::Value> free;
    std::optional<int> nullable;
    QString choice = QStringLiteral("red");
    std::vector<QString> choices;

    static constexpr const char *kName = "Whole";
    static constexpr auto describe()
    {
        using T = Whole;
        return fields(field("text", &T::text, about("Text.").required()),
            field("flag", &T::flag, about("Flag.")),
            field("number", &T::number, about("Number.").range(-5, 5)),
            field("price", &T::price, about("Price.")), field("at", &T::at, about("Moment.")),
            field("part", &T::part, about("Part.")), field("parts", &T::parts, about("Parts.").items(0, 3)),
            field("words", &T::words, about("Words.").length(0, 3)),
            field("free", &T::free, about("Anything.").bytes(20)),
            field("nullable", &T::nullable, about("Or null.").nullable()),
            field("choice", &T::choice, about("One.").oneOf("red green").byDefault("red")),
            field("choices", &T::choices, about("Several.").oneOf("red green").items(0, 2)));
    }
    static void check(const Whole &whole, Faults &faults, const QString &prefix)
    {
        if (whole.flag && whole.number < 0)
            faults.invalid(prefix + u"number"_s, u"must not be negative with flag"_s);
    }
};

QStringList pathsOf(const Error &error)
{
    QStringList paths;
    for (const auto &[path, reason] : error.invalidFields)
        paths << path;
    paths.sort();
    return paths;
}

} // namespace

/// Fields that are declared once: reading with all faults, writing, queries.
class TestFields : public QObject
{
    Q_OBJECT
private slots:
    void aWholeObjectIsRead()
    {
        const auto whole
            = readJson<Whole>(R"({"text":"a","flag":true,"number":5,"price":1.50,)"
                              R"("at":"2026-01-31T09:00:00+01:00","part":{"name":" ab "},)"
                              R"("parts":[{"name":"cd","size":2}],"words":["x"],"free":{"k":[1]},)"
                              R"("unknown":{"deep":[1e9]}})");
        QVERIFY2(whole, whole ? "" : qPrintable(whole.error().text()));
        QCOMPARE(whole->price.micros(), 1'500'000);
        QCOMPARE(rfc3339(whole->at.ms), u"2026-01-31T08:00:00.000Z"_s);
        QCOMPARE(whole->part->name, u"ab"_s);
        QCOMPARE(whole->parts.front().size, std::optional(2));
        QCOMPARE(toJson(*whole),
            QByteArray(
                R"({"text":"a","flag":true,"number":5,"price":1.5,"at":"2026-01-31T08:00:00.000Z",)"
                R"("part":{"name":"ab"},"parts":[{"name":"cd","size":2}],"words":["x"],"free":{"k":[1]},)"
                R"("nullable":null,"choice":"red","choices":[]})"));
    }
    void currenciesAreThoseOfIso4217_data()
    {
        QTest::addColumn<QString>("codes");
        QTest::addColumn<int>("digits"); // below 0: no currencies
        QTest::newRow("two") << u"EUR USD GBP CHF CZK HUF IDR COP MRU MUR STN TZS UZS VES XCG ZWG"_s << 2;
        QTest::newRow("two, usually left out") << u"AFN ALL IRR KPW LAK LBP MGA MMK RSD SOS SYP YER"_s << 2;
        QTest::newRow("none") << u"BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"_s
                              << 0;
        QTest::newRow("three") << u"BHD IQD JOD KWD LYD OMR TND"_s << 3;
        QTest::newRow("four") << u"CLF UYW"_s << 4;
        QTest::newRow("funds") << u"BOV CHE CHW COU MXV USN"_s << 2;
        QTest::newRow("without a minor unit") << u"XAG XAU XDR XPD XPT XTS XXX"_s << 0;
        QTest::newRow("withdrawn") << u"DEM FRF ITL ATS ESP NLG HRK LTL SLL STD MRO BYR VEF ZWL"_s << -1;
        QTest::newRow("never in it") << u"CNH XFO XFU BTC AAA ABC EUL"_s << -1;
    }
    void currenciesAreThoseOfIso4217()
    {
        QFETCH(QString, codes);
        QFETCH(int, digits);
        for (const QString &code : codes.split(u' ')) {
            schema::Faults faults;
            CurrencyCode read;
            Codec<CurrencyCode>::read(code.toLower(), read, {}, u"currency"_s, faults);
            QVERIFY2(faults.isEmpty() == (digits >= 0), qPrintable(code));
            QCOMPARE(read.code, digits >= 0 ? code : QString());
            QVERIFY2(minorUnits(code) == (digits >= 0 ? digits : 2), qPrintable(code));
        }
    }
    void theCharacterNulIsInNoText()
    {
        const auto whole = readJson<Whole>(
            R"({"text":"a\u0000b","words":["\u0000","\u0000"],"part":{"name":"a\u0000"},"choice":"\u0000"})");
        QVERIFY(!whole);
        QStringList paths;
        for (const auto &[path, reason] : whole.error().invalidFields) {
            paths << path;
            QCOMPARE(reason, u"must not contain the character U+0000"_s);
        }
        QCOMPARE(paths, (QStringList{u"text"_s, u"part.name"_s, u"words[0]"_s, u"words[1]"_s, u"choice"_s}));
        const auto missing = readJson<Whole>(R"({"text":" "})");
        QCOMPARE(missing.error().missingFields, QStringList{u"text"_s});
        // A free object is kept as JSON text, where it stands escaped.
        const auto free = readJson<Whole>(R"({"text":"a","free":{"k":"\u0000"}})");
        QVERIFY(free);
        QVERIFY(toJson(*free).contains(R"("free":{"k":"\u0000"})"));
    }
    void faultsAreNamedAllAtOnce_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QStringList>("missing");
        QTest::addColumn<QStringList>("invalid");
        const auto missing = [](const char *body, const QStringList &paths) {
            QTest::newRow(body) << QByteArray(body) << paths << QStringList();
        };
        const auto invalid = [](const char *members, const QStringList &paths) {
            QTest::newRow(members) << R"({"text":"a",)" + QByteArray(members) + "}" << QStringList() << paths;
        };
        missing("{}", {u"text"_s});
        missing(R"({"text":null})", {u"text"_s});
        missing(R"({"text":""})", {u"text"_s});
        missing(R"({"part":{},"parts":[{"name":"ab"},{}]})", {u"text"_s, u"part.name"_s, u"parts[1].name"_s});
        invalid(R"("flag":1)", {u"flag"_s});
        invalid(R"("flag":"true")", {u"flag"_s});
        invalid(R"("flag":"")", {u"flag"_s});
        invalid(R"("number":6)", {u"number"_s});
        invalid(R"("number":1.5)", {u"number"_s});
        invalid(R"("number":"")", {u"number"_s});
        invalid(R"("number":99999999999999999999)", {u"number"_s});
        invalid(R"("price":"1")", {u"price"_s});
        invalid(R"("at":"yesterday")", {u"at"_s});
        invalid(R"("at":"2026-01-31")", {u"at"_s});
        invalid(R"("at":"2026-01-31T08:00:00")", {u"at"_s});
        invalid(R"("at":"2026-02-30T08:00:00Z")", {u"at"_s});
        invalid(R"("at":5)", {u"at"_s});
        invalid(R"("part":[])", {u"part"_s});
        invalid(R"("part":{"name":"a"})", {u"part.name"_s});
        invalid(R"("part":{"name":"abcdef","size":10})", {u"part.name"_s, u"part.size"_s});
        invalid(R"("parts":{})", {u"parts"_s});
        invalid(R"("parts":[{"name":"ab"},5,{"name":7}])", {u"parts[1]"_s, u"parts[2].name"_s});
        invalid(R"("parts":[{"name":"ab"},{"name":"ab"},{"name":"ab"},{"name":"ab"}])", {u"parts"_s});
        invalid(R"("words":["abcd",5])", {u"words[0]"_s, u"words[1]"_s});
        invalid(R"("free":[])", {u"free"_s});
        invalid(R"("free":"")", {u"free"_s});
        invalid(R"("free":{"key":"0123456789012"})", {u"free"_s});
        invalid(R"("flag":true,"number":-1)", {u"number"_s});
        invalid(R"("flag":2,"number":"x","price":-1,"at":1,"part":1,"parts":1,"words":1,"free":1)",
            {u"at"_s, u"flag"_s, u"free"_s, u"number"_s, u"part"_s, u"parts"_s, u"price"_s, u"words"_s});
    }
    void faultsAreNamedAllAtOnce()
    {
        QFETCH(QByteArray, body);
        QFETCH(QStringList, missing);
        QFETCH(QStringList, invalid);
        const auto whole = readJson<Whole>(body);
        QVERIFY(!whole);
        QCOMPARE(whole.error().code,
            missing.isEmpty() ? ErrorCode::InvalidFields : ErrorCode::MissingRequiredFields);
        QCOMPARE(whole.error().missingFields, missing);
        QCOMPARE(pathsOf(whole.error()), invalid);
        for (const auto &[path, reason] : whole.error().invalidFields)
            QVERIFY(reason.size() > 10);
    }
    void aLongListOfFaultsStaysReadable()
    {
        QByteArray body = R"({"company_key":"a1","line_items":[)";
        body += QByteArray("{},").repeated(500) + "{}]}";
        const auto order = readJson<api::CheckoutEventRequest>(body);
        QVERIFY(!order);
        QCOMPARE(order.error().missingFields.size(), 4 + 501 * 5);
        QVERIFY(order.error().missingFields.contains(u"line_items[500].value"_s));
        QVERIFY(order.error().text().size() < 300);
    }
    void numbersThatAreWholeAreIntegers()
    {
        for (const char *five : {"5", "5.0", "5e0", "50e-1", "0.5e1"})
            QCOMPARE(readJson<Whole>(R"({"text":"a","number":)" + QByteArray(five) + "}")->number, 5);
    }
    void notAnObjectIsInvalidJson()
    {
        for (const char *body : {"", "[]", "\"a\"", "1", "null", "{"})
            QCOMPARE(readJson<Whole>(body).error().code, ErrorCode::InvalidJson);
    }

    void queriesAreRead()
    {
        const auto query
            = readQuery<api::ProductFaqsQuery>({{u"page_url"_s, u"https://shop.example/a?b=1#c"_s},
                {u"count"_s, u"7"_s}, {u"locale"_s, u"de_AT"_s}, {u"other"_s, u"x"_s}, {u"other"_s, u"y"_s}});
        QVERIFY(query);
        QCOMPARE(query->count, 7);
        QCOMPARE(query->locale->tag, u"de-AT"_s);
        QCOMPARE(query->pageUrl.page.canonical, u"https://shop.example/a?b=1"_s);
        QCOMPARE(readQuery<api::ProductFaqsQuery>({{u"page_url"_s, u"https://shop.example/"_s}})->count, 5);
    }
    void faultyQueriesAreNamed_data()
    {
        QTest::addColumn<QString>("count");
        for (const char *count :
            {"", "0", "11", "-1", "+5", " 5", "5 ", "5.0", "1e0", "five", "99999999999999999999"})
            QTest::newRow(qPrintable(u"count "_s + QLatin1String(count))) << QString::fromLatin1(count);
        QTest::newRow("count in other digits") << u"٥"_s;
    }
    void faultyQueriesAreNamed()
    {
        QFETCH(QString, count);
        const auto query = readQuery<api::ProductFaqsQuery>(
            {{u"page_url"_s, u"https://shop.example/"_s}, {u"count"_s, count}});
        QVERIFY(!query);
        QCOMPARE(pathsOf(query.error()), QStringList{u"count"_s});
    }
    void aParameterGivenTwiceIsAFault()
    {
        const auto query = readQuery<api::ProductFaqsQuery>(
            {{u"page_url"_s, u"https://shop.example/"_s}, {u"locale"_s, u"de"_s},
                {u"page_url"_s, u"https://shop.example/"_s}, {u"locale"_s, u"en"_s}, {u"locale"_s, u"fr"_s}});
        QVERIFY(!query);
        QCOMPARE(pathsOf(query.error()), (QStringList{u"locale"_s, u"page_url"_s}));
    }

    void textsWithChoices()
    {
        QCOMPARE(readJson<Whole>(R"({"text":"a"})")->choice, u"red"_s);
        const auto good = readJson<Whole>(R"({"text":"a","choice":"green","choices":["red","green"]})");
        QCOMPARE(good->choice, u"green"_s);
        QCOMPARE(good->choices.size(), 2);
        const auto bad = readJson<Whole>(R"({"text":"a","choice":"Red","choices":["red","re"]})");
        QCOMPARE(pathsOf(bad.error()), (QStringList{u"choice"_s, u"choices[1]"_s}));
    }

    void theSchemaSaysTheSame()
    {
        const json::Value schema(objectSchema<Whole>());
        QCOMPARE(schema.string(u"type"), u"object"_s);
        QCOMPARE(schema.find(u"required")->toJson(), QByteArray(R"(["text"])"));
        const json::Value &properties = *schema.find(u"properties");
        QCOMPARE(properties.asObject()->size(), 12);
        QCOMPARE(properties.find(u"number")->find(u"maximum")->toJson(), QByteArray("5"));
        QCOMPARE(properties.find(u"parts")->find(u"items")->string(u"$ref"), u"#/components/schemas/Part"_s);
        QVERIFY(properties.find(u"nullable")->find(u"type")->toJson().endsWith(",\"null\"]"));
        QCOMPARE(properties.find(u"choice")->toJson(),
            QByteArray(R"({"type":"string","description":"One.","enum":["red","green"],"default":"red"})"));
        QCOMPARE(properties.find(u"choices")->toJson(),
            QByteArray(
                R"({"type":"array","description":"Several.","maxItems":2,"items":{"type":"string","enum":["red","green"]}})"));
        QCOMPARE(json::Value(objectSchema<Whole>(true)).find(u"required")->toJson(),
            QByteArray(R"(["text","nullable"])"));
        QCOMPARE(json::Value(objectSchema<Part>())
                     .find(u"properties")
                     ->find(u"name")
                     ->find(u"minLength")
                     ->toJson(),
            QByteArray("2"));
    }
    void namesOfChoicesAreUnique()
    {
        QCOMPARE(enumNames<api::CartEventType>().size(), 4);
        for (const QString &name : enumNames<api::CartEventType>())
            QCOMPARE(enumName(*enumValue<api::CartEventType>(name)), name);
        QVERIFY(!enumValue<api::CartEventType>(u"item_added"_s));
    }
};

QTEST_APPLESS_MAIN(TestFields)
#include "tst_fields.moc"
