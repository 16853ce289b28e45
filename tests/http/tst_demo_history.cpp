// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/blocking_client.h"
#include "server/app/demo_history.h"
#include "server/app/demo_shop.h"
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// The traffic that the demo shop begins with.
class TestDemoHistory : public QObject
{
    Q_OBJECT
    TestDatabase m_database;
    std::optional<app::Config> m_config;
    std::unique_ptr<app::DemoSite> m_site;
    std::unique_ptr<app::Runtime> m_runtime;
    qint64 m_beganMs = 0;
    Secret m_key;

    Result<bool> write(const std::function<bool()> &isStopped = [] { return false; })
    {
        return app::writeDemoHistory(
            *m_config, m_site->url(), [](const QString &) {}, isStopped);
    }
    app::BlockingClient admin()
    {
        return app::BlockingClient(m_runtime->addresses().admin, m_runtime->adminToken());
    }
    json::Array items(api::Endpoint endpoint)
    {
        return admin().callAll(endpoint, {u"nordfjell"_s}).value_or(json::Array());
    }

    static json::Array samples()
    {
        QFile file(u":/answerdesk/samples/questions.json"_s);
        const auto all
            = file.open(QIODevice::ReadOnly) ? json::parse(file.readAll()) : tl::unexpected(QString());
        return all && all->asArray() ? *all->asArray() : json::Array();
    }
    /// Asks as a shopper would; empty when the answer holds all that it is expected to.
    QString whatIsWrong(const json::Value &question, const QString &pageUrl)
    {
        json::Object body{
            {u"query_text"_s, question.string(u"question")}, {u"locale"_s, question.string(u"locale")}};
        if (!pageUrl.isEmpty())
            body.emplace_back(u"page_url"_s, pageUrl);
        app::BlockingClient shop = admin();
        if (m_key.isEmpty()) {
            const auto key = shop.call(
                api::Endpoint::CreateKey, {u"nordfjell"_s}, R"({"name":"Storefront","test":true})");
            m_key = Secret(key ? key->string(u"api_key").toLatin1() : QByteArray());
        }
        shop.setPublicAddresses(m_runtime->addresses().base, m_runtime->addresses().app);
        const auto answer
            = shop.call(api::Endpoint::SendMessage, {.body = json::Value(body).toJson(), .bearer = m_key});
        if (!answer)
            return question.string(u"question") + u": "_s + answer.error().error.text();
        const QString text = answer->string(u"result_text");
        for (const json::Value &fact : entriesOf(question, u"expect")) {
            if (!text.contains(*fact.asString(), Qt::CaseInsensitive))
                return u"%1 lacks %2: %3"_s.arg(question.string(u"question"), *fact.asString(), text);
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        const auto config
            = app::loadConfig({{u"data_dir"_s, m_database.folder()}, {u"listen"_s, u"127.0.0.1:0"_s},
                                  {u"admin_listen"_s, u"127.0.0.1:0"_s}, {u"access_log"_s, u"off"_s},
                                  {u"fetch_allow_loopback"_s, u"true"_s},
                                  {u"extract_program"_s, QStringLiteral(ANSWERDESK_EXTRACT)}},
                {{u"ANSWERDESK_DATABASE"_s, m_database.setting()}}, {});
        QVERIFY2(config, config ? "" : qUtf8Printable(config.error().text()));
        m_config = *config;
        m_site = std::make_unique<app::DemoSite>();
        m_beganMs = SystemClock().nowMs();
        const Result<bool> written = write();
        QVERIFY2(written, written ? "" : qUtf8Printable(written.error().text()));
        QVERIFY(*written);
        auto runtime = app::Runtime::start(*m_config);
        QVERIFY2(runtime, runtime ? "" : qUtf8Printable(runtime.error().text()));
        m_runtime = std::move(*runtime);
    }
    void twoCurrenciesHaveRevenueOnMostDays()
    {
        const QDate today = QDateTime::fromMSecsSinceEpoch(m_beganMs).date();
        const auto answer = admin().call(api::Endpoint::GetRevenue, {u"nordfjell"_s}, {},
            {{u"from"_s, today.addDays(-58).toString(Qt::ISODate)}, {u"to"_s, today.toString(Qt::ISODate)}});
        QVERIFY2(answer, answer ? "" : qUtf8Printable(answer.error().error.text()));
        const json::Value &revenue = *answer;
        const json::Array currencies = entriesOf(revenue, u"currencies");
        QCOMPARE(currencies.size(), std::size_t(2));
        for (const json::Value &currency : currencies)
            QVERIFY2(currency.string(u"attributed_revenue").toDouble() > 1000, currency.toJson());
        int sold = 0;
        for (const json::Value &day : entriesOf(currencies.back(), u"days"))
            sold += day.string(u"revenue").toDouble() > 0 ? 1 : 0;
        QCOMPARE(currencies.back().string(u"currency"), u"EUR"_s);
        QVERIFY2(sold > 40, QByteArray::number(sold));
    }
    void everyKindOfRowIsThere()
    {
        const json::Array orders = items(api::Endpoint::ListOrders);
        QVERIFY2(orders.size() > 100, QByteArray::number(qint64(orders.size())));
        QSet<QString> numbers;
        for (const json::Value &order : orders) {
            QVERIFY2(!numbers.contains(order.string(u"order_id")), qPrintable(order.string(u"order_id")));
            numbers << order.string(u"order_id");
            const qint64 at
                = QDateTime::fromString(order.string(u"at"), Qt::ISODateWithMs).toMSecsSinceEpoch();
            QVERIFY(at < SystemClock().nowMs() && at > m_beganMs - 61 * 86'400'000LL);
        }
        QVERIFY(items(api::Endpoint::ListRefunds).size() >= 5);
        QVERIFY(items(api::Endpoint::ListGaps).size() >= 5);
        QVERIFY(items(api::Endpoint::ListRefusedEvents).size() >= 3);
        const json::Array pages = items(api::Endpoint::ListFaqPages);
        QCOMPARE(pages.size(), std::size_t(6));
        for (const json::Value &page : pages)
            QCOMPARE(page.string(u"state"), u"ready"_s);
    }
    void itsKeyIsRevoked()
    {
        const json::Array keys = items(api::Endpoint::ListKeys);
        QCOMPARE(keys.size(), std::size_t(1));
        QVERIFY2(!keys.front().string(u"revoked_at").isEmpty(), keys.front().toJson());
    }
    /// The first questions are asked often, so the console proposes them; the others are a test of the
    /// engine.
    void whatIsAskedOftenIsAnsweredWell()
    {
        constexpr int kOften = 13, kLeastPercent = 80;
        QStringList wrong;
        int asked = 0, right = 0;
        for (const json::Value &question : samples()) {
            if (question.find(u"refuse"))
                continue;
            const QString fault = whatIsWrong(question, {});
            right += fault.isEmpty() ? 1 : 0;
            if (++asked <= kOften && !fault.isEmpty())
                wrong << fault;
        }
        qInfo("%d of %d sample questions are answered as expected", right, asked);
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
        QVERIFY(asked > 80 && right * 100 >= asked * kLeastPercent);
    }
    void theyAreAnsweredOnAProductPageAsWell_data()
    {
        QTest::addColumn<QString>("question");
        for (const char *question : {"Is the Alta 2 waterproof?", "Can I return a tent after 40 days?",
                 "How long do I have to send something back?"})
            QTest::newRow(question) << QString::fromLatin1(question);
    }
    void theyAreAnsweredOnAProductPageAsWell()
    {
        QFETCH(QString, question);
        const json::Array all = samples();
        const auto found = std::find_if(all.begin(), all.end(),
            [&](const json::Value &each) { return each.string(u"question") == question; });
        QVERIFY(found != all.end());
        QCOMPARE(whatIsWrong(*found, m_site->url().toString() + u"/products/alta-2-tent.html"_s), QString());
    }
    void theTotalsAreThoseOfTheRows()
    {
        const auto checked = admin().call(api::Endpoint::CheckRevenue, {u"nordfjell"_s});
        QVERIFY2(checked, checked ? "" : qUtf8Printable(checked.error().error.text()));
        QVERIFY2(checked->find(u"differences"), checked->toJson());
        QCOMPARE(entriesOf(*checked, u"differences").size(), std::size_t(0));
    }
    void itIsWrittenOnce()
    {
        m_runtime.reset();
        const Result<bool> again = write();
        QVERIFY(again && !*again);
    }
};

} // namespace answerdesk::test

QTEST_GUILESS_MAIN(answerdesk::test::TestDemoHistory)
#include "tst_demo_history.moc"
