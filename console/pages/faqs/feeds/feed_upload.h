// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/feeds.h"
#include "shared/client/api_client.h"
#include <QtCore/QDateTime>
#include <QtCore/QTimer>

namespace answerdesk::console {

/// Sends one file of this computer to a feed, part by part. A server that is busy or away is asked again
/// where to go on until the upload is cancelled; while another company is open, or no administrator is signed
/// in, it rests, and goes on by itself when this one is open again. Without widgets. GUI thread.
class FeedUpload final : public QObject
{
    Q_OBJECT
public:
    /// Resting: another company is open. Failed: the file or the server does not let it go on.
    enum class State { Idle, Sending, Waiting, Resting, Done, Cancelled, Failed };
    static constexpr qint64 kPart = 4 << 20;
    static constexpr qint64 kMostBytes = 2'147'483'648;

    struct Order {
        QString feedId;
        QString feedName;
        QString path;
        /// Of a run that has a part of this file already; else a run is begun.
        std::optional<api::FeedRun> run = {};
    };

    explicit FeedUpload(QObject *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Nothing happens while one goes on.
    void start(const Order &order);
    void cancel();
    /// Forgets one that has ended.
    void clear();

    State state() const { return m_state; }
    bool isRunning() const { return m_state == State::Sending || m_state == State::Waiting; }
    /// Whether there is a file that is not sent to its end, also of another company.
    bool isUnfinished() const { return isRunning() || m_state == State::Resting; }
    const QString &feedId() const { return m_order.feedId; }
    const QString &feedName() const { return m_order.feedName; }
    qint64 sent() const { return m_run ? m_run->received : 0; }
    qint64 size() const { return m_size; }
    /// Why it failed.
    const QString &reason() const { return m_reason; }
    const std::optional<client::ApiFailure> &failure() const { return m_failure; }

signals:
    void changed();
    void ended(); ///< done, cancelled or failed
    void runChanged(const answerdesk::api::FeedRun &run);

private:
    struct Part {
        QByteArray bytes;
        qint64 size = 0; ///< of the whole file
        QDateTime changedAt;
        QString fault; ///< why the file cannot be read; empty when it can
    };
    static Part read(const QString &path, qint64 offset, qint64 length);
    void readPart(qint64 offset, qint64 length, void (FeedUpload::*then)(const Part &));
    void begin(const Part &file);
    void sendNext();
    void send(const Part &part);
    void askWhere();
    void take(const api::FeedRun &run);
    void refuse(const client::ApiFailure &failure);
    void fail(const QString &reason);
    void end(State state);
    QStringList segments() const { return {m_company, m_order.feedId, m_run->runId}; }

    QPointer<client::ApiClient> m_client;
    QString m_company; ///< of the upload
    QString m_place; ///< server of the upload
    QString m_openCompany;
    Order m_order;
    State m_state = State::Idle;
    std::optional<api::FeedRun> m_run;
    qint64 m_size = 0;
    qint64 m_offset = 0; ///< of the part under way
    QDateTime m_changedAt; ///< of the file, when it was begun
    QString m_reason;
    std::optional<client::ApiFailure> m_failure;
    client::PendingCall m_call;
    QTimer m_retry;
    quint64 m_reading = 0; ///< an answer of the disk to an earlier question counts no more
};

} // namespace answerdesk::console
