// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_runner.h"
#include "console/bench/past_by_place.h"
#include <QtCore/QAbstractListModel>

namespace answerdesk::console {

/// Requests that were sent by hand, the newest first; the oldest go when there are too many. GUI thread.
class ExchangeHistory final : public QAbstractListModel
{
    Q_OBJECT
public:
    static constexpr int kMostKept = 200;

    /// The runner outlives it; each server and company has a list of its own.
    explicit ExchangeHistory(ExchangeRunner &runner, QObject *parent = nullptr);

    /// label: what is wrong with it on purpose; empty for a request as it should be.
    void add(const ExchangePtr &exchange, const QString &label);
    void clear();
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    ExchangePtr at(int row) const { return m_entries.at(row).exchange; }
    QString labelAt(int row) const { return m_entries.at(row).label; }
    QDateTime sentAt(int row) const { return m_entries.at(row).at; }
    int rowOf(const ExchangePtr &exchange) const; ///< -1 when it is not there

private:
    void changePlace();
    struct Entry {
        ExchangePtr exchange;
        QString label;
        QDateTime at; ///< UTC
    };
    ExchangeRunner &m_runner;
    QList<Entry> m_entries;
    PastByPlace<QList<Entry>> m_past;
};

} // namespace answerdesk::console
