// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

void addRevenueNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::ListOrders]
        = {"Recorded orders with their attribution: ticket, first touch, credited answer and refunds."};
    notes[Endpoint::GetOrder]
        = {"One order, down to the passage used by the credited answer. An order is direct if a helpful "
           "answer or FAQ within the window was about a product that was bought: its title, heading, "
           "question or page path contains the product's identifier or all words of its name. Otherwise it "
           "is assisted and credited to the first touch."};
    notes[Endpoint::RefundOrder]
        = {"Records a refund. The order itself never changes: a refund reduces the net revenue of the day on "
           "which it is recorded. The refunds of an order cannot exceed its value; a cancellation refunds "
           "the rest. With your own `reference`, a repeat is `ALREADY_EXISTS`. With an `Idempotency-Key`, a "
           "request repeated after a lost response records no second refund; the key belongs to the order "
           "and the administrator.",
            {ErrorCode::AlreadyExists, ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::RefundOrder].isIdempotent = true;
    notes[Endpoint::ListRefunds] = {"Refunds and cancellations with their orders, newest first."};
    notes[Endpoint::ListEvents] = {"Recorded cart events, newest first."};
    notes[Endpoint::ListRefusedEvents] = {"Events that the analytics endpoints answered with an error, kept "
                                          "for a short time to debug integrations."};
    notes[Endpoint::ExplainRefusal]
        = {"The explanation from the time of the refusal. Kept for seven days, like the list."};
    notes[Endpoint::SimulateEvent]
        = {"Runs every check of the analytics endpoint and the attribution in a transaction that is rolled "
           "back: nothing is recorded, no diagnostic row is left, and no limit counts it. `company_key` of "
           "the event must be the company in the path.",
            {ErrorCode::MissingRequiredFields}};
    notes[Endpoint::GetVisitor]
        = {"Counts of the data stored about the visitor with this chat or FAQ fingerprint, including all "
           "cart events of the visitor's carts. The nil UUID identifies no visitor."};
    notes[Endpoint::ListVisitorRecords]
        = {"Each record is complete, so that all pages together are the export of a person's data. Private "
           "keys of `user_metadata` are never stored."};
    notes[Endpoint::EraseVisitor]
        = {"Deletes the visitor's conversations with messages and sources, unanswered questions, cart items "
           "and refused events, and removes the fingerprints from interactions, tickets, cart events and "
           "orders: of exactly the data shown for the visitor. Totals, orders and events are kept, so that "
           "every figure stays exact. A later event of the visitor finds no ticket. The erasure is recorded "
           "in the audit log without the fingerprint, which request logs do not keep either."};
    notes[Endpoint::GetRevenue]
        = {"Revenue impact per currency, and per day, week or month of the company's time zone, compared "
           "with the preceding period of the same length. Every figure includes its formula and the path of "
           "the list that shows its rows. Sums of different currencies are never mixed; amounts are exact "
           "decimals as text, and only averages are rounded, to the currency's minor unit. Test visitors are "
           "excluded unless `include_test` is true. The figures are read from daily totals that are written "
           "with the events."};
    notes[Endpoint::GetRevenueBreakdown]
        = {"Parts by revenue, highest first, each with the path of its orders. The question of an order is "
           "read from the conversation of the credited answer and is unknown once that is deleted."};
    notes[Endpoint::CheckRevenue] = {
        "Counts every day of the range from its events, orders, refunds and tickets, and compares the daily "
        "totals with it. A request works for about one second; continue at `next_from` until it is null."};
    notes[Endpoint::RepairRevenue]
        = {"Like the check, but also corrects totals that differ. Recorded in the audit log."};
    notes[Endpoint::RecalculateRevenue]
        = {"Settings apply to the future only. This recalculates the attribution of orders and cart events "
           "of a period as if today's window and `require_helpful` had applied then, and recounts the totals "
           "of its days. Refused events stay refused; an order without a ticket under these settings stays "
           "recorded but is not counted in any figure. Recorded in the audit log.",
            {ErrorCode::MissingRequiredFields}};
}

} // namespace answerdesk::api
