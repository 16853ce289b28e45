// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/style/glyph.h"
#include "console/widgets/style/popup.h"
#include "console/widgets/style/style.h"
#include <QtGui/QPainter>
#include <QtWidgets/QStyleOption>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

bool focusVisible(const QStyleOption *option)
{
    return (option->state & QStyle::State_HasFocus) && (option->state & QStyle::State_KeyboardFocusChange);
}

bool isFilled(Kind kind) { return kind == Kind::Primary || kind == Kind::Danger; }

} // namespace

void drawRounded(QPainter *painter, const QRectF &rect, qreal radius, const QColor &fill,
    const QColor &border, qreal width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    if (border.isValid()) {
        painter->setPen(QPen(border, width));
        const qreal half = width / 2;
        painter->drawRoundedRect(
            rect.adjusted(half, half, -half, -half), qMax(0.0, radius - half), qMax(0.0, radius - half));
    } else {
        painter->setPen(Qt::NoPen);
        painter->drawRoundedRect(rect, radius, radius);
    }
    painter->restore();
}

void LookStyle::drawButtonPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Kind kind = kindOf(widget);
    const bool enabled = option->state & State_Enabled;
    const bool hover = enabled && (option->state & State_MouseOver);
    const bool down = option->state & (State_Sunken | State_On);
    const qreal radius = m_theme.radius(Radius::Control);
    if (kind == Kind::Segment) { // the chosen one of a row is raised
        if (down)
            drawRounded(painter, option->rect, radius - 1, m_theme.color(Ink::NavSelected),
                m_theme.color(Ink::BorderStrong));
        else if (hover)
            drawRounded(painter, option->rect, radius - 1, m_theme.color(Ink::Hover));
        if (focusVisible(option))
            drawRounded(painter, option->rect, radius - 1, {}, m_theme.color(Ink::Focus), 2);
        return;
    }
    QColor fill, border;
    if (!enabled) {
        fill = kind == Kind::Ghost ? QColor() : m_theme.color(Ink::NeutralBg);
    } else if (kind == Kind::Primary) {
        fill = m_theme.color(down ? Ink::AccentFillPressed : hover ? Ink::AccentFillHover : Ink::AccentFill);
    } else if (kind == Kind::Danger) {
        fill = m_theme.color(hover || down ? Ink::DangerFillHover : Ink::DangerFill);
    } else if (kind == Kind::Ghost) {
        fill = down ? m_theme.color(Ink::Pressed) : hover ? m_theme.color(Ink::Hover) : QColor();
    } else {
        fill = m_theme.color(down ? Ink::Pressed : hover ? Ink::Hover : Ink::Surface);
        border = m_theme.color(Ink::BorderStrong);
    }
    if (fill.isValid() || border.isValid())
        drawRounded(painter, option->rect, radius, fill, border);
    if (!focusVisible(option))
        return;
    if (isFilled(kind))
        drawRounded(painter, QRectF(option->rect).adjusted(2, 2, -2, -2), radius - 2, {},
            m_theme.color(Ink::OnAccent), 1.5);
    else
        drawRounded(painter, option->rect, radius, {}, m_theme.color(Ink::Focus), 2);
}

void LookStyle::drawButtonLabel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    if (!button)
        return;
    const Kind kind = kindOf(widget);
    const bool enabled = option->state & State_Enabled;
    const bool off = kind == Kind::Segment && !(option->state & State_On);
    const QColor text = m_theme.color(!enabled ? Ink::Text3
            : off                              ? Ink::Text2
            : isFilled(kind)                   ? Ink::OnAccent
                                               : Ink::Text);
    const QColor icon = isFilled(kind) || !enabled ? text : m_theme.color(Ink::Text2);
    const int iconWidth = button->icon.isNull() ? 0 : m_theme.size(Size::Icon);
    const int gap = iconWidth && !button->text.isEmpty() ? 6 : 0;
    const int menu = button->features & QStyleOptionButton::HasMenu ? 18 : 0;
    const QRect r = option->rect;
    const int room = r.width() - iconWidth - gap - menu - 4;
    const QString shown = button->text.isEmpty()
        ? QString()
        : option->fontMetrics.elidedText(button->text, Qt::ElideRight, room, Qt::TextShowMnemonic);
    const int textWidth = option->fontMetrics.size(Qt::TextShowMnemonic, shown).width();
    int x = r.x() + (r.width() - iconWidth - gap - textWidth - menu) / 2;
    const auto place = [&](int width) {
        const QRect cell(x, r.y(), width, r.height());
        x += width;
        return visualRect(option->direction, r, cell);
    };
    if (iconWidth) {
        const QRect cell = place(iconWidth);
        glyph::paint(painter, QRectF(cell.x(), r.y() + (r.height() - iconWidth) / 2.0, iconWidth, iconWidth),
            button->icon.name(), icon);
        x += gap;
    }
    painter->setPen(text);
    painter->drawText(place(textWidth + 1), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic, shown);
    if (menu) {
        const QRect cell = place(menu);
        glyph::paint(
            painter, QRectF(cell.x() + 3, r.y() + (r.height() - 14) / 2.0, 14, 14), u"chevron-down"_s, icon);
    }
}

