// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/events/attribution_store.h"
#include "server/commerce/totals/total_columns.h"

namespace answerdesk::commerce {

// Columns of cart events and orders. Path: as in total_columns.h.

/// Attribution
template <auto... Path>
using TouchColumns = storage::Columns<storage::Column<"ticket_id", Path..., &Attribution::ticketId>,
    storage::Column<"interaction_id", Path..., &Attribution::touch, &Touch::interactionId>,
    storage::Column<"channel", Path..., &Attribution::touch, &Touch::channel>,
    storage::Column<"is_helpful", Path..., &Attribution::isHelpful>,
    storage::Column<"is_test", Path..., &Attribution::touch, &Touch::isTest>>;

/// The same of an order
template <auto... Path>
using FirstTouchColumns = storage::Columns<TouchColumns<Path...>,
    storage::Column<"touch_ms", Path..., &Attribution::touch, &Touch::atMs>>;

/// OrderCredit
template <auto... Path>
using AnswerColumns
    = storage::Columns<storage::Column<"answer_interaction_id", Path..., &OrderCredit::answerInteractionId>,
        storage::Column<"answer_ms", Path..., &OrderCredit::answerMs>,
        storage::Column<"is_direct", Path..., &OrderCredit::isDirect>,
        SliceColumns<Path..., &OrderCredit::slices>>;

/// StoredAttribution
template <auto... Path>
using CreditColumns
    = storage::Columns<storage::Column<"is_attributed", Path..., &StoredAttribution::isAttributed>,
        FirstTouchColumns<Path..., &StoredAttribution::first>,
        AnswerColumns<Path..., &StoredAttribution::credit>>;

/// api::LineItem
using LineColumns = storage::Columns<storage::Column<"product_id", &api::LineItem::productId>,
    storage::Column<"product_name", &api::LineItem::productName>,
    storage::Column<"quantity_micros", &api::LineItem::quantity>,
    storage::Column<"value_micros", &api::LineItem::value>,
    storage::Column<"currency", &api::LineItem::currency, &schema::CurrencyCode::code>>;

/// Columns of what a row points to, for an insert that copies nothing.
template <auto Pointer, typename C>
struct PointedColumn : C {
    static decltype(auto) stored(const auto &row) { return C::stored(*(row.*Pointer)); }
};
template <auto Pointer, typename... C>
storage::Columns<PointedColumn<Pointer, C>...> pointed(storage::Columns<C...>);
template <auto Pointer, typename... C>
using Of = decltype(pointed<Pointer>((storage::Columns<>() + ... + C())));

} // namespace answerdesk::commerce
