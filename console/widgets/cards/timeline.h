// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// Steps one under another on a line: polls, waits, the events of a visitor. A click or the arrow keys choose
/// a step.
class Timeline final : public QWidget
{
    Q_OBJECT
public:
    struct Step {
        QString time;
        QString title;
        QString detail;
        Tone tone = Tone::Neutral;
        double wait = -1; ///< 0..1 draws a ring that fills
    };

    explicit Timeline(QWidget *parent = nullptr);
    void setSteps(const QList<Step> &steps);
    const QList<Step> &steps() const { return m_steps; }
    int current() const { return m_current; }
    void setCurrent(int step);
    QSize sizeHint() const override;

signals:
    void currentChanged(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int stepHeight() const;
    QList<Step> m_steps;
    int m_current = -1;
};

} // namespace answerdesk::console
