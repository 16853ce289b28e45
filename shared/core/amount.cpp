// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/amount.h"

namespace answerdesk {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

QByteArray fractionText(quint64 fraction, int width)
{
    QByteArray digits = QByteArray::number(fraction).rightJustified(width, '0');
    while (digits.endsWith('0'))
        digits.chop(1);
    return digits;
}

} // namespace

tl::expected<Decimal, QString> Decimal::parse(QByteArrayView text)
{
    const auto notANumber = [] { return tl::unexpected(QStringLiteral("must be a number")); };
    qsizetype i = 0;
    bool negative = false;
    if (i < text.size() && text[i] == '-') {
        negative = true;
        ++i;
    }
    // Digits without leading zeros, and the power of ten that the last of them stands for.
    QByteArray digits;
    qint64 exponent = 0;
    qsizetype integerDigits = 0;
    for (; i < text.size() && isDigit(text[i]); ++i, ++integerDigits) {
        if (!(digits.isEmpty() && text[i] == '0'))
            digits.append(text[i]);
    }
    if (integerDigits == 0)
        return notANumber();
    if (i < text.size() && text[i] == '.') {
        ++i;
        const qsizetype start = i;
        for (; i < text.size() && isDigit(text[i]); ++i) {
            if (!(digits.isEmpty() && text[i] == '0'))
                digits.append(text[i]);
            --exponent;
        }
        if (i == start)
            return notANumber();
    }
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        bool minus = false;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            minus = text[i++] == '-';
        const qsizetype start = i;
        qint64 value = 0;
        for (; i < text.size() && isDigit(text[i]); ++i)
            value = std::min<qint64>(value * 10 + (text[i] - '0'), 1'000'000);
        if (i == start)
            return notANumber();
        exponent += minus ? -value : value;
    }
    if (i != text.size())
        return notANumber();
    while (digits.endsWith('0')) {
        digits.chop(1);
        ++exponent;
    }
    if (digits.isEmpty())
        return Decimal();
    if (negative)
        return tl::unexpected(QStringLiteral("must not be negative"));
    if (digits.size() + exponent > 12)
        return tl::unexpected(QStringLiteral("must be below 1000000000000"));
    if (exponent < -6)
        return tl::unexpected(QStringLiteral("must have at most 6 decimals"));
    qint64 micros = digits.toLongLong();
    for (qint64 k = exponent; k > -6; --k)
        micros *= 10;
    return Decimal(micros);
}

QByteArray Decimal::toText() const
{
    QByteArray text = QByteArray::number(m_micros / kMicros);
    const QByteArray fraction = fractionText(quint64(m_micros % kMicros), 6);
    if (!fraction.isEmpty())
        text += '.' + fraction;
    return text;
}

Amount::Limbs Amount::limbs() const
{
    const Wide units = m_pico / kUnit;
    return {qint64(units / kUnit), qint64(units % kUnit), qint64(m_pico % kUnit)};
}

Amount Amount::fromLimbs(const Limbs &limbs)
{
    return Amount((Wide(limbs.tera) * kUnit + limbs.units) * kUnit + limbs.pico);
}

QString Amount::toText(int minDigits) const
{
    const Wide magnitude = m_pico < 0 ? -m_pico : m_pico;
    QByteArray text;
    Wide units = magnitude / kUnit;
    do {
        text.prepend(char('0' + int(units % 10)));
        units /= 10;
    } while (units > 0);
    QByteArray fraction = fractionText(quint64(magnitude % kUnit), 12);
    if (fraction.size() < minDigits)
        fraction = fraction.leftJustified(minDigits, '0');
    if (!fraction.isEmpty())
        text += '.' + fraction;
    if (m_pico < 0)
        text.prepend('-');
    return QString::fromLatin1(text);
}

Amount Amount::rounded(int digits) const
{
    Wide step = kUnit;
    for (int i = 0; i < digits; ++i)
        step /= 10;
    if (step <= 1)
        return *this;
    const Wide half = m_pico < 0 ? -(step / 2) : step / 2;
    return Amount((m_pico + half) / step * step);
}

Amount Amount::dividedBy(qint64 count) const
{
    const Wide half = (m_pico < 0) == (count < 0) ? Wide(count) / 2 : -(Wide(count) / 2);
    return Amount((m_pico + half) / count);
}

} // namespace answerdesk
