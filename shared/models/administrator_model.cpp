// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/administrator_model.h"
#include "shared/client/query_of.h"

namespace answerdesk::models {

client::PendingCall AdministratorModel::ask(const QString &cursor, Done done)
{
    return client()->call<Page>(api::Endpoint::ListAdmins,
        {.query = client::queryOf(paged(api::AdministratorsQuery(), cursor))}, this, std::move(done));
}

QVariant AdministratorModel::valueOf(const api::Administrator &admin, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return admin.email;
    case RoleRole:
        return schema::enumName(admin.role);
    case DisabledRole:
        return admin.disabled;
    case LastSignInAtRole:
        return moment(admin.lastSignInAt);
    default:
        return {};
    }
}

} // namespace answerdesk::models
