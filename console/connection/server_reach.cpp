// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/server_reach.h"
#include "shared/client/api_client.h"

namespace answerdesk::console {

void ServerReach::ask(const QList<RecentServer> &servers)
{
    for (const RecentServer &server : servers) {
        if (!server.local && !m_asked.contains(server.id))
            ask(server.id, server.adminUrl);
    }
}

void ServerReach::ask(const QString &id, const QUrl &adminUrl)
{
    m_asked.insert(id);
    auto *client = new client::ApiClient(this);
    client->setServer(adminUrl);
    client->health(this, [this, client, id](client::ApiResult<api::Health> health) {
        client->deleteLater();
        m_asked.remove(id);
        // A refusal is an answer too; what is no Answerdesk server any more is none.
        const bool answers = health || health.error().kind == client::ApiFailure::Kind::Refused;
        m_reach[id] = answers ? RecentServer::Reach::Online : RecentServer::Reach::Offline;
        emit changed();
    });
}

} // namespace answerdesk::console
