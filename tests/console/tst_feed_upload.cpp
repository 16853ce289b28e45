// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_upload.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUrlQuery>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

namespace {

const QByteArray kRuns = "/admin/v1/companies/shop/feeds/f1/runs";
const QByteArray kStart = "POST " + kRuns, kAsk = "GET " + kRuns + "/r1",
                 kPut = "PUT " + kRuns + "/r1/content";
constexpr qint64 kMiB = 1 << 20;
constexpr qint64 kSize = 9 * kMiB + 5;

FakeReply run(qint64 received, api::FeedRunState state = api::FeedRunState::Receiving)
{
    api::FeedRun run;
    run.runId = u"r1"_s;
    run.feedId = u"f1"_s;
    run.state = state;
    run.received = received;
    run.size = kSize;
    run.startedBy = u"me"_s;
    return {.body = schema::toJson(run)};
}

} // namespace

/// A file on its way into a feed.
class TestFeedUpload : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<FeedUpload> m_upload;
    QString m_file;

    void start(const std::optional<api::FeedRun> &begun = {})
    {
        m_upload->start({u"f1"_s, u"Main feed"_s, m_file, begun});
    }
    /// The server goes while it has a part that it has not answered, and comes back.
    void loseConnection()
    {
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_server->goOffline();
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Waiting);
        m_server->reopen();
    }
    /// "0", "4194304", ...; with a star where it was said to be the last part.
    QStringList offsets() const
    {
        QStringList all;
        for (const FakeRequest &request : m_server->requests()) {
            if (request.method != "PUT")
                continue;
            const QUrlQuery query(QString::fromLatin1(request.query));
            all << query.queryItemValue(u"offset"_s)
                    + (query.queryItemValue(u"last"_s) == u"true" ? u"*"_s : QString());
        }
        return all;
    }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_file = m_home->filePath(u"feed.csv"_s);
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(kSize, 'x'));
        file.close();
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("token"));
        m_upload = std::make_unique<FeedUpload>();
        m_upload->setSession(m_client.get(), u"shop"_s);
        m_server->answer(kStart, run(0));
    }
    void cleanup()
    {
        m_upload.reset();
        m_client.reset();
    }

    void aFileIsSentInParts()
    {
        for (const qint64 received : {4 * kMiB, 8 * kMiB})
            m_server->answerOnce(kPut, run(received));
        m_server->answer(kPut, run(kSize, api::FeedRunState::Checking));
        start();
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Done);
        QCOMPARE(offsets(), (QStringList{u"0"_s, u"4194304"_s, u"8388608*"_s}));
        QCOMPARE(m_server->last(kPut).body.size(), kMiB + 5);
        const auto begun = json::parse(m_server->last(kStart).body);
        QCOMPARE(begun->find(u"size")->asNumber()->text, QByteArray::number(kSize));
    }
    void afterALostConnectionItGoesOnWhereTheServerIs()
    {
        m_server->answerOnce(kPut, run(4 * kMiB));
        m_server->answerOnce(kPut, {.hold = true});
        m_server->answer(kAsk, run(8 * kMiB));
        m_server->answer(kPut, run(kSize, api::FeedRunState::Checking));
        start();
        loseConnection(); // the part has arrived, its answer has not
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Done);
        QCOMPARE(offsets(), (QStringList{u"0"_s, u"4194304"_s, u"8388608*"_s}));
    }
    void whenOnlyTheEndIsMissingItIsSaidAgain()
    {
        m_server->answerOnce(kPut, FakeReply::error(409, "FEED_OFFSET_MISMATCH", "No."));
        m_server->answer(kAsk, run(kSize));
        m_server->answer(kPut, run(kSize, api::FeedRunState::Checking));
        start();
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Done);
        QCOMPARE(offsets().last(), QString::number(kSize - 1) + u'*');
    }
    void oneThatWasBegunEarlierIsContinuedWithTheSameFile()
    {
        api::FeedRun begun;
        begun.runId = u"r1"_s;
        begun.feedId = u"f1"_s;
        begun.received = 8 * kMiB;
        begun.size = kSize;
        m_server->answer(kPut, run(kSize, api::FeedRunState::Checking));
        start(begun);
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Done);
        QCOMPARE(offsets(), QStringList{u"8388608*"_s});
        QCOMPARE(m_server->count(kStart), 0);
        m_upload->clear();
        begun.size = kSize + 1;
        start(begun);
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Failed);
        QVERIFY(m_upload->reason().contains(u"different file"));
    }
    void whileAnotherCompanyIsOpenItRests()
    {
        m_server->answer(kPut, {.hold = true});
        start();
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_upload->setSession(m_client.get(), u"other"_s);
        QCOMPARE(m_upload->state(), FeedUpload::State::Resting);
        m_server->answer(kAsk, run(4 * kMiB));
        m_server->answerOnce(kPut, run(8 * kMiB));
        m_server->answer(kPut, run(kSize, api::FeedRunState::Checking));
        m_upload->setSession(m_client.get(), u"shop"_s);
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Done);
        QCOMPARE(offsets(), (QStringList{u"0"_s, u"4194304"_s, u"8388608*"_s}));
    }
    void itIsCancelled()
    {
        m_server->answer(kPut, {.hold = true});
        m_server->answer("POST " + kRuns + "/r1/cancel", run(0, api::FeedRunState::Cancelled));
        start();
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_upload->cancel();
        QCOMPARE(m_upload->state(), FeedUpload::State::Cancelled);
        QTRY_COMPARE(m_server->count("POST " + kRuns + "/r1/cancel"), 1);
    }
    void aRunThatWasCancelledElsewhereIsNotGoneOnWith()
    {
        m_server->answer(kPut, FakeReply::error(409, "FEED_RUN_ENDED", "No."));
        m_server->answer(kAsk, run(0, api::FeedRunState::Cancelled));
        start();
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Cancelled);
    }
    void aFileThatChangesMeanwhileIsNotMixed()
    {
        m_server->answer(kPut, {.hold = true});
        m_server->answer(kAsk, run(4 * kMiB));
        start();
        loseConnection();
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::Append));
        file.write("more");
        file.close();
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Failed);
        QVERIFY(m_upload->reason().contains(u"was changed"));
    }
    void whatCannotBeUploadedSaysWhy()
    {
        QVERIFY(QFile(m_file).resize(0));
        start();
        QTRY_COMPARE(m_upload->state(), FeedUpload::State::Failed);
        QCOMPARE(m_upload->reason(), u"The file is empty."_s);
        m_file = m_home->filePath(u"none.csv"_s);
        start();
        QTRY_VERIFY(m_upload->reason().startsWith(u"The file cannot be read"));
        QCOMPARE(m_server->count(kStart), 0);
    }
};

QTEST_MAIN(TestFeedUpload)
#include "tst_feed_upload.moc"
