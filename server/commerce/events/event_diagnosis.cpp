// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/event_diagnosis.h"
#include "server/commerce/tickets/ticket_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr qint64 kMinuteMs = 60'000;

/// "3 h 20 min"
QString spanText(qint64 ms)
{
    const qint64 minutes = ms / kMinuteMs;
    return minutes < 60 ? u"%1 min"_s.arg(minutes) : u"%1 h %2 min"_s.arg(minutes / 60).arg(minutes % 60);
}

QString ticketRemedy(const accounts::Company &company, const Visitor &visitor,
    const std::optional<LastTicket> &nearest, qint64 nowMs)
{
    if (visitor.isEmpty())
        return u"Both fingerprints are the nil UUID, which identifies no visitor. Send those of the visitor's session."_s;
    if (!nearest) {
        return u"Neither fingerprint has opened a ticket. Send the values of getFingerprint() "
               u"and getFAQFingerprint() of the session in which the visitor asked, and pass "
               u"them in user_metadata of send_message as well."_s
            + (company.requireHelpful
                    ? u" The company requires a helpful answer: a greeting or a refusal opens no ticket."_s
                    : QString());
    }
    const qint64 ago = nowMs - nearest->lastMs;
    const QString window = u"%1 h"_s.arg(company.attributionWindowHours);
    if (ago > company.attributionWindowMs()) {
        return u"The visitor's last interaction was %1 before the event; the company's window is "
               u"%2. An interaction within the window, or a longer window, would have made it "
               u"pass."_s.arg(spanText(ago), window);
    }
    return u"The visitor has a ticket, but no interaction that counts within %1. With "
           u"require_helpful off, or after a helpful answer, the event would have passed."_s.arg(window);
}

} // namespace

void diagnose(storage::Connection &connection, const accounts::Company &company, const Visitor &visitor,
    Refusal &refusal, qint64 nowMs)
{
    std::optional<LastTicket> nearest;
    for (const QString &fingerprint : visitor.fingerprints()) {
        const auto other = findLastTicket(connection, company.key, fingerprint);
        if (other && (!nearest || other->lastMs > nearest->lastMs))
            nearest = other;
    }
    if (nearest)
        refusal.nearestTicketId = nearest->ticketId;
    switch (refusal.error.code) {
    case ErrorCode::ActiveTicketNotFound:
        refusal.remedy = ticketRemedy(company, visitor, nearest, nowMs);
        break;
    case ErrorCode::PreviousItemAddedEventNotFound:
        refusal.remedy
            = u"The visitor's cart has no product “%1”. An ITEM_ADDED of it, with the same "
              u"fingerprints and after its last ITEM_REMOVED, would have made the event pass."_s.arg(
                  refusal.subject);
        break;
    case ErrorCode::PreviousQuantityIncreasedEventNotFound:
        refusal.remedy = company.strictDecrease
            ? u"The company requires a QUANTITY_INCREASED of “%1” before every decrease. Send it first, or ITEM_REMOVED when the product leaves the cart."_s
                  .arg(refusal.subject)
            : u"“%1” was added with quantity 1 and never increased, so nothing is left to "
              u"decrease. Send QUANTITY_INCREASED first, or ITEM_REMOVED when the product "
              u"leaves the cart."_s.arg(refusal.subject);
        break;
    case ErrorCode::OrderAlreadyExists:
        refusal.remedy
            = u"The order “%1” is already recorded and counts once. Do not send it again; another order needs another identifier."_s
                  .arg(refusal.subject);
        break;
    default:
        break;
    }
}

} // namespace answerdesk::commerce
