// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include "shared/models/request_model.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::models;
using namespace answerdesk::tests;

namespace {

constexpr char kRequests[] = "GET /admin/v1/requests";

api::RequestRow request(qint64 number)
{
    api::RequestRow row;
    row.number = number;
    row.requestId = u"r%1"_s.arg(number);
    row.method = u"GET"_s;
    row.status = 200;
    return row;
}

FakeReply list(const QList<qint64> &numbers, qint64 revision, const std::optional<QString> &next = {})
{
    std::vector<api::RequestRow> rows;
    for (const qint64 number : numbers)
        rows.push_back(request(number));
    QByteArray body = listOf<api::RequestRow>(std::move(rows), next);
    body.chop(1);
    return {.body = body + R"(,"revision":")" + QByteArray::number(revision) + "\"}"};
}

QStringList ids(const RequestModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, 0).data().toString();
    return all;
}

} // namespace

/// The request log as it grows.
class TestRequestModel : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<RequestModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    /// Two requests are there and the long poll waits.
    void watchTwo()
    {
        m_server->answerOnce(kRequests, list({5, 4}, 5));
        m_server->answer(kRequests, {.hold = true});
        m_model->setWatching(true);
        m_model->refresh();
        QTRY_COMPARE(m_server->heldCount(), 1);
        QCOMPARE(ids(*m_model), (QStringList{u"r5"_s, u"r4"_s}));
        QCOMPARE(m_server->requests().last().query, "limit=200&company=shop&wait=25&after=5");
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_model = std::make_unique<RequestModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
        m_model->setClient(m_client.get());
        m_model->setCompany(u"shop"_s);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_client.reset();
        m_server.reset();
    }

    void newOnesComeInFront()
    {
        watchTwo();
        QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
        m_server->releaseHeld(list({8, 7, 6, 5}, 8)); // the last one came while the list was read
        QTRY_COMPARE(ids(*m_model), (QStringList{u"r8"_s, u"r7"_s, u"r6"_s, u"r5"_s, u"r4"_s}));
        QCOMPARE(inserted.count(), 1); // in one step
        QTRY_COMPARE(m_server->heldCount(), 1);
        QVERIFY(m_server->requests().last().query.endsWith("after=8"));
    }
    void moreThanOneAnswerHoldsComesWhole()
    {
        watchTwo();
        m_server->answerOnce(kRequests, list({7, 6}, 9));
        m_server->releaseHeld(list({9, 8}, 9, u"next"_s));
        QTRY_COMPARE(ids(*m_model), (QStringList{u"r9"_s, u"r8"_s, u"r7"_s, u"r6"_s, u"r5"_s, u"r4"_s}));
        QTRY_COMPARE(m_server->heldCount(), 1);
        const QByteArray second = m_server->requests()[m_server->requests().size() - 2].query;
        QCOMPARE(second, "limit=200&cursor=next&company=shop&after=5");
    }
    void whileHeldTheRowsStandStill()
    {
        watchTwo();
        m_model->setHeld(true);
        QSignalSpy news(m_model.get(), &RequestModel::newsChanged);
        m_server->releaseHeld(list({6}, 6));
        QTRY_COMPARE(m_model->news(), 1);
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_server->releaseHeld(list({8, 7}, 8));
        QTRY_COMPARE(m_model->news(), 3);
        QCOMPARE(ids(*m_model), (QStringList{u"r5"_s, u"r4"_s}));
        m_model->setHeld(false);
        QCOMPARE(ids(*m_model), (QStringList{u"r8"_s, u"r7"_s, u"r6"_s, u"r5"_s, u"r4"_s}));
        QCOMPARE(m_model->news(), 0);
        QCOMPARE(news.count(), 3);
    }
    void refreshTakesWhatWasHeldBack()
    {
        watchTwo();
        m_model->setHeld(true);
        m_server->releaseHeld(list({6}, 6));
        QTRY_COMPARE(m_model->news(), 1);
        QTRY_COMPARE(m_server->heldCount(), 1); // else the next poll could take the answer
        m_server->answerOnce(kRequests, list({7, 6, 5, 4}, 7));
        m_model->refresh();
        QTRY_COMPARE(ids(*m_model), (QStringList{u"r7"_s, u"r6"_s, u"r5"_s, u"r4"_s}));
        QCOMPARE(m_model->news(), 0);
    }
    void theOldestGoWhenThereAreTooMany()
    {
        watchTwo();
        QList<qint64> many;
        for (qint64 number = 6 + RequestModel::kMost; number > 5; --number)
            many << number;
        m_server->releaseHeld(list(many, many.first()));
        QTRY_COMPARE(m_model->rowCount(), RequestModel::kMost);
        QCOMPARE(m_model->at(0).number, many.first());
        QVERIFY(!m_model->canFetchMore({}));
    }
    void filtersAreAskedFor()
    {
        m_server->answer(kRequests, list({}, 1));
        m_model->refresh();
        QTRY_VERIFY(m_model->isLoaded());
        RequestModel::Filter filter;
        filter.area = api::RequestArea::Shop;
        filter.errors = true;
        filter.text = u"cart"_s;
        m_model->setFilter(filter);
        QTRY_COMPARE(m_server->last(kRequests).query, "limit=200&company=shop&area=shop&errors=true&q=cart");
        filter = {};
        filter.ofServer = true;
        filter.endpoint = u"SendMessage"_s;
        filter.status = u"4xx"_s;
        m_model->setFilter(filter);
        QTRY_COMPARE(m_server->last(kRequests).query, "limit=200&endpoint=SendMessage&status=4xx");
        QCOMPARE(
            m_model->query(), (client::Query{{u"endpoint"_s, u"SendMessage"_s}, {u"status"_s, u"4xx"_s}}));
    }
    void notWatchedNothingIsAsked()
    {
        watchTwo();
        m_model->setWatching(false);
        QTRY_VERIFY(m_server->heldCount() <= 1);
        const int asked = m_server->count(kRequests);
        m_server->releaseHeld(list({6}, 6));
        m_model->setWatching(true);
        QTRY_COMPARE(m_server->count(kRequests), asked + 1);
        QCOMPARE(ids(*m_model), (QStringList{u"r5"_s, u"r4"_s})); // the answer to the one that was ended
    }
    void aRefreshThatFailsEndsNothing()
    {
        watchTwo();
        m_server->answerOnce(
            kRequests, FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
        QSignalSpy failed(m_model.get(), &RemoteModel::failed);
        m_model->refresh();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(ids(*m_model), (QStringList{u"r5"_s, u"r4"_s}));
        m_server->answer(kRequests, list({6}, 6));
        QTRY_COMPARE(ids(*m_model), (QStringList{u"r6"_s, u"r5"_s, u"r4"_s}));
    }
    void aFailureIsToldOnceAndTriedAgain()
    {
        watchTwo();
        QSignalSpy failed(m_model.get(), &RemoteModel::failed);
        m_server->answerOnce(kRequests, list({6}, 6));
        m_server->releaseHeld(FakeReply::error(500, "INTERNAL_ERROR", "Something unforeseen happened."));
        QTRY_COMPARE(ids(*m_model), (QStringList{u"r6"_s, u"r5"_s, u"r4"_s}));
        QCOMPARE(failed.count(), 1);
    }
};

QTEST_GUILESS_MAIN(TestRequestModel)
#include "tst_request_model.moc"
