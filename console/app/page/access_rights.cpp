// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/access_rights.h"

namespace answerdesk::console {

void AccessRights::setSession(client::ApiClient *client)
{
    m_call.cancel();
    m_admin.reset();
    if (client) {
        m_call = client->currentSession(this, [this](client::ApiResult<api::CurrentSession> session) {
            if (session)
                m_admin = session->admin;
            emit changed();
        });
    }
    emit changed();
}

std::optional<api::AdminRole> AccessRights::role() const
{
    return m_admin ? std::optional(m_admin->role) : std::nullopt;
}

QString AccessRights::reasonAgainstEditing() const
{
    using enum api::AdminRole;
    if (role() == CompanyViewer)
        return tr("You have read-only access. A company administrator can change this.");
    if (role() == CompanyTester)
        return tr("You have access to read and test. A company administrator can change this.");
    return {};
}

QString AccessRights::reasonAgainstTesting() const
{
    return role() == api::AdminRole::CompanyViewer
        ? tr("You have read-only access. A tester or company administrator can do this.")
        : QString();
}

QString AccessRights::reasonAgainstOperating() const
{
    return !role() || role() == api::AdminRole::Operator ? QString()
                                                         : tr("Only an operator of this server can do this.");
}

QString AccessRights::reasonAgainstServerLog() const
{
    return !role() || role() == api::AdminRole::Operator
        ? QString()
        : tr("Only operators can see the log of the whole server.");
}

} // namespace answerdesk::console
