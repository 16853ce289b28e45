// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/commerce.h"
#include <array>

namespace answerdesk::commerce {

/// What the service knows of one product in one visitor's cart.
enum class ItemState {
    Gone, ///< never added, or removed
    Single, ///< added with quantity 1, never increased
    Several, ///< added with another quantity, never increased
    Increased ///< increased since it was added
};

/// What an event does to an item.
enum class ItemStep {
    Start, ///< recorded; Single or Several, as the quantity says
    Stay, ///< recorded
    Increase, ///< recorded; Increased
    End, ///< recorded; Gone
    NeedsAdd, ///< refused: PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND
    NeedsIncrease, ///< refused: PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND
    NeedsIncreaseIfStrict ///< refused as above in a company with strict_decrease, else recorded
};

struct ItemRule {
    ItemState state;
    api::CartEventType type;
    ItemStep step;
};

// clang-format off
/// Every state with every event.
inline constexpr std::array kItemRules{
    ItemRule{ItemState::Gone, api::CartEventType::ItemAdded, ItemStep::Start},
    ItemRule{ItemState::Gone, api::CartEventType::QuantityIncreased, ItemStep::NeedsAdd},
    ItemRule{ItemState::Gone, api::CartEventType::QuantityDecreased, ItemStep::NeedsAdd},
    ItemRule{ItemState::Gone, api::CartEventType::ItemRemoved, ItemStep::NeedsAdd},
    ItemRule{ItemState::Single, api::CartEventType::ItemAdded, ItemStep::Start},
    ItemRule{ItemState::Single, api::CartEventType::QuantityIncreased, ItemStep::Increase},
    ItemRule{ItemState::Single, api::CartEventType::QuantityDecreased, ItemStep::NeedsIncrease},
    ItemRule{ItemState::Single, api::CartEventType::ItemRemoved, ItemStep::End},
    ItemRule{ItemState::Several, api::CartEventType::ItemAdded, ItemStep::Start},
    ItemRule{ItemState::Several, api::CartEventType::QuantityIncreased, ItemStep::Increase},
    ItemRule{ItemState::Several, api::CartEventType::QuantityDecreased, ItemStep::NeedsIncreaseIfStrict},
    ItemRule{ItemState::Several, api::CartEventType::ItemRemoved, ItemStep::End},
    ItemRule{ItemState::Increased, api::CartEventType::ItemAdded, ItemStep::Stay},
    ItemRule{ItemState::Increased, api::CartEventType::QuantityIncreased, ItemStep::Stay},
    ItemRule{ItemState::Increased, api::CartEventType::QuantityDecreased, ItemStep::Stay},
    ItemRule{ItemState::Increased, api::CartEventType::ItemRemoved, ItemStep::End},
};
// clang-format on

constexpr ItemStep stepOf(ItemState state, api::CartEventType type)
{
    for (const ItemRule &rule : kItemRules) {
        if (rule.state == state && rule.type == type)
            return rule.step;
    }
    return ItemStep::NeedsAdd;
}

constexpr ItemState stateAfter(ItemState state, ItemStep step, Decimal quantity)
{
    switch (step) {
    case ItemStep::Start:
        return quantity == Decimal::fromMicros(Decimal::kMicros) ? ItemState::Single : ItemState::Several;
    case ItemStep::Increase:
        return ItemState::Increased;
    case ItemStep::End:
        return ItemState::Gone;
    default:
        return state;
    }
}

} // namespace answerdesk::commerce

namespace answerdesk::schema {

/// As stored and as shown.
template <>
struct EnumNames<commerce::ItemState> {
    static constexpr std::pair<commerce::ItemState, const char *> kNames[]
        = {{commerce::ItemState::Gone, "gone"}, {commerce::ItemState::Single, "single"},
            {commerce::ItemState::Several, "several"}, {commerce::ItemState::Increased, "increased"}};
};

} // namespace answerdesk::schema
