// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/amount.h"

namespace answerdesk::commerce {

/// A sum of stored limbs that cannot overflow. An Amount holds any sum of orders, but some hundred carts of
/// the largest price times the largest quantity would leave its 128 bits.
class ExactSum
{
public:
    void add(const Amount::Limbs &limbs);
    /// Plain decimal with at least minDigits fraction digits.
    QString toText(int minDigits) const;
    /// The share of each of so many (above 0), half away from zero to this many digits.
    QString dividedBy(qint64 count, int digits) const;

private:
    /// The same sum with units and pico of one sign, and less than a unit of pico.
    ExactSum withOneSign() const;

    Amount::Wide m_units = 0;
    Amount::Wide m_pico = 0; ///< 10^-12 of a unit
};

} // namespace answerdesk::commerce
