// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/connection/credential_store.h"

namespace answerdesk::console {

void SessionCredentials::keep(const QString &id, const Secret &password, QObject *context, Kept kept)
{
    m_passwords.insert(id, password);
    QMetaObject::invokeMethod(
        context, [kept = std::move(kept)] { kept(tr("This system has no keychain.")); },
        Qt::QueuedConnection);
}

void SessionCredentials::find(const QString &id, QObject *context, Found found)
{
    const auto known = m_passwords.constFind(id);
    QMetaObject::invokeMethod(
        context,
        [found = std::move(found),
            password = known == m_passwords.cend() ? std::nullopt : std::optional(*known)] {
            found(password);
        },
        Qt::QueuedConnection);
}

#ifndef ANSWERDESK_KEYCHAIN
std::unique_ptr<CredentialStore> systemCredentials() { return std::make_unique<SessionCredentials>(); }
#endif

} // namespace answerdesk::console
