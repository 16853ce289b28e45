// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/clock.h"
#include "shared/models/metric_model.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <cmath>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::models;
using namespace answerdesk::tests;

namespace {

constexpr char kMetrics[] = "GET /admin/v1/metrics";

api::MetricSample counted(const json::Object &labels, double value)
{
    api::MetricSample sample;
    sample.labels = labels;
    sample.value = value;
    return sample;
}

api::MetricSample measured(double count, double sum, std::vector<api::MetricBucket> buckets)
{
    api::MetricSample sample;
    sample.labels = json::Object();
    sample.count = count;
    sample.sum = sum;
    sample.buckets = std::move(buckets);
    return sample;
}

FakeReply metrics(double good, double bad, const api::MetricSample &times)
{
    const json::Object okay{{u"endpoint"_s, u"send_message"_s}, {u"status"_s, u"200"_s}};
    const json::Object refused{{u"endpoint"_s, u"send_message"_s}, {u"status"_s, u"401"_s}};
    api::Metrics all;
    all.metrics
        = {{u"requests_total"_s, u"counter"_s, u"Requests."_s, {counted(okay, good), counted(refused, bad)}},
            {u"memory_bytes"_s, u"gauge"_s, u"Resident memory."_s, {counted({}, 1e6)}},
            {u"duration_seconds"_s, u"histogram"_s, u"Time of an answer."_s, {times}}};
    return {.body = schema::toJson(all)};
}

} // namespace

/// What the server counts, as rows.
class TestMetricModel : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<ManualClock> m_clock;
    std::unique_ptr<MetricModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    void read(const FakeReply &reply)
    {
        m_server->answerOnce(kMetrics, reply);
        QSignalSpy loaded(m_model.get(), &RemoteModel::loaded);
        m_model->refresh();
        QTRY_COMPARE(loaded.size(), 1);
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_clock = std::make_unique<ManualClock>();
        m_model = std::make_unique<MetricModel>(*m_clock);
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
        m_model->setClient(m_client.get());
        m_model->setCompany(u"*"_s);
    }

    void eachSetOfLabelsIsARow()
    {
        read(metrics(10, 1, measured(4, 0.2, {{0.01, 1}, {0.1, 4}})));
        QCOMPARE(m_model->rowCount(), 4);
        QCOMPARE(m_model->at(0).labels, u"endpoint=send_message, status=200"_s);
        QCOMPARE(m_model->at(2).labels, QString());
        QCOMPARE(m_model->at(2).value, 1e6);
        QVERIFY(!m_model->at(0).rate);
        const MetricModel::Row &times = m_model->at(3);
        QCOMPARE(times.value, 4.);
        QCOMPARE(*times.mean, 0.05);
        QCOMPARE(*times.mostly, 0.1);
    }

    void aHistogramWithoutValuesHasNoMean()
    {
        read(metrics(10, 1, measured(0, 0, {{0.01, 0}})));
        QVERIFY(!m_model->at(3).mean && !m_model->at(3).mostly);
        read(metrics(10, 1, measured(100, 900, {{0.01, 94}, {0.1, 94}})));
        QVERIFY(std::isinf(*m_model->at(3).mostly));
    }

    /// By the time that went by, in place; and never below nothing when the server was started anew.
    void whatGrowsHasARate()
    {
        read(metrics(10, 1, measured(4, 0.2, {})));
        QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
        QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
        m_clock->advance(5'000);
        read(metrics(60, 1, measured(9, 0.4, {})));
        QCOMPARE(*m_model->at(0).rate, 10.);
        QCOMPARE(*m_model->at(1).rate, 0.);
        QVERIFY(!m_model->at(2).rate); // a gauge goes up and down
        QCOMPARE(*m_model->at(3).rate, 1.);
        QVERIFY(!changed.isEmpty() && reset.isEmpty());
        m_clock->advance(5'000);
        read(metrics(3, 1, measured(9, 0.4, {})));
        QVERIFY(!m_model->at(0).rate);
        QCOMPARE(*m_model->at(1).rate, 0.);
    }

    void rowsAreFilteredWithoutAskingAgain()
    {
        read(metrics(10, 1, measured(4, 0.2, {})));
        const auto names = [this](const QString &filter) {
            m_model->setFilter(filter);
            QStringList all;
            for (int row = 0; row < m_model->rowCount(); ++row)
                all << m_model->index(row, 0).data().toString();
            return all;
        };
        QCOMPARE(names(u"STATUS=401"_s), QStringList{u"requests_total"_s});
        QCOMPARE(names(u"resident"_s), QStringList{u"memory_bytes"_s});
        QCOMPARE(names(u"nothing"_s), QStringList());
        QCOMPARE(names({}).size(), 4);
        QCOMPARE(m_server->count(kMetrics), 1);
    }

    void whatFailsIsSaidAndTheRowsStay()
    {
        read(metrics(10, 1, measured(4, 0.2, {})));
        m_server->answerOnce(kMetrics, FakeReply::error(500, "INTERNAL_ERROR", "Broken."));
        QSignalSpy failed(m_model.get(), &RemoteModel::failed);
        m_model->refresh();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(m_model->rowCount(), 4);
        m_model->setClient(nullptr);
        QCOMPARE(m_model->rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestMetricModel)
#include "tst_metric_model.moc"
