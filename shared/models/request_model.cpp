// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/request_model.h"
#include "shared/client/query_of.h"
#include "shared/core/text.h"
#include <QtCore/QTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

namespace {
constexpr int kRestMs = 250; // a busy log changes the view four times a second, not at every request
}

RequestModel::RequestModel(QObject *parent)
    : PagedModel(Reading::AsNeeded, parent)
    , m_next(new QTimer(this))
{
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, &RequestModel::watch);
    connect(this, &RemoteModel::loaded, this, [this] {
        m_newest = rowCount() > 0 ? at(0).number : 0;
        m_failures = 0;
        dropNews();
        watch();
    });
}

void RequestModel::clear()
{
    PagedModel::clear();
    stopListening();
    dropNews();
    m_revision = m_newest = 0;
    m_failures = 0;
}

void RequestModel::stopListening()
{
    m_watch.cancel();
    m_watch = {};
    m_next->stop();
    m_heard.clear();
}

void RequestModel::setFilter(const Filter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    if (isLoaded() || isLoading())
        refresh();
}

void RequestModel::refresh()
{
    if (!canAsk())
        return;
    stopListening();
    keepFirst(kRowsAPage); // the newest page comes again, the others as they are needed
    PagedModel::refresh();
}

api::RequestsQuery RequestModel::asked() const
{
    api::RequestsQuery query;
    query.limit = kRowsAPage;
    if (!m_filter.ofServer)
        query.company = company();
    query.area = m_filter.area;
    query.endpoint = textOrNothing(m_filter.endpoint);
    query.status = textOrNothing(m_filter.status);
    query.errors = m_filter.errors;
    query.q = textOrNothing(m_filter.text);
    return query;
}

client::Query RequestModel::query() const
{
    client::Query parameters = client::queryOf(asked());
    parameters.removeIf([](const auto &parameter) { return parameter.first == u"limit"; });
    return parameters;
}

client::PendingCall RequestModel::call(
    const api::RequestsQuery &query, std::function<void(client::ApiResult<Watched>)> done)
{
    return client()->call<Watched>(api::Endpoint::ListRequests,
        {.query = client::queryOf(query), .timeoutMs = (query.wait.value_or(0) + 15) * 1'000}, this,
        std::move(done));
}

client::PendingCall RequestModel::ask(const QString &cursor, Done done)
{
    api::RequestsQuery query = asked();
    query.cursor = textOrNothing(cursor);
    return call(
        query, [this, isFirst = cursor.isEmpty(), done = std::move(done)](client::ApiResult<Watched> list) {
            if (!list) {
                done(tl::unexpected(list.error()));
                return listenLater();
            }
            if (isFirst)
                m_revision = list->revision.toLongLong();
            done(Page{std::move(list->items), std::move(list->nextCursor)});
        });
}

void RequestModel::setWatching(bool watching)
{
    if (m_watching == watching)
        return;
    m_watching = watching;
    watching ? watch() : stopListening();
}

void RequestModel::watch()
{
    if (m_watching && canAsk() && isLoaded() && !isLoading() && !m_watch.isRunning())
        listen({});
}

void RequestModel::listen(const QString &cursor)
{
    api::RequestsQuery query = asked();
    query.after = m_revision;
    query.cursor = textOrNothing(cursor);
    if (cursor.isEmpty())
        query.wait = kWaitSeconds;
    m_watch = call(query, [this, isFirst = cursor.isEmpty()](client::ApiResult<Watched> list) {
        m_watch = {};
        if (!list) {
            m_heard.clear();
            // The connection's state is shown elsewhere; only what does not pass by itself is reported here.
            if (!list.error().offline && m_failures == 0)
                emit failed(list.error());
            return listenLater();
        }
        m_failures = 0;
        if (isFirst)
            m_nextRevision = list->revision.toLongLong();
        m_heard.insert(m_heard.end(), std::make_move_iterator(list->items.begin()),
            std::make_move_iterator(list->items.end()));
        if (list->nextCursor)
            return listen(*list->nextCursor);
        m_revision = qMax(m_revision, m_nextRevision);
        take(std::exchange(m_heard, {}));
        m_next->start(kRestMs);
    });
}

void RequestModel::listenLater()
{
    m_failures = qMin(m_failures + 1, 5);
    m_next->start(1'000 << m_failures);
}

void RequestModel::take(std::vector<api::RequestRow> rows)
{
    // What came while the list was read may be in it already.
    std::erase_if(rows, [this](const api::RequestRow &row) { return row.number <= m_newest; });
    if (rows.empty())
        return;
    m_newest = rows.front().number;
    if (!m_isHeld) {
        prepend(std::move(rows));
        return keepFirst(kMost);
    }
    m_news.insert(m_news.begin(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    if (m_news.size() > std::size_t(kMost))
        m_news.resize(kMost);
    emit newsChanged();
}

void RequestModel::setHeld(bool held)
{
    if (m_isHeld == held)
        return;
    m_isHeld = held;
    if (held || m_news.empty())
        return;
    prepend(std::exchange(m_news, {}));
    keepFirst(kMost);
    emit newsChanged();
}

void RequestModel::dropNews()
{
    if (m_news.empty())
        return;
    m_news.clear();
    emit newsChanged();
}

QVariant RequestModel::data(const QModelIndex &index, int role) const
{
    const bool isKnown = checkIndex(index, CheckIndexOption::IndexIsValid);
    return isKnown && role == Qt::DisplayRole ? QVariant(at(index.row()).requestId) : QVariant();
}

} // namespace answerdesk::models
