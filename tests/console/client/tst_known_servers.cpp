// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/client/connection_desk.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;
using Field = Connector::Field;

/// Servers that the console knows without an address: those that it remembers, with their passwords, and the
/// one of its own computer.
class TestKnownServers : public QObject, private ConnectionDesk
{
    Q_OBJECT

private slots:
    void init() { start(); }

    void profilesAreRememberedWithoutAPassword()
    {
        open();
        m_settings->sync();
        QFile file(m_settings->fileName());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("a@b.example"));
        QVERIFY(!text.contains("pw") && !text.contains("tok"));
        const ProfileStore again(*m_settings);
        QCOMPARE(again.all().size(), 1);
        const RecentServer server = again.all().first();
        QCOMPARE(server.adminUrl, m_server->url());
        QCOMPARE(server.name, u"Our shop"_s);
        QCOMPARE(server.region, u"eu"_s);
        QVERIFY(!server.opensAtOnce);
        QVERIFY(m_keychain->passwords.isEmpty());
        m_connection->openRecent(server.id);
        QCOMPARE(m_field, Field::Password);
        m_connection->forgetRecent(server.id);
        QVERIFY(ProfileStore(*m_settings).all().isEmpty());
    }

    void aKeptPasswordOpensTheServerAgain()
    {
        open(true);
        const QString id = m_connection->recent().first().id;
        QVERIFY(m_connection->recent().first().opensAtOnce);
        QCOMPARE(m_keychain->passwords.value(id), "pw");
        m_settings->sync();
        QVERIFY(ProfileStore(*m_settings).all().first().opensAtOnce);
        m_connection->close();
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->openRecent(id);
        QCOMPARE(m_connection->status().name, u"Our shop"_s);
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(m_server->last(kSignIn).body.contains(R"("pw")"));
        QCOMPARE(m_connection->recent().first().name, u"Our shop"_s);
        QVERIFY(m_connection->recent().first().opensAtOnce);
        m_connection->forgetRecent(id);
        QVERIFY(m_keychain->passwords.isEmpty());
    }

    void whatIsRememberedIsChangedWithoutSigningIn()
    {
        open(true);
        const RecentServer before = m_connection->recent().first();
        const qsizetype signIns = m_server->count(kSignIn);
        SignIn to{before.adminUrl, before.email, {}, u"Fjord"_s, true};
        QCOMPARE(m_connection->changeRecent(before.id, to), before.id);
        QCOMPARE(m_connection->recent().first().name, u"Fjord"_s);
        QCOMPARE(m_connection->status().name, u"Fjord"_s); // it is open
        QVERIFY(m_connection->recent().first().opensAtOnce);
        QCOMPARE(m_keychain->passwords.size(), 1);

        // Another account takes the place of this one, whose password goes.
        to.email = u"other@b.example"_s;
        const QString id = m_connection->changeRecent(before.id, to);
        QVERIFY(id != before.id);
        QCOMPARE(m_connection->recent().size(), 1);
        QCOMPARE(m_connection->recent().first().id, id);
        QCOMPARE(m_connection->recent().first().region, u"eu"_s);
        QVERIFY(!m_connection->recent().first().opensAtOnce);
        QVERIFY(m_keychain->passwords.isEmpty());

        // A password that is typed is kept; one that is not to be kept goes.
        to.password = Secret("new");
        m_connection->changeRecent(id, to);
        QCOMPARE(m_keychain->passwords.value(id), "new");
        to.keepsPassword = false;
        to.password = {};
        m_connection->changeRecent(id, to);
        QVERIFY(m_keychain->passwords.isEmpty());
        QCOMPARE(m_server->count(kSignIn), signIns);
    }

    void twoConsolesShareWhatIsRemembered()
    {
        const auto server = [](const QString &id) {
            return RecentServer{id, id, QUrl(u"http://%1.example:8421"_s.arg(id)), u"a@b.example"_s,
                QDateTime::currentDateTimeUtc(), false, false};
        };
        const auto ids = [](const ProfileStore &store) {
            QStringList all;
            for (const RecentServer &each : store.all())
                all << each.id;
            return all;
        };
        QSettings others(m_settings->fileName(), QSettings::IniFormat);
        ProfileStore theirs(others);
        m_profiles->remember(server(u"one"_s));
        theirs.remember(server(u"two"_s));
        QCOMPARE(ids(theirs), QStringList({u"two"_s, u"one"_s}));
        m_profiles->remember(server(u"three"_s));
        QCOMPARE(ids(*m_profiles), QStringList({u"three"_s, u"two"_s, u"one"_s}));
        // What one forgets does not come back with the next change of the other.
        m_profiles->forget(u"one"_s);
        theirs.setOpensAtOnce(u"three"_s, true);
        QCOMPARE(ids(theirs), QStringList({u"three"_s, u"two"_s}));
        // The newest use is first, and what the other has changed of it stays.
        m_profiles->remember(server(u"two"_s));
        QCOMPARE(ids(ProfileStore(others)), QStringList({u"two"_s, u"three"_s}));
        QVERIFY(m_profiles->find(u"three"_s)->opensAtOnce);
        // One that takes the place of another is there once.
        theirs.replace(u"two"_s, server(u"three"_s));
        m_profiles->reload();
        QCOMPARE(ids(*m_profiles), QStringList{u"three"_s});
    }

    void aPasswordThatIsNotToBeKeptAnyMoreGoes()
    {
        open(true);
        m_connection->close();
        open(false);
        QVERIFY(m_keychain->passwords.isEmpty());
        QVERIFY(!m_connection->recent().first().opensAtOnce);
    }

    void aKeychainThatRefusesIsSaid()
    {
        m_keychain->refusal = u"It is locked."_s;
        QSignalSpy refused(m_connection.get(), &Connector::keychainRefused);
        open(true);
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.first().first().toString(), u"It is locked."_s);
        QVERIFY(m_connection->recent().first().opensAtOnce); // until the program ends
        QVERIFY(!ProfileStore(*m_settings).all().first().opensAtOnce);
    }

    void aKeptPasswordThatWasChangedElsewhereIsAskedForAndForgotten()
    {
        open(true);
        const QString id = m_connection->recent().first().id;
        m_connection->close();
        m_server->answer(kSignIn, FakeReply::error(401, "INVALID_CREDENTIALS", "No."));
        m_connection->openRecent(id);
        QTRY_COMPARE(m_fault.code, u"INVALID_CREDENTIALS"_s);
        QCOMPARE(m_field, Field::Password);
        QVERIFY(m_keychain->passwords.isEmpty());
        QVERIFY(!m_connection->recent().first().opensAtOnce);
    }

    void aKeptPasswordThatIsRefusedLeavesTheOpenServer()
    {
        open(true);
        m_connection->close();
        m_connection->connectTo({m_other->url(), u"a@b.example"_s, Secret("pw"), u"Other shop"_s, true});
        QTRY_VERIFY(m_connection->client());
        const QString other = m_connection->status().id;
        m_connection->close();
        open(true);
        const client::ApiClient *before = m_connection->client();
        m_other->answer(kSignIn, FakeReply::error(401, "INVALID_CREDENTIALS", "No."));
        m_connection->openRecent(other);
        QTRY_COMPARE(m_fault.code, u"INVALID_CREDENTIALS"_s);
        QCOMPARE(m_connection->client(), before);
        QVERIFY(!m_keychain->passwords.contains(other)); // it was changed elsewhere
        QCOMPARE(m_keychain->passwords.size(), 1);
        m_keychain->passwords.clear();
        m_connection->openRecent(m_connection->status().id); // the keychain has lost that of the open one
        QCOMPARE(m_field, Field::Password);
        QCOMPARE(m_connection->client(), before);
    }

    void aMistypedPasswordLeavesTheKeptOne()
    {
        open(true);
        m_connection->close();
        m_server->answer(kSignIn, FakeReply::error(401, "INVALID_CREDENTIALS", "No."));
        connectRemote(true);
        QTRY_COMPARE(m_fault.code, u"INVALID_CREDENTIALS"_s);
        QCOMPARE(m_keychain->passwords.size(), 1);
    }

    void aKeychainThatLostItAsks()
    {
        open(true);
        const QString id = m_connection->recent().first().id;
        m_connection->close();
        m_keychain->passwords.clear();
        m_connection->openRecent(id);
        QCOMPARE(m_field, Field::Password);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Closed);
        QVERIFY(!m_connection->recent().first().opensAtOnce);
    }

    void cancelGivesUpOnASlowKeychain()
    {
        open(true);
        const QString id = m_connection->recent().first().id;
        m_connection->close();
        m_keychain->isSlow = true;
        const qsizetype before = m_server->count(kSignIn);
        m_connection->openRecent(id);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Opening);
        m_connection->cancel();
        m_keychain->answer();
        QCoreApplication::processEvents();
        QCOMPARE(m_connection->status().state, ConnectionStatus::Closed);
        QCOMPARE(m_server->count(kSignIn), before);
    }

    void theMemoryForgetsWithTheProgram()
    {
        SessionCredentials memory;
        QString why;
        std::optional<Secret> found;
        memory.keep(u"1"_s, Secret("pw"), this, [&](const QString &reason) { why = reason; });
        QTRY_VERIFY(!why.isEmpty());
        memory.find(u"1"_s, this, [&](const std::optional<Secret> &password) { found = password; });
        QTRY_VERIFY(found);
        QCOMPARE(found->reveal(), "pw");
        memory.forget(u"1"_s);
        memory.find(u"1"_s, this, [&](const std::optional<Secret> &password) { found = password; });
        QTRY_VERIFY(!found);
    }

    void recentServersTellWhetherTheyAnswer()
    {
        using Reach = RecentServer::Reach;
        open();
        QCOMPARE(m_connection->recent().first().reach, Reach::Unknown);
        m_server->answer("GET /healthz", {.body = R"({"status":"ok"})"});
        m_connection->reachRecent();
        QTRY_COMPARE(m_connection->recent().first().reach, Reach::Online);
        QVERIFY(m_server->last("GET /healthz").header("Authorization").isEmpty());
        m_server->goOffline();
        m_connection->reachRecent();
        QTRY_COMPARE(m_connection->recent().first().reach, Reach::Offline);
    }

    void theLocalServerIsOpenedWithItsToken()
    {
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->startLocal(true);
        QCOMPARE(m_local->calls, QStringList(u"demo"_s));
        emit m_local->started(m_server->url(), Secret("own"));
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(m_server->count(kSignIn), 0);
        QCOMPARE(m_server->last(kStatus).header("Authorization"), "Bearer own");
        QVERIFY(m_connection->recent().first().local);
        QVERIFY(m_connection->recent().first().opensAtOnce);
        m_server->answer(kStatus, statusReply(QStringLiteral(ANSWERDESK_VERSION), 3));
        m_connection->setHeartbeat(20);
        QTRY_VERIFY(m_connection->closingNote().contains(u'3'));
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->close();
        QCOMPARE(m_local->calls.last(), u"stop"_s);
        QCOMPARE(closed.size(), 1);
        QCOMPARE(m_server->count(kSignOut), 0);
    }

    void aLocalServerThatDoesNotStartSaysWhy()
    {
        m_connection->startLocal(false);
        emit m_local->failed(Error::make(ErrorCode::Unavailable, u"Another program uses the data folder."_s));
        QCOMPARE(m_fault.why, u"Another program uses the data folder."_s);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Closed);
    }

    void aCancelledStartStopsTheServerWhenItIsUp()
    {
        m_connection->startLocal(false);
        m_connection->cancel();
        emit m_local->started(m_server->url(), Secret("own"));
        QCOMPARE(m_local->calls.last(), u"stop"_s);
        QVERIFY(!m_connection->client());
    }

    void theLocalServerThatIsOpenIsOpenedAgain()
    {
        openLocal();
        const QPointer before = m_connection->client();
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->startLocal(false);
        QCOMPARE(m_connection->client(), before.data());
        emit m_local->started(m_server->url(), Secret("own")); // it runs
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(m_connection->client() != before);
        QTRY_VERIFY(!before);
        QVERIFY(!m_local->calls.contains(u"stop"_s));
        QCOMPARE(m_server->count(kSignOut), 0); // the token is the server's own
        // Given up halfway, the open one is as it was.
        const client::ApiClient *now = m_connection->client();
        m_connection->startLocal(false);
        m_connection->cancel();
        emit m_local->started(m_server->url(), Secret("own"));
        QCOMPARE(m_connection->client(), now);
        QVERIFY(!m_local->calls.contains(u"stop"_s));
    }

    void theLocalServerRunsUntilAnotherHasAnswered()
    {
        openLocal();
        const client::ApiClient *before = m_connection->client();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_other->answer(kSignIn, FakeReply::error(401, "INVALID_CREDENTIALS", "No."));
        connectToOther();
        QTRY_COMPARE(m_fault.code, u"INVALID_CREDENTIALS"_s);
        QCOMPARE(m_connection->client(), before);
        QVERIFY(!m_local->calls.contains(u"stop"_s));
        answerAll(*m_other);
        connectToOther();
        QTRY_COMPARE(m_connection->status().name, u"Other shop"_s);
        QCOMPARE(m_local->calls.count(u"stop"_s), 1);
        QCOMPARE(closed.size(), 0);
        QVERIFY(!m_connection->status().local);
    }

    void theLocalServerRunsWhileItIsOpenByItsAddress()
    {
        openLocal();
        connectRemote(); // the address is the local server's
        QTRY_COMPARE(m_connection->status().name, u"Our shop"_s);
        QVERIFY(!m_local->calls.contains(u"stop"_s));
        m_connection->close();
        QCOMPARE(m_local->calls.count(u"stop"_s), 1);
    }

    void aLocalServerThatDoesNotStartLeavesTheOpenOne()
    {
        open();
        const client::ApiClient *before = m_connection->client();
        m_connection->startLocal(false);
        emit m_local->failed(Error::make(ErrorCode::Unavailable, u"Another program uses the data folder."_s));
        QCOMPARE(m_fault.why, u"Another program uses the data folder."_s);
        checkStillOpen(before);
    }

    void aLocalStartThatIsGivenUpLeavesTheOpenServer()
    {
        open();
        const client::ApiClient *before = m_connection->client();
        m_connection->startLocal(false);
        m_connection->cancel();
        QSignalSpy progressed(m_connection.get(), &Connector::progressed);
        emit m_local->progressed(u"Preparing the database"_s); // it does not know yet
        QCOMPARE(progressed.size(), 0);
        emit m_local->started(m_other->url(), Secret("own"));
        QCOMPARE(m_local->calls.last(), u"stop"_s);
        checkStillOpen(before);
    }

    void aLocalServerThatEndsByItselfIsClosed()
    {
        openLocal();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        emit m_local->stopped();
        QCOMPARE(closed.size(), 1);
        QVERIFY(!m_connection->client());
    }

    void aLocalServerThatFailsIsClosedAndSaysWhy()
    {
        openLocal();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        QSignalSpy lost(m_connection.get(), &Connector::lost);
        emit m_local->failed(Error::make(ErrorCode::Unavailable, u"Its disk is dead."_s));
        QCOMPARE(closed.size(), 1);
        QCOMPARE(lost.size(), 1);
        QCOMPARE(lost[0][1].value<Fault>().why, u"Its disk is dead."_s);
        QVERIFY(!m_connection->client());
        QVERIFY(!m_local->calls.contains(u"stop"_s));
        m_connection->startLocal(false);
        QCOMPARE(m_local->calls.last(), u"start"_s);
    }

    void aStartBetweenTwoStopsIsNotTakenForTheNewOne()
    {
        m_local->isSlow = true;
        openLocal();
        QSignalSpy closed(m_connection.get(), &Connector::closed);
        m_connection->close();
        m_connection->startLocal(false);
        m_connection->cancel(); // a second stop waits behind the start
        m_connection->startLocal(false);
        QCOMPARE(m_local->calls, QStringList({u"start"_s, u"stop"_s, u"start"_s, u"stop"_s, u"start"_s}));
        emit m_local->stopped();
        emit m_local->started(m_other->url(), Secret("own"));
        QCOMPARE(m_other->requests().size(), 0); // it is about to stop
        emit m_local->stopped();
        emit m_local->started(m_server->url(), Secret("own"));
        QTRY_VERIFY(m_connection->client());
        QCOMPARE(m_connection->client()->server(), m_server->url());
        QCOMPARE(m_other->requests().size(), 0);
        QCOMPARE(closed.size(), 0); // something was being opened all the time
        m_connection->close();
        QVERIFY(closed.isEmpty());
        emit m_local->stopped();
        QCOMPARE(closed.size(), 1);
    }

    void withoutALocalServerThatIsSaid()
    {
        ServerConnection connection(*m_profiles, nullptr, std::make_unique<SessionCredentials>());
        QSignalSpy failed(&connection, &Connector::failed);
        connection.startLocal(false);
        QCOMPARE(failed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestKnownServers)
#include "tst_known_servers.moc"
