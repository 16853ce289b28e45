// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/paging.h"
#include "server/http/reply.h"
#include "server/http/watch_list.h"

namespace answerdesk::http {

/// Those who wait for changes of a list, and by which key.
struct Watched {
    WatchList &watches;
    QString key;
    std::function<Result<void>()> check; ///< why there is nothing to wait for any more
};

/// Answers a list that can be watched: with wait in its query when something has changed after the revision
/// that it names, at the latest when the time is over. revision() tells the last change; rows(query, below,
/// limit) gives the newest first, with after in the query the latest change first; numberOf(row) is what they
/// go by without it. The three are called in the thread of the request or one of the watches, and may throw.
template <typename Query, typename Revision, typename Rows, typename NumberOf>
void answerWatched(const RequestPtr &request, const Reply &reply, const Watched &watched, Revision revision,
    Rows rows, NumberOf numberOf)
{
    const Result<Query> query = request->readQuery<Query>();
    if (!query)
        return reply.send(query.error());
    const auto answer = [request, reply, query = *query, check = watched.check, revision, rows, numberOf] {
        if (const Result<void> there = check(); !there)
            return reply.send(there.error());
        const qint64 upTo = revision(); // before the rows: what changes meanwhile is told again
        const auto page = readPage(*request, query, [&](const ListPosition &position, int limit) {
            return entriesOf(rows(query, position.belowId, limit), [&](const auto &row) {
                return ListPosition{query.after ? row.revision : numberOf(row), {}};
            });
        });
        if (!page)
            return reply.send(page.error());
        reply.send(watchedPage(*page, upTo));
    };
    const auto isNew = [check = watched.check, revision, after = query->after.value_or(0)] {
        return !check() || revision() > after;
    };
    const int wait = query->wait.value_or(0);
    if (wait == 0 || isNew())
        return answer();
    watched.watches.watch(watched.key, wait, {isNew, [reply, answer] { answerBy(reply, answer); }});
}

} // namespace answerdesk::http
