// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// How far a score reaches, with a line where it is enough. The figures stand beside it, so it is decoration
/// to a screen reader.
class ScoreBar final : public QWidget
{
    Q_OBJECT
public:
    explicit ScoreBar(QWidget *parent = nullptr);
    /// Scores from 0 to full. A threshold below 0 draws no line; a score below it is amber.
    void setScore(double score, double full, double threshold = -1);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_score = 0;
    double m_full = 1;
    double m_threshold = -1;
};

/// "0.42" in the language of the program.
QString scoreText(double score);

} // namespace answerdesk::console
