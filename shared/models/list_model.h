// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"
#include "shared/client/api_client.h"
#include "shared/client/query_of.h"
#include "shared/client/row_csv.h"
#include "shared/core/text.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// Whether rows come as a view asks for more of them, or all at once.
enum class Reading { AsNeeded, Whole };

/// What a list is read from, and what its rows are known by.
template <typename Row>
struct ListOf {
    api::Endpoint endpoint;
    QString Row::*id = nullptr; ///< null: idOf() says it
    std::optional<api::ChangeTopic> topic = {};
    QString Row::*name = nullptr; ///< what a row is called; null: the same as its id
    bool ofServer = false; ///< not of a company
    Reading reading = Reading::AsNeeded;
};

/// What a list of the server is to those who do not know its rows.
class ListModelBase : public RemoteModel
{
public:
    using RemoteModel::RemoteModel;
    /// Parameters of the list without limit and cursor, as a figure's path has them. Does not ask before the
    /// first refresh().
    virtual void setQuery(const client::Query &filter) = 0;
    /// The filter as the parameters of the list, without those of paging.
    virtual client::Query query() const = 0;
    virtual api::Endpoint endpoint() const = 0;
    virtual bool isOfServer() const = 0;
    /// Names of what a file of its rows has as columns.
    virtual QStringList columns() const = 0;
    /// The rows with these identifiers, in their order.
    virtual std::vector<json::Value> rowsOf(const QStringList &ids) const = 0;
    /// True when the server has rows that are not here yet: a count of rows is then a lower bound.
    virtual bool hasMore() const = 0;
};

/// A list that the server hands out page by page; refresh() reads as many rows as there are and keeps what a
/// selection points at. A change of a filter keeps the rows that are shown until the answer to it is there.
/// Qt::DisplayRole gives a row's name.
template <typename Row>
class ListModel : public ListModelBase
{
public:
    explicit ListModel(const ListOf<Row> &list, QObject *parent = nullptr)
        : ListModelBase(parent)
        , m_list(list)
    {
        if (list.ofServer)
            setCompany(kWholeServer);
    }
    void setQuery(const client::Query &filter) override { changeFilter(m_filter, filter); }
    client::Query query() const override { return m_filter; }
    api::Endpoint endpoint() const override { return m_list.endpoint; }
    bool isOfServer() const override { return m_list.ofServer; }
    QStringList columns() const override { return client::columnsOf<Row>(); }
    std::vector<json::Value> rowsOf(const QStringList &ids) const override
    {
        std::vector<json::Value> rows;
        for (const QString &id : ids) {
            if (const int row = rowOf(id); row >= 0)
                rows.push_back(json::parse(schema::toJson(at(row))).value_or(json::Value()));
        }
        return rows;
    }
    bool shows(api::ChangeTopic topic) const override { return m_list.topic == topic; }
    void refresh() override { read(qMax(m_rows.size(), std::size_t(1))); }
    const Row &at(int row) const { return m_rows[std::size_t(row)]; }
    /// Row of the object with this identifier, or -1.
    int rowOf(const QString &id) const
    {
        const auto found
            = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return idOf(row) == id; });
        return found == m_rows.end() ? -1 : int(found - m_rows.begin());
    }
    bool hasMore() const override { return m_next.has_value(); }

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
    virtual client::PendingCall ask(const QString &cursor, Done done)
    {
        client::Query page{{QStringLiteral("limit"), QString::number(kRowsAPage)}};
        if (!cursor.isEmpty())
            page.emplaceBack(QStringLiteral("cursor"), cursor);
        return client()->template call<Page>(
            endpoint(), {.segments = segments(), .query = page + query()}, this, std::move(done));
    }
    /// What stands for the variables of the endpoint's path.
    virtual QStringList segments() const { return isOfServer() ? QStringList() : QStringList{company()}; }
    virtual QString idOf(const Row &row) const { return row.*m_list.id; }
    virtual QString nameOf(const Row &row) const { return m_list.name ? row.*m_list.name : idOf(row); }
    QVariant value(int row, int role) const final
    {
        return role == IdRole         ? QVariant(idOf(at(row)))
            : role == Qt::DisplayRole ? QVariant(nameOf(at(row)))
                                      : QVariant();
    }
    /// The query of the page behind a cursor.
    template <typename Query>
    static Query paged(Query query, const QString &cursor)
    {
        query.limit = kRowsAPage;
        query.cursor = textOrNothing(cursor);
        return query;
    }
    /// A text that the server looks for in the rows, as the parameters of the list; empty: all rows.
    static client::Query withText(const QString &text)
    {
        return text.isEmpty() ? client::Query() : client::Query{{QStringLiteral("q"), text}};
    }
    /// A query as the parameters of the list, without those of paging.
    template <typename Query>
    static client::Query parametersOf(const Query &query)
    {
        client::Query parameters = client::queryOf(query);
        parameters.removeIf([](const auto &each) { return each.first == QLatin1String("limit"); });
        return parameters;
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
        readAgain();
    }
    /// The first page, where the list was asked for before.
    void readAgain()
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
            if (page->nextCursor && (m_list.reading == Reading::Whole || m_incoming.size() < wanted))
                return load(*page->nextCursor, wanted);
            m_next = page->nextCursor;
            m_known.clear();
            replaceRows(m_rows, std::exchange(m_incoming, {}), [this](const Row &row) { return idOf(row); });
            endLoading();
        });
    }

    const ListOf<Row> m_list;
    client::Query m_filter;
    std::vector<Row> m_rows;
    QSet<QString>
        m_known; ///< identifiers of m_rows while pages are appended: there may be 100,000; else empty
    std::vector<Row> m_incoming;
    std::optional<QString> m_next;
    client::PendingCall m_call;
    bool m_hasFailed = false;
};

} // namespace answerdesk::models
