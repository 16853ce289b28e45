// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <optional>

namespace answerdesk::console {

/// What the administrator who is signed in may do. Until the server has said who that is, everything counts
/// as allowed: the server itself refuses what is not. GUI thread.
class AccessRights final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    /// Asks anew; null forgets.
    void setSession(client::ApiClient *client);
    /// Why what the company has cannot be changed, as a sentence; empty when it can.
    QString reasonAgainstEditing() const;
    /// Why nothing can be started, such as making FAQs anew; empty when it can.
    QString reasonAgainstTesting() const;
    /// Why nothing beyond a company can be changed, such as making one; empty when it can.
    QString reasonAgainstOperating() const;
    /// Why the log of the whole server cannot be read; empty when it can.
    QString reasonAgainstServerLog() const;
    /// Who is signed in; nothing until the server has said so.
    const std::optional<api::Administrator> &admin() const { return m_admin; }

signals:
    void changed();

private:
    client::PendingCall m_call;
    std::optional<api::AdminRole> role() const;
    std::optional<api::Administrator> m_admin;
};

} // namespace answerdesk::console
