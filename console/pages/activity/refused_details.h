// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/activity/details_panel.h"
#include "shared/api/commerce_rows.h"
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// A refused event with its explanation: why, what would have made it pass, and the ticket that came closest.
/// GUI thread.
class RefusedDetails final : public DetailsPanel
{
    Q_OBJECT
public:
    explicit RefusedDetails(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setEvent(const api::RefusedEvent &event);

signals:
    void requestsWanted(const QString &code);

private:
    void readNearest();
    QPointer<client::ApiClient> m_client;
    QString m_company;
    api::RefusedEvent m_event;
    client::PendingCall m_call;
};

} // namespace answerdesk::console
