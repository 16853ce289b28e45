// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_message.h"
#include "shared/api/list_page.h"
#include <limits>

namespace answerdesk::http {

/// Where a list that is ordered by a falling number goes on.
struct PageStart {
    int limit = 50;
    qint64 below = std::numeric_limits<qint64>::max(); ///< rows with a smaller number
};

/// limit and cursor of a list request; INVALID_FIELDS for a cursor that this server did not make.
inline Result<PageStart> pageStart(const Request &request)
{
    const Result<api::ListQuery> query = request.readQuery<api::ListQuery>();
    if (!query)
        return tl::unexpected(query.error());
    PageStart start;
    start.limit = query->limit;
    if (query->cursor) {
        bool ok = false;
        const QByteArray text
            = QByteArray::fromBase64(query->cursor->toLatin1(), QByteArray::Base64UrlEncoding);
        start.below = text.startsWith('c') ? text.mid(1).toLongLong(&ok) : 0;
        if (!ok || start.below <= 0) {
            return tl::unexpected(Error::invalidField(
                QStringLiteral("cursor"), QStringLiteral("must be the next_cursor of a page")));
        }
    }
    return start;
}

inline QString cursorBelow(qint64 number)
{
    return QString::fromLatin1(('c' + QByteArray::number(number))
                                   .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

/// A page of rows that were read with limit + 1: one more than shown tells that there is a next page.
template <typename T, typename NumberOf>
api::ListPage<T> pageOf(std::vector<T> rows, int limit, NumberOf numberOf)
{
    api::ListPage<T> page;
    if (int(rows.size()) > limit) {
        rows.resize(std::size_t(limit));
        page.nextCursor = cursorBelow(numberOf(rows.back()));
    }
    page.items = std::move(rows);
    return page;
}

} // namespace answerdesk::http
