// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/range_calendar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/basics/time_text.h"
#include <QtCore/QLocale>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kDaysAWeek = 7, kWeeks = 6, kMonths = 2;

QDate monthOf(QDate day) { return QDate(day.year(), day.month(), 1); }

} // namespace

RangeCalendar::RangeCalendar(QDate last, QWidget *parent)
    : QWidget(parent)
    , m_last(last)
    , m_cursor(last)
    , m_before(button({}, u"chevron-left"_s, Kind::Ghost, tr("Month before")))
    , m_after(button({}, u"chevron-right"_s, Kind::Ghost, tr("Next month")))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Days"));
    setRole(this, QAccessible::Grouping);
    auto *line = row(this, 0, 0);
    for (QPushButton *turn : {m_before, m_after}) {
        setCompact(turn);
        turn->setFocusPolicy(Qt::NoFocus); // Page Up and Page Down do it
    }
    line->addWidget(m_before, 0, Qt::AlignTop);
    line->addStretch();
    line->addWidget(m_after, 0, Qt::AlignTop);
    connect(m_before, &QPushButton::clicked, this, [this] { showMonth(m_month.addMonths(-1)); });
    connect(m_after, &QPushButton::clicked, this, [this] { showMonth(m_month.addMonths(1)); });
    showMonth(last.addMonths(-1));
}

int RangeCalendar::cellWidth() const { return themeOf(this).size(Size::Control); }

int RangeCalendar::cellHeight() const { return themeOf(this).size(Size::Control) - 4; }

/// The name of the month, and those of the days of the week.
int RangeCalendar::headHeight() const
{
    return themeOf(this).size(Size::Control) + themeOf(this).lineHeight(Type::Caption) + 4;
}

QSize RangeCalendar::sizeHint() const
{
    const int gap = themeOf(this).space(Space::Xl);
    return {kMonths * kDaysAWeek * cellWidth() + gap, headHeight() + kWeeks * cellHeight()};
}

QRect RangeCalendar::monthRect(int index) const
{
    const int wide = kDaysAWeek * cellWidth();
    const QRect place(index == 0 ? 0 : width() - wide, 0, wide, height());
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

QRect RangeCalendar::rectOf(QDate day) const
{
    const QDate month = monthOf(day);
    const int index = month == m_month ? 0 : month == m_month.addMonths(1) ? 1 : -1;
    if (index < 0)
        return {};
    const int first = (month.dayOfWeek() - QLocale().firstDayOfWeek() + kDaysAWeek) % kDaysAWeek;
    const int at = first + day.day() - 1;
    const QRect place = monthRect(index);
    const QRect cell(place.left() + at % kDaysAWeek * cellWidth(),
        headHeight() + at / kDaysAWeek * cellHeight(), cellWidth(), cellHeight());
    return QStyle::visualRect(layoutDirection(), place, cell);
}

QDate RangeCalendar::dayAt(const QPoint &at) const
{
    for (QDate day = m_month; day < m_month.addMonths(kMonths); day = day.addDays(1)) {
        if (rectOf(day).contains(at))
            return day;
    }
    return {};
}

void RangeCalendar::setRange(QDate from, QDate to)
{
    const bool isRange = from.isValid() && to.isValid() && from <= to;
    m_from = isRange ? from : QDate();
    m_to = isRange ? to : QDate();
    if (isRange) {
        m_cursor = qMin(to, m_last);
        showMonth(monthOf(m_cursor).addMonths(-1));
    }
    update();
}

void RangeCalendar::showMonth(QDate day)
{
    // The month of the last day is never the left one: there would be nothing to choose beside it.
    m_month = qMin(monthOf(day), monthOf(m_last).addMonths(-1));
    m_after->setEnabled(m_month < monthOf(m_last).addMonths(-1));
    update();
}

void RangeCalendar::choose(QDate day)
{
    if (!day.isValid() || day > m_last)
        return;
    m_cursor = day;
    if (!m_from.isValid() || m_to.isValid()) { // another range begins
        m_from = day;
        m_to = QDate();
    } else {
        m_to = qMax(m_from, day);
        m_from = qMin(m_from, day);
    }
    say();
    update();
    emit rangeChanged();
}

void RangeCalendar::moveTo(QDate day)
{
    m_cursor = qMin(day, m_last);
    if (rectOf(m_cursor).isEmpty())
        showMonth(m_cursor < m_month ? m_cursor : m_cursor.addMonths(-1));
    say();
    update();
}

void RangeCalendar::say()
{
    QString text = timetext::date(m_cursor, "ddd d MMM yyyy");
    if (m_from.isValid() && m_to.isValid())
        text += u", "_s
            + tr("chosen: %1 to %2")
                  .arg(timetext::date(m_from, "d MMM yyyy"), timetext::date(m_to, "d MMM yyyy"));
    else if (m_from.isValid())
        text += u", "_s + tr("first day: %1").arg(timetext::date(m_from, "d MMM yyyy"));
    setAccessibleDescription(text);
}

void RangeCalendar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (int index = 0; index < kMonths; ++index)
        paintMonth(&painter, index);
}

