// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/tickets/ticket_store.h"
#include <QtCore/QHash>

namespace answerdesk::commerce {

/// What the writer has found out about fingerprints, so that a returning visitor costs no search: the
/// earliest interaction of the window and the earliest live ticket, or that there is none. It holds as long
/// as this is the database's only writer, because rows only ever come later: what was the earliest stays it
/// until it falls out of the window. The writer's thread only; dropped with every job that is undone.
class VisitorMemory final : public storage::WriterMemory
{
public:
    /// A company's attribution window at a moment: part of every key, so that another window asks anew.
    struct Window {
        const accounts::Company &company;
        qint64 nowMs = 0;

        qint64 fromMs() const { return nowMs - company.attributionWindowMs(); }
    };

    /// The visitor's earliest interaction of one kind within the window.
    std::optional<Touch> firstTouch(
        storage::Connection &connection, const Window &window, const Visitor &visitor, bool isHelpful);
    /// The earliest ticket of one of the visitor's fingerprints, of tests or not, that was last used within
    /// the window.
    std::optional<qint64> liveTicket(
        storage::Connection &connection, const Window &window, const Visitor &visitor, bool isTest);

    // What has been written since.
    void interactionAdded(const accounts::Company &company, const Visitor &visitor, qint64 atMs);
    void forgetAll() { m_known.clear(); } ///< rows were changed that it knows of
    void ticketOpened(const accounts::Company &company, const Visitor &visitor);
    void ticketRefreshed(
        const accounts::Company &company, const Visitor &visitor, qint64 ticketId, bool isTest, qint64 atMs);

private:
    static constexpr qsizetype kMaxFingerprints = 50'000; ///< above it the memory starts anew
    struct Known {
        int windowHours = 0;
        std::array<std::optional<std::optional<Touch>>, 2> firstTouch; ///< of both kinds; inner: whether any
        std::array<std::optional<std::optional<LiveTicket>>, 2> ticket; ///< of shoppers, and of tests
    };
    using Key = std::pair<QString, QString>; ///< company and fingerprint

    Known &known(const accounts::Company &company, const QString &fingerprint);
    template <typename Function>
    void forBoth(const accounts::Company &company, const Visitor &visitor, Function function);
    std::optional<Touch> firstTouch(
        storage::Connection &connection, const Window &window, const QString &fingerprint, bool isHelpful);
    std::optional<LiveTicket> liveTicket(
        storage::Connection &connection, const Window &window, const QString &fingerprint, bool isTest);

    QHash<Key, Known> m_known;
};

} // namespace answerdesk::commerce
