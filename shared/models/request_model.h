// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/monitoring.h"
#include "shared/client/api_client.h"
#include "shared/models/paged_model.h"

class QTimer;

namespace answerdesk::models {

/// The request log, newest first; the server filters. Live while watched: new requests come in front, at most
/// four times a second, unless they are held back because somebody reads; then they wait in news(). Keeps as
/// many as the server does. Qt::DisplayRole gives the request's id; cells read the rows themselves.
class RequestModel final : public PagedModel<api::RequestRow>
{
    Q_OBJECT
public:
    static constexpr int kMost = 2'000; ///< rows
    static constexpr int kWaitSeconds = 25;

    struct Filter {
        bool ofServer = false; ///< of all companies and of none, as far as the administrator sees them
        std::optional<api::RequestArea> area;
        QString endpoint; ///< name in the table of endpoints; empty: all
        QString status; ///< "404" or "4xx"; empty: all
        std::optional<bool> errors;
        QString text;
        friend bool operator==(const Filter &, const Filter &) = default;
    };

    explicit RequestModel(QObject *parent = nullptr);
    void setFilter(const Filter &filter);
    const Filter &filter() const { return m_filter; }
    /// The filter as the parameters of the list, without those of paging and watching.
    client::Query query() const;
    /// The newest ones again; what was held back is among them.
    void refresh() override;

    /// The long poll runs only then.
    void setWatching(bool watching);
    /// New requests wait; false shows those that did.
    void setHeld(bool held);
    bool isHeld() const { return m_isHeld; }
    int news() const { return int(m_news.size()); }

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

signals:
    void newsChanged();

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::RequestRow &row) const override { return QString::number(row.number); }
    void clear() override;

private:
    using Watched = client::WatchedPage<api::RequestRow>;
    api::RequestsQuery asked() const;
    client::PendingCall call(
        const api::RequestsQuery &query, std::function<void(client::ApiResult<Watched>)> done);
    void watch();
    /// The first part of what is new, or the one behind a cursor.
    void listen(const QString &cursor);
    void listenLater(); ///< after a failure: two seconds, four, at most half a minute
    void take(std::vector<api::RequestRow> rows);
    void stopListening();
    void dropNews();

    Filter m_filter;
    std::vector<api::RequestRow> m_news; ///< newest first
    std::vector<api::RequestRow> m_heard; ///< of an answer that is not complete yet
    client::PendingCall m_watch;
    QTimer *m_next;
    qint64 m_revision = 0; ///< what came after it was not heard yet
    qint64 m_nextRevision = 0;
    qint64 m_newest = 0; ///< number of the newest row that is here
    int m_failures = 0;
    bool m_watching = false;
    bool m_isHeld = false;
};

} // namespace answerdesk::models
