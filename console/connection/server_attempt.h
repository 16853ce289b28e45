// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"
#include "shared/client/api_client.h"
#include <memory>

namespace answerdesk::console {

/// A server that has answered, with the client that its pages use.
struct OpenServer {
    RecentServer server;
    std::unique_ptr<client::ApiClient> client;
    QList<CompanyEntry> companies;
    int generating = 0; ///< pages, as the server last reported
    int companyCount = 0; ///< of the whole server, as it last reported
};

/// Ends the calls of a client, then its session on the server where endsSession is true, then the client. Its
/// callbacks are not called any more.
void dismiss(std::unique_ptr<client::ApiClient> client, bool endsSession, QObject *parent);

/// What is wrong with a server of this version, for this program; nothing when the two work together.
std::optional<Fault> versionFault(const QString &what, const QString &version);

/// One attempt to open a server: signs in, then reads the server's state and companies, with a client of its
/// own. It changes nothing outside of itself. succeeded() or failed() comes once, unless the attempt is given
/// up. GUI thread.
class ServerAttempt final : public QObject
{
    Q_OBJECT
public:
    using Field = Connector::Field;
    /// What becomes of the password once the server is open.
    enum class Password : unsigned char { Stays, IsKept, IsForgotten };

    ServerAttempt(const RecentServer &server, Password then, QObject *parent);
    const RecentServer &server() const { return m_opening.server; }
    QString address() const { return m_address; }
    const client::ApiClient *client() const { return m_opening.client.get(); }

    void signIn(const Secret &password);
    /// Goes on with a session that is there already, of the server inside this program.
    void useSession(const QUrl &adminUrl, const Secret &token);
    void fail(const Fault &fault, Field field);
    /// Ends its calls and its session; deletes itself later.
    void giveUp();

    /// After succeeded(), once.
    OpenServer take() { return std::move(m_opening); }
    Password then() const { return m_then; }
    Secret takePassword() { return std::exchange(m_password, {}); }
    /// The server refused the password, rather than the attempt.
    bool isPasswordRefused() const { return m_isPasswordRefused; }

signals:
    void progressed(const QString &step);
    void succeeded();
    void failed(const answerdesk::console::Fault &fault, answerdesk::console::Connector::Field field);

private:
    void readState();
    void readCompanies(const QString &cursor);
    static Field fieldOf(const client::ApiFailure &failure);
    QString notOpened() const;

    OpenServer m_opening;
    Password m_then;
    Secret m_password;
    QString m_address;
    bool m_isPasswordRefused = false;
};

} // namespace answerdesk::console
