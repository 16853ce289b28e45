// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
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
    void showNothing();
    void showWaiting();
    void showFault(const Fault &fault);
    void show(const api::Explanation &explanation);
    using QWidget::show;

signals:
    void retryRequested();

private:
    QVBoxLayout *anew();
    void addAnswer(QVBoxLayout *box, const api::Explanation &explanation);
    void addConfidence(QVBoxLayout *box, const api::Explanation &explanation);
    void addPassages(QVBoxLayout *box, const api::Explanation &explanation);
};

/// Why it was refused or answered so, in words.
QString reasonText(const api::Explanation &explanation);
/// What became of a sentence, in two or three words.
QString choiceText(api::SentenceChoice choice);

} // namespace answerdesk::console
