// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtCore/QHash>
#include <QtCore/QStringList>

namespace answerdesk::console {

/// The same call for many objects, in their order and at most two at a time. GUI thread. It ends by itself
/// when the server does not answer any more; what was not sent by then is left.
class BulkRun final : public QObject
{
    Q_OBJECT
public:
    /// Nothing: it worked.
    using Answer = std::function<void(const std::optional<client::ApiFailure> &)>;
    /// Sends the call for one of them; its answer comes later and once.
    using Call = std::function<client::PendingCall(
        client::ApiClient &client, const QString &id, QObject *context, const Answer &answer)>;
    struct Refusal {
        QString id;
        client::ApiFailure failure;
    };

    using QObject::QObject;
    /// Nothing happens while one is under way. The client is not owned.
    void start(client::ApiClient *client, const QStringList &ids, Call call);
    /// Sends no more; ended() comes when what is under way has been answered.
    void cancel();
    /// Forgets it, without ended(): the session is another one. What the server does of it is not known.
    void drop();

    bool isRunning() const { return m_call != nullptr; }
    bool isCancelled() const { return m_isCancelled; }
    int total() const { return m_total; }
    int answered() const { return int(m_done.size()) + int(m_refusals.size()); }
    const QStringList &done() const { return m_done; }
    const std::vector<Refusal> &refusals() const { return m_refusals; }

    /// What a typed call of the client answers, for Answer.
    template <typename T>
    static client::ApiClient::Callback<T> told(const Answer &answer)
    {
        return [answer](client::ApiResult<T> result) {
            answer(result ? std::nullopt : std::optional(result.error()));
        };
    }

signals:
    void progressed(); ///< one more was answered
    void ended();

private:
    void send();
    void take(const QString &id, const std::optional<client::ApiFailure> &failure);
    QPointer<client::ApiClient> m_client;
    QStringList m_waiting;
    QHash<QString, client::PendingCall> m_sent;
    Call m_call;
    QStringList m_done;
    std::vector<Refusal> m_refusals;
    int m_total = 0;
    bool m_isCancelled = false;
};

} // namespace answerdesk::console
