// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/commerce/events/event_admission.h"
#include "server/http/dispatcher.h"
#include "server/storage/database.h"

namespace answerdesk::commerce {

/// What the commerce endpoints work on. All of it outlives the dispatcher's workers.
struct CommerceServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    http::RateLimiter &limiter; ///< of the analytics endpoints, one bucket a company
    EventAdmission &admission;
    const Clock &clock;
};

/// Cart and checkout events, and the administrator's view of tickets, events, orders and revenue.
void registerCommerceHandlers(http::Dispatcher &dispatcher, const CommerceServices &services);

} // namespace answerdesk::commerce
