// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feeds.h"
#include "shared/models/list_model.h"
#include <QtCore/QTimer>

namespace answerdesk::console {

/// The product feeds of a company, with what can be done with them. Live while watched: the server's long
/// poll says what changed.
class FeedModel final : public models::ListModel<api::Feed>
{
    Q_OBJECT
public:
    /// Confirm: what a held run would remove is removed.
    enum class Action { Add, Change, Remove, Run, Confirm, Cancel };
    static constexpr int kWaitSeconds = 25;

    explicit FeedModel(QObject *parent = nullptr);
    void setWatching(bool watching);

    void add(const api::FeedRequest &request);
    void change(const client::Tagged<api::Feed> &before, const api::FeedChange &change);
    void remove(const QString &feedId);
    /// Fetches it now.
    void run(const QString &feedId) { act(Action::Run, feedId); }
    void confirm(const QString &feedId) { act(Action::Confirm, feedId); }
    void cancel(const QString &feedId) { act(Action::Cancel, feedId); }
    /// A state of a run that came another way.
    void putRun(const api::FeedRun &run);

signals:
    void done(answerdesk::console::FeedModel::Action action, const answerdesk::api::Feed &feed);
    /// feed: as it is known here; without an identifier when it was to be added.
    void refused(answerdesk::console::FeedModel::Action action, const answerdesk::api::Feed &feed,
        const answerdesk::client::ApiFailure &failure);
    /// A run that went on here has ended, or is held.
    void runStopped(const answerdesk::api::Feed &feed);

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    void clear() override;

private:
    using Watched = client::WatchedPage<api::Feed>;
    client::PendingCall list(const api::FeedsQuery &query, client::ApiClient::Callback<Watched> callback);
    void act(Action action, const QString &feedId);
    void watch();
    void take(const api::Feed &feed);
    client::PendingCall m_watch;
    QTimer m_again;
    qint64 m_revision = 0;
    int m_failures = 0;
    bool m_isWatching = false;
};

} // namespace answerdesk::console
