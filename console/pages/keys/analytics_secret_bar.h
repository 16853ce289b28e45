// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include "shared/core/clock.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class AnalyticsSecretDialog;
class Paragraph;

/// Whether the company's analytics endpoints require a secret, with the verbs that make, rotate and remove
/// it. Hidden until the company was read. The GUI thread's.
class AnalyticsSecretBar final : public QWidget
{
    Q_OBJECT
public:
    explicit AnalyticsSecretBar(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    void refresh();
    /// Why the secret cannot be changed; empty when it can.
    void setReason(const QString &reason);

signals:
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void showCompany(const api::Company &company);
    void askToCreate();
    void askToRemove();
    void submit(int overlapSeconds);
    bool isSet() const { return m_company && m_company->analyticsSecretSince; }

    const Clock &m_clock;
    QPointer<client::ApiClient> m_client;
    QString m_companyKey;
    std::optional<api::Company> m_company; ///< as it was read last
    client::PendingCall m_reading;
    QPointer<AnalyticsSecretDialog> m_dialog;
    Paragraph *m_text;
    QPushButton *m_create;
    QPushButton *m_remove;
};

} // namespace answerdesk::console
