// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/own_answer_dialog.h"
#include "console/widgets/feedback/toast.h"
#include "shared/api/explain.h"
#include "shared/api/threads.h"
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QAction;
class QPushButton;

namespace answerdesk::console {

class Badge;

/// An answer where it is seen: in a conversation, beside an order, in the log, or tried out.
struct SeenAnswer {
    QString threadId = {}; ///< empty: it was tried out, and nothing is recorded
    qint64 messageId = 0;
    bool isMarked = false; ///< as wrong
    bool isFaq = false; ///< a FAQ's own: it is corrected with its page
    QString question = {};
    QString answer = {}; ///< empty where the question was refused
    QString locale = {};
    QString documentId = {}; ///< of the passage that it quotes first; empty: it quotes none

    /// Nothing where there is nothing to correct: small talk, or a question back.
    static std::optional<SeenAnswer> of(const QString &threadId, const api::Message &message);
    static std::optional<SeenAnswer> of(const api::Explanation &explanation);
};

/// What an administrator does where an answer is seen to be wrong: correct it with a custom answer, open the
/// passage in its document, mark it, so that later orders are not attributed to it as a helpful one, and
/// report its question as a gap. GUI thread.
class AnswerActions final : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerActions(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Why nothing can be changed; empty when it can.
    void setReason(const QString &reason);
    /// Nothing: there is no answer, and the widget is not shown.
    void setAnswer(const std::optional<SeenAnswer> &answer);

signals:
    /// The mark was set or removed.
    void markChanged(const answerdesk::api::Message &message);
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    using Draft = std::optional<OwnAnswerDialog::Words>;
    void correct(const Draft &draft);
    void openDialog(const std::optional<client::Tagged<api::OwnAnswer>> &before, const Draft &draft);
    void save(const OwnAnswerDialog::Words &words);
    void saved(const client::ApiResult<api::OwnAnswer> &answer);
    void readTheirs();
    void keepDraft(const OwnAnswerDialog::Words &words);
    void toggleMark();
    void report();
    void showState();
    client::CallArguments arguments() const;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_reason;
    std::optional<SeenAnswer> m_answer;
    std::optional<client::Tagged<api::OwnAnswer>> m_before; ///< what is corrected; nothing: a new one
    QPointer<OwnAnswerDialog> m_dialog;
    client::PendingCall m_call;
    QPushButton *m_correct;
    QPushButton *m_more;
    Badge *m_marked;
    QAction *m_open;
    QAction *m_mark;
    QAction *m_report;
};

} // namespace answerdesk::console
