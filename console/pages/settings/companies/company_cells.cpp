// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/companies/company_cells.h"
#include "shared/models/company_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Companies = models::CompanyModel;

CompanyCells::CompanyCells(QObject *parent)
    : CellModel({{tr("Name"), false, Qt::DisplayRole}, {tr("Region"), false, Companies::RegionRole},
                    {tr("API access"), false, Companies::ApiAccessRole},
                    {tr("Product FAQs"), false, Companies::FaqsEnabledRole},
                    {tr("Time zone"), false, Companies::TimeZoneRole},
                    {tr("Currency"), false, Companies::CurrencyRole}},
        parent)
{
}

void CompanyCells::setCurrent(const QString &key)
{
    m_current = key;
    refreshCells();
}

Cell CompanyCells::cell(const QModelIndex &source, int column) const
{
    const auto state = [](bool on) {
        return Cell{on ? tr("On") : tr("Off"), Cell::Badge, on ? Tone::Success : Tone::Neutral};
    };
    const api::Company &company = rowAt<Companies>(source);
    const QString &key = company.companyKey;
    switch (column) {
    case Name:
        return {company.name, Cell::TwoLine, Tone::Neutral,
            key == m_current ? tr("%1 · shown now").arg(key) : key};
    case Region:
        return {company.region.toUpper(), Cell::Chips};
    case ApiAccess:
        return state(company.apiAccess);
    case Faqs:
        return state(company.faqsEnabled);
    case TimeZone:
        return {company.timeZone};
    default:
        return {company.currency};
    }
}

} // namespace answerdesk::console
