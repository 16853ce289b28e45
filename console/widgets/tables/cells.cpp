// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/tables/cells.h"
#include "console/widgets/style/style.h"
#include <QtGui/QFontMetricsF>
#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kBars = 92; // pixels that the bars beside a figure take at most
}

qreal figuresWidth(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(font);
    qreal digit = 0, width = 0;
    for (char16_t c = u'0'; c <= u'9'; ++c)
        digit = qMax(digit, metrics.horizontalAdvance(QChar(c)));
    for (const QChar c : text)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

QString elidedFigures(const QFont &font, const QString &text, qreal room)
{
    if (figuresWidth(font, text) <= room + 1)
        return text;
    for (qsizetype kept = text.size() - 1; kept > 0; --kept) {
        const QString shorter = text.left(kept) + u'…';
        if (figuresWidth(font, shorter) <= room + 1)
            return shorter;
    }
    return u"…"_s;
}

void drawFigures(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &whole)
{
    const QString text = elidedFigures(painter->font(), whole, rect.width());
    const QFontMetricsF metrics(painter->font());
    qreal digit = 0;
    for (char16_t c = u'0'; c <= u'9'; ++c)
        digit = qMax(digit, metrics.horizontalAdvance(QChar(c)));
    const qreal width = figuresWidth(painter->font(), text);
    qreal x = alignment & Qt::AlignRight ? rect.right() - width
        : alignment & Qt::AlignHCenter   ? rect.center().x() - width / 2
                                         : rect.left();
    const qreal y = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    for (const QChar c : text) {
        const qreal own = metrics.horizontalAdvance(c), cell = c.isDigit() ? digit : own;
        painter->drawText(QPointF(x + (cell - own) / 2, y), c);
        x += cell;
    }
}

int badgeWidth(const QString &text, const Theme &theme, bool dot)
{
    return QFontMetrics(theme.font(Type::Label)).horizontalAdvance(text) + (dot ? 26 : 12);
}

int cellWidth(const Cell &cell, const Theme &theme)
{
    const auto width = [&](const QFont &font, const QString &text) {
        return text.isEmpty() ? 0 : QFontMetrics(font).horizontalAdvance(text);
    };
    switch (cell.kind) {
    case Cell::Strong:
        return width(theme.mediumFont(), cell.text);
    case Cell::Mono:
        return width(theme.font(Type::Code), cell.text);
    case Cell::Figures:
        return qCeil(figuresWidth(theme.font(Type::Body), cell.text));
    case Cell::Badge:
        return badgeWidth(cell.text, theme, true)
            + (cell.sub.isEmpty() ? 0 : 8 + width(theme.font(Type::Small), cell.sub));
    case Cell::Chips: {
        int sum = 16;
        for (const QString &chip : cell.text.split(u' ', Qt::SkipEmptyParts))
            sum += badgeWidth(chip, theme, false) + 4;
        return sum;
    }
    case Cell::Bars:
        return qCeil(figuresWidth(theme.font(Type::Body), cell.text)) + 12 + kBars;
    case Cell::TwoLine:
        return qMax(width(theme.font(Type::Strong), cell.text), width(theme.font(Type::Small), cell.sub));
    case Cell::Text:
    case Cell::Muted:
        break;
    }
    return width(theme.font(Type::Body), cell.text);
}

int drawBadge(QPainter *painter, const QRect &rect, const QString &text, Tone tone, const Theme &theme,
    bool dot, Qt::LayoutDirection direction, bool onSelection)
{
    painter->save();
    painter->setFont(theme.font(Type::Label));
    const int height = theme.lineHeight(Type::Label) + 4;
    const int width = qMin(badgeWidth(text, theme, dot), rect.width());
    const auto visual = [&](const QRect &r) { return QStyle::visualRect(direction, rect, r); };
    const QRect pill(rect.left(), rect.center().y() - height / 2 + 1, width, height);
    QColor edge = onSelection ? theme.text(tone) : QColor();
    if (onSelection)
        edge.setAlphaF(0.45f);
    drawRounded(
        painter, visual(pill), dot ? height / 2.0 : theme.radius(Radius::Badge), theme.ground(tone), edge);
    if (dot)
        drawRounded(
            painter, visual(QRect(pill.left() + 8, pill.center().y() - 2, 6, 6)), 3, theme.text(tone));
    painter->setPen(theme.text(tone));
    const QRect inner = pill.adjusted(dot ? 18 : 6, 0, 0, 0);
    painter->drawText(visual(inner),
        int(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter),
        painter->fontMetrics().elidedText(text, Qt::ElideRight, inner.width()));
    painter->restore();
    return pill.width();
}

void drawBars(QPainter *painter, const QRectF &rect, const QList<double> &values, const QColor &color)
{
    if (values.isEmpty())
        return;
    const double top = *std::max_element(values.begin(), values.end());
    const qreal step = rect.width() / qreal(values.size()), bar = qMax(1.0, qreal(qFloor(step)) - 1.0);
    QColor pale = color;
    pale.setAlphaF(0.35f);
    for (qsizetype i = 0; i < values.size(); ++i) {
        const bool none = values[i] <= 0;
        const qreal height = none ? 1.0 : qMax(1.0, qreal(qRound(rect.height() * values[i] / top)));
        painter->fillRect(QRectF(qRound(rect.left() + qreal(i) * step), rect.bottom() - height, bar, height),
            none ? pale : color);
    }
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int height = option.widget ? option.widget->property("rowHeight").toInt() : 0;
    return {80, height > 0 ? height : 36};
}

void CellDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    if (!view)
        return;
    const Theme &theme = themeOf(view);
    view->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, view);
    if (!view->property("framed").toBool() || index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
            theme.color(Ink::Border));
    const int visual = view->header()->visualIndex(index.column());
    bool last = true;
    for (int i = visual + 1; i < view->header()->count(); ++i)
        last = last && view->isColumnHidden(view->header()->logicalIndex(i));
    const bool first = visual == 0, mirrored = option.direction == Qt::RightToLeft;
    if (first && view->hasFocus() && view->currentIndex().row() == index.row()) { // visible without colour
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), theme.color(Ink::Focus));
    }
    const int margin = view->property("margin").toInt(), before = first ? margin : 8,
              after = last ? margin : 8;
    painter->save();
    painter->setClipRect(option.rect);
    paintCell(painter, index.data(kCellRole).value<Cell>(),
        option.rect.adjusted(mirrored ? after : before, 0, mirrored ? -before : -after, -1), theme,
        option.direction, option.state & QStyle::State_Selected);
    painter->restore();
}

