// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/answer_actions.h"
#include "console/widgets/feedback/fault.h"
#include "shared/api/explain.h"
#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace answerdesk::console {

/// An answer and why it is what it is: outcome, confidence beside the threshold, the passages with their
/// scores and the sentences that were used marked in them.
class AskResult final : public QScrollArea
{
    Q_OBJECT
public:
    explicit AskResult(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// Why no answer can be corrected; empty when it can.
    void setReasonAgainstCorrecting(const QString &reason);
    void showNothing();
    void showWaiting();
    void showFault(const Fault &fault);
    void show(const api::Explanation &explanation);
    using QWidget::show;

signals:
    void retryRequested();
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    QVBoxLayout *anew();
    void addAnswer(QVBoxLayout *box, const api::Explanation &explanation);
    void addConfidence(QVBoxLayout *box, const api::Explanation &explanation);
    void addPassages(QVBoxLayout *box, const api::Explanation &explanation);
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_againstCorrecting;
};

/// Why it was refused or answered so, in words.
QString reasonText(const api::Explanation &explanation);
/// What became of a sentence, in two or three words.
QString choiceText(api::SentenceChoice choice);

} // namespace answerdesk::console
