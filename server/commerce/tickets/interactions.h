// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/model/channel.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::commerce {

/// One message that a visitor sent, or one FAQ that was answered to them.
struct Interaction {
    QString companyKey;
    QString userFingerprint; ///< UUID; empty, nil or malformed: none
    QString userFaqFingerprint; ///< as above
    Channel channel = Channel::Chat;
    QString threadId;
    qint64 messageId = 0;
    std::optional<qint64> faqId;
    bool isTest = false; ///< made with a test key
    bool isHelpful = false;
    QString helpfulReason;
    qint64 atMs = 0;
    QString locale = {}; ///< of the answer
    QString pageUrl = {}; ///< that the visitor was on, or that the FAQ is of; canonical
    /// What the answer was about, an entry a line: titles and headings that it rests on, the FAQ's question,
    /// the page's path. Nothing of what the visitor wrote.
    QString about = {};
    bool isClarification = false; ///< a question back: nothing is credited to it
};

/// Records that a visitor was served and opens a ticket, or goes on with the visitor's live one: the earliest
/// whose own fingerprints match either of these and whose last interaction lies within the company's window.
/// Interactions of test keys and of others have tickets of their own, so that neither keeps one of the other
/// kind open or counts in it.
/// A ticket keeps the fingerprints of its first interaction, so that a chain of visitors who share one of two
/// never becomes one. Returns the ticket; nothing when no fingerprint is given (then nothing is written), or
/// when the company asks for a helpful interaction and none has opened a ticket yet, or after a question
/// back, which opens and prolongs none (the interaction is kept). Part of the caller's writing transaction.
/// Throws SqlFailure.
std::optional<qint64> recordInteraction(
    storage::Connection &connection, const accounts::Company &company, const Interaction &interaction);

} // namespace answerdesk::commerce
