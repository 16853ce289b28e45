// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/config.h"
#include "server/http/bounded_pool.h"
#include "server/http/dispatcher.h"
#include "server/storage/database/database.h"
#include <stop_token>

namespace answerdesk::app {

/// What the setup of models needs; everything outlives the dispatcher.
struct ModelSetupServices {
    storage::Database &database;
    const Config &config; ///< as the server was started
    const Clock &clock;
    http::BoundedPool &pool; ///< waits for models that are tried, and for the settings file
    std::stop_token stopping;
};

/// GET, PUT and POST of /admin/v1/model-setup.
void registerModelSetupHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<ModelSetupServices> &services);

} // namespace answerdesk::app
