// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"

namespace answerdesk::console {

/// What can be done to one FAQ, by a button of its card, its menu or a key.
enum class FaqVerb : unsigned char { Edit, Pin, Hide, Approve, Keep, Reset, Up, Down, Remove };

/// What a verb means for a FAQ as it is.
struct FaqVerbState {
    QString text; ///< "Unpin"; empty when the verb makes no sense here
    QString icon;
    QString reason; ///< why it cannot be done; empty when it can
};
FaqVerbState stateOf(FaqVerb verb, const api::Faq &faq, bool isApprovalRequired);

/// Whether shoppers do not get it only because nobody has approved it.
bool isWaiting(const api::Faq &faq, bool isApprovalRequired);
/// Held back: it says something that the page no longer does.
bool isHeldBack(const api::Faq &faq);

} // namespace answerdesk::console
