// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/activity/details_panel.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kNarrowest = 352, kFactWidth = 68; // an identifier stands on one line
} // namespace

DetailsPanel::DetailsPanel(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_state(new Badge)
    , m_title(new ElidedLabel({}, Type::Code, Ink::Text, Qt::ElideMiddle))
    , m_facts(new FactList(kFactWidth))
    , m_copy(button({}, u"copy"_s, Kind::Ghost, tr("Copy details")))
{
    setOnSurface(this);
    setAccessibleName(name);
    setMinimumWidth(kNarrowest);
    m_title->setObjectName(u"detailsTitle"_s);
    m_outer = column(this);
    auto *bar = new QWidget;
    auto *head = row(bar, 0, 4);
    head->setContentsMargins(16, 10, 8, 6);
    auto *close = button({}, u"close"_s, Kind::Ghost, tr("Close details"));
    m_copy->setObjectName(u"detailsCopy"_s);
    close->setObjectName(u"detailsClose"_s);
    head->addWidget(m_state);
    head->addStretch(1);
    for (QPushButton *b : {m_copy, close}) {
        setCompact(b);
        head->addWidget(b);
    }
    m_outer->addWidget(bar);
    auto *content = new QWidget;
    setOnSurface(content);
    m_body = column(content, 0, 12);
    m_body->setContentsMargins(16, 0, 16, 16);
    m_body->addWidget(m_title);
    m_body->addWidget(m_facts);
    m_body->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_outer->addWidget(scroll, 1);
    connect(m_copy, &QPushButton::clicked, this, &DetailsPanel::copyDetails);
    connect(close, &QPushButton::clicked, this, &DetailsPanel::closeRequested);
}

void DetailsPanel::focusFirst() { m_copy->setFocus(Qt::TabFocusReason); }

void DetailsPanel::copyDetails()
{
    if (!m_lines.isEmpty())
        QGuiApplication::clipboard()->setText(text());
}

void DetailsPanel::begin(const QString &state, Tone tone, const QString &title)
{
    m_state->set(state, tone);
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_lines = QStringList{u"%1  %2"_s.arg(state, title).trimmed()};
    m_facts->clear();
    clearAfter(2);
}

int DetailsPanel::mark() const { return m_body->count() - 1; } // the stretch stays last

void DetailsPanel::clearAfter(int mark)
{
    while (m_body->count() - 1 > mark) {
        QLayoutItem *item = m_body->takeAt(mark);
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // one of its buttons may be what led here
        }
        delete item;
    }
}

void DetailsPanel::add(QWidget *widget) { m_body->insertWidget(mark(), widget); }

void DetailsPanel::addFact(const QString &name, const QString &value, const QString &tip)
{
    if (value.isEmpty())
        return;
    m_facts->set(name, value, tip);
    m_lines << u"%1: %2"_s.arg(name, value);
}

void DetailsPanel::addNote(const QString &heading, const QString &text, Tone tone)
{
    auto *card = new Card;
    const Ink ground = tone == Tone::Danger ? Ink::DangerBg
        : tone == Tone::Info                ? Ink::InfoBg
                                            : Ink::WarningBg;
    card->setInks(ground, ground);
    auto *box = column(card, 12, 4);
    box->addWidget(label(heading, Type::Strong));
    auto *words = new Paragraph(text, QPalette::WindowText);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->addWidget(words);
    add(card);
    m_lines << u"%1: %2"_s.arg(heading, text);
}

void DetailsPanel::addHeading(const QString &text)
{
    add(hairline());
    add(label(text, Type::Section));
}

void DetailsPanel::addWords(const QString &text, Type type)
{
    auto *words
        = new Paragraph(text, type == Type::Small ? QPalette::PlaceholderText : QPalette::WindowText, type);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    add(words);
    m_lines << text;
}

void DetailsPanel::setFoot(const QList<QPushButton *> &buttons)
{
    m_foot = new QWidget;
    auto *box = column(m_foot);
    box->addWidget(hairline());
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->setContentsMargins(16, 10, 16, 12);
    for (QPushButton *b : buttons)
        line->addWidget(b);
    line->addStretch(1);
    box->addLayout(line);
    m_outer->addWidget(m_foot);
}

} // namespace answerdesk::console
