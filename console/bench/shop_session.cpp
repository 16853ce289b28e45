// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/shop_session.h"
#include "console/app/page/fault_of.h"
#include "shared/client/query_of.h"
#include "shared/core/amount.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString newFingerprint() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

/// A number as typed; what is none goes as a text, and the server says so.
json::Value numberOr(const QString &text)
{
    const QByteArray typed = text.trimmed().toUtf8();
    const auto value = json::parse(typed);
    return value && value->asNumber() ? json::Value(json::Number{typed}) : json::Value(text);
}

std::optional<Amount> amountOf(const BasketLine &line)
{
    const auto price = Decimal::parse(line.price.trimmed().toUtf8());
    const auto quantity = Decimal::parse(line.quantity.trimmed().toUtf8());
    if (!price || !quantity)
        return std::nullopt;
    return Amount::product(*price, quantity->micros());
}

} // namespace

ShopSession::ShopSession(ExchangeRunner &runner, QObject *parent)
    : QObject(parent)
    , m_runner(runner)
    , m_chat(newFingerprint())
    , m_faq(newFingerprint())
{
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, &ShopSession::changePlace);
    connect(&m_runner, &ExchangeRunner::changed, this, &ShopSession::follow);
}

void ShopSession::clear()
{
    if (m_running)
        m_runner.drop(m_running);
    m_running.reset();
    m_commit = {};
    m_simulation.reset();
    m_simulating.cancel();
    m_steps.clear();
    m_basket.clear();
    m_tickets.reset();
    m_ticketsFault.clear();
}

void ShopSession::changePlace()
{
    m_running.reset();
    m_commit = {};
    m_simulation.reset();
    m_simulating.cancel();
    Past past{m_chat, m_faq, m_basket, m_steps};
    if (m_past.change(m_runner.place(), past)) {
        const bool isNew = past.chat.isEmpty() && past.faq.isEmpty() && past.steps.isEmpty();
        m_chat = isNew ? newFingerprint() : past.chat;
        m_faq = isNew ? newFingerprint() : past.faq;
        m_basket = past.basket;
        m_steps = past.steps;
        m_tickets.reset();
        m_ticketsFault.clear();
        if (!m_steps.isEmpty())
            readTickets();
        emit basketChanged();
    }
    emit changed();
}

void ShopSession::beginAnew()
{
    clear();
    m_chat = newFingerprint();
    m_faq = newFingerprint();
    emit basketChanged();
    emit changed();
}

void ShopSession::setFingerprints(const QString &chat, const QString &faq)
{
    if (m_chat == chat && m_faq == faq)
        return;
    m_chat = chat;
    m_faq = faq;
    m_tickets.reset(); // the other visitor's
    emit changed();
}

json::Object ShopSession::visitorOf() const
{
    return {{u"user_fingerprint"_s, m_chat}, {u"user_faq_fingerprint"_s, m_faq}};
}

void ShopSession::begin(
    const client::RawRequest &request, BenchAuth auth, const QString &title, Commit commit)
{
    if (isBusy()) // one after the other, as a shop's backend sends what one visitor does
        return;
    m_simulation.reset();
    m_simulating.cancel();
    m_running = m_runner.send(request, auth);
    m_commit = std::move(commit);
    m_steps << Step{m_running, QDateTime::currentDateTimeUtc(), title, {}, {}};
    emit changed();
}

void ShopSession::interact(
    const QString &question, const QString &pageUrl, const QString &locale, const QString &faqId)
{
    json::Object body{{u"query_text"_s, question}};
    if (!faqId.isEmpty())
        body.emplace_back(u"faq_id"_s, numberOr(faqId));
    if (!pageUrl.isEmpty())
        body.emplace_back(u"page_url"_s, pageUrl);
    if (!locale.isEmpty())
        body.emplace_back(u"locale"_s, locale);
    body.emplace_back(u"user_metadata"_s, visitorOf());
    begin(postOf(m_runner.client()->addressOf(api::Endpoint::SendMessage), std::move(body)),
        BenchAuth::TestKey, tr("Asked: %1").arg(question), {});
}

json::Object ShopSession::eventOf(json::Object fields) const
{
    json::Object body{{u"company_key"_s, m_runner.company()}};
    json::Object visitor = visitorOf();
    for (json::Object *part : {&visitor, &fields})
        std::move(part->begin(), part->end(), std::back_inserter(body));
    return body;
}

