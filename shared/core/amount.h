// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace answerdesk {

/// A decimal of at most six fraction digits, exact: money or a quantity as it was sent. 0 <= value < 10^12.
class Decimal
{
public:
    static constexpr qint64 kMicros = 1'000'000;
    static constexpr qint64 kLimitMicros = 1'000'000'000'000 * kMicros; ///< exclusive

    constexpr Decimal() = default;
    static constexpr Decimal fromMicros(qint64 micros) { return Decimal(micros); }
    /// Reads JSON number text (digits, optional fraction and exponent). Refused with a reason for people:
    /// not a number, negative, 10^12 and more, or a seventh fraction digit that is not zero.
    static tl::expected<Decimal, QString> parse(QByteArrayView text);

    constexpr qint64 micros() const { return m_micros; }
    QByteArray toText() const; ///< shortest plain decimal: "12", "0.5", "1249.99"
    friend constexpr auto operator<=>(Decimal, Decimal) = default;

private:
    explicit constexpr Decimal(qint64 micros)
        : m_micros(micros)
    {
    }
    qint64 m_micros = 0;
};

/// An exact signed sum of money and of money times quantity: counts 10^-12 of a unit in 128 bits, so it holds
/// |sum| < 1.7 * 10^26 units, which is more than 10^14 of the largest orders.
class Amount
{
public:
    __extension__ typedef __int128 Wide;
    static constexpr Wide kUnit = Wide(1'000'000) * 1'000'000;

    constexpr Amount() = default;
    static constexpr Amount of(Decimal value) { return Amount(Wide(value.micros()) * 1'000'000); }
    static constexpr Amount product(Decimal value, qint64 quantityMicros)
    {
        return Amount(Wide(value.micros()) * quantityMicros);
    }

    /// Three BIGINT columns whose sums stay exact: units of 10^12, units, and 10^-12 of a unit. All have the
    /// amount's sign; adding limbs column by column is adding amounts.
    struct Limbs {
        qint64 tera = 0, units = 0, pico = 0;
        friend constexpr bool operator==(const Limbs &, const Limbs &) = default;
    };
    Limbs limbs() const;
    static Amount fromLimbs(const Limbs &limbs);

    constexpr bool isZero() const { return m_pico == 0; }
    constexpr bool isNegative() const { return m_pico < 0; }
    /// Plain decimal with at least minDigits fraction digits and no superfluous ones after those.
    QString toText(int minDigits = 0) const;
    /// Half away from zero to this many digits; for averages, the only place where a figure is rounded.
    Amount rounded(int digits) const;
    Amount dividedBy(qint64 count) const; ///< rounded to 10^-12; count must not be 0
    double toDouble() const { return double(m_pico) / 1e12; } ///< for drawing only

    constexpr Amount operator+(Amount other) const { return Amount(m_pico + other.m_pico); }
    constexpr Amount operator-(Amount other) const { return Amount(m_pico - other.m_pico); }
    constexpr Amount &operator+=(Amount other)
    {
        m_pico += other.m_pico;
        return *this;
    }
    friend constexpr bool operator==(Amount a, Amount b) { return a.m_pico == b.m_pico; }
    friend constexpr bool operator<(Amount a, Amount b) { return a.m_pico < b.m_pico; }

private:
    explicit constexpr Amount(Wide pico)
        : m_pico(pico)
    {
    }
    Wide m_pico = 0;
};

} // namespace answerdesk
