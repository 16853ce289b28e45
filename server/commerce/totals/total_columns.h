// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/totals/total_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::commerce {

// Columns that several rows have. Path: from such a row to its member of the struct that is named; empty for
// a row that derives from it.

/// Amount::Limbs
template <storage::Literal Name, auto... Path>
using LimbColumns = storage::Columns<storage::Column<Name + "_tera", Path..., &Amount::Limbs::tera>,
    storage::Column<Name + "_units", Path..., &Amount::Limbs::units>,
    storage::Column<Name + "_pico", Path..., &Amount::Limbs::pico>>;

/// DayKey: of all that can be told of an order besides its day and currency
template <auto... Path>
using KindColumns = storage::Columns<storage::Key<"channel", Path..., &DayKey::channel>,
    storage::Key<"is_helpful", Path..., &DayKey::isHelpful>,
    storage::Key<"is_direct", Path..., &DayKey::isDirect>, storage::Key<"is_test", Path..., &DayKey::isTest>>;

/// DayChange
template <auto... Path>
using SumColumns = storage::Columns<LimbColumns<"revenue", Path..., &DayChange::revenue>,
    LimbColumns<"refund", Path..., &DayChange::refunded>, LimbColumns<"cart", Path..., &DayChange::cart>>;
template <auto... Path>
using FigureColumns = storage::Columns<storage::Column<"orders", Path..., &DayChange::orders>,
    storage::Column<"refunds", Path..., &DayChange::refunds>,
    storage::Column<"events", Path..., &DayChange::events>,
    storage::Column<"carts", Path..., &DayChange::carts>, SumColumns<Path...>>;

/// TicketChange
template <auto... Path>
using TicketFigureColumns = storage::Columns<storage::Column<"opened", Path..., &TicketChange::opened>,
    storage::Column<"helpful", Path..., &TicketChange::helpful>,
    storage::Column<"with_cart", Path..., &TicketChange::withCart>,
    storage::Column<"with_order", Path..., &TicketChange::withOrder>>;

/// Adds what these columns are of, so many times.
template <typename List, typename Change>
void addAll(Change &sum, const Change &other, qint64 times)
{
    [&]<typename... C>(storage::Columns<C...>) { ((C::member(sum) += times * C::member(other)), ...); }(
        storage::Columns<>() + List());
}

/// OrderSlices
template <auto... Path>
using SliceColumns = storage::Columns<storage::Column<"source", Path..., &OrderSlices::source>,
    storage::Column<"locale", Path..., &OrderSlices::locale>,
    storage::Column<"page_url", Path..., &OrderSlices::pageUrl>,
    storage::Column<"faq_id", Path..., &OrderSlices::faqId>>;

} // namespace answerdesk::commerce
