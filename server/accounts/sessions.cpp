// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/sessions.h"
#include <sodium.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {
constexpr std::pair<Role, const char *> kRoles[]
    = {{Role::Operator, "operator"}, {Role::CompanyAdmin, "company_admin"},
        {Role::CompanyTester, "company_tester"}, {Role::CompanyViewer, "company_viewer"}};
} // namespace

QString roleName(Role role)
{
    for (const auto &[value, name] : kRoles) {
        if (value == role)
            return QString::fromLatin1(name);
    }
    return {};
}

std::optional<Role> roleOf(const QString &text)
{
    for (const auto &[value, name] : kRoles) {
        if (text == QLatin1String(name))
            return value;
    }
    return std::nullopt;
}

void Sessions::putAdmin(Admin admin)
{
    auto entry = std::make_shared<const Admin>(std::move(admin));
    const std::scoped_lock lock(m_mutex);
    m_admins.insert(entry->id, std::move(entry));
}

AdminPtr Sessions::adminByEmail(const QString &email) const
{
    const std::scoped_lock lock(m_mutex);
    for (const AdminPtr &admin : m_admins) {
        if (admin->email.compare(email, Qt::CaseInsensitive) == 0)
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
    std::sort(
        all.begin(), all.end(), [](const AdminPtr &a, const AdminPtr &b) { return a->email < b->email; });
    return all;
}

void Sessions::putSession(const QByteArray &tokenHash, const QString &adminId, qint64 expiresMs)
{
    const std::scoped_lock lock(m_mutex);
    m_sessions.insert(tokenHash, {adminId, expiresMs});
}

void Sessions::endSession(const QByteArray &tokenHash)
{
    const std::scoped_lock lock(m_mutex);
    m_sessions.remove(tokenHash);
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
        return Session{std::make_shared<const Admin>(local), now + kLifetimeMs};
    }
    const auto entry = m_sessions.constFind(hash);
    if (entry == m_sessions.cend() || entry->second <= now)
        return std::nullopt;
    const AdminPtr admin = m_admins.value(entry->first);
    return admin ? std::optional(Session{admin, entry->second}) : std::nullopt;
}

Result<void> Sessions::mayTry(const QString &email, const QString &address) const
{
    const qint64 now = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    for (const QString &who : {u"account "_s + email.toLower(), u"address "_s + address}) {
        const QList<qint64> failures = m_failures.value(who);
        if (failures.size() < kMaxFailures
            || failures[failures.size() - kMaxFailures] <= now - kFailureWindowMs)
            continue;
        Error error = Error::make(ErrorCode::TooManyAttempts);
        error.retryAfterSeconds
            = int((failures[failures.size() - kMaxFailures] + kFailureWindowMs - now + 999) / 1000);
        return tl::unexpected(error);
    }
    return {};
}

void Sessions::countFailure(const QString &email, const QString &address)
{
    const qint64 now = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    for (const QString &who : {u"account "_s + email.toLower(), u"address "_s + address}) {
        QList<qint64> &failures = m_failures[who];
        failures.removeIf([&](qint64 at) { return at <= now - kFailureWindowMs; });
        failures << now;
    }
}

void Sessions::forgetFailures(const QString &email, const QString &address)
{
    const std::scoped_lock lock(m_mutex);
    m_failures.remove(u"account "_s + email.toLower());
    m_failures.remove(u"address "_s + address);
}

QString hashPassword(const Secret &password)
{
    if (sodium_init() < 0)
        qFatal("libsodium cannot be initialised");
    char hash[crypto_pwhash_STRBYTES];
    const QByteArray &bytes = password.reveal();
    if (crypto_pwhash_str(hash, bytes.constData(), size_t(bytes.size()), crypto_pwhash_OPSLIMIT_INTERACTIVE,
            crypto_pwhash_MEMLIMIT_INTERACTIVE)
        != 0)
        qFatal("not enough memory to hash a password");
    return QString::fromLatin1(hash);
}

bool verifyPassword(const QString &hash, const Secret &password)
{
    const QByteArray text = hash.toLatin1();
    const QByteArray &bytes = password.reveal();
    return sodium_init() >= 0
        && crypto_pwhash_str_verify(text.constData(), bytes.constData(), size_t(bytes.size())) == 0;
}

} // namespace answerdesk::accounts
