// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Query strings, their parameters in every query struct, and cursors: nobody but the server makes one.
#include "answerdesk_api_structs.h"
#include "server/http/paging.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;
using namespace answerdesk::api;

namespace {

template <typename T>
void check(const schema::QueryItems &items)
{
    (void)schema::readQuery<T>(items);
}

template <typename... Types>
void checkAll(const schema::QueryItems &items)
{
    (check<Types>(items), ...);
}

void checkCursor(QByteArrayView bytes)
{
    http::ListPosition position;
    position.belowId = bytes.size() * 7'919 - 1;
    position.key = QString::fromUtf8(bytes).left(200);
    const QByteArray scope = bytes.first(bytes.size() / 2).toByteArray();
    const QString text = http::cursorText(scope, position);
    const Result<http::ListPosition> read = http::readCursor(scope, text);
    fuzz::require(read && read->belowId == position.belowId && read->key == position.key,
        "a cursor is read as it was written");
    fuzz::require(!http::readCursor(scope + 'x', text), "a cursor belongs to one list");
    fuzz::require(!http::readCursor(scope, QString::fromUtf8(bytes)), "nobody makes a cursor up");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    // An empty cursor stands for the first page.
    if (!bytes.isEmpty() && !QString::fromUtf8(bytes).trimmed().isEmpty())
        checkCursor(bytes);
    const Result<schema::QueryItems> items = http::parseQuery(bytes.toByteArray());
    if (!items) {
        fuzz::require(!items.error().invalidFields.empty(), "a refusal names its parameter");
        return 0;
    }
    checkAll<ListQuery, RangeQuery, SourcesQuery, DocumentsQuery, FaqPagesQuery, ThreadsQuery, TicketsQuery,
        OrdersQuery, EventsQuery, RefusedEventsQuery, RequestsQuery, RevenueQuery, SessionsQuery, AuditQuery,
        ServerAuditQuery, KeysQuery, CompaniesQuery, AdministratorsQuery, ProductFaqsQuery, DocumentQuery,
        CompanyDeletionQuery>(*items);
    return 0;
}
