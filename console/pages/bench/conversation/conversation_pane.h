// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include "console/bench/shop_examples.h"
#include "console/pages/bench/common/bench_pane.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace answerdesk::console {

class Bubble;
class VisitorFields;

/// Context fields, the messages so far, and the line to ask with. What is typed stays until it was sent.
class ConversationPane final : public BenchPane
{
    Q_OBJECT
public:
    ConversationPane(
        BenchSession &session, ShopPages &pages, AskedQuestions &asked, QWidget *parent = nullptr);

    void send() override;
    void focusPage() override;
    void focusStart() override;
    void setOffline(bool offline, const QString &reason) override;
    void setLocales(const QStringList &locales) override;
    void setShown(const ExchangePtr &exchange) override;
    void repeat(const ExchangePtr &exchange) override;
    bool canRepeat() const override { return !m_session.isBusy(); }
    /// Why no answer can be corrected; empty when it can.
    void setReasonAgainstCorrecting(const QString &reason);
    /// Puts a question into the fields; it is not sent. What was typed there can be brought back.
    void fillIn(const BenchQuestion &question);

public slots:
    /// Empties the thread field and the messages.
    void startAnew();

signals:
    void anewPossibleChanged(bool possible);
    void documentWanted(const QString &documentId);

private:
    void listEarlier();
    void buildContext(QVBoxLayout *box);
    void buildMessages(QVBoxLayout *box);
    void buildComposer(QVBoxLayout *box);
    void add(int index);
    void change(int index);
    void clear();
    void removeFirst();
    void showBusy();
    BenchQuestion question() const; ///< as it is typed
    void write(const BenchQuestion &question);

    struct Pair {
        Bubble *question;
        Bubble *answer;
    };
    void connectCorrections(const Pair &pair, const ExchangePtr &exchange);
    QWidget *emptyState();

    BenchSession &m_session;
    ShopPages &m_pages;
    AskedQuestions &m_asked;
    QComboBox *m_locale;
    QLineEdit *m_page;
    QLineEdit *m_thread;
    VisitorFields *m_visitor;
    QLineEdit *m_question;
    QPushButton *m_send;
    QPushButton *m_stop;
    QPushButton *m_earlier;
    QStackedWidget *m_stack;
    QScrollArea *m_scroll;
    QVBoxLayout *m_messages;
    QList<Pair> m_pairs;
    QString m_offlineReason;
    QString m_againstCorrecting;
    bool m_isLocaleTyped = false; ///< or chosen: the company's do not take its place
    bool m_isOffline = false;
};

} // namespace answerdesk::console
