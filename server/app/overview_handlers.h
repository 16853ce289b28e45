// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/http/dispatcher.h"
#include "server/knowledge/directory/index_directory.h"
#include "server/storage/database/database.h"

namespace answerdesk::app {

/// What the overview of a company is made of; everything outlives the dispatcher.
struct OverviewServices {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    const knowledge::IndexDirectory &indexes;
    const http::RecentTraffic &traffic;
    const Clock &clock;
};

/// GET /admin/v1/companies/{company}/overview.
void registerOverviewHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<OverviewServices> &services);

} // namespace answerdesk::app
