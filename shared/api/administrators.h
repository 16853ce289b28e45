// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// What an administrator may do.
enum class AdminRole { Operator, CompanyAdmin, CompanyTester, CompanyViewer };

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::AdminRole> {
    using enum api::AdminRole;
    static constexpr std::pair<api::AdminRole, const char *> kNames[]
        = {{Operator, "operator"}, {CompanyAdmin, "company_admin"}, {CompanyTester, "company_tester"},
            {CompanyViewer, "company_viewer"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// A password that somebody is to have.
inline constexpr schema::Rule kNewPassword
    = schema::about("At least 12 characters, not the address itself and none of the commonest.")
          .required()
          .length(12, 1024);

struct Administrator {
    QString adminId;
    QString email;
    AdminRole role = AdminRole::CompanyViewer;
    std::vector<QString> companies;
    bool disabled = false;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;
    std::optional<schema::Timestamp> lastSignInAt;

    static constexpr const char *kName = "Administrator";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Administrator;
        return fields(field("admin_id", &T::adminId, about("Identifier.").required()),
            field("email", &T::email, about("E-mail address.").required()),
            field("role", &T::role, about("What it may do.").required()),
            field("companies", &T::companies,
                about("Companies that the administrator sees; empty for an operator, who sees all.")
                    .required()),
            field("disabled", &T::disabled, about("Whether signing in is refused.").required()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("updated_at", &T::updatedAt, about("When it was last changed.").required()),
            field("last_sign_in_at", &T::lastSignInAt,
                about("When it last signed in; null for never.").nullable()));
    }
};

/// Body of POST /admin/v1/admins.
struct AdministratorRequest {
    QString email;
    QString password;
    AdminRole role = AdminRole::CompanyViewer;
    std::optional<std::vector<QString>> companies;

    static constexpr const char *kName = "AdministratorRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AdministratorRequest;
        return fields(field("email", &T::email,
                          about("E-mail address; no two differ in the case of letters alone.")
                              .required()
                              .trimmed()
                              .length(3, 254)),
            field("password", &T::password, kNewPassword),
            field("role", &T::role, about("What it may do.").required()),
            field("companies", &T::companies,
                about("Companies that it may see: one at least, and none for an operator.").items(0, 1000)));
    }
};

/// Body of PATCH /admin/v1/admins/{admin}: what is absent stays as it is.
struct AdministratorChange {
    std::optional<QString> email;
    std::optional<AdminRole> role;
    std::optional<std::vector<QString>> companies;
    std::optional<bool> disabled;

    static constexpr const char *kName = "AdministratorChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AdministratorChange;
        return fields(field("email", &T::email, about("E-mail address.").trimmed().length(3, 254)),
            field("role", &T::role, about("What it may do; counts at once, in open sessions too.")),
            field("companies", &T::companies,
                about("Companies that it may see; becomes empty with the role operator.").items(0, 1000)),
            field("disabled", &T::disabled, about("True ends all sessions and refuses new ones.")));
    }
};

/// Query of GET /admin/v1/admins.
struct AdministratorsQuery : ListQuery {
    std::optional<QString> q;
    std::optional<AdminRole> role;
    std::optional<QString> company;
    std::optional<bool> disabled;

    static constexpr const char *kName = "AdministratorsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AdministratorsQuery;
        return joined(ListQuery::describe(),
            fields(field("q", &T::q, about("Text in the e-mail address.").length(1, 254)),
                field("role", &T::role, about("Of this role only.")),
                field("company", &T::company,
                    about("Those that are assigned to this company only.").length(1, 63)),
                field("disabled", &T::disabled, about("Disabled ones only, or the others only."))));
    }
};

/// Body of PUT /admin/v1/admins/{admin}/password.
struct PasswordRequest {
    QString password;

    static constexpr const char *kName = "PasswordRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("password", &PasswordRequest::password, kNewPassword));
    }
};

} // namespace answerdesk::api
