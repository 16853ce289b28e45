// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the connection remembers of servers, and which passwords it keeps.
#include "console/connection/server_address.h"
#include "console/connection/server_connection.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void ServerConnection::keepPassword(ServerAttempt &attempt)
{
    using enum ServerAttempt::Password;
    const Secret password = attempt.takePassword();
    if (attempt.then() == IsForgotten) {
        const QString id = m_open->server.id;
        if (m_known.remove(id) || m_open->server.opensAtOnce)
            m_credentials->forget(id);
        m_profiles.setOpensAtOnce(id, false);
    } else if (attempt.then() == IsKept) {
        keep(m_open->server.id, password);
    }
}

void ServerConnection::forgetPassword(const QString &id)
{
    m_credentials->forget(id);
    m_known.remove(id);
    m_profiles.setOpensAtOnce(id, false);
}

void ServerConnection::keep(const QString &id, const Secret &password)
{
    m_known.insert(id); // whatever the keychain says, it is in the memory at least
    m_credentials->keep(id, password, this, [this, id](const QString &why) {
        m_profiles.setOpensAtOnce(id, why.isEmpty());
        if (why.isEmpty())
            m_known.remove(id);
        else if (m_credentials->isLasting())
            emit keychainRefused(why);
        emit recentChanged();
    });
}

QList<RecentServer> ServerConnection::recent() const
{
    QList<RecentServer> servers = m_profiles.all();
    for (RecentServer &server : servers) {
        server.opensAtOnce = server.opensAtOnce || m_known.contains(server.id);
        server.reach = m_reach.of(server.id);
        server.isOpen = m_open && m_open->server.id == server.id;
    }
    return servers;
}

void ServerConnection::forgetRecent(const QString &id)
{
    const std::optional<RecentServer> server = m_profiles.find(id);
    if (m_known.remove(id) || (server && !server->local && server->opensAtOnce))
        m_credentials->forget(id);
    m_profiles.forget(id);
    emit recentChanged();
}

QString ServerConnection::changeRecent(const QString &id, const SignIn &to)
{
    const std::optional<RecentServer> before = m_profiles.find(id);
    if (!before || before->local)
        return id;
    RecentServer server = *before;
    server.adminUrl = bare(to.adminUrl);
    server.email = to.email;
    server.name = to.name.isEmpty() ? hostAndPort(server.adminUrl) : to.name;
    server.id = ProfileStore::idOf(server.adminUrl, server.email);
    const bool isSame = server.id == id;
    if (!isSame || !to.keepsPassword) {
        if (m_known.remove(id) || server.opensAtOnce)
            m_credentials->forget(id);
        server.opensAtOnce = false;
    }
    if (server.adminUrl != before->adminUrl)
        server.region.clear(); // that one has not said it
    if (const std::optional<RecentServer> same = m_profiles.find(server.id); same && !isSame)
        server.opensAtOnce = same->opensAtOnce; // the two become one
    m_profiles.replace(id, server);
    if (m_open && m_open->server.id == server.id) {
        m_open->server.name = m_status.name = server.name;
        emit statusChanged();
    }
    if (to.keepsPassword && !to.password.isEmpty())
        keep(server.id, to.password);
    emit recentChanged();
    return server.id;
}

void ServerConnection::reachRecent()
{
    m_profiles.reload();
    emit recentChanged();
    m_reach.ask(m_profiles.all());
}

} // namespace answerdesk::console
