// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/sessions.h"
#include "shared/core/clock.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <memory>
#include <mutex>

namespace answerdesk::accounts {

using Role = api::AdminRole;

inline QString roleName(Role role) { return schema::enumName(role); }

/// An administrator as sessions know it.
struct Admin {
    QString id;
    QString email;
    Role role = Role::Operator;
    QStringList companies; ///< empty for operators, who see all
    QString passwordHash; ///< Argon2id in libsodium's text form
    bool isDisabled = false;
    qint64 createdMs = 0;
    qint64 updatedMs = 0;
    std::optional<qint64> lastSignInMs;
    qint64 revision = 1; ///< rises with each change; makes the ETag

    /// An operator who may sign in: there is always one.
    bool isActiveOperator() const { return role == Role::Operator && !isDisabled; }
    bool sees(const QString &companyKey) const
    {
        return role == Role::Operator || companies.contains(companyKey);
    }
    api::Administrator toApi() const;
};

using AdminPtr = std::shared_ptr<const Admin>;

/// A session of an administrator.
struct StoredSession {
    QString id; ///< public; opens nothing
    QByteArray tokenHash; ///< SHA-256 in hex: the token itself is not kept
    QString adminId;
    qint64 createdMs = 0;
    qint64 lastUsedMs = 0;
    qint64 expiresMs = 0;
    QString address;
    QString userAgent;
};

/// An address that an administrator has signed in from.
struct KnownAddress {
    QString adminId;
    QString network; ///< as networkOf() says
    qint64 lastMs = 0;
};

/// Administrators and their sessions in memory: what every request of the admin API asks. Changed after the
/// commit of their rows, so a role, a company or a disabled account counts with the next request. Any thread.
class Sessions
{
public:
    static constexpr qint64 kLifetimeMs = 12 * 3'600'000; ///< from signing in; use does not lengthen it
    static constexpr int kMaxOfAdmin = 50; ///< the oldest gives way to a new one
    static constexpr qint64 kKnownAddressMs = qint64(90) * 24 * 3'600'000;
    static constexpr int kMaxKnownAddresses = 20;

    explicit Sessions(const Clock &clock)
        : m_clock(clock)
    {
    }

    /// A disabled one loses its sessions.
    void putAdmin(Admin admin);
    void removeAdmin(const QString &adminId);
    AdminPtr admin(const QString &adminId) const;
    AdminPtr adminByEmail(const QString &email) const; ///< in any case of letters
    QList<AdminPtr> admins() const; ///< by e-mail address in lower case

    /// Somebody with this e-mail address is or was an operator; putAdmin() notes those who are.
    void noteOperator(const QString &email);
    /// Addresses in lower case, and "local", whom the reader is not to know: everybody who ever was an
    /// operator, but for those who now are administrators of one of the reader's companies.
    QStringList actorsHiddenFrom(const Admin &reader) const;
    bool isHiddenFrom(const Admin &reader, const QString &actor) const;

    void noteAddress(const KnownAddress &address);
    QStringList knownNetworks(const QString &adminId) const; ///< of knowsAddress(), in no order
    bool knowsAddress(const QString &adminId, const QString &network) const;

    struct Session {
        AdminPtr admin;
        qint64 expiresMs = 0;
        QString id; ///< empty for the local user's token
    };
    void putSession(StoredSession session);
    void endSession(const QString &sessionId);
    void endSessionsOf(const QString &adminId, const QString &exceptSessionId = {});
    QList<StoredSession> sessions() const; ///< that have not expired, newest first
    /// A token that is the local user's own right: it acts as an operator until the server stops.
    void setLocalToken(const Secret &token);
    /// Who the token belongs to; notes the use.
    std::optional<Session> find(const QByteArray &token) const;
    /// Identifiers and moments of sessions that were used since the last call, and forgets expired ones.
    QList<std::pair<QString, qint64>> takeUses();

private:
    const Clock &m_clock;
    mutable std::mutex m_mutex;
    bool isHiddenLocked(const Admin &reader, const QString &actor) const; ///< actor: in lower case
    QHash<QString, AdminPtr> m_admins; ///< by id
    QSet<QString> m_operators{QStringLiteral("local")}; ///< who is or was one, in lower case
    mutable QHash<QByteArray, StoredSession> m_sessions; ///< by hash of the token; find() notes the use
    QHash<QString, QHash<QString, qint64>> m_known; ///< networks by administrator, with the last use
    QHash<QString, qint64> m_written; ///< last use of a session that takeUses() has told
    QByteArray m_localTokenHash;
};

} // namespace answerdesk::accounts
