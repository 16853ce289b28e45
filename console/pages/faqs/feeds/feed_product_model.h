// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feeds.h"
#include "shared/models/list_model.h"

namespace answerdesk::console {

/// The products of a feed as they are stored; the server searches.
class FeedProductModel final : public models::ListModel<api::FeedProductRow>
{
    Q_OBJECT
public:
    FeedProductModel(const QString &feedId, QObject *parent)
        : ListModel({.endpoint = api::Endpoint::ListFeedProducts}, parent)
        , m_feedId(feedId)
    {
    }
    /// The beginning of a product number, GTIN or address; empty: all.
    void setSearch(const QString &text) { changeFilter(m_search, text); }
    const QString &search() const { return m_search; }

    client::Query query() const override { return withText(m_search); }

protected:
    QStringList segments() const override { return {company(), m_feedId}; }
    QString idOf(const api::FeedProductRow &row) const override
    {
        return row.number.value_or(row.gtin.value_or(row.url.value_or(QString::number(row.row))));
    }

private:
    QString m_feedId;
    QString m_search;
};

} // namespace answerdesk::console
