// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/monitoring.h"
#include "shared/api/endpoints.h"
#include "shared/core/error.h"

namespace answerdesk::api {

void RequestsQuery::check(const RequestsQuery &query, schema::Faults &faults, const QString &prefix)
{
    const auto isStatus = [](const QString &text) {
        const bool isClass = text.endsWith(QLatin1String("xx"));
        bool ok = false;
        const int number = text.left(isClass ? 1 : 3).toInt(&ok);
        return ok && text.size() == 3
            && (isClass ? number >= 1 && number <= 5 : number >= 100 && number <= 599);
    };
    if (query.status && !isStatus(*query.status))
        faults.invalid(
            prefix + QStringLiteral("status"), QStringLiteral("must be a status such as 404, or 4xx"));
    const auto isEndpoint = [](const QString &name) {
        for (const EndpointInfo &info : endpoints()) {
            if (name == QLatin1String(info.name))
                return true;
        }
        return false;
    };
    if (query.endpoint && !isEndpoint(*query.endpoint))
        faults.invalid(
            prefix + QStringLiteral("endpoint"), QStringLiteral("must be the name of an endpoint"));
    if (query.errorCode && !errorCodeOf(query.errorCode->toLatin1()))
        faults.invalid(prefix + QStringLiteral("error_code"), QStringLiteral("must be an error code"));
}

} // namespace answerdesk::api
