// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Body of POST /admin/v1/sessions.
struct SignInRequest {
    QString email;
    QString password;

    static constexpr const char *kName = "SignInRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SignInRequest;
        return fields(field("email", &T::email,
                          about("E-mail address of the administrator.").required().trimmed().length(3, 254)),
            field("password", &T::password, about("The password.").required().length(1, 1024)));
    }
};

struct Administrator {
    QString adminId;
    QString email;
    QString role;
    std::vector<QString> companies;
    schema::Timestamp createdAt;

    static constexpr const char *kName = "Administrator";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Administrator;
        return fields(field("admin_id", &T::adminId, about("Identifier.").required()),
            field("email", &T::email, about("E-mail address.").required()),
            field("role", &T::role,
                about("operator, company_admin, company_viewer or company_tester.").required()),
            field("companies", &T::companies,
                about("Companies that the administrator sees; empty for an operator, who sees all.")
                    .required()),
            field("created_at", &T::createdAt, about("When it was made.").required()));
    }
};

/// A session token, shown once.
struct Session {
    QString token;
    schema::Timestamp expiresAt;
    Administrator admin;

    static constexpr const char *kName = "Session";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Session;
        return fields(field("token", &T::token, about("Sent as Authorization: Bearer.").required()),
            field("expires_at", &T::expiresAt, about("When the session ends by itself.").required()),
            field("admin", &T::admin, about("Who signed in.").required()));
    }
};

struct CurrentSession {
    schema::Timestamp expiresAt;
    Administrator admin;

    static constexpr const char *kName = "CurrentSession";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CurrentSession;
        return fields(
            field("expires_at", &T::expiresAt, about("When the session ends by itself.").required()),
            field("admin", &T::admin, about("Who is signed in.").required()));
    }
};

/// Body of POST /admin/v1/admins.
struct AdministratorRequest {
    QString email;
    QString password;
    QString role;
    std::optional<std::vector<QString>> companies;

    static constexpr const char *kName = "AdministratorRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AdministratorRequest;
        return fields(field("email", &T::email, about("E-mail address.").required().trimmed().length(3, 254)),
            field("password", &T::password, about("At least 12 characters.").required().length(12, 1024)),
            field("role", &T::role,
                about("operator, company_admin, company_viewer or company_tester.").required()),
            field("companies", &T::companies,
                about("Companies that it may see; none for an operator.").items(0, 1000)));
    }
};

struct Company {
    QString companyKey;
    QString name;
    QString region;
    bool apiAccess = false;
    bool faqsEnabled = false;
    std::vector<QString> allowedHosts;
    std::vector<QString> locales;
    QString timeZone;
    QString currency;
    int attributionWindowHours = 0;
    bool requireHelpful = false;
    bool strictDecrease = false;
    int messagesPerMinute = 0;
    int faqsPerMinute = 0;
    int eventsPerMinute = 0;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "Company";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Company;
        return fields(field("company_key", &T::companyKey, about("Public slug.").required()),
            field("name", &T::name, about("Name for people.").required()),
            field("region", &T::region, about("us or eu.").required()),
            field("api_access", &T::apiAccess, about("Whether API keys of the company work.").required()),
            field("faqs_enabled", &T::faqsEnabled,
                about("Whether product FAQs are made (Integrations > AI Powered FAQs).").required()),
            field("allowed_hosts", &T::allowedHosts,
                about("Hosts whose pages may be fetched: host, host:port or *.host.").required()),
            field("locales", &T::locales, about("Locales that answers and FAQs are given in.").required()),
            field("time_zone", &T::timeZone,
                about("IANA name; days in reports are days of this zone.").required()),
            field("currency", &T::currency, about("Currency shown first in reports.").required()),
            field("attribution_window_hours", &T::attributionWindowHours,
                about("How long after an interaction an event counts.").required()),
            field("require_helpful", &T::requireHelpful,
                about("Whether only helpful interactions open a ticket.").required()),
            field("strict_decrease", &T::strictDecrease,
                about("Whether every decrease needs an increase before it.").required()),
            field("messages_per_minute", &T::messagesPerMinute,
                about("Limit of send_message; 0 for none.").required()),
            field(
                "faqs_per_minute", &T::faqsPerMinute, about("Limit of product-faqs; 0 for none.").required()),
            field("events_per_minute", &T::eventsPerMinute,
                about("Limit of the analytics endpoints; 0 for none.").required()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("updated_at", &T::updatedAt, about("When a setting was last changed.").required()));
    }
};

/// Body of POST /admin/v1/companies and, every field optional there, of PATCH.
struct CompanyRequest {
    std::optional<schema::CompanySlug> companyKey;
    std::optional<QString> name;
    std::optional<QString> region;
    std::optional<bool> apiAccess;
    std::optional<bool> faqsEnabled;
    std::optional<std::vector<QString>> allowedHosts;
    std::optional<std::vector<schema::LocaleTag>> locales;
    std::optional<QString> timeZone;
    std::optional<schema::CurrencyCode> currency;
    std::optional<int> attributionWindowHours;
    std::optional<bool> requireHelpful;
    std::optional<bool> strictDecrease;
    std::optional<int> messagesPerMinute;
    std::optional<int> faqsPerMinute;
    std::optional<int> eventsPerMinute;

    static constexpr const char *kName = "CompanyRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CompanyRequest;
        return fields(
            field("company_key", &T::companyKey, about("Public slug; needed to create, fixed afterwards.")),
            field("name", &T::name, about("Name for people.").trimmed().length(1, 200)),
            field("region", &T::region, about("us or eu; fixed afterwards.")),
            field("api_access", &T::apiAccess, about("Whether API keys of the company work.")),
            field("faqs_enabled", &T::faqsEnabled, about("Whether product FAQs are made.")),
            field("allowed_hosts", &T::allowedHosts, about("host, host:port or *.host.").items(0, 1000)),
            field("locales", &T::locales, about("Locales that answers and FAQs are given in.").items(1, 100)),
            field("time_zone", &T::timeZone, about("IANA name such as Europe/Berlin.").length(1, 64)),
            field("currency", &T::currency, about("Currency shown first in reports.")),
            field("attribution_window_hours", &T::attributionWindowHours, about("1 to 8760.").range(1, 8760)),
            field("require_helpful", &T::requireHelpful,
                about("Whether only helpful interactions open a ticket.")),
            field("strict_decrease", &T::strictDecrease,
                about("Whether every decrease needs an increase before it.")),
            field("messages_per_minute", &T::messagesPerMinute, about("0 for no limit.").range(0, 10000000)),
            field("faqs_per_minute", &T::faqsPerMinute, about("0 for no limit.").range(0, 10000000)),
            field("events_per_minute", &T::eventsPerMinute, about("0 for no limit.").range(0, 10000000)));
    }
};

struct AuditEntry {
    QString auditId;
    schema::Timestamp at;
    QString actor;
    QString action;
    QString target;
    QString address;
    std::optional<json::Value> before;
    std::optional<json::Value> after;

    static constexpr const char *kName = "AuditEntry";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AuditEntry;
        return fields(field("audit_id", &T::auditId, about("Identifier, rising.").required()),
            field("at", &T::at, about("When.").required()),
            field("actor", &T::actor, about("Who.").required()),
            field("action", &T::action, about("What, such as key.created.").required()),
            field("target", &T::target, about("On what.").required()),
            field("address", &T::address, about("From which address.").required()),
            field("before", &T::before, about("What it was.").nullable()),
            field("after", &T::after, about("What it became.").nullable()));
    }
};

} // namespace answerdesk::api
