// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/faq_flow.h"
#include "console/bench/shop_examples.h"
#include "console/pages/bench/common/bench_pane.h"
#include "console/widgets/cards/card.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace answerdesk::console {

class ElidedLabel;
class EmptyState;
class Paragraph;
class Timeline;

/// One question of a page: a click, or Enter while it has the focus, asks for its cached answer.
class FaqQuestion final : public Card
{
    Q_OBJECT
public:
    explicit FaqQuestion(const api::FaqEntry &faq, QWidget *parent = nullptr);
    /// What has come of asking, null before that, and the answer as the server has it.
    void setAnswer(const ExchangePtr &exchange, const QString &stored);
    void setShown(bool shown);
    ExchangePtr answer() const { return m_exchange; }

signals:
    void activated();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void renderInks();
    api::FaqEntry m_faq;
    ExchangePtr m_exchange;
    Paragraph *m_answer;
    QLabel *m_meta;
    bool m_isShown = false;
    bool m_hasKeyboardFocus = false;
};

/// The FAQs of a page as a shop's backend gets them: polls and waits as a timeline, then the questions.
class FaqPane final : public BenchPane
{
    Q_OBJECT
public:
    FaqPane(ExchangeRunner &runner, ShopPages &pages, QWidget *parent = nullptr);

    void send() override;
    void focusPage() override;
    void focusStart() override { focusPage(); }
    void setOffline(bool offline, const QString &reason) override;
    void setLocales(const QStringList &locales) override;
    void setShown(const ExchangePtr &exchange) override;
    void repeat(const ExchangePtr &exchange) override;
    bool canRepeat() const override { return !m_flow.isBusy(); }

private:
    void buildContext(QVBoxLayout *box);
    void buildSteps(QVBoxLayout *box);
    void buildFoot(QVBoxLayout *box);
    void render();
    void renderSteps();
    void renderQuestions();
    void showButtons();
    QString stateText() const;

    FaqFlow m_flow;
    ExchangeRunner &m_runner;
    ShopPages &m_pages;
    QComboBox *m_locale;
    QLineEdit *m_page;
    QLineEdit *m_count;
    QStackedWidget *m_stack;
    Timeline *m_timeline;
    QLabel *m_heading;
    QWidget *m_questions;
    QList<FaqQuestion *> m_cards;
    ElidedLabel *m_state;
    QPushButton *m_now;
    QPushButton *m_stop;
    QPushButton *m_send;
    QTimer m_tick;
    ExchangePtr m_shown;
    qsizetype m_stepsSeen = 0;
    QString m_offlineReason;
    bool m_isLocaleTyped = false; ///< or chosen: the company's do not take its place
    bool m_isOffline = false;
};

} // namespace answerdesk::console
