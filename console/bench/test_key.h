// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/core/clock.h"
#include <QtCore/QObject>
#include <QtCore/QPointer>

namespace answerdesk::console {

/// The one test key of the bench: made for a day when it is first needed, kept in memory only. Its visitors
/// stay out of revenue. GUI thread.
class TestKey final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 kLifeMs = 24LL * 60 * 60 * 1000;

    struct Given {
        Secret key;
        bool isFresh = false; ///< made for this caller
    };
    using Done = std::function<void(client::ApiResult<Given>)>;

    explicit TestKey(const Clock &clock, QObject *parent = nullptr);
    /// Another server or company: the key goes, and who waits for one is not called any more.
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Calls done with the key, now or once it was made, unless the context dies first.
    void give(QObject *context, const Done &done);
    /// The server refused it: the next caller gets another one.
    void forget() { m_key = {}; }

private:
    void make(const QString &name);
    void finish(const client::ApiResult<Given> &result);

    const Clock &m_clock;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    Secret m_key;
    qint64 m_endsMs = 0;
    client::PendingCall m_call;
    QList<std::pair<QPointer<QObject>, Done>> m_waiting;
};

} // namespace answerdesk::console
