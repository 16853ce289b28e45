// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/settings/form/setting_words.h"
#include "shared/api/companies.h"
#include <QtCore/QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(answerdesk::console::Settings)
};

template <typename Member>
constexpr SettingKind kindFor()
{
    if constexpr (std::is_same_v<Member, std::optional<bool>>)
        return SettingKind::Flag;
    else if constexpr (std::is_same_v<Member, std::optional<int>>)
        return SettingKind::Number;
    else if constexpr (std::is_same_v<Member, std::optional<std::vector<QString>>>)
        return SettingKind::Lines;
    else if constexpr (std::is_same_v<Member, std::optional<std::vector<schema::LocaleTag>>>)
        return SettingKind::Words;
    else if constexpr (std::is_same_v<Member, std::optional<std::vector<api::HostKind>>>)
        return SettingKind::Choices;
    else
        return SettingKind::Text;
}

} // namespace

SectionWords wordsOf(Section section)
{
    switch (section) {
    case Section::Companies:
        return {u"companies"_s, Words::tr("Companies"), Words::tr("Companies"),
            Words::tr("A company is a shop with its own knowledge, keys and revenue.")};
    case Section::Access:
        return {u"access"_s, Words::tr("Access"), Words::tr("Access"),
            Words::tr("API access, and the pages that the server may read for the company.")};
    case Section::Answers:
        return {u"answers"_s, Words::tr("Answers"), Words::tr("Answers"),
            Words::tr("Languages of the answers, and the text for questions without an answer.")};
    case Section::Faqs:
        return {u"faqs"_s, Words::tr("AI Powered FAQs"), Words::tr("Integrations › AI Powered FAQs"),
            Words::tr("Questions and answers about a product, generated from its page when the shop first "
                      "requests them.")};
    case Section::Revenue:
        return {u"revenue"_s, Words::tr("Revenue"), Words::tr("Revenue"),
            Words::tr("When an order is attributed to an answer, and how it is reported.")};
    case Section::Limits:
        return {u"limits"_s, Words::tr("Limits"), Words::tr("Limits"),
            Words::tr("Maximum requests per minute. Requests above the limit are refused with 429.")};
    case Section::Model:
        return {u"model"_s, Words::tr("Model"), Words::tr("Model"),
            Words::tr("A model can phrase answers more fluently. It never decides what is answered: without "
                      "it, or when it fails, shoppers get sentences quoted from documents.")};
    case Section::Retention:
        return {u"retention"_s, Words::tr("Retention"), Words::tr("Retention"),
            Words::tr("Data that is deleted automatically. Figures are not changed.")};
    case Section::Administrators:
        return {u"administrators"_s, Words::tr("Administrators"), Words::tr("Administrators"),
            Words::tr("Accounts that can sign in to this server, and their rights.")};
    }
    return {};
}

