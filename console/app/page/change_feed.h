// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/changes.h"
#include "shared/client/api_client.h"
#include <QtCore/QDateTime>
#include <QtCore/QSet>
#include <QtCore/QTimer>

class QWidget;

namespace answerdesk::models {
class RemoteModel;
}

namespace answerdesk::console {

using Topics = QSet<api::ChangeTopic>;

/// Learns what changes on the open server, whoever changes it, by one long poll for all lists of a window.
/// GUI thread.
class ChangeFeed final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kWaitSeconds = 25;
    static constexpr int kRestMs = 1'000; ///< a busy shop changes lists once per second, not at every message

    explicit ChangeFeed(QObject *parent = nullptr);
    /// The changes of a company and of the server that holds it; nothing is asked for without a client.
    void follow(client::ApiClient *client, const QString &companyKey);
    bool isFollowing() const { return !m_client.isNull(); }
    /// Whether the last request was answered, so that what has changed is known.
    bool isLive() const { return m_client && m_revision && m_failures == 0; }
    QDateTime lastAnswer() const { return m_lastAnswer; }

signals:
    void liveChanged();
    void changed(const answerdesk::console::Topics &topics);

private:
    void ask();
    void answered(const client::ApiResult<api::Changes> &changes);

    QPointer<client::ApiClient> m_client;
    QString m_company;
    std::optional<qint64> m_revision; ///< nothing before the first answer
    QDateTime m_lastAnswer; ///< of this server; invalid before the first one
    int m_failures = 0; ///< since the last answer
    QTimer m_next;
    client::PendingCall m_call;
};

/// Whether the rows of a list are of a kind that the server reports changes of.
bool followsChanges(const models::RemoteModel &list);
/// Reads the lists below a widget again that are loaded and show such rows. Selections and places stay.
void refreshLists(const QWidget &root, const Topics &topics);

} // namespace answerdesk::console
