// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/cards/timeline.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/style/style.h"
#include "console/widgets/tables/cells.h"
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTimeWidth = 84;
constexpr int kLineX = 103;
constexpr int kTextX = 124;

} // namespace

Timeline::Timeline(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setRole(this, QAccessible::List);
    setAccessibleName(tr("Steps"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int Timeline::stepHeight() const
{
    const Theme &theme = themeOf(this);
    return theme.lineHeight(Type::Body) + theme.lineHeight(Type::Small) + 24;
}

QSize Timeline::sizeHint() const { return {320, int(m_steps.size()) * stepHeight()}; }

void Timeline::setSteps(const QList<Step> &steps)
{
    m_steps = steps;
    m_current = qMin(m_current, int(steps.size()) - 1);
    QStringList spoken;
    for (const Step &step : steps)
        spoken << u"%1 %2 %3"_s.arg(step.time, step.title, step.detail);
    setAccessibleDescription(spoken.join(u'\n'));
    updateGeometry();
    update();
}

void Timeline::setCurrent(int step)
{
    if (step == m_current || step < 0 || step >= m_steps.size())
        return;
    m_current = step;
    update();
    emit currentChanged(step);
}

void Timeline::mousePressEvent(QMouseEvent *event) { setCurrent(int(event->position().y()) / stepHeight()); }

void Timeline::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up)
        return setCurrent(m_current + (event->key() == Qt::Key_Down ? 1 : -1));
    QWidget::keyPressEvent(event);
}

void Timeline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    const int height = stepHeight();
    const auto visual = [this](const QRect &r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int start = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    for (int i = 0; i < m_steps.size(); ++i) {
        const Step &step = m_steps[i];
        const int top = i * height, y = top + 18;
        if (i == m_current)
            drawRounded(&painter, QRect(0, top, width(), height - 2), theme.radius(Radius::Control),
                theme.color(Ink::Selection), hasFocus() ? theme.color(Ink::Focus) : QColor(), 2);
        painter.setFont(theme.font(Type::Small));
        painter.setPen(theme.color(Ink::Text3));
        drawFigures(&painter, visual(QRect(4, y - 10, kTimeWidth - 4, 20)),
            layoutDirection() == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight, step.time);
        if (i + 1 < m_steps.size())
            painter.fillRect(visual(QRect(kLineX, y + 10, 1, height - 20)), theme.color(Ink::BorderStrong));
        const QRectF dot = visual(QRect(kLineX - 5, y - 5, 11, 11));
        if (step.wait >= 0) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(theme.color(Ink::BorderStrong), 2));
            painter.drawEllipse(dot);
            painter.setPen(QPen(theme.color(Ink::Accent), 2));
            painter.drawArc(dot, 90 * 16, -int(360 * 16 * qMin(1.0, step.wait)));
            painter.setRenderHint(QPainter::Antialiasing, false);
        } else {
            drawRounded(&painter, dot.adjusted(1, 1, -1, -1), 4.5, theme.text(step.tone));
        }
        const int room = width() - kTextX - 8;
        painter.setFont(theme.font(Type::Strong));
        painter.setPen(theme.color(Ink::Text));
        painter.drawText(visual(QRect(kTextX, y - 10, room, 20)), start,
            painter.fontMetrics().elidedText(step.title, Qt::ElideRight, room));
        painter.setFont(theme.font(Type::Small));
        painter.setPen(theme.color(Ink::Text3));
        painter.drawText(visual(QRect(kTextX, y + 10, room, 18)), start,
            painter.fontMetrics().elidedText(step.detail, Qt::ElideRight, room));
    }
}

} // namespace answerdesk::console
