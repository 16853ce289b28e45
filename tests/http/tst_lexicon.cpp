// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/answering.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr char kPath[] = "/admin/v1/companies/shop/lexicon";
constexpr char kImports[] = "/admin/v1/companies/shop/lexicon-imports";

QByteArray bodyOf(json::Object members) { return json::Value(std::move(members)).toJson(); }

json::Object rowOf(const QString &form, const QString &meaning)
{
    return {{u"form"_s, form}, {u"meaning"_s, meaning}};
}

} // namespace

/// A company's own lexicon: it counts with the next question, and for that company only.
class TestLexicon : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer create(const QString &form, const QString &meaning, const QString &language = {})
    {
        json::Object body = rowOf(form, meaning);
        if (!language.isEmpty())
            body.emplace_back(u"language"_s, language);
        return m_server->adminCall("POST", kPath, bodyOf(std::move(body)));
    }
    Answer import(json::Array rows)
    {
        return m_server->adminCall("POST", kImports, bodyOf({{u"rows"_s, std::move(rows)}}));
    }
    static QByteArray pathOf(const Answer &made)
    {
        return QByteArray(kPath) + '/' + made.text(u"lexicon_entry_id").toLatin1();
    }
    json::Value explained(const QString &question, const char *company = "shop")
    {
        return m_server
            ->adminCall("POST", "/admin/v1/companies/" + QByteArray(company) + "/ask",
                bodyOf({{u"question"_s, question}, {u"locale"_s, u"en"_s}}))
            .json();
    }
    QString kindOf(const QString &question, const char *company = "shop")
    {
        return explained(question, company).string(u"kind");
    }
    QString said(const QString &question, const QByteArray &key)
    {
        return m_server
            ->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}, {u"locale"_s, u"en"_s}},
                key)
            .text(u"result_text");
    }
    json::Array listed(const QByteArray &query = {})
    {
        return entriesOf(m_server->adminCall("GET", kPath + query).json(), u"items");
    }
    QStringList actions()
    {
        QStringList out;
        const Answer audit = m_server->adminCall("GET", "/admin/v1/companies/shop/audit?action=lexicon.");
        for (const json::Value &row : entriesOf(audit.json(), u"items"))
            out << row.string(u"action");
        return out;
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        for (const QString &company : {u"shop"_s, u"other"_s}) {
            m_server->makeCompany(company, {{u"messages_per_minute"_s, 0}});
            m_server->importHelpCentre(company,
                {u"returns-policy.md"_s, u"shipping-costs.md"_s, u"contact.md"_s, u"gift-cards.md"_s});
        }
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanup() { m_server.reset(); }

    void anEntryCountsAtOnceAndForItsCompanyOnly()
    {
        const QString question = u"How long may I schlepp things?"_s;
        const QByteArray otherKey = m_server->makeKey(u"other"_s);
        const QString refusal = said(question, m_key);
        QCOMPARE(kindOf(question), u"refusal"_s);
        const Answer made = create(u"schlepp"_s, u"return"_s);
        QCOMPARE(made.status, 201);
        QVERIFY(said(question, m_key).contains(u"60 days"_s));
        QCOMPARE(said(question, otherKey), refusal);
        const json::Value why = explained(question);
        QCOMPARE(why.string(u"kind"), u"answer"_s);
        QCOMPARE(why.string(u"question"), question);
        QCOMPARE(why.string(u"resolved_question"), u"How long may I return things?"_s);
        QVERIFY(!*why.find(u"follow_up")->asBool());
        const json::Value applied = entriesOf(why, u"lexicon").front();
        QCOMPARE(applied.string(u"lexicon_entry_id"), made.text(u"lexicon_entry_id"));
        QCOMPARE(applied.string(u"form"), u"schlepp"_s);
        QCOMPARE(applied.string(u"meaning"), u"return"_s);
        m_server->restart();
        QVERIFY(said(question, m_key).contains(u"60 days"_s));
        QCOMPARE(m_server->adminCall("DELETE", pathOf(made)).status, 204);
        QCOMPARE(said(question, m_key), refusal);
        QVERIFY(entriesOf(explained(question), u"lexicon").empty());
        m_server->restart();
        QCOMPARE(said(question, m_key), refusal);
    }
    void aChangeCountsAtOnce()
    {
        const QString question = u"How long may I schlepp things?"_s;
        const Answer made = create(u"schlepp"_s, u"juggle"_s);
        QCOMPARE(kindOf(question), u"refusal"_s);
        QCOMPARE(m_server->adminCall("PATCH", pathOf(made), R"({"meaning":"return"})").status, 200);
        QCOMPARE(kindOf(question), u"answer"_s);
        QCOMPARE(
            m_server->adminCall("PATCH", pathOf(made), R"({"language":"de-AT"})").text(u"language"), u"de"_s);
        QCOMPARE(kindOf(question), u"refusal"_s);
        const Answer every = m_server->adminCall("PATCH", pathOf(made), R"({"every_language":true})");
        QVERIFY(every.json().find(u"language")->isNull());
        QCOMPARE(kindOf(question), u"answer"_s);
    }
    void questionsWithoutAFormStayAsTheyAre()
    {
        const QStringList questions{u"How long do I have to return something?"_s,
            u"What does shipping cost?"_s, u"Do you rent out avalanche airbags?"_s, u"Hello!"_s, u"?"_s};
        QStringList before;
        for (const QString &question : questions)
            before << said(question, m_key);
        create(u"schlepp"_s, u"return"_s);
        for (const QString &question : questions) {
            QCOMPARE(said(question, m_key), before.takeFirst());
            QVERIFY(entriesOf(explained(question), u"lexicon").empty());
        }
    }
    void whereTheDocumentsSayBothTheSurerReadingCounts()
    {
        const QString question = u"What does shipping cost?"_s;
        const QString before = said(question, m_key);
        create(u"shipping"_s, u"avalanche"_s);
        QCOMPARE(said(question, m_key), before);
        QVERIFY(entriesOf(explained(question), u"lexicon").empty());
        create(u"how much is shipping"_s, u"what does shipping cost"_s);
        QVERIFY(!entriesOf(explained(u"So how much is shipping?"_s), u"lexicon").empty());
    }
    void anOwnAnswerToTheVeryQuestionWins()
    {
        create(u"schlepp"_s, u"return"_s);
        const QString question = u"How long may I schlepp things?"_s;
        QCOMPARE(
            m_server
                ->adminCall("POST", "/admin/v1/companies/shop/own-answers",
                    bodyOf({{u"question"_s, question}, {u"answer"_s, u"All day."_s}, {u"locale"_s, u"en"_s}}))
                .status,
            201);
        QCOMPARE(said(question, m_key), u"All day."_s);
    }
    void anEntryIsCorrectedUnderItsTag()
    {
        const Answer made = create(u"schlepp"_s, u"carry"_s);
        const QByteArray tag = made.header("ETag"), path = pathOf(made);
        QVERIFY(!tag.isEmpty());
        m_server->clock().advance(1000);
        const Answer changed
            = m_server->adminCall("PATCH", path, R"({"meaning":"return"})", {{"If-Match", tag}});
        QCOMPARE(changed.status, 200);
        COMPARE_ERROR(m_server->adminCall("PATCH", path, R"({"meaning":"no"})", {{"If-Match", tag}}),
            "PRECONDITION_FAILED");
        COMPARE_ERROR(m_server->adminCall("DELETE", path, {}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        const Answer same = m_server->adminCall("PATCH", path, "{}", {{"If-Match", changed.header("ETag")}});
        QCOMPARE(same.header("ETag"), changed.header("ETag"));
        QCOMPARE(m_server->adminCall("GET", path, {}, {{"If-None-Match", same.header("ETag")}}).status, 304);
        QCOMPARE(m_server->adminCall("DELETE", path).status, 204);
        COMPARE_ERROR(m_server->adminCall("GET", path), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("DELETE", path), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("PATCH", path, R"({"meaning":"no"})"), "NOT_FOUND");
        QCOMPARE(actions(), (QStringList{u"lexicon.deleted"_s, u"lexicon.changed"_s, u"lexicon.created"_s}));
    }
    void aLanguageHasAFormOnce()
    {
        QCOMPARE(create(u"Big Stompers"_s, u"boots"_s).status, 201);
        COMPARE_ERROR(create(u"  big STOMPERS! "_s, u"shoes"_s), "ALREADY_EXISTS");
        const Answer german = create(u"big stompers"_s, u"Stiefel"_s, u"de-AT"_s);
        QCOMPARE(german.status, 201);
        QCOMPARE(german.text(u"language"), u"de"_s);
        COMPARE_ERROR(create(u"big stompers"_s, u"Stiefel"_s, u"de"_s), "ALREADY_EXISTS");
        COMPARE_ERROR(
            m_server->adminCall("PATCH", pathOf(german), R"({"every_language":true})"), "ALREADY_EXISTS");
        QCOMPARE(listed().size(), 2U);
        QCOMPARE(listed("?language=de").size(), 1U);
        QCOMPARE(listed("?language=de-AT").size(), 1U);
        QCOMPARE(listed("?q=BOOTS").size(), 1U);
        QCOMPARE(listed("?q=stompers&language=fr").size(), 0U);
    }
    void builtInConceptsWithTheFormAreNamed()
    {
        const Answer known = create(u"Money back"_s, u"store credit"_s, u"en"_s);
        QCOMPARE(entriesOf(known.json(), u"built_in_concepts").front(), json::Value(u"refund"_s));
        QVERIFY(entriesOf(create(u"schlepp"_s, u"return"_s).json(), u"built_in_concepts").empty());
        QVERIFY(entriesOf(create(u"Money back"_s, u"Geld"_s, u"de"_s).json(), u"built_in_concepts").empty());
        m_server->changeCompany(u"shop"_s, {{u"locales"_s, json::Array{u"de"_s, u"en-GB"_s}}});
        const Answer every = create(u"money back"_s, u"store credit"_s);
        QCOMPARE(entriesOf(every.json(), u"built_in_concepts").front(), json::Value(u"refund"_s));
        QCOMPARE(entriesOf(listed().front(), u"built_in_concepts").size(), 1U);
        QCOMPARE(
            entriesOf(m_server->adminCall("GET", pathOf(every)).json(), u"built_in_concepts").size(), 1U);
    }
    void textsThatAreNone_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, json::Object body, const QString &code) {
            QTest::newRow(name) << bodyOf(std::move(body)) << code;
        };
        row("no meaning", {{u"form"_s, u"a"_s}}, u"MISSING_REQUIRED_FIELDS"_s);
        row("blank", rowOf(u"  "_s, u"b"_s), u"MISSING_REQUIRED_FIELDS"_s);
        row("too long", rowOf(QString(201, u'a'), u"b"_s), u"INVALID_FIELDS"_s);
        row("a meaning too long", rowOf(u"a"_s, QString(201, u'b')), u"INVALID_FIELDS"_s);
        row("signs alone", rowOf(u"?!"_s, u"b"_s), u"INVALID_FIELDS"_s);
        row("a meaning of signs", rowOf(u"a"_s, u"🙂"_s), u"INVALID_FIELDS"_s);
        row("no language", {{u"form"_s, u"a"_s}, {u"meaning"_s, u"b"_s}, {u"language"_s, u"x y"_s}},
            u"INVALID_FIELDS"_s);
        row("a number", {{u"form"_s, 1}, {u"meaning"_s, u"b"_s}}, u"INVALID_FIELDS"_s);
    }
    void textsThatAreNone()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, code);
        const Answer answer = m_server->adminCall("POST", kPath, body);
        QCOMPARE(answer.text(u"error_code"), code);
        QVERIFY(listed().empty());
        const Answer imported = m_server->adminCall("POST", kImports, "{\"rows\":[" + body + "]}");
        QCOMPARE(imported.text(u"error_code"), code);
        QVERIFY2(imported.body.contains("rows[0]."), imported.body);
        QVERIFY(listed().empty());
    }
    void anImportAddsAndChanges()
    {
        create(u"schlepp"_s, u"carry"_s);
        create(u"stompers"_s, u"boots"_s);
        const Answer done = import({rowOf(u"Schlepp"_s, u"return"_s), rowOf(u"stompers"_s, u"boots"_s),
            rowOf(u"kicks"_s, u"shoes"_s)});
        QCOMPARE(done.status, 200);
        QCOMPARE(numberOf(done.json(), u"added"), 1);
        QCOMPARE(numberOf(done.json(), u"changed"), 1);
        QCOMPARE(numberOf(done.json(), u"unchanged"), 1);
        QCOMPARE(listed().size(), 3U);
        QCOMPARE(kindOf(u"How long may I schlepp things?"_s), u"answer"_s);
        QCOMPARE(actions().size(), 4);
    }
    void anImportIsTakenWholeOrNotAtAll()
    {
        const json::Object good = rowOf(u"schlepp"_s, u"return"_s);
        const Answer twice = import({good, rowOf(u"SCHLEPP?"_s, u"carry"_s)});
        COMPARE_ERROR(twice, "INVALID_FIELDS");
        QVERIFY2(twice.body.contains("rows[1].form"), twice.body);
        COMPARE_ERROR(import({good, rowOf(u"!"_s, u"carry"_s)}), "INVALID_FIELDS");
        COMPARE_ERROR(import({good, u"text"_s}), "INVALID_FIELDS");
        COMPARE_ERROR(import({}), "INVALID_FIELDS");
        QVERIFY(listed().empty());
        QCOMPARE(kindOf(u"How long may I schlepp things?"_s), u"refusal"_s);
        QVERIFY(actions().isEmpty());
    }
    void aCompanyHas2000EntriesAtMost()
    {
        json::Array rows;
        for (int i = 0; i < 2001; ++i)
            rows.push_back(rowOf(u"word%1"_s.arg(i), u"return"_s));
        COMPARE_ERROR(import(rows), "INVALID_FIELDS");
        QVERIFY(listed().empty());
        const json::Value last = rows.back();
        rows.pop_back();
        QCOMPARE(numberOf(import(rows).json(), u"added"), 2000);
        COMPARE_ERROR(import({last}), "INVALID_FIELDS");
        COMPARE_ERROR(create(u"one more"_s, u"return"_s), "INVALID_FIELDS");
        QCOMPARE(numberOf(import(rows).json(), u"unchanged"), 2000);
        QCOMPARE(kindOf(u"How long may I word1999 things?"_s), u"answer"_s);
        QCOMPARE(listed("?limit=200").size(), 200U);
    }
    void deletedWithTheCompany()
    {
        create(u"schlepp"_s, u"return"_s);
        QCOMPARE(m_server->adminCall("DELETE", "/admin/v1/companies/other?confirm=other").status, 204);
        QCOMPARE(kindOf(u"How long may I schlepp things?"_s), u"answer"_s);
        QCOMPARE(m_server->adminCall("DELETE", "/admin/v1/companies/shop?confirm=shop").status, 204);
        m_server->keepHouse();
        QVERIFY(m_server->sql("SELECT form FROM lexicon_entry").isEmpty());
    }
};

std::unique_ptr<QObject> makeLexiconTests() { return std::make_unique<TestLexicon>(); }

} // namespace answerdesk::test

#include "tst_lexicon.moc"
