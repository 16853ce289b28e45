// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/events/diagnostic_rows.h"
#include "server/commerce/upkeep/totals_maintainer.h"
#include "server/http/dispatcher.h"
#include "server/storage/database/database.h"

namespace answerdesk::commerce {

/// What the commerce endpoints work on. All of it outlives the dispatcher's workers.
struct CommerceServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    http::RateLimiter &limiter; ///< of the analytics endpoints, one bucket a company
    DiagnosticRows &diagnosticRows;
    TotalsMaintainer &totals;
    const Clock &clock;
};

} // namespace answerdesk::commerce
