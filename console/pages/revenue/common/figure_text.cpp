// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/widgets/tables/cells.h"
#include "shared/api/revenue_figures.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct FigureTexts {
    Q_DECLARE_TR_FUNCTIONS(FigureTexts)
};

} // namespace

QString figuretext::title(const QString &name)
{
    static const std::pair<QLatin1String, const char *> kTitles[] = {
        {QLatin1String("attributed_revenue"), QT_TRANSLATE_NOOP("FigureTexts", "Attributed revenue")},
        {QLatin1String("refunded"), QT_TRANSLATE_NOOP("FigureTexts", "Refunded")},
        {QLatin1String("net_revenue"), QT_TRANSLATE_NOOP("FigureTexts", "Net revenue")},
        {QLatin1String("direct_revenue"), QT_TRANSLATE_NOOP("FigureTexts", "Direct revenue")},
        {QLatin1String("assisted_revenue"), QT_TRANSLATE_NOOP("FigureTexts", "Assisted revenue")},
        {QLatin1String("helpful_revenue"), QT_TRANSLATE_NOOP("FigureTexts", "After a helpful answer")},
        {QLatin1String("orders"), QT_TRANSLATE_NOOP("FigureTexts", "Orders")},
        {QLatin1String("average_order_value"), QT_TRANSLATE_NOOP("FigureTexts", "Average order value")},
        {QLatin1String("added_to_cart"), QT_TRANSLATE_NOOP("FigureTexts", "Added to carts")},
        {QLatin1String("carts"), QT_TRANSLATE_NOOP("FigureTexts", "Carts")},
        {QLatin1String("average_cart_value"), QT_TRANSLATE_NOOP("FigureTexts", "Average cart value")},
        {QLatin1String("active_days"), QT_TRANSLATE_NOOP("FigureTexts", "Days with carts")},
        {QLatin1String("daily_cart_value"), QT_TRANSLATE_NOOP("FigureTexts", "Daily cart value")},
        {QLatin1String("tickets"), QT_TRANSLATE_NOOP("FigureTexts", "Tickets")},
        {QLatin1String("helpful_tickets"), QT_TRANSLATE_NOOP("FigureTexts", "Tickets, helped")},
        {QLatin1String("tickets_with_cart"), QT_TRANSLATE_NOOP("FigureTexts", "Tickets with a cart")},
        {QLatin1String("tickets_with_order"), QT_TRANSLATE_NOOP("FigureTexts", "Tickets with an order")},
        {QLatin1String("refunds"), QT_TRANSLATE_NOOP("FigureTexts", "Refunds")},
        {QLatin1String("events"), QT_TRANSLATE_NOOP("FigureTexts", "Cart events")},
        {QLatin1String("conversion"), QT_TRANSLATE_NOOP("FigureTexts", "Conversion rate")},
    };
    for (const auto &[known, text] : kTitles) {
        if (name == known)
            return FigureTexts::tr(text);
    }
    return name;
}

bool figuretext::isMoney(const QString &name)
{
    return std::any_of(api::kFigures.begin(), api::kFigures.end(), [&](const api::FigureInfo &figure) {
        return name == QLatin1String(figure.name) && figure.unit == std::string_view("money");
    });
}

QString figuretext::value(
    const api::RevenueFigure &figure, const std::optional<QString> &value, const QString &currency)
{
    const QLocale locale;
    if (!value)
        return kNoValue.toString();
    if (figure.unit == u"money")
        return exactMoney(*value, currency, locale);
    return figure.unit == u"ratio" ? percentText(*value, locale) : locale.toString(value->toLongLong());
}

QString figuretext::shortValue(
    const api::RevenueFigure &figure, const std::optional<QString> &value, const QString &currency)
{
    return value && figure.unit == u"money" ? shortMoney(*value, currency, QLocale())
                                            : figuretext::value(figure, value, currency);
}

QString figuretext::change(const api::RevenueFigure &figure)
{
    if (!figure.changePercent)
        return {};
    QString text = *figure.changePercent;
    const bool isLess = text.startsWith(u'-');
    text.remove(u'-');
    text.replace(u'.', QLocale().decimalPoint());
    return (isLess ? u"−"_s : u"+"_s) + text + u" %"_s;
}

Tone figuretext::tone(const api::RevenueFigure &figure)
{
    const double change = figure.changePercent.value_or(QString()).toDouble();
    if (change == 0 || figure.name == u"active_days")
        return Tone::Neutral;
    const bool isGood = (change > 0) != (figure.name == u"refunded");
    return isGood ? Tone::Success : Tone::Danger;
}

QString figuretext::helpful(const QString &channel) { return FigureTexts::tr("%1, helpful").arg(channel); }

QString figuretext::channel(const QString &channel)
{
    return channel == u"chat" ? FigureTexts::tr("Chat")
        : channel == u"faq"   ? FigureTexts::tr("Product FAQs")
                              : channel;
}

} // namespace answerdesk::console
