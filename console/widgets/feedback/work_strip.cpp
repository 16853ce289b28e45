// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/feedback/work_strip.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/keep_room.h"
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

namespace {
constexpr int kBarHeight = 6, kParts = 10'000; // a bar counts in int, files have more bytes
}

WorkStrip::WorkStrip(const QString &icon, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_icon(new GlyphLabel(icon, Ink::Info))
    , m_text(new ElidedLabel)
    , m_bar(new QProgressBar)
    , m_line(new QHBoxLayout)
{
    auto *box = column(this, 0, 8);
    box->setContentsMargins(24, 8, 24, 12);
    m_line->setSpacing(8);
    m_line->addWidget(m_icon);
    m_line->addWidget(m_text, 1);
    box->addLayout(m_line);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(kBarHeight);
    m_bar->setAccessibleName(name);
    box->addWidget(m_bar);
}

void WorkStrip::addButtons(const QList<QPushButton *> &buttons)
{
    for (QPushButton *b : buttons) {
        setCompact(b);
        m_line->addWidget(b);
    }
}

void WorkStrip::tell(const QString &sentence, const QString &icon, Ink ink)
{
    m_text->setText(sentence);
    m_icon->setGlyph(icon, ink);
}

void WorkStrip::showProgress(qint64 done, qint64 total)
{
    m_bar->setRange(0, total > 0 ? kParts : 0);
    m_bar->setValue(total > 0 ? int(double(qBound<qint64>(0, done, total)) / double(total) * kParts) : 0);
    m_bar->show();
}

void WorkStrip::hideProgress() { m_bar->hide(); }

void WorkStrip::keepRoom() { keepRoomWhenHidden(m_bar); }

void WorkStrip::setMargins(const QMargins &margins) { layout()->setContentsMargins(margins); }

} // namespace answerdesk::console
