// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/client/raw_exchange.h"
#include "shared/core/clock.h"
#include <QtCore/QObject>
#include <QtCore/QPointer>

namespace answerdesk::console {

/// What a tester typed, sent as it is: the server's refusals are part of what a test bench shows.
struct BenchQuestion {
    QString text;
    QString locale;
    QString pageUrl; ///< empty: left out
    QString threadId; ///< empty: a new conversation
};

/// One question with everything that came of it.
struct BenchExchange {
    enum class State : unsigned char {
        Preparing, ///< a test key is being made
        Sending,
        Answered,
        Failed ///< refused or not answered; failure says why
    };
    enum class Sources : unsigned char { Unknown, Loading, Loaded, Failed };

    BenchQuestion question;
    State state = State::Preparing;
    client::RawRecord record; ///< empty while the test key could not be made
    QString answer;
    QString threadId; ///< of the answer
    std::optional<client::ApiFailure> failure;
    Sources sources = Sources::Unknown;
    std::optional<api::Message> message; ///< the admin API's view: sources, engine, confidence
    std::optional<client::ApiFailure> sourcesFailure;

    bool isOver() const { return state == State::Answered || state == State::Failed; }
};

/// Sends questions to send_message as a shop's backend would, byte for byte, and reads back what the answers
/// stand on. Makes a test key for a day when the first question needs one; its visitors stay out of revenue.
/// One question at a time. GUI thread; knows no widgets.
class BenchSession final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kMostKept = 200;
    static constexpr qint64 kKeyLifeMs = 24LL * 60 * 60 * 1000;

    explicit BenchSession(const Clock &clock, QObject *parent = nullptr);
    ~BenchSession() override;

    /// Another server or company: history and key go. Null: none.
    void setSession(client::ApiClient *client, const QString &companyKey);
    bool canAsk() const { return m_client && !m_company.isEmpty() && !isBusy(); }
    bool isBusy() const { return m_running >= 0; }

    /// Index of the new exchange, or -1 while another one runs or without a session.
    int ask(const BenchQuestion &question);
    /// The same question once more, as a new exchange.
    int repeat(int index) { return ask(m_history.at(index).question); }
    void cancel();
    void clear();
    /// Asks for the sources once more after that failed.
    void readSources(int index);

    const QList<BenchExchange> &history() const { return m_history; }
    const BenchExchange &at(int index) const { return m_history.at(index); }

signals:
    void cleared();
    void added(int index);
    void changed(int index);
    void busyChanged(bool busy);

private:
    void makeKey(const QString &name);
    void send();
    void received();
    void finish(std::optional<client::ApiFailure> failure);
    void setRunning(int index);
    client::RawRequest requestOf(const BenchQuestion &question) const;
    BenchExchange &current() { return m_history[m_running]; }

    const Clock &m_clock;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    Secret m_key;
    qint64 m_keyEndsMs = 0;
    bool m_keyIsFresh = false;
    QList<BenchExchange> m_history;
    int m_running = -1;
    client::PendingCall m_call;
    std::unique_ptr<client::RawExchange> m_exchange;
    int m_generation = 0; ///< rises when the history goes, so that late answers find no exchange
};

} // namespace answerdesk::console
