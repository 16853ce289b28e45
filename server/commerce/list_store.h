// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/paging.h"
#include "server/storage/connection.h"
#include "shared/api/commerce.h"
#include "shared/api/revenue.h"

namespace answerdesk::commerce {

using http::ListEntry;
using http::ListPosition;

struct EventFilter {
    std::optional<api::CartEventType> type;
    std::optional<QString> productId;
    std::optional<QString> source;
};

// Newest first, below a position, at most limit rows. They read; all throw SqlFailure.

std::vector<ListEntry<api::TicketRow>> loadTickets(
    storage::Connection &connection, const QString &companyKey, const ListPosition &position, int limit);
/// Orders of the days from one to another, both included.
std::vector<ListEntry<api::OrderRow>> loadOrders(storage::Connection &connection, const QString &companyKey,
    const QString &fromDay, const QString &toDay, const ListPosition &position, int limit);
std::vector<ListEntry<api::CartEventRow>> loadEvents(storage::Connection &connection,
    const QString &companyKey, const EventFilter &filter, const ListPosition &position, int limit);
/// Refusals at this moment or later.
std::vector<ListEntry<api::RefusedEvent>> loadRefusals(storage::Connection &connection,
    const QString &companyKey, qint64 sinceMs, const ListPosition &position, int limit);

} // namespace answerdesk::commerce
