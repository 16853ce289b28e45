// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

enum class Region { Us, Eu };

/// What an entry of allowed_hosts consists of. "*.shop.example:8443" is a wildcard with a port.
enum class HostKind {
    Host, ///< one host: a name or an address
    Wildcard, ///< every name below a host
    Port ///< a port other than 80 and 443, beside one of the two above
};

/// Query of DELETE /admin/v1/companies/{company}.
struct CompanyDeletionQuery {
    QString confirm;

    static constexpr const char *kName = "CompanyDeletionQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("confirm", &CompanyDeletionQuery::confirm,
            about("The company's name, exactly as it is: nobody deletes the wrong one by a slip.")
                .required()
                .length(1, 200)));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::Region> {
    static constexpr std::pair<api::Region, const char *> kNames[]
        = {{api::Region::Us, "us"}, {api::Region::Eu, "eu"}};
};

template <>
struct EnumNames<api::HostKind> {
    static constexpr std::pair<api::HostKind, const char *> kNames[] = {
        {api::HostKind::Host, "host"}, {api::HostKind::Wildcard, "wildcard"}, {api::HostKind::Port, "port"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

struct Company {
    QString companyKey;
    QString name;
    QString region;
    bool apiAccess = false;
    bool faqsEnabled = false;
    bool faqsRequireApproval = false;
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
    int conversationRetentionDays = 0;
    int visitorRetentionDays = 0;
    bool modelEnabled = false;
    QString modelName;
    int modelTimeoutMs = 0;
    int modelTokens = 0;
    bool grantedApiAccess = false;
    int grantedMessagesPerMinute = 0;
    int grantedFaqsPerMinute = 0;
    int grantedEventsPerMinute = 0;
    std::vector<HostKind> grantedHostKinds;
    std::vector<QString> inactiveHosts;
    std::optional<schema::Timestamp> analyticsSecretSince;
    std::optional<schema::Timestamp> analyticsSecretOverlapUntil;
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
            field("faqs_require_approval", &T::faqsRequireApproval,
                about("Whether shoppers get approved FAQs only.").required()),
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
            field("conversation_retention_days", &T::conversationRetentionDays,
                about("Days after its last message that a conversation is deleted; 0 for never.").required()),
            field("visitor_retention_days", &T::visitorRetentionDays,
                about("Days after which interactions, tickets, cart events and orders lose the visitor; 0 "
                      "for never.")
                    .required()),
            field("model_enabled", &T::modelEnabled,
                about("Whether a model of this server may word answers and FAQs.").required()),
            field("model_name", &T::modelName,
                about("Which one; default stands for the server's first.").required()),
            field("model_timeout_ms", &T::modelTimeoutMs,
                about("Time that it has for an answer; 0 for what the server allows.").required()),
            field("model_tokens", &T::modelTokens,
                about("Most tokens of a request with its answer; 0 for what the server allows.").required()),
            field("granted_api_access", &T::grantedApiAccess,
                about("Whether the operator grants API access. A company administrator cannot turn "
                      "api_access on without it.")
                    .required()),
            field("granted_messages_per_minute", &T::grantedMessagesPerMinute,
                about("The operator's upper bound of messages_per_minute; 0 for none.").required()),
            field("granted_faqs_per_minute", &T::grantedFaqsPerMinute,
                about("The operator's upper bound of faqs_per_minute; 0 for none.").required()),
            field("granted_events_per_minute", &T::grantedEventsPerMinute,
                about("The operator's upper bound of events_per_minute; 0 for none.").required()),
            field("granted_host_kinds", &T::grantedHostKinds,
                about("Kinds of entries that the operator permits in allowed_hosts.").required()),
            field("inactive_hosts", &T::inactiveHosts,
                about(
                    "Entries of allowed_hosts that have no effect: the operator does not permit their kind, "
                    "or a wildcard covers a public suffix.")
                    .required()),
            field("analytics_secret_since", &T::analyticsSecretSince,
                about("When the secret was made that the analytics endpoints require; null when none is "
                      "required.")
                    .nullable()),
            field("analytics_secret_overlap_until", &T::analyticsSecretOverlapUntil,
                about("End of the overlap in which an earlier analytics secret, or a request without one, "
                      "is accepted as well; may be past; null without an overlap.")
                    .nullable()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("updated_at", &T::updatedAt, about("When a setting was last changed.").required()));
    }
};

/// Body of POST /admin/v1/companies and, every field optional there, of PATCH.
struct CompanyRequest {
    std::optional<schema::CompanySlug> companyKey;
    std::optional<QString> name;
    std::optional<Region> region;
    std::optional<bool> apiAccess;
    std::optional<bool> faqsEnabled;
    std::optional<bool> faqsRequireApproval;
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
    std::optional<int> conversationRetentionDays;
    std::optional<int> visitorRetentionDays;
    std::optional<bool> modelEnabled;
    std::optional<QString> modelName;
    std::optional<int> modelTimeoutMs;
    std::optional<int> modelTokens;
    std::optional<bool> grantedApiAccess;
    std::optional<int> grantedMessagesPerMinute;
    std::optional<int> grantedFaqsPerMinute;
    std::optional<int> grantedEventsPerMinute;
    std::optional<std::vector<HostKind>> grantedHostKinds;

    static constexpr const char *kName = "CompanyRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CompanyRequest;
        return fields(
            field("company_key", &T::companyKey, about("Public slug; needed to create, fixed afterwards.")),
            field("name", &T::name, about("Name for people.").trimmed().length(1, 200)),
            field("region", &T::region,
                about("Where it lives; the server's own by default, fixed afterwards.")),
            field("api_access", &T::apiAccess,
                about("Whether API keys of the company work. A company administrator can turn it on only "
                      "while the operator grants it.")),
            field("faqs_enabled", &T::faqsEnabled, about("Whether product FAQs are made.")),
            field("faqs_require_approval", &T::faqsRequireApproval,
                about("Whether shoppers get approved FAQs only.")),
            field("allowed_hosts", &T::allowedHosts,
                about("host, host:port or *.host, of the kinds in granted_host_kinds. A wildcard needs a "
                      "registrable domain: *.shop.example, not *.com.")
                    .items(0, 1000)),
            field("locales", &T::locales, about("Locales that answers and FAQs are given in.").items(1, 100)),
            field("time_zone", &T::timeZone, about("IANA name such as Europe/Berlin.").length(1, 64)),
            field("currency", &T::currency, about("Currency shown first in reports.")),
            field("attribution_window_hours", &T::attributionWindowHours, about("1 to 8760.").range(1, 8760)),
            field("require_helpful", &T::requireHelpful,
                about("Whether only helpful interactions open a ticket.")),
            field("strict_decrease", &T::strictDecrease,
                about("Whether every decrease needs an increase before it.")),
            field("messages_per_minute", &T::messagesPerMinute,
                about("0 for no limit. A company administrator can set at most what is granted.")
                    .range(0, 10000000)),
            field("faqs_per_minute", &T::faqsPerMinute,
                about("0 for no limit. A company administrator can set at most what is granted.")
                    .range(0, 10000000)),
            field("events_per_minute", &T::eventsPerMinute,
                about("0 for no limit. A company administrator can set at most what is granted.")
                    .range(0, 10000000)),
            field("conversation_retention_days", &T::conversationRetentionDays,
                about("Days after its last message that a conversation is deleted; 0 for never.")
                    .range(0, 3650)),
            field("visitor_retention_days", &T::visitorRetentionDays,
                about("Days after which interactions, tickets, cart events and orders lose the visitor; 0 "
                      "for never.")
                    .range(0, 3650)),
            field("model_enabled", &T::modelEnabled,
                about("Whether a model of this server may word answers and FAQs.")),
            field("model_name", &T::modelName,
                about("One of the models that the operator offers, or default.").length(1, 200)),
            field("model_timeout_ms", &T::modelTimeoutMs,
                about("Time that it has for an answer; 0 for what the server allows.").range(0, 120000)),
            field("model_tokens", &T::modelTokens,
                about("Most tokens of a request with its answer; 0 for what the server allows.")
                    .range(0, 200000)),
            field("granted_api_access", &T::grantedApiAccess,
                about("Operators only: whether the company's administrators may turn api_access on.")),
            field("granted_messages_per_minute", &T::grantedMessagesPerMinute,
                about("Operators only: upper bound of messages_per_minute; 0 for none.").range(0, 10000000)),
            field("granted_faqs_per_minute", &T::grantedFaqsPerMinute,
                about("Operators only: upper bound of faqs_per_minute; 0 for none.").range(0, 10000000)),
            field("granted_events_per_minute", &T::grantedEventsPerMinute,
                about("Operators only: upper bound of events_per_minute; 0 for none.").range(0, 10000000)),
            field("granted_host_kinds", &T::grantedHostKinds,
                about("Operators only: kinds of entries that allowed_hosts may have.").items(0, 3)));
    }
};

/// Query of GET /admin/v1/companies.
struct CompaniesQuery : ListQuery {
    std::optional<QString> q;
    std::optional<Region> region;
    std::optional<bool> apiAccess;
    std::optional<bool> faqsEnabled;

    static constexpr const char *kName = "CompaniesQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CompaniesQuery;
        return joined(ListQuery::describe(),
            fields(field("q", &T::q, about("Text in the key or the name.").length(1, 200)),
                field("region", &T::region, about("Companies of this region only.")),
                field("api_access", &T::apiAccess,
                    about("Companies whose keys work only, or the others only.")),
                field("faqs_enabled", &T::faqsEnabled,
                    about("Companies with product FAQs only, or the others only."))));
    }
};

} // namespace answerdesk::api
