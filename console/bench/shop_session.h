// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_runner.h"
#include "console/bench/past_by_place.h"
#include "shared/api/commerce.h"
#include "shared/api/event_explanation.h"
#include "shared/api/orders.h"

namespace answerdesk::console {

/// What stands in the visitor's basket, in the texts that are sent.
struct BasketLine {
    QString productId;
    QString productName;
    QString price; ///< of one
    QString currency;
    QString quantity;
};

/// A visitor of a shop, played by hand: asks, puts things into the basket, checks out. Every step is the real
/// request of a shop's server; beside it stands what the server made of it. One step at a time. GUI thread;
/// knows no widgets.
class ShopSession final : public QObject
{
    Q_OBJECT
public:
    struct Step {
        ExchangePtr exchange;
        QDateTime at; ///< UTC
        QString title;
        std::optional<api::EventExplanation> refusal; ///< of an event that was refused and is explained
        std::optional<api::OrderDetails> order; ///< of a checkout that was recorded
    };

    /// The runner outlives it; each server and company has a visitor of its own.
    explicit ShopSession(ExchangeRunner &runner, QObject *parent = nullptr);

    const QString &chatFingerprint() const { return m_chat; }
    const QString &faqFingerprint() const { return m_faq; }
    /// Anything may be tried; fingerprints that are none are refused by the server.
    void setFingerprints(const QString &chat, const QString &faq);
    /// Another visitor with new fingerprints, an empty basket and no past.
    void beginAnew();

    bool isBusy() const { return m_running != nullptr; }
    /// These need a session and no step under way.
    /// What is empty is left out.
    void interact(
        const QString &question, const QString &pageUrl, const QString &locale, const QString &faqId = {});
    void add(const BasketLine &line);
    void changeQuantity(int row, const QString &quantity);
    void remove(int row);
    /// All of the basket; an empty order id is left out. An empty total stands for the sum of the lines.
    void checkOut(const QString &orderId, const QString &total);

    /// What would become of the item or of the order now; sends no event and records nothing.
    void simulateAdd(const BasketLine &line);
    void simulateCheckOut(const QString &orderId, const QString &total);
    struct Simulation {
        QString title;
        std::optional<api::EventExplanation> verdict;
        QString fault; ///< why there is no verdict
    };
    /// The last one, until the next step.
    const std::optional<Simulation> &simulation() const { return m_simulation; }

    /// One of the steps once more, as it was sent; the basket stays as it is.
    void repeat(const ExchangePtr &exchange);

    const QList<BasketLine> &basket() const { return m_basket; }
    /// Sum of the lines, in the currency of the first; empty when a price or quantity is no number.
    QString total() const;
    static QString lineTotal(const BasketLine &line);
    const QList<Step> &steps() const { return m_steps; }
    /// The visitor's tickets as the server has them, newest first; nothing until they were read.
    const std::optional<std::vector<api::TicketRow>> &tickets() const { return m_tickets; }
    /// Why they could not be read; empty when they could.
    const QString &ticketsFault() const { return m_ticketsFault; }

signals:
    void changed();
    void basketChanged();

private:
    using Commit = std::function<void()>;
    void sendEvent(api::Endpoint endpoint, const QString &title, json::Object body, Commit commit);
    void sendCart(api::CartEventType type, const BasketLine &line, const QString &title, Commit commit);
    void begin(const client::RawRequest &request, BenchAuth auth, const QString &title, Commit commit);
    json::Object visitorOf() const;
    json::Object eventOf(json::Object fields) const;
    json::Object cartFields(api::CartEventType type, const BasketLine &line) const;
    json::Object checkoutFields(const QString &orderId, const QString &total) const;
    void simulate(const QString &kind, const QString &title, json::Object fields);
    void follow(const ExchangePtr &exchange);
    void readTickets();
    void readRefusal(const ExchangePtr &exchange);
    void readOrder(const ExchangePtr &exchange);
    void changePlace();
    Step *stepOf(const ExchangePtr &exchange);
    void clear();

    ExchangeRunner &m_runner;
    QString m_chat;
    QString m_faq;
    QList<BasketLine> m_basket;
    QList<Step> m_steps;
    struct Past {
        QString chat;
        QString faq;
        QList<BasketLine> basket;
        QList<Step> steps;
    };
    PastByPlace<Past> m_past;
    ExchangePtr m_running;
    std::optional<Simulation> m_simulation;
    client::PendingCall m_simulating;
    Commit m_commit; ///< what the running step changes in the basket once it was recorded
    std::optional<std::vector<api::TicketRow>> m_tickets;
    QString m_ticketsFault;
};

} // namespace answerdesk::console
