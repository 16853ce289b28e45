// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/app/config.h"
#include "shared/core/result.h"
#include <functional>

namespace answerdesk::app {

/// Days of traffic that the demo shop begins with.
constexpr int kDemoHistoryDays = 60;

/// Fills an empty data folder with the demo shop and 60 days of fictional traffic up to now: questions, FAQs
/// of six pages, carts, orders in two currencies, refunds, refused events and questions without an answer. It
/// starts a server of its own on that folder, whose clock begins in the past, sends every request to the
/// public endpoints and the admin API, and stops the server. The traffic is the same each time but for the
/// identifiers. False when the folder already has a database or a company, which stays as it is, and when it
/// was stopped, which leaves what was written until then. site: where the pages of the shop are served.
/// progress gets a line for people. Call it on a thread that may run an event loop, before the server starts.
Result<bool> writeDemoHistory(const Config &config, const QUrl &site,
    const std::function<void(const QString &)> &progress, const std::function<bool()> &isStopped);

} // namespace answerdesk::app
