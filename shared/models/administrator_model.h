// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// The administrators of a server, by their addresses; an operator sees them. Any text will do for the
/// company: the list is the server's. Qt::DisplayRole gives the address.
class AdministratorModel final : public PagedModel<api::Administrator, Reading::Whole>
{
    Q_OBJECT
public:
    enum Role {
        RoleRole = IdRole + 1, ///< as the API names it
        DisabledRole,
        LastSignInAtRole ///< QDateTime in UTC, invalid for never
    };
    using PagedModel::PagedModel;
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::Administrators; }

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::Administrator &admin) const override { return admin.adminId; }
    QVariant valueOf(const api::Administrator &admin, int role) const override;
};

} // namespace answerdesk::models
