// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/company_settings.h"
#include "shared/api/list_page.h"

namespace answerdesk::api {

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

struct Company : CompanySettings<AnsweredSettings> {
    QString companyKey;
    QString name;
    QString region;
    bool isDemo = false;
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
        return joined(fields(field("company_key", &T::companyKey, about("Public slug.").required()),
                          field("name", &T::name, about("Name for people.").required()),
                          field("region", &T::region, about("us or eu.").required()),
                          field("demo", &T::isDemo,
                              about("Whether its data is fictional, made by the demo.").required())),
            CompanySettings::describe(),
            fields(field("inactive_hosts", &T::inactiveHosts,
                       about("Entries of allowed_hosts that have no effect: the operator does not permit "
                             "their kind, or a wildcard covers a public suffix.")
                           .required()),
                field("analytics_secret_since", &T::analyticsSecretSince,
                    about("When the secret was made that the analytics endpoints require; null when none is "
                          "required.")
                        .nullable()),
                field("analytics_secret_overlap_until", &T::analyticsSecretOverlapUntil,
                    about(
                        "End of the overlap in which an earlier analytics secret, or a request without one, "
                        "is accepted as well; may be past; null without an overlap.")
                        .nullable()),
                field("created_at", &T::createdAt, about("When it was made.").required()),
                field("updated_at", &T::updatedAt, about("When a setting was last changed.").required())));
    }
};

/// Body of POST /admin/v1/companies and, every field optional there, of PATCH.
struct CompanyRequest : CompanySettings<SentSettings> {
    std::optional<schema::CompanySlug> companyKey;
    std::optional<QString> name;
    std::optional<Region> region;
    std::optional<bool> isDemo;

    static constexpr const char *kName = "CompanyRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CompanyRequest;
        return joined(fields(field("company_key", &T::companyKey,
                                 about("Public slug; needed to create, fixed afterwards.")),
                          field("name", &T::name, about("Name for people.").trimmed().length(1, 200)),
                          field("region", &T::region,
                              about("Where it lives; the server's own by default, fixed afterwards.")),
                          field("demo", &T::isDemo,
                              about("Whether its data is fictional; fixed when the company is made."))),
            CompanySettings::describe());
    }
};

/// Answer of DELETE /admin/v1/demo-data.
struct DemoRemoval {
    std::vector<QString> companies;

    static constexpr const char *kName = "DemoRemoval";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("companies", &DemoRemoval::companies,
            about("Keys of the companies that were deleted.").required()));
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
