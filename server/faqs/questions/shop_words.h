// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::faqs {

/// What a shop calls itself ("Moss Store", "Offizieller Shop"): no brand of a product.
bool isNameOfShop(const QString &brand);
/// A promise that leaves open whether it holds for this product: "on many items", "auf ausgewählte Artikel".
bool isOfSomeProducts(const QString &text);
/// Labels by which makers sell to traders: least quantities, lead times, terms of payment.
bool isTradeLabel(const QString &label);
/// A text that asks itself: advertising, not an answer.
bool asksBack(const QString &text);
/// "Directions for use" tell how, not what for.
bool isInstructionLabel(const QString &label);
/// A word for whether and when the product can be had, beside which shops print times of delivery.
bool isStateLabel(const QString &label);

} // namespace answerdesk::faqs
