// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/cards/conflict_card.h"
#include "console/widgets/basics/builders.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ConflictCard::ConflictCard(QWidget *parent)
    : Card(parent)
    , m_text(new Paragraph({}, QPalette::WindowText))
{
    setInks(Ink::WarningBg, Ink::WarningBg);
    auto *box = column(this, 12, 8);
    box->addWidget(m_text);
    auto *take = button(tr("Use theirs"));
    setCompact(take);
    box->addWidget(take, 0, Qt::AlignLeft);
    connect(take, &QPushButton::clicked, this, &ConflictCard::takeOverWanted);
    hide();
}

void ConflictCard::setTheirs(const QString &sentence, const QString &theirs)
{
    m_text->setPlain(sentence + u"\n\n"_s + theirs);
    show();
}

} // namespace answerdesk::console
