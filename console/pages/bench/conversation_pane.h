// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include <QtWidgets/QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace answerdesk::console {

class Bubble;

/// Context fields, the messages so far, and the line to ask with. What is typed stays until it was sent.
class ConversationPane final : public QWidget
{
    Q_OBJECT
public:
    explicit ConversationPane(BenchSession &session, QWidget *parent = nullptr);

    void setLocales(const QStringList &locales);
    void setOffline(bool offline, const QString &reason);
    void setShown(int index);
    void focusQuestion();
    void focusPage();
    /// Puts a question into the fields; it is not sent.
    void fillIn(const BenchQuestion &question);

public slots:
    void send();
    /// Empties the thread field and the messages.
    void startAnew();

signals:
    void exchangeChosen(int index);
    void sourcesChosen(int index);
    void anewPossibleChanged(bool possible);

private:
    void buildContext(QVBoxLayout *box);
    void buildMessages(QVBoxLayout *box);
    void buildComposer(QVBoxLayout *box);
    void add(int index);
    void change(int index);
    void clear();
    void showBusy();

    struct Pair {
        Bubble *question;
        Bubble *answer;
    };
    BenchSession &m_session;
    QComboBox *m_locale;
    QLineEdit *m_page;
    QLineEdit *m_thread;
    QLineEdit *m_question;
    QPushButton *m_send;
    QPushButton *m_stop;
    QStackedWidget *m_stack;
    QScrollArea *m_scroll;
    QVBoxLayout *m_messages;
    QList<Pair> m_pairs;
    QString m_offlineReason;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
