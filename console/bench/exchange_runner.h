// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "console/bench/test_key.h"
#include <vector>

namespace answerdesk::console {

/// Sends the requests of the whole bench byte for byte, with its test key where one is wanted, and reads back
/// what answers stand on. Several may be under way. GUI thread; knows no widgets.
class ExchangeRunner final : public QObject
{
    Q_OBJECT
public:
    explicit ExchangeRunner(const Clock &clock, QObject *parent = nullptr);
    ~ExchangeRunner() override;

    /// Another server or company: everything under way has failed, the key goes. Null: none.
    void setSession(client::ApiClient *client, const QString &companyKey);
    bool canSend() const { return m_client && !m_company.isEmpty(); }
    client::ApiClient *client() const { return m_client; }
    const QString &company() const { return m_company; }
    /// The same for the same server and company; empty without a session.
    QString place() const;

    /// Needs a session. changed() follows, later, until the exchange is over.
    ExchangePtr send(const client::RawRequest &request, BenchAuth auth);
    void cancel(const ExchangePtr &exchange);
    /// Ends it without a word: nobody looks at it any more.
    void drop(const ExchangePtr &exchange);
    /// Asks for the sources once more after that failed.
    void readSources(const ExchangePtr &exchange);
    /// The server refused it.
    void forgetKey() { m_key.forget(); }
    /// The key of all tabs: which one it is, and to take another one.
    TestKey &key() { return m_key; }

signals:
    void sessionChanged();
    void changed(const answerdesk::console::ExchangePtr &exchange);

private:
    struct Run {
        ExchangePtr exchange;
        std::unique_ptr<client::RawExchange> raw; ///< null while the key is made
        bool keyIsFresh = false;
    };
    void endAll();
    Run *runOf(const ExchangePtr &exchange);
    void askForKey(const ExchangePtr &exchange);
    void start(const ExchangePtr &exchange, const Secret &bearer);
    void received(const ExchangePtr &exchange);
    std::optional<client::ApiFailure> read(BenchExchange &exchange) const;
    void finish(const ExchangePtr &exchange, std::optional<client::ApiFailure> failure);

    TestKey m_key;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    std::vector<Run> m_runs;
    std::vector<std::weak_ptr<BenchExchange>> m_reading; ///< their sources are asked for
};

} // namespace answerdesk::console
