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
        return tr("You are signed in to read only. An administrator of the company can change this.");
    if (role() == CompanyTester)
        return tr("You are signed in to read and test. An administrator of the company can change this.");
    return {};
}

QString AccessRights::reasonAgainstTesting() const
{
    return role() == api::AdminRole::CompanyViewer
        ? tr("You are signed in to read only. A tester or administrator of the company can do this.")
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
        : tr("Only an operator sees the log of the whole server.");
}

} // namespace answerdesk::console
