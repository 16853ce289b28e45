// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// The administrators of a server, by their addresses; an operator sees them. Any text will do for the
/// company: the list is the server's.
class AdministratorModel final : public PagedModel<api::Administrator>
{
    Q_OBJECT
public:
    enum Column { EmailColumn, RoleColumn, CompaniesColumn, LastSignInColumn, ColumnCount };
    enum Role {
        AdminIdRole = Qt::UserRole + 1,
        EmailRole,
        RoleRole, ///< as the API names it
        CompaniesRole, ///< QStringList; empty for an operator
        DisabledRole,
        LastSignInAtRole ///< QDateTime in UTC, invalid for never
    };

    explicit AdministratorModel(QObject *parent = nullptr);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::Administrator &admin) const override { return admin.adminId; }
};

} // namespace answerdesk::models
