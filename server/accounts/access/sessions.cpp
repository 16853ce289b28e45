// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/access/sessions.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

api::Administrator Admin::toApi() const
{
    api::Administrator out;
    out.adminId = id;
    out.email = email;
    out.role = role;
    out.companies = {companies.begin(), companies.end()};
    out.disabled = isDisabled;
    out.createdAt.ms = createdMs;
    out.updatedAt.ms = updatedMs;
    if (lastSignInMs)
        out.lastSignInAt = schema::Timestamp{*lastSignInMs};
    return out;
}

void Sessions::putAdmin(Admin admin)
{
    if (admin.isDisabled)
        endSessionsOf(admin.id);
    auto entry = std::make_shared<const Admin>(std::move(admin));
    const std::scoped_lock lock(m_mutex);
    if (entry->role == Role::Operator)
        m_operators.insert(entry->email.toLower());
    m_admins.insert(entry->id, std::move(entry));
}

void Sessions::noteOperator(const QString &email)
{
    const std::scoped_lock lock(m_mutex);
    m_operators.insert(email.toLower());
}

QStringList Sessions::actorsHiddenFrom(const Admin &reader) const
{
    const std::scoped_lock lock(m_mutex);
    QStringList hidden;
    for (const QString &actor : m_operators) {
        if (isHiddenLocked(reader, actor))
            hidden << actor;
    }
    return hidden;
}

bool Sessions::isHiddenFrom(const Admin &reader, const QString &actor) const
{
    const std::scoped_lock lock(m_mutex);
    return isHiddenLocked(reader, actor.toLower());
}

bool Sessions::isHiddenLocked(const Admin &reader, const QString &actor) const
{
    if (reader.role == Role::Operator || !m_operators.contains(actor))
        return false;
    return std::none_of(m_admins.begin(), m_admins.end(), [&](const AdminPtr &admin) {
        return admin->role != Role::Operator && admin->email.toLower() == actor
            && std::any_of(admin->companies.begin(), admin->companies.end(),
                [&](const QString &company) { return reader.companies.contains(company); });
    });
}

void Sessions::removeAdmin(const QString &adminId)
{
    endSessionsOf(adminId);
    const std::scoped_lock lock(m_mutex);
    m_admins.remove(adminId);
    m_known.remove(adminId);
}

AdminPtr Sessions::admin(const QString &adminId) const
{
    const std::scoped_lock lock(m_mutex);
    return m_admins.value(adminId);
}

AdminPtr Sessions::adminByEmail(const QString &email) const
{
    const QString key = email.toLower();
    const std::scoped_lock lock(m_mutex);
    for (const AdminPtr &admin : m_admins) {
        if (admin->email.toLower() == key)
            return admin;
    }
    return nullptr;
}

QList<AdminPtr> Sessions::admins() const
{
    QList<AdminPtr> all;
    {
        const std::scoped_lock lock(m_mutex);
        all = m_admins.values();
    }
    std::sort(all.begin(), all.end(),
        [](const AdminPtr &a, const AdminPtr &b) { return a->email.toLower() < b->email.toLower(); });
    return all;
}

void Sessions::noteAddress(const KnownAddress &address)
{
    const std::scoped_lock lock(m_mutex);
    QHash<QString, qint64> &known = m_known[address.adminId];
    known.insert(address.network, address.lastMs);
    while (known.size() > kMaxKnownAddresses)
        known.erase(std::min_element(known.cbegin(), known.cend()));
}

bool Sessions::knowsAddress(const QString &adminId, const QString &network) const
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_known.constFind(adminId);
    return known != m_known.cend() && known->contains(network)
        && known->value(network) > m_clock.nowMs() - kKnownAddressMs;
}

QStringList Sessions::knownNetworks(const QString &adminId) const
{
    const std::scoped_lock lock(m_mutex);
    return m_known.value(adminId).keys();
}

void Sessions::putSession(StoredSession session)
{
    const std::scoped_lock lock(m_mutex);
    const QByteArray hash = session.tokenHash;
    m_written.insert(session.id, session.lastUsedMs);
    m_sessions.insert(hash, std::move(session));
}

void Sessions::endSession(const QString &sessionId)
{
    const std::scoped_lock lock(m_mutex);
    m_sessions.removeIf(
        [&](std::pair<const QByteArray &, StoredSession &> entry) { return entry.second.id == sessionId; });
}

void Sessions::endSessionsOf(const QString &adminId, const QString &exceptSessionId)
{
    const std::scoped_lock lock(m_mutex);
    m_sessions.removeIf([&](std::pair<const QByteArray &, StoredSession &> entry) {
        return entry.second.adminId == adminId && entry.second.id != exceptSessionId;
    });
}

QList<StoredSession> Sessions::sessions() const
{
    const qint64 now = m_clock.nowMs();
    QList<StoredSession> all;
    {
        const std::scoped_lock lock(m_mutex);
        for (const StoredSession &session : std::as_const(m_sessions)) {
            if (session.expiresMs > now)
                all << session;
        }
    }
    std::sort(
        all.begin(), all.end(), [](const StoredSession &a, const StoredSession &b) { return a.id > b.id; });
    return all;
}

void Sessions::setLocalToken(const Secret &token)
{
    const std::scoped_lock lock(m_mutex);
    m_localTokenHash = token.isEmpty() ? QByteArray() : sha256(token.reveal()).toHex();
}

std::optional<Sessions::Session> Sessions::find(const QByteArray &token) const
{
    const QByteArray hash = sha256(token).toHex();
    const qint64 now = m_clock.nowMs();
    const std::scoped_lock lock(m_mutex);
    if (!m_localTokenHash.isEmpty() && constantTimeEquals(hash, m_localTokenHash)) {
        Admin local;
        local.id = u"local"_s;
        local.email = u"local"_s;
        return Session{std::make_shared<const Admin>(local), now + kLifetimeMs, {}};
    }
    const auto entry = m_sessions.find(hash);
    if (entry == m_sessions.end() || entry->expiresMs <= now)
        return std::nullopt;
    const AdminPtr admin = m_admins.value(entry->adminId);
    if (!admin || admin->isDisabled)
        return std::nullopt;
    entry->lastUsedMs = std::max(entry->lastUsedMs, now);
    return Session{admin, entry->expiresMs, entry->id};
}

QList<std::pair<QString, qint64>> Sessions::takeUses()
{
    const qint64 now = m_clock.nowMs();
    const std::scoped_lock lock(m_mutex);
    m_sessions.removeIf(
        [&](std::pair<const QByteArray &, StoredSession &> entry) { return entry.second.expiresMs <= now; });
    QList<std::pair<QString, qint64>> uses;
    QHash<QString, qint64> written;
    for (const StoredSession &session : std::as_const(m_sessions)) {
        if (m_written.value(session.id) != session.lastUsedMs)
            uses.emplace_back(session.id, session.lastUsedMs);
        written.insert(session.id, session.lastUsedMs);
    }
    m_written = written;
    return uses;
}

} // namespace answerdesk::accounts
