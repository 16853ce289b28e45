// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/events/answer_credit.h"

namespace answerdesk::commerce {

// Attribution of what is stored already. All inside a writing transaction; all throw SqlFailure.

/// What is stored of an order's attribution.
struct StoredAttribution {
    bool isAttributed = true;
    Attribution first; ///< without the visitor
    OrderCredit credit;
};

struct AttributedOrder {
    qint64 eventId = 0;
    qint64 atMs = 0;
    QString userFingerprint;
    QString userFaqFingerprint;
    StoredAttribution attribution;
    QList<Bought> bought;
};

struct AttributedEvent {
    qint64 eventId = 0;
    qint64 atMs = 0;
    QString userFingerprint;
    QString userFaqFingerprint;
    qint64 ticketId = 0;
    qint64 interactionId = 0;
    bool isHelpful = false;
};

/// Orders of a day with the next numbers after this one.
QList<AttributedOrder> loadAttributedOrders(storage::Connection &connection, const QString &companyKey,
    const QString &day, qint64 afterId, int limit);
void storeAttribution(storage::Connection &connection, const QString &companyKey, qint64 eventId,
    const StoredAttribution &attribution);
QStringList refundDays(storage::Connection &connection, const QString &companyKey, qint64 eventId);
/// Counts a ticket's orders again; returns the day that it was opened on.
std::optional<QString> recountOrders(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId);

/// Sets right which of a day's tickets with the next numbers after this one are marked to have a cart event;
/// returns the last number, nothing when there are no more.
std::optional<qint64> markCarts(storage::Connection &connection, const QString &companyKey,
    const QString &day, qint64 afterId, int limit);

/// Cart events of a day with the next numbers after this one.
QList<AttributedEvent> loadAttributedEvents(storage::Connection &connection, const QString &companyKey,
    const QString &day, qint64 afterId, int limit);
void storeEventAttribution(storage::Connection &connection, const QString &companyKey, qint64 eventId,
    const Attribution &attribution);

} // namespace answerdesk::commerce
