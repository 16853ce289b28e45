// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDeadlineTimer>
#include <QtCore/QHash>
#include <QtNetwork/QHostAddress>
#include <mutex>

namespace answerdesk::http {

/// Open connections by client network (clientNetwork()). Holds an entry only for networks with a connection.
/// Any thread.
class AddressCounts
{
public:
    /// Counts one more connection of the network; false, and not counted, when it has this many. The log gets
    /// a line about it once a minute, because a flood brings thousands per second.
    bool add(const QHostAddress &network, int most);
    void remove(const QHostAddress &network);
    qsizetype networks() const;

private:
    bool count(const QHostAddress &network, int most);
    bool takeWarning();

    mutable std::mutex m_mutex;
    QHash<QHostAddress, int> m_counts;
    QDeadlineTimer m_nextWarning{0};
};

} // namespace answerdesk::http
