// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/exact_sum.h"

namespace answerdesk::commerce {

void ExactSum::add(const Amount::Limbs &limbs)
{
    m_units += Amount::Wide(limbs.tera) * Amount::kUnit + limbs.units;
    m_pico += limbs.pico;
}

ExactSum ExactSum::withOneSign() const
{
    ExactSum sum;
    sum.m_units = m_units + m_pico / Amount::kUnit;
    sum.m_pico = m_pico % Amount::kUnit;
    if (sum.m_units > 0 && sum.m_pico < 0) {
        --sum.m_units;
        sum.m_pico += Amount::kUnit;
    } else if (sum.m_units < 0 && sum.m_pico > 0) {
        ++sum.m_units;
        sum.m_pico -= Amount::kUnit;
    }
    return sum;
}

QString ExactSum::toText(int minDigits) const
{
    const ExactSum sum = withOneSign();
    const bool isNegative = sum.m_units < 0 || sum.m_pico < 0;
    Amount::Wide units = isNegative ? -sum.m_units : sum.m_units;
    const Amount::Wide pico = isNegative ? -sum.m_pico : sum.m_pico;
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
    // What is left of the units has the sign of the sum, which says in which direction a half is rounded.
    const ExactSum sum = withOneSign();
    ExactSum share;
    share.m_units = sum.m_units / count;
    const Amount::Wide rest = (sum.m_units % count) * Amount::kUnit + sum.m_pico;
    const Amount::Wide divisor = step * count;
    const Amount::Wide half = rest < 0 ? -divisor : divisor;
    share.m_pico = (2 * rest + half) / (2 * divisor) * step;
    return share.toText(digits);
}

} // namespace answerdesk::commerce
