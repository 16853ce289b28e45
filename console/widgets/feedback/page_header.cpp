// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/basics/builders.h"
#include <QtGui/QPainter>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

PageHeader::PageHeader(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_subtitle(new ElidedLabel({}, Type::Body, Ink::Text3))
{
    m_line = row(this);
    m_line->setContentsMargins(24, 16, 24, 12);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(label(title, Type::Title));
    texts->addWidget(m_subtitle);
    m_line->addLayout(texts, 1);
    setAccessibleName(title);
}

void PageHeader::setSubtitle(const QString &text)
{
    m_text = text;
    showSubtitle();
}

void PageHeader::setAge(const QString &age, const QString &tip)
{
    m_age = age;
    setToolTip(tip);
    showSubtitle();
}

void PageHeader::showSubtitle()
{
    setAccessibleDescription(m_age);
    m_subtitle->setText(m_text.isEmpty() || m_age.isEmpty() ? m_text + m_age : m_text + u" · "_s + m_age);
}

void PageHeader::addAction(QWidget *control) { m_line->addWidget(control); }

Toolbar::Toolbar(int margin, QWidget *parent)
    : QWidget(parent)
    , m_controls(new QWidget)
    , m_line(row(m_controls))
{
    auto *outer = row(this, 0, 0);
    outer->setContentsMargins(margin, 0, margin, 12);
    outer->addWidget(m_controls);
}

void Toolbar::add(QWidget *control, int stretch) { m_line->addWidget(control, stretch); }

void Toolbar::addRoom() { m_line->addStretch(1); }

void Toolbar::setSubstitute(QWidget *line)
{
    m_substitute = line;
    line->hide();
    layout()->addWidget(line);
}

void Toolbar::showSubstitute(bool shown)
{
    m_substitute->setMinimumHeight(m_controls->sizeHint().height());
    m_controls->setVisible(!shown);
    m_substitute->setVisible(shown);
}

SegmentedControl::SegmentedControl(const QString &accessibleName, const QStringList &choices, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
    , m_line(row(this, 2, 0))
{
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setChoices(choices);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit currentChanged(id);
    });
}

void SegmentedControl::setChoices(const QStringList &choices)
{
    const QSignalBlocker quiet(m_group);
    const int before = current();
    for (QAbstractButton *old : m_group->buttons()) {
        m_group->removeButton(old);
        delete old;
    }
    for (int i = 0; i < choices.size(); ++i) {
        auto *choice = button(choices[i], {}, Kind::Segment);
        choice->setCheckable(true);
        choice->setFixedHeight(themeOf(this).size(Size::Control) - 4);
        choice->setAccessibleDescription(accessibleName());
        m_group->addButton(choice, i);
        m_line->addWidget(choice);
    }
    setCurrent(before >= 0 && before < choices.size() ? before : 0);
}

int SegmentedControl::current() const { return m_group->checkedId(); }

void SegmentedControl::setCurrent(int index)
{
    if (QAbstractButton *choice = m_group->button(index))
        choice->setChecked(true);
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    drawRounded(&painter, rect(), theme.radius(Radius::Control) + 1, theme.color(Ink::Sunken),
        theme.color(Ink::Border));
}

} // namespace answerdesk::console
