// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/audit.h"
#include "shared/client/api_client.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// The audit log of a company, or of the server and all companies, newest first; the server filters.
class AuditModel final : public PagedModel<api::AuditEntry>
{
    Q_OBJECT
public:
    struct Filter {
        bool ofServer = false; ///< for operators
        QString action; ///< how it begins; empty: all
        QString text;
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    using PagedModel::PagedModel;
    void setFilter(const Filter &filter) { changeFilter(m_filter, filter); }
    const Filter &filter() const { return m_filter; }
    /// The filter as the parameters of the list, without those of paging.
    client::Query query() const;
    api::Endpoint endpoint() const;
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::Audit; }

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::AuditEntry &entry) const override
    {
        return m_filter.ofServer ? entry.companyKey + u'/' + entry.auditId : entry.auditId;
    }

private:
    Filter m_filter;
};

} // namespace answerdesk::models
