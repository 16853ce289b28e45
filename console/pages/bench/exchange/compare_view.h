// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "console/bench/line_diff.h"
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;
class QTextEdit;

namespace answerdesk::console {

class ElidedLabel;
class SegmentedControl;

/// Two exchanges side by side, line by line: JSON is laid out first, what differs is marked by a sign and a
/// ground.
class CompareView final : public QWidget
{
    Q_OBJECT
public:
    enum Part { Responses, Headers, Requests };
    explicit CompareView(QWidget *parent = nullptr);
    void setExchanges(const ExchangePtr &left, const ExchangePtr &right);
    const QList<DiffRow> &rows() const { return m_rows; }

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void render();
    void renderRows();
    QString textOf(const BenchExchange &exchange) const;
    ExchangePtr m_left;
    ExchangePtr m_right;
    QList<DiffRow> m_rows;
    SegmentedControl *m_part;
    QLabel *m_summary;
    QPushButton *m_close;
    ElidedLabel *m_leftTitle;
    ElidedLabel *m_rightTitle;
    QTextEdit *m_text;
};

} // namespace answerdesk::console
