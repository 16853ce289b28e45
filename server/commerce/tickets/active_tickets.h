// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/tickets/active_ticket_store.h"
#include <QtCore/QHash>
#include <QtCore/QUuid>
#include <mutex>
#include <optional>

namespace answerdesk::commerce {

/// Answers before the write queue whether a visitor has an active ticket: the same question as
/// findActiveTicket(), which decides in the writing transaction, asked of committed rows over any read
/// connection. An interaction whose response has been sent is always found.
///
/// The table of touches has an index by fingerprint, but the latest interactions are not in it yet, and
/// thousands of their rows would be read for each visitor without a ticket. This class therefore remembers
/// the fingerprints of those rows and reads only the rows that have come since. It trusts nothing that it
/// remembers: a touch that it found is looked up by its id, and when the last row that it knows has changed
/// or disappeared, it reads the rows again. Any thread.
class ActiveTickets
{
public:
    /// May be true without a ticket when the clock was set back. Throws SqlFailure.
    bool has(
        storage::Connection &reader, const accounts::Company &company, const Visitor &visitor, qint64 nowMs);
    void forget(const QString &companyKey); ///< what is remembered of a company

private:
    /// Fingerprints of all companies together; above it the memory starts empty. More than the writer leaves
    /// out of the table of touches.
    static constexpr qsizetype kMaxFingerprints = 100'000;
    static constexpr int kMaxAttempts = 4;

    struct Touch {
        qint64 id = 0;
        qint64 atMs = -1;
    };
    /// The latest touches of a fingerprint, of either kind.
    struct Latest {
        Touch any;
        Touch helpful;
    };
    /// The interactions of a company that the table of touches does not have yet.
    struct Tail {
        quint64 version = 0; ///< another one after the tail was read again
        qint64 afterId = 0; ///< all interactions after this one, up to `last`, are in `latest`
        std::optional<StoredInteraction> last;
        QHash<QUuid, Latest> latest;
    };
    struct Known {
        quint64 version = 0;
        std::optional<StoredInteraction> last;
        std::optional<Touch> touch; ///< one that counts
    };

    Known known(const TouchFilter &filter);
    /// Adds the rows that were read from the last known one on. Returns whether the visitor has a touch among
    /// all of them; nothing when the tail must be read again.
    std::optional<bool> add(const TouchFilter &filter, const Known &known, qint64 markId,
        const std::vector<StoredInteraction> &rows);

    static std::optional<Touch> find(const Tail &tail, const TouchFilter &filter);
    void append(Tail &tail, const StoredInteraction &row);
    /// Drops what the table of touches has.
    void prune(Tail &tail, qint64 markId);

    std::mutex m_mutex;
    QHash<QString, Tail> m_tails; ///< by company
    quint64 m_lastVersion = 0;
    qsizetype m_size = 0; ///< fingerprints of all tails
};

} // namespace answerdesk::commerce
