// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/theme.h"
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace answerdesk::console {

class ElidedLabel;
class GlyphLabel;

/// One line of colour and words across a page: offline, read only, partial data.
class Banner final : public QWidget
{
    Q_OBJECT
public:
    explicit Banner(Tone tone, const QString &icon, const QString &text = {}, QPushButton *action = nullptr,
        QWidget *parent = nullptr);
    void setText(const QString &text);
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
    ElidedLabel *m_text;
};

/// Keys left, values right, in small; a value may be replaced later.
class FactList final : public QWidget
{
    Q_OBJECT
public:
    explicit FactList(int keyWidth = 112, QWidget *parent = nullptr);
    /// An empty value is shown as an en dash. The tip holds the exact form, for instance the time in UTC.
    void set(const QString &key, const QString &value, const QString &tip = {});
    void remove(const QString &key);
    void clear();

private:
    int m_keyWidth;
    QList<std::pair<QString, QLabel *>> m_values;
};

} // namespace answerdesk::console
