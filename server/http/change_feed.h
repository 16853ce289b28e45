// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/watch_list.h"
#include "shared/api/changes.h"
#include <QtCore/QHash>

namespace answerdesk::http {

/// When each kind of resource last changed, by company; and the requests that wait for the next change. What
/// happens between two looks of a watcher counts once, however often it happens. Any thread.
class ChangeFeed
{
public:
    /// Whether a reader may know of a change. The company is empty for what belongs to none.
    using Sees = std::function<bool(const QString &companyKey, api::ChangeTopic)>;

    /// firstRevision rises from start to start of the server.
    explicit ChangeFeed(qint64 firstRevision)
        : m_first(firstRevision)
        , m_latest(firstRevision)
    {
    }
    void note(const QString &companyKey, std::span<const api::ChangeTopic> topics);
    void note(const QString &companyKey, std::initializer_list<api::ChangeTopic> topics)
    {
        note(companyKey, std::span(topics.begin(), topics.size()));
    }
    /// What has changed after a revision; everything for one that this feed never gave.
    api::Changes since(qint64 after, const Sees &sees);
    QString revision();
    /// Calls answer, in a thread of the feed or at once in the caller's, when something has changed after the
    /// revision or the time is over.
    void watch(qint64 after, int seconds, Sees sees, std::function<void()> answer);
    /// Answers all who wait; nobody waits any more.
    void end() { m_watches.end(); }

private:
    struct Times {
        std::array<qint64, api::kChangeTopics> at{}; ///< revision by topic; 0: not since the start
    };
    std::mutex m_mutex;
    const qint64 m_first;
    qint64 m_latest;
    qint64 m_given = 0; ///< the latest revision that a reader knows
    QHash<QString, Times> m_changes;
    WatchList m_watches; ///< the last one: its thread uses the others
};

} // namespace answerdesk::http
