// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/event_recorder.h"
#include "server/commerce/events/answer_credit.h"
#include "server/commerce/events/event_diagnosis.h"
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/tickets/ticket_store.h"
#include "server/commerce/totals/total_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

/// The error that a step means; nothing when the event is to be recorded.
std::optional<ErrorCode> refusalOf(ItemStep step, bool isStrict)
{
    switch (step) {
    case ItemStep::NeedsAdd:
        return ErrorCode::PreviousItemAddedEventNotFound;
    case ItemStep::NeedsIncrease:
        return ErrorCode::PreviousQuantityIncreasedEventNotFound;
    case ItemStep::NeedsIncreaseIfStrict:
        return isStrict ? std::optional(ErrorCode::PreviousQuantityIncreasedEventNotFound) : std::nullopt;
    default:
        return std::nullopt;
    }
}

Recorded refuse(storage::Connection &connection, const accounts::Company &company, const Visitor &visitor,
    Refusal refusal, qint64 nowMs)
{
    diagnose(connection, company, visitor, refusal, nowMs);
    insertRefusal(connection, company.key, refusal, nowMs);
    return {0, refusal.error, refusal};
}

/// Refuses an event without an active ticket. Strangers can send any number of them.
Recorded refuseWithoutTicket(storage::Connection &connection, const accounts::Company &company,
    const Visitor &visitor, Refusal refusal, qint64 nowMs, const MayDiagnose &mayDiagnose)
{
    if (mayDiagnose && !mayDiagnose())
        return {0, std::move(refusal.error)};
    return refuse(connection, company, visitor, std::move(refusal), nowMs);
}

Refusal refusalOf(const api::CartEventRequest &event, ErrorCode code)
{
    return {schema::enumName(event.type), event.userFingerprint.uuid, event.userFaqFingerprint.uuid,
        event.productId, Error::make(code)};
}

Refusal refusalOf(const api::CheckoutEventRequest &event, ErrorCode code)
{
    return {u"CHECKOUT"_s, event.userFingerprint.uuid, event.userFaqFingerprint.uuid, event.orderId(),
        Error::make(code)};
}

DayKey keyOf(const EventHead &head, const QString &currency, bool isDirect)
{
    const Touch &touch = head.attribution.touch;
    return {head.companyKey, head.day, currency, touch.channel, head.attribution.isHelpful, isDirect,
        touch.isTest};
}

/// Notes that the cart has an add or a remove today; whether it is the first one in this currency.
bool noteCart(
    storage::Connection &connection, const EventHead &head, const QString &owner, const QString &currency)
{
    CartItem cart = findItem(connection, head.companyKey, owner, kWholeCart);
    const std::optional<QString> counted = countedWith(cart.counted, head.day, currency);
    if (!counted)
        return false;
    cart.counted = *counted;
    storeItem(connection, head.companyKey, owner, kWholeCart, cart);
    return true;
}

} // namespace

Recorded EventRecorder::recordCart(storage::Connection &connection, const accounts::Company &company,
    const api::CartEventRequest &event, const MayDiagnose &mayDiagnose) const
{
    const qint64 nowMs = m_clock.nowMs();
    const Visitor visitor(event.userFingerprint.uuid, event.userFaqFingerprint.uuid);
    const auto attribution = findActiveTicket(connection, company, visitor, nowMs);
    if (!attribution) {
        return refuseWithoutTicket(connection, company, visitor,
            refusalOf(event, ErrorCode::ActiveTicketNotFound), nowMs, mayDiagnose);
    }
    // A visitor of the FAQs alone has a nil fingerprint for the chat, which would be everybody's cart.
    const QString &owner = visitor.first();
    const CartItem before = findItem(connection, company.key, owner, event.productId);
    const ItemStep step = stepOf(before.state, event.type);
    if (const auto code = refusalOf(step, company.strictDecrease))
        return refuse(connection, company, visitor, refusalOf(event, *code), nowMs);

    const qint64 change = event.quantity.micros() - before.quantityMicros;
    const EventHead head{
        company.key, nextEventId(connection, company.key), nowMs, company.dayOf(nowMs), *attribution};
    const QString &currency = event.currency.code;
    CartItem after{stateAfter(before.state, step, event.quantity), event.quantity.micros(), before.counted};
    if (after.state == ItemState::Gone)
        after.quantityMicros = 0;
    CountedCart counted{keyOf(head, currency, false), event.productId, event.source.value_or(QString()),
        Amount::product(event.value, change)};
    if (startsCart(schema::enumName(event.type))) {
        if (const auto noted = countedWith(before.counted, head.day, currency)) {
            counted.isNewItem = true;
            counted.isNewCart = noteCart(connection, head, owner, currency);
            after.counted = *noted;
        }
    }
    storeItem(connection, company.key, owner, event.productId, after);
    insertCartEvent(connection, head, event, change);
    countCart(connection, company.key, attribution->ticketId);
    countCart(counted, addToDays(connection));
    return {head.eventId, std::nullopt};
}

Recorded EventRecorder::recordCheckout(storage::Connection &connection, const accounts::Company &company,
    const api::CheckoutEventRequest &event, const MayDiagnose &mayDiagnose) const
{
    const qint64 nowMs = m_clock.nowMs();
    const Visitor visitor(event.userFingerprint.uuid, event.userFaqFingerprint.uuid);
    const auto attribution = findActiveTicket(connection, company, visitor, nowMs);
    if (!attribution) {
        return refuseWithoutTicket(connection, company, visitor,
            refusalOf(event, ErrorCode::ActiveTicketNotFound), nowMs, mayDiagnose);
    }
    const QString orderId = event.orderId();
    if (const auto firstMs = orderId.isEmpty() ? std::nullopt : findOrder(connection, company.key, orderId)) {
        Refusal refusal = refusalOf(event, ErrorCode::OrderAlreadyExists);
        refusal.error.extra.emplace_back("first_recorded_at", rfc3339(*firstMs));
        return refuse(connection, company, visitor, std::move(refusal), nowMs);
    }
    const EventHead head{
        company.key, nextEventId(connection, company.key), nowMs, company.dayOf(nowMs), *attribution};
    QList<Bought> bought;
    std::vector<CountedLine> lines;
    for (const api::LineItem &line : event.lineItems) {
        bought.push_back({line.productId, line.productName});
        lines.push_back({line.productId, line.currency.code, line.value});
    }
    OrderCredit credit = creditOf(connection, company, visitor, *attribution, bought, nowMs);
    credit.slices.source = event.source && !event.source->isEmpty()
        ? *event.source
        : lastSource(connection, company.key, visitor.first());
    insertCheckout(connection, head, event, credit);
    countOrder(connection, company.key, attribution->ticketId);
    countOrder(keyOf(head, event.currency.code, credit.isDirect), event.value, credit.slices, lines,
        addToDays(connection));
    return {head.eventId, std::nullopt};
}

} // namespace answerdesk::commerce
