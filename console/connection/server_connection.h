// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/connection/credential_store.h"
#include "console/connection/local_server.h"
#include "console/connection/profile_store.h"
#include "console/connection/server_attempt.h"
#include "console/connection/server_reach.h"

class QTimer;

namespace answerdesk::console {

/// Opens a server, this program's own or another, over HTTP, and watches it: while nothing answers it asks
/// again, at first after a second, then at growing intervals. An attempt to open another server leaves the
/// open one alone until it has succeeded. The local server runs while what is open or being opened is on it,
/// and no longer. GUI thread; owns the clients and the local server.
class ServerConnection final : public Connector
{
    Q_OBJECT
public:
    /// Without a local server startLocal() fails with a reason.
    ServerConnection(ProfileStore &profiles, std::unique_ptr<LocalServer> local,
        std::unique_ptr<CredentialStore> credentials, QObject *parent = nullptr);
    ~ServerConnection() override;

    void startLocal(bool withDemoShop) override;
    void connectTo(const SignIn &signIn) override;
    void openRecent(const QString &id) override;
    void forgetRecent(const QString &id) override;
    QString changeRecent(const QString &id, const SignIn &to) override;
    QList<RecentServer> recent() const override;
    void reachRecent() override;
    bool hasKeychain() const override { return m_credentials->isLasting(); }
    bool hasDemoShop() const override { return m_local->hasDemoShop(); }
    QString openingName() const override { return m_attempt ? m_attempt->server().name : QString(); }
    void cancel() override;
    void close() override;
    void retryNow() override;

    ConnectionStatus status() const override;
    client::ApiClient *client() const override { return m_open ? m_open->client.get() : nullptr; }
    QString closingNote() const override;

    QList<CompanyEntry> companies() const override
    {
        return m_open ? m_open->companies : QList<CompanyEntry>();
    }
    void reloadCompanies() override;

    /// How often the state of an open server is asked for.
    void setHeartbeat(int ms);

private:
    void watchLocalServer();
    void begin(const RecentServer &server, ServerAttempt::Password then = ServerAttempt::Password::Stays);
    void giveUpAttempt();
    void attemptFailed(const Fault &fault, Field field);
    /// What was tried takes the place of what was open.
    void takeOver();
    void watchOpenServer();
    void keepPassword(ServerAttempt &attempt);
    void keep(const QString &id, const Secret &password);
    void forgetPassword(const QString &id);
    void readCompanies(const QString &cursor);
    void lookForCompanies();
    void probe();
    void setOnline(int roundTripMs);
    void setOffline();
    void tick();
    /// The open server goes without being asked to.
    void lose(const Fault &fault, Field field, bool endsSession);
    /// Ends what watches the open server.
    void stopWatching();
    void dropOpen(bool endsSession);
    bool isTryingLocal() const { return m_attempt && m_attempt->server().local; }
    /// Whether this is a connection to the server inside this program, by whatever way.
    bool isOnLocal(const RecentServer &server) const;
    void stopUnusedLocal();
    void sayClosed();

    ProfileStore &m_profiles;
    std::unique_ptr<LocalServer> m_local;
    std::unique_ptr<CredentialStore> m_credentials;
    ServerReach m_reach;
    QSet<QString> m_known; ///< ids whose password is kept until the program ends
    std::unique_ptr<OpenServer> m_open; ///< what the pages use
    std::unique_ptr<ServerAttempt> m_attempt;
    ConnectionStatus m_status; ///< of the open server
    QList<CompanyEntry> m_incoming;
    QTimer *m_beat;
    QTimer *m_countdown;
    client::PendingCall m_probe;
    client::PendingCall m_reading; ///< of the companies
    QString m_refusedProbe; ///< request id of the last one that was refused
    QUrl m_localUrl; ///< while the local server runs
    int m_stops = 0; ///< that the local server was asked for and has not confirmed
    int m_attempts = 0; ///< to reach the open server again
    bool m_isLooking = false; ///< the companies are read to see whether they are others: the same say nothing
    bool m_owesClosed = false; ///< closed() comes when the local server has stopped
};

} // namespace answerdesk::console