void RangeCalendar::paintMonth(QPainter *painter, int index) const
{
    const Theme &theme = themeOf(this);
    const QDate month = m_month.addMonths(index);
    const QRect place = monthRect(index);
    const QLocale locale;
    painter->setFont(theme.font(Type::Strong));
    painter->setPen(theme.color(Ink::Text));
    painter->drawText(QRect(place.left(), 0, place.width(), cellHeight() - 2), Qt::AlignCenter,
        locale.toString(month, u"MMMM yyyy"_s));
    painter->setFont(theme.font(Type::Caption));
    painter->setPen(theme.color(Ink::Text3));
    const int line = theme.lineHeight(Type::Caption);
    for (int i = 0; i < kDaysAWeek; ++i) {
        const int weekday = (locale.firstDayOfWeek() - 1 + i) % kDaysAWeek + 1;
        const QRect cell(place.left() + i * cellWidth(), headHeight() - line - 2, cellWidth(), line);
        painter->drawText(QStyle::visualRect(layoutDirection(), place, cell), Qt::AlignCenter,
            locale.standaloneDayName(weekday, QLocale::ShortFormat).left(2));
    }
    for (QDate day = month; day.month() == month.month(); day = day.addDays(1))
        paintDay(painter, day);
}

void RangeCalendar::paintDay(QPainter *painter, QDate day) const
{
    const Theme &theme = themeOf(this);
    const QRect cell = rectOf(day).adjusted(0, 1, 0, -1);
    const int radius = theme.radius(Radius::Control);
    const bool open = m_from.isValid() && !m_to.isValid();
    const QDate end = open && m_hovered.isValid() ? m_hovered : m_to;
    const QDate first = end.isValid() ? qMin(m_from, end) : m_from,
                last = end.isValid() ? qMax(m_from, end) : m_from;
    const bool isEnd = day == m_from || (day == m_to && m_to.isValid());
    if (m_from.isValid() && first <= day && day <= last)
        painter->fillRect(cell, theme.color(Ink::Selection));
    if (isEnd)
        drawRounded(painter, cell, radius, theme.color(Ink::AccentFill));
    else if (day == m_hovered && day <= m_last)
        drawRounded(painter, cell, radius, theme.color(Ink::Hover));
    if (hasFocus() && day == m_cursor)
        drawRounded(painter, cell.adjusted(1, 1, -1, -1), radius - 1, {},
            theme.color(isEnd ? Ink::OnAccent : Ink::Focus), isEnd ? 1.5 : 2);
    painter->setFont(day == m_last ? theme.font(Type::Strong) : theme.font(Type::Body));
    painter->setPen(theme.color(isEnd ? Ink::OnAccent
            : day > m_last            ? Ink::Disabled
            : day == m_last           ? Ink::Accent
                                      : Ink::Text));
    painter->drawText(cell, Qt::AlignCenter, QLocale().toString(day.day()));
}

void RangeCalendar::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(dayAt(event->position().toPoint()));
}

void RangeCalendar::mouseMoveEvent(QMouseEvent *event)
{
    const QDate day = dayAt(event->position().toPoint());
    if (std::exchange(m_hovered, day) != day)
        update();
}

void RangeCalendar::leaveEvent(QEvent *)
{
    m_hovered = QDate();
    update();
}

void RangeCalendar::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(m_cursor.addDays(-forward));
    case Qt::Key_Right:
        return moveTo(m_cursor.addDays(forward));
    case Qt::Key_Up:
        return moveTo(m_cursor.addDays(-kDaysAWeek));
    case Qt::Key_Down:
        return moveTo(m_cursor.addDays(kDaysAWeek));
    case Qt::Key_PageUp:
        return moveTo(m_cursor.addMonths(-1));
    case Qt::Key_PageDown:
        return moveTo(m_cursor.addMonths(1));
    case Qt::Key_Home:
        return moveTo(monthOf(m_cursor));
    case Qt::Key_End:
        return moveTo(monthOf(m_cursor).addMonths(1).addDays(-1));
    case Qt::Key_Space:
        return choose(m_cursor);
    default:
        QWidget::keyPressEvent(event); // Enter presses the dialog's button
    }
}

void RangeCalendar::focusInEvent(QFocusEvent *event)
{
    say();
    QWidget::focusInEvent(event);
    update();
}

void RangeCalendar::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace answerdesk::console
