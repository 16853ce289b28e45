// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/company_model.h"

namespace answerdesk::models {

CompanyModel::CompanyModel(QObject *parent)
    : RemoteModel(parent)
{
}

void CompanyModel::clear()
{
    m_call.cancel();
    m_rows.clear();
    m_incoming.clear();
}

void CompanyModel::refresh()
{
    if (!client())
        return;
    m_call.cancel();
    m_incoming.clear();
    beginLoading();
    load({});
}

void CompanyModel::load(const QString &cursor)
{
    m_call = client()->companies(cursor, this, [this](client::ApiResult<api::ListPage<api::Company>> page) {
        if (!page)
            return endLoading(page.error());
        std::move(page->items.begin(), page->items.end(), std::back_inserter(m_incoming));
        if (page->nextCursor)
            return load(*page->nextCursor);
        replaceRows(m_rows, std::exchange(m_incoming, {}),
            [](const api::Company &company) { return company.companyKey; });
        endLoading();
    });
}

int CompanyModel::rowOf(const QString &companyKey) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
        [&](const api::Company &company) { return company.companyKey == companyKey; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int CompanyModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant CompanyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::Company &company = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == NameColumn ? company.name
            : index.column() == KeyColumn   ? company.companyKey
                                            : company.region;
    case CompanyKeyRole:
        return company.companyKey;
    case NameRole:
        return company.name;
    case RegionRole:
        return company.region;
    case CurrencyRole:
        return company.currency;
    case TimeZoneRole:
        return company.timeZone;
    case LocalesRole:
        return QStringList(company.locales.begin(), company.locales.end());
    case ApiAccessRole:
        return company.apiAccess;
    case FaqsEnabledRole:
        return company.faqsEnabled;
    default:
        return {};
    }
}

QHash<int, QByteArray> CompanyModel::roleNames() const
{
    return {{CompanyKeyRole, "companyKey"}, {NameRole, "name"}, {RegionRole, "region"},
        {CurrencyRole, "currency"}, {TimeZoneRole, "timeZone"}, {LocalesRole, "locales"},
        {ApiAccessRole, "apiAccess"}, {FaqsEnabledRole, "faqsEnabled"}};
}

} // namespace answerdesk::models
