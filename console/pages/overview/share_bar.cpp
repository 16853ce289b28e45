// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/share_bar.h"
#include "console/widgets/style/style.h"
#include "console/widgets/tables/cells.h"
#include <QtCore/QLocale>
#include <QtGui/QPainter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kBar = 8, kAbove = 4, kBelow = 8, kGap = 2, kSquare = 10;

QString shareText(int value, int total)
{
    return QLocale().toString(total > 0 ? 100.0 * value / total : 0.0, 'f', 1) + u" %"_s;
}

} // namespace

ShareBar::ShareBar(const QList<Part> &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    int total = 0;
    for (const Part &part : m_parts)
        total += part.value;
    QStringList spoken;
    for (const Part &part : m_parts)
        spoken << u"%1: %2, %3"_s.arg(
            part.name, QLocale().toString(part.value), shareText(part.value, total));
    setAccessibleName(spoken.join(u"; "_s));
}

QSize ShareBar::sizeHint() const
{
    const int line = themeOf(this).lineHeight(Type::Body) + 4;
    return {260, kAbove + kBar + kBelow + int(m_parts.size()) * line};
}

void ShareBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    int total = 0;
    for (const Part &part : m_parts)
        total += part.value;
    const auto shown
        = std::count_if(m_parts.cbegin(), m_parts.cend(), [](const Part &part) { return part.value > 0; });
    const double room = width() - kGap * qMax<double>(0, double(shown) - 1);
    double x = 0;
    const int line = theme.lineHeight(Type::Body) + 4;
    int y = kAbove + kBar + kBelow;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Part &part : m_parts) {
        if (part.value > 0) {
            const double wide = room * part.value / total;
            drawRounded(&painter, QRectF(x, kAbove, wide, kBar), 2, theme.color(part.ink));
            x += wide + kGap;
        }
        const auto placed = [&](const QRect &rect) {
            return QStyle::visualRect(layoutDirection(), QRect(0, 0, width(), height()), rect);
        };
        const QRect square = placed(QRect(0, y + (line - kSquare) / 2, kSquare, kSquare));
        drawRounded(&painter, square, 2, theme.color(part.ink));
        painter.setFont(theme.font(Type::Body));
        const int share = int(figuresWidth(theme.font(Type::Body), u"100.0 %"_s)) + 4;
        const int figure = int(figuresWidth(theme.font(Type::Body), QLocale().toString(part.value)));
        const QRect text = placed(QRect(kSquare + 8, y, width() - kSquare - 8 - share - figure - 16, line));
        painter.setPen(theme.color(Ink::Text));
        painter.drawText(text,
            int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
            painter.fontMetrics().elidedText(part.name, Qt::ElideRight, text.width()));
        drawFigures(&painter, placed(QRect(width() - share - figure - 8, y, figure + 4, line)),
            Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(part.value));
        painter.setPen(theme.color(Ink::Text3));
        drawFigures(&painter, placed(QRect(width() - share, y, share, line)),
            Qt::AlignRight | Qt::AlignVCenter, shareText(part.value, total));
        y += line;
    }
}

} // namespace answerdesk::console
