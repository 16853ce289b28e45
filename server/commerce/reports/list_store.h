// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/paging.h"
#include "server/storage/connection/connection.h"
#include "shared/api/list_queries.h"
#include "shared/api/orders.h"

namespace answerdesk::commerce {

using http::ListEntry;
using http::ListPosition;

// Newest first, below a position, at most limit rows. They read; all throw SqlFailure.

std::vector<ListEntry<api::TicketRow>> loadTickets(storage::Connection &connection, const QString &companyKey,
    const api::TicketsQuery &query, const ListPosition &position, int limit);
std::vector<ListEntry<api::OrderRow>> loadOrders(storage::Connection &connection, const QString &companyKey,
    const api::OrdersQuery &query, const ListPosition &position, int limit);
std::optional<api::TicketRow> loadTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId);
std::optional<api::CartEventRow> loadEvent(
    storage::Connection &connection, const QString &companyKey, qint64 eventId);
std::optional<api::OrderRow> loadOrder(
    storage::Connection &connection, const QString &companyKey, qint64 eventId);
std::vector<ListEntry<api::RefundRow>> loadRefunds(storage::Connection &connection, const QString &companyKey,
    const api::RefundsQuery &query, const ListPosition &position, int limit);
/// Of one order, the oldest first.
std::vector<api::RefundRow> loadRefundsOf(
    storage::Connection &connection, const QString &companyKey, qint64 orderEventId);
/// Cart events of an order's visitor with its products, before it, newest first.
std::vector<api::CartEventRow> loadEventsBefore(
    storage::Connection &connection, const QString &companyKey, qint64 orderEventId, int limit);
std::vector<ListEntry<api::CartEventRow>> loadEvents(storage::Connection &connection,
    const QString &companyKey, const api::EventsQuery &query, const ListPosition &position, int limit);
/// Refusals within these moments; a refusal before the first one is forgotten.
std::vector<ListEntry<api::RefusedEvent>> loadRefusals(storage::Connection &connection,
    const QString &companyKey, const std::optional<QString> &code, qint64 fromMs,
    std::optional<qint64> untilMs, const ListPosition &position, int limit);

} // namespace answerdesk::commerce
