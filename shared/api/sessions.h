// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/administrators.h"

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

/// A session as a list shows it: by an identifier that opens nothing.
struct SessionRow {
    QString sessionId;
    QString adminId;
    QString email;
    schema::Timestamp createdAt;
    schema::Timestamp lastUsedAt;
    schema::Timestamp expiresAt;
    QString address;
    QString userAgent;
    bool current = false;

    static constexpr const char *kName = "SessionRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SessionRow;
        return fields(field("session_id", &T::sessionId,
                          about("Identifier, for ending the session; not the token.").required()),
            field("admin_id", &T::adminId, about("Whose it is.").required()),
            field("email", &T::email, about("E-mail address of the administrator.").required()),
            field("created_at", &T::createdAt, about("When it began.").required()),
            field("last_used_at", &T::lastUsedAt, about("Last request in it, to the minute.").required()),
            field("expires_at", &T::expiresAt, about("When it ends by itself.").required()),
            field("address", &T::address, about("Address that signed in.").required()),
            field(
                "user_agent", &T::userAgent, about("Program that signed in, as it calls itself.").required()),
            field("current", &T::current, about("Whether this request came in it.").required()));
    }
};

/// Query of GET /admin/v1/sessions.
struct SessionsQuery : ListQuery {
    std::optional<QString> admin;

    static constexpr const char *kName = "SessionsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(field("admin", &SessionsQuery::admin,
                about("Of the administrator with this admin_id only.").length(1, 64))));
    }
};

/// Body of PUT /admin/v1/sessions/current/password.
struct OwnPasswordRequest {
    QString currentPassword;
    QString newPassword;

    static constexpr const char *kName = "OwnPasswordRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OwnPasswordRequest;
        return fields(field("current_password", &T::currentPassword,
                          about("The password until now; wrong ones count as failed sign-ins.")
                              .required()
                              .length(1, 1024)),
            field("new_password", &T::newPassword, kNewPassword));
    }
};

} // namespace answerdesk::api
