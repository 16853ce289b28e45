// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/administrator_model.h"
#include "shared/client/query_of.h"

namespace answerdesk::models {

AdministratorModel::AdministratorModel(QObject *parent)
    : PagedModel(Reading::Whole, parent)
{
}

client::PendingCall AdministratorModel::ask(const QString &cursor, Done done)
{
    api::AdministratorsQuery query;
    query.limit = kRowsAPage;
    if (!cursor.isEmpty())
        query.cursor = cursor;
    return client()->call<Page>(
        api::Endpoint::ListAdmins, {.query = client::queryOf(query)}, this, std::move(done));
}

int AdministratorModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AdministratorModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::Administrator &admin = at(index.row());
    const QStringList companies(admin.companies.begin(), admin.companies.end());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case EmailColumn:
            return admin.email;
        case RoleColumn:
            return schema::enumName(admin.role);
        case CompaniesColumn:
            return companies.join(QStringLiteral(", "));
        case LastSignInColumn:
            return moment(admin.lastSignInAt);
        default:
            return {};
        }
    case AdminIdRole:
        return admin.adminId;
    case EmailRole:
        return admin.email;
    case RoleRole:
        return schema::enumName(admin.role);
    case CompaniesRole:
        return companies;
    case DisabledRole:
        return admin.disabled;
    case LastSignInAtRole:
        return moment(admin.lastSignInAt);
    default:
        return {};
    }
}

QHash<int, QByteArray> AdministratorModel::roleNames() const
{
    return {{AdminIdRole, "adminId"}, {EmailRole, "email"}, {RoleRole, "role"}, {CompaniesRole, "companies"},
        {DisabledRole, "disabled"}, {LastSignInAtRole, "lastSignInAt"}};
}

} // namespace answerdesk::models
