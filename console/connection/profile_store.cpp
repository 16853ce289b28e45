// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/profile_store.h"
#include <QtCore/QCryptographicHash>
#include <QtCore/QSettings>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ProfileStore::ProfileStore(QSettings &settings)
    : m_settings(settings)
{
    reload();
}

void ProfileStore::reload()
{
    m_settings.sync();
    m_servers.clear();
    const int count = m_settings.beginReadArray(u"servers"_s);
    for (int i = 0; i < qMin(count, kMost); ++i) {
        m_settings.setArrayIndex(i);
        RecentServer server;
        server.id = m_settings.value(u"id"_s).toString();
        server.name = m_settings.value(u"name"_s).toString();
        server.adminUrl = QUrl(m_settings.value(u"address"_s).toString());
        server.email = m_settings.value(u"email"_s).toString();
        server.lastUsed
            = QDateTime::fromString(m_settings.value(u"lastUsed"_s).toString(), Qt::ISODateWithMs);
        server.local = server.id == kLocalId;
        server.opensAtOnce = server.local || m_settings.value(u"passwordKept"_s).toBool();
        server.region = m_settings.value(u"region"_s).toString();
        if (!server.id.isEmpty() && (server.local || server.adminUrl.isValid()))
            m_servers << server;
    }
    m_settings.endArray();
}

QString ProfileStore::idOf(const QUrl &adminUrl, const QString &email)
{
    const QByteArray name = adminUrl.toEncoded(QUrl::StripTrailingSlash) + ' ' + email.toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha256).first(12).toHex());
}

std::optional<RecentServer> ProfileStore::find(const QString &id) const
{
    for (const RecentServer &server : m_servers) {
        if (server.id == id)
            return server;
    }
    return std::nullopt;
}

void ProfileStore::remember(RecentServer server)
{
    reload();
    m_servers.removeIf([&](const RecentServer &other) { return other.id == server.id; });
    m_servers.prepend(std::move(server));
    m_servers.resize(qMin<qsizetype>(m_servers.size(), kMost));
    save();
}

void ProfileStore::setOpensAtOnce(const QString &id, bool opensAtOnce)
{
    reload();
    for (RecentServer &server : m_servers) {
        if (server.id == id && server.opensAtOnce != opensAtOnce) {
            server.opensAtOnce = opensAtOnce;
            save();
        }
    }
}

void ProfileStore::forget(const QString &id)
{
    reload();
    if (m_servers.removeIf([&](const RecentServer &server) { return server.id == id; }) > 0)
        save();
}

void ProfileStore::replace(const QString &id, const RecentServer &server)
{
    reload();
    qsizetype at = 0;
    while (at < m_servers.size() && m_servers[at].id != id)
        ++at;
    if (at == m_servers.size()) // another console has forgotten it
        at = 0;
    else
        m_servers.removeAt(at);
    m_servers.insert(at, server);
    for (qsizetype i = m_servers.size() - 1; i >= 0; --i) {
        if (i != at && m_servers[i].id == server.id)
            m_servers.removeAt(i);
    }
    m_servers.resize(qMin<qsizetype>(m_servers.size(), kMost));
    save();
}

void ProfileStore::save()
{
    m_settings.remove(u"servers"_s);
    m_settings.beginWriteArray(u"servers"_s, int(m_servers.size()));
    for (qsizetype i = 0; i < m_servers.size(); ++i) {
        const RecentServer &server = m_servers[i];
        m_settings.setArrayIndex(int(i));
        m_settings.setValue(u"id"_s, server.id);
        m_settings.setValue(u"name"_s, server.name);
        m_settings.setValue(u"address"_s, server.adminUrl.toString(QUrl::RemoveUserInfo));
        m_settings.setValue(u"email"_s, server.email);
        m_settings.setValue(u"lastUsed"_s, server.lastUsed.toUTC().toString(Qt::ISODateWithMs));
        m_settings.setValue(u"passwordKept"_s, !server.local && server.opensAtOnce);
        m_settings.setValue(u"region"_s, server.region);
    }
    m_settings.endArray();
    m_settings.sync();
}

} // namespace answerdesk::console
