// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/commerce/model/visitor.h"
#include "server/storage/connection.h"
#include <vector>

namespace answerdesk::commerce {

// Touches of a visitor as any connection reads them: by rows alone, without the writer's memory. Interactions
// up to the mark are in the table of touches; the later ones have only their own rows. All throw SqlFailure.

/// The touches that count for an event: of one company, within its window, helpful ones only if it asks for
/// that.
struct TouchFilter {
    TouchFilter(const accounts::Company &company, const Visitor &visitor, qint64 nowMs)
        : companyKey(company.key)
        , visitor(visitor)
        , isHelpfulOnly(company.requireHelpful)
        , fromMs(nowMs - company.attributionWindowMs())
        , toMs(nowMs)
    {
    }

    QString companyKey;
    Visitor visitor;
    bool isHelpfulOnly;
    qint64 fromMs;
    qint64 toMs;
};

struct IndexedTouches {
    qint64 markId = 0; ///< the table has all interactions up to this one
    bool hasAny = false; ///< whether the table has a touch that counts
};
/// Both values come from one snapshot.
IndexedTouches findIndexedTouches(storage::Connection &connection, const TouchFilter &filter);

/// A stored interaction: who, when, and enough to recognize the row.
struct StoredInteraction {
    qint64 id = 0;
    QString userFingerprint;
    QString userFaqFingerprint;
    bool isHelpful = false;
    qint64 atMs = 0;
    QString threadId;
    qint64 messageId = 0;

    bool operator==(const StoredInteraction &) const = default;
};
/// Interactions from this one on, in the order of their ids.
std::vector<StoredInteraction> loadInteractionsFrom(
    storage::Connection &connection, const QString &companyKey, qint64 firstId);
/// Whether this interaction still is a touch that counts.
bool isTouch(storage::Connection &connection, const TouchFilter &filter, qint64 interactionId);

} // namespace answerdesk::commerce
