// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

/// Which answer of which conversation.
struct AnswerPlace {
    QString threadId;
    qint64 messageId = 0;
    bool isMarked = false; ///< as wrong
};

/// What an administrator does where an answer is seen to be wrong: mark it, so that later orders are not
/// attributed to it as a helpful one, and report its question as a gap. GUI thread.
class AnswerActions final : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerActions(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Why nothing can be changed; empty when it can.
    void setReason(const QString &reason);
    /// Nothing: there is no answer.
    void setAnswer(const std::optional<AnswerPlace> &place);

signals:
    /// The mark was set or removed.
    void markChanged(const answerdesk::api::Message &message);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void toggleMark();
    void report();
    void showState();
    client::CallArguments arguments() const;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_reason;
    std::optional<AnswerPlace> m_place;
    client::PendingCall m_call;
    QPushButton *m_mark;
    QPushButton *m_report;
};

} // namespace answerdesk::console
