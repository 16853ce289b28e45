// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/exchange_history.h"

namespace answerdesk::console {

ExchangeHistory::ExchangeHistory(ExchangeRunner &runner, QObject *parent)
    : QAbstractListModel(parent)
    , m_runner(runner)
{
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, &ExchangeHistory::changePlace);
    connect(&m_runner, &ExchangeRunner::changed, this, [this](const ExchangePtr &exchange) {
        const int row = rowOf(exchange);
        if (row >= 0)
            emit dataChanged(index(row), index(row));
    });
}

void ExchangeHistory::add(const ExchangePtr &exchange, const QString &label)
{
    if (m_entries.size() >= kMostKept) {
        beginRemoveRows({}, kMostKept - 1, int(m_entries.size()) - 1);
        m_entries.resize(kMostKept - 1);
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_entries.prepend({exchange, label, QDateTime::currentDateTimeUtc()});
    endInsertRows();
}

void ExchangeHistory::changePlace()
{
    QList<Entry> entries = m_entries;
    if (m_past.change(m_runner.place(), entries)) {
        beginResetModel();
        m_entries = entries;
        endResetModel();
    } else if (!m_entries.isEmpty()) { // what was under way has ended
        emit dataChanged(index(0), index(int(m_entries.size()) - 1));
    }
}

void ExchangeHistory::clear()
{
    beginResetModel();
    for (const Entry &entry : std::as_const(m_entries))
        m_runner.drop(entry.exchange);
    m_entries.clear();
    endResetModel();
}

int ExchangeHistory::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant ExchangeHistory::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole || !index.isValid())
        return {};
    const client::RawRequest &request = at(index.row())->request;
    return QString::fromLatin1(request.method) + QChar(u' ') + request.url.path();
}

int ExchangeHistory::rowOf(const ExchangePtr &exchange) const
{
    for (int row = 0; row < int(m_entries.size()); ++row) {
        if (m_entries[row].exchange == exchange)
            return row;
    }
    return -1;
}

} // namespace answerdesk::console
