// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

enum class Region { Us, Eu };

/// What an entry of allowed_hosts consists of. "*.shop.example:8443" is a wildcard with a port.
enum class HostKind {
    Host, ///< one host: a name or an address
    Wildcard, ///< every name below a host
    Port ///< a port other than 80 and 443, beside one of the two above
};

/// Who may change a setting of a company.
enum class SettingOwner {
    Company, ///< the company's administrators
    Granted, ///< they too, as far as the setting of the operator permits that bounds it
    Operator
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

/// A field of the field kit that also says whose setting it is.
template <SettingOwner Owner, typename Struct, typename Member>
struct SettingField : schema::Field<Struct, Member> {
    static constexpr SettingOwner kOwner = Owner;
};

/// The settings of a company, declared once. A setting is a member, its line in describe(), a column of the
/// same name and a text in the console's form; names, bounds and help of the API and of the command line
/// follow. Form gives the types: of answers, of requests, and of the server's memory.
template <typename Form>
struct CompanySettings {
    template <typename T>
    using Of = typename Form::template Of<T>;

    Of<bool> apiAccess{};
    Of<bool> faqsEnabled{};
    Of<bool> faqsRequireApproval{};
    typename Form::Texts allowedHosts{};
    typename Form::Locales locales{};
    typename Form::Zone timeZone{};
    typename Form::Currency currency{};
    Of<int> attributionWindowHours{};
    Of<bool> requireHelpful{};
    Of<bool> strictDecrease{};
    Of<int> answerThresholdPercent{};
    Of<int> messagesPerMinute{}; ///< 0: no limit, as with the other limits
    Of<int> faqsPerMinute{};
    Of<int> eventsPerMinute{};
    Of<int> conversationRetentionDays{}; ///< 0: for ever
    Of<int> visitorRetentionDays{}; ///< 0: for ever
    Of<bool> modelEnabled{};
    Of<QString> modelName{}; ///< of the operator's list, or "default"
    Of<int> modelTimeoutMs{}; ///< 0: what the server allows
    Of<int> modelTokens{}; ///< of a request with its answer; 0: what the server allows
    Of<int> modelDailyTokens{}; ///< of all requests on a day (UTC); 0: what the server allows
    Of<bool> grantedApiAccess{};
    Of<int> grantedMessagesPerMinute{};
    Of<int> grantedFaqsPerMinute{};
    Of<int> grantedEventsPerMinute{};
    typename Form::HostKinds grantedHostKinds{};

