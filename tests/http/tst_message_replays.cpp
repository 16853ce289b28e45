// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/models.h"
#include <QtCore/QElapsedTimer>
#include <future>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kDayMs = 86'400'000;
const QByteArray kPath = "/api/v1/send_message";
const QString kQuestion = u"How long does standard delivery within Germany take?"_s;
const QString kWorded = u"Within Germany, standard delivery takes 2 to 3 working days."_s;

std::pair<QByteArray, QByteArray> key(const QByteArray &value) { return {"Idempotency-Key", value}; }

} // namespace

/// send_message with an Idempotency-Key, for a company whose answers a model words.
class TestMessageReplays : public QObject
{
    Q_OBJECT
    std::unique_ptr<ModelBench> m_bench;
    QString m_source;
    std::promise<void> m_release;

    TestServer &server() { return m_bench->server(); }
    StandInModel &model() { return m_bench->model(); }
    static json::Value body(const json::Object &more = {})
    {
        return with(json::Object{{u"query_text"_s, kQuestion}}, more);
    }
    Answer send(const json::Value &body, const Headers &headers, const QByteArray &apiKey = {})
    {
        return server().post(kPath, body, apiKey.isEmpty() ? m_bench->key() : apiKey, headers);
    }
    /// The same from another thread and over a connection of its own.
    std::future<Answer> sendAside(const json::Value &body, const Headers &headers)
    {
        return std::async(std::launch::async, [this, text = body.toJson(), headers] {
            HttpProbe probe(server().base());
            return probe.request("POST", kPath, text,
                Headers{bearer(m_bench->key()), {"Content-Type", "application/json"}} + headers);
        });
    }
    /// The model answers once release() is called.
    void hold()
    {
        m_release = std::promise<void>();
        model().play([held = m_release.get_future().share()](const json::Value &request, int) {
            held.wait();
            return sayingSentence(kWorded, passageOf(request));
        });
    }
    void release() { m_release.set_value(); }
    static int passageOf(const json::Value &request)
    {
        const json::Array passages = StandInModel::passagesOf(request);
        for (std::size_t i = 0; i < passages.size(); ++i) {
            if (passages[i].string(u"text").contains(u"Standard delivery within Germany"_s))
                return int(i) + 1;
        }
        return 1;
    }
    bool waitForWaiting(int count)
    {
        const QByteArray line = "answerdesk_repeated_messages_waiting " + QByteArray::number(count) + '\n';
        QElapsedTimer timer;
        timer.start();
        while (!server().adminCall("GET", "/metrics").body.contains(line)) {
            if (timer.elapsed() > kPatienceMs)
                return false;
        }
        return true;
    }
    QString rows(const QByteArray &table) { return server().sql("SELECT COUNT(*) FROM " + table).value(0); }
    QString refusal()
    {
        return send(json::Object{{u"query_text"_s, u"Who won the 1954 world cup?"_s}}, {})
            .text(u"result_text");
    }

private slots:
    void init()
    {
        m_bench = std::make_unique<ModelBench>();
        m_source = server().importHelpCentre(u"shop"_s, {u"shipping-times.md"_s});
        (void)server().importHelpCentre(u"shop"_s, {u"returns-policy.md"_s});
        model().play(
            [](const json::Value &request, int) { return sayingSentence(kWorded, passageOf(request)); });
    }
    void cleanup()
    {
        m_release = std::promise<void>(); // a model that is still held goes on
        m_bench.reset();
    }

