// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/model/channel.h"
#include "server/commerce/model/visitor.h"
#include "server/storage/connection/connection.h"
#include <optional>
#include <vector>

namespace answerdesk::commerce {

// Interactions as the touches of a visitor: those that carry one of the visitor's fingerprints in either
// field. All throw SqlFailure.

/// A stored interaction, as far as an event is attributed to it.
struct Touch {
    qint64 interactionId = 0;
    std::optional<qint64> ticketId;
    Channel channel = Channel::Chat;
    bool isTest = false;
    bool isHelpful = false;
    qint64 atMs = 0;
    QString userFingerprint; ///< as of Visitor
    QString userFaqFingerprint;
};

/// Which interaction, in the order in which visitors were served.
struct TouchMoment {
    qint64 atMs = 0;
    qint64 interactionId = 0;
    bool isHelpful = false;

    auto operator<=>(const TouchMoment &) const = default;
};

/// From one moment to another, both included.
struct Period {
    qint64 fromMs = 0;
    qint64 toMs = 0;
};

/// A visitor's earliest touch of each kind in a period.
struct FirstTouches {
    std::optional<TouchMoment> helpful;
    std::optional<TouchMoment> other;
};
FirstTouches findFirstTouches(
    storage::Connection &connection, const QString &companyKey, const Visitor &visitor, const Period &period);

/// The helpful touches of a visitor in a period, earliest first, at most so many.
std::vector<qint64> findHelpfulTouches(storage::Connection &connection, const QString &companyKey,
    const Visitor &visitor, const Period &period, int limit);

Touch readTouch(storage::Connection &connection, const QString &companyKey, qint64 interactionId);

struct Interaction;
/// Inserts an interaction; its touch gives what both have. Part of a writing transaction.
void insertInteraction(storage::Connection &connection, const QString &companyKey, const Touch &touch,
    const Interaction &interaction);
void setTicket(
    storage::Connection &connection, const QString &companyKey, qint64 interactionId, qint64 ticketId);

/// What the answer of a message counts as from now on; recorded events keep what they were attributed by.
/// Part of a writing transaction.
void setHelpful(storage::Connection &connection, const QString &companyKey, const QString &threadId,
    qint64 messageId, bool isHelpful, const QString &reason);

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
