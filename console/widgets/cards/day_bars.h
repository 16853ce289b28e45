// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDate>
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// Counts per day as bars on a line, first and last day named; a hover tells day and count.
class DayBars final : public QWidget
{
    Q_OBJECT
public:
    explicit DayBars(const QString &accessibleName, QWidget *parent = nullptr);
    void setValues(QDate first, const QList<double> &values);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QDate m_first;
    QList<double> m_values;
};

} // namespace answerdesk::console