    void aRepeatedMessageGetsTheFirstResponse()
    {
        const json::Value german = body({{u"locale"_s, u"de"_s}});
        for (const json::Value &sent : {body(), german}) {
            const Headers headers{key(sent == german ? "de" : "en")};
            const Answer first = send(sent, headers);
            QCOMPARE(first.status, 200);
            const QString messages = rows("message"), interactions = rows("interaction");
            const int asked = model().requests();
            const Answer second = send(sent, headers);
            QCOMPARE(second.status, 200);
            QCOMPARE(second.body, first.body);
            QCOMPARE(second.header("Content-Language"), first.header("Content-Language"));
            QCOMPARE(second.header("Content-Type"), first.header("Content-Type"));
            QVERIFY(second.header("X-Request-Id") != first.header("X-Request-Id"));
            QCOMPARE(rows("message"), messages);
            QCOMPARE(rows("interaction"), interactions);
            QCOMPARE(model().requests(), asked);
        }
        QVERIFY(model().requests() > 0);
    }
    void withoutAKeyNothingIsStored()
    {
        QCOMPARE(send(body(), {}).status, 200);
        QCOMPARE(send(body(), {}).status, 200);
        QCOMPARE(rows("message"), u"2"_s);
        QCOMPARE(rows("idempotency"), u"0"_s);
    }
    void anotherBodyIsRefused()
    {
        QCOMPARE(send(body(), {key("k")}).status, 200);
        COMPARE_ERROR(send(body({{u"locale"_s, u"de"_s}}), {key("k")}), "IDEMPOTENCY_KEY_REUSED");
        QCOMPARE(rows("message"), u"1"_s);
        QCOMPARE(model().requests(), 1);
    }
    void aBadKeyIsRefusedBesideTheOtherFields()
    {
        const Answer answer = send(body({{u"query_text"_s, 7}}), {key("a"), key("b")});
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), (QStringList{u"Idempotency-Key"_s, u"query_text"_s}));
        COMPARE_ERROR(send(body(), {key(QByteArray(256, 'k'))}), "INVALID_FIELDS");
        QCOMPARE(model().requests(), 0);
    }
    void aKeyBelongsToItsApiKeyAndOutlivesARotation()
    {
        const json::Value made
            = server().adminCall("POST", "/admin/v1/companies/shop/keys", R"({"name":"other"})").json();
        const QByteArray other = made.string(u"api_key").toLatin1();
        const QByteArray otherId = made.find(u"key")->string(u"key_id").toLatin1();
        const Answer first = send(body(), {key("k")});
        const Answer independent = send(body(), {key("k")}, other);
        QCOMPARE(independent.status, 200);
        QVERIFY(independent.text(u"thread_id") != first.text(u"thread_id"));
        QCOMPARE(model().requests(), 2);
        const QByteArray renewed
            = server()
                  .adminCall("POST", "/admin/v1/companies/shop/keys/" + otherId + "/rotate", "{}")
                  .text(u"api_key")
                  .toLatin1();
        QCOMPARE(send(body(), {key("k")}, renewed).body, independent.body);
        QCOMPARE(model().requests(), 2);
    }
    void aDayLaterTheKeyIsFree()
    {
        const Answer first = send(body(), {key("k")});
        server().clock().advance(kDayMs);
        QCOMPARE(send(body(), {key("k")}).body, first.body);
        server().clock().advance(1);
        const Answer later = send(body(), {key("k")});
        QCOMPARE(later.status, 200);
        QVERIFY(later.text(u"thread_id") != first.text(u"thread_id"));
        QCOMPARE(rows("message"), u"2"_s);
        server().clock().advance(kDayMs + 1);
        server().keepHouse();
        QCOMPARE(rows("idempotency"), u"0"_s);
    }
    void aRefusedRequestLeavesNothing()
    {
        const json::Value lost = body({{u"thread_id"_s, u"none"_s}});
        COMPARE_ERROR(send(lost, {key("k")}), "THREAD_NOT_FOUND");
        QCOMPARE(rows("idempotency"), u"0"_s);
        QCOMPARE(send(body(), {key("k")}).status, 200);
    }

    void aRepeatWaitsForTheFirst()
    {
        hold();
        auto first = sendAside(body(), {key("k")});
        QVERIFY(model().waitForRequests(1));
        auto second = sendAside(body(), {key("k"), {"X-Request-Id", "second"}});
        auto third = sendAside(body(), {key("k")});
        QVERIFY(waitForWaiting(2));
        // Another body does not wait, and another key is not held up.
        COMPARE_ERROR(send(body({{u"locale"_s, u"de"_s}}), {key("k")}), "IDEMPOTENCY_KEY_REUSED");
        QCOMPARE(send(json::Object{{u"query_text"_s, u"Hello!"_s}}, {key("other")}).status, 200);
        release();
        const Answer one = first.get(), two = second.get(), three = third.get();
        QCOMPARE(one.status, 200);
        QCOMPARE(one.text(u"result_text"), kWorded);
        QCOMPARE(two.body, one.body);
        QCOMPARE(three.body, one.body);
        QCOMPARE(two.header("Content-Language"), one.header("Content-Language"));
        QCOMPARE(two.header("X-Request-Id"), "second");
        QCOMPARE(model().requests(), 1);
        QCOMPARE(server().sql("SELECT COUNT(*) FROM message WHERE thread_id = '"
                     + one.text(u"thread_id").toLatin1() + "'"),
            QStringList{u"1"_s});
        QVERIFY(waitForWaiting(0));
    }
    void aRepeatGetsTheFailureOfTheFirst()
    {
        const QByteArray thread = send(body(), {}).text(u"thread_id").toLatin1();
        const json::Value followUp = body({{u"thread_id"_s, QString::fromLatin1(thread)}});
        hold();
        auto first = sendAside(followUp, {key("k")});
        QVERIFY(model().waitForRequests(2));
        auto second = sendAside(followUp, {key("k"), {"X-Request-Id", "second"}});
        QVERIFY(waitForWaiting(1));
        server().sql("DELETE FROM thread WHERE thread_id = '" + thread + "'");
        release();
        COMPARE_ERROR(first.get(), "THREAD_NOT_FOUND");
        const Answer waited = second.get();
        COMPARE_ERROR(waited, "THREAD_NOT_FOUND");
        QCOMPARE(waited.text(u"request_id"), u"second"_s);
        QCOMPARE(rows("idempotency"), u"0"_s);
        QCOMPARE(model().requests(), 2);
    }
    void aRepeatGetsTheResponseWhenTheFirstClientIsGone()
    {
        hold();
        HttpProbe gone(server().base());
        gone.send(HttpProbe::format("POST", kPath, body().toJson(),
            {bearer(m_bench->key()), {"Content-Type", "application/json"}, key("k")}, "localhost"));
        QVERIFY(model().waitForRequests(1));
        auto second = sendAside(body(), {key("k")});
        QVERIFY(waitForWaiting(1));
        gone.abort();
        release();
        const Answer answer = second.get();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text(u"result_text"), kWorded);
        QCOMPARE(send(body(), {key("k")}).body, answer.body);
        QCOMPARE(model().requests(), 1);
        QCOMPARE(rows("message"), u"1"_s);
    }
    void aRepeatIsAnsweredWhenTheServerStops()
    {
        model().play(StandInAnswer{"", 200, StandInAnswer::Never});
        auto first = sendAside(body(), {key("k")});
        QVERIFY(model().waitForRequests(1));
        auto second = sendAside(body(), {key("k")});
        QVERIFY(waitForWaiting(1));
        server().stop();
        const Answer one = first.get();
        QCOMPARE(one.status, 200);
        QCOMPARE(second.get().body, one.body);
    }
    /// With several processes the row decides: a job that finds it writes no second exchange.
    void theJobFindsWhatAnotherProcessHasStored()
    {
        const Answer other = send(body(), {key("k")});
        const QString messages = rows("message"), interactions = rows("interaction");
        server().sql("UPDATE idempotency SET idempotency_key = 'hidden'");
        hold();
        auto slow = sendAside(body(), {key("k")});
        QVERIFY(model().waitForRequests(2));
        server().sql("UPDATE idempotency SET idempotency_key = 'k'");
        release();
        const Answer answer = slow.get();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, other.body);
        QCOMPARE(rows("message"), messages);
        QCOMPARE(rows("interaction"), interactions);
    }

    void theStoredRowHoldsNoText()
    {
        const Answer first = send(body(), {key("k")});
        const QString stored = server().sql("SELECT body FROM idempotency").value(0);
        QCOMPARE(stored, u"{\"thread_id\":\"%1\",\"message_id\":1}"_s.arg(first.text(u"thread_id")));
        QCOMPARE(server().sql("SELECT headers FROM idempotency").value(0), QString());
    }
    void aReplayQuotesNoDeletedSource()
    {
        const QString refused = refusal();
        const Answer first = send(body(), {key("k")});
        QCOMPARE(first.text(u"result_text"), kWorded);
        QCOMPARE(
            server().adminCall("DELETE", "/admin/v1/companies/shop/sources/" + m_source.toLatin1()).status,
            204);
        const Answer again = send(body(), {key("k")});
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text(u"result_text"), refused);
        QCOMPARE(again.text(u"thread_id"), first.text(u"thread_id"));
        QCOMPARE(again.header("Content-Language"), first.header("Content-Language"));
    }
    void aReplayOfADeletedConversationHoldsNoTextOfIt()
    {
        const QString refused = refusal();
        const json::Value sent
            = body({{u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(1)}}}});
        const Answer first = send(sent, {key("k")});
        QCOMPARE(
            server().adminCall("DELETE", "/admin/v1/companies/shop/visitors/" + visitor(1).toLatin1()).status,
            200);
        const Answer again = send(sent, {key("k")});
        QCOMPARE(again.status, 200);
        QCOMPARE(again.text(u"result_text"), refused);
        QCOMPARE(again.text(u"thread_id"), first.text(u"thread_id"));
        QCOMPARE(server().sql("SELECT COUNT(*) FROM message WHERE thread_id = '"
                     + first.text(u"thread_id").toLatin1() + "'"),
            QStringList{u"0"_s});
        // The company's own words, where it has some.
        server().adminCall(
            "PATCH", "/admin/v1/companies/shop/texts", R"({"locale":"en","refusal":"Please write to us."})");
        QCOMPARE(send(sent, {key("k")}).text(u"result_text"), u"Please write to us."_s);
    }
};

std::unique_ptr<QObject> makeMessageReplayTests() { return std::make_unique<TestMessageReplays>(); }

} // namespace answerdesk::test

#include "tst_message_replays.moc"
