// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/client/connection_desk.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;
using Field = Connector::Field;

/// A server by its address: signing in, another one in its place, and what becomes of it while it is open.
class TestServerConnection : public QObject, private ConnectionDesk
{
    Q_OBJECT

private slots:
    void init() { start(); }

    void anOpenServerHasAClientAndItsCompanies()
    {
        open();
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QVERIFY(m_connection->client());
        QCOMPARE(m_connection->companies().size(), 2);
        QCOMPARE(m_connection->companies().at(1).name, u"Shop b"_s);
        QVERIFY(m_connection->recent().first().isOpen);
    }

    void theOpenServerIsOpenedAgain()
    {
        open();
        const QPointer before = m_connection->client();
        bool wasWithout = false;
        connect(m_connection.get(), &Connector::statusChanged, this,
            [&] { wasWithout = wasWithout || !m_connection->client(); });
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        connectRemote();
        QCOMPARE(m_connection->openingName(), u"Our shop"_s);
        QCOMPARE(m_connection->client(), before.data());
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(m_connection->openingName().isEmpty());
        QVERIFY(m_connection->client() != before);
        QVERIFY(m_connection->client()->isSignedIn());
        QTRY_COMPARE(m_server->count(kSignOut), 1);
        QTRY_VERIFY(!before);
        QVERIFY(!wasWithout);
        QCOMPARE(closed.size(), 0);
    }

