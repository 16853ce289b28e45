// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtCore/QTimer>

namespace answerdesk::console {

/// The pre-generation that the page shows: the newest that goes on, or the one that was shown and has ended
/// since. Live while it is active: the server's long poll says what changed. GUI thread.
class PregenerationDesk final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kWaitSeconds = 25;

    explicit PregenerationDesk(QObject *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setActive(bool active);
    const std::optional<api::Pregeneration> &current() const { return m_current; }
    bool hasEnded() const { return m_current && m_current->endedAt; }

    void start(const api::PregenerationRequest &request);
    void pause() { change(api::Endpoint::PausePregeneration); }
    void resume() { change(api::Endpoint::ResumePregeneration); }
    void cancel() { change(api::Endpoint::CancelPregeneration); }
    /// Shows no more of one that has ended.
    void close();
    /// Asks for the addresses without FAQs; reported() has them.
    void readReport();

signals:
    void changed();
    void started();
    void startFailed(const answerdesk::client::ApiFailure &failure);
    /// It was not paused, resumed, cancelled, or its report could not be read.
    void failed(const answerdesk::client::ApiFailure &failure);
    void reported(const std::vector<answerdesk::api::PregenerationLine> &lines);

private:
    void change(api::Endpoint what);
    void take(const std::vector<api::Pregeneration> &rows);
    void show(const api::Pregeneration &row);
    void watch();

    client::ApiClient *m_client = nullptr;
    QString m_company;
    std::optional<api::Pregeneration> m_current;
    client::PendingCall m_watch;
    QTimer m_retry;
    QString m_revision; ///< empty: the list was not read yet
    int m_failures = 0;
    bool m_isActive = false;
};

} // namespace answerdesk::console
