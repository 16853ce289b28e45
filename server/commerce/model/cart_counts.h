// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/model/visitor.h"
#include <optional>

namespace answerdesk::commerce {

// Which carts a day has: those with an add or a remove in it, once for each currency.

/// Whether an event of this kind makes its cart count.
bool startsCart(const QString &type);
/// Whose cart it is: a visitor of the FAQs alone has a nil fingerprint for the chat, which would be
/// everybody's.
QString cartOwner(const QString &userFingerprint, const QString &userFaqFingerprint);
/// The note of the days that a cart or an item was counted in, with one more; nothing when it was counted in
/// this one already. The last days are kept, so that a clock that jumps back over midnight counts none twice.
std::optional<QString> countedWith(const QString &counted, const QString &day, const QString &currency);

} // namespace answerdesk::commerce