void ShopSession::sendEvent(api::Endpoint endpoint, const QString &title, json::Object fields, Commit commit)
{
    begin(postOf(m_runner.client()->addressOf(endpoint), eventOf(std::move(fields))), BenchAuth::None, title,
        std::move(commit));
}

void ShopSession::simulate(const QString &kind, const QString &title, json::Object fields)
{
    m_simulation = Simulation{title, {}, {}};
    const json::Value body = json::Object{{kind, eventOf(std::move(fields))}};
    m_simulating = m_runner.client()->call<api::EventExplanation>(api::Endpoint::SimulateEvent,
        {.segments = {m_runner.company()}, .body = body.toJson()}, this,
        [this](client::ApiResult<api::EventExplanation> verdict) {
            if (!m_simulation)
                return;
            if (verdict)
                m_simulation->verdict = std::move(*verdict);
            else
                m_simulation->fault = whyOf(verdict.error());
            emit changed();
        });
    emit changed();
}

void ShopSession::simulateAdd(const BasketLine &line)
{
    simulate(u"cart_event"_s, tr("Add %1 × %2").arg(line.quantity, line.productName),
        cartFields(api::CartEventType::ItemAdded, line));
}

void ShopSession::simulateCheckOut(const QString &orderId, const QString &total)
{
    simulate(u"checkout_event"_s, tr("Check out"), checkoutFields(orderId, total));
}

json::Object ShopSession::cartFields(api::CartEventType type, const BasketLine &line) const
{
    return {{u"type"_s, schema::enumName(type)}, {u"product_id"_s, line.productId},
        {u"product_name"_s, line.productName}, {u"value"_s, numberOr(line.price)},
        {u"currency"_s, line.currency}, {u"quantity"_s, numberOr(line.quantity)}};
}

void ShopSession::sendCart(
    api::CartEventType type, const BasketLine &line, const QString &title, Commit commit)
{
    sendEvent(api::Endpoint::CartEvents, title, cartFields(type, line), std::move(commit));
}

void ShopSession::add(const BasketLine &line)
{
    sendCart(api::CartEventType::ItemAdded, line, tr("Added %1 × %2").arg(line.quantity, line.productName),
        [this, line] {
            const auto same = std::find_if(m_basket.begin(), m_basket.end(),
                [&](const BasketLine &other) { return other.productId == line.productId; });
            if (same == m_basket.end())
                m_basket << line;
            else
                *same = line; // the quantity is the one after the event
        });
}

void ShopSession::changeQuantity(int row, const QString &quantity)
{
    BasketLine line = m_basket.at(row);
    const auto before = Decimal::parse(line.quantity.toUtf8()), after = Decimal::parse(quantity.toUtf8());
    const bool isMore = before && after && *after > *before;
    line.quantity = quantity;
    sendCart(isMore ? api::CartEventType::QuantityIncreased : api::CartEventType::QuantityDecreased, line,
        tr("Now %1 × %2").arg(quantity, line.productName), [this, row, line] { m_basket[row] = line; });
}

void ShopSession::remove(int row)
{
    BasketLine line = m_basket.at(row);
    line.quantity = u"0"_s;
    sendCart(api::CartEventType::ItemRemoved, line, tr("Removed %1").arg(line.productName),
        [this, row] { m_basket.removeAt(row); });
}

QString ShopSession::lineTotal(const BasketLine &line)
{
    const auto amount = amountOf(line);
    return amount ? amount->toText(2) : QString();
}

QString ShopSession::total() const
{
    Amount sum;
    for (const BasketLine &line : m_basket) {
        const auto amount = amountOf(line);
        if (!amount)
            return {};
        sum += *amount;
    }
    return sum.toText(2);
}

json::Object ShopSession::checkoutFields(const QString &orderId, const QString &total) const
{
    json::Array lines;
    for (const BasketLine &line : m_basket) {
        lines.emplace_back(json::Object{{u"product_id"_s, line.productId},
            {u"product_name"_s, line.productName}, {u"quantity"_s, numberOr(line.quantity)},
            {u"value"_s, numberOr(lineTotal(line))}, {u"currency"_s, line.currency}});
    }
    json::Object body{{u"value"_s, numberOr(total.isEmpty() ? this->total() : total)},
        {u"currency"_s, m_basket.isEmpty() ? QString() : m_basket.first().currency}};
    if (!orderId.isEmpty())
        body.emplace_back(u"orderId"_s, orderId);
    body.emplace_back(u"line_items"_s, std::move(lines));
    return body;
}

