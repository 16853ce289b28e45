// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/banner.h"
#include "console/widgets/builders.h"
#include "console/widgets/cells.h"
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
    if (action) {
        setCompact(action);
        box->addWidget(action);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(text);
}

void Banner::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

QString Banner::text() const { return m_text->text(); }

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeOf(this).ground(m_tone));
}

FactList::FactList(int keyWidth, QWidget *parent)
    : QWidget(parent)
    , m_keyWidth(keyWidth)
{
    column(this, 0, 4);
}

void FactList::set(const QString &key, const QString &value, const QString &tip)
{
    const QString shown = value.isEmpty() ? kNoValue.toString() : value;
    for (const auto &[name, field] : std::as_const(m_values)) {
        if (name != key)
            continue;
        field->setText(shown);
        field->setToolTip(tip);
        return;
    }
    auto *line = new QWidget;
    auto *box = row(line, 0, 8);
    auto *name = label(key, Type::Small, QPalette::PlaceholderText);
    name->setMinimumWidth(m_keyWidth * themeOf(this).textPercent() / 100);
    name->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *field = selectable(label(shown, Type::Small));
    field->setWordWrap(true);
    field->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    field->setMinimumSize(40, 1);
    field->setAccessibleName(key);
    field->setToolTip(tip);
    box->addWidget(name);
    box->addWidget(field, 1);
    layout()->addWidget(line);
    m_values.append({key, field});
}

void FactList::remove(const QString &key)
{
    m_values.removeIf([&](const auto &entry) {
        if (entry.first == key)
            delete entry.second->parentWidget();
        return entry.first == key;
    });
}

void FactList::clear()
{
    for (const auto &[name, field] : std::as_const(m_values))
        delete field->parentWidget();
    m_values.clear();
}

} // namespace answerdesk::console
