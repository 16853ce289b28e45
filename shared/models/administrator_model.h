// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// The administrators of a server, by their addresses; an operator sees them. Qt::DisplayRole gives the
/// address.
class AdministratorModel final : public ListModel<api::Administrator>
{
public:
    explicit AdministratorModel(QObject *parent = nullptr)
        : ListModel({.endpoint = api::Endpoint::ListAdmins,
                        .id = &api::Administrator::adminId,
                        .topic = api::ChangeTopic::Administrators,
                        .name = &api::Administrator::email,
                        .ofServer = true,
                        .reading = Reading::Whole},
            parent)
    {
    }
};

} // namespace answerdesk::models
