// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/banner.h"
#include "console/widgets/basics/builders.h"
#include <QtGui/QAccessible>
#include <QtGui/QPainter>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

Banner::Banner(Tone tone, const QString &icon, const QString &text, QPushButton *action, QWidget *parent)
    : QWidget(parent)
    , m_tone(tone)
    , m_text(new ElidedLabel(text))
{
    auto *box = row(this);
    box->setContentsMargins(24, 6, 24, 6);
    box->addWidget(new GlyphLabel(icon, inkOf(tone)));
    box->addWidget(m_text, 1);
    if (action)
        addButton(action);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(text);
}

void Banner::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

void Banner::addButton(QPushButton *button)
{
    setCompact(button);
    layout()->addWidget(button);
}

QString Banner::text() const { return m_text->text(); }

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).ground(m_tone));
}

} // namespace answerdesk::console
