// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/connector.h"
#include "console/connection/credential_store.h"
#include "console/connection/local_server.h"
#include "console/connection/profile_store.h"
#include "console/connection/server_reach.h"
#include "shared/client/api_client.h"
#include <memory>

class QTimer;

namespace answerdesk::console {

/// Opens a server, this program's own or another, over HTTP, and watches it: while nothing answers it asks
/// again, at first after a second, then at growing intervals. GUI thread; owns the client and the local
/// server.
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
    void cancel() override;
    void close() override;
    void retryNow() override;

    ConnectionStatus status() const override { return m_status; }
    client::ApiClient *client() const override { return m_isOpen ? m_client.get() : nullptr; }
    QString closingNote() const override;

    QList<CompanyEntry> companies() const override { return m_companies; }
    void reloadCompanies() override;

    /// How often the state of an open server is asked for.
    void setHeartbeat(int ms);

private:
    /// What becomes of the typed password once the server is open.
    enum class Password : unsigned char { Stays, IsKept, IsForgotten };

    void begin(const RecentServer &server);
    void signIn(const Secret &password);
    void keepPassword();
    void keep(const QString &id, const Secret &password);
    void askForPassword();
    void authenticated();
    void readCompanies(const QString &cursor);
    void lookForCompanies();
    void becomeOpen();
    void probe();
    void setOnline(int roundTripMs);
    void setOffline();
    void tick();
    void fail(const Fault &fault, Field field);
    /// Drops client and state; the session is ended on the server when endSession is true.
    void shut(bool endSession);
    bool isOtherVersion(const QString &version) const;
    static Fault otherVersion(const QString &what, const QString &version);
    static Field fieldOf(const client::ApiFailure &failure);

    ProfileStore &m_profiles;
    std::unique_ptr<LocalServer> m_local;
    std::unique_ptr<CredentialStore> m_credentials;
    ServerReach m_reach;
    QSet<QString> m_known; ///< ids whose password is kept until the program ends
    Secret m_password; ///< from signing in until the server is open
    Password m_then = Password::Stays;
    std::unique_ptr<client::ApiClient> m_client;
    RecentServer m_server;
    ConnectionStatus m_status;
    QList<CompanyEntry> m_companies;
    QList<CompanyEntry> m_incoming;
    QTimer *m_beat;
    QTimer *m_countdown;
    client::PendingCall m_probe;
    client::PendingCall m_reading; ///< of the companies
    QString m_refusedProbe; ///< request id of the last one that was refused
    int m_attempts = 0;
    int m_generating = 0;
    int m_companyCount = 0; ///< of the server, as its status last said to an operator
    bool m_isLooking = false; ///< the companies are read to see whether they are others: the same say nothing
    bool m_isOpen = false;
    bool m_isLocalRunning = false;
};

} // namespace answerdesk::console
