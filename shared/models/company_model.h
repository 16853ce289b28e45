// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/companies.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// The companies that the signed-in administrator sees. Needs a client only. Qt::DisplayRole gives the name.
class CompanyModel final : public ListModel<api::Company>
{
public:
    explicit CompanyModel(QObject *parent = nullptr)
        : ListModel({.endpoint = api::Endpoint::ListCompanies,
                        .id = &api::Company::companyKey,
                        .topic = api::ChangeTopic::Companies,
                        .name = &api::Company::name,
                        .ofServer = true,
                        .reading = Reading::Whole},
            parent)
    {
    }
};

} // namespace answerdesk::models
