// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <functional>
#include <memory>
#include <optional>

namespace answerdesk::console {

/// Keeps passwords of servers by the ids of their profiles. GUI thread; calls return at once, a callback
/// comes later, and not at all when its context has died.
class CredentialStore : public QObject
{
    Q_OBJECT
public:
    /// Empty when the password is kept for good; else why it is not, for people.
    using Kept = std::function<void(const QString &why)>;
    /// Nothing when there is none, or when it may not be read.
    using Found = std::function<void(const std::optional<Secret> &password)>;

    using QObject::QObject;
    /// Whether a password can outlive the program. One that does may still refuse a single password.
    virtual bool isLasting() const = 0;
    virtual void keep(const QString &id, const Secret &password, QObject *context, Kept kept) = 0;
    virtual void find(const QString &id, QObject *context, Found found) = 0;
    virtual void forget(const QString &id) = 0;
};

/// Keeps them until the program ends, in its memory only.
class SessionCredentials : public CredentialStore
{
    Q_OBJECT
public:
    using CredentialStore::CredentialStore;
    bool isLasting() const override { return false; }
    void keep(const QString &id, const Secret &password, QObject *context, Kept kept) override;
    void find(const QString &id, QObject *context, Found found) override;
    void forget(const QString &id) override { m_passwords.remove(id); }

private:
    QHash<QString, Secret> m_passwords;
};

/// The system's keychain where this program was built with QtKeychain; behind it, and without it, the memory.
std::unique_ptr<CredentialStore> systemCredentials();

} // namespace answerdesk::console
