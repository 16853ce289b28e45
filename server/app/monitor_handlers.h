// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/dispatcher.h"
#include "server/http/metrics.h"
#include "shared/core/secret.h"

namespace answerdesk::app {

/// What the monitoring endpoints need; everything outlives the dispatcher.
struct MonitorServices {
    const http::MetricsRegistry &metrics;
    Secret metricsToken; ///< empty: GET /metrics needs none
    http::AccessLog &log;
    /// Whether the signed-in administrator of a request may see a company's requests of a moment.
    std::function<bool(const http::Request &, const QString &companyKey, qint64 atMs)> sees;
    /// Whether that administrator is not to know who this one is, an operator, and from where it works.
    std::function<bool(const http::Request &, const QString &actor)> hides;
    std::function<bool(const QByteArray &bearer)> isOperator; ///< whose session it is
};

/// GET /metrics, GET /admin/v1/metrics and GET /admin/v1/requests.
void registerMonitorHandlers(http::Dispatcher &dispatcher, const std::shared_ptr<MonitorServices> &services);

} // namespace answerdesk::app
