// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/company_model.h"

namespace answerdesk::models {

CompanyModel::CompanyModel(QObject *parent)
    : PagedModel(parent)
{
    setCompany(kWholeServer);
}

client::PendingCall CompanyModel::ask(const QString &cursor, Done done)
{
    return client()->companies(cursor, this, std::move(done));
}

QVariant CompanyModel::valueOf(const api::Company &company, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return company.name;
    case RegionRole:
        return company.region;
    case CurrencyRole:
        return company.currency;
    case TimeZoneRole:
        return company.timeZone;
    case ApiAccessRole:
        return company.apiAccess;
    case FaqsEnabledRole:
        return company.faqsEnabled;
    default:
        return {};
    }
}

} // namespace answerdesk::models
