// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/totals/day_slices.h"
#include "server/storage/connection/connection.h"
#include "shared/api/orders.h"

namespace answerdesk::commerce {

// An order with what belongs to it, and its refunds. All throw SqlFailure.

/// An order as far as a refund needs it.
struct RefundableOrder {
    qint64 eventId = 0;
    std::optional<QString> orderId;
    DayKey key; ///< with the day of the order
    qint64 valueMicros = 0;
    qint64 refundedMicros = 0;
    OrderSlices slices;
    bool isAttributed = true;
};

std::optional<RefundableOrder> loadRefundable(
    storage::Connection &connection, const QString &companyKey, qint64 eventId);
bool hasRefund(storage::Connection &connection, const QString &companyKey, const QString &reference);
/// Part of a writing transaction.
void insertRefund(storage::Connection &connection, const QString &companyKey, const api::RefundRow &row,
    const QString &day, qint64 valueMicros);

std::vector<api::OrderLine> loadLines(
    storage::Connection &connection, const QString &companyKey, qint64 eventId);
/// The interaction that an order is credited to, with its exchange while the conversation is there.
api::CreditedAnswer loadCreditedAnswer(
    storage::Connection &connection, const QString &companyKey, qint64 eventId);

} // namespace answerdesk::commerce
