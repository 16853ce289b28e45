// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
const QString kQuestion = u"How long does standard delivery within Germany take?"_s;
}

/// POST /api/v1/send_message, FAQs apart.
class TestMessages : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer send(const json::Value &body) { return m_server->post("/api/v1/send_message", body, m_key); }
    Answer ask(const QString &question, const json::Object &more = {})
    {
        return send(with(json::Object{{u"query_text"_s, question}}, more));
    }
    json::Value threadOf(const Answer &answer)
    {
        return m_server
            ->adminCall("GET", "/admin/v1/companies/shop/threads/" + answer.text(u"thread_id").toLatin1())
            .json();
    }
    json::Value lastMessageOf(const Answer &answer)
    {
        const json::Array messages = entriesOf(threadOf(answer), u"messages");
        return messages.empty() ? json::Value() : messages.back();
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s,
            {{u"messages_per_minute"_s, 0}, {u"locales"_s, json::Array{u"en"_s, u"de"_s, u"fr"_s}}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importHelpCentre(u"shop"_s,
            {u"shipping-*.md"_s, u"express-delivery.md"_s, u"returns-policy.md"_s, u"warranty.md"_s,
                u"gift-cards.md"_s, u"versand*.md"_s, u"rueckgabe.md"_s, u"delais-de-livraison.md"_s});
    }
    void cleanupTestCase() { m_server.reset(); }

    void aQuestionIsAnsweredFromTheKnowledge()
    {
        const Answer answer = ask(kQuestion);
        QCOMPARE(answer.status, 200);
        QCOMPARE(memberNames(answer.json()), (QStringList{u"result_text"_s, u"thread_id"_s}));
        QVERIFY2(answer.text(u"result_text").contains(u"2–3 working days"_s), answer.body);
        static const QRegularExpression uuid(
            u"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$"_s);
        QVERIFY(uuid.match(answer.text(u"thread_id")).hasMatch());
        QCOMPARE(answer.header("Content-Type"), "application/json");
        QCOMPARE(answer.header("Content-Language"), "en");
        QCOMPARE(answer.header("Cache-Control"), "no-store");
        QCOMPARE(answer.header("X-Content-Type-Options"), "nosniff");
    }
    void theAnswerKeepsWhatItRestsOn()
    {
        const Answer answer = ask(kQuestion, {{u"page_url"_s, u"https://Shop.example/a?utm_source=x&b=1"_s}});
        const json::Value message = lastMessageOf(answer);
        QCOMPARE(message.string(u"query_text"), kQuestion);
        QCOMPARE(message.string(u"result_text"), answer.text(u"result_text"));
        QCOMPARE(message.string(u"channel"), u"chat"_s);
        QCOMPARE(message.string(u"locale"), u"en"_s);
        QCOMPARE(message.string(u"page_url"), u"https://shop.example/a?b=1"_s);
        QCOMPARE(message.string(u"request_id").toLatin1(), answer.header("X-Request-Id"));
        QVERIFY(!message.string(u"engine").isEmpty());
        QVERIFY(!message.string(u"helpful_reason").isEmpty());
        QVERIFY(*message.find(u"helpful")->asBool());
        QVERIFY(message.find(u"took_ms")->asNumber()->text.toDouble() > 0);
        QVERIFY(message.find(u"confidence")->asNumber());
        QVERIFY(message.find(u"threshold")->asNumber());
        QVERIFY(message.find(u"faq_id")->isNull());
        const json::Array sources = entriesOf(message, u"sources");
        QVERIFY(!sources.empty());
        QCOMPARE(sources.front().string(u"path"), u"en/shipping-times.md"_s);
        QVERIFY(sources.front().string(u"text").contains(u"2–3 working days"_s));
        QVERIFY(sources.front().find(u"score")->asNumber()->text.toDouble() > 0);
        QVERIFY(!sources.front().string(u"document_id").isEmpty());
        QVERIFY(!sources.front().string(u"title").isEmpty());
    }
    void whatTheKnowledgeDoesNotHoldIsNotAnswered_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("locale");
        QTest::newRow("English") << u"Who won the 1954 world cup in football?"_s << u"en"_s;
        QTest::newRow("German") << u"Wie hoch ist der Mount Everest in Metern?"_s << u"de"_s;
        QTest::newRow("French") << u"Quelle est la capitale de l'Australie ?"_s << u"fr"_s;
    }
    void whatTheKnowledgeDoesNotHoldIsNotAnswered()
    {
        QFETCH(QString, question);
        QFETCH(QString, locale);
        const Answer answer = ask(question, {{u"locale"_s, locale}});
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Language").left(2), locale.toLatin1());
        static const QRegularExpression digit(u"[0-9]"_s);
        QVERIFY2(!answer.text(u"result_text").contains(digit), answer.body);
        const json::Value message = lastMessageOf(answer);
        QCOMPARE(*message.find(u"helpful")->asBool(), false);
        QCOMPARE(entriesOf(message, u"sources").size(), 0);
    }
    void aGreetingIsNotHelpful()
    {
        const Answer answer = ask(u"Hello!"_s);
        QCOMPARE(answer.status, 200);
        QVERIFY(!answer.text(u"result_text").isEmpty());
        QCOMPARE(*lastMessageOf(answer).find(u"helpful")->asBool(), false);
    }

    void withoutAThreadANewOneBegins_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("absent") << QByteArray(R"({"query_text":"Hello!"})");
        QTest::newRow("null") << QByteArray(R"({"query_text":"Hello!","thread_id":null})");
        QTest::newRow("empty") << QByteArray(R"({"query_text":"Hello!","thread_id":""})");
    }
    void withoutAThreadANewOneBegins()
    {
        QFETCH(QByteArray, body);
        const Answer one = send(parsed(body));
        const Answer two = send(parsed(body));
        QCOMPARE(one.status, 200);
        QVERIFY(one.text(u"thread_id") != two.text(u"thread_id"));
        QCOMPARE(entriesOf(threadOf(one), u"messages").size(), 1);
    }
    void messagesOfAConversationShareAThread()
    {
        const Answer first = ask(u"How long does delivery to Germany take?"_s);
        const Answer second = ask(u"And to Austria?"_s, {{u"thread_id"_s, first.text(u"thread_id")}});
        QCOMPARE(second.status, 200);
        QCOMPARE(second.text(u"thread_id"), first.text(u"thread_id"));
        QVERIFY2(second.text(u"result_text").contains(u"3–5 working days"_s), second.body);
        const json::Value thread = threadOf(second);
        const json::Array messages = entriesOf(thread, u"messages");
        QCOMPARE(messages.size(), 2);
        QCOMPARE(numberOf(messages[0], u"message_id"), 1);
        QCOMPARE(numberOf(messages[1], u"message_id"), 2);
        QCOMPARE(messages[1].string(u"query_text"), u"And to Austria?"_s);
    }
    void unknownThreadsAreNotFound_data()
    {
        QTest::addColumn<QString>("thread");
        QTest::newRow("any text") << u"my thread"_s;
        QTest::newRow("UUID") << u"019e7044-8800-7d14-a24f-c5b7716c9d19"_s;
        QTest::newRow("quotes") << u"' OR 1=1 --"_s;
    }
    void unknownThreadsAreNotFound()
    {
        QFETCH(QString, thread);
        COMPARE_ERROR(ask(u"Hello!"_s, {{u"thread_id"_s, thread}}), "THREAD_NOT_FOUND");
    }
    void anotherCompanysThreadIsNotFound()
    {
        m_server->makeCompany(u"neighbour"_s);
        const QByteArray key = m_server->makeKey(u"neighbour"_s);
        const Answer first
            = m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, key);
        COMPARE_ERROR(ask(u"Hello!"_s, {{u"thread_id"_s, first.text(u"thread_id")}}), "THREAD_NOT_FOUND");
        QCOMPARE(
            m_server
                ->adminCall("GET", "/admin/v1/companies/shop/threads/" + first.text(u"thread_id").toLatin1())
                .status,
            404);
    }
    void anotherCompanysKnowledgeIsNotUsed()
    {
        m_server->makeCompany(u"empty"_s);
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, kQuestion}}, m_server->makeKey(u"empty"_s));
        QCOMPARE(answer.status, 200);
        QVERIFY2(!answer.text(u"result_text").contains(u"working days"_s), answer.body);
    }
    void aDeletedSourceIsNotQuotedAgain()
    {
        m_server->makeCompany(u"forgetful"_s);
        const QByteArray key = m_server->makeKey(u"forgetful"_s);
        const QString source = m_server->importHelpCentre(u"forgetful"_s, {u"shipping-*.md"_s});
        const json::Value question = json::Object{{u"query_text"_s, kQuestion}};
        QVERIFY(m_server->post("/api/v1/send_message", question, key).body.contains("working days"));
        QCOMPARE(m_server->adminCall("DELETE", "/admin/v1/companies/forgetful/sources/" + source.toLatin1())
                     .status,
            204);
        QVERIFY(!m_server->post("/api/v1/send_message", question, key).body.contains("working days"));
    }

    void faultyFieldsAreNamedAllAtOnce_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QStringList>("names");
        const auto missing = [](const char *name, const char *body) {
            QTest::newRow(name) << QByteArray(body) << QByteArray("MISSING_REQUIRED_FIELDS")
                                << QStringList{u"query_text"_s};
        };
        const auto invalid = [](const char *name, const QByteArray &members, const QStringList &names) {
            QTest::newRow(name) << R"({"query_text":"a",)" + members + "}" << QByteArray("INVALID_FIELDS")
                                << names;
        };
        missing("nothing", "{}");
        missing("null", R"({"query_text":null})");
        missing("empty", R"({"query_text":""})");
        missing("blank", R"({"query_text":" \t\n\u00a0\u3000"})");
        missing("absent before invalid", R"({"locale":"!","faq_id":"x"})");
        QTest::newRow("number for text") << QByteArray(R"({"query_text":5})") << QByteArray("INVALID_FIELDS")
                                         << QStringList{u"query_text"_s};
        QTest::newRow("object for text") << QByteArray(R"({"query_text":{}})") << QByteArray("INVALID_FIELDS")
                                         << QStringList{u"query_text"_s};
        QTest::newRow("4,001 code points")
            << QByteArray("{\"query_text\":\"" + QByteArray("\xf0\x9f\x98\x80").repeated(4001) + "\"}")
            << QByteArray("INVALID_FIELDS") << QStringList{u"query_text"_s};
        invalid("thread_id a number", R"("thread_id":1)", {u"thread_id"_s});
        invalid("faq_id a text", R"("faq_id":"1")", {u"faq_id"_s});
        invalid("faq_id an empty text", R"("faq_id":"")", {u"faq_id"_s});
        invalid("faq_id a fraction", R"("faq_id":1.5)", {u"faq_id"_s});
        invalid("faq_id 2^53", R"("faq_id":9007199254740992)", {u"faq_id"_s});
        invalid("faq_id very large", R"("faq_id":123456789012345678901234567890)", {u"faq_id"_s});
        invalid("faq_id true", R"("faq_id":true)", {u"faq_id"_s});
        invalid("page_url relative", R"("page_url":"/a")", {u"page_url"_s});
        invalid("page_url ftp", "\"page_url\":\"ftp://shop.example/a\"", {u"page_url"_s});
        invalid("page_url with user", "\"page_url\":\"https://a:b@shop.example/a\"", {u"page_url"_s});
        invalid("page_url a number", R"("page_url":5)", {u"page_url"_s});
        invalid("locale malformed", R"("locale":"german!")", {u"locale"_s});
        invalid("locale a number", R"("locale":1)", {u"locale"_s});
        invalid("user_metadata a list", R"("user_metadata":[])", {u"user_metadata"_s});
        invalid("user_metadata a text", R"("user_metadata":"{}")", {u"user_metadata"_s});
        invalid("user_metadata an empty text", R"("user_metadata":"")", {u"user_metadata"_s});
        invalid("user_metadata too large", "\"user_metadata\":{\"a\":\"" + QByteArray(16 * 1024, 'a') + "\"}",
            {u"user_metadata"_s});
        invalid("all of them", R"("thread_id":1,"faq_id":"x","page_url":"x","locale":"!","user_metadata":[])",
            {u"faq_id"_s, u"locale"_s, u"page_url"_s, u"thread_id"_s, u"user_metadata"_s});
    }
    void faultyFieldsAreNamedAllAtOnce()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        QFETCH(QStringList, names);
        const Answer answer = m_server->answerOf(
            "POST", "/api/v1/send_message", body, {bearer(m_key), {"Content-Type", "application/json"}});
        COMPARE_ERROR(answer, code);
        const bool isMissing = code == "MISSING_REQUIRED_FIELDS";
        QCOMPARE(isMissing ? answer.missingFields() : answer.invalidFields().keys(), names);
        for (const QString &reason : answer.invalidFields())
            QVERIFY(!reason.isEmpty());
    }
    void textOfFullLengthIsAccepted()
    {
        QCOMPARE(ask(u"😀"_s.repeated(4000)).status, 200);
        const Answer padded = ask(u"  \n Hello!  "_s);
        QCOMPARE(padded.status, 200);
        QCOMPARE(lastMessageOf(padded).string(u"query_text"), u"Hello!"_s);
        const QString metadata(16 * 1024 - 8, u'a');
        QCOMPARE(ask(u"Hello!"_s, {{u"user_metadata"_s, json::Object{{u"a"_s, metadata}}}}).status, 200);
    }

    void theLocaleIsTheNearestSupported_data()
    {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QByteArray>("used");
        QTest::newRow("none") << QString() << QByteArray("en");
        QTest::newRow("exact") << u"de"_s << QByteArray("de");
        QTest::newRow("region") << u"de-AT"_s << QByteArray("de");
        QTest::newRow("underscore") << u"de_DE"_s << QByteArray("de");
        QTest::newRow("case") << u"DE-de"_s << QByteArray("de");
        QTest::newRow("script") << u"fr-Latn-CA"_s << QByteArray("fr");
        QTest::newRow("not supported") << u"sv"_s << QByteArray("en");
        QTest::newRow("private use") << u"x-klingon"_s << QByteArray("en");
    }
    void theLocaleIsTheNearestSupported()
    {
        QFETCH(QString, asked);
        QFETCH(QByteArray, used);
        const Answer answer = asked.isEmpty() ? ask(u"Hello!"_s) : ask(u"Hello!"_s, {{u"locale"_s, asked}});
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Content-Language"), used);
        QCOMPARE(lastMessageOf(answer).string(u"locale").toLatin1(), used);
    }
    void theAnswerIsInTheLocale()
    {
        const Answer answer = ask(
            u"Wie lange dauert der Standardversand innerhalb Deutschlands?"_s, {{u"locale"_s, u"de"_s}});
        QVERIFY2(answer.text(u"result_text").contains(u"Werktage"_s), answer.body);
        QCOMPARE(entriesOf(lastMessageOf(answer), u"sources").front().string(u"path").left(3), u"de/"_s);
    }

    void fingerprintsTieTheThreadToAVisitor()
    {
        const Answer answer = ask(u"Hello!"_s,
            {{u"user_metadata"_s,
                json::Object{{u"user_fingerprint"_s, visitor(1).toUpper()},
                    {u"user_faq_fingerprint"_s, visitor(2)}, {u"plan"_s, u"gold"_s}}}});
        const json::Value thread = *threadOf(answer).find(u"thread");
        QCOMPARE(thread.string(u"user_fingerprint"), visitor(1));
        QCOMPARE(thread.string(u"user_faq_fingerprint"), visitor(2));
        QVERIFY(lastMessageOf(answer).find(u"diagnostic")->isNull());
    }
    void malformedFingerprintsAreIgnoredAndShown_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("text") << QByteArray(R"("someone")");
        QTest::newRow("number") << QByteArray("5");
        QTest::newRow("without dashes") << QByteArray(R"("3f0e8c521d2b4c479a556f3a9d1c2b10")");
        QTest::newRow("braces") << QByteArray(R"("{3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10}")");
        QTest::newRow("nil") << QByteArray(R"("00000000-0000-0000-0000-000000000000")");
    }
    void malformedFingerprintsAreIgnoredAndShown()
    {
        QFETCH(QByteArray, value);
        const Answer answer
            = send(parsed(R"({"query_text":"Hello!","user_metadata":{"user_fingerprint":)" + value + "}}"));
        QCOMPARE(answer.status, 200);
        QVERIFY(threadOf(answer).find(u"thread")->find(u"user_fingerprint")->isNull());
        QVERIFY(lastMessageOf(answer).string(u"diagnostic").contains(u"user_fingerprint"_s));
    }
    void privateMetadataIsStoredRedacted()
    {
        const Answer answer = ask(u"Hello!"_s,
            {{u"user_metadata"_s,
                parsed(
                    R"({"plan":"gold","_token":"hidden-1","deep":{"_card":["hidden-2"],"a":[{"_b":"hidden-3"}]}})")}});
        QCOMPARE(answer.status, 200);
        const auto stored = m_server->runtime().database().writer().submitAndWait(
            [&](storage::Connection &connection) -> Result<QString> {
                storage::Rows rows = connection.run(
                    "SELECT metadata FROM message WHERE thread_id = ?", answer.text(u"thread_id"));
                return rows.next() ? rows.text(0) : QString();
            });
        QVERIFY(stored);
        QVERIFY2(stored->contains(u"gold"_s) && stored->contains(u"_token"_s), qPrintable(*stored));
        QVERIFY2(!stored->contains(u"hidden"_s), qPrintable(*stored));
    }

    void conversationsAreListedNewestFirst()
    {
        m_server->makeCompany(u"lists"_s);
        const QByteArray key = m_server->makeKey(u"lists"_s);
        QStringList made;
        for (int i = 0; i < 5; ++i) {
            m_server->clock().advance(1000);
            made.prepend(m_server
                             ->post("/api/v1/send_message",
                                 json::Object{{u"query_text"_s, u"Hello number %1!"_s.arg(i)}}, key)
                             .text(u"thread_id"));
        }
        QStringList listed;
        QByteArray cursor;
        do {
            const Answer page = m_server->adminCall("GET",
                "/admin/v1/companies/lists/threads?limit=2"
                    + (cursor.isEmpty() ? cursor : "&cursor=" + cursor));
            QCOMPARE(page.status, 200);
            for (const json::Value &thread : entriesOf(page.json(), u"items"))
                listed << thread.string(u"thread_id");
            cursor = page.text(u"next_cursor").toLatin1();
        } while (!cursor.isEmpty());
        QCOMPARE(listed, made);
    }

    void manyAskAtOnce()
    {
        const Answer first = ask(u"Hello!"_s);
        std::vector<std::unique_ptr<QThread>> threads;
        std::atomic<int> good = 0;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back(
                QThread::create([&,
                                    body = QByteArray("{\"query_text\":\"Hello!\",\"thread_id\":\""
                                        + first.text(u"thread_id").toLatin1() + "\"}")] {
                    HttpProbe probe(m_server->base());
                    for (int k = 0; k < 10; ++k) {
                        good += probe
                                    .request("POST", "/api/v1/send_message", body,
                                        {bearer(m_key), {"Content-Type", "application/json"}})
                                    .status
                            == 200;
                    }
                }));
            threads.back()->start();
        }
        for (const auto &thread : threads)
            thread->wait();
        QCOMPARE(good, 80);
        const json::Array messages = entriesOf(threadOf(first), u"messages");
        QCOMPARE(messages.size(), 81);
        for (std::size_t i = 0; i < messages.size(); ++i)
            QCOMPARE(numberOf(messages[i], u"message_id"), qint64(i + 1));
    }
};

std::unique_ptr<QObject> makeMessageTests() { return std::make_unique<TestMessages>(); }

} // namespace answerdesk::test

#include "tst_messages.moc"
