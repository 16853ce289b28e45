// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// Parts of a whole: one bar, then a line for each part with its figure and its share.
class ShareBar final : public QWidget
{
    Q_OBJECT
public:
    struct Part {
        QString name;
        int value = 0;
        Ink ink = Ink::Chart1;
    };
    explicit ShareBar(const QList<Part> &parts, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Part> m_parts;
};

} // namespace answerdesk::console
