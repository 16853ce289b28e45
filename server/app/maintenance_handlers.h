// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/config.h"
#include "server/app/maintenance.h"
#include "server/app/program_log.h"
#include "server/http/dispatcher.h"
#include "server/http/watch_list.h"
#include "server/storage/database/database.h"

namespace answerdesk::app {

/// What the operator's endpoints need; everything outlives the dispatcher.
struct MaintenanceServices {
    storage::Database &database;
    Maintenance &maintenance;
    const Clock &clock;
    const QList<SettingValue> &settings;
    LogRing &log;
    http::WatchList &logWatches; ///< told of each line under the key "log"
};

/// Backups and the integrity check, GET /admin/v1/log, GET /admin/v1/server-settings.
void registerMaintenanceHandlers(
    http::Dispatcher &dispatcher, const std::shared_ptr<MaintenanceServices> &services);

} // namespace answerdesk::app
