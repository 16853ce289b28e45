// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/visitors.h"
#include <QtCore/QSet>
#include <vector>

namespace answerdesk::commerce {

// All that is held of one fingerprint, of the chat or of the FAQs, and the carts that it was used with: a
// cart is one cart, whose fingerprint of the chat is another one then. Nothing else of that other one, which
// a shop that sends one fingerprint of the FAQs for everybody would mix with all. All throw SqlFailure.

/// What kinds of rows hold a visitor.
enum class HeldKind { Message, Interaction, Ticket, CartItem, CartEvent, Order, RefusedEvent };

/// A row of a visitor, by the numbers that it is found by.
struct HeldRow {
    HeldKind kind = HeldKind::Interaction;
    qint64 atMs = 0;
    qint64 id = 0;
    QString key; ///< conversation of a message, product of a cart item
    QString owner; ///< whose cart it is: of cart events and cart items
};

/// All rows of a visitor, the oldest first; what has no time of its own comes first. Of the cart events that
/// hold the fingerprint as that of the FAQs only, those after this number: they are found by reading all.
/// owners: whose carts are known to be the visitor's.
std::vector<HeldRow> findHeld(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, qint64 afterEventId = 0, QSet<QString> owners = {});
/// Everything that a row holds; nothing when it is gone.
std::optional<api::VisitorRecord> loadHeld(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, const HeldRow &row);

/// Writing, in a write job: takes the person from all rows that findHeld() finds. Fingerprints become others,
/// which no visitor has; conversations, cart items and refused events are deleted. found: what findHeld()
/// gave before, up to that event.
api::VisitorErasure eraseVisitor(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, const std::vector<HeldRow> &found, qint64 upToEventId);
/// The number of the last cart event; 0 without one.
qint64 lastEventId(storage::Connection &connection, const QString &companyKey);

} // namespace answerdesk::commerce
