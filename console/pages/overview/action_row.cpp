// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/action_row.h"
#include "console/widgets/basics/builders.h"
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

Ink groundOf(Tone tone)
{
    static constexpr Ink kGrounds[]
        = {Ink::NeutralBg, Ink::InfoBg, Ink::SuccessBg, Ink::WarningBg, Ink::DangerBg};
    return kGrounds[int(tone)];
}

ActionRow::ActionRow(
    const QString &icon, Tone tone, const QString &title, const QString &why, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
{
    auto *box = column(this);
    box->addWidget(hairline());
    auto *inner = new QWidget;
    auto *line = row(inner, 0, 12);
    line->setContentsMargins(16, 10, 16, 10);
    line->addWidget(new GlyphLabel(icon, inkOf(tone), 32, groundOf(tone)));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(new ElidedLabel(title, Type::Strong));
    texts->addWidget(new ElidedLabel(why, Type::Small, Ink::Text3));
    line->addLayout(texts, 1);
    box->addWidget(inner);
}

QPushButton *ActionRow::setVerb(const QString &verb, Kind kind)
{
    auto *made = button(verb, {}, kind);
    setCompact(made);
    made->setAccessibleName(u"%1: %2"_s.arg(m_title, verb));
    static_cast<QBoxLayout *>(layout()->itemAt(1)->widget()->layout())->addWidget(made);
    return made;
}

} // namespace answerdesk::console
