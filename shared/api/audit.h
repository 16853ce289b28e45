// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

struct AuditEntry {
    QString auditId;
    QString companyKey;
    schema::Timestamp at;
    QString actor;
    QString action;
    QString target;
    std::optional<QString> targetName;
    QString address;
    std::optional<json::Value> before;
    std::optional<json::Value> after;

    static constexpr const char *kName = "AuditEntry";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AuditEntry;
        return fields(
            field("audit_id", &T::auditId, about("Identifier, rising within its company.").required()),
            field("company_key", &T::companyKey,
                about("Company that it belongs to; empty for the whole server.").required()),
            field("at", &T::at, about("When.").required()),
            field("actor", &T::actor,
                about(
                    "Who: an e-mail address, or local for the machine's own user. A company's administrators "
                    "read operator for all operators.")
                    .required()),
            field("action", &T::action, about("What, such as key.created.").required()),
            field("target", &T::target, about("On what.").required()),
            field("target_name", &T::targetName,
                about("What that was called; null for what has no name but its identifier.").nullable()),
            field("address", &T::address,
                about(
                    "From which address; empty for the machine itself, and for an operator when a company's "
                    "administrator reads it.")
                    .required()),
            field("before", &T::before,
                about("What it was; of a change, the members that changed.").nullable()),
            field("after", &T::after, about("What it became.").nullable()));
    }
};

/// Query of GET .../audit.
struct AuditQuery : ListQuery {
    std::optional<QString> actor;
    std::optional<QString> action;
    std::optional<QString> target;
    std::optional<QString> from;
    std::optional<QString> to;
    std::optional<QString> q;

    static constexpr const char *kName = "AuditQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AuditQuery;
        return joined(ListQuery::describe(),
            fields(field("actor", &T::actor, about("Changes of this actor only.").length(1, 254)),
                field("action", &T::action,
                    about("Actions that begin with this, such as key. or company.changed.").length(1, 64)),
                field("target", &T::target, about("Changes of this target only.").length(1, 300)),
                field("from", &T::from,
                    about("From this moment on: 2026-01-31T08:00:00Z, or a day in UTC, 2026-01-31.")),
                field("to", &T::to, about("Before this moment, or up to the end of this day.")),
                field("q", &T::q, about("Text in the actor, the action or the target.").length(1, 200))));
    }
};

/// Query of GET /admin/v1/audit.
struct ServerAuditQuery : AuditQuery {
    std::optional<QString> company;

    static constexpr const char *kName = "ServerAuditQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(AuditQuery::describe(),
            fields(field("company", &ServerAuditQuery::company,
                about("Changes in this company only; - for those of the whole server.").length(1, 63))));
    }
};

} // namespace answerdesk::api
