// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/commerce.h"
#include "shared/api/revenue.h"

namespace answerdesk::api {

/// Body of POST .../events/simulate: one of the two, as the analytics endpoints take it.
struct SimulationRequest {
    std::optional<CartEventRequest> cartEvent;
    std::optional<CheckoutEventRequest> checkoutEvent;

    static constexpr const char *kName = "SimulationRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = SimulationRequest;
        return fields(field("cart_event", &T::cartEvent, about("A body of POST /analytics/cart_events.")),
            field("checkout_event", &T::checkoutEvent, about("A body of POST /analytics/checkout_events.")));
    }
    static void check(const SimulationRequest &request, schema::Faults &faults, const QString &prefix);
};

/// The ticket that came closest to an event.
struct NearTicket {
    TicketRow ticket;
    QString why;

    static constexpr const char *kName = "NearTicket";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("ticket", &NearTicket::ticket, about("The ticket.").required()),
            field("why", &NearTicket::why, about("Why it did not do, or that it did.").required()));
    }
};

/// What became of an event, or would, and why.
struct EventExplanation {
    bool accepted = false;
    std::optional<QString> code;
    QString reason;
    std::optional<QString> remedy;
    std::optional<NearTicket> nearestTicket;
    std::optional<QString> channel;
    std::optional<bool> helpful;
    std::optional<bool> direct;
    std::optional<qint64> secondsSinceTouch;
    std::optional<QString> itemState;
    std::optional<QString> cartChange;

    static constexpr const char *kName = "EventExplanation";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EventExplanation;
        return fields(field("accepted", &T::accepted, about("Whether it is recorded.").required()),
            field("code", &T::code, about("Error code that it is refused with.").nullable()),
            field("reason", &T::reason, about("Why, for people.").required()),
            field("remedy", &T::remedy, about("What would have made it pass.").nullable()),
            field("nearest_ticket", &T::nearestTicket, about("The ticket that came closest.").nullable()),
            field("channel", &T::channel, about("Channel that it counts for.").nullable()),
            field("helpful", &T::helpful, about("Whether a helpful interaction came before.").nullable()),
            field("direct", &T::direct,
                about("Of an order: credited to an answer about a bought product.").nullable()),
            field("seconds_since_touch", &T::secondsSinceTouch, about("From the first touch.").nullable()),
            field("item_state", &T::itemState,
                about("Of a cart event: what the cart knows of the product now.")
                    .nullable()
                    .oneOf("gone single several increased")),
            field("cart_change", &T::cartChange,
                about("Of a cart event: change of the cart's value.").nullable()));
    }
};

} // namespace answerdesk::api
