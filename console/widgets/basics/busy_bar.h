// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QVariantAnimation>
#include <QtWidgets/QWidget>

namespace answerdesk::console {

/// Work of unknown length: a piece that wanders along a groove, or stands in its middle where motion is
/// switched off.
class BusyBar final : public QWidget
{
    Q_OBJECT
public:
    explicit BusyBar(const QString &accessibleName, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    QVariantAnimation m_motion;
};

} // namespace answerdesk::console
