// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include "console/widgets/feedback/fault.h"
#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;

namespace answerdesk::console {

class AnswerActions;
class Card;
class Paragraph;

/// One question or one answer of a conversation. A click, or Enter while it has the focus, chooses its
/// exchange.
class Bubble final : public QWidget
{
    Q_OBJECT
public:
    enum class Side { Question, Answer };
    explicit Bubble(Side side, QWidget *parent = nullptr);

    void setQuestion(const QString &text, const QDateTime &at);
    /// What has come of it so far: waiting, answer with its sources, or the failure.
    void setAnswer(const BenchExchange &exchange);
    /// The inspector shows this exchange.
    void setShown(bool shown);
    /// What can be done about the answer.
    AnswerActions *corrections() const { return m_corrections; }

signals:
    void chosen();
    void sourceChosen();
    void retryRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static QString firstPart(const QString &text);
    void fitWidth();
    void renderInks();
    void setSources(const std::vector<api::AnswerSource> &sources);
    Side m_side;
    QWidget *m_stack;
    Card *m_card;
    Paragraph *m_body;
    QLabel *m_code;
    QWidget *m_chips;
    QWidget *m_actions; ///< what to do after a failure
    AnswerActions *m_corrections;
    QLabel *m_meta;
    Fault m_fault;
    bool m_isShown = false;
    bool m_isFailed = false;
    bool m_hasKeyboardFocus = false;
};

} // namespace answerdesk::console
