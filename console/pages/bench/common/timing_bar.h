// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/raw_exchange.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// Where the time of one request went: four parts in proportion, with their figures below.
class TimingBar final : public QWidget
{
    Q_OBJECT
public:
    explicit TimingBar(QWidget *parent = nullptr);
    void setTimings(const client::ExchangeTimings &timings);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Part {
        QString name;
        double ms = 0;
    };
    QList<Part> m_parts; ///< only phases that were reached
};

/// "182 ms", "4.1 ms" below ten, "0.3 ms" below one.
QString durationText(double ms);

} // namespace answerdesk::console
