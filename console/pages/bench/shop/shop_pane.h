// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/shop_examples.h"
#include "console/bench/shop_session.h"
#include "console/pages/bench/common/bench_pane.h"

class QBoxLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace answerdesk::console {

class Badge;
class BasketView;
class Card;
class ElidedLabel;
class Paragraph;
class Timeline;

/// A simulated visitor of a shop: asks, fills a basket, checks out; beside each sent event what the server
/// made of it.
class ShopPane final : public BenchPane
{
    Q_OBJECT
public:
    ShopPane(ExchangeRunner &runner, ShopPages &pages, QWidget *parent = nullptr);

    /// Asks the question, or puts the product into the basket, wherever the focus is.
    void send() override;
    void focusPage() override;
    void focusStart() override;
    void setOffline(bool offline, const QString &reason) override;
    void setLocales(const QStringList &locales) override { m_locale = locales.value(0); }
    /// Of the company; new items begin with it.
    void setCurrency(const QString &currency);
    void setShown(const ExchangePtr &exchange) override;
    void repeat(const ExchangePtr &exchange) override;
    bool canRepeat() const override { return !m_session.isBusy(); }

private:
    QLineEdit *field(const char *name, const QString &accessible, const QString &text = {}, int width = 0);
    void buildVisitor(QBoxLayout *box);
    void buildQuestion(QBoxLayout *box);
    void buildProduct(QBoxLayout *box);
    void buildPast(QBoxLayout *box);
    void buildCheckout(QBoxLayout *box);
    void takeVisitor();
    void ask();
    void add();
    void checkOut();
    void simulate();
    BasketLine item() const;
    void fitBasket();
    void render();
    void renderTicket();
    void renderOutcome();
    void renderSimulation(const ShopSession::Simulation &simulation);
    void showButtons();
    QString detailOf(const ShopSession::Step &step) const;

    ExchangeRunner &m_runner;
    ShopPages &m_pages;
    ShopSession m_session;
    QString m_locale;
    QLineEdit *m_chat;
    QLineEdit *m_faq;
    QLineEdit *m_page;
    QLineEdit *m_faqId;
    QLineEdit *m_question;
    QLineEdit *m_productId;
    QLineEdit *m_productName;
    QLineEdit *m_price;
    QLineEdit *m_currency;
    QLineEdit *m_quantity;
    QLineEdit *m_order;
    QLineEdit *m_total;
    QPushButton *m_anew;
    QPushButton *m_ask;
    QPushButton *m_add;
    QPushButton *m_simulate;
    QPushButton *m_checkOut;
    BasketView *m_basket;
    Badge *m_ticketState;
    ElidedLabel *m_ticket;
    Timeline *m_timeline;
    Card *m_outcome; ///< of the chosen step
    Paragraph *m_outcomeTitle;
    Paragraph *m_outcomeText;
    QScrollArea *m_scroll;
    QScrollArea *m_basketScroll;
    qsizetype m_stepsSeen = 0;
    QString m_offlineReason;
    bool m_isCurrencyTyped = false; ///< the company's does not take its place
    bool m_isOffline = false;
};

} // namespace answerdesk::console
