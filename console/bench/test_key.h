// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/core/clock.h"
#include <QtCore/QObject>
#include <QtCore/QPointer>

namespace answerdesk::console {

/// The one key of the bench: a test key that is made for a day when it is first needed, whose visitors stay
/// out of revenue, or one that somebody typed. Kept in memory only. GUI thread.
class TestKey final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 kLifeMs = 24LL * 60 * 60 * 1000;

    struct Given {
        Secret key;
        bool isFresh = false; ///< made for this caller
        bool isTyped = false; ///< somebody's: it is not shown, and no other one takes its place
    };
    using Done = std::function<void(client::ApiResult<Given>)>;

    explicit TestKey(const Clock &clock, QObject *parent = nullptr);
    /// Another server or company: the key goes, and who waits for one is not called any more.
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Calls done with the key, now or once it was made, unless the context dies first.
    void give(QObject *context, const Done &done);
    /// The same, with its own key in the place of a typed one that is live.
    void giveForTests(QObject *context, const Done &done);
    /// The server refused its own one: the next caller gets another one.
    void forget() { m_key = {}; }
    /// A key of the company, until the session changes; empty: its own one again.
    void setTyped(const Secret &key);
    bool isTyped() const { return !m_typed.isEmpty(); }
    /// "ad_live_7Kq2Xe": what names the typed key and is no secret.
    QString typedName() const;
    bool isTypedForTests() const { return typedName().startsWith(u"ad_test_"); }

signals:
    void changed(); ///< another one, or one that is typed instead of its own

private:
    void giveOwn(QObject *context, const Done &done);
    void make(const QString &name);
    void finish(const client::ApiResult<Given> &result);

    const Clock &m_clock;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    Secret m_key;
    Secret m_typed;
    qint64 m_endsMs = 0;
    client::PendingCall m_call;
    QList<std::pair<QPointer<QObject>, Done>> m_waiting;
};

} // namespace answerdesk::console
