// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/faq_page_model.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::models;
using namespace answerdesk::tests;

namespace {

constexpr char kPages[] = "GET /admin/v1/companies/nordfjell/faq-pages";

api::FaqPage page(const QString &id, const QString &state, qint64 revision)
{
    api::FaqPage made;
    made.pageId = id;
    made.url = u"https://shop.example/products/"_s + id;
    made.locale = u"en"_s;
    made.state = state;
    made.requestedAt = {1700000000000};
    made.revision = revision;
    return made;
}

FakeReply list(std::vector<api::FaqPage> pages, int revision)
{
    QByteArray body = listOf<api::FaqPage>(std::move(pages));
    body.chop(1);
    return {.body = body + R"(,"revision":")" + QByteArray::number(revision) + "\"}"};
}

QStringList states(const FaqPageModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.at(row).pageId + u'=' + model.at(row).state;
    return all;
}

} // namespace

class TestFaqPageModel : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<FaqPageModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    /// Two pages are there and the long poll waits.
    void watchTwoPages()
    {
        m_server->answerOnce(
            kPages, list({page(u"a"_s, u"ready"_s, 4), page(u"b"_s, u"generating"_s, 5)}, 5));
        m_server->answer(kPages, {.hold = true});
        m_model->setWatching(true);
        m_model->refresh();
        QTRY_COMPARE(m_server->heldCount(), 1);
        QCOMPARE(m_server->requests().last().query, "limit=200&wait=25&after=5");
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_model = std::make_unique<FaqPageModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
        m_model->setClient(m_client.get());
        m_model->setCompany(u"nordfjell"_s);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void aPageWithoutATitleIsNamedByItsAddress()
    {
        watchTwoPages();
        QCOMPARE(m_model->index(0, 0).data().toString(), u"a"_s);
        QCOMPARE(m_model->at(0).url, u"https://shop.example/products/a"_s);
        QCOMPARE(m_model->generatingCount(), 1);
        QVERIFY(!m_model->at(0).generatedAt);
    }

    void changedPagesChangeInPlaceAndNewOnesComeLast()
    {
        watchTwoPages();
        QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
        QSignalSpy changed(m_model.get(), &FaqPageModel::pagesChanged);
        m_server->releaseHeld(list({page(u"b"_s, u"ready"_s, 6), page(u"c"_s, u"generating"_s, 7)}, 7));
        QTRY_COMPARE(states(*m_model), QStringList({u"a=ready"_s, u"b=ready"_s, u"c=generating"_s}));
        QCOMPARE(resets.size(), 0);
        QCOMPARE(changed.first().first().toStringList(), QStringList({u"b"_s, u"c"_s}));
        QTRY_COMPARE(m_server->heldCount(), 1);
        QCOMPARE(m_server->requests().last().query, "limit=200&wait=25&after=7");
    }

    void refreshTakesTheServersOrder()
    {
        watchTwoPages();
        m_server->answerOnce(kPages, list({page(u"b"_s, u"ready"_s, 6), page(u"a"_s, u"ready"_s, 4)}, 6));
        m_model->refresh();
        QTRY_COMPARE(states(*m_model), QStringList({u"b=ready"_s, u"a=ready"_s}));
    }

    void aFilterIsTheServersAndWhatIsNewWaits()
    {
        watchTwoPages();
        api::FaqPagesQuery filter;
        filter.state = api::FaqState::Ready;
        filter.q = u"products"_s;
        m_server->answerOnce(kPages, list({page(u"a"_s, u"ready"_s, 4)}, 5));
        m_model->setFilter(filter);
        QTRY_COMPARE(states(*m_model), QStringList{u"a=ready"_s});
        QVERIFY(m_model->isFiltering());
        bool wasAsked = false;
        for (const FakeRequest &request : m_server->requests())
            wasAsked = wasAsked || request.query == "limit=200&state=ready&q=products";
        QVERIFY(wasAsked);
        // One that matches is counted, one that does not is not, and no row comes by itself.
        m_server->releaseHeld(list(
            {page(u"c"_s, u"generating"_s, 6), page(u"d"_s, u"ready"_s, 7), page(u"a"_s, u"generating"_s, 8)},
            8));
        QTRY_COMPARE(m_model->news(), 1);
        QCOMPARE(states(*m_model), QStringList{u"a=generating"_s}); // in place, though it matches no more
        QTRY_COMPARE(m_server->heldCount(), 1); // else the next long poll would take the list's answer
        m_server->answerOnce(kPages, list({page(u"d"_s, u"ready"_s, 7)}, 8));
        m_model->refresh();
        QTRY_COMPARE(states(*m_model), QStringList{u"d=ready"_s});
        QCOMPARE(m_model->news(), 0);
    }

    void moreChangesThanOneAnswerHoldsAreReadAnew()
    {
        watchTwoPages();
        QByteArray body = listOf<api::FaqPage>({page(u"b"_s, u"ready"_s, 900)}, u"next"_s);
        body.chop(1);
        m_server->answerOnce(
            kPages, list({page(u"a"_s, u"ready"_s, 800), page(u"b"_s, u"ready"_s, 900)}, 900));
        m_server->releaseHeld({.body = body + R"(,"revision":"900"})"});
        QTRY_COMPARE(m_model->at(0).revision, qint64(800));
    }

    void anOlderRevisionDoesNotOverwriteANewerRow()
    {
        watchTwoPages();
        m_server->releaseHeld(list({page(u"b"_s, u"not_available"_s, 3)}, 8));
        QTRY_COMPARE(m_server->heldCount(), 1);
        QCOMPARE(states(*m_model), QStringList({u"a=ready"_s, u"b=generating"_s}));
    }

    void regeneratingTurnsTheRow()
    {
        watchTwoPages();
        m_server->answer("POST /admin/v1/companies/nordfjell/faq-pages/a/regenerate",
            {.status = 202, .body = schema::toJson(page(u"a"_s, u"generating"_s, 9))});
        m_model->regenerate(u"a"_s);
        QTRY_COMPARE(states(*m_model), QStringList({u"a=generating"_s, u"b=generating"_s}));
    }

    void aRefusedRegenerationIsReported()
    {
        watchTwoPages();
        m_server->answer("POST /admin/v1/companies/nordfjell/faq-pages/a/regenerate",
            FakeReply::error(403, "FORBIDDEN", "A viewer may not."));
        QString code;
        connect(m_model.get(), &FaqPageModel::regenerateFailed, this,
            [&](const QString &, const client::ApiFailure &failure) { code = failure.code; });
        m_model->regenerate(u"a"_s);
        QTRY_COMPARE(code, u"FORBIDDEN"_s);
    }

    void watchingEndsTheLongPoll()
    {
        watchTwoPages();
        m_model->setWatching(false);
        const int asked = m_server->count(kPages);
        m_server->releaseHeld(list({page(u"b"_s, u"ready"_s, 6)}, 6));
        QCoreApplication::processEvents();
        QCOMPARE(states(*m_model).last(), u"b=generating"_s);
        m_model->setWatching(true);
        QTRY_COMPARE(m_server->count(kPages), asked + 1);
    }

    void aBrokenLongPollIsSilentAndTriedAgain()
    {
        watchTwoPages();
        QSignalSpy failed(m_model.get(), &RemoteModel::failed);
        const int asked = m_server->count(kPages);
        m_server->goOffline();
        m_server->reopen();
        QTRY_COMPARE(m_server->count(kPages), asked + 1);
        QCOMPARE(failed.size(), 0);
    }

    void aRefusedLongPollIsReportedOnce()
    {
        watchTwoPages();
        QSignalSpy failed(m_model.get(), &RemoteModel::failed);
        m_server->releaseHeld(FakeReply::error(403, "FORBIDDEN", "No longer."));
        QTRY_COMPARE(failed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestFaqPageModel)
#include "tst_faq_page_model.moc"
