// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/exact_sum.h"

namespace answerdesk::commerce {

void ExactSum::add(const Amount::Limbs &limbs)
{
    m_units += Amount::Wide(limbs.tera) * Amount::kUnit + limbs.units;
    m_pico += limbs.pico;
}

QString ExactSum::toText(int minDigits) const
{
    Amount::Wide units = m_units + m_pico / Amount::kUnit;
    Amount::Wide pico = m_pico % Amount::kUnit;
    const bool isNegative = units < 0 || (units == 0 && pico < 0);
    if (isNegative) {
        units = -units;
        pico = -pico;
    }
    if (pico < 0) {
        pico += Amount::kUnit;
        --units;
    }
    QByteArray digits;
    do {
        digits.prepend(char('0' + int(units % 10)));
        units /= 10;
    } while (units > 0);
    if (isNegative)
        digits.prepend('-');
    // What follows the point is written as every other amount is.
    const QString fraction = Amount::fromLimbs({0, 0, qint64(pico)}).toText(minDigits).mid(1);
    return QString::fromLatin1(digits) + fraction;
}

QString ExactSum::dividedBy(qint64 count, int digits) const
{
    Amount::Wide step = Amount::kUnit; // pico units of the last digit
    for (int i = 0; i < digits; ++i)
        step /= 10;
    const Amount::Wide units = m_units + m_pico / Amount::kUnit;
    ExactSum share;
    share.m_units = units / count;
    const Amount::Wide rest = (units % count) * Amount::kUnit + m_pico % Amount::kUnit;
    const Amount::Wide divisor = step * count;
    const Amount::Wide half = rest < 0 ? -divisor : divisor;
    share.m_pico = (2 * rest + half) / (2 * divisor) * step;
    return share.toText(digits);
}

} // namespace answerdesk::commerce
