// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class ElidedLabel;

/// One line of colour and words across a page: offline, read only, partial data.
class Banner final : public QWidget
{
    Q_OBJECT
public:
    explicit Banner(Tone tone, const QString &icon, const QString &text = {}, QPushButton *action = nullptr,
        QWidget *parent = nullptr);
    void setText(const QString &text);
    QString text() const;
    /// At the right of what stands there.
    void addButton(QPushButton *button);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
    ElidedLabel *m_text;
};

} // namespace answerdesk::console
