// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/models.h"
#include <mutex>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// What the operator offers, and whether it answers: the console's "Test connection".
class TestModelTests : public QObject
{
    Q_OBJECT
    std::unique_ptr<ModelBench> m_bench;

    StandInModel &model() { return m_bench->model(); }
    void open(const QMap<QString, QString> &settings = {})
    {
        m_bench.reset();
        m_bench = std::make_unique<ModelBench>(settings);
        model().play(saying(u"OK"_s));
    }
    Answer test(const json::Object &body = {}, const QByteArray &company = "shop")
    {
        return m_bench->server().adminCall(
            "POST", "/admin/v1/companies/" + company + "/model/test", json::Value(body).toJson());
    }
    static json::Array checksOf(const Answer &answer) { return entriesOf(answer.json(), u"checks"); }
    static bool isOk(const json::Value &value) { return *value.find(u"ok")->asBool(); }
    json::Array audit()
    {
        const Answer list
            = m_bench->server().adminCall("GET", "/admin/v1/companies/shop/audit?action=model.tested");
        return entriesOf(list.json(), u"items");
    }

private slots:
    void init() { open(); }
    void cleanup() { m_bench.reset(); }

    void theModelAnswers()
    {
        const Answer answer = test();
        QVERIFY2(answer.status == 200, answer.body);
        QCOMPARE(model().faults(), QStringList());
        QCOMPARE(model().requests(), 1);
        QVERIFY(isOk(answer.json()));
        QVERIFY(answer.json().find(u"reason")->isNull());
        const json::Array checks = checksOf(answer);
        QCOMPARE(checks.size(), std::size_t(1));
        QCOMPARE(checks[0].string(u"kind"), u"completion"_s);
        QCOMPARE(checks[0].string(u"model"), u"stand-in"_s);
        const double took = checks[0].find(u"took_ms")->asNumber()->text.toDouble();
        QVERIFY(took > 0);
        QVERIFY(answer.json().find(u"took_ms")->asNumber()->text.toDouble() >= took);
    }
    void aChoiceIsTriedBeforeItIsSavedAndTurnedOn()
    {
        std::mutex mutex;
        QStringList asked;
        model().play([&](const json::Value &request, int) {
            const std::scoped_lock lock(mutex);
            asked << request.string(u"model");
            return saying(u"OK"_s);
        });
        QVERIFY(isOk(test({{u"model_name"_s, u"other-model"_s}}, "plain").json()));
        const std::scoped_lock lock(mutex);
        QCOMPARE(asked, QStringList{u"other-model"_s});
        const Answer company = m_bench->server().adminCall("GET", "/admin/v1/companies/plain");
        QCOMPARE(company.text(u"model_name"), u"default"_s);
        QVERIFY(!*company.json().find(u"model_enabled")->asBool());
    }
    void whyItDoesNotAnswer_data()
    {
        QTest::addColumn<StandInAnswer>("answer");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a wrong key") << StandInAnswer{"{}", 401} << u"refused"_s;
        QTest::newRow("an unknown model") << StandInAnswer{"{}", 404} << u"refused"_s;
        QTest::newRow("an error") << StandInAnswer{"{}", 500} << u"overloaded"_s;
        QTest::newRow("another API") << StandInAnswer{"{\"hello\":1}"} << u"garbled"_s;
        QTest::newRow("breaks off") << StandInAnswer{"{\"hello\":1}", 200, StandInAnswer::BreaksOff}
                                    << u"unreachable"_s;
        QTest::newRow("silence") << StandInAnswer{"", 200, StandInAnswer::Never} << u"timeout"_s;
    }
    void whyItDoesNotAnswer()
    {
        QFETCH(StandInAnswer, answer);
        QFETCH(QString, reason);
        model().play(answer);
        const Answer told = test({{u"model_timeout_ms"_s, 300}});
        QVERIFY2(told.status == 200, told.body);
        QVERIFY(!isOk(told.json()));
        QCOMPARE(told.text(u"reason"), reason);
        QCOMPARE(checksOf(told)[0].string(u"reason"), reason);
        QVERIFY2(!told.body.contains("sk-stand-in") && !told.body.contains("127.0.0.1"), told.body);
    }
    void embeddingsAreTestedToo()
    {
        open({{u"embedding_name"_s, u"stand-in-embed"_s}, {u"embedding_timeout_ms"_s, u"5000"_s}});
        model().playEmbeddings(embedding({{1, 0, 0}}));
        const Answer both = test();
        QVERIFY2(isOk(both.json()), both.body);
        QCOMPARE(checksOf(both).size(), std::size_t(2));
        QCOMPARE(checksOf(both)[1].string(u"kind"), u"embedding"_s);
        QCOMPARE(checksOf(both)[1].string(u"model"), u"stand-in-embed"_s);
        model().playEmbeddings(StandInAnswer{"{}", 400});
        const Answer half = test();
        QVERIFY(!isOk(half.json()));
        QVERIFY(isOk(checksOf(half)[0]));
        QCOMPARE(half.text(u"reason"), u"refused"_s);
        const Answer offer = m_bench->server().adminCall("GET", "/admin/v1/companies/shop/model");
        QCOMPARE(offer.text(u"embedding_model"), u"stand-in-embed"_s);
    }
    void whatIsOutsideOfTheOperatorsBoundsIsSaidAndNotSent()
    {
        const Answer answer = test({{u"model_name"_s, u"elsewhere"_s}, {u"model_timeout_ms"_s, 20001}});
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(memberNames(*answer.json().find(u"invalid_fields")),
            (QStringList{u"model_name"_s, u"model_timeout_ms"_s}));
        COMPARE_ERROR(test({{u"model_timeout_ms"_s, u"soon"_s}}), "INVALID_FIELDS");
        QCOMPARE(model().requests(), 0);
        QVERIFY(audit().empty());
    }
    void theAuditLogHasWhoAskedAndWhatCameOfIt()
    {
        (void)test();
        const json::Array entries = audit();
        QCOMPARE(entries.size(), std::size_t(1));
        QCOMPARE(entries[0].string(u"target"), u"shop"_s);
        QVERIFY(isOk(*entries[0].find(u"after")));
        QVERIFY(!entries[0].toJson().contains("sk-stand-in"));
    }
    void theOfferNamesModelsAndBoundsAndNoAddress()
    {
        const Answer offer = m_bench->server().adminCall("GET", "/admin/v1/companies/shop/model");
        QCOMPARE(offer.status, 200);
        QCOMPARE(offer.json().find(u"models")->toJson(), QByteArray(R"(["stand-in","other-model"])"));
        QCOMPARE(numberOf(offer.json(), u"timeout_ms"), 20000);
        QVERIFY(numberOf(offer.json(), u"tokens") > 0);
        QVERIFY(offer.json().find(u"embedding_model")->isNull());
        QVERIFY2(!offer.body.contains("127.0.0.1") && !offer.body.contains("sk-"), offer.body);
    }
    void aServerWithoutModelsSaysSo()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const Answer answer = server.adminCall("POST", "/admin/v1/companies/shop/model/test", "{}");
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.text(u"reason"), u"no_model"_s);
        QVERIFY(!isOk(answer.json()));
        QVERIFY(checksOf(answer).empty());
        const Answer offer = server.adminCall("GET", "/admin/v1/companies/shop/model");
        QCOMPARE(offer.json().find(u"models")->toJson(), QByteArray("[]"));
    }
};

std::unique_ptr<QObject> makeModelTestTests() { return std::make_unique<TestModelTests>(); }

} // namespace answerdesk::test

#include "tst_model_tests.moc"
