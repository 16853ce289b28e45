// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <string_view>

namespace answerdesk::api {

/// Which list shows the rows that a figure is made of.
enum class FigureRows { Orders, DirectOrders, AssistedOrders, HelpfulOrders, Refunds, Events, Tickets };

/// One figure of the revenue reports. The formula stands here and nowhere else: answers, the OpenAPI document
/// and the shell read it from here.
struct FigureInfo {
    const char *name;
    const char *unit; ///< money, count or ratio
    const char *formula;
    FigureRows rows;
};

// clang-format off
inline constexpr std::array kFigures{
    FigureInfo{"attributed_revenue", "money", "Sum of the values of the orders of visitors with an active ticket.", FigureRows::Orders},
    FigureInfo{"refunded", "money", "Sum of the refunds and cancellations of such orders, on the day that they were recorded.", FigureRows::Refunds},
    FigureInfo{"net_revenue", "money", "attributed_revenue - refunded.", FigureRows::Orders},
    FigureInfo{"direct_revenue", "money", "Of attributed_revenue, orders credited to a helpful answer or FAQ that was about a bought product.", FigureRows::DirectOrders},
    FigureInfo{"assisted_revenue", "money", "attributed_revenue - direct_revenue.", FigureRows::AssistedOrders},
    FigureInfo{"helpful_revenue", "money", "Of attributed_revenue, orders after a helpful interaction.", FigureRows::HelpfulOrders},
    FigureInfo{"orders", "count", "Number of the orders of visitors with an active ticket.", FigureRows::Orders},
    FigureInfo{"average_order_value", "money", "attributed_revenue / orders.", FigureRows::Orders},
    FigureInfo{"added_to_cart", "money", "Value added to carts less value removed: sum of value times the change in quantity, over the cart events.", FigureRows::Events},
    FigureInfo{"carts", "count", "Carts with an add or a remove, counted once a day and currency, summed over the days.", FigureRows::Events},
    FigureInfo{"average_cart_value", "money", "added_to_cart / carts.", FigureRows::Events},
    FigureInfo{"active_days", "count", "Days with a cart event.", FigureRows::Events},
    FigureInfo{"daily_cart_value", "money", "added_to_cart / active_days.", FigureRows::Events},
    FigureInfo{"tickets", "count", "Tickets opened in the range.", FigureRows::Tickets},
    FigureInfo{"helpful_tickets", "count", "Of these tickets, those with a helpful interaction.", FigureRows::Tickets},
    FigureInfo{"tickets_with_cart", "count", "Of these tickets, those with a cart event, whenever it came.", FigureRows::Tickets},
    FigureInfo{"tickets_with_order", "count", "Of these tickets, those with an order, whenever it came.", FigureRows::Tickets},
    FigureInfo{"conversion", "ratio", "tickets_with_order / tickets, counted on the day the ticket was opened.", FigureRows::Tickets},
};
// clang-format on

constexpr const FigureInfo &figureInfo(std::string_view name)
{
    for (const FigureInfo &figure : kFigures) {
        if (name == figure.name)
            return figure;
    }
    return kFigures.front();
}

constexpr const char *formulaOf(std::string_view name) { return figureInfo(name).formula; }

} // namespace answerdesk::api
