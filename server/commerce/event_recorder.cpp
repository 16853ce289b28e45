// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/event_recorder.h"
#include "server/commerce/day_totals.h"
#include "server/commerce/refusal_store.h"

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

Recorded refuse(
    storage::Connection &connection, const accounts::Company &company, Refusal refusal, qint64 nowMs)
{
    insertRefusal(connection, company.key, refusal, nowMs);
    return {0, std::move(refusal.error)};
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

void countInDay(
    storage::Connection &connection, const EventHead &head, const QString &currency, const DayChange &change)
{
    const Touch &touch = head.attribution.touch;
    connection.memory<DayTotals>().add(
        {head.companyKey, head.day, currency, touch.channel, head.attribution.isHelpful, touch.isTest},
        change);
}

} // namespace

Recorded EventRecorder::recordCart(storage::Connection &connection, const accounts::Company &company,
    const api::CartEventRequest &event) const
{
    const qint64 nowMs = m_clock.nowMs();
    const Visitor visitor(event.userFingerprint.uuid, event.userFaqFingerprint.uuid);
    const auto attribution = findActiveTicket(connection, company, visitor, nowMs);
    if (!attribution) {
        return refuse(connection, company, refusalOf(event, ErrorCode::ActiveTicketNotFound), nowMs);
    }
    // A visitor of the FAQs alone has a nil fingerprint for the chat, which would be everybody's cart.
    const QString &owner = visitor.first();
    const CartItem before = findItem(connection, company.key, owner, event.productId);
    const ItemStep step = stepOf(before.state, event.type);
    if (const auto code = refusalOf(step, company.strictDecrease))
        return refuse(connection, company, refusalOf(event, *code), nowMs);

    const qint64 change = event.quantity.micros() - before.quantityMicros;
    CartItem after{stateAfter(before.state, step, event.quantity), event.quantity.micros()};
    if (after.state == ItemState::Gone)
        after.quantityMicros = 0;
    storeItem(connection, company.key, owner, event.productId, after);
    const EventHead head{
        company.key, nextEventId(connection, company.key), nowMs, company.dayOf(nowMs), *attribution};
    insertCartEvent(connection, head, event, change);
    countInDay(connection, head, event.currency.code, {0, {}, Amount::product(event.value, change).limbs()});
    return {head.eventId, std::nullopt};
}

Recorded EventRecorder::recordCheckout(storage::Connection &connection, const accounts::Company &company,
    const api::CheckoutEventRequest &event) const
{
    const qint64 nowMs = m_clock.nowMs();
    const Visitor visitor(event.userFingerprint.uuid, event.userFaqFingerprint.uuid);
    const auto attribution = findActiveTicket(connection, company, visitor, nowMs);
    if (!attribution) {
        return refuse(connection, company, refusalOf(event, ErrorCode::ActiveTicketNotFound), nowMs);
    }
    const QString orderId = event.orderId();
    if (const auto firstMs = orderId.isEmpty() ? std::nullopt : findOrder(connection, company.key, orderId)) {
        Refusal refusal = refusalOf(event, ErrorCode::OrderAlreadyExists);
        refusal.error.extra.emplace_back("first_recorded_at", rfc3339(*firstMs));
        return refuse(connection, company, std::move(refusal), nowMs);
    }
    const EventHead head{
        company.key, nextEventId(connection, company.key), nowMs, company.dayOf(nowMs), *attribution};
    insertCheckout(connection, head, event);
    countOrder(connection, company.key, attribution->ticketId);
    countInDay(connection, head, event.currency.code, {1, Amount::of(event.value).limbs(), {}});
    return {head.eventId, std::nullopt};
}

} // namespace answerdesk::commerce
