// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/tickets/interactions.h"
#include "server/commerce/model/visitor.h"
#include <span>
#include <vector>

namespace answerdesk::commerce {

// Interactions as the touches of a fingerprint. All inside a writing transaction; all throw SqlFailure.

/// A stored interaction, as far as an event is attributed to it.
struct Touch {
    qint64 interactionId = 0;
    std::optional<qint64> ticketId;
    Channel channel = Channel::Chat;
    bool isTest = false;
    bool isHelpful = false;
    qint64 atMs = 0;
    Visitor visitor;
};

bool isEarlier(const Touch &a, const Touch &b);

/// One fingerprint's part in an interaction: what the index of touches has.
struct TouchEntry {
    QString fingerprint;
    bool isHelpful = false;
    qint64 atMs = 0;
    qint64 interactionId = 0;
};

/// The entries of an interaction: none, one, or one for each of the visitor's fingerprints.
void appendEntries(
    std::vector<TouchEntry> &entries, const Visitor &visitor, bool isHelpful, qint64 atMs, qint64 id);

/// Those of the interactions that the index does not have yet.
std::vector<TouchEntry> loadUnindexed(storage::Connection &connection, const QString &companyKey);
/// Adds entries, best in the order of their fingerprints. Those that are there already stay.
void indexEntries(
    storage::Connection &connection, const QString &companyKey, std::span<const TouchEntry> entries);
/// Says that all interactions up to this one are in the index.
void setTouchMark(storage::Connection &connection, const QString &companyKey, qint64 lastInteractionId);

/// The earliest indexed touch of a fingerprint and kind from a moment to another, both included.
std::optional<TouchEntry> findIndexed(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, bool isHelpful, qint64 fromMs, qint64 toMs);
Touch readTouch(storage::Connection &connection, const QString &companyKey, qint64 interactionId);
/// The same for all of them that are helpful, earliest first, at most so many.
std::vector<TouchEntry> findHelpfulIndexed(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, qint64 fromMs, qint64 toMs, int limit);

/// What an order may be credited to.
struct AnsweredTouch {
    qint64 interactionId = 0;
    qint64 atMs = 0;
    QString locale;
    QString pageUrl;
    std::optional<qint64> faqId;
    QString about; ///< see Interaction
};
AnsweredTouch readAnswer(storage::Connection &connection, const QString &companyKey, qint64 interactionId);

} // namespace answerdesk::commerce
