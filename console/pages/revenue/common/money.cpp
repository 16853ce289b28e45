// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/common/money.h"
#include "console/widgets/tables/cells.h"
#include "shared/schema/types.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString grouped(QString digits, const QString &separator)
{
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, separator);
    return digits;
}

struct MoneyTexts {
    Q_DECLARE_TR_FUNCTIONS(MoneyTexts)
};

QString withSymbol(const QString &figure, bool isNegative, const QString &currency, const QLocale &locale)
{
    const QString sign = isNegative ? u"−"_s : QString();
    const QString symbol = currency == u"EUR" ? u"€"_s
        : currency == u"USD"                  ? u"$"_s
        : currency == u"GBP"                  ? u"£"_s
                                              : QString();
    // Where the locale puts a symbol: before the figure in English, behind it in German.
    if (!symbol.isEmpty() && locale.toCurrencyString(1, symbol).startsWith(symbol))
        return sign + symbol + figure;
    return sign + figure + u' ' + (symbol.isEmpty() ? currency : symbol);
}

} // namespace

QString exactMoney(const QString &decimal, const QString &currency, const QLocale &locale)
{
    if (decimal.isEmpty())
        return kNoValue.toString();
    const bool isNegative = decimal.startsWith(u'-');
    const QString plain = isNegative ? decimal.mid(1) : decimal;
    QString fraction = plain.section(u'.', 1);
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
    while (fraction.size() < schema::minorUnits(currency))
        fraction += u'0';
    QString figure = grouped(plain.section(u'.', 0, 0), locale.groupSeparator());
    if (!fraction.isEmpty())
        figure += locale.decimalPoint() + fraction;
    return withSymbol(figure, isNegative, currency, locale);
}

QString shortMoney(const QString &decimal, const QString &currency, const QLocale &locale)
{
    constexpr double kMillion = 1'000'000, kWhole = 10'000;
    const double value = qAbs(decimal.toDouble()); // rounded anyway
    if (value < kWhole)
        return exactMoney(decimal, currency, locale);
    const QString figure = value >= kMillion
        ? MoneyTexts::tr("%1 M", "millions").arg(locale.toString(value / kMillion, 'f', 2))
        : locale.toString(value, 'f', 0);
    return withSymbol(figure, decimal.startsWith(u'-'), currency, locale);
}

QString percentText(const QString &share, const QLocale &locale)
{
    return share.isEmpty() ? kNoValue.toString() : locale.toString(share.toDouble() * 100, 'f', 1) + u" %"_s;
}

} // namespace answerdesk::console