void CellDelegate::paintCell(QPainter *painter, const Cell &cell, const QRect &r, const Theme &theme,
    Qt::LayoutDirection direction, bool isSelected) const
{
    const auto elided = [&](const QString &s, int width, Qt::TextElideMode mode = Qt::ElideRight) {
        return painter->fontMetrics().elidedText(s, mode, width);
    };
    const int start = int(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter);
    const auto plain = [&](const QFont &font, const QColor &color) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(r, start, elided(cell.text, r.width()));
    };
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(direction, r, rect); };
    const bool none = cell.text == kNoValue;
    const QColor toned = none        ? theme.color(Ink::Text3)
        : cell.tone == Tone::Neutral ? theme.color(Ink::Text)
                                     : theme.text(cell.tone);
    switch (cell.kind) {
    case Cell::Text:
        return plain(theme.font(Type::Body), toned);
    case Cell::Strong:
        return plain(theme.mediumFont(), theme.color(Ink::Text));
    case Cell::Muted:
        return plain(theme.font(Type::Body), theme.color(Ink::Text3));
    case Cell::Mono:
        return plain(theme.font(Type::Code), theme.color(Ink::Text2));
    case Cell::Figures:
        painter->setFont(theme.font(Type::Body));
        painter->setPen(toned);
        return drawFigures(painter, r, Qt::AlignRight, cell.text);
    case Cell::Badge: {
        const int used = drawBadge(painter, r, cell.text, cell.tone, theme, true, direction, isSelected) + 8;
        painter->setFont(theme.font(Type::Small));
        painter->setPen(theme.color(Ink::Text3));
        if (!cell.sub.isEmpty() && r.width() > used)
            painter->drawText(visual(r.adjusted(used, 0, 0, 0)), start, elided(cell.sub, r.width() - used));
        return;
    }
    case Cell::Chips: {
        int x = r.left();
        for (const QString &chip : cell.text.split(u' ', Qt::SkipEmptyParts)) {
            if (x >= r.right() - 16)
                break;
            const QRect rest = visual(QRect(x, r.top(), r.right() - x, r.height()));
            x += drawBadge(painter, rest, chip, Tone::Neutral, theme, false, direction, isSelected) + 4;
        }
        return;
    }
    case Cell::Bars: {
        painter->setFont(theme.font(Type::Body));
        painter->setPen(none ? theme.color(Ink::Text3) : theme.color(Ink::Text));
        drawFigures(painter, r, Qt::AlignRight, cell.text);
        const int room = r.width() - int(figuresWidth(painter->font(), cell.text)) - 12;
        if (room >= 60)
            drawBars(painter, QRectF(r.left(), r.top() + 10, qMin(kBars, room), r.height() - 20), cell.series,
                theme.color(Ink::Chart1));
        return;
    }
    case Cell::TwoLine: {
        const int line = theme.lineHeight(Type::Body), small = theme.lineHeight(Type::Small) + 2;
        const int top = r.center().y() - (line + small) / 2 + 1;
        painter->setFont(theme.font(Type::Strong));
        painter->setPen(theme.color(Ink::Text));
        painter->drawText(QRect(r.left(), top, r.width(), line), start, elided(cell.text, r.width()));
        painter->setFont(theme.font(Type::Small));
        painter->setPen(theme.color(Ink::Text3));
        painter->drawText(QRect(r.left(), top + line, r.width(), small), start,
            elided(cell.sub, r.width(), Qt::ElideMiddle));
        return;
    }
    }
}

} // namespace answerdesk::console
