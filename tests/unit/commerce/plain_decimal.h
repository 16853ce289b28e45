// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <algorithm>

namespace answerdesk::commerce {

/// Decimal arithmetic as it is done on paper, digit by digit, so that it shares nothing with the code under
/// test. Numbers are texts such as "12", "0.000001", "1249.99", not negative.
namespace paper {

inline constexpr int kDigits = 12; ///< after the point; every number is kept as that many

inline QByteArray strip(QByteArray digits)
{
    while (digits.size() > 1 && digits.startsWith('0'))
        digits.remove(0, 1);
    return digits;
}

inline QByteArray scaled(const QByteArray &text, int places = kDigits)
{
    const qsizetype point = text.indexOf('.');
    QByteArray fraction = point < 0 ? QByteArray() : text.mid(point + 1);
    return strip((point < 0 ? text : text.left(point)) + fraction.leftJustified(places, '0'));
}

inline QByteArray sum(const QByteArray &a, const QByteArray &b)
{
    QByteArray out;
    int carry = 0;
    for (qsizetype i = 0; i < std::max(a.size(), b.size()) || carry; ++i) {
        const int digit = carry + (i < a.size() ? a[a.size() - 1 - i] - '0' : 0)
            + (i < b.size() ? b[b.size() - 1 - i] - '0' : 0);
        out.prepend(char('0' + digit % 10));
        carry = digit / 10;
    }
    return out.isEmpty() ? QByteArray("0") : out;
}

/// a - b, where a is not the smaller one.
inline QByteArray difference(const QByteArray &a, const QByteArray &b)
{
    QByteArray out;
    int borrow = 0;
    for (qsizetype i = 0; i < a.size(); ++i) {
        int digit = a[a.size() - 1 - i] - '0' - borrow - (i < b.size() ? b[b.size() - 1 - i] - '0' : 0);
        borrow = digit < 0;
        digit += borrow * 10;
        out.prepend(char('0' + digit));
    }
    return strip(out);
}

inline QByteArray product(const QByteArray &a, const QByteArray &b)
{
    QByteArray total("0");
    for (qsizetype i = 0; i < b.size(); ++i) {
        total += '0';
        for (int k = 0; k < b[i] - '0'; ++k)
            total = sum(total, a);
    }
    return strip(total);
}

/// Scaled digits as a plain number with at least so many digits after the point.
inline QByteArray text(const QByteArray &digits, int minDigits)
{
    const QByteArray padded = digits.rightJustified(kDigits + 1, '0');
    QByteArray fraction = padded.right(kDigits);
    while (fraction.size() > minDigits && fraction.endsWith('0'))
        fraction.chop(1);
    return padded.left(padded.size() - kDigits) + (fraction.isEmpty() ? "" : "." + fraction);
}

} // namespace paper

} // namespace answerdesk::commerce