std::vector<SettingWords> settingWords()
{
    using enum Section;
    std::vector<SettingWords> all{
        {u"api_access"_s, Access, Words::tr("API access"),
            Words::tr("Off: every request with one of its keys is refused with 403."), {}},
        {u"allowed_hosts"_s, Access, Words::tr("Allowed hosts"),
            Words::tr("Pages on these hosts may be fetched; one per line: shop.example, shop.example:8443 or "
                      "*.shop.example. Empty: no page is fetched."),
            {}},
        {.name = u"granted_host_kinds"_s,
            .section = Access,
            .label = Words::tr("Permitted kinds of hosts"),
            .help = Words::tr(
                "Kinds of entries that are allowed above. Only an operator of this server can change this."),
            .unit = {},
            .choices = {{u"host"_s, Words::tr("Single hosts")}, {u"wildcard"_s, Words::tr("Wildcards (*.)")},
                {u"port"_s, Words::tr("Ports other than 80 and 443")}}},
        {u"locales"_s, Answers, Words::tr("Languages"),
            Words::tr("Tags separated by commas: en, de, pt-BR. A request in another language gets the "
                      "closest one."),
            {}},
        {u"answer_threshold_percent"_s, Answers, Words::tr("Answer threshold"),
            Words::tr("100 is the confidence that your documents suggest. A lower threshold answers more "
                      "questions, but more of the answers are wrong."),
            Words::tr("percent")},
        {u"faqs_enabled"_s, Faqs, Words::tr("Generate product FAQs"),
            Words::tr("Off: the shop gets no FAQs; generated FAQs are kept here."), {}},
        {u"faqs_require_approval"_s, Faqs, Words::tr("Show approved FAQs only"),
            Words::tr("New FAQs are held on the page Product FAQs until they are approved."), {}},
        {u"time_zone"_s, Revenue, Words::tr("Time zone"),
            Words::tr("Reports use the days of this time zone."), {}},
        {u"currency"_s, Revenue, Words::tr("Currency"),
            Words::tr("Shown first in reports. Amounts are never converted."), {}},
        {u"attribution_window_hours"_s, Revenue, Words::tr("Attribution window"),
            Words::tr("Orders within this window are attributed to the answer."), Words::tr("hours")},
        {u"require_helpful"_s, Revenue, Words::tr("Only helpful answers count"),
            Words::tr("Greetings and refusals then open no ticket."), {}},
        {u"strict_decrease"_s, Revenue, Words::tr("Reject decreases without a prior increase"),
            Words::tr("Off: a quantity can be decreased if more than 1 was added."), {}},
        {u"messages_per_minute"_s, Limits, Words::tr("Questions"), Words::tr("send_message; 0 = no limit."),
            Words::tr("per minute")},
        {u"faqs_per_minute"_s, Limits, Words::tr("Product FAQs"),
            Words::tr("product-faqs, including unchanged and refused requests; 0 = no limit."),
            Words::tr("per minute")},
        {u"events_per_minute"_s, Limits, Words::tr("Cart and checkout events"),
            Words::tr("0 = no limit. A refused event is lost unless the shop sends it again."),
            Words::tr("per minute")},
        {u"model_enabled"_s, Model, Words::tr("Let a model phrase answers and product FAQs"),
            Words::tr("Questions with the passages of their answers, and facts from product pages, are then "
                      "sent to the model’s server."),
            {}},
        {u"model_name"_s, Model, Words::tr("Model"), Words::tr("One of the models that the operator offers."),
            {}},
        {u"model_timeout_ms"_s, Model, Words::tr("Time for an answer"),
            Words::tr("After this time, shoppers get the answer without the model. 0 = server maximum."),
            Words::tr("ms")},
        {u"model_tokens"_s, Model, Words::tr("Size of a request"),
            Words::tr("Instructions, question, passages and answer together. 0 = server maximum."),
            Words::tr("tokens")},
        {u"model_daily_tokens"_s, Model, Words::tr("Tokens per day"),
            Words::tr("For answers and product FAQs per day (UTC); after that, they are given without the "
                      "model. 0 = server maximum."),
            Words::tr("tokens")},
        {u"conversation_retention_days"_s, Retention, Words::tr("Conversations"),
            Words::tr("Deleted this long after the last message; 0 = never."), Words::tr("days")},
        {u"visitor_retention_days"_s, Retention, Words::tr("Visitors"),
            Words::tr("After this time, tickets, cart events and orders are detached from their visitor; 0 = "
                      "never."),
            Words::tr("days")},
    };
    for (SettingWords &setting : all) {
        schema::forEachField<api::CompanyRequest>([&](const auto &field) {
            if (QLatin1String(field.name) != setting.name)
                return;
            setting.kind = kindFor<
                std::remove_cvref_t<decltype(std::declval<api::CompanyRequest &>().*field.member)>>();
            setting.rule = field.rule;
        });
    }
    return all;
}

} // namespace answerdesk::console
