// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/audit.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// The audit log of a company, or of the server and all companies, newest first; the server filters.
class AuditModel final : public ListModel<api::AuditEntry>
{
    Q_OBJECT
public:
    struct Filter {
        bool ofServer = false; ///< for operators
        QString action; ///< how it begins; empty: all
        QString text;
        QString from = {}; ///< from this moment on; empty: the first one
        QString to = {}; ///< before this moment
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    explicit AuditModel(QObject *parent = nullptr)
        : ListModel({.endpoint = api::Endpoint::ListAudit, .topic = api::ChangeTopic::Audit}, parent)
    {
    }
    void setFilter(const Filter &filter) { changeFilter(m_filter, filter); }
    const Filter &filter() const { return m_filter; }
    client::Query query() const override;
    api::Endpoint endpoint() const override
    {
        return m_filter.ofServer ? api::Endpoint::ListServerAudit : api::Endpoint::ListAudit;
    }
    bool isOfServer() const override { return m_filter.ofServer; }

protected:
    QString idOf(const api::AuditEntry &entry) const override
    {
        return m_filter.ofServer ? entry.companyKey + u'/' + entry.auditId : entry.auditId;
    }

private:
    Filter m_filter;
};

} // namespace answerdesk::models
