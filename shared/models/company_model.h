// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/companies.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// The companies that the signed-in administrator sees. Needs a client only; setCompany() means nothing here.
/// Qt::DisplayRole gives the name.
class CompanyModel final : public PagedModel<api::Company, Reading::Whole>
{
    Q_OBJECT
public:
    enum Role { RegionRole = IdRole + 1, CurrencyRole, TimeZoneRole, ApiAccessRole, FaqsEnabledRole };

    explicit CompanyModel(QObject *parent = nullptr);
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::Companies; }

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::Company &company) const override { return company.companyKey; }
    QVariant valueOf(const api::Company &company, int role) const override;
};

} // namespace answerdesk::models
