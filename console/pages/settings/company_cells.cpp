// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/company_cells.h"
#include "shared/models/company_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Companies = models::CompanyModel;

CompanyCells::CompanyCells(QObject *parent)
    : CellModel({{tr("Name"), false, Companies::NameRole}, {tr("Region"), false, Companies::RegionRole},
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
    switch (column) {
    case Name: {
        const QString key = source.data(Companies::CompanyKeyRole).toString();
        return {source.data(Companies::NameRole).toString(), Cell::TwoLine, Tone::Neutral,
            key == m_current ? tr("%1 · shown now").arg(key) : key};
    }
    case Region:
        return {source.data(Companies::RegionRole).toString().toUpper(), Cell::Chips};
    case ApiAccess:
        return state(source.data(Companies::ApiAccessRole).toBool());
    case Faqs:
        return state(source.data(Companies::FaqsEnabledRole).toBool());
    case TimeZone:
        return {source.data(Companies::TimeZoneRole).toString()};
    default:
        return {source.data(Companies::CurrencyRole).toString()};
    }
}

} // namespace answerdesk::console