void LookStyle::drawField(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const bool focus = option->state & State_HasFocus, enabled = option->state & State_Enabled;
    const bool invalid = widget && widget->property("invalid").toBool();
    const Ink border = invalid ? Ink::DangerFill
        : focus                ? Ink::Focus
        : enabled              ? Ink::BorderControl
                               : Ink::Border;
    drawRounded(painter, option->rect, m_theme.radius(Radius::Control),
        m_theme.color(enabled ? Ink::Surface : Ink::Sunken), m_theme.color(border), focus || invalid ? 2 : 1);
}

void LookStyle::drawIndicator(
    bool radio, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const bool on = option->state & (State_On | State_NoChange), enabled = option->state & State_Enabled;
    const bool isSwitch = kindOf(widget) == Kind::Switch;
    const QColor fill = m_theme.color(!enabled ? Ink::NeutralBg : on ? Ink::AccentFill : Ink::Surface);
    const QColor border = m_theme.color(!enabled ? Ink::Border : on ? Ink::AccentFill : Ink::BorderControl);
    const QRectF r = option->rect;
    if (isSwitch) {
        drawRounded(painter, r, 9, on ? fill : m_theme.color(enabled ? Ink::BorderControl : Ink::Border));
        const bool right = on == (option->direction == Qt::LeftToRight);
        drawRounded(painter, QRectF(right ? r.right() - 16 : r.left() + 2, r.top() + 2, 14, 14), 7,
            QColor(Qt::white));
    } else if (radio) {
        drawRounded(painter, r, 8, on ? m_theme.color(Ink::Surface) : fill, border, on ? 5 : 1);
    } else {
        drawRounded(painter, r, 4, fill, border);
        if (on)
            glyph::paint(painter, r.adjusted(1, 1, -1, -1), u"check"_s,
                m_theme.color(enabled ? Ink::OnAccent : Ink::Text3));
    }
    if (focusVisible(option))
        drawRounded(painter, r.adjusted(-2, -2, 2, 2),
            isSwitch    ? 11
                : radio ? 10
                        : 6,
            {}, m_theme.color(Ink::Focus), 1.5);
}

void LookStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const QRect r = option->rect;
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
    case PE_FrameButtonTool:
        return drawButtonPanel(option, painter, widget);
    case PE_PanelLineEdit:
        if (const auto *f = qstyleoption_cast<const QStyleOptionFrame *>(option); f && f->lineWidth > 0)
            drawField(option, painter, widget);
        return;
    case PE_FrameLineEdit:
    case PE_FrameFocusRect:
    case PE_PanelItemViewRow:
    case PE_PanelMenuBar:
        return; // fields and rows draw their own
    case PE_Frame:
        if (widget && widget->property("field").toBool())
            return drawField(option, painter, widget);
        if (isComboFrame(widget))
            return drawRounded(painter, r, m_theme.radius(Radius::Control), m_theme.color(Ink::Surface),
                m_theme.color(Ink::BorderStrong));
        return drawRounded(painter, r, m_theme.radius(Radius::Control), {}, m_theme.color(Ink::Border));
    case PE_PanelMenu:
        return drawRounded(painter, r, m_theme.radius(Radius::Control), m_theme.color(Ink::Surface));
    case PE_FrameMenu:
        return drawRounded(painter, r, m_theme.radius(Radius::Control), {}, m_theme.color(Ink::BorderStrong));
    case PE_FrameTabBarBase:
        return painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), m_theme.color(Ink::Border));
    case PE_PanelTipLabel:
        return drawRounded(painter, r, 0, m_theme.color(Ink::Toast));
    case PE_IndicatorHeaderArrow:
        return; // its label draws it
    case PE_PanelItemViewItem: {
        const bool selected = option->state & State_Selected, hover = option->state & State_MouseOver;
        if (selected || hover)
            painter->fillRect(r, m_theme.color(selected ? Ink::Selection : Ink::Hover));
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
        return drawIndicator(element == PE_IndicatorRadioButton, option, painter, widget);
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void LookStyle::drawHeaderLabel(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (!header)
        return;
    const bool sorted = header->sortIndicator != QStyleOptionHeader::None;
    const int margin = widget && widget->parentWidget()
        ? qMax(0, widget->parentWidget()->property("margin").toInt() - m_theme.space(Space::S))
        : 0;
    const bool only = header->position == QStyleOptionHeader::OnlyOneSection;
    const bool first = only || header->position == QStyleOptionHeader::Beginning;
    const bool last = only || header->position == QStyleOptionHeader::End;
    const bool mirrored = option->direction == Qt::RightToLeft;
    const int before = first ? margin : 0, after = last ? margin : 0;
    const QRect r = option->rect.adjusted(mirrored ? after : before, 0, mirrored ? -before : -after, 0);
    const int arrow = sorted ? 16 : 0;
    const QString text = option->fontMetrics.elidedText(header->text, Qt::ElideRight, r.width() - arrow);
    const bool right = visualAlignment(option->direction, header->textAlignment) & Qt::AlignRight;
    painter->setPen(m_theme.color(sorted ? Ink::Text : Ink::Text3));
    painter->drawText(right && sorted ? r.adjusted(0, 0, -arrow, 0) : r,
        int(visualAlignment(option->direction, header->textAlignment)), text);
    if (!sorted)
        return;
    const int width = option->fontMetrics.horizontalAdvance(text);
    const int x = right ? r.right() - 13 : r.left() + width + 4;
    glyph::paint(painter, QRectF(x, r.center().y() - 6, 14, 14),
        header->sortIndicator == QStyleOptionHeader::SortUp ? u"chevron-down"_s : u"chevron-up"_s,
        m_theme.color(Ink::Text2));
}

void LookStyle::drawMenuItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    if (!item)
        return;
    const QRect r = option->rect;
    if (item->menuItemType == QStyleOptionMenuItem::Separator)
        return painter->fillRect(
            QRect(r.left() + 4, r.center().y(), r.width() - 8, 1), m_theme.color(Ink::Border));
    const bool enabled = option->state & State_Enabled;
    if (enabled && (option->state & State_Selected))
        drawRounded(painter, QRectF(r).adjusted(2, 0, -2, 0), m_theme.radius(Radius::Badge),
            m_theme.color(Ink::Hover));
    const auto visual = [&](const QRect &rect) { return visualRect(option->direction, r, rect); };
    const QRect lead = visual(QRect(r.left() + 10, r.center().y() - 7, 16, 16));
    const bool isPicture = !item->icon.isNull() && item->icon.name().isEmpty();
    if (isPicture)
        item->icon.paint(painter, lead.adjusted(-2, -2, 2, 2));
    if (item->checked) // beside a picture at the other end
        glyph::paint(painter, isPicture ? visual(QRect(r.right() - 24, r.center().y() - 7, 16, 16)) : lead,
            u"check"_s, m_theme.color(Ink::Accent));
    else if (!item->icon.isNull() && !item->icon.name().isEmpty())
        glyph::paint(painter, lead, item->icon.name(), m_theme.color(enabled ? Ink::Text2 : Ink::Disabled));
    const qsizetype tab = item->text.indexOf(u'\t');
    const auto mnemonic = styleHint(SH_UnderlineShortcut, option, widget, nullptr) ? Qt::TextShowMnemonic
                                                                                   : Qt::TextHideMnemonic;
    painter->save();
    painter->setFont(item->font);
    painter->setPen(m_theme.color(enabled ? Ink::Text : Ink::Disabled));
    painter->drawText(visual(r.adjusted(34, 0, -28, 0)), Qt::AlignVCenter | Qt::AlignLeft | mnemonic,
        tab < 0 ? item->text : item->text.left(tab));
    if (tab >= 0) {
        painter->setPen(m_theme.color(enabled ? Ink::Text3 : Ink::Disabled));
        painter->drawText(
            visual(r.adjusted(34, 0, -14, 0)), Qt::AlignVCenter | Qt::AlignRight, item->text.mid(tab + 1));
    }
    painter->restore();
    if (item->menuItemType == QStyleOptionMenuItem::SubMenu)
        glyph::paint(painter, visual(QRect(r.right() - 22, r.center().y() - 6, 14, 14)), u"chevron-right"_s,
            m_theme.color(Ink::Text2));
}

void LookStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const QRect r = option->rect;
    switch (element) {
    case CE_PushButtonBevel:
        return drawButtonPanel(option, painter, widget);
    case CE_PushButtonLabel:
        return drawButtonLabel(option, painter, widget);
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            if (combo->editable)
                return; // its line edit draws the text
            painter->setPen(m_theme.color(option->state & State_Enabled ? Ink::Text : Ink::Disabled));
            const QRect edit = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            painter->drawText(edit, int(visualAlignment(option->direction, Qt::AlignLeft) | Qt::AlignVCenter),
                option->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, edit.width()));
        }
        return;
    case CE_HeaderEmptyArea:
    case CE_HeaderSection:
        if (!widget || !widget->parentWidget() || !widget->parentWidget()->property("framed").toBool())
            painter->fillRect(r, m_theme.color(Ink::Sunken));
        return painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), m_theme.color(Ink::Border));
    case CE_HeaderLabel:
        return drawHeaderLabel(option, painter, widget);
    case CE_TabBarTabShape:
        if (option->state & State_Selected)
            painter->fillRect(
                QRect(r.left() + 8, r.bottom() - 1, r.width() - 16, 2), m_theme.color(Ink::AccentFill));
        if (focusVisible(option))
            drawRounded(painter, QRectF(r).adjusted(2, 4, -2, -4), 4, {}, m_theme.color(Ink::Focus), 2);
        return;
    case CE_TabBarTabLabel:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            painter->setPen(m_theme.color(option->state & State_Selected ? Ink::Text
                    : option->state & State_MouseOver                    ? Ink::Text2
                                                                         : Ink::Text3));
            painter->drawText(r, Qt::AlignCenter | Qt::TextShowMnemonic, tab->text);
        }
        return;
    case CE_Splitter:
        return painter->fillRect(r, m_theme.color(Ink::Border));
    case CE_ProgressBarGroove:
        return drawRounded(painter, r, r.height() / 2.0, m_theme.color(Ink::NeutralBg));
    case CE_ProgressBarContents:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option); bar) {
            QRectF part = r;
            if (bar->maximum <= bar->minimum) // of unknown length
                return drawRounded(painter, part.adjusted(r.width() / 3.0, 0, -r.width() / 3.0, 0),
                    r.height() / 2.0, m_theme.color(Ink::AccentFill));
            part.setWidth(qMax(part.height(),
                part.width() * (bar->progress - bar->minimum) / qMax(1, bar->maximum - bar->minimum)));
            return drawRounded(painter, visualRect(option->direction, r, part.toRect()), part.height() / 2,
                m_theme.color(Ink::AccentFill));
        }
        break;
    case CE_MenuItem:
        return drawMenuItem(option, painter, widget);
    case CE_MenuBarEmptyArea:
        return painter->fillRect(r, m_theme.color(Ink::Sidebar));
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            painter->fillRect(r, m_theme.color(Ink::Sidebar));
            if (option->state & (State_Selected | State_Sunken))
                drawRounded(painter, QRectF(r).adjusted(1, 2, -1, -2), m_theme.radius(Radius::Badge),
                    m_theme.color(Ink::NavHover));
            painter->setPen(m_theme.color(option->state & State_Enabled ? Ink::Text2 : Ink::Disabled));
            const bool underline = styleHint(SH_UnderlineShortcut, option, widget, nullptr);
            painter->drawText(r,
                Qt::AlignCenter | Qt::TextSingleLine
                    | (underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                item->text);
        }
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void LookStyle::drawScrollBar(
    const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const bool horizontal = option->state & State_Horizontal;
    const bool active = (option->state & State_MouseOver) || (option->activeSubControls & SC_ScrollBarSlider);
    const QRectF r = subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget);
    const qreal inset = active ? 2 : 3;
    drawRounded(painter, horizontal ? r.adjusted(2, inset, -2, -inset) : r.adjusted(inset, 2, -inset, -2), 4,
        m_theme.color(active ? Ink::BorderControl : Ink::BorderStrong));
}

void LookStyle::drawSpinBox(const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (!spin)
        return;
    if (spin->frame)
        drawField(option, painter, widget);
    const auto arrow = [&](SubControl sub, QAbstractSpinBox::StepEnabledFlag step, const QString &name) {
        const QRect cell = subControlRect(CC_SpinBox, option, sub, widget);
        const bool can = (option->state & State_Enabled) && (spin->stepEnabled & step);
        if (can && option->activeSubControls == sub)
            drawRounded(painter, QRectF(cell).adjusted(1, 1, -2, -1), m_theme.radius(Radius::Badge),
                m_theme.color(option->state & State_Sunken ? Ink::Pressed : Ink::Hover));
        glyph::paint(painter, QRectF(cell.center().x() - 5, cell.center().y() - 5, 12, 12), name,
            m_theme.color(can ? Ink::Text2 : Ink::Disabled));
    };
    if (spin->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    arrow(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, u"chevron-up"_s);
    arrow(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, u"chevron-down"_s);
}

void LookStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        if (kindOf(widget) == Kind::Quiet)
            drawButtonPanel(option, painter, widget);
        else
            drawField(option, painter, widget);
        const QRect r = option->rect;
        glyph::paint(painter,
            visualRect(option->direction, r, QRect(r.right() - 22, r.center().y() - 6, 14, 14)),
            u"chevron-down"_s, m_theme.color(option->state & State_Enabled ? Ink::Text2 : Ink::Disabled));
        return;
    }
    if (control == CC_SpinBox)
        return drawSpinBox(option, painter, widget);
    if (control == CC_ScrollBar)
        return drawScrollBar(option, painter, widget);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace answerdesk::console
