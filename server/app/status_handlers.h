// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/dispatcher.h"
#include "shared/api/status.h"

namespace answerdesk::app {

/// Health addresses and the status of the server.
void registerStatusHandlers(http::Dispatcher &dispatcher, std::function<bool()> isDatabaseAvailable,
    std::function<api::ServerStatus()> status);

} // namespace answerdesk::app
