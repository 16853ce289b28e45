// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include "console/pages/activity/details_panel.h"
#include "shared/api/monitoring.h"
#include "shared/models/api_key_model.h"

namespace answerdesk::console {

/// A request of the log: its facts, why it was refused, and what was asked and answered where a conversation
/// keeps it. GUI thread.
class RequestDetails final : public DetailsPanel
{
    Q_OBJECT
public:
    explicit RequestDetails(const models::ApiKeyModel &keys, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Why no answer can be corrected; empty when it can.
    void setReasonAgainstCorrecting(const QString &reason);
    /// The same request again changes nothing.
    void setRequest(const api::RequestRow &row);

public slots:
    void openInBench();
    void copyAsCurl();

signals:
    void benchWanted(const answerdesk::console::BenchQuestion &question);
    /// What the log knows of a request that asked nothing.
    void requestWanted(const answerdesk::client::RawRequest &request);
    void refusedEventsWanted(const QString &code);
    void copied(const QString &sentence);
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void showFacts();
    void showReason();
    void readThread();
    void showMessage(const api::ThreadDetails &thread);
    void addCorrections(const QString &threadId, const api::Message &message);
    const models::ApiKeyModel &m_keys;
    QPointer<client::ApiClient> m_client;
    api::RequestRow m_row;
    std::optional<BenchQuestion> m_question; ///< that can be asked again
    std::optional<api::Message> m_message;
    QString m_company; ///< that the pages show
    QString m_againstCorrecting;
    client::PendingCall m_call;
    QPushButton *m_bench;
    QPushButton *m_curl;
};

} // namespace answerdesk::console
