// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "answerdesk_version.h"
#include "console/connection/server_connection.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

namespace answerdesk::tests {

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

inline constexpr char kSignIn[] = "POST /admin/v1/sessions";
inline constexpr char kSignOut[] = "DELETE /admin/v1/sessions";
inline constexpr char kStatus[] = "GET /admin/v1/status";
inline constexpr char kCompanies[] = "GET /admin/v1/companies";

inline api::Company company(const QString &key)
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

/// The connection of the console, with two servers that answer what they are told to, a local server and a
/// keychain in the hands of the test.
class ConnectionDesk
{
protected:
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<ProfileStore> m_profiles;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<FakeServer> m_other; ///< another one, which answers as the first
    Fault m_fault;
    Connector::Field m_field = Connector::Field::None;
    std::unique_ptr<ServerConnection> m_connection;
    FakeLocalServer *m_local = nullptr;
    FakeCredentials *m_keychain = nullptr;

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
    void start()
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
        m_field = Connector::Field::None;
        QObject::connect(m_connection.get(), &Connector::failed, m_connection.get(),
            [this](const Fault &fault, Connector::Field field) {
                m_fault = fault;
                m_field = field;
            });
        m_other = std::make_unique<FakeServer>();
        answerAll(*m_server);
        answerAll(*m_other);
        m_server->answerOnce(kCompanies, {.body = listOf<api::Company>({company(u"a"_s)}, u"2"_s)});
    }
};

} // namespace answerdesk::tests
