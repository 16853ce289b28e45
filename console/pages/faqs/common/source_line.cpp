// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/common/source_line.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

QLayout *sourceLine(const QString &icon, const QString &text, const QString &kind)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(new GlyphLabel(icon, Ink::Text3));
    line->addWidget(new ElidedLabel(text, Type::Small, Ink::Text3), 1);
    if (!kind.isEmpty())
        line->addWidget(new Badge(kind, Tone::Neutral, false));
    return line;
}

QLayout *sourceLine(const api::FaqSource &source)
{
    QStringList parts{source.where, source.text.simplified()};
    parts.removeAll(QString());
    return sourceLine(u"knowledge"_s, parts.join(u" · "_s), source.kind);
}

} // namespace answerdesk::console
