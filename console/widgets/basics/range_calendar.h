// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDate>
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

/// Two months side by side in which a first and a last day are chosen, by two clicks or by the arrow keys and
/// Space. Days after the last one that can be chosen rest.
class RangeCalendar final : public QWidget
{
    Q_OBJECT
public:
    explicit RangeCalendar(QDate last, QWidget *parent = nullptr);
    /// Shows them, the last day's month on the right; what is not valid is not chosen.
    void setRange(QDate from, QDate to);
    QDate from() const { return m_from; }
    QDate to() const { return m_to; } ///< not valid while only the first day is chosen
    QDate firstMonth() const { return m_month; }
    /// Where a day stands; empty while neither month shows it.
    QRect rectOf(QDate day) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void rangeChanged(); ///< by its user

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    int cellWidth() const;
    int cellHeight() const;
    int headHeight() const;
    QRect monthRect(int index) const;
    QDate dayAt(const QPoint &at) const;
    void paintMonth(QPainter *painter, int index) const;
    void paintDay(QPainter *painter, QDate day) const;
    void choose(QDate day);
    void moveTo(QDate day);
    void showMonth(QDate day);
    void say();
    QDate m_last;
    QDate m_month; ///< the first day of the left month
    QDate m_from;
    QDate m_to;
    QDate m_cursor;
    QDate m_hovered;
    QPushButton *m_before;
    QPushButton *m_after;
};

} // namespace answerdesk::console
