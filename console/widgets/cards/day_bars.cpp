// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/cards/day_bars.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/style/style.h"
#include "console/widgets/tables/cells.h"
#include <QtCore/QLocale>
#include <QtGui/QHelpEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

DayBars::DayBars(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(104);
    setMinimumWidth(120);
    setAccessibleName(accessibleName);
}

void DayBars::setValues(QDate first, const QList<double> &values)
{
    m_first = first;
    m_values = values;
    double sum = 0;
    for (const double value : values)
        sum += value;
    setAccessibleDescription(tr("%1 in %2 days").arg(QLocale().toString(sum, 'f', 0)).arg(values.size()));
    update();
}

void DayBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    const int foot = theme.lineHeight(Type::Caption) + 2;
    painter.fillRect(QRect(0, height() - foot, width(), 1), theme.color(Ink::BorderStrong));
    drawBars(&painter, QRectF(0, 0, width(), height() - foot), m_values, theme.color(Ink::Chart1));
    if (!m_first.isValid() || m_values.isEmpty())
        return;
    painter.setFont(theme.font(Type::Caption));
    painter.setPen(theme.color(Ink::Text3));
    const QRect line(0, height() - foot + 2, width(), foot - 2);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, timetext::date(m_first, "d MMM"));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
        timetext::date(m_first.addDays(m_values.size() - 1), "d MMM"));
}

bool DayBars::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_values.isEmpty() || !m_first.isValid())
        return QWidget::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    const qsizetype day
        = qBound<qsizetype>(0, help->pos().x() * m_values.size() / qMax(1, width()), m_values.size() - 1);
    QToolTip::showText(help->globalPos(),
        u"%1: %2"_s.arg(
            timetext::date(m_first.addDays(day), "ddd d MMM"), QLocale().toString(m_values[day], 'f', 0)),
        this);
    return true;
}

} // namespace answerdesk::console
