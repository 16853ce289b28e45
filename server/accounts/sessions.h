// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/clock.h"
#include "shared/core/result.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <memory>
#include <mutex>

namespace answerdesk::accounts {

enum class Role { Operator, CompanyAdmin, CompanyTester, CompanyViewer };

QString roleName(Role role);
std::optional<Role> roleOf(const QString &name);

/// An administrator as sessions know it.
struct Admin {
    QString id;
    QString email;
    Role role = Role::Operator;
    QStringList companies; ///< empty for operators, who see all
    QString passwordHash; ///< Argon2id in libsodium's text form
    qint64 createdMs = 0;

    bool sees(const QString &companyKey) const
    {
        return role == Role::Operator || companies.contains(companyKey);
    }
};

using AdminPtr = std::shared_ptr<const Admin>;

/// Administrators and their sessions in memory, and the counting of failed sign-ins. Any thread.
class Sessions
{
public:
    static constexpr qint64 kLifetimeMs = 12 * 3'600'000;
    static constexpr int kMaxFailures = 10; ///< of an account or an address ...
    static constexpr qint64 kFailureWindowMs = 15 * 60'000; ///< ... within this time

    explicit Sessions(const Clock &clock)
        : m_clock(clock)
    {
    }

    void putAdmin(Admin admin);
    AdminPtr adminByEmail(const QString &email) const;
    QList<AdminPtr> admins() const;

    struct Session {
        AdminPtr admin;
        qint64 expiresMs = 0;
    };
    void putSession(const QByteArray &tokenHash, const QString &adminId, qint64 expiresMs);
    void endSession(const QByteArray &tokenHash);
    /// A token that is the local user's own right: it acts as an operator until the server stops.
    void setLocalToken(const Secret &token);
    std::optional<Session> find(const QByteArray &token) const;

    /// TOO_MANY_ATTEMPTS while an account or address has failed too often.
    Result<void> mayTry(const QString &email, const QString &address) const;
    void countFailure(const QString &email, const QString &address);
    void forgetFailures(const QString &email, const QString &address);

private:
    const Clock &m_clock;
    mutable std::mutex m_mutex;
    QHash<QString, AdminPtr> m_admins; ///< by id
    QHash<QByteArray, std::pair<QString, qint64>> m_sessions; ///< by hash of the token: admin, expiry
    QByteArray m_localTokenHash;
    QHash<QString, QList<qint64>> m_failures;
};

/// Argon2id with libsodium's interactive limits: about 64 MiB and 50 ms. Not for an HTTP worker's thread.
QString hashPassword(const Secret &password);
bool verifyPassword(const QString &hash, const Secret &password);

} // namespace answerdesk::accounts
