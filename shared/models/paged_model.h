// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"
#include "shared/client/api_client.h"
#include "shared/core/text.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// Whether rows come as a view asks for more of them, or all at once.
enum class Reading { AsNeeded, Whole };

/// A list that the server hands out page by page; refresh() reads as many rows as there are and keeps what a
/// selection points at. A change of a filter keeps the rows that are shown until the answer to it is there.
template <typename Row, Reading kReading = Reading::AsNeeded>
class PagedModel : public RemoteModel
{
public:
    using RemoteModel::RemoteModel;
    void refresh() override { read(qMax(m_rows.size(), std::size_t(1))); }
    const Row &at(int row) const { return m_rows[std::size_t(row)]; }
    /// Row of the object with this identifier, or -1.
    int rowOf(const QString &id) const
    {
        const auto found
            = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return idOf(row) == id; });
        return found == m_rows.end() ? -1 : int(found - m_rows.begin());
    }
    /// True when the server has rows that are not here yet: a count of rows is then a lower bound.
    bool hasMore() const { return m_next.has_value(); }

    bool canFetchMore(const QModelIndex &parent) const override
    {
        return !parent.isValid() && m_next && !m_call.isRunning() && !m_hasFailed;
    }
    void fetchMore(const QModelIndex &parent) override
    {
        if (!canAsk() || !canFetchMore(parent))
            return;
        m_call = ask(*m_next, [this](client::ApiResult<Page> page) {
            m_call = {};
            if (!page) {
                m_hasFailed = true; // else the view would ask again at once; refresh() does
                emit failed(page.error());
                return;
            }
            m_next = page->nextCursor;
            // An order by what changes, such as a count, may bring a row a second time.
            if (m_known.isEmpty())
                learn(m_rows);
            std::erase_if(page->items, [&](const Row &row) { return m_known.contains(idOf(row)); });
            learn(page->items);
            if (page->items.empty())
                return;
            beginInsertRows({}, count(), count() + int(page->items.size()) - 1);
            std::move(page->items.begin(), page->items.end(), std::back_inserter(m_rows));
            endInsertRows();
        });
    }

protected:
    using Page = api::ListPage<Row>;
    using Done = std::function<void(client::ApiResult<Page>)>;
    static constexpr int kRowsAPage = 200; ///< what the server gives at most

    /// Asks for the page behind a cursor; empty: the first.
    virtual client::PendingCall ask(const QString &cursor, Done done) = 0;
    virtual QString idOf(const Row &row) const = 0;
    /// The value of a role other than IdRole.
    virtual QVariant valueOf(const Row &row, int role) const
    {
        return role == Qt::DisplayRole ? QVariant(idOf(row)) : QVariant();
    }
    QVariant value(int row, int role) const final
    {
        return role == IdRole ? QVariant(idOf(at(row))) : valueOf(at(row), role);
    }
    /// The query of the page behind a cursor.
    template <typename Query>
    static Query paged(Query query, const QString &cursor)
    {
        query.limit = kRowsAPage;
        query.cursor = textOrNothing(cursor);
        return query;
    }

    int count() const override { return int(m_rows.size()); }
    void clear() override
    {
        m_call.cancel();
        m_call = {};
        m_rows.clear();
        m_known.clear();
        m_incoming.clear();
        m_next.reset();
        m_hasFailed = false;
    }
    /// Takes another filter over and reads the list that it leaves.
    template <typename Filter>
    void changeFilter(Filter &filter, const Filter &wanted)
    {
        if (filter == wanted)
            return;
        filter = wanted;
        readAnew();
    }
    /// The first page, where the list was asked for before.
    void readAnew()
    {
        if (isLoaded() || isLoading())
            read(1);
    }
    /// In place, or at the front when it is new.
    void put(Row row)
    {
        m_known.clear();
        if (const int at = rowOf(idOf(row)); at >= 0)
            changeRow(m_rows, at, std::move(row));
        else
            insertRowAt(m_rows, 0, std::move(row));
    }
    /// Before the rows that are here, in their order and in one step.
    void prepend(std::vector<Row> rows)
    {
        if (rows.empty())
            return;
        m_known.clear();
        beginInsertRows({}, 0, int(rows.size()) - 1);
        m_rows.insert(
            m_rows.begin(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
        endInsertRows();
    }
    /// Lets go of what stands behind so many rows; it is not asked for again.
    void keepFirst(int rows)
    {
        if (count() <= rows)
            return;
        m_next.reset();
        m_known.clear();
        beginRemoveRows({}, rows, count() - 1);
        m_rows.erase(m_rows.begin() + rows, m_rows.end());
        endRemoveRows();
    }
    /// Behind the rows that are here; right only while the server has no more.
    void append(Row row)
    {
        m_known.clear();
        insertRowAt(m_rows, count(), std::move(row));
    }
    void drop(const QString &id)
    {
        m_known.clear();
        if (const int at = rowOf(id); at >= 0)
            removeRowAt(m_rows, at);
    }

private:
    void learn(const std::vector<Row> &rows)
    {
        for (const Row &row : rows)
            m_known.insert(idOf(row));
    }
    void read(std::size_t wanted)
    {
        if (!canAsk())
            return;
        m_call.cancel();
        m_call = {};
        m_incoming.clear();
        m_hasFailed = false;
        beginLoading();
        load({}, wanted);
    }
    void load(const QString &cursor, std::size_t wanted)
    {
        m_call = ask(cursor, [this, wanted](client::ApiResult<Page> page) {
            m_call = {};
            if (!page)
                return endLoading(page.error());
            std::move(page->items.begin(), page->items.end(), std::back_inserter(m_incoming));
            if (page->nextCursor && (kReading == Reading::Whole || m_incoming.size() < wanted))
                return load(*page->nextCursor, wanted);
            m_next = page->nextCursor;
            m_known.clear();
            replaceRows(m_rows, std::exchange(m_incoming, {}), [this](const Row &row) { return idOf(row); });
            endLoading();
        });
    }

    std::vector<Row> m_rows;
    QSet<QString>
        m_known; ///< identifiers of m_rows while pages are appended: there may be 100,000; else empty
    std::vector<Row> m_incoming;
    std::optional<QString> m_next;
    client::PendingCall m_call;
    bool m_hasFailed = false;
};

} // namespace answerdesk::models
