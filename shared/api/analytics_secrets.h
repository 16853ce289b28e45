// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Header in which the analytics endpoints expect a company's secret.
inline constexpr char kAnalyticsSecretHeader[] = "Answerdesk-Analytics-Secret";

/// Body of POST .../analytics-secret.
struct AnalyticsSecretRequest {
    std::optional<int> overlapSeconds;

    static constexpr const char *kName = "AnalyticsSecretRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("overlap_seconds", &AnalyticsSecretRequest::overlapSeconds,
            about("How long the earlier secret is accepted as well, or, for the first one, requests without "
                  "a secret: 0, 3600, 86400 or 604800. By default 86400 when there is an earlier secret, and "
                  "0 when there is none.")
                .range(0, 604'800)));
    }
    static void check(const AnalyticsSecretRequest &request, schema::Faults &faults, const QString &prefix)
    {
        const int seconds = request.overlapSeconds.value_or(0);
        if (seconds != 0 && seconds != 3'600 && seconds != 86'400 && seconds != 604'800) {
            faults.invalid(prefix + QStringLiteral("overlap_seconds"),
                QStringLiteral("must be 0, 3600, 86400 or 604800"));
        }
    }
};

/// The only response that ever holds the secret.
struct CreatedAnalyticsSecret {
    QString analyticsSecret;
    schema::Timestamp createdAt;
    std::optional<schema::Timestamp> overlapUntil;

    static constexpr const char *kName = "CreatedAnalyticsSecret";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CreatedAnalyticsSecret;
        return fields(field("analytics_secret", &T::analyticsSecret,
                          about("The whole secret. It is not stored and cannot be shown again.").required()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("overlap_until", &T::overlapUntil,
                about("Until when an earlier secret, or a request without one, is accepted as well; null "
                      "without an overlap.")
                    .nullable()));
    }
};

} // namespace answerdesk::api
