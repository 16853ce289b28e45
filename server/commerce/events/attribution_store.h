// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/events/answer_credit.h"

namespace answerdesk::commerce {

// Attribution of what is stored already. All inside a writing transaction; all throw SqlFailure.

/// What is stored of an order's attribution.
struct StoredAttribution {
    bool isAttributed = true;
    qint64 ticketId = 0;
    qint64 interactionId = 0;
    Channel channel = Channel::Chat;
    qint64 touchMs = 0;
    bool isHelpful = false;
    bool isTest = false;
    OrderCredit credit;
};

struct AttributedOrder {
    qint64 eventId = 0;
    qint64 atMs = 0;
    QString userFingerprint;
    QString userFaqFingerprint;
    StoredAttribution attribution;
    std::vector<Bought> bought;
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

std::vector<AttributedOrder> loadAttributedOrders(
    storage::Connection &connection, const QString &companyKey, const QString &day);
void storeAttribution(storage::Connection &connection, const QString &companyKey, qint64 eventId,
    const StoredAttribution &attribution);
QStringList refundDays(storage::Connection &connection, const QString &companyKey, qint64 eventId);
/// Counts a ticket's orders anew; returns the day that it was opened on.
std::optional<QString> recountOrders(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId);

/// Sets right which tickets of a day are marked to have a cart event.
void markCarts(storage::Connection &connection, const QString &companyKey, const QString &day);

std::vector<AttributedEvent> loadAttributedEvents(
    storage::Connection &connection, const QString &companyKey, const QString &day);
void storeEventAttribution(storage::Connection &connection, const QString &companyKey, qint64 eventId,
    const Attribution &attribution);

} // namespace answerdesk::commerce
