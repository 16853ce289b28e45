// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_runner.h"
#include "console/bench/past_by_place.h"
#include "shared/api/faqs.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

namespace answerdesk::console {

/// What product-faqs is asked with, as typed; what is empty is left out.
struct FaqAsk {
    QString pageUrl;
    QString locale;
    QString count;
};

/// One page's FAQs as a shop's backend gets them: asks, waits as Retry-After says, asks again, until they are
/// ready, not available, or somebody stops it; then asks send_message for the answers. GUI thread; knows no
/// widgets.
class FaqFlow final : public QObject
{
    Q_OBJECT
public:
    enum class State : unsigned char { Idle, Asking, Waiting, Ready, NotAvailable, Failed, Stopped };
    enum class Kind : unsigned char { Poll, Wait, Answer };

    struct Step {
        Kind kind = Kind::Poll;
        ExchangePtr exchange; ///< of a wait: the answer that asked for it
        QDateTime at; ///< UTC
        int waitSeconds = 0; ///< of a wait
        bool isWaiting = false; ///< of a wait: it goes on
        bool isCutShort = false; ///< of a wait: asked again or stopped before its end
        QString question = {}; ///< of an answer
    };

    /// The runner outlives it; each server and company has a past of its own. Another session stops it.
    explicit FaqFlow(ExchangeRunner &runner, QObject *parent = nullptr);

    /// Begins anew; what was there before goes. Needs a session.
    void start(const FaqAsk &ask);
    void stop();
    /// Ends the wait early.
    void askNow();
    /// Asks for the answer of one of faqs().
    void askFor(int faq);

    State state() const { return m_state; }
    bool isBusy() const { return m_state == State::Asking || m_state == State::Waiting; }
    const QList<Step> &steps() const { return m_steps; }
    const std::vector<api::FaqEntry> &faqs() const { return m_faqs; }
    /// The last exchange that asked for this FAQ's answer, or null.
    ExchangePtr answerOf(int faq) const { return m_answers.value(m_faqs.at(size_t(faq)).faqId); }
    /// What the FAQ answers, as the server has it; empty until it was read.
    QString textOf(int faq) const { return m_texts.value(m_faqs.at(size_t(faq)).faqId); }
    /// Of a page that is not available; what the server says for people.
    const QString &message() const { return m_message; }
    std::optional<api::FaqReason> reason() const { return m_reason; }
    /// How much of the wait has passed, 0..1, and the seconds that are left.
    double waited() const;
    int secondsLeft() const;

signals:
    void changed();

private:
    void poll();
    void follow(const ExchangePtr &exchange);
    void readPoll(const BenchExchange &exchange);
    void readTexts();
    void beginWait(const BenchExchange &exchange, std::optional<int> inBody);
    void endWait(bool isCutShort);
    void clear();
    void changePlace();

    struct Past {
        FaqAsk ask;
        State state = State::Idle;
        QList<Step> steps;
        std::vector<api::FaqEntry> faqs;
        QHash<qint64, ExchangePtr> answers;
        QString message;
        std::optional<api::FaqReason> reason;
    };
    PastByPlace<Past> m_past;
    ExchangeRunner &m_runner;
    FaqAsk m_ask;
    State m_state = State::Idle;
    QList<Step> m_steps;
    std::vector<api::FaqEntry> m_faqs;
    QHash<qint64, ExchangePtr> m_answers;
    QHash<qint64, QString> m_texts; ///< numbers are of one server's FAQs: they go with it
    QString m_message;
    std::optional<api::FaqReason> m_reason;
    QTimer m_timer;
    QElapsedTimer m_passed;
};

} // namespace answerdesk::console