    static constexpr auto describe()
    {
        using T = CompanySettings;
        using schema::about;
        using enum SettingOwner;
        constexpr int kMostPerMinute = 10'000'000;
        return schema::fields(
            setting<Granted>("api_access", &T::apiAccess,
                about("Whether API keys of the company work. A company administrator can turn it on only "
                      "while the operator grants it.")),
            setting<Company>("faqs_enabled", &T::faqsEnabled,
                about("Whether product FAQs are made (Integrations > AI Powered FAQs).")),
            setting<Company>("faqs_require_approval", &T::faqsRequireApproval,
                about("Whether shoppers get approved FAQs only.")),
            setting<Granted>("allowed_hosts", &T::allowedHosts,
                about("Hosts whose pages may be fetched: host, host:port or *.host, of the kinds in "
                      "granted_host_kinds. A wildcard needs a registrable domain: *.shop.example, not "
                      "*.com.")
                    .items(0, 1000)),
            setting<Company>(
                "locales", &T::locales, about("Locales that answers and FAQs are given in.").items(1, 100)),
            setting<Company>("time_zone", &T::timeZone,
                about("IANA name such as Europe/Berlin; days in reports are days of this zone.")
                    .length(1, 64)),
            setting<Company>("currency", &T::currency, about("Currency shown first in reports.")),
            setting<Company>("attribution_window_hours", &T::attributionWindowHours,
                about("Hours after an interaction during which an event counts.").range(1, 8760)),
            setting<Company>("require_helpful", &T::requireHelpful,
                about("Whether only helpful interactions open a ticket.")),
            setting<Company>("strict_decrease", &T::strictDecrease,
                about("Whether every decrease needs an increase before it.")),
            setting<Company>("answer_threshold_percent", &T::answerThresholdPercent,
                about("How sure an answer must be, in percent of the confidence that the server has learnt "
                      "from the company's documents. Below 100 more is answered, and more of it wrongly; "
                      "evaluations show the curve.")
                    .range(50, 200)),
            setting<Granted>("messages_per_minute", &T::messagesPerMinute,
                about("Limit of send_message; 0 for none. A company administrator can set at most what is "
                      "granted.")
                    .range(0, kMostPerMinute)),
            setting<Granted>("faqs_per_minute", &T::faqsPerMinute,
                about("Limit of product-faqs; 0 for none. A company administrator can set at most what is "
                      "granted.")
                    .range(0, kMostPerMinute)),
            setting<Granted>("events_per_minute", &T::eventsPerMinute,
                about("Limit of the analytics endpoints; 0 for none. A company administrator can set at "
                      "most what is granted.")
                    .range(0, kMostPerMinute)),
            setting<Company>("conversation_retention_days", &T::conversationRetentionDays,
                about("Days after its last message that a conversation is deleted; 0 for never.")
                    .range(0, 3650)),
            setting<Company>("visitor_retention_days", &T::visitorRetentionDays,
                about("Days after which interactions, tickets, cart events and orders lose the visitor; 0 "
                      "for never.")
                    .range(0, 3650)),
            setting<Company>("model_enabled", &T::modelEnabled,
                about("Whether a model of this server may word answers and FAQs.")),
            setting<Company>("model_name", &T::modelName,
                about("One of the models that the operator offers; default stands for the first.")
                    .length(1, 200)),
            setting<Company>("model_timeout_ms", &T::modelTimeoutMs,
                about("Time that the model has for an answer; 0 for what the server allows.")
                    .range(0, 120'000)),
            setting<Company>("model_tokens", &T::modelTokens,
                about("Most tokens of a request to the model with its answer; 0 for what the server allows.")
                    .range(0, 200'000)),
            setting<Company>("model_daily_tokens", &T::modelDailyTokens,
                about("Most tokens of all requests to models on a day (UTC); then answers and FAQs go "
                      "without a "
                      "model. 0 for what the server allows.")
                    .range(0, 1'000'000'000)),
            setting<Operator>("granted_api_access", &T::grantedApiAccess,
                about("Operators only: whether the company's administrators may turn api_access on.")),
            setting<Operator>("granted_messages_per_minute", &T::grantedMessagesPerMinute,
                about("Operators only: upper bound of messages_per_minute; 0 for none.")
                    .range(0, kMostPerMinute)),
            setting<Operator>("granted_faqs_per_minute", &T::grantedFaqsPerMinute,
                about("Operators only: upper bound of faqs_per_minute; 0 for none.")
                    .range(0, kMostPerMinute)),
            setting<Operator>("granted_events_per_minute", &T::grantedEventsPerMinute,
                about("Operators only: upper bound of events_per_minute; 0 for none.")
                    .range(0, kMostPerMinute)),
            setting<Operator>("granted_host_kinds", &T::grantedHostKinds,
                about("Operators only: kinds of entries that allowed_hosts may have.").items(0, 3)));
    }

private:
    template <SettingOwner Owner, typename Member>
    static constexpr auto setting(const char *name, Member CompanySettings::*member, const schema::Rule &rule)
    {
        return SettingField<Owner, CompanySettings, Member>{{name, member, Form::ruleOf(rule)}};
    }
};

/// Every setting has a value.
struct AnsweredSettings {
    template <typename T>
    using Of = T;
    using Texts = std::vector<QString>;
    using Locales = std::vector<QString>;
    using Zone = QString;
    using Currency = QString;
    using HostKinds = std::vector<HostKind>;
    static constexpr schema::Rule ruleOf(const schema::Rule &rule)
    {
        return schema::about(rule.description).required();
    }
};

/// What is absent stays as it is.
struct SentSettings {
    template <typename T>
    using Of = std::optional<T>;
    using Texts = Of<std::vector<QString>>;
    using Locales = Of<std::vector<schema::LocaleTag>>;
    using Zone = Of<QString>;
    using Currency = Of<schema::CurrencyCode>;
    using HostKinds = Of<std::vector<HostKind>>;
    static constexpr schema::Rule ruleOf(const schema::Rule &rule) { return rule; }
};

template <std::size_t Place, typename F>
constexpr const F &settingAt(const schema::FieldAt<Place, F> &at)
{
    return at.field;
}

/// Calls visit(field, a's value, b's value) for each setting of two forms.
template <typename A, typename B, typename Visit>
void forEachSetting(CompanySettings<A> &a, const CompanySettings<B> &b, Visit visit)
{
    static constexpr auto kA = CompanySettings<A>::describe();
    static constexpr auto kB = CompanySettings<B>::describe();
    [&]<std::size_t... Place, typename... F>(const schema::FieldList<std::index_sequence<Place...>, F...> &)
    {
        (visit(settingAt<Place>(kA), a.*settingAt<Place>(kA).member, b.*settingAt<Place>(kB).member), ...);
    }
    (kA);
}

} // namespace answerdesk::api
