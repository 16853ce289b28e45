// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/models/list_model.h"
#include <QtCore/QTimer>

namespace answerdesk::models {

/// A log that only grows, newest first; the server filters and numbers its rows. Live while watched: new rows
/// come in front, at most four times a second, unless they are held back because somebody reads; then they
/// wait in news(). Query: the one of the list, with after, wait, cursor and limit.
template <typename Row, typename Query>
class LiveModel : public ListModel<Row>
{
public:
    static constexpr int kMost = 2'000; ///< rows
    static constexpr int kWaitSeconds = 25;

    /// The newest ones again; what was held back is among them.
    void refresh() override
    {
        if (!this->canAsk())
            return;
        stopListening();
        this->keepFirst(this->kRowsAPage); // the newest page comes again, the others as they are needed
        ListModel<Row>::refresh();
    }
    /// The long poll runs only then.
    void setWatching(bool watching)
    {
        if (m_watching == watching)
            return;
        m_watching = watching;
        watching ? watch() : stopListening();
    }
    /// New rows wait; false shows those that did.
    void setHeld(bool held)
    {
        if (m_isHeld == held)
            return;
        m_isHeld = held;
        if (held || m_news.empty())
            return;
        this->prepend(std::exchange(m_news, {}));
        this->keepFirst(kMost);
        emit this->newsChanged();
    }
    bool isHeld() const { return m_isHeld; }
    int news() const { return int(m_news.size()); }

    client::Query query() const override { return this->parametersOf(asked()); }

protected:
    LiveModel(api::Endpoint list, QObject *parent)
        : ListModel<Row>({.endpoint = list}, parent)
    {
        m_next.setSingleShot(true);
        this->connect(&m_next, &QTimer::timeout, this, [this] { watch(); });
        this->connect(this, &RemoteModel::loaded, this, [this] {
            m_newest = this->rowCount() > 0 ? this->at(0).number : 0;
            m_failures = 0;
            dropNews();
            watch();
        });
    }
    /// What is asked for: the filter alone.
    virtual Query asked() const = 0;

    client::PendingCall ask(const QString &cursor, typename ListModel<Row>::Done done) override
    {
        Query query = asked();
        query.cursor = textOrNothing(cursor);
        return call(query, [this, isFirst = cursor.isEmpty(), done = std::move(done)](Answer list) {
            if (!list) {
                done(tl::unexpected(list.error()));
                return listenLater();
            }
            if (isFirst)
                m_revision = list->revision.toLongLong();
            done(typename ListModel<Row>::Page{std::move(list->items), std::move(list->nextCursor)});
        });
    }
    QString idOf(const Row &row) const override { return QString::number(row.number); }
    void clear() override
    {
        ListModel<Row>::clear();
        stopListening();
        dropNews();
        m_revision = m_newest = 0;
        m_failures = 0;
    }

private:
    static constexpr int kRestMs = 250; // a busy log changes the view four times a second, not at every row
    using Watched = client::WatchedPage<Row>;
    using Answer = client::ApiResult<Watched>;

    client::PendingCall call(Query query, std::function<void(Answer)> done)
    {
        query.limit = this->kRowsAPage;
        return this->client()->template call<Watched>(this->endpoint(),
            {.query = client::queryOf(query), .timeoutMs = (query.wait.value_or(0) + 15) * 1'000}, this,
            std::move(done));
    }
    void watch()
    {
        if (m_watching && this->canAsk() && this->isLoaded() && !this->isLoading() && !m_watch.isRunning())
            listen({});
    }
    /// The first part of what is new, or the one behind a cursor.
    void listen(const QString &cursor)
    {
        Query query = asked();
        query.after = m_revision;
        query.cursor = textOrNothing(cursor);
        if (cursor.isEmpty())
            query.wait = kWaitSeconds;
        m_watch = call(query, [this, isFirst = cursor.isEmpty()](Answer list) {
            m_watch = {};
            if (!list) {
                m_heard.clear();
                // The connection's state is shown elsewhere; only what does not pass by itself is said here.
                if (!list.error().offline && m_failures == 0)
                    emit this->failed(list.error());
                return listenLater();
            }
            m_failures = 0;
            if (isFirst)
                m_nextRevision = list->revision.toLongLong();
            std::move(list->items.begin(), list->items.end(), std::back_inserter(m_heard));
            if (list->nextCursor)
                return listen(*list->nextCursor);
            m_revision = qMax(m_revision, m_nextRevision);
            take(std::exchange(m_heard, {}));
            m_next.start(kRestMs);
        });
    }
    /// After a failure: two seconds, four, at most half a minute.
    void listenLater()
    {
        m_failures = qMin(m_failures + 1, 5);
        m_next.start(1'000 << m_failures);
    }
    void take(std::vector<Row> rows)
    {
        // What came while the list was read may be in it already.
        std::erase_if(rows, [this](const Row &row) { return row.number <= m_newest; });
        if (rows.empty())
            return;
        m_newest = rows.front().number;
        if (!m_isHeld) {
            this->prepend(std::move(rows));
            return this->keepFirst(kMost);
        }
        m_news.insert(
            m_news.begin(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
        if (m_news.size() > std::size_t(kMost))
            m_news.resize(kMost);
        emit this->newsChanged();
    }
    void stopListening()
    {
        m_watch.cancel();
        m_watch = {};
        m_next.stop();
        m_heard.clear();
    }
    void dropNews()
    {
        if (m_news.empty())
            return;
        m_news.clear();
        emit this->newsChanged();
    }

    std::vector<Row> m_news; ///< newest first
    std::vector<Row> m_heard; ///< of an answer that is not complete yet
    client::PendingCall m_watch;
    QTimer m_next;
    qint64 m_revision = 0; ///< what came after it was not heard yet
    qint64 m_nextRevision = 0;
    qint64 m_newest = 0; ///< number of the newest row that is here
    int m_failures = 0;
    bool m_watching = false;
    bool m_isHeld = false;
};

} // namespace answerdesk::models