void ShopSession::checkOut(const QString &orderId, const QString &total)
{
    sendEvent(api::Endpoint::CheckoutEvents,
        orderId.isEmpty() ? tr("Checked out") : tr("Checked out %1").arg(orderId),
        checkoutFields(orderId, total), [this] { m_basket.clear(); });
}

void ShopSession::repeat(const ExchangePtr &exchange)
{
    if (const Step *step = stepOf(exchange); step && !isBusy())
        begin(exchange->request, exchange->auth, QString(step->title), {});
}

ShopSession::Step *ShopSession::stepOf(const ExchangePtr &exchange)
{
    const auto found = std::find_if(
        m_steps.begin(), m_steps.end(), [&](const Step &step) { return step.exchange == exchange; });
    return found == m_steps.end() ? nullptr : &*found;
}

void ShopSession::follow(const ExchangePtr &exchange)
{
    if (!stepOf(exchange))
        return;
    if (exchange == m_running && exchange->isOver()) {
        m_running.reset();
        const Commit commit = std::exchange(m_commit, {});
        const bool isRecorded = exchange->state == BenchExchange::State::Answered;
        if (isRecorded && commit) {
            commit();
            emit basketChanged();
        }
        if (isRecorded
            && exchange->request.url == m_runner.client()->addressOf(api::Endpoint::CheckoutEvents))
            readOrder(exchange);
        else if (!isRecorded && !exchange->isMessage && exchange->status() > 0)
            readRefusal(exchange);
        readTickets();
    }
    emit changed();
}

void ShopSession::readTickets()
{
    api::TicketsQuery query;
    query.fingerprint = schema::Fingerprint{m_chat};
    m_runner.client()->call<api::ListPage<api::TicketRow>>(api::Endpoint::ListTickets,
        {.segments = {m_runner.company()}, .query = client::queryOf(query)}, this,
        [this, of = m_chat](client::ApiResult<api::ListPage<api::TicketRow>> tickets) {
            if (of != m_chat) // another visitor by now
                return;
            m_ticketsFault = tickets ? QString() : whyOf(tickets.error());
            if (tickets)
                m_tickets = std::move(tickets->items);
            emit changed();
        });
}

void ShopSession::readRefusal(const ExchangePtr &exchange)
{
    api::RefusedEventsQuery query;
    query.code = exchange->failure->code;
    m_runner.client()->call<api::ListPage<api::RefusedEvent>>(api::Endpoint::ListRefusedEvents,
        {.segments = {m_runner.company()}, .query = client::queryOf(query)}, this,
        [this, exchange, of = m_chat.toLower()](client::ApiResult<api::ListPage<api::RefusedEvent>> refused) {
            if (!refused || !stepOf(exchange))
                return; // the step has the answer's own words
            const auto ours = std::find_if(refused->items.begin(), refused->items.end(),
                [&](const api::RefusedEvent &event) { return event.userFingerprint == of; });
            if (ours == refused->items.end())
                return;
            m_runner.client()->call<api::EventExplanation>(api::Endpoint::ExplainRefusal,
                {.segments = {m_runner.company(), ours->refusalId}}, this,
                [this, exchange](client::ApiResult<api::EventExplanation> explanation) {
                    Step *step = stepOf(exchange);
                    if (!step || !explanation)
                        return;
                    step->refusal = std::move(*explanation);
                    emit changed();
                });
        });
}

void ShopSession::readOrder(const ExchangePtr &exchange)
{
    api::OrdersQuery query;
    query.fingerprint = schema::Fingerprint{m_chat};
    m_runner.client()->call<api::ListPage<api::OrderRow>>(api::Endpoint::ListOrders,
        {.segments = {m_runner.company()}, .query = client::queryOf(query)}, this,
        [this, exchange](client::ApiResult<api::ListPage<api::OrderRow>> orders) {
            if (!orders || orders->items.empty() || !stepOf(exchange))
                return;
            m_runner.client()->order(m_runner.company(), orders->items.front().eventId, this,
                [this, exchange](client::ApiResult<api::OrderDetails> order) {
                    Step *step = stepOf(exchange);
                    if (!step || !order)
                        return;
                    step->order = std::move(*order);
                    emit changed();
                });
        });
}

} // namespace answerdesk::console
