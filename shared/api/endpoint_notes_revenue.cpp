// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoint_notes.h"

namespace answerdesk::api {

void addRevenueNotes(std::map<Endpoint, EndpointNote> &notes)
{
    notes[Endpoint::ListOrders] = {
        "Recorded orders with their attribution: ticket, first touch, the answer that they are credited to, "
        "and what was refunded since."};
    notes[Endpoint::GetOrder] = {
        "One order down to the passage that the credited answer rests on. An order is direct when a helpful "
        "answer or FAQ within the window was about a product that was bought: a word of its title, heading, "
        "question or page path is the product's identifier, or all words of the product's name are. Else it "
        "is assisted, and credited to the first touch."};
    notes[Endpoint::RefundOrder] = {
        "Records that value was given back. The order itself never changes: a refund lowers the net revenue "
        "of the day that it is recorded on. All refunds of an order together are at most its value; a "
        "cancellation gives back what is left. Send your own `reference` and a repeat is `ALREADY_EXISTS`. "
        "Send an `Idempotency-Key`, and a request that is repeated after a lost response gives nothing back "
        "twice; the key belongs to the order and the administrator.",
        {ErrorCode::AlreadyExists, ErrorCode::IdempotencyKeyReused}};
    notes[Endpoint::RefundOrder].isIdempotent = true;
    notes[Endpoint::ListRefunds] = {"Refunds and cancellations with their orders, the last one first."};
    notes[Endpoint::ListEvents] = {"Recorded cart events, the last one first."};
    notes[Endpoint::ListRefusedEvents] = {
        "Events that were answered with an error of the analytics endpoints, kept for a short time to find "
        "faults of an integration."};
    notes[Endpoint::ExplainRefusal]
        = {"As it was judged at the moment of the refusal. Kept for seven days, like the list."};
    notes[Endpoint::SimulateEvent]
        = {"Goes through every check that the analytics endpoint makes, and through attribution, in a "
           "transaction "
           "that is undone: nothing is recorded, no diagnostic row is left, no limit counts it. "
           "`company_key` of the event must be the company in the path.",
            {ErrorCode::MissingRequiredFields}};
    notes[Endpoint::GetVisitor] = {
        "Counts of what is held of the visitor whose chat or FAQ fingerprint this is, with all cart events "
        "of the carts that it was used with. The nil UUID is nobody."};
    notes[Endpoint::ListVisitorRecords]
        = {"Each record is whole, so all pages together are the export of a person's data. Private keys of "
           "`user_metadata` were never stored."};
    notes[Endpoint::EraseVisitor] = {
        "Deletes the visitor's conversations with messages and sources, what they asked in vain, cart items "
        "and refused events, and "
        "takes the fingerprints from interactions, tickets, cart events and orders: of exactly what is shown "
        "of the visitor. Totals, orders and events stay, so every figure stays exact. A later event of the "
        "visitor finds no ticket. Recorded in the audit log, without the fingerprint, which no log of "
        "requests keeps either."};
    notes[Endpoint::GetRevenue] = {
        "Revenue impact per currency, and per day, week or month of the company's time zone, compared with "
        "as "
        "many days right before. Every figure carries its formula and the path of the list that shows its "
        "rows. Sums of different currencies are never mixed; amounts are exact decimals as text, and only "
        "averages are rounded, to the currency's minor unit. Test visitors stay out unless `include_test` is "
        "true. Read from daily totals that are written with the events."};
    notes[Endpoint::GetRevenueBreakdown] = {
        "The parts with the most revenue first, each with the path of its orders. The question of an order "
        "is read from the conversation of the credited answer, so it is unknown once that is deleted."};
    notes[Endpoint::CheckRevenue] = {
        "Counts every day of the range from its events, orders, refunds and tickets, and compares the daily "
        "totals with it. A request works for about a second; go on at `next_from` until it is null."};
    notes[Endpoint::RepairRevenue]
        = {"As the check, and writes what was counted where the totals differ. Recorded in the audit log."};
    notes[Endpoint::RecalculateRevenue] = {
        "Settings count for the future only. This attributes the orders and cart events of a period anew as "
        "if today's window and `require_helpful` had held then, and counts the totals of its days again. "
        "Events that were refused then stay refused; an order that has no ticket by these settings stays "
        "recorded and counts in no figure. Recorded in the audit log.",
        {ErrorCode::MissingRequiredFields}};
}

} // namespace answerdesk::api
