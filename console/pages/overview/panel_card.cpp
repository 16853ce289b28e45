// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/panel_card.h"
#include "console/widgets/basics/builders.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

PanelCard::PanelCard(const QString &title, const QString &opens, QWidget *parent)
    : Card(parent)
    , m_title(label(title, Type::Section))
    , m_opener(button(opens, {}, Kind::Ghost))
    , m_body(new QVBoxLayout)
{
    setAccessibleName(title);
    auto *box = column(this);
    auto *head = new QWidget;
    auto *line = row(head, 0, 8);
    line->setContentsMargins(16, 8, 8, 8);
    line->addWidget(m_title);
    line->addStretch(1);
    setCompact(m_opener);
    line->addWidget(m_opener);
    box->addWidget(head);
    m_body->setSpacing(0);
    box->addLayout(m_body);
    connect(m_opener, &QPushButton::clicked, this, &PanelCard::opened);
}

void PanelCard::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void PanelCard::clearBody()
{
    while (QLayoutItem *item = m_body->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void PanelCard::addToBody(QWidget *widget) { m_body->addWidget(widget); }

void PanelCard::addSentence(const QString &text)
{
    m_body->addWidget(hairline());
    m_body->addWidget(padded(new Paragraph(text), {16, 12, 16, 16}));
}

} // namespace answerdesk::console
