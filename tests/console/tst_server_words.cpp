// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/server_templates.h"
#include "console/words/server_words.h"
#include "shared/api/api_keys.h"
#include "shared/api/companies.h"
#include "shared/schema/fields.h"
#include "tests/console/scenes/other_texts.h"
#include "tests/support/qt_test.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

QStringList allTemplates()
{
    QStringList all;
    for (const auto list : {serverwords::reasonTemplates(), serverwords::sentenceTemplates(),
             serverwords::answerTemplates(), serverwords::metricTemplates()}) {
        for (const char *text : list)
            all << QString::fromUtf8(text);
    }
    return all;
}

/// Of an error that the server sent.
serverwords::Why whyOf(const Error &error) { return serverwords::whyOf(error, serverwords::From::Server); }

QString with(QString text, const QStringList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        text.replace(u'%' + QString::number(i + 1), values[i]);
    return text;
}

} // namespace

/// The server's English in a German console.
class TestServerWords final : public QObject
{
    Q_OBJECT
private slots:
    void everyTemplateIsFound_data();
    void everyTemplateIsFound();
    void theCatalogueIsGerman();
    void wordsInOthers_data();
    void wordsInOthers();
    void valuesStayAsTheyAre();
    void whatIsNotKnownStays();
    void allThatTheFieldKitSays();
    void ownWordsOfErrors();
    void fieldsOfErrors();
    void englishIsAsItWasSaid();
};

void TestServerWords::everyTemplateIsFound_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text : allTemplates())
        QTest::newRow(qPrintable(text)) << text;
}

void TestServerWords::everyTemplateIsFound()
{
    QFETCH(const QString, text);
    const QStringList values{u"17"_s, u"Value of (two)"_s, u"3.5"_s, u"d"_s};
    const tests::GermanTexts texts;
    const QString german = QCoreApplication::translate("ServerWords", qPrintable(text));
    QCOMPARE(texts.missing(), QStringList());
    QVERIFY(german != text);
    QCOMPARE(serverwords::known(with(text, values)), std::optional(with(german, values)));
}

void TestServerWords::theCatalogueIsGerman()
{
    const tests::GermanTexts texts;
    for (const ErrorInfo &info : errorCatalogue()) {
        QVERIFY2(serverwords::cause(info.code) != QString::fromUtf8(info.cause), info.cause);
        QVERIFY2(serverwords::remedy(info.code) != QString::fromUtf8(info.remedy), info.remedy);
        QCOMPARE(serverwords::translated(QString::fromUtf8(info.cause)), serverwords::cause(info.code));
    }
    QCOMPARE(texts.missing(), QStringList());
}

void TestServerWords::wordsInOthers_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("german");
    QTest::newRow("a reason in a sentence") << u"The page cannot be used: contains no text."_s
                                            << u"Die Seite ist nicht verwendbar: enthält keinen Text."_s;
    QTest::newRow("two deep") << u"contains no question with an answer: line 3: has no answer"_s
                              << u"enthält keine Frage mit Antwort: Zeile 3: hat keine Antwort"_s;
    QTest::newRow("a kind and a wish")
        << u"is a picture; send Markdown, HTML, Word (.docx), PDF (.pdf), CSV or plain text"_s
        << u"ist ein Bild; senden Sie Markdown, HTML, Word (.docx), PDF (.pdf), CSV oder reinen Text"_s;
    QTest::newRow("sentences")
        << u"%1 addresses are too long and were not read. There are no pages left."_s.arg(12)
        << u"12 Adressen sind zu lang und wurden nicht gelesen. Es gibt keine Seiten mehr."_s;
    QTest::newRow("a field before its reason")
        << u"rows[3].question must have at most 200 characters, has 230"_s
        << u"rows[3].question darf höchstens 200 Zeichen haben, hat 230"_s;
    QTest::newRow("an answer that cannot be read")
        << u"The answer (HTTP 502) could not be read. The body is not valid JSON at byte 1."_s
        << u"Die Antwort (HTTP 502) konnte nicht gelesen werden. Der Body ist fehlerhaft: kein gültiges JSON bei Byte 1."_s;
}

void TestServerWords::wordsInOthers()
{
    QFETCH(const QString, said);
    QFETCH(const QString, german);
    const tests::GermanTexts texts;
    QCOMPARE(serverwords::translated(said), german);
    QCOMPARE(texts.missing(), QStringList());
}

void TestServerWords::valuesStayAsTheyAre()
{
    const tests::GermanTexts texts;
    QCOMPARE(serverwords::translated(u"There is no safe connection to %2: %1 (50%)."_s),
        u"Es gibt keine sichere Verbindung zu %2: %1 (50%)."_s);
    QCOMPARE(serverwords::translated(u"must be one of a, b, c"_s), u"muss eines von diesen sein: a, b, c"_s);
    QCOMPARE(serverwords::translated(u"must not be more than the rest of the order, 12.50 EUR"_s),
        u"darf nicht höher sein, als von der Bestellung übrig ist: 12.50 EUR"_s);
    QCOMPARE(serverwords::translated(u"There is no company “a\nb”."_s), u"Es gibt keine Firma „a\nb“."_s);
    QCOMPARE(serverwords::translated(u"refused"_s), u"abgelehnt"_s);
    QCOMPARE(
        serverwords::translated(u"There is no company “refused”."_s), u"Es gibt keine Firma „refused“."_s);
}

