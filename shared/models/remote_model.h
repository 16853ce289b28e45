// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/changes.h"
#include "shared/client/api_failure.h"
#include "shared/core/qt_compat.h"
#include "shared/schema/equal.h"
#include <QtCore/QAbstractTableModel>
#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <algorithm>
#include <vector>

namespace answerdesk::client {
class ApiClient;
}

namespace answerdesk::models {

/// What stands for the company of a list that belongs to the whole server.
constexpr QLatin1String kWholeServer{"*"};

/// The rows of one list of a company, in one column: cells read the structs themselves. Qt::DisplayRole gives
/// what a row is called. One thread; the client must outlive its use here or be replaced by
/// null.
class RemoteModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// What the server calls the row, in lists that come page by page.
    static constexpr int IdRole = Qt::UserRole;

    explicit RemoteModel(QObject *parent = nullptr);

    /// Both drop the rows when they change something; neither asks the server: refresh() does.
    void setClient(client::ApiClient *client);
    void setCompany(const QString &companyKey);
    client::ApiClient *client() const { return m_client; }
    QString company() const { return m_company; }

    bool isLoading() const { return m_loading; }
    /// True once the server has answered for this company: an empty table is then really empty.
    bool isLoaded() const { return m_loaded; }
    bool canAsk() const { return m_client && !m_company.isEmpty(); }

    /// Whether rows differ after such a change, so that the list is to be read again.
    virtual bool shows(api::ChangeTopic) const { return false; }
    /// Asks the server; rows that are still there change in place and keep their selection.
    virtual void refresh() = 0;

    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : count(); }
    int columnCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const final
    {
        return checkIndex(index, CheckIndexOption::IndexIsValid) ? value(index.row(), role) : QVariant();
    }

signals:
    void failed(const answerdesk::client::ApiFailure &failure);
    void loadingChanged(bool loading);
    void loaded(); ///< after each complete answer
    void newsChanged(); ///< other rows wait, in lists that are followed, to be shown

protected:
    virtual int count() const = 0;
    virtual QVariant value(int row, int role) const = 0;
    /// Empties the rows and drops what is under way. Called inside a model reset.
    virtual void clear() = 0;
    void beginLoading();
    void endLoading();
    void endLoading(const client::ApiFailure &failure);

    /// Makes the rows equal to the incoming ones in their order, by removing, inserting, moving and changing
    /// single rows, so that views keep selection and place.
    template <typename Row, typename Id>
    void replaceRows(std::vector<Row> &rows, std::vector<Row> incoming, Id idOf)
    {
        // Mostly nothing came or went; then each row is where it was.
        const bool isSameList = std::equal(rows.begin(), rows.end(), incoming.begin(), incoming.end(),
            [&](const Row &a, const Row &b) { return idOf(a) == idOf(b); });
        if (isSameList) {
            for (int i = 0; i < int(rows.size()); ++i)
                changeRow(rows, i, std::move(incoming[std::size_t(i)]));
            return;
        }
        // By sets of identifiers: a list may have 100,000 rows, and comparing each with each would take
        // minutes.
        const auto idsOf = [&](const std::vector<Row> &of) {
            QSet<std::decay_t<decltype(idOf(of.front()))>> ids;
            for (const Row &row : of)
                ids.insert(idOf(row));
            return ids;
        };
        const auto coming = idsOf(incoming);
        for (int i = int(rows.size()) - 1; i >= 0; --i) {
            if (!coming.contains(idOf(rows[std::size_t(i)])))
                removeRowAt(rows, i);
        }
        const auto staying = idsOf(rows);
        for (int i = 0; i < int(incoming.size()); ++i) {
            Row &wanted = incoming[std::size_t(i)];
            const auto id = idOf(wanted);
            const auto isWanted = [&](const Row &row) { return idOf(row) == id; };
            const auto found
                = staying.contains(id) ? std::find_if(rows.begin() + i, rows.end(), isWanted) : rows.end();
            const int from = int(found - rows.begin());
            if (found == rows.end()) {
                insertRowAt(rows, i, std::move(wanted));
                continue;
            }
            if (from != i) {
                beginMoveRows({}, from, from, {}, i);
                std::rotate(rows.begin() + i, found, found + 1);
                endMoveRows();
            }
            changeRow(rows, i, std::move(wanted));
        }
    }
    template <typename Row>
    void insertRowAt(std::vector<Row> &rows, int at, Row row)
    {
        beginInsertRows({}, at, at);
        rows.insert(rows.begin() + at, std::move(row));
        endInsertRows();
    }
    template <typename Row>
    void removeRowAt(std::vector<Row> &rows, int at)
    {
        beginRemoveRows({}, at, at);
        rows.erase(rows.begin() + at);
        endRemoveRows();
    }
    /// Says so only when something is different.
    template <typename Row>
    bool changeRow(std::vector<Row> &rows, int at, Row row)
    {
        Row &current = rows[std::size_t(at)];
        if (schema::areEqual(current, row))
            return false;
        current = std::move(row);
        emit dataChanged(index(at, 0), index(at, 0));
        return true;
    }

    /// Another list: the rows go, and what was under way.
    void reset();

private:
    void setLoading(bool loading);
    QPointer<client::ApiClient> m_client;
    QString m_company;
    bool m_loading = false;
    bool m_loaded = false;
};

} // namespace answerdesk::models
