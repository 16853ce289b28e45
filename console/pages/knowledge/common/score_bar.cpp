// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/common/score_bar.h"
#include "console/widgets/style/style.h"
#include <QtCore/QLocale>
#include <QtGui/QPainter>

namespace answerdesk::console {

namespace {
constexpr int kBar = 6, kLine = 14;
}

QString scoreText(double score) { return QLocale().toString(score, 'f', 2); }

ScoreBar::ScoreBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBar::setScore(double score, double full, double threshold)
{
    m_score = qMax(0.0, score);
    m_full = qMax(full, 1e-9);
    m_threshold = threshold;
    updateGeometry();
    update();
}

QSize ScoreBar::sizeHint() const { return {80, m_threshold >= 0 ? kLine : kBar}; }

void ScoreBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    const QRectF groove(0, (height() - kBar) / 2.0, width(), kBar);
    drawRounded(&painter, groove, kBar / 2.0, theme.color(Ink::NeutralBg));
    const auto at = [&](double score) { return width() * qMin(1.0, score / m_full); };
    const auto visual = [&](const QRectF &rect) {
        return QRectF(QStyle::visualRect(layoutDirection(), this->rect(), rect.toRect()));
    };
    QRectF part = groove;
    part.setWidth(qMax<double>(kBar, at(m_score)));
    const bool isShort = m_threshold >= 0 && m_score < m_threshold;
    if (m_score > 0)
        drawRounded(&painter, visual(part), kBar / 2.0, theme.color(isShort ? Ink::Chart3 : Ink::Chart1));
    if (m_threshold >= 0)
        painter.fillRect(
            visual(QRectF(qMin(at(m_threshold), width() - 2.0), 0, 2, height())), theme.color(Ink::Text));
}

} // namespace answerdesk::console
