// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class Badge;
class ContentStack;
class ElidedLabel;
class FactList;
class Paragraph;
class RefundDialog;
class AnswerActions;
class VisitorTimeline;

/// An order with what led to it: its lines, what was given back, the answer that it is credited to, and what
/// its visitor did; or a visitor alone. GUI thread.
class OrderPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit OrderPanel(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setOffline(bool offline, const QString &reason);
    /// Why this administrator may change nothing here; empty when nothing speaks against it.
    void setReason(const QString &reason);
    void showOrder(const QString &eventId);
    void showVisitor(const QStringList &fingerprints);
    void refresh();
    /// The order as text, one fact a line; empty while none is shown.
    QString text() const;

signals:
    void closeRequested();
    void refunded(); ///< figures have changed
    void requestWanted(const QString &requestId); ///< of the answer that the order is credited to
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    QWidget *buildContent();
    void read();
    void showDetails(const api::OrderDetails &details);
    void showFacts();
    void showLines();
    void showRefunds();
    void showAnswer();
    void applyEnabled();
    void findRequest();
    void recordRefund();
    void cancelOrder();
    /// idempotencyKey: one for each action of the user, also when it is repeated after a lost response.
    void send(const api::RefundRequest &request, const QByteArray &idempotencyKey);

    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_eventId; ///< of the order; empty: a visitor alone
    QStringList m_fingerprints;
    QStringList m_texts; ///< the facts as text
    std::optional<api::OrderDetails> m_details;
    client::PendingCall m_call;
    client::PendingCall m_finding; ///< the request of the answer
    bool m_offline = false;
    QString m_offlineReason;
    QString m_reason;
    QPointer<RefundDialog> m_dialog;
    QByteArray m_cancellationKey; ///< until the cancellation of this order is answered

    ElidedLabel *m_title;
    Badge *m_credit;
    Badge *m_test;
    ContentStack *m_stack;
    QWidget *m_order;
    FactList *m_facts;
    QVBoxLayout *m_lines;
    QVBoxLayout *m_refunds;
    QPushButton *m_refund;
    QPushButton *m_cancel;
    Paragraph *m_question;
    Paragraph *m_answer;
    Paragraph *m_why;
    QVBoxLayout *m_sources;
    QPushButton *m_request;
    AnswerActions *m_actions;
    VisitorTimeline *m_timeline;
};

} // namespace answerdesk::console
