// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/change_feed.h"
#include "server/http/dispatcher.h"

namespace answerdesk::app {

struct ChangeServices {
    http::ChangeFeed &feed;
    /// Whether the signed-in administrator of a request may read a company.
    std::function<bool(const http::Request &, const QString &companyKey)> sees;
};

/// GET /admin/v1/changes.
void registerChangeHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<ChangeServices> &services);

} // namespace answerdesk::app
