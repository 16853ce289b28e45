// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_runner.h"
#include "console/bench/past_by_place.h"

namespace answerdesk::console {

/// What a tester typed, sent as it is: the server's refusals are part of what a test bench shows.
struct BenchQuestion {
    QString text;
    QString locale;
    QString pageUrl; ///< empty: left out
    QString threadId; ///< empty: a new conversation
    QString chatFingerprint = {}; ///< as the others below: empty is left out
    QString faqFingerprint = {};
    QString faqId = {};
    QString metadata = {}; ///< JSON; the fingerprints take the place of its members of their names

    friend bool operator==(const BenchQuestion &, const BenchQuestion &) = default;
};

/// A conversation: sends questions to send_message as a shop's backend would, one at a time, and keeps them
/// with what came of them. GUI thread; knows no widgets.
class BenchSession final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMostKept = 200; ///< then the oldest goes
    static constexpr int kMostConversations = 20; ///< that were ended; then the oldest goes

    struct Conversation {
        QList<ExchangePtr> history;
        QList<BenchQuestion> questions; ///< of the history, in its order
        QList<QDateTime> times; ///< the same, UTC
    };

    /// The runner outlives it; each server and company has a history of its own.
    explicit BenchSession(ExchangeRunner &runner, QObject *parent = nullptr);

    const ExchangeRunner &runner() const { return m_runner; }
    bool canAsk() const { return m_runner.canSend() && !isBusy(); }
    bool isBusy() const { return m_running >= 0; }

    /// Index of the new exchange, or -1 while another one runs or without a session.
    int ask(const BenchQuestion &question);
    /// The same question once more, as a new exchange.
    int repeat(int index) { return ask(BenchQuestion(m_kept.now.questions.at(index))); }
    void cancel();
    /// The conversation that is there becomes an earlier one.
    void startAnew();
    /// The newest first.
    const QList<Conversation> &earlier() const { return m_kept.earlier; }
    /// That one goes on, and what was there becomes an earlier one. Not while a question is under way.
    void resume(int earlier);
    /// Asks for the sources once more after that failed.
    void readSources(int index) { m_runner.readSources(m_kept.now.history.at(index)); }

    const QList<ExchangePtr> &history() const { return m_kept.now.history; }
    const BenchExchange &at(int index) const { return *m_kept.now.history.at(index); }
    const BenchQuestion &questionAt(int index) const { return m_kept.now.questions.at(index); }
    const QDateTime &askedAt(int index) const { return m_kept.now.times.at(index); } ///< UTC

signals:
    void cleared();
    void added(int index);
    void firstRemoved();
    void changed(int index);
    void busyChanged(bool busy);

private:
    void follow(const ExchangePtr &exchange);
    void changePlace();
    void setRunning(int index);
    void keepCurrent();
    void showCurrent();
    client::RawRequest requestOf(const BenchQuestion &question) const;

    ExchangeRunner &m_runner;
    struct Kept {
        Conversation now;
        QList<Conversation> earlier;
    };
    Kept m_kept; ///< of the place that is open
    PastByPlace<Kept> m_past;
    int m_running = -1;
};

} // namespace answerdesk::console