    void aFailedSignInLeavesTheOpenServer_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("signOuts");
        QTest::newRow("password") << QByteArray(kSignIn) << 401 << QByteArray("INVALID_CREDENTIALS") << 0;
        QTest::newRow("too often") << QByteArray(kSignIn) << 429 << QByteArray("TOO_MANY_ATTEMPTS") << 0;
        QTest::newRow("state") << QByteArray(kStatus) << 503 << QByteArray("UNAVAILABLE") << 1;
        QTest::newRow("companies") << QByteArray(kCompanies) << 500 << QByteArray("INTERNAL_ERROR") << 1;
    }
    void aFailedSignInLeavesTheOpenServer()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        QFETCH(QByteArray, code);
        open();
        const client::ApiClient *before = m_connection->client();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        QSignalSpy lost(m_connection.get(), &Connector::lost);
        m_other->answer(request, FakeReply::error(status, code, "Why."));
        connectToOther();
        checkStillOpen(before); // while it is tried
        QTRY_COMPARE(m_fault.code, QString::fromLatin1(code));
        checkStillOpen(before);
        QCOMPARE(closed.size() + lost.size(), 0);
        QVERIFY(m_connection->openingName().isEmpty());
        QFETCH(int, signOuts);
        QTRY_COMPARE(m_other->count(kSignOut), signOuts);
        for (const RecentServer &server : m_connection->recent()) // what was never open is not remembered
            QVERIFY(server.adminUrl != m_other->url());
        // It still asks with its own session.
        QSignalSpy changed(m_connection.get(), &Connector::companiesChanged);
        m_connection->reloadCompanies();
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(m_server->last(kCompanies).header("Authorization"), "Bearer tok");
    }

    void anAddressWithoutAServerLeavesTheOpenOne()
    {
        open();
        const client::ApiClient *before = m_connection->client();
        m_other->goOffline();
        connectToOther();
        QTRY_COMPARE(m_fault.code, u"NO_CONNECTION"_s);
        QCOMPARE(m_field, Field::Address);
        checkStillOpen(before);
    }

    void anotherVersionLeavesTheOpenServer()
    {
        open();
        const client::ApiClient *before = m_connection->client();
        m_other->answer(kStatus, statusReply(u"7.3.1"_s));
        connectToOther();
        QTRY_VERIFY(m_fault.why.contains(u"7.3.1"));
        checkStillOpen(before);
        QTRY_COMPARE(m_other->count(kSignOut), 1);
    }

    void aCancelledAttemptLeavesTheOpenServer()
    {
        open();
        const client::ApiClient *before = m_connection->client();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_other->answer(kStatus, {.hold = true}); // signed in already
        connectToOther();
        QTRY_COMPARE(m_other->heldCount(), 1);
        m_connection->cancel();
        QVERIFY(m_connection->openingName().isEmpty());
        checkStillOpen(before);
        QTRY_COMPARE(m_other->count(kSignOut), 1);
        m_connection->cancel(); // nothing more to give up
        checkStillOpen(before);
        QCOMPARE(closed.size() + opened.size(), 0);
        QVERIFY(m_fault.what.isEmpty());
    }

    void theNewestAttemptCounts()
    {
        open();
        const client::ApiClient *before = m_connection->client();
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_other->answer(kStatus, {.hold = true});
        connectToOther();
        QTRY_COMPARE(m_other->heldCount(), 1);
        FakeServer third;
        answerAll(third);
        m_connection->connectTo({third.url(), u"a@b.example"_s, Secret("pw"), u"Third shop"_s, false});
        checkStillOpen(before);
        QTRY_COMPARE(m_other->count(kSignOut), 1); // the earlier attempt
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(m_connection->status().name, u"Third shop"_s);
        m_other->releaseHeld(statusReply());
        QTRY_COMPARE(m_server->count(kSignOut), 1);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(m_connection->status().name, u"Third shop"_s);
        QVERIFY(m_fault.what.isEmpty());
        m_connection->close();
        QTRY_COMPARE(third.count(kSignOut), 1);
    }

    void closingGivesUpAnAttemptToo()
    {
        open();
        m_other->answer(kSignIn, {.hold = true});
        connectToOther();
        QTRY_COMPARE(m_other->heldCount(), 1);
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->close();
        QCOMPARE(closed.size(), 1);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Closed);
        QVERIFY(!m_connection->client() && m_connection->openingName().isEmpty());
    }

    void theOpenServerMayGoWhileAnotherIsTried()
    {
        open();
        m_other->answer(kStatus, {.hold = true});
        connectToOther();
        QTRY_COMPARE(m_other->heldCount(), 1);
        m_server->goOffline();
        m_connection->setHeartbeat(20);
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Offline);
        QCOMPARE(m_connection->status().name, u"Our shop"_s);
        QVERIFY(m_connection->client());
        m_other->answer(kStatus, statusReply()); // before its own heart beats: nobody would answer that
        m_other->releaseHeld(statusReply());
        QTRY_COMPARE(m_connection->status().name, u"Other shop"_s);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QCOMPARE(m_connection->status().retryInSeconds, -1);
        m_connection->setHeartbeat(20); // its own heart beats
        const int beats = m_other->count(kStatus);
        QTRY_VERIFY(m_other->count(kStatus) > beats + 1);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
    }

    void aSessionMayEndWhileAnotherServerIsTried()
    {
        open();
        m_other->answer(kSignIn, {.hold = true});
        connectToOther();
        QTRY_COMPARE(m_other->heldCount(), 1);
        QSignalSpy lost(m_connection.get(), &Connector::lost);
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_server->answer(kStatus, FakeReply::error(401, "INVALID_SESSION", "Unknown."));
        m_connection->setHeartbeat(20);
        QTRY_COMPARE(lost.size(), 1);
        QCOMPARE(lost.first().first().value<RecentServer>().name, u"Our shop"_s);
        QVERIFY(m_fault.what.isEmpty()); // nothing is wrong with the attempt
        QVERIFY(!m_connection->client());
        QCOMPARE(m_connection->status().state, ConnectionStatus::Opening);
        QCOMPARE(m_connection->status().name, u"Other shop"_s);
        QCOMPARE(closed.size(), 0);
        m_connection->cancel();
        QCOMPARE(closed.size(), 1);
    }

    void whatTheEarlierClientWaitedForNeverComes()
    {
        open();
        constexpr char kWatch[] = "GET /admin/v1/requests";
        m_server->answer(kWatch, {.hold = true});
        int answers = 0;
        m_connection->client()->call<json::Value>(api::Endpoint::ListRequests, {}, this,
            [&answers](const client::ApiResult<json::Value> &) { ++answers; });
        QTRY_COMPARE(m_server->heldCount(), 1);
        const QPointer before = m_connection->client();
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        connectToOther();
        QTRY_COMPARE(opened.size(), 1);
        m_server->releaseHeld({.body = "{}"});
        QTRY_VERIFY(!before);
        QCOMPARE(answers, 0);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QVERIFY(m_fault.what.isEmpty());
    }

    void whatFailsIsSaidBesideItsField_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<Field>("field");
        QTest::newRow("password") << QByteArray(kSignIn) << 401 << QByteArray("INVALID_CREDENTIALS")
                                  << Field::Password;
        QTest::newRow("too often") << QByteArray(kSignIn) << 429 << QByteArray("TOO_MANY_ATTEMPTS")
                                   << Field::Password;
        QTest::newRow("not the admin address")
            << QByteArray(kSignIn) << 404 << QByteArray("NOT_FOUND") << Field::Address;
        QTest::newRow("busy") << QByteArray(kStatus) << 503 << QByteArray("UNAVAILABLE") << Field::None;
    }
    void whatFailsIsSaidBesideItsField()
    {
        QFETCH(QByteArray, request);
        QFETCH(int, status);
        QFETCH(QByteArray, code);
        m_server->answer(request, FakeReply::error(status, code, "Why."));
        connectRemote();
        QTRY_COMPARE(m_fault.code, QString::fromLatin1(code));
        QTEST(m_field, "field");
        QCOMPARE(m_fault.requestId, u"req_1"_s);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Closed);
        QVERIFY(m_connection->recent().isEmpty());
    }

    void aDeadAddressIsTheAddressFieldsFault()
    {
        m_server->goOffline();
        connectRemote();
        QTRY_COMPARE(m_fault.code, u"NO_CONNECTION"_s);
        QCOMPARE(m_field, Field::Address);
    }

    void anotherVersionIsNamedWithBothNumbers()
    {
        m_server->answer(kStatus, statusReply(u"7.3.1"_s));
        connectRemote();
        QTRY_VERIFY(m_fault.why.contains(u"7.3.1"));
        QVERIFY(m_fault.why.contains(QStringLiteral(ANSWERDESK_VERSION)));
    }

    void aServerThatGoesIsOfflineAndComesBackByItself()
    {
        open();
        QSignalSpy states(m_connection.get(), &Connector::statusChanged);
        m_server->goOffline();
        m_connection->setHeartbeat(20);
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Offline);
        QVERIFY(m_connection->status().retryInSeconds >= 0);
        QVERIFY(m_connection->client());
        QVERIFY(m_connection->status().lastAnswer.isValid());
        m_server->reopen();
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Online);
        QCOMPARE(m_connection->status().retryInSeconds, -1);
    }

    void aServerThatBecameAnotherVersionIsClosed()
    {
        open();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        QSignalSpy lost(m_connection.get(), &Connector::lost);
        m_server->answer(kStatus, statusReply(u"7.3.1"_s)); // upgraded under this program
        m_connection->setHeartbeat(20);
        QTRY_COMPARE(closed.size(), 1);
        QCOMPARE(lost.size(), 1);
        m_fault = lost.first().at(1).value<Fault>();
        QVERIFY(m_fault.why.contains(u"7.3.1") && m_fault.why.contains(QStringLiteral(ANSWERDESK_VERSION)));
        QVERIFY(!m_connection->client());
    }

    void retryNowDoesNotWait()
    {
        open();
        m_server->goOffline();
        m_connection->setHeartbeat(20);
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Offline);
        // Each try in vain makes it wait longer for the next.
        while (m_connection->status().retryInSeconds < 15) {
            m_connection->retryNow();
            QTRY_VERIFY(m_connection->status().retryInSeconds > 0);
        }
        m_server->reopen();
        m_connection->retryNow();
        QCOMPARE(m_connection->status().retryInSeconds, 0); // it counts down no more
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Online);
    }

    void anEndedSessionClosesTheServer()
    {
        open();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        QSignalSpy lost(m_connection.get(), &Connector::lost);
        m_server->answer(kStatus, FakeReply::error(401, "INVALID_SESSION", "Unknown."));
        m_connection->setHeartbeat(20);
        QTRY_COMPARE(closed.size(), 1);
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost.first().at(2).value<Field>(), Field::Password);
        QVERIFY(!m_connection->client());
        QCOMPARE(m_server->count(kSignOut), 0);
    }

    void closingEndsTheSession()
    {
        open();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->close();
        QCOMPARE(closed.size(), 1);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Closed);
        QTRY_COMPARE(m_server->count(kSignOut), 1);
        QCOMPARE(m_server->last(kSignOut).header("Authorization"), "Bearer tok");
    }

    void cancelGivesUpAnOpening()
    {
        m_server->answer(kSignIn, {.hold = true});
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        connectRemote();
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_connection->cancel();
        QCOMPARE(closed.size(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(opened.size(), 0);
        QVERIFY(m_fault.what.isEmpty());
    }

    void reloadingReadsTheCompaniesAnew()
    {
        open();
        QSignalSpy changed(m_connection.get(), &Connector::companiesChanged);
        m_connection->reloadCompanies();
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(m_connection->companies().size(), 1);
        // Twice in haste: the pages of the two do not mix.
        m_server->answer(kCompanies, {.body = listOf<api::Company>({company(u"c"_s)})});
        m_server->answerOnce(kCompanies, {.body = listOf<api::Company>({company(u"a"_s)}, u"2"_s)});
        m_connection->reloadCompanies();
        m_connection->reloadCompanies();
        QTRY_COMPARE(changed.size(), 2);
        QStringList keys;
        for (const CompanyEntry &entry : m_connection->companies())
            keys << entry.key;
        QCOMPARE(keys.removeDuplicates(), 0);
        QCOMPARE(keys.last(), u"c"_s);
    }

    /// The status counts companies for operators only: others look, and hear of what has changed.
    void companyRolesLearnOfOtherCompanies()
    {
        api::ServerStatus status;
        status.version = QStringLiteral(ANSWERDESK_VERSION);
        status.qtVersion = u"6"_s;
        status.region = u"eu"_s;
        status.baseUrl = status.appUrl = m_server->url().toString();
        m_server->answer(kStatus, {.body = schema::toJson(status)});
        // After the two pages of the opening, each look gets the same ones; the first look follows at once.
        m_server->answerOnce(kCompanies, {.body = listOf<api::Company>({company(u"b"_s)})});
        m_server->answer(kCompanies, {.body = listOf<api::Company>({company(u"a"_s), company(u"b"_s)})});
        open();
        QCOMPARE(m_connection->companies().size(), 2);
        const int before = m_server->count(kCompanies);
        QSignalSpy changed(m_connection.get(), &Connector::companiesChanged);
        m_connection->setHeartbeat(20);
        QTRY_VERIFY(m_server->count(kCompanies) > before + 3);
        QCOMPARE(changed.size(), 0);
        m_server->answer(kCompanies, {.body = listOf<api::Company>({company(u"b"_s)})});
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(m_connection->companies().size(), 1);
        QCOMPARE(m_connection->companies().first().key, u"b"_s);
        QVERIFY(m_fault.what.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestServerConnection)
#include "tst_server_connection.moc"
