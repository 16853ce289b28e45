// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class Paragraph;

/// Stands below the field of an address. Where the server refuses an address because its host is not one of
/// the company's, it offers to allow the host; what repeats the request listens to allowed(). Where that is
/// the operator's to grant, it offers a text to send to that person. GUI thread.
class HostOffer final : public QWidget
{
    Q_OBJECT
public:
    explicit HostOffer(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Shown when the failure names a host that could be allowed, else hidden.
    void offer(const client::ApiFailure &failure);
    void withdraw();

signals:
    void allowed();

private:
    void allow();
    void change(const client::Tagged<json::Value> &company, bool withKind);
    void showRefusal(const json::Value &company, const client::ApiFailure &failure);
    void showHost();
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_host;
    QString m_request; ///< to the operator
    client::PendingCall m_call;
    Paragraph *m_text;
    QPushButton *m_allow;
    QPushButton *m_copy;
};

} // namespace answerdesk::console
