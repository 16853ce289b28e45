// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/busy_bar.h"
#include "console/widgets/style/style.h"
#include <QtGui/QPainter>

namespace answerdesk::console {

namespace {
constexpr int kHeight = 6;
constexpr int kRoundMs = 1600;
constexpr double kPiece = 0.3;
} // namespace

BusyBar::BusyBar(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(kHeight);
    setAccessibleName(accessibleName);
    m_motion.setStartValue(0.0);
    m_motion.setKeyValueAt(0.5, 1.0);
    m_motion.setEndValue(0.0);
    m_motion.setDuration(kRoundMs);
    m_motion.setLoopCount(-1);
    m_motion.setEasingCurve(QEasingCurve::InOutSine);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void BusyBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    const double at
        = m_motion.state() == QAbstractAnimation::Running ? m_motion.currentValue().toDouble() : 0.5;
    drawRounded(&painter, rect(), kHeight / 2.0, theme.color(Ink::NeutralBg));
    drawRounded(&painter, QRectF(at * (1 - kPiece) * width(), 0, kPiece * width(), height()), kHeight / 2.0,
        theme.color(Ink::AccentFill));
}

void BusyBar::showEvent(QShowEvent *)
{
    if (style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0)
        m_motion.start();
}

void BusyBar::hideEvent(QHideEvent *) { m_motion.stop(); }

} // namespace answerdesk::console
