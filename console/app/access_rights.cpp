// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/access_rights.h"

namespace answerdesk::console {

void AccessRights::setSession(client::ApiClient *client)
{
    m_call.cancel();
    m_role.reset();
    if (client) {
        m_call = client->currentSession(this, [this](client::ApiResult<api::CurrentSession> session) {
            if (session)
                m_role = session->admin.role;
            emit changed();
        });
    }
    emit changed();
}

QString AccessRights::reasonAgainstEditing() const
{
    using enum api::AdminRole;
    if (m_role == CompanyViewer)
        return tr("You are signed in to read only. An administrator of the company can change this.");
    if (m_role == CompanyTester)
        return tr("You are signed in to read and test. An administrator of the company can change this.");
    return {};
}

QString AccessRights::reasonAgainstTesting() const
{
    return m_role == api::AdminRole::CompanyViewer
        ? tr("You are signed in to read only. A tester or administrator of the company can do this.")
        : QString();
}

} // namespace answerdesk::console
