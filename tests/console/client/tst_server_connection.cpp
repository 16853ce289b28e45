// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "console/connection/server_connection.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;
using Field = Connector::Field;

namespace {

constexpr char kSignIn[] = "POST /admin/v1/sessions";
constexpr char kSignOut[] = "DELETE /admin/v1/sessions";
constexpr char kStatus[] = "GET /admin/v1/status";
constexpr char kCompanies[] = "GET /admin/v1/companies";

api::Company company(const QString &key)
{
    api::Company made;
    made.companyKey = key;
    made.name = u"Shop "_s + key;
    made.region = u"eu"_s;
    made.timeZone = u"UTC"_s;
    made.currency = u"EUR"_s;
    return made;
}

class FakeLocalServer final : public LocalServer
{
public:
    void start(bool withDemoShop) override { calls << (withDemoShop ? u"demo"_s : u"start"_s); }
    void stop() override
    {
        calls << u"stop"_s;
        if (!isSlow)
            emit stopped();
    }
    QStringList calls;
    bool isSlow = false; ///< stopped() is the test's to emit
};

/// A keychain in the hands of the test.
class FakeCredentials final : public CredentialStore
{
public:
    bool isLasting() const override { return true; }
    void keep(const QString &id, const Secret &password, QObject *, Kept kept) override
    {
        if (refusal.isEmpty())
            passwords.insert(id, password.reveal());
        kept(refusal);
    }
    void find(const QString &id, QObject *, Found found) override
    {
        const auto known = passwords.constFind(id);
        answer
            = [found, password = known == passwords.cend() ? std::nullopt : std::optional(Secret(*known))] {
                  found(password);
              };
        if (!isSlow)
            answer();
    }
    void forget(const QString &id) override { passwords.remove(id); }

    QHash<QString, QByteArray> passwords;
    QString refusal;
    bool isSlow = false;
    std::function<void()> answer;
};

} // namespace

class TestServerConnection : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<FakeServer> m_other; ///< another one, which answers as the first
    std::unique_ptr<ServerConnection> m_connection;
    FakeLocalServer *m_local = nullptr;
    FakeCredentials *m_keychain = nullptr;
    Fault m_fault;
    Field m_field = Field::None;

    FakeReply statusReply(
        const QString &version = QStringLiteral(ANSWERDESK_VERSION), int generating = 0) const
    {
        api::ServerStatus status;
        status.version = version;
        status.qtVersion = u"6"_s;
        status.region = u"eu"_s;
        status.baseUrl = status.appUrl = m_server->url().toString();
        status.adminUrl = status.baseUrl;
        status.database = api::DatabaseStatus{u"sqlite"_s, 0, 0};
        status.companies = 0;
        status.generating = generating;
        return {.body = schema::toJson(status)};
    }
    void connectRemote(bool keepsPassword = false)
    {
        m_connection->connectTo(
            {m_server->url(), u"a@b.example"_s, Secret("pw"), u"Our shop"_s, keepsPassword});
    }
    void connectToOther()
    {
        m_connection->connectTo({m_other->url(), u"a@b.example"_s, Secret("pw"), u"Other shop"_s, false});
    }
    /// What the first server is like while and after another one is tried in vain.
    void checkStillOpen(const client::ApiClient *before) const
    {
        QCOMPARE(m_connection->client(), before);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QCOMPARE(m_connection->status().name, u"Our shop"_s);
        QCOMPARE(m_connection->companies().size(), 2);
        QCOMPARE(m_server->count(kSignOut), 0);
    }
    void answerAll(FakeServer &server) const
    {
        server.answer(kSignIn,
            {.status = 201,
                .body = R"({"token":"tok","expires_at":"2030-01-01T00:00:00.000Z","admin":{"admin_id":"1",)"
                        R"("email":"a@b.example","role":"operator","companies":[],)"
                        R"("disabled":false,"updated_at":"2026-11-01T08:00:00.000Z",)"
                        R"("created_at":"2026-01-01T00:00:00.000Z"}})"});
        server.answer(kSignOut, {.status = 204});
        server.answer(kStatus, statusReply());
        server.answer(kCompanies, {.body = listOf<api::Company>({company(u"b"_s)})});
    }
    void openLocal()
    {
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        m_connection->startLocal(false);
        emit m_local->started(m_server->url(), Secret("own"));
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(m_connection->status().local);
    }
    void open(bool keepsPassword = false)
    {
        QSignalSpy opened(m_connection.get(), &Connector::opened);
        connectRemote(keepsPassword);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Opening);
        QVERIFY(!m_connection->client());
        QTRY_COMPARE(opened.size(), 1);
        QTRY_VERIFY(m_connection->status().roundTripMs >= 0);
    }

private slots:
    void init()
    {
        m_settings = std::make_unique<QSettings>(
            m_home.filePath(u"%1.ini"_s.arg(QLatin1String(QTest::currentTestFunction()))),
            QSettings::IniFormat);
        m_profiles = std::make_unique<ProfileStore>(*m_settings);
        m_server = std::make_unique<FakeServer>();
        auto local = std::make_unique<FakeLocalServer>();
        m_local = local.get();
        auto keychain = std::make_unique<FakeCredentials>();
        m_keychain = keychain.get();
        m_connection = std::make_unique<ServerConnection>(*m_profiles, std::move(local), std::move(keychain));
        m_fault = {};
        m_field = Field::None;
        connect(m_connection.get(), &Connector::failed, this, [this](const Fault &fault, Field field) {
            m_fault = fault;
            m_field = field;
        });
        m_other = std::make_unique<FakeServer>();
        answerAll(*m_server);
        answerAll(*m_other);
        m_server->answerOnce(kCompanies, {.body = listOf<api::Company>({company(u"a"_s)}, u"2"_s)});
    }

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
        m_other->releaseHeld(statusReply());
        QTRY_COMPARE(m_connection->status().name, u"Other shop"_s);
        QCOMPARE(m_connection->status().state, ConnectionStatus::Online);
        QCOMPARE(m_connection->status().retryInSeconds, -1);
        m_connection->setHeartbeat(20); // its own heart beats
        const int beats = m_other->count(kStatus);
        m_other->answer(kStatus, statusReply());
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
        QElapsedTimer timer;
        timer.start();
        m_connection->retryNow();
        QTRY_COMPARE(m_connection->status().state, ConnectionStatus::Online);
        QVERIFY(timer.elapsed() < 10'000);
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

QTEST_GUILESS_MAIN(TestServerConnection)
#include "tst_server_connection.moc"
