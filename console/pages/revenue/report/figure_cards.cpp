// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/figure_cards.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/widgets/basics/builders.h"
#include "console/words/server_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

const api::RevenueFigure *figureIn(const std::vector<api::RevenueFigure> &figures, const QString &name)
{
    const auto found = std::find_if(figures.begin(), figures.end(),
        [&name](const api::RevenueFigure &figure) { return figure.name == name; });
    return found == figures.end() ? nullptr : &*found;
}

QList<double> trendOf(const api::RevenueOfCurrency *part, const QString &name)
{
    QList<double> values; // for drawing only
    if (!part)
        return values;
    for (const api::RevenueDay &day : part->days) {
        if (name == u"attributed_revenue")
            values << day.revenue.toDouble();
        else if (name == u"orders")
            values << double(day.orders);
        else if (name == u"added_to_cart")
            values << day.addedToCart.toDouble();
    }
    return values;
}

} // namespace

FigureCards::FigureCards(QWidget *parent)
    : QWidget(parent)
{
    QList<MetricCard *> cards;
    for (const char *name :
        {"attributed_revenue", "orders", "average_order_value", "added_to_cart", "conversion"}) {
        const QString known = QString::fromLatin1(name);
        auto *card = new MetricCard(figuretext::title(known), {});
        card->setObjectName(u"figure_"_s + known);
        card->setOpens(tr("Show the rows behind this figure"));
        const qsizetype index = m_shown.size();
        connect(card, &MetricCard::activated, this, [this, index] {
            if (!m_shown[index].figure.rows.isEmpty())
                emit figureActivated(m_shown[index].figure);
        });
        m_shown << Shown{known, card, {}};
        cards << card;
    }
    column(this)->addWidget(new CardRow(cards));
}

void FigureCards::setReport(const api::Revenue &report, const api::RevenueOfCurrency *part, bool compares)
{
    for (Shown &shown : m_shown) {
        const api::RevenueFigure *figure = part ? figureIn(part->figures, shown.name) : nullptr;
        if (!figure)
            figure = figureIn(report.funnel, shown.name);
        shown.figure = figure ? *figure : api::RevenueFigure();
        const QString currency = part ? part->currency : QString();
        const QString before = compares && figure && figure->previous
            ? tr("was %1").arg(figuretext::value(*figure, figure->previous, currency))
            : QString();
        shown.card->setValue(figuretext::value(shown.figure, shown.figure.value, currency), before);
        const QString shortBefore = before.isEmpty()
            ? QString()
            : tr("was %1").arg(figuretext::shortValue(*figure, figure->previous, currency));
        shown.card->setShortValue(
            figuretext::shortValue(shown.figure, shown.figure.value, currency), shortBefore);
        shown.card->setFormula(serverwords::translated(shown.figure.formula));
        shown.card->setChange(
            compares ? figuretext::change(shown.figure) : QString(), figuretext::tone(shown.figure));
        shown.card->setTrend(trendOf(part, shown.name));
    }
}

} // namespace answerdesk::console
