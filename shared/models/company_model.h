// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/companies.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// The companies that the signed-in administrator sees. Needs a client only; setCompany() means nothing here.
class CompanyModel final : public RemoteModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, KeyColumn, RegionColumn, ColumnCount };
    enum Role {
        CompanyKeyRole = Qt::UserRole + 1,
        NameRole,
        RegionRole,
        CurrencyRole,
        TimeZoneRole,
        LocalesRole,
        ApiAccessRole,
        FaqsEnabledRole
    };

    explicit CompanyModel(QObject *parent = nullptr);

    void refresh() override;
    const api::Company &at(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(const QString &companyKey) const; ///< -1: none

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    int count() const override { return int(m_rows.size()); }
    void clear() override;

private:
    void load(const QString &cursor);
    std::vector<api::Company> m_rows;
    std::vector<api::Company> m_incoming;
    client::PendingCall m_call;
};

} // namespace answerdesk::models