void TestServerWords::whatIsNotKnownStays()
{
    const tests::GermanTexts texts;
    for (const QString &said : {u"must be blue"_s, u""_s, u"Must be a number"_s, u"must be a number "_s,
             u"must have 1 to  characters, has 3"_s, u"The company has no such key"_s,
             u"time_zone must be blue"_s, u"The company has no such key. It never had one."_s,
             QString(5'000, u'x')}) {
        QVERIFY2(!serverwords::known(said), qPrintable(said));
        QCOMPARE(serverwords::translated(said), said);
    }
}

/// Whatever is sent for a field: the reason is one that the console knows.
void TestServerWords::allThatTheFieldKitSays()
{
    const tests::GermanTexts texts;
    int count = 0;
    const auto look = [&count](const auto &request) {
        if (request)
            return;
        for (const auto &[path, reason] : request.error().invalidFields) {
            QVERIFY2(serverwords::known(reason), qPrintable(u"%1: %2"_s.arg(path, reason)));
            ++count;
        }
    };
    const auto objectWith = [&](const QByteArray &value, auto of) {
        using Request = decltype(of);
        json::Object body;
        const auto parsed = json::parse(R"({"v":)" + value + '}');
        QVERIFY(parsed);
        schema::forEachField<Request>([&](const auto &field) {
            body.emplace_back(QString::fromLatin1(field.name), *parsed->find(u"v"));
        });
        look(schema::read<Request>(json::Value(body)));
    };
    const QByteArray tooLong = '"' + QByteArray(70'000, 'x') + '"';
    for (const QByteArray &value :
        {QByteArray("true"), QByteArray("-1"), QByteArray("1e15"), QByteArray("1.5"), QByteArray(R"("")"),
            QByteArray(R"("?")"), QByteArray(R"("\u0000")"), QByteArray("[]"), QByteArray("[7]"),
            QByteArray(R"([""])"), QByteArray("{}"), tooLong, QByteArray("[" + tooLong + "]")}) {
        objectWith(value, api::CompanyRequest{});
        objectWith(value, api::ApiKeyRequest{});
    }
    QVERIFY2(count > 150, qPrintable(QString::number(count)));
}

void TestServerWords::ownWordsOfErrors()
{
    const tests::GermanTexts texts;
    QCOMPARE(whyOf(Error::make(ErrorCode::InvalidCredentials)).text,
        u"E-Mail-Adresse und Passwort gehören nicht zusammen."_s);
    QCOMPARE(
        whyOf(Error::make(ErrorCode::AlreadyExists, u"A company with the key “a” already exists."_s)).text,
        u"Es gibt schon eine Firma mit dem Schlüssel „a“."_s);
    // A newer server's words stay in the details.
    const QString said = u"A moon with this name exists."_s;
    const Error moon = Error::make(ErrorCode::AlreadyExists, said);
    const serverwords::Why why = whyOf(moon);
    QCOMPARE(why.text, u"Diesen Namen gibt es schon."_s);
    QCOMPARE(why.said, said);
    QCOMPARE(serverwords::whyOf(moon, serverwords::From::Here).text, said); // the console's own words
    // The catalogue would say less.
    const QString cannot = u"The disk is a drum."_s;
    QCOMPARE(whyOf(Error::make(ErrorCode::InternalError, cannot)).text, cannot);
}

void TestServerWords::fieldsOfErrors()
{
    const tests::GermanTexts texts;
    schema::Faults missing;
    missing.missing(u"name"_s);
    missing.missing(u"url"_s);
    QCOMPARE(whyOf(missing.toError()).text, u"Erforderlich: name, url."_s);
    schema::Faults invalid;
    for (int i = 0; i < 7; ++i)
        invalid.invalid(u"f%1"_s.arg(i), i == 0 ? u"must be a number"_s : u"is empty"_s);
    QCOMPARE(whyOf(invalid.toError()).text,
        u"f0 muss eine Zahl sein; f1 ist leer; f2 ist leer; f3 ist leer; f4 ist leer und 2 weitere."_s);
    QCOMPARE(texts.missing(), QStringList());
}

void TestServerWords::englishIsAsItWasSaid()
{
    for (const QString &text : allTemplates())
        QCOMPARE(serverwords::translated(with(text, {u"1"_s, u"2"_s, u"3"_s, u"4"_s})),
            with(text, {u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
    schema::Faults faults;
    for (int i = 0; i < 7; ++i)
        faults.invalid(u"f%1"_s.arg(i), u"is empty"_s);
    for (const Error &error : {faults.toError(), Error::make(ErrorCode::AlreadyExists, u"A moon is there."_s),
             Error::make(ErrorCode::InternalError), Error::unavailable(u"The server is stopping."_s)}) {
        QCOMPARE(whyOf(error).text, error.text());
        QCOMPARE(whyOf(error).said, QString());
    }
}

QTEST_GUILESS_MAIN(TestServerWords)
#include "tst_server_words.moc"
